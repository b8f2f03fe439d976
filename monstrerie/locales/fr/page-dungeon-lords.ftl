# Le plateau de Dungeon Lords dans le navigateur.

page-dl-parts = Parties du plateau
page-dl-tab-land = Plateau central
page-dl-tab-battle = Bataille
page-dl-tab-domain = Mon donjon
page-dl-land = Plateau central : huit actions, taverne, magasin, échelle de méchanceté
page-dl-mark = { $mark ->
    [gold] { $count } or
    [food] { $count } nourriture
    [evil] { $count } méchanceté
    [imps] { $count } diablotins
    [traps] { $count } pièges
    [monsters] { $count } monstres
    [hp] { $count } points de vie
    [disarm] { $count } désamorçage
    [heal] { $count } guérison
    [magic] { $count } magie
    [better] { $count } méchanceté en moins
    [spy] regarder une carte Combat
    [foreman] dont un contremaître
    [troll] { $count } jetons Troll
    [tired] { $count } fatigue
    [lock] inaccessible
    [taxes] { $count } taxes impayées
    [tunnel] { $count } tuiles
    [paladin] paladin
    [strong] au combat
   *[other] { $mark } { $count }
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
   *[other] {" "}Coûte { $gold } or.
}{ $food ->
    [0] {""}
   *[other] {" "}Coûte { $food } nourriture.
}{ $evil ->
    [0] {""}
   *[other] {" "}Coûte { $evil } méchanceté.
}{ $got_food ->
    [0] {""}
   *[other] {" "}Rapporte { $got_food } nourriture.
}{ $got_gold ->
    [0] {""}
   *[other] {" "}Rapporte { $got_gold } or.
}{ $better ->
    [0] {""}
   *[other] {" "}{ $better } méchanceté en moins.
}{ $spy ->
    [yes] {" "}Regardez une carte Combat.
   *[no] {""}
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $order ->
        [imps] { $imps } nouveaux diablotins.
       *[other] Jusqu’à { $imps } diablotins au travail.
    }
}{ $foreman ->
    [yes] {" "}Dont un contremaître venu d’ailleurs.
   *[no] {""}
}{ $traps ->
    [0] {""}
   *[other] {" "}Piochez { $traps } cartes Piège.
}{ $discard ->
    [0] {""}
   *[other] {" "}Puis défaussez-en { $discard }.
}
page-dl-space-held = { $seat } est ici.
page-dl-space-dummy = Le larbin d’un joueur fictif est ici.
page-dl-evilness = L’échelle de méchanceté.
page-dl-evil-of = { $seat } : { $evil }.
page-dl-paladin = { $where ->
    [tent] Le paladin attend à la case { $step } quelqu’un d’assez méchant.
    [dungeon] Le paladin est devant le donjon de { $seat }.
   *[gone] Le paladin n’est plus là.
}
page-dl-tavern = Taverne ; encore { $left } monstres à venir
page-dl-tavern-short = Taverne
page-dl-shop = Magasin ; encore { $left } salles à venir
page-dl-shop-short = Magasin
page-dl-wage = { $gold ->
    [0] {""}
   *[other] { $gold } or{" "}
}{ $food ->
    [0] {""}
   *[other] { $food } nourriture{" "}
}{ $evil ->
    [0] {""}
   *[other] { $evil } méchanceté{" "}
}{ $traps ->
    [0] {""}
   *[other] { $traps } carte Piège{" "}
}{ $monsters ->
    [0] {""}
   *[other] un de vos monstres
}
page-dl-monster-label = { $monster }, coûte { $wage }
page-dl-room-label = { $room }{ $workers ->
    [0] {""}
   *[other] , { $workers } ouvriers
}
page-dl-hero = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $class } : { $hp } points de vie{ $wounds ->
    [0] {""}
   *[other] , { $wounds } blessures
}{ $disarm ->
    [0] {""}
   *[other] , évite { $disarm } blessures de pièges
}{ $heal ->
    [0] {""}
   *[other] , guérit { $heal }
}{ $magic ->
    [0] {""}
   *[other] , { $magic } magie
}
page-dl-trap-label = { $trap }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}{ $gold ->
    [0] {""}
   *[other] , coûte { $gold } or
}{ $food ->
    [0] {""}
   *[other] , coûte { $food } nourriture
}{ $imps ->
    [0] {""}
   *[other] , coûte { $imps } diablotin
}
page-dl-ground = { $at } : terre intacte
page-dl-tunnel = tunnel
page-dl-conquered = conquis
page-dl-digging = un diablotin creuse
page-dl-mining = un diablotin extrait de l’or
page-dl-used = { $uses ->
    [one] utilisée cette saison
   *[other] utilisée deux fois cette saison
}

page-dl-year = Année { $year }
page-dl-event-hidden = Pas encore connu
page-dl-holiday = congé
page-dl-coming = En route vers vous
page-dl-coming-next = Aventuriers de la saison prochaine
page-dl-cards = Cartes Combat de l’année
page-dl-card = Manche { $round } : un sort demande { $magic } magie.
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
page-dl-nobody = Personne à l’entrée pour l’instant
page-dl-site = Site de construction, 5 sur 4
page-dl-domain = Donjon de { $name }

page-dl-lair = Repaire
page-dl-lair-empty = Rien que des toiles d’araignée. Recrutez.
page-dl-wages = Salaires au jour de paye
page-dl-stunned = Assommé jusqu’à la fin du Combat.
page-dl-sent = Envoyé à la bataille.
page-dl-traps = Entrepôt à pièges : { $count }
page-dl-traps-short = Entrepôt à pièges
page-dl-traps-empty = Aucun piège.
page-dl-trap-down = Un piège, face cachée
page-dl-laid = { $trap }, posé pour cette bataille
page-dl-prison = Prison
page-dl-prison-empty = Il y a de la place.
page-dl-desk = Bureau
page-dl-imps = { $idle } diablotins libres sur { $imps }
page-dl-trolls = { $tokens } jetons Troll travaillent dans les salles
page-dl-taxes = { $taxes } or de taxes impayées : des points en moins à la fin
page-dl-orders = Ordres de cette saison
page-dl-slot = Ordre { $position } : { $order }{ $executed ->
    [yes] , exécuté
   *[no] {""}
}
page-dl-slot-empty = Ordre { $position } : aucun pour l’instant
page-dl-hand = Ordres en main
page-dl-hand-other = Ordres que ce seigneur peut avoir en main
page-dl-drawn = Gardez l’un de ces ordres :
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
    [conquered] Conquis !
    [held] Le passage était bloqué
   *[beaten] Tout le groupe est vaincu
}
page-dl-fronts = Tous les fronts
page-dl-party-gone = Plus personne à combattre.
page-dl-defence = Pièges posés et monstres envoyés
page-dl-magic = Le groupe a { $has } magie, le sort en demande { $needs }.
page-dl-off = { $flag ->
    [no_spell] pas de sort
    [no_healing] pas de guérison
    [no_conquest] pas de conquête
   *[no_fatigue] pas de fatigue
}

page-dl-choices = Choix
page-dl-spy = Exécuter, et regarder la carte
page-dl-strike = { $monster } : { $attack ->
    [1] attaquer ({ $strength })
   *[other] { $name ->
        [slime] bloquer le passage
        [troll] manger et frapper plus fort ({ $strength })
        [witch] deux étincelles ({ $strength })
        [vampire] mordre et revenir ({ $strength })
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
page-dl-dummy-group = { $group ->
    [open] Ordres visibles
    [pile] Ordres encore dans la pile
   *[locked] Ordres inaccessibles
}
page-dl-titles = Les titres, si la partie s’arrêtait là
page-dl-titles-won = Titres
page-dl-first = premier
page-dl-points = { $points } pts
page-dl-look = Regarder

page-dl-guess = Une supposition : personne ne nous a dit ce qui est imprimé sur cette carte.
page-dl-about-order = { $name ->
    [food] Achetez de la nourriture aux fermiers, ou prenez-la et passez pour plus méchant.
    [reputation] Soyez gentil pour une fois : quelques cases de moins sur l’échelle de méchanceté, et peut-être un coup d’œil à une carte Combat.
    [dig] Envoyez des diablotins creuser à côté de ce que vous avez. Pas de carré de deux sur deux.
    [mine] Envoyez des diablotins dans des tunnels non conquis ; chacun rapporte une pièce d’or.
    [imps] Nourrissez de nouveaux diablotins : ils travaillent pour vous.
    [traps] Piochez des cartes Piège.
    [monsters] Recrutez un monstre ou un fantôme de la taverne et payez son prix. Au jour de paye, il le redemande.
   *[room] Construisez une salle à la place d’un tunnel : dans sa zone, et pas à côté d’une autre salle.
}
page-dl-about-event = { $name ->
    [payday] Chaque monstre et chaque fantôme redemande son salaire. Qui n’est pas payé s’en va.
    [taxes] Une pièce d’or pour deux tuiles de votre donjon. Chaque pièce impayée coûte des points à la fin.
   *[special] Il se passe quelque chose que seule cette année apporte.
}
page-dl-about-monster = { $name ->
    [goblin] Inflige { $first } au premier de la file. S’il tombe, { $second } au suivant.
    [slime] Inflige { $first } à tout le monde, ou bloque le passage : ni conquête ni fatigue cette manche.
    [ghost] Inflige { $first } à qui vous voulez, sauf au premier. Un fantôme n’est pas un monstre : envoyez-en autant que vous voulez.
    [troll] Inflige { $first } au premier ; pour 1 nourriture, { $second }. Travaille aussi dans vos salles.
    [witch] Inflige { $first } au premier, ou { $second } à deux cibles de votre choix.
    [vampire] Inflige { $first } à qui vous voulez, sauf aux prêtres ; ou { $second }, et peut combattre encore.
    [golem] Inflige { $first } au premier, et peut combattre à chaque manche.
    [dragon] Inflige { $first } à tout le monde, et personne n’est guéri cette manche.
    [demon] Inflige { $first } à qui vous voulez ; ni conquête ni fatigue cette manche.
   *[sheep] Il était autre chose il y a un instant.
}
page-dl-about-room = { $name ->
    [henhouse] { $workers } ouvriers rapportent 1 nourriture par saison.
    [mushroom-farm] { $workers } ouvriers rapportent 1 nourriture par saison.
    [souvenir-shop] { $workers } ouvriers rapportent 1 or par saison.
    [mint] { $workers } ouvriers rapportent 1 or par saison.
    [workshop] { $workers } ouvriers fabriquent 1 piège par saison.
    [tool-shed] { $workers } ouvriers creusent 1 tunnel par saison.
    [printing-house] { $workers } ouvriers impriment de bonnes nouvelles : 1 méchanceté en moins par saison.
    [magic-chamber] { $workers } ouvriers et 1 nourriture font un diablotin, prêt aussitôt.
    [training-room] Dans une bataille ici, gobelins et trolls frappent plus fort.
    [dark-room] Dans une bataille ici, sorcières et vampires frappent plus fort.
    [labyrinth] Dans une bataille ici, deux pièges sans payer pour la salle, mais un seul monstre.
    [anti-magic-room] Dans une bataille ici, aucun sort n’est lancé.
    [cafeteria] Des points à la fin pour gobelins, trolls, visqueux et sorcières.
    [chapel] Des points à la fin pour vampires et fantômes.
    [pandemonium] Des points à la fin pour automates, dragons et démons.
   *[pantheon] Des points à la fin pour les titres que vous êtes seul à porter.
}
page-dl-about-hero = { $name ->
    [warrior] Un guerrier se met en tête du groupe.
    [thief] Un voleur évite les blessures des pièges, autant qu’il a de crochets.
    [priest] Un prêtre guérit les blessures après l’attaque des monstres.
    [wizard] Un magicien apporte de la magie : s’il y en a assez, le groupe lance le sort de la manche.
    [paladin] Le paladin marche en tête, désamorce, guérit et lance des sorts. Cinq points à qui l’emprisonne.
   *[illusion] Une illusion prend une blessure et disparaît.
}
page-dl-about-trap = { $name ->
    [kamikaze-imp] Part avec fracas.
    [poisoned-meal] Qui mange le premier mange pour la dernière fois.
   *[other] Posé en secret avant la bataille.
}
page-dl-effect = { $part ->
    [first] Premier de la file : { $number } blessures.
    [second] Deuxième de la file : { $number } blessures.
    [last] Dernier de la file : { $number } de plus.
    [each] Tout le monde : { $number }.
    [others] Tous les autres : { $number }.
    [target] Qui vous voulez : { $number }.
    [later] Après la manche : { $number } de plus, que personne n’évite.
    [full] Premier de la file : autant de blessures que de points de vie.
    [no_conquest] Ni conquête ni fatigue cette manche.
   *[anti_magic] Un magicien touché ne lance pas de sort, un prêtre touché ne guérit personne.
}
page-dl-about-card = { $name ->
    [word-of-peace] Retirez tous les monstres, ou gagnez { $amount } méchanceté.
    [suggestion] Payez encore une fois chaque monstre envoyé, ou retirez-le.
    [magic-shield] Les prochaines blessures sont absorbées : { $amount }.
    [invisibility] Les magiciens passent en queue et ne craignent rien cette manche.
    [detect-evil] Gagnez { $amount } méchanceté.
    [fist-of-justice] Perdez { $amount } diablotin.
    [detect-treasure] Perdez { $amount } or ; sans or de la nourriture, sans nourriture un piège.
    [fireball] Beaucoup de bruit, et rien ne se passe.
    [graffiti] Payez { $amount } or, ou devez-le comme une taxe.
    [aura-of-fear] Choisissez un monstre envoyé : il rentre au repaire.
    [metamorphosis] Choisissez un monstre envoyé : il est un mouton cette manche.
    [blind-rage] Vos monstres frappent tous simplement le premier.
    [create-food] Le premier de la file a { $amount } point de vie de plus.
    [illusion] Une illusion se place en tête et prend une blessure.
    [song-of-courage] Pas de fatigue cette manche.
    [regeneration] Chaque aventurier perd { $amount } blessure.
    [magic-key] Un prisonnier de ce Combat revient.
   *[dimensional-gate] Choisissez un monstre envoyé : il disparaît pour de bon.
}

# Ce que le moteur prévoit d’un coup.
page-dl-preview-after = Il vous reste alors { $gold } or, { $food } nourriture{ $imps ->
    [-1] {""}
   *[other] , { $imps } diablotins
} ; méchanceté { $evil }.
page-dl-preview-paladin = Assez méchant pour le paladin !
page-dl-preview-tile = { $monsters ->
    [one] Un monstre
   *[other] Jusqu’à { $monsters } monstres
} et { $traps ->
    [one] un piège
   *[other] { $traps } pièges
} ici{ $fee ->
    [0] .
   *[other] {" "}; un piège coûte { $fee } or de plus.
}
page-dl-preview-line = Blessures dans la file : { $wounds }
page-dl-preview-wounds = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}
page-dl-preview-cost = Coûte{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } or
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } nourriture
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $imps } diablotin
}{ $workers ->
    [0] {""}
   *[other] {" "}{ $workers } ouvriers
}

# Les plans et ce qui en résulte.
page-dl-lacking = { $count ->
    [one] Encore un ordre.
   *[other] Encore { $count } ordres.
}
page-dl-forecast = Ce qui résulte de ce plan
page-dl-forecast-known = Voici ce qui se passe
page-dl-forecast-unknown = Carte inconnue : l’une de { $all }
page-dl-forecast-jailed = prison
page-dl-forecast-end = { $end ->
    [conquered] La tuile est conquise
    [held] Rien n’est conquis
   *[beaten] Tout le groupe est battu
}
page-dl-forecast-some = Dans { $weight } cas sur { $all } : { $end ->
    [conquered] la tuile est conquise
    [held] rien n’est conquis
   *[beaten] tout le groupe est battu
}
