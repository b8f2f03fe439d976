# Mighty Monsters.

mighty-monsters = Mighty Monsters
mighty-monsters-about = Des factions de monstres attaquent un château. Unissez-vous, remplacez les plus faibles et emportez le plus d’or.
mighty-monsters-how-to-1 = Menez une faction de cinq monstres. À chaque round, vous en jouez deux au château.
mighty-monsters-how-to-2 = Deux monstres affrontent ensemble chaque garde. Alliez-vous aux plus forts, ou payez pour en remplacer un faible.
mighty-monsters-how-to-3 = On affronte les gardes l’un après l’autre, à partir du portail. Ceux qui en battent un se partagent son or.
mighty-monsters-how-to-4 = Le premier garde qui gagne met fin au raid. Ceux qui sont allés trop loin paient des soins. Le plus riche gagne.
mighty-monsters-score = { $score ->
    [one] { $score } pièce d’or
   *[other] { $score } pièces d’or
}

mm-faction = { $faction ->
    [trolls] Trolls
    [dragons] Dragons
    [insectoids] Insectoïdes
    [undead] Morts-vivants
    [aquatic] Monstres aquatiques
   *[demons] Démons
}

option-mighty-monsters-row = Alignement de gardes
option-mighty-monsters-row-help = À chaque round, les gardes sont triés par niveau : le plus bas au portail, le plus haut près du trésor.
option-mighty-monsters-whim = Au bon vouloir du Roi
option-mighty-monsters-whim-help = À chaque round, une tuile Roi est révélée : elle change des butins, des forces, les mains ou les coûts de guérison.
option-mighty-monsters-factions = Factions
option-mighty-monsters-factions-help = Chacun choisit sa faction, ou elles sont distribuées au hasard. Toutes se valent.
option-mighty-monsters-factions-choose = choisies par les joueurs
option-mighty-monsters-factions-dealt = au hasard
option-mighty-monsters-first = Premier joueur
option-mighty-monsters-first-help = Qui commence le premier round : quelqu’un au hasard, une certaine place ou l’hôte.
option-mighty-monsters-first-random = au hasard
option-mighty-monsters-first-seat-1 = place 1
option-mighty-monsters-first-seat-2 = place 2
option-mighty-monsters-first-seat-3 = place 3
option-mighty-monsters-first-seat-4 = place 4
option-mighty-monsters-first-seat-5 = place 5
option-mighty-monsters-first-seat-6 = place 6
option-mighty-monsters-first-host = l’hôte

mm-phase-choose = Choix des factions
mm-phase-play = Jouer les monstres
mm-phase-fight = Affronter les gardes
mm-phase-heal = Soins
mm-phase-over = Décompte final
# À qui attend, on dit qui et quoi, selon la phase.
page-wait-mm-phase-choose = C’est à { $seats } de choisir une faction.
page-wait-mm-phase-play = C’est à { $seats } de jouer un monstre.

mm-prompt-choose = Choisissez votre faction. Chacune a un monstre de chaque force, de 1 à 5.
mm-prompt-play = { $replace ->
    [yes] Jouez un monstre de votre main sur une case vide, ou remplacez un monstre plus faible contre de l’or. Les combats commencent quand chacun a deux monstres dans le château.
   *[no] Jouez un monstre de votre main sur une case vide. Les combats commencent quand chacun a deux monstres dans le château.
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
mm-move-play-named = Remplacer { $own ->
    [yes] votre propre { $old }
   *[no] le { $old } { $de_owner_seat }
} { $side ->
    [above] au-dessus
   *[below] au-dessous
} du garde { $guard } par le { $strength } ({ $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
})

mm-led = { $seat } mène { $faction ->
    [trolls] les trolls
    [dragons] les dragons
    [insectoids] les insectoïdes
    [undead] les morts-vivants
    [aquatic] les monstres aquatiques
   *[demons] les démons
}.
mm-dealt = Votre main : { $strengths }.
mm-first = { $seat } joue en premier.
mm-round = Round { $round } sur { $rounds }.
mm-guards = Nouveaux gardes, à partir du portail : niveaux { $levels }.
mm-whim = Au bon vouloir du Roi.{ $nothing ->
    [yes] { " " }Rien ne change ce round.
   *[no] {""}
}{ $bans ->
    [yes] { " " }Aucun monstre de force { $banned } ne peut être joué.
   *[no] {""}
}{ $hands ->
    [yes] { " " }Chacun joue avec { $hand } en main.
   *[no] {""}
}{ $guards ->
    [first] { " " }Pour le premier garde :
    [second] { " " }Pour le deuxième garde :
    [first-two] { " " }Pour chacun des deux premiers gardes :
    [last] { " " }Pour le dernier garde :
    [last-two] { " " }Pour chacun des deux derniers gardes :
    [equal-pairs] { " " }Pour chaque garde entre deux monstres de même force :
    [weakest-pairs] { " " }Pour chaque garde face au total le plus faible :
   *[none] {""}
}{ $guards ->
    [none] {""}
   *[other] { $change ->
        [loot] { " " }{ $loot } de butin.
        [strength] { " " }{ $strength } de force.
       *[both] { " " }{ $loot } de butin et { $strength } de force.
    }
}{ $heals ->
    [yes] { " " }Les soins coûtent { $healing ->
        [one] { $healing } pièce d’or
       *[other] { $healing } pièces d’or
    } par monstre de force { $healed }.
   *[no] {""}
}
mm-hands-named = Chacun prend { $strengths } en main ; les autres vont en réserve.
mm-placed = { $seat } pose un { $strength } auprès du garde { $guard }.
mm-replaced = { $seat } remplace le { $old } { $de_owner_seat } par un { $strength } auprès du garde { $guard } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}{ $share ->
    [0] .
   *[other] { " " }(dont { $share } pour { $owner_seat }).
}
mm-replaced-own = { $seat } remplace son propre { $old } par un { $strength } auprès du garde { $guard } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}.
mm-fights = Chacun a deux monstres dans le château. Les combats commencent au portail.
mm-turned = Le garde { $guard } est révélé : force { $strength }, butin { $loot }{ $whim ->
    [yes] { " " }(selon le bon vouloir du Roi).
   *[no] .
}
mm-beaten = Le garde { $guard } est vaincu : { $total } contre { $strength }.
mm-loot = { $gold ->
    [0] { $seat } ne reçoit pas d’or.
    [one] { $seat } prend { $gold } pièce d’or.
   *[other] { $seat } prend { $gold } pièces d’or.
}
mm-odd-coin = Les monstres sont de même force : la pièce en trop reste au trésor.
mm-guard-wins = Le garde { $guard } gagne, { $strength } contre { $total }. Le raid s’arrête là.
mm-healed = { $seat } paie { $paid ->
    [one] { $paid } pièce d’or
   *[other] { $paid } pièces d’or
} pour les soins.
mm-healed-short = { $seat } doit { $owed ->
    [one] { $owed } pièce d’or
   *[other] { $owed } pièces d’or
} de soins{ $paid ->
    [0] { " " }mais n’a plus d’or ; la dette est effacée.
   *[other] { " " }et paie ce qui lui reste, { $paid } ; le reste de la dette est effacé.
}
mm-over = { $count ->
    [one] { $seats } gagne avec { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
   *[other] { $seats } se partagent la victoire avec { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } par personne.
}

mm-source-start = Or de départ
mm-source-loot = Butin
mm-source-compensation = Dédommagement
mm-source-replacing = Remplacements
mm-source-healing = Soins

mm-preview = Total { $total } : bat { $wins } garde{ $wins ->
    [one] {""}
   *[other] s
} de ce niveau sur { $possible ->
    [one] { $possible } pas encore vu
   *[other] { $possible } pas encore vus
}.{ $price ->
    [0] {""}
    [one] { " " }Coûte { $price } pièce d’or{ $to_owner ->
        [0] .
       *[other] { " " }(dont { $to_owner } pour son propriétaire).
    }
   *[other] { " " }Coûte { $price } pièces d’or{ $to_owner ->
        [0] .
       *[other] { " " }(dont { $to_owner } pour son propriétaire).
    }
}

mm-preview-short = total { $total }, en bat { $wins } sur { $possible }

mm-refusal-choose-first = Choisissez d’abord une faction.
mm-refusal-no-faction = Cette faction n’existe pas. Choisissez les trolls, les dragons, les insectoïdes, les morts-vivants, les monstres aquatiques ou les démons.
mm-refusal-faction-taken = { $owner_seat } mène déjà cette faction. Choisissez-en une autre.
mm-refusal-factions-chosen = Les factions sont déjà choisies. Jouez un monstre.
mm-refusal-no-strength = Il n’y a pas de monstre de force { $strength }. Les forces vont de 1 à 5.
mm-refusal-no-space = Cette case n’existe pas. Ce château a les gardes 1 à { $guards }, avec une case au-dessus et une au-dessous de chacun.
mm-refusal-in-reserve = Votre { $strength } est en réserve. On ne joue que les monstres de sa main.
mm-refusal-standing = Votre { $strength } est déjà dans le château et ne peut pas être déplacé.
mm-refusal-banned = Le Roi interdit les monstres de force { $strength } ce round. Jouez-en un autre.
mm-refusal-strongest = Un monstre de force 5 ne peut pas être remplacé.
mm-refusal-not-stronger = Un { $strength } ne peut pas remplacer un { $old } : le nouveau monstre doit être plus fort.
mm-refusal-maximum = La force auprès du garde { $guard } est déjà de { $total } : on ne remplace que si elle est inférieure au maximum imprimé ({ $maximum }).
mm-refusal-gold = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, mais { $gold ->
    [0] vous n’en avez pas.
   *[other] vous n’en avez que { $gold }.
}
mm-refusal-two-standing = Vous avez déjà deux monstres dans le château. Vous ne rejouez que si l’un d’eux est remplacé.

mm-terminal-gate = portail
mm-terminal-treasury = trésor
mm-terminal-above = au-dessus
mm-terminal-guard = garde
mm-terminal-strength = force
mm-terminal-loot = butin
mm-terminal-below = au-dessous
mm-terminal-total = total
mm-terminal-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
mm-terminal-hand = main { $cards }
mm-terminal-reserve = réserve { $cards }
mm-terminal-first = premier joueur
mm-terminal-empty = vide
mm-terminal-healing = ♥ coût de guérison{ $guessed ->
    [yes] { " " }(supposé)
   *[no] {""}
}
mm-terminal-whim = ♛ changé par le Roi

mighty-monsters-fact-monsters-factions = Factions
mighty-monsters-fact-monsters-strengths = Forces de chaque faction
mighty-monsters-fact-monsters-healing = Coûts de guérison des { $item ->
    [trolls] trolls
    [dragons] dragons
    [insectoids] insectoïdes
    [undead] morts-vivants
    [aquatic] monstres aquatiques
   *[demons] démons
} (forces 1 à 5)
mighty-monsters-fact-guards-level-1 = { $item ->
    [strength_range] Force au dos des gardes de niveau 1
   *[loot_range] Butin au dos des gardes de niveau 1
}
    .pair = { $first } à { $second }
    .parts = de|à
mighty-monsters-fact-guards-level-1-cards = Faces des gardes de niveau 1 (force/butin)
    .pair = { $first }/{ $second }
    .parts = force|butin
mighty-monsters-fact-guards-level-2 = { $item ->
    [strength_range] Force au dos des gardes de niveau 2
   *[loot_range] Butin au dos des gardes de niveau 2
}
    .pair = { $first } à { $second }
    .parts = de|à
mighty-monsters-fact-guards-level-2-cards = Faces des gardes de niveau 2 (force/butin)
    .pair = { $first }/{ $second }
    .parts = force|butin
mighty-monsters-fact-guards-level-3 = { $item ->
    [strength_range] Force au dos des gardes de niveau 3
   *[loot_range] Butin au dos des gardes de niveau 3
}
    .pair = { $first } à { $second }
    .parts = de|à
mighty-monsters-fact-guards-level-3-cards = Faces des gardes de niveau 3 (force/butin)
    .pair = { $first }/{ $second }
    .parts = force|butin
mighty-monsters-fact-prices = Prix d’un remplacement : { $item ->
    [treasury] pour le trésor
    [owner] pour le propriétaire, aux niveaux 1 à 3
   *[own_monster] son propre monstre
}
mighty-monsters-fact-table-start_gold = Or de départ
mighty-monsters-fact-table-coins = Pièces de la boîte
mighty-monsters-fact-castle-tiles = Tuiles Château à 3, 4, 5 et 6 joueurs
mighty-monsters-fact-castle-rounds = Rounds à 3, 4, 5 et 6 joueurs
mighty-monsters-fact-king-tiles = Les douze tuiles Roi
mighty-monsters-fact-word = { $word ->
    [trolls] trolls
    [dragons] dragons
    [insectoids] insectoïdes
    [undead] morts-vivants
    [aquatic] monstres aquatiques
    [demons] démons
    [ones] pièces de 1
    [twos] pièces de 2
    [tens] pièces de 10
    [start] première tuile
    [end] dernière tuile
    [guards] gardes
    [first] le premier
    [second] le deuxième
    [first-two] les deux premiers
    [last] le dernier
    [last-two] les deux derniers
    [equal-pairs] entre deux monstres de même force
    [weakest-pairs] face au total le plus faible
    [loot] butin
    [strength] force
    [banned] force interdite
    [hand] forces en main
    [healing] coût de guérison
   *[healed] forces concernées
}

# Ce que doit être un élément du matériel.
mm-wanted-range = deux nombres de 0 à { $most }, le plus petit d’abord
mm-wanted-banned = 1 force au plus
mm-wanted-hand = 3 forces différentes, ou aucune

# La première partie guidée.
mm-guide-goal = Bienvenue ! Vous menez une bande de monstres à l’assaut d’un château. Après { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, qui a le plus d’or gagne. Vous commencez avec { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
}.
mm-guide-faction = Choisissez d’abord votre faction. Les six se valent : chacune a un monstre de chaque force, de 1 à 5. Prenez celle qui vous plaît.
mm-guide-castle = Voici le château. { $guards ->
    [one] { $guards } garde se tient
   *[other] { $guards } gardes se tiennent
} entre le portail et le trésor. On les affronte l’un après l’autre, à partir du portail.
mm-guide-back = Vous ne voyez que le dos des gardes. Celui-ci a { $level ->
    [one] une étoile
   *[other] { $level } étoiles
} : sa force est comprise entre { $low } et { $high }, et il garde de { $least } à { $most ->
    [one] { $most } pièce d’or
   *[other] { $most } pièces d’or
}.
mm-guide-hand = Ces trois monstres sont dans votre main. Le grand nombre est la force du monstre. Le cœur est ce que coûtent ses soins si le raid échoue là où il se trouve.
mm-guide-place = Deux monstres affrontent ensemble chaque garde, l’un au-dessus, l’autre au-dessous. Jouez un 3 ou un 4 auprès du premier garde : à partir de { $high }, une paire est sûre de le vaincre.
mm-guide-place-elsewhere = C’est permis, mais on n’arrive au garde { $guard } que si tous ceux qui le précèdent sont vaincus. Commençons au portail : choisissez une case auprès du garde 1.
mm-guide-place-strongest = Un 5 serait gaspillé contre le garde le plus faible, et vous en aurez besoin plus tard. Jouez le 3 ou le 4.
mm-guide-joined = { $seat } a posé un { $strength } auprès de votre monstre. Si vous gagnez ici, vous partagerez le butin, et un partenaire faible rend la défaite plus probable.
mm-guide-replace = Vous pouvez vous débarrasser de ce { $strength } : jouez un monstre plus fort sur sa case. Ici, cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}. Le { $strength } retourne dans la main de son propriétaire, et tout le butin sera pour vous.
mm-guide-replace-empty = C’est permis, mais le faible 1 resterait auprès de votre monstre. Essayez : prenez une carte et cliquez sur le monstre adverse auprès du garde 1.
mm-guide-replace-own = C’est votre propre monstre. Remplacez celui de l’adversaire, à côté.
mm-guide-safe = Votre paire a atteint { $high }, le maximum de ce garde. Dès lors, plus personne ne peut y être remplacé : vous êtes à l’abri.
mm-guide-fight = Les gardes sont maintenant révélés un par un. Le garde 1 avait { $strength } et votre paire { $total } : il suffit d’égaler. Les deux monstres sont à vous : tout le butin est pour vous ({ $loot ->
    [one] { $loot } pièce d’or
   *[other] { $loot } pièces d’or
}).
mm-guide-share = Le garde 2 est tombé, lui aussi. Deux joueurs ont partagé son butin, la moitié chacun. Une pièce en trop va au monstre le plus fort ; ces deux-là étaient de même force, elle est donc restée au trésor.
mm-guide-guard-wins = Le garde 3 était trop fort : { $strength } contre { $total }. Le premier garde qui gagne met fin au raid. On n’affronterait même plus ceux qui sont derrière lui.
mm-guide-heal = C’est ici que les cœurs comptent. Chaque monstre auprès du garde qui a gagné, et de tous ceux qui sont derrière, doit être soigné, aux frais de son propriétaire. Les vôtres étaient devant : vous ne payez rien.
mm-guide-next-round = Un nouveau round, de nouveaux gardes. Les deux monstres que vous avez joués se reposent dans votre réserve ; les deux qui s’y reposaient sont revenus dans votre main. Prévoyez donc deux rounds à la fois.
mm-guide-free = À vous de jouer, et de décider. Prenez une carte et visez une case : on vous dit combien de gardes possibles votre paire vaincrait. Plus loin, le butin est plus gros, mais tous les gardes qui précèdent doivent d’abord tomber.
mm-guide-end = C’est tout le jeu : s’allier, payer une bonne place, et ne pas s’aventurer plus loin que le raid. De bons alliés au portail aident tous ceux qui sont derrière. Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. Finir cette partie ?

# --- l’école

mm-course-raids = Raids
mm-course-raids-text = Les derniers tours d’un raid : qui rejoindre, que payer, qui remplacer.
mm-puzzle = { $number ->
    [1] Qui envoyer
    [2] Que payer
   *[other] Qui remplacer
}
mm-puzzle-generated = Raid { $number } (niveau { $difficulty }) : jouez vos derniers monstres pour le plus d’or.
mm-puzzle-goal = Atteignez { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } or en moyenne, le plus possible. { $left_seat } a en main { $left }, { $right_seat } { $right }.
mm-puzzle-average = En moyenne, vous arrivez ainsi à { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } or.
mm-why-average = Cela vous mène à { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } or en moyenne, { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus que tout autre coup.
mm-why-answer = Voici alors le meilleur coup du suivant :
mm-lesson-1-1 = C’est le dernier round, et il reste une case vide. Un garde doit tomber avant qu’on affronte le suivant : regardez chaque paire sur le chemin de vos monstres.
mm-lesson-1-2 = Comptez les gardes inconnus de chaque niveau qu’une paire vaincrait. Le monstre le plus fort n’est pas toujours le meilleur : sa guérison coûte le plus cher.
mm-lesson-2-1 = Encore le dernier round. Vous pouvez mettre un monstre plus fort à la place d’un plus faible, même du vôtre, tant que la paire est sous le maximum du garde.
mm-lesson-2-2 = Cela coûte de l’or. Ne payez que si le butin gagné en moyenne et les guérisons évitées valent plus.
mm-lesson-3-1 = Qui est remplacé reprend son monstre et doit rejouer : sur la case qui reste, ou à la place de quelqu’un d’autre.
mm-lesson-3-2 = Vos rivaux font alors ce qui leur rapporte le plus d’or. Pensez à un coup d’avance.
