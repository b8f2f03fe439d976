# Ce que sont les choses, dit à la demande : la page ne charge pas ce fichier.

dp-explain-guess = Une supposition : personne n’a confirmé ce qui est imprimé ici.

dp-explain-place = { $place ->
    [yard] Un groupe d’au moins deux diablotins emporte une cage.
    [older] Un monstre de taille 3, pour un groupe qui a de l’or.
    [young] Un monstre de taille 2 par case, pour un groupe qui a de l’or.
    [vegetables] Tous les légumes de l’étal.
    [mixed] Toute la nourriture de l’étal, des deux sortes.
    [meat] Toute la viande de l’étal.
    [artifacts] Les deux artefacts des tentes. Ils servent jusqu’à la fin de la partie.
    [addons] Une amélioration : elle renforce la cage de sa Parcelle.
    [imps] Vos parents éloignés arrivent : tous les diablotins de cette manche et des précédentes. Ils travaillent dès la manche suivante.
    [hospital] Une carte Potion, et vos blessés rentrent à la fin de la manche.
    [judging] 2 points de plus au concours de cette manche.
   *[platform] Le groupe reste sur l’Estrade. Chaque diablotin peut y vendre un monstre pour 3 fois son Score de Satisfaction.
}
dp-explain-space-needs = { $held ->
    [neutral] Un diablotin neutre bloque cette case cette manche.
    [seat] Occupée cette manche.
   *[free] Libre. Il faut { $imps ->
        [one] { $imps } diablotin
       *[other] { $imps } diablotins
    }{ $gold ->
        [0] {""}
       *[other] { " " }et { $gold } d’or
    }.
}

dp-explain-pet-tokens = Souffrance { $suffering }, mutation { $mutation }. Il est perdu à { $size } de souffrance ou 2 mutations.
dp-explain-plot = Parcelle { $plot }
dp-explain-plot-empty = Pas encore de cage. Une Parcelle avec cage accueille un monstre et une amélioration.
dp-explain-plot-manure = Bouses ici : { $count }. Elles s’ajoutent à chaque besoin de maladie.
dp-explain-tile = Solidité { $strength } contre la colère, anti-magie { $antimagic } contre la magie.{ $graze ->
    [0] {""}
   *[other] { " " }Nourrit de légumes.
}{ $meat ->
    [0] {""}
   *[other] { " " }Nourrit de viande.
}{ $toy ->
    [0] {""}
   *[other] { " " }Offre un jouet.
}{ $absorb ->
    [0] {""}
   *[other] { " " }Absorbe une bouse.
}
dp-explain-tile-use = Plus de colère que de solidité : le monstre tente de fuir. Plus de magie que d’anti-magie : il mute.
dp-explain-cage-where = Elle va sur l’une de vos quatre Parcelles, à la place d’une cage plus ancienne si vous voulez.
dp-explain-addon-where = Une par Parcelle. Elle y reste quand on change la cage.
dp-explain-symbol = { $symbol ->
    [strength] Solidité
    [antimagic] Anti-magie
    [graze] Légume
    [meat] Viande
    [toy] Jouet
   *[absorb] Absorbe une bouse
}

dp-explain-need = { $card ->
    [hunger] Faim : dépensez une nourriture qui convient, ou le monstre souffre (1 jeton).
    [poop] Besoin naturel : 1 bouse de plus dans sa cage.
    [play] Amusement : un diablotin disponible joue avec lui, ou il souffre (1 jeton).
    [magic] Magie : chaque besoin au-delà de l’anti-magie de la cage est une mutation.
    [anger] Colère : au-delà de la solidité de la cage, il tente de fuir ; autant de diablotins doivent le rattraper.
    [disease] Maladie : s’ajoute aux bouses de la cage. À partir de 3, il souffre.
    [potion] Potion : il dort pour cette barre. On défausse ensuite une carte Besoin de cette couleur.
   *[substitute] Elle remplace une carte qui manquait à la pioche.
}
dp-explain-card-colour = Elle va sur une barre de cette couleur ({ dp-colour }).
dp-explain-bar = Barre { $bar } ({ dp-colour })
dp-explain-bar-use = Elle reçoit à chaque manche une carte Besoin de sa couleur, ou une potion.
dp-explain-bar-later = Elle apparaît quand le monstre a grandi. Elle reçoit alors une carte Besoin par manche.

dp-explain-exhibition = Concours de la manche { $round }
dp-explain-exhibition-hidden = Pas encore révélé. On le connaît une manche à l’avance.
dp-explain-unknown-customer = Client
dp-explain-unknown-customer-later = Pas encore révélé. On connaît les clients deux manches à l’avance.
dp-explain-customer-wishes = Points pour chaque :{ $hunger ->
    [0] {""}
   *[other] { " " }faim { $hunger },
}{ $poop ->
    [0] {""}
   *[other] { " " }besoin naturel { $poop },
}{ $play ->
    [0] {""}
   *[other] { " " }amusement { $play },
}{ $magic ->
    [0] {""}
   *[other] { " " }magie { $magic },
}{ $anger ->
    [0] {""}
   *[other] { " " }colère { $anger },
}{ $disease ->
    [0] {""}
   *[other] { " " }maladie { $disease },
}{ $mutation ->
    [0] {""}
   *[other] { " " }mutation { $mutation },
} souffrance { $suffering }.
dp-explain-customer-sale = Achète à la manche { $round }, dès la taille 4 et au-dessus de 0 : 2 de réputation par point, 3 depuis l’Estrade.

dp-explain-chamber-age = { $last ->
    [yes] La nourriture d’ici pourrit à la fin de cette manche.
   *[no] Elle avance d’une pièce à droite à la fin de chaque manche et pourrit après la dernière.
}
dp-explain-food-use = { $kind ->
    [vegetable] Pour les herbivores et les omnivores.
   *[meat] Pour les carnivores et les omnivores.
}
dp-explain-deck = { $left ->
    [one] { $left } carte Besoin
   *[other] { $left } cartes Besoin
} ({ dp-colour })
dp-explain-deck-draw = On en pioche une pour chaque barre visible de cette couleur.
dp-explain-deck-unseen = Pas encore vues : faim { $hunger }, besoin naturel { $poop }, amusement { $play }, magie { $magic }, colère { $anger }, maladie { $disease }.

dp-explain-round = Manche { $number }
dp-explain-round-phases = Mise en place, achats, cartes Besoin, présentation, Business, le temps passe. Son concours et ses clients sont ici.
dp-explain-imps = { $home ->
    [one] { $home } diablotin au terrier
   *[other] { $home } diablotins au terrier
}
dp-explain-imps-use = Ils font les achats en groupes. Ceux qui restent jouent avec les monstres et rattrapent les fuyards.
dp-explain-imps-rest = Qui est encore disponible à la fin nettoie une cage vide ou gagne 1 d’or.
dp-explain-gold = { $gold } d’or
dp-explain-gold-use = Il grossit un groupe, et un monstre coûte 1 d’or. Les ventes et les diablotins disponibles en rapportent.
dp-explain-busy = { $busy ->
    [one] { $busy } diablotin occupé
   *[other] { $busy } diablotins occupés
}
dp-explain-busy-use = Ils rentrent à la fin de la manche.
dp-explain-hurt = { $hospital ->
    [one] { $hospital } diablotin à l’hôpital
   *[other] { $hospital } diablotins à l’hôpital
}
dp-explain-hurt-use = Ils y restent jusqu’à ce que vous alliez à l’hôpital.
dp-explain-booked = { $platform ->
    [one] { $platform } diablotin sur l’Estrade
   *[other] { $platform } diablotins sur l’Estrade
}
dp-explain-booked-use = Chacun peut faire une vente sur l’Estrade : 3 fois le Score de Satisfaction au lieu de 2.
dp-explain-exits = Sorties
dp-explain-exits-use = Chaque sortie accueille un groupe de diablotins et d’or, choisi en secret.
dp-explain-exits-order = Le plus grand groupe agit d’abord ; diablotins et or comptent autant.
dp-explain-exit = Sortie { $number }
dp-explain-exit-use = Un groupe : au moins un diablotin, et de l’or si l’on veut. Il peut aller sur une case de la ville.
dp-explain-food = Garde-manger
dp-explain-food-age = La nourriture avance vers la droite avec l’âge et pourrit après la dernière pièce.
dp-explain-vegetables = { $vegetables ->
    [one] { $vegetables } légume
   *[other] { $vegetables } légumes
}
dp-explain-vegetables-use = Pour les herbivores et les omnivores. Ils se gardent plus longtemps que la viande.
dp-explain-meat = { $meat } viande
dp-explain-meat-use = Pour les carnivores et les omnivores. Elle se garde cette manche et la suivante.
dp-explain-stand = Nourriture de l’étal
dp-explain-stand-use = Qui y va prend tout. Ce qui reste est jeté.
dp-explain-waiting = Nouveau, pas encore installé
dp-explain-waiting-use = Cages, améliorations et monstres trouvent leur place avant la pioche. Un monstre sans cage est perdu.
dp-explain-hand = Vos cartes Besoin
dp-explain-hand-use = Chaque barre visible de chaque monstre reçoit une carte de sa couleur.
dp-explain-hand-kept = Une carte de chaque couleur reste toujours en main ; les livres en ajoutent.
dp-explain-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
} ({ dp-colour })
dp-explain-cards-use = Gardées d’une manche à l’autre : on choisit parmi elles et les nouvelles.
dp-explain-reputation = Réputation { $points }
dp-explain-reputation-goal = La plus grande réputation gagne.
dp-explain-reputation-sources = Concours, ventes et décompte final en rapportent. Chaque monstre perdu en coûte 1 par tranche de 10.
dp-explain-first = Premier joueur
dp-explain-first-use = Agit d’abord à groupes égaux, et reçoit 1 d’or de moins.
dp-explain-gap = Passage { $number }
dp-explain-gap-use = Un diablotin y joue avec les monstres des deux côtés : un besoin d’amusement chacun.
dp-explain-manure = Bouse
dp-explain-manure-use = Inoffensive seule. Avec un besoin de maladie, bouses et maladie font souffrir le monstre à partir de 3.
dp-explain-suffering = Souffrance
dp-explain-suffering-use = Ces jetons restent. Un monstre qui en a autant que sa taille est perdu, et les clients n’aiment pas cela.
dp-explain-mutation = Mutation
dp-explain-mutation-use = Ces jetons restent. À deux, le monstre est perdu ; avec un, il rapporte 2 d’or de moins.
dp-explain-price = Prix
dp-explain-price-use = L’or que rapporte ce monstre vendu maintenant.
dp-explain-score = Score au concours
dp-explain-score-use = Ce que cela rapporterait au concours de la manche, tels que sont les besoins.
dp-explain-match = Score de Satisfaction
dp-explain-match-use = Ce que vaut ce monstre pour ce client : 2 de réputation par point, 3 depuis l’Estrade.
dp-explain-potions = { $potions ->
    [one] { $potions } potion restante
   *[other] { $potions } potions restantes
}
dp-explain-potions-use = L’hôpital en donne une. On l’assigne à la place d’une carte Besoin, et elle ne fait aucun mal au monstre.
dp-explain-stacks = Les piles
dp-explain-stacks-use = Cages, améliorations, artefacts et monstres encore à venir.

explain-dp-phase-setup = Du nouveau arrive en ville, et chacun touche son revenu.
explain-dp-phase-grouping = Chacun répartit en secret diablotins et or en groupes.
explain-dp-phase-shopping = Le plus grand groupe va d’abord, chacun sur une case libre de la ville.
explain-dp-phase-arranging = Cages, améliorations et monstres nouveaux trouvent leur place. Les monstres peuvent changer de cage.
explain-dp-phase-needs = Une carte pour chaque barre visible de chaque monstre : on pioche, puis on assigne en secret.
explain-dp-phase-showing = Les besoins sont révélés et comblés, un joueur après l’autre. Puis vient le concours.
explain-dp-phase-business = Dès la manche 3, chaque client achète un monstre à chaque joueur, s’il lui convient.
explain-dp-phase-working = Les diablotins encore disponibles nettoient des cages vides ou gagnent 1 d’or chacun.
explain-dp-phase-aging = Les monstres grandissent, la nourriture vieillit, les diablotins rentrent.
explain-dp-phase-over = Deux concours finaux, puis la plus grande réputation gagne.
