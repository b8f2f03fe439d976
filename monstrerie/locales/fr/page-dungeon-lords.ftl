# Le plateau de Dungeon Lords dans le navigateur.

page-dl-parts = Parties du plateau
page-dl-tab-land = Plateau central
page-dl-tab-battle = Bataille
page-dl-tab-domain = Mon donjon
page-dl-land = Plateau central : huit actions, taverne, magasin et échelle de méchanceté
page-dl-mark = { $mark ->
    [gold] { $count } Or
    [food] { $count } Nourriture
    [evil] { $count } de méchanceté
    [imps] { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
    [workers] { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
    [traps] { $count ->
        [one] { $count } carte Piège
       *[other] { $count } cartes Piège
    }
    [monsters] { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
    [hp] { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
    [disarm] désarme { $count }
    [heal] guérit { $count }
    [magic] { $count } de magie
    [better] −{ $count } de méchanceté
    [spy] regarder une carte Combat
    [foreman] plus un de vos diablotins comme contremaître
    [troll] { $count ->
        [one] { $count } jeton Troll
       *[other] { $count } jetons Troll
    }
    [tired] { $count } de fatigue
    [lock] inaccessible
    [taxes] { $count ->
        [one] { $count } marqueur de taxe impayée
       *[other] { $count } marqueurs de taxes impayées
    }
    [tunnel] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
    [paladin] paladin
    [strong] au combat
    [winter] hiver
    [spring] printemps
    [summer] été
    [autumn] automne
    [payday] jour de paye
    [special] événement spécial
   *[hidden] pas encore connu
}
page-dl-monster = { $monster ->
    [goblin] gobelin
    [slime] visqueux
    [ghost] fantôme
    [troll] troll
    [witch] sorcière
    [vampire] vampire
    [golem] automate
    [dragon] dragon
   *[demon] démon
    [sheep] mouton
}
page-dl-room = { $room ->
    [henhouse] poulailler
    [mushroom-farm] champignonnière
    [souvenir-shop] magasin de souvenirs
    [mint] hôtel des monnaies
    [workshop] atelier
    [tool-shed] cabane à outils
    [printing-house] imprimerie
    [magic-chamber] chambre magique
    [training-room] chambre d’entraînement
    [dark-room] chambre noire
    [labyrinth] labyrinthe
    [anti-magic-room] salle anti-magie
    [cafeteria] cafétéria
    [chapel] chapelle
    [pandemonium] pandémonium
   *[pantheon] panthéon
}
page-dl-trap = { $trap ->
    [rolling-stone] pierre roulante
    [wall-of-fire] mur de feu
    [pendulum] balancier
    [trap-door] trappe
    [cursed-ring] anneau maudit
    [poisoned-meal] repas empoisonné
    [poisoned-dart] fléchette empoisonnée
    [anti-magic-dart] fléchette anti-magie
   *[kamikaze-imp] diablotin kamikaze
}

page-dl-space = { dl-order }, case { $space }.{ $gold ->
    [0] {""}
   *[other] {" "}Coûte { $gold } Or.
}{ $food ->
    [0] {""}
   *[other] {" "}Coûte { $food } Nourriture.
}{ $evil ->
    [0] {""}
   *[other] {" "}Coûte { $evil } de méchanceté.
}{ $got_food ->
    [0] {""}
   *[other] {" "}Rapporte { $got_food } Nourriture.
}{ $got_gold ->
    [0] {""}
   *[other] {" "}Rapporte { $got_gold } Or.
}{ $better ->
    [0] {""}
   *[other] {" "}Retire { $better } de méchanceté.
}{ $spy ->
    [yes] {" "}Regardez une carte Combat.
   *[no] {""}
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $order ->
        [imps] { $imps ->
            [one] Rapporte { $imps } diablotin.
           *[other] Rapporte { $imps } diablotins.
        }
       *[other] { $imps ->
            [one] Jusqu’à { $imps } diablotin y travaille
           *[other] Jusqu’à { $imps } diablotins y travaillent
        }{ $foreman ->
            [yes] , plus un autre de vos diablotins comme contremaître.
           *[no] .
        }
    }
}{ $traps ->
    [0] {""}
    [one] {" "}Piochez { $traps } carte Piège.
   *[other] {" "}Piochez { $traps } cartes Piège.
}{ $discard ->
    [0] {""}
   *[other] {" "}Puis défaussez-en { $discard }.
}
page-dl-space-held = Le larbin { $de_seat } est ici.
page-dl-space-dummy = Le larbin d’un joueur fictif est ici.
page-dl-evilness = Échelle de méchanceté.
page-dl-evil-of = { $seat } : { $evil }.
page-dl-paladin = { $where ->
    [tent] Le paladin ira au premier joueur qui atteindra { $step } de méchanceté.
    [dungeon] Le paladin est devant le donjon { $de_seat }.
   *[gone] Le paladin n’est plus là.
}
page-dl-tavern = Taverne ({ $left ->
    [0] plus de tuile
    [one] encore { $left } tuile
   *[other] encore { $left } tuiles
} dans la pile)
page-dl-tavern-short = Taverne
page-dl-shop = Magasin ({ $left ->
    [0] plus de salle
    [one] encore { $left } salle
   *[other] encore { $left } salles
} dans la pile)
page-dl-shop-short = Magasin
page-dl-monster-label = { $monster } : coûte { $wage }
page-dl-room-label = { $room }{ $workers ->
    [0] {""}
    [one] , { $workers } ouvrier
   *[other] , { $workers } ouvriers
}
page-dl-hero = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $class } : { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } blessure
   *[other] , { $wounds } blessures
}{ $disarm ->
    [0] {""}
   *[other] , désarme { $disarm }
}{ $heal ->
    [0] {""}
   *[other] , guérit { $heal }
}{ $magic ->
    [0] {""}
   *[other] , { $magic } de magie
}
page-dl-trap-label = { $trap }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}{ $gold ->
    [0] {""}
   *[other] , coûte { $gold } Or
}{ $food ->
    [0] {""}
   *[other] , coûte { $food } Nourriture
}{ $imps ->
    [0] {""}
    [one] , coûte { $imps } diablotin
   *[other] , coûte { $imps } diablotins
}
page-dl-ground = { $at } : pas encore creusé
page-dl-tunnel = tunnel
page-dl-conquered = tuile conquise
page-dl-digging = un diablotin creuse
page-dl-mining = un diablotin extrait de l’or
page-dl-used = { $uses ->
    [one] a déjà servi cette saison
   *[other] a déjà servi deux fois cette saison
}

page-dl-year = Année { $year }
page-dl-event-hidden = Pas encore connu
page-dl-holiday = congé
page-dl-coming = Arrivent cette saison : un pour chaque joueur
page-dl-coming-next = Aventuriers de la saison prochaine
page-dl-comes-to = En l’état, il viendrait chez { $seat }.
page-dl-cards = Cartes Combat de l’année
page-dl-card = Manche { $round } : le sort demande { $magic } de magie.
page-dl-card-known = { $card }, { $fast ->
    [yes] rapide
   *[no] lent
}, fatigue { $fatigue }.
page-dl-card-hidden = Face cachée.
page-dl-speed = { $fast ->
    [yes] sort rapide
   *[no] sort lent
}
page-dl-party = Le groupe à l’entrée, en ordre de marche
page-dl-nobody = Personne n’est à l’entrée.
page-dl-site = Site de construction, 5 sur 4
page-dl-domain = Donjon { $de_name }

page-dl-lair = Repaire
page-dl-lair-empty = Rien que des toiles d’araignée. Recrutez un monstre.
page-dl-stunned = Hors de combat jusqu’à la fin du Combat.
page-dl-sent = Au combat.
page-dl-traps = Entrepôt des pièges : { $count }
page-dl-traps-short = Entrepôt des pièges
page-dl-traps-empty = Aucun piège.
page-dl-trap-down = Un piège, face cachée
page-dl-laid = { $trap } : piège posé pour cette bataille
page-dl-prison = Prison
page-dl-prison-empty = Il y a de la place.
page-dl-desk = Réserves et ordres
page-dl-imps = { $idle ->
    [one] { $idle } diablotin disponible
   *[other] { $idle } diablotins disponibles
} sur { $imps }
page-dl-trolls = { $tokens ->
    [one] { $tokens } jeton Troll travaille dans les salles
   *[other] { $tokens } jetons Troll travaillent dans les salles
}
page-dl-taxes = { $taxes } Or de taxes impayées : −3 points pour chacun à la fin
page-dl-orders = Ordres de cette saison
page-dl-slot = Ordre { $position } : { $order }{ $executed ->
    [yes] , exécuté
   *[no] {""}
}
page-dl-slot-empty = Ordre { $position } : aucun pour l’instant
page-dl-hand = Ordres en main
page-dl-hand-other = Ordres que ce joueur peut avoir en main
page-dl-drawn = Gardez l’un de ces ordres. Les deux autres deviennent inaccessibles :
page-dl-dummy-hand = Le troisième ordre de votre joueur fictif :
page-dl-locked = { $order } (inaccessible cette saison)

page-dl-battle = Bataille
page-dl-battle-of = { $seat } prépare la bataille
page-dl-battle-at = { $seat } se bat en { $at }
page-dl-step = { $step ->
    [traps] Pièges
    [fast] Sort rapide
    [monsters] Monstres
    [slow] Sort lent
    [healing] Guérison
   *[conquest] Conquête
}
page-dl-cause = { $cause ->
    [fatigue] Fatigue { $number }
    [poison] Poison
   *[healing] Guérison
}
page-dl-outcome = { $outcome ->
    [conquered] Tuile conquise !
    [held] Conquête empêchée
   *[beaten] Tout le groupe est vaincu
}
page-dl-fronts = Toutes les batailles
page-dl-party-gone = Il n’y a plus personne à combattre.
page-dl-defence = Pièges et monstres de cette bataille
page-dl-magic = Le groupe a { $has } de magie ; le sort en demande { $needs }.
page-dl-off = { $flag ->
    [no_spell] pas de sort
    [no_healing] pas de guérison
    [no_conquest] pas de conquête
   *[no_fatigue] pas de fatigue
}

page-dl-choices = Choix
page-dl-spy = Exécuter et regarder la carte Combat
page-dl-strike = { $monster } : { $attack ->
    [1] attaquer ({ $strength })
   *[other] { $name ->
        [slime] empêcher la conquête
        [troll] payer 1 Nourriture et infliger { $strength }
        [witch] deux petites attaques de { $strength }
        [vampire] infliger { $strength } et revenir
       *[other] autre attaque ({ $strength })
    }
}
page-dl-hint = { $kind ->
    [build] { $held ->
        [yes] Choisissez un tunnel pour la salle.
       *[no] Choisissez une salle du magasin.
    }
   *[attack] { $held ->
        [yes] Choisissez la cible.
       *[no] Choisissez qui attaque.
    }
}
page-dl-dummy = Joueur fictif { $number }
page-dl-tile = { $at } : { $what }
page-dl-dummy-group = { $group ->
    [open] Ordres visibles
    [pile] Ordres encore dans la pile
   *[locked] Ordres inaccessibles
} : { $orders }
page-dl-titles = Titres si la partie s’arrêtait maintenant
page-dl-titles-won = Titres
page-dl-first = premier joueur
page-dl-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-dl-look = Voir le donjon

# Ce que fait une salle ou un piège : explication, et aperçu d’un coup.
dl-explain-effect = { $part ->
    [first] Premier de la file : { $number ->
        [one] { $number } blessure.
       *[other] { $number } blessures.
    }
    [second] Deuxième de la file : { $number ->
        [one] { $number } blessure.
       *[other] { $number } blessures.
    }
    [last] Dernier de la file : { $number } de plus.
    [each] Tout le monde : { $number ->
        [one] { $number } blessure.
       *[other] { $number } blessures.
    }
    [others] Tous les autres : { $number ->
        [one] { $number } blessure.
       *[other] { $number } blessures.
    }
    [target] Un aventurier de votre choix : { $number ->
        [one] { $number } blessure.
       *[other] { $number } blessures.
    }
    [later] À la fin de la manche : { $number } de plus, qu’on ne peut pas éviter.
    [full] Premier de la file : autant de blessures que de points de vie.
    [no_conquest] Ni conquête ni fatigue cette manche.
   *[anti_magic] Si elle touche un magicien, tout le groupe ne lance aucun sort dans cette bataille ; si elle touche un prêtre, personne n’y guérit.
}
dl-explain-room = { $name ->
    [henhouse] Produit 1 Nourriture avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [mushroom-farm] Produit 1 Nourriture avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [souvenir-shop] Produit 1 Or avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [mint] Produit 1 Or avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [workshop] Produit 1 carte Piège avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [tool-shed] Creuse 1 tunnel avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [printing-house] Retire 1 de méchanceté avec { dl-explain-workers } (une fois par saison ; deux fois l’année 2).
    [magic-chamber] Donne 1 nouveau diablotin, disponible aussitôt, pour { dl-explain-workers } et { $food } Nourriture (une fois par saison ; deux fois l’année 2).
    [training-room] Dans une bataille ici, chaque attaque d’un gobelin ou d’un troll inflige 1 blessure de plus.
    [dark-room] Dans une bataille ici, chaque attaque d’une sorcière ou d’un vampire inflige 1 blessure de plus.
    [labyrinth] Dans une bataille ici, on peut poser deux pièges sans payer pour la salle, mais n’envoyer qu’un monstre.
    [anti-magic-room] Dans une bataille ici, aucun sort n’est lancé.
    [cafeteria] À la fin : 1 point pour chacun de vos gobelins, trolls, visqueux et sorcières.
    [chapel] À la fin : 2 points pour chacun de vos vampires et fantômes.
    [pandemonium] À la fin : 2 points pour chacun de vos automates, dragons et démons.
   *[pantheon] À la fin : 2 points (1 à deux ou trois joueurs) pour chaque titre que personne ne partage avec vous.
}
dl-explain-workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}

# Ce que le moteur prévoit d’un coup.
page-dl-preview-after = Ensuite : { $gold } Or, { $food } Nourriture{ $imps ->
    [-1] {""}
    [one] , { $imps } diablotin
   *[other] , { $imps } diablotins
}, méchanceté { $evil }.
page-dl-preview-paladin = Cela attirera le paladin !
page-dl-preview-tile = { $monsters ->
    [one] Un monstre
   *[other] Jusqu’à { $monsters } monstres
} et { $traps ->
    [one] un piège
   *[other] { $traps } pièges
} ici{ $fee ->
    [0] .
   *[other] {"\u202F"}; un piège coûte { $fee } Or de plus.
}
page-dl-preview-line = Blessures, de l’avant vers l’arrière : { $wounds }
page-dl-preview-wounds = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}
page-dl-preview-cost = Coûte { $cost }.

# Les plans et ce qui en résulte.
page-dl-lacking = { $count ->
    [one] Choisissez encore un ordre.
   *[other] Choisissez encore { $count } ordres.
}
page-dl-plan-preview = Ce qui résulte de ce plan
page-dl-plan-preview-known = Voici ce qui se passe
page-dl-plan-preview-unknown = { $all ->
    [one] Carte Combat inconnue ({ $all } possibilité)
   *[other] Carte Combat inconnue ({ $all } possibilités)
}
page-dl-plan-preview-best = Vos choix pendant la bataille (attaque, cible, nourriture) sont supposés les meilleurs pour ce tour de Combat.
page-dl-left-out = { $what ->
    [trap] Aucun piège
   *[monsters] Aucun monstre
}
page-dl-plan-preview-jailed = prison
page-dl-plan-preview-end = { $end ->
    [conquered] La tuile est conquise
    [held] Rien n’est conquis
   *[beaten] Tout le groupe est vaincu
}
page-dl-plan-preview-some = Dans { $weight } cas sur { $all } : { $end ->
    [conquered] la tuile est conquise
    [held] rien n’est conquis
   *[beaten] tout le groupe est vaincu
}
page-dl-victim = un de vos monstres
page-dl-perform-blind = Exécuter sans regarder

# À qui attend, on dit qui et quoi, selon la phase.
page-wait-dl-phase-setup = C’est à { $seats } de choisir l’ordre à garder en main.
page-wait-dl-phase-orders = C’est à { $seats } de choisir des ordres.
page-wait-dl-phase-execution = C’est à { $seats } d’exécuter un ordre.
page-wait-dl-phase-production = C’est à { $seats } d’utiliser une salle ou de reprendre un ordre.
page-wait-dl-phase-event = C’est à { $seats } de régler l’événement.
page-wait-dl-phase-planning = C’est à { $seats } de préparer la bataille.
page-wait-dl-phase-battle = C’est à { $seats } de choisir comment combattre.
page-turn-dl-second-year-title = La seconde année commence
page-turn-dl-second-year = Vous gardez tout ce que vous avez. Des aventuriers et des monstres plus forts arrivent, avec d’autres salles ; une salle de production sert deux fois par saison.
