# Dungeon Lords. Les messages courts sont des mots que les autres assemblent.

dungeon-lords = Dungeon Lords
dungeon-lords-about = Creusez un donjon, commandez vos larbins, recrutez des monstres et posez des pièges : les aventuriers viendront, deux fois.

dl-order = { $order ->
    [food] Prendre de la nourriture
    [reputation] Améliorer sa réputation
    [dig] Creuser des tunnels
    [mine] Extraire de l’or
    [imps] Recruter des diablotins
    [traps] Acheter des pièges
    [monsters] Recruter des monstres
   *[room] Construire une salle
}
dl-a-monster = { $monster ->
    [goblin] un gobelin
    [slime] un visqueux
    [ghost] un fantôme
    [troll] un troll
    [witch] une sorcière
    [vampire] un vampire
    [golem] un automate
    [dragon] un dragon
   *[demon] un démon
    [sheep] un mouton
}
dl-the-monster = { $monster ->
    [goblin] le gobelin
    [slime] le visqueux
    [ghost] le fantôme
    [troll] le troll
    [witch] la sorcière
    [vampire] le vampire
    [golem] l’automate
    [dragon] le dragon
   *[demon] le démon
    [sheep] le mouton
}
dl-room = { $room ->
    [henhouse] le poulailler
    [mushroom-farm] la champignonnière
    [souvenir-shop] le magasin de souvenirs
    [mint] l’hôtel des monnaies
    [workshop] l’atelier
    [tool-shed] la cabane à outils
    [printing-house] l’imprimerie
    [magic-chamber] la chambre magique
    [training-room] la chambre d’entraînement
    [dark-room] la chambre noire
    [labyrinth] le labyrinthe
    [anti-magic-room] la salle anti-magie
    [cafeteria] la cafétéria
    [chapel] la chapelle
    [pandemonium] le pandémonium
   *[pantheon] le panthéon
}
dl-trap = { $trap ->
    [rolling-stone] la pierre roulante
    [wall-of-fire] le mur de feu
    [pendulum] le balancier
    [trap-door] la trappe
    [cursed-ring] l’anneau maudit
    [poisoned-meal] le repas empoisonné
    [poisoned-dart] la fléchette empoisonnée
    [anti-magic-dart] la fléchette anti-magie
   *[kamikaze-imp] le diablotin kamikaze
}
dl-card-name = { $card ->
    [word-of-peace] Parole de paix
    [suggestion] Suggestion
    [magic-shield] Bouclier magique
    [invisibility] Invisibilité
    [detect-evil] Détection du mal
    [fist-of-justice] Poing de justice
    [detect-treasure] Détection de trésor
    [fireball] Boule de feu
    [graffiti] Graffiti
    [aura-of-fear] Aura de peur
    [metamorphosis] Métamorphose
    [blind-rage] Rage aveugle
    [create-food] Création de nourriture
    [illusion] Illusion
    [song-of-courage] Chant de courage
    [regeneration] Régénération
    [magic-key] Clé magique
   *[dimensional-gate] Portail dimensionnel
}
dl-special-name = { $special ->
    [witch-hunt] Chasse aux sorcières : renoncez à un monstre ou gagnez de la méchanceté
    [monster-strike] Grève des monstres : payez à chacun une part de son salaire, ou combattez sans lui
    [extra-tax] Taxe supplémentaire : de l’or pour chaque salle
    [rats] Rats : la moitié de la nourriture est perdue
    [robbery] Vol : la moitié de l’or est perdue
    [rust] Rouille : la moitié des pièges est perdue
    [desertion] Désertion : un diablotin sur trois s’en va
    [rumours] Rumeurs : de la méchanceté pour chaque monstre au-delà de deux
   *[holiday] Congé : aucune production la saison prochaine
}
dl-event-name = { $event ->
    [payday] jour de paye
    [taxes] taxes
   *[special] événement spécial
}
dl-class = { $class ->
    [warrior] guerrier
    [thief] voleur
    [priest] prêtre
    [wizard] magicien
    [paladin] paladin
   *[illusion] illusion
}
dl-season-name = { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
   *[autumn] automne
}
dl-part = { $part ->
    [gold] 1 pièce d’or
    [food] 1 nourriture
    [evil] 1 méchanceté
    [trap] 1 piège
   *[monster] un monstre
}
dl-space = { $space ->
    [0] A1
    [1] B1
    [2] C1
    [3] D1
    [4] E1
    [5] A2
    [6] B2
    [7] C2
    [8] D2
    [9] E2
    [10] A3
    [11] B3
    [12] C3
    [13] D3
    [14] E3
    [15] A4
    [16] B4
    [17] C4
    [18] D4
   *[other] E4
}

option-dungeon-lords-rules = Règles
option-dungeon-lords-rules-help = La première partie se joue sans événements spéciaux, avec des ordres inaccessibles tirés au hasard, et la méchanceté peut toujours être payée.
option-dungeon-lords-rules-first = première partie
option-dungeon-lords-rules-full = complètes
option-dungeon-lords-choose_locked = Choisir les ordres inaccessibles
option-dungeon-lords-choose_locked-help = Lors d’une première partie aussi, chacun choisit deux ordres inaccessibles parmi trois.
option-dungeon-lords-special_events = Événements spéciaux
option-dungeon-lords-special_events-help = Avec les règles complètes, chaque année apporte un événement spécial, sauf si tous y renoncent.

dl-phase-setup = Mise en place
dl-phase-orders = Ordres
dl-phase-execution = Exécution des ordres
dl-phase-production = Production et récupération
dl-phase-event = Événement
dl-phase-planning = Combat : planification
dl-phase-battle = Combat : bataille
dl-phase-over = Décompte

dl-prompt-over = Les deux années sont passées.
dl-prompt-keep-order = Lequel des trois ordres gardez-vous en main ? Les deux autres sont inaccessibles cette saison.
dl-prompt-choose-order = Choisissez l’ordre pour la position { $position } sur 3.
dl-prompt-choose-dummy-order = Choisissez le troisième ordre de votre joueur fictif.
dl-prompt-act = { dl-order }, case { $space } : exécutez l’action ou renoncez-y.
dl-prompt-dig-tunnels = Où creusez-vous ? Diablotins libres : { $imps }.
dl-prompt-mine-gold = Combien de mineurs ? Diablotins libres : { $imps }.
dl-prompt-hire-monster = Qui recrutez-vous ?
dl-prompt-build-room = Quelle salle construisez-vous, et où ?
dl-prompt-discard-trap = Quel piège défaussez-vous ?
dl-prompt-feed = Quel monstre le démon reçoit-il ?
dl-prompt-production = Utilisez une salle de production, ou arrêtez.
dl-prompt-dig-from-shed = Où la cabane à outils creuse-t-elle ?
dl-prompt-retrieve-order = Quel ordre joué récupérez-vous ?
dl-prompt-pay-wage = Payez-vous { dl-the-monster }, ou part-il ?
dl-prompt-pay-taxes = Combien payez-vous des { $due } pièces d’or dues ? Chaque pièce impayée coûte 3 points à la fin.
dl-prompt-witch-hunt = Chasse aux sorcières : à quel monstre renoncez-vous ? Ou prenez la méchanceté.
dl-prompt-settle-strike = Grève, { dl-the-monster } : quelle part du salaire payez-vous ? Ou combattez sans lui.
dl-prompt-choose-tile = Sur quelle tuile combattez-vous ?
dl-prompt-lay-trap = Posez-vous un piège ?
dl-prompt-send-monsters = Qui envoyez-vous à la bataille ?
dl-prompt-release-prisoner = Il ne reste nulle part où se battre : quel prisonnier part ?
dl-prompt-spring-first = Quel piège se déclenche en premier ?
dl-prompt-aim = Qui est touché ? ({ dl-trap })
dl-prompt-choose-attack = Qui attaque, comment, et qui ?
dl-prompt-second-hit = Qui la sorcière frappe-t-elle avec sa seconde attaque ?
dl-prompt-take-back-vampire = Le vampire n’a trouvé personne à mordre : le reprenez-vous face visible ou face cachée ?
dl-prompt-word-of-peace = Parole de paix : retirez tous les monstres, ou gagnez de la méchanceté.
dl-prompt-persuade = Suggestion, { dl-the-monster } : payez encore une fois, ou retirez-le.
dl-prompt-pick-monster = { dl-card-name } : quel monstre envoyé est-ce ?
dl-prompt-magic-key = Clé magique : quel prisonnier revient ?

dl-move-keep = Garder : { dl-order }
dl-move-order = { dl-order }
dl-move-dummy-order = Joueur fictif : { dl-order }
dl-move-retrieve = Récupérer : { dl-order }
dl-move-perform = Exécuter l’action
dl-move-decline = Renoncer
dl-move-stop = Arrêter
dl-move-spy = Exécuter l’action et regarder la carte de la manche { $round }
dl-move-dig = Creuser en { dl-space }
dl-move-mine = { $miners ->
    [one] Envoyer 1 mineur
   *[other] Envoyer { $miners } mineurs
}
dl-move-hire = Recruter { dl-the-monster }
dl-move-build = Construire { dl-room } en { dl-space }
dl-move-discard = Défausser { dl-trap }
dl-move-choose = Choisir { dl-the-monster }
dl-move-work = Utiliser { dl-room }
dl-move-pay = Payer { dl-the-monster }
dl-move-let-go = Ne pas payer { dl-the-monster }
dl-move-pay-tax = Payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
dl-move-refuse = Prendre la méchanceté
dl-move-pay-part = Payer { dl-part }
dl-move-tile = Combattre en { dl-space }
dl-move-lay = Poser { dl-trap }
dl-move-no-trap = Aucun piège
dl-move-send = Envoyer { dl-the-monster }
dl-move-ready = Prêt
dl-move-release = Libérer le prisonnier { $adventurer }
dl-move-spring = D’abord { dl-trap }
dl-move-target = Toucher le numéro { $place } de la file
dl-move-attack = { $attack ->
    [1] Attaquer le numéro { $place } de la file avec { dl-the-monster }
   *[other] Seconde attaque, { dl-the-monster }, sur le numéro { $place } de la file
}
dl-move-take-back = { $up ->
    [yes] Le reprendre face visible
   *[no] Le reprendre face cachée
}
dl-move-withdraw = Retirer

dl-hero = { dl-class } ({ $hp } points de vie{ $symbols ->
    [0] )
    [one] , 1 symbole)
   *[other] , { $symbols } symboles)
}
dl-first = { $seat } est premier joueur.
dl-order-drawn = Vous piochez « { dl-order } ».
dl-order-kept = Vous gardez « { dl-order } ».
dl-order-locked = « { dl-order } » est inaccessible pour { $seat }.
dl-season = Année { $year }, { dl-season-name }. { $seat } est premier joueur.
dl-in-tavern = À la taverne : { dl-a-monster }.
dl-in-shop = Au magasin : { dl-room }.
dl-event-coming = Événement de la saison suivante ({ dl-season-name }) : { dl-event-name }.
dl-special-coming = L’événement spécial : { dl-special-name }.
dl-hero-coming = En chemin : { dl-hero }.
dl-hero-bottomed = Tous du même rang : { dl-hero } va sous la pile.
dl-dummy-placed = Un larbin fictif prend la case { $space } de « { dl-order } ».
dl-dummy-home = Le larbin fictif rentre de « { dl-order } ».
dl-order-chosen = Vous posez « { dl-order } » sur la position { $position }.
dl-dummy-order-chosen = Le troisième ordre de votre joueur fictif est « { dl-order } ».
dl-order-revealed = { $seat } révèle l’ordre { $position } : { dl-order }.
dl-minion-placed = { $seat } : « { dl-order } », case { $space }.
dl-no-space = « { dl-order } » n’a plus de case pour { $seat }.
dl-hire-first = { $seat } paie { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour recruter avec le premier ordre.
dl-hire-first-unpaid = { $seat } n’a pas d’or pour recruter avec le premier ordre.
dl-impossible = { $seat } ne peut pas exécuter « { dl-order } ».
dl-declined = { $seat } renonce à « { dl-order } ».
dl-got-food = { $seat } prend { $food } nourriture{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } d’or
}{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } d’or.
}
dl-improved = { $seat } améliore sa réputation.
dl-spied = { $seat } regarde la carte Combat de la manche { $round }.
dl-spied-card = Vous avez vu la carte de la manche { $round } : { dl-card-name }, fatigue { $fatigue }.
dl-dug = { $seat } creuse un tunnel en { dl-space }.
dl-mined = { $seat } extrait { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
dl-recruited = { $seat } recrute { $imps ->
    [one] 1 diablotin
   *[other] { $imps } diablotins
}.
dl-bought-traps = { $seat } achète des pièges pour { $gold } d’or.
dl-drew-traps = { $seat } pioche { $traps ->
    [one] 1 carte Piège
   *[other] { $traps } cartes Piège
}.
dl-drew-trap = Vous piochez { dl-trap }.
dl-discarded = { $seat } défausse une carte Piège face cachée.
dl-discarded-trap = Vous défaussez { dl-trap }.
dl-hired = { $seat } recrute { dl-a-monster }.
dl-given = { $seat } abandonne { dl-the-monster }.
dl-built = { $seat } construit { dl-room } en { dl-space }.
dl-produced = { $seat } envoie { $workers } ouvriers : { dl-room }.
dl-retrieved = { $seat } récupère « { dl-order } ».
dl-evil-gained = { $seat } gagne { $spaces } de méchanceté et se trouve en { $evil }.
dl-evil-lost = { $seat } perd { $spaces } de méchanceté et se trouve en { $evil }.
dl-dummy-evil = La méchanceté du joueur fictif est en { $evil }.
dl-paladin-came = Le paladin vient chez { $seat }.
dl-paladin-moved = Le paladin quitte { $from_seat } pour { $seat }.
dl-event = Événement : { dl-event-name }.
dl-paid = { $seat } paie { dl-the-monster }.
dl-let-go = { $seat } perd { dl-the-monster }.
dl-taxed = { $seat } paie { $paid ->
    [one] { $paid } pièce d’or
   *[other] { $paid } pièces d’or
}{ $markers ->
    [0] .
    [one] {" "}et prend 1 marqueur rouge.
   *[other] {" "}et prend { $markers } marqueurs rouges.
}
dl-special = Événement spécial : { dl-special-name }.
dl-strikes = Chez { $seat }, { dl-the-monster } ne combattra pas cette année.
dl-struck-deal = { $seat } s’arrange avec { dl-the-monster }.
dl-rats = Les rats mangent { $lost } nourriture chez { $seat }.
dl-robbery = On vole { $lost ->
    [one] { $lost } pièce d’or
   *[other] { $lost } pièces d’or
} à { $seat }.
dl-desertion = { $imps ->
    [one] Un diablotin quitte { $seat }.
   *[other] { $imps } diablotins quittent { $seat }.
}
dl-hero-came = Chez { $seat } : { dl-hero }.
dl-hero-dummy = Chez le joueur fictif, donc au loin : { dl-hero }.
dl-combat = Le Combat de l’année { $year } commence.
dl-round = Combat, manche { $round }.
dl-tile = Chez { $seat }, le groupe attaquera { dl-space }.
dl-laid = { $seat } pose un piège face cachée.
dl-laid-trap = Vous posez { dl-trap }.
dl-sent = { $seat } envoie { dl-the-monster }.
dl-released = { $seat } libère un prisonnier : { dl-hero }.
dl-card = La carte de la manche { $round } : { dl-card-name }, fatigue { $fatigue }.
dl-battle = { $seat } combat en { dl-space }.
dl-called-off = La bataille de { $seat } n’a pas lieu : le groupe est parti.
dl-sprung = { $seat } déclenche { dl-trap }.
dl-prevented = { $wounds ->
    [one] Le groupe désamorce le piège : 1 blessure évitée.
   *[other] Le groupe désamorce le piège : { $wounds } blessures évitées.
}
dl-cast = Le groupe lance { dl-card-name }.
dl-withdrawn = Retour au repaire : { dl-the-monster }.
dl-sheep = Changement en mouton : { dl-the-monster }.
dl-gone = Disparition pour toujours : { dl-the-monster }.
dl-escaped = Un prisonnier s’échappe : { dl-hero }.
dl-attacked = Chez { $seat }, { dl-the-monster } attaque.
dl-no-target = Personne à attaquer pour { dl-the-monster }.
dl-taken-back = { $up ->
    [yes] { $seat } reprend { dl-the-monster } face visible.
   *[no] { $seat } reprend { dl-the-monster } face cachée.
}
dl-wounded = { $wounds ->
    [0] Place { $place }, { dl-class } : indemne.
    [one] Place { $place }, { dl-class } : 1 blessure ({ $all_wounds } sur { $hp }).
   *[other] Place { $place }, { dl-class } : { $wounds } blessures ({ $all_wounds } sur { $hp }).
}
dl-eliminated = En prison chez { $seat } : { dl-hero }.
dl-healed = { $wounds ->
    [one] Place { $place }, { dl-class } : 1 blessure guérie.
   *[other] Place { $place }, { dl-class } : { $wounds } blessures guéries.
}
dl-held = Rien n’est conquis chez { $seat } cette manche.
dl-fatigue = Le groupe se fatigue : { $fatigue }.
dl-conquered = Chez { $seat }, { dl-space } est conquis.
dl-poison = Le poison agit : { $wounds } blessures.
dl-party-beaten = { $seat } a vaincu tout le groupe.
dl-combat-over = Le Combat de l’année { $year } est terminé.
dl-second-year = La seconde année commence. { $seat } est premier joueur.
dl-over = { $count ->
    [one] { $seats } gagne avec { $points } points.
   *[other] { $seats } partagent la victoire avec { $points } points.
}
dl-licence = { $seat } reçoit la licence avec { $points } points.
dl-no-licence = { $seat } ne reçoit pas la licence avec { $points } points.

dl-source-rooms = Salles
dl-source-monsters = Monstres
dl-source-prisoners = Prisonniers
dl-source-paladins = Paladins
dl-source-conquered = Tuiles conquises
dl-source-taxes = Taxes impayées
dl-source-point-rooms = Salles à points
dl-source-titles = Titres
dl-source-pantheon = Panthéon
dl-title-dark-deeds = Seigneur des Sombres Faits
dl-title-rooms = Seigneur des Salles
dl-title-tunnels = Seigneur des Tunnels
dl-title-monsters = Seigneur des Monstres
dl-title-imps = Seigneur des Diablotins
dl-title-treasure = Seigneur des Trésors
dl-title-battle = Seigneur des Batailles

dl-refusal-not-drawn = On ne garde que l’un des trois ordres piochés.
dl-refusal-lock-first = Choisissez d’abord les ordres inaccessibles.
dl-refusal-choose-orders = Choisissez d’abord vos trois ordres.
dl-refusal-no-order = Cet ordre n’existe pas. Il y a : { $known }.
dl-refusal-order-locked = « { dl-order } » est inaccessible cette saison.
dl-refusal-order-played = « { dl-order } » est déjà posé : trois ordres différents.
dl-refusal-dummy-order = Seule une carte restée dans la pile du joueur fictif peut être son troisième ordre.
dl-refusal-choose-dummy-order = Choisissez d’abord le troisième ordre de votre joueur fictif.
dl-refusal-no-spying = Cette case ne permet pas d’espionner.
dl-refusal-no-card = Il y a { $most } cartes Combat à regarder.
dl-refusal-perform-or-decline = Exécutez « { dl-order } » ou renoncez-y.
dl-refusal-dig-none = Ne creuser aucun tunnel, c’est renoncer.
dl-refusal-dug-already = Vous avez déjà creusé : continuez ou arrêtez.
dl-refusal-dig-now = Vous creusez : choisissez une case, ou arrêtez là.
dl-refusal-no-site-space = Il n’y a pas de case { $space } sur le site : de 0 à { $most }.
dl-refusal-space-filled = { dl-space } est déjà occupé.
dl-refusal-not-beside = { dl-space } n’a pas de côté commun avec votre donjon.
dl-refusal-block = Un tunnel en { dl-space } remplirait un carré de 2 sur 2.
dl-refusal-mine-none = N’envoyer aucun mineur, c’est renoncer.
dl-refusal-miners = Cette case accepte au plus { $most } mineurs.
dl-refusal-idle-imps = Vous n’avez que { $imps } diablotins libres (le contremaître compte).
dl-refusal-miner-each-tunnel = Chaque mineur a besoin de son propre tunnel non conquis.
dl-refusal-mine-now = Dites combien de mineurs partent, ou renoncez.
dl-refusal-hire-now = Recrutez un monstre de la taverne, ou renoncez.
dl-refusal-not-in-tavern = Ce monstre n’est pas à la taverne.
dl-refusal-gold = Prix en or, { dl-the-monster } : { $price }, et vous en avez { $gold }.
dl-refusal-food = Prix en nourriture, { dl-the-monster } : { $price } ici, et vous en avez { $food }.
dl-refusal-evil = Prix en méchanceté, { dl-the-monster } : { $price }, et il ne reste que { $left } cases au-dessus de vous.
dl-refusal-no-trap-to-pay = Une carte Piège est le prix ({ dl-the-monster }), et vous n’en avez pas.
dl-refusal-no-monster-to-give = L’un de vos monstres est le prix ({ dl-the-monster }), et vous n’en avez pas à donner.
dl-refusal-ghost-to-demon = Un fantôme n’est pas un monstre : le démon n’en veut pas.
dl-refusal-give-monster = Choisissez l’un de vos monstres.
dl-refusal-no-such-trap = Vous n’avez pas ce piège.
dl-refusal-discard-trap = { $traps ->
    [one] Défaussez d’abord un piège.
   *[other] Défaussez d’abord { $traps } pièges.
}
dl-refusal-build-now = Construisez une salle du magasin, ou renoncez.
dl-refusal-not-in-shop = Cette salle n’est pas au magasin.
dl-refusal-no-tunnel = Vous n’avez pas de tunnel en { dl-space }.
dl-refusal-conquered = Le tunnel en { dl-space } est conquis.
dl-refusal-beside-room = { dl-space } a un côté commun avec une autre salle.
dl-refusal-zone = { dl-space } n’est pas dans la zone permise : { dl-room }.
dl-refusal-produce-now = Utilisez une salle de production, ou arrêtez.
dl-refusal-not-your-room = Vous n’avez pas cette salle de production.
dl-refusal-room-conquered = Cette salle est conquise : { dl-room }.
dl-refusal-room-used = { $times ->
    [one] Déjà utilisé cette saison : { dl-room }.
   *[other] Déjà utilisé deux fois cette saison : { dl-room }.
}
dl-refusal-crew = Il faut { $workers } ouvriers ({ dl-room }), et { $idle } sont libres.
dl-refusal-room-food = Il faut { $food } nourriture chaque fois : { dl-room }.
dl-refusal-nowhere-to-dig = Il n’y a nulle part où creuser un tunnel.
dl-refusal-no-traps-left = Il ne reste plus de cartes Piège.
dl-refusal-shed-now = Choisissez où la cabane à outils creuse.
dl-refusal-retrieve-now = Récupérez d’abord l’un des ordres joués.
dl-refusal-not-played = Cet ordre n’a pas été joué cette saison.
dl-refusal-executed = « { dl-order } » a été exécuté, et pas en position 1 : il reste inaccessible.
dl-refusal-pay-or-let-go = Payez { dl-the-monster }, ou laissez-le partir.
dl-refusal-tax-now = Dites d’abord combien vous payez des { $due } pièces d’or dues.
dl-refusal-tax-gold = Vous n’avez que { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
dl-refusal-tax-range = Payez de 0 à { $due ->
    [one] { $due } pièce d’or
   *[other] { $due } pièces d’or
}.
dl-refusal-witch-hunt = Renoncez à l’un de vos monstres, ou prenez la méchanceté.
dl-refusal-strike-part = Cette part du salaire ne peut pas être payée ({ dl-the-monster }).
dl-refusal-strike-now = Arrangez-vous d’abord avec { dl-the-monster }.
dl-refusal-tile-now = Choisissez d’abord la tuile attaquée.
dl-refusal-no-tile = Il n’y a pas de tuile là.
dl-refusal-tile-conquered = { dl-space } est déjà conquis.
dl-refusal-not-closest = { dl-space } est plus loin de l’entrée qu’une autre tuile non conquise.
dl-refusal-lay-now = Posez un piège, ou aucun.
dl-refusal-trap-not-yours = Vous n’avez pas ce piège.
dl-refusal-trap-cost = Vous ne pouvez pas payer ici { dl-trap }.
dl-refusal-send-now = Envoyez des monstres, ou dites que vous êtes prêt.
dl-refusal-not-in-lair = Vous n’avez plus de tel monstre.
dl-refusal-stunned = Assommé pour le reste du Combat : { dl-the-monster }.
dl-refusal-monsters = { $most ->
    [one] Un seul monstre peut combattre ici.
   *[other] Seuls { $most } monstres peuvent combattre ici.
}
dl-refusal-not-prisoner = Ce n’est pas l’un de vos prisonniers.
dl-refusal-release-now = Un prisonnier doit d’abord partir.
dl-refusal-not-laid = Ce piège n’a pas été posé : les plans ne changent plus.
dl-refusal-spring-now = Choisissez quel piège se déclenche en premier.
dl-refusal-no-place = Le groupe n’a que { $most } places.
dl-refusal-aim-now = Choisissez d’abord la cible : { dl-trap }.
dl-refusal-attack-now = Qui a été envoyé doit attaquer.
dl-refusal-not-sent = Personne de cette espèce ne peut plus attaquer.
dl-refusal-not-first = Un fantôme ne peut pas attaquer le premier de la file.
dl-refusal-no-priest = Un vampire ne peut pas attaquer les prêtres.
dl-refusal-troll-food = Vous n’avez pas de nourriture pour le troll.
dl-refusal-only-first = Pas de choix de la cible ainsi : { dl-the-monster }.
dl-refusal-no-attack = Une telle attaque n’existe pas : { dl-the-monster }.
dl-refusal-second-hit = La sorcière frappe une seconde fois : choisissez qui.
dl-refusal-take-back = Reprenez d’abord le vampire, face visible ou face cachée.
dl-refusal-word-of-peace = Retirez tous les monstres, ou prenez la méchanceté.
dl-refusal-suggestion = Payez { dl-the-monster }, ou retirez-le.
dl-refusal-pick-monster = { dl-card-name } : choisissez l’un des monstres envoyés.
dl-refusal-magic-key = Choisissez le prisonnier qui revient.

dl-puzzle-title = École de combat, leçon { $number }
dl-puzzle-generated = École de combat, exercice { $number } (niveau { $difficulty })
dl-puzzle-round = Manche { $round }
dl-puzzle-lost = { $tiles ->
    [one] { $tiles } tuile perdue
   *[other] { $tiles } tuiles perdues
}

dl-puzzle-goal = { $tiles ->
    [0] Battez tout le groupe sans perdre une tuile.
    [one] Battez le groupe en ne perdant qu’une tuile.
   *[other] Ne perdez pas plus de { $tiles } tuiles.
}

dl-lesson-1-1 = Trois aventuriers sont à votre entrée. À chaque manche ils attaquent la tuile la plus proche de l’entrée. Qui n’a plus de points de vie va en prison ; s’il reste quelqu’un debout à la fin de la manche, la tuile est perdue.
dl-lesson-1-2 = Avant chaque manche vous préparez : au plus un piège, face cachée, et un seul monstre, puisque c’est un tunnel. Un piège ne sert qu’une fois, et la plupart des monstres n’attaquent qu’une fois par Combat : pensez aux manches suivantes.
dl-lesson-1-3 = Une manche suit toujours le même ordre : le piège se déclenche, les monstres attaquent, les prêtres guérissent, puis le groupe se fatigue. À l’entraînement cela fait 2 blessures, une par une, toujours pour le premier encore debout.
dl-lesson-1-4 = La pierre roulante, le troll et le gobelin touchent le premier de la file. S’il tombe, le suivant avance. Les blessures de trop sont perdues : frappez juste assez, et laissez les derniers points à la fatigue.
dl-lesson-1-5 = Les prêtres ne guérissent que si un monstre ou un fantôme a attaqué dans la manche, en partant de l’avant, une blessure par cœur. Dans cette leçon, le troll peut manger votre nourriture pour frapper plus fort.
dl-lesson-2-1 = Les voleurs désarment : sur toutes les blessures des pièges d’une manche, le groupe en évite autant qu’il a de crochets, en commençant par le premier de la file. Un piège contre deux voleurs ne fait pas grand-chose.
dl-lesson-2-2 = Un piège qui attend que les voleurs soient partis, ou qu’il n’en reste qu’un, fait mieux. Il n’en faut pas à chaque manche.
dl-lesson-2-3 = Le fantôme touche qui vous voulez sauf le premier, et les fantômes combattent en nombre illimité aux côtés du monstre. La sorcière frappe fort le premier, ou un peu deux aventuriers au choix.
dl-lesson-2-4 = Vous décidez qui attaque d’abord, et vous voyez ce que fait un coup avant le suivant. Qui doit succomber à la fatigue doit être devant quand elle arrive.
dl-lesson-3-1 = L’anneau maudit touche le dernier de la file et arrête la marche : pendant cette manche rien n’est conquis, mais personne ne se fatigue non plus. Il vous achète une manche.
dl-lesson-3-2 = Le vampire mord qui il veut, sauf les prêtres. S’il mord faiblement, il revient éveillé et peut combattre encore.
dl-lesson-3-3 = Le groupe amène ses aides : tant que le voleur est là, il gâche vos pièges ; tant que le prêtre est là, il efface des blessures. Le meilleur prisonnier n’est souvent pas le premier de la file.
dl-lesson-3-4 = Une tuile peut valoir sa perte si la fatigue blesse justement ceux qu’il faudra achever. Comptez deux manches à l’avance.
dl-lesson-4-1 = Sans attaque, personne n’est guéri. Une manche avec un piège seul laisse toutes les blessures ouvertes.
dl-lesson-4-2 = La fléchette anti-magie touche qui vous voulez. Un prêtre touché ne guérit personne pendant cette manche.
dl-lesson-4-3 = Le visqueux inflige 1 blessure à tout le monde, ou barre le passage pour que rien ne soit conquis. Contre trois aventuriers, un coup en vaut trois.
dl-lesson-4-4 = Ici tout tombe d’un coup ou pas du tout : préparez dans une manche ce que la fatigue achèvera dans la suivante.

dl-why-lay = Le piège se déclenche avant tout le reste. Blessures le long de la file, une fois ôté ce que les voleurs évitent : { $wounds }.
dl-why-lay-target = Le piège se déclenche avant tout le reste et inflige { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
} à qui vous voulez.
dl-why-no-trap = Le piège fera mieux dans une manche suivante.
dl-why-send = Il attaque après le piège, avant la guérison et la fatigue.
dl-why-ready = Qui reste au repaire peut encore combattre dans une manche suivante.
dl-why-attack = { $wounds ->
    [0] Aucune blessure, mais la marche s’arrête : ni conquête ni fatigue.
    [one] Cela inflige 1 blessure{ $stops ->
        [yes] , et rien n’est conquis cette manche.
       *[no] .
    }
   *[other] Cela inflige { $wounds } blessures{ $stops ->
        [yes] , et rien n’est conquis cette manche.
       *[no] .
    }
}
dl-why-target = C’est là que la blessure compte le plus, avec la fatigue et les manches suivantes.
dl-why-take-back = Face visible, il peut combattre encore.
dl-why-only = C’est le seul choix. { $tiles ->
    [0] Aucune tuile ne doit être perdue.
    [one] Une tuile sera perdue en tout.
   *[other] { $tiles } tuiles seront perdues en tout.
}
dl-why-tiles = { $tiles ->
    [0] Ainsi aucune tuile n’est perdue
    [one] Ainsi une tuile est perdue en tout
   *[other] Ainsi { $tiles } tuiles sont perdues en tout
} ; autrement, { $more }.
dl-why-dearer = { $tiles ->
    [0] D’autres choix gardent aussi toutes les tuiles, mais capturent moins d’aventuriers ou coûtent plus.
   *[other] D’autres choix ne perdent pas plus de tuiles, mais capturent moins d’aventuriers ou coûtent plus.
}
dl-why-same = Un autre choix ferait aussi bien ici.

dl-preview-dig = { $tiles } tuiles, taxe de { $tax } d’or.
dl-preview-mine = Vous auriez { $gold } d’or.
dl-preview-tax = { $markers ->
    [0] Rien ne reste impayé.
    [one] 1 marqueur rouge : { $points } points.
   *[other] { $markers } marqueurs rouges : { $points } points.
}
