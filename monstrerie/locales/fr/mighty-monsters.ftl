# Mighty Monsters.

mighty-monsters = Mighty Monsters
mighty-monsters-about = Des factions de monstres attaquent un château. Tenez ensemble, délogez les faibles et emportez le plus d’or.

mm-faction = { $faction ->
    [trolls] Trolls
    [dragons] Dragons
    [insectoids] Insectoïdes
    [undead] Morts-vivants
    [aquatic] Monstres aquatiques
   *[demons] Démons
}

option-mighty-monsters-row = Alignement de gardes
option-mighty-monsters-row-help = Les gardes de chaque round sont triés : le niveau le plus faible au portail, le plus fort près du trésor.
option-mighty-monsters-whim = Le caprice du roi
option-mighty-monsters-whim-help = À chaque round, une tuile Roi est révélée : elle change des butins, des forces, les mains ou les soins.
option-mighty-monsters-factions = Factions
option-mighty-monsters-factions-help = Chacun choisit sa faction, ou elles sont distribuées au hasard. Toutes se valent.
option-mighty-monsters-factions-choose = choisies
option-mighty-monsters-factions-dealt = distribuées
option-mighty-monsters-first = Premier joueur
option-mighty-monsters-first-help = Qui commence le premier round : le hasard décide, ou l’hôte commence.
option-mighty-monsters-first-random = au hasard
option-mighty-monsters-first-host = l’hôte

mm-phase-choose = Choix des factions
mm-phase-play = Jouer les monstres
mm-phase-over = On compte l’or

mm-prompt-choose = Choisissez la faction que vous mènerez. Toutes ont les forces 1 à 5.
mm-prompt-play = { $left ->
    [2] Jouez un monstre : sur une case vide, ou à la place d’un plus faible. Quand chacun en a deux en place, les combats commencent.
   *[other] Jouez votre second monstre : sur une case vide, ou à la place d’un plus faible. Quand chacun en a deux en place, les combats commencent.
}
mm-prompt-over = Le raid est terminé.

mm-move-lead = Mener { $faction ->
    [trolls] les trolls
    [dragons] les dragons
    [insectoids] les insectoïdes
    [undead] les morts-vivants
    [aquatic] les monstres aquatiques
   *[demons] les démons
}
mm-move-play = Jouer le { $strength } { $space ->
    [0] au-dessus du garde 1
    [1] au-dessous du garde 1
    [2] au-dessus du garde 2
    [3] au-dessous du garde 2
    [4] au-dessus du garde 3
    [5] au-dessous du garde 3
    [6] au-dessus du garde 4
    [7] au-dessous du garde 4
    [8] au-dessus du garde 5
    [9] au-dessous du garde 5
    [10] au-dessus du garde 6
   *[11] au-dessous du garde 6
}

mm-led = { $seat } mène { $faction ->
    [trolls] les trolls
    [dragons] les dragons
    [insectoids] les insectoïdes
    [undead] les morts-vivants
    [aquatic] les monstres aquatiques
   *[demons] les démons
}.
mm-dealt = Vous prenez en main { $strengths }.
mm-first = { $seat } est premier joueur.
mm-round = Round { $round } sur { $rounds }.
mm-guards = Nouveaux gardes à partir du portail, par niveau : { $levels }.
mm-whim = Le caprice du roi : { $tile ->
    [1] aucun monstre de force 1 ne peut être joué.
    [2] un garde entre deux monstres de même force a 3 de butin en plus.
    [3] chacun prend 3, 4 et 5 en main.
    [4] le premier garde a 3 de butin en plus.
    [5] les deux premiers gardes ont chacun 2 de butin en moins.
    [6] les deux derniers gardes ont chacun 4 de butin en plus.
    [7] soigner un 4 ou un 5 coûte 4.
    [8] les gardes des paires les plus faibles ont 3 de butin en plus.
    [9] rien ne change.
    [10] le deuxième garde a 3 de butin et 2 de force en plus.
    [11] le dernier garde a 10 de butin en plus.
   *[12] le dernier garde a 5 de butin et 3 de force en moins.
}
mm-hands-named = Chacun prend en main { $strengths } ; les autres vont en réserve.
mm-placed = { $seat } pose un { $strength } auprès du garde { $guard }.
mm-replaced = { $seat } déloge le { $old } de { $owner_seat } avec un { $strength } auprès du garde { $guard } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}{ $share ->
    [0] .
   *[other] , dont { $share } pour { $owner_seat }.
}
mm-replaced-own = { $seat } remplace son propre { $old } par un { $strength } auprès du garde { $guard } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}.
mm-turned = Le garde { $guard } est révélé : force { $strength }, butin { $loot }.
mm-beaten = { $total } contre { $strength } : le garde { $guard } est vaincu.
mm-loot = { $seat } prend { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
mm-odd-coin = Les deux sont de même force : une pièce reste au trésor.
mm-guard-wins = { $total } contre { $strength } : le garde { $guard } gagne et le raid s’arrête.
mm-healed = { $seat } paie { $paid ->
    [one] { $paid } pièce d’or
   *[other] { $paid } pièces d’or
} pour les soins.
mm-healed-short = { $seat } doit { $owed ->
    [one] { $owed } pièce d’or
   *[other] { $owed } pièces d’or
} pour les soins et paie les { $paid } qui restent.
mm-over = { $count ->
    [one] { $seats } gagne avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
   *[other] { $seats } partagent la victoire avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
}

mm-source-start = Départ
mm-source-loot = Butin
mm-source-compensation = Dédommagement
mm-source-replacing = Remplacements
mm-source-healing = Soins

mm-preview = total { $total }, qui battrait { $wins } des { $possible } gardes de ce niveau que personne n’a vus{ $price ->
    [0] .
   *[other] ; prix { $price } d’or.
}

mm-refusal-choose-first = On choisit d’abord les factions.
mm-refusal-no-faction = Cette faction n’existe pas. Il y a : { $known }.
mm-refusal-faction-taken = { $owner_seat } mène déjà cette faction.
mm-refusal-factions-chosen = Les factions sont déjà choisies : jouez un monstre.
mm-refusal-no-strength = Il n’y a pas de monstre de force { $strength } : de 1 à 5.
mm-refusal-no-space = Il n’y a pas de case { $space } : de 0 à { $most }.
mm-refusal-in-reserve = Votre { $strength } est en réserve : on ne joue que les cartes en main.
mm-refusal-standing = Votre { $strength } est déjà en place dans le château et y reste.
mm-refusal-banned = Le roi interdit le { $strength } ce round.
mm-refusal-strongest = Un monstre de force 5 ne peut pas être délogé.
mm-refusal-not-stronger = Un { $strength } ne peut pas déloger un { $old } : il doit être plus fort.
mm-refusal-maximum = Auprès du garde { $guard } se trouve déjà une force de { $total } : on ne remplace qu’en dessous de son maximum de { $maximum }.
mm-refusal-gold = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} et vous en avez { $gold }.
mm-refusal-two-standing = Vous avez deux monstres en place : vous ne rejouez que si l’un est délogé.

mm-terminal-gate = portail
mm-terminal-treasury = trésor
mm-terminal-strength = force { $low }-{ $high }
mm-terminal-loot = butin { $low }-{ $high }
mm-terminal-total = total { $total }
mm-terminal-gold = { $gold } d’or
mm-terminal-hand = main { $cards }
mm-terminal-reserve = réserve { $cards }
mm-terminal-first = premier joueur
mm-terminal-empty = vide
mm-terminal-healing = soins { $cost }
