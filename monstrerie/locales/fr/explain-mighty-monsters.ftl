# Ce que sont les choses, dit à la demande : la page ne charge pas ce fichier.

mm-explain-guard = Garde { $guard }, niveau { $level }
mm-explain-guard-range = Sa force va de { $low } à { $high }, son butin de { $least } à { $most }{ $guessed ->
    [yes] { " " }(suppositions).
   *[no] .
}{ $whim ->
    [yes] { " " }L’effet de la tuile Roi est compris.
   *[no] {""}
}
mm-explain-guard-fight = Les deux monstres à ses côtés l’affrontent ensemble et partagent le butin. S’il gagne, le raid s’arrête ici.
mm-explain-guard-price = Remplacer un monstre ici coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}{ $to_owner ->
    [0] {""}
   *[other] , dont { $to_owner } pour son propriétaire
} ; le vôtre, { $own }.

mm-explain-total = Total auprès du garde { $guard } : { $total }
mm-explain-total-sum = La somme des forces des deux monstres. Il suffit d’égaler la force du garde.
mm-explain-total-chance = { $chance ->
    [sure] Elle bat tous les gardes possibles (de { $low } à { $high }).
    [open] Cela peut suffire : le garde a de { $low } à { $high }.
   *[weak] Cela ne suffit pas encore : le garde a au moins { $low }.
}

mm-explain-space = { $side ->
    [above] Case au-dessus du garde { $guard }
   *[below] Case au-dessous du garde { $guard }
}
mm-explain-space-empty = Vide : on peut y jouer gratuitement n’importe quel monstre de sa main.
mm-explain-space-partner = Il affrontera le garde { $guard } (de { $low } à { $high }) avec le monstre d’en face.
mm-explain-space-held = Un monstre de force { $strength } est ici. Si le raid échoue ici ou avant, ses soins coûtent { $healing ->
    [one] { $healing } pièce d’or
   *[other] { $healing } pièces d’or
}.
mm-explain-space-replace = { $safe ->
    [strongest] Un 5 ne peut jamais être remplacé.
    [maximum] Il est à l’abri : le total a atteint { $maximum }, le maximum imprimé du garde.
   *[no] Un monstre plus fort peut le remplacer pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ({ $own } si c’est le vôtre).
}

mm-explain-card = Monstre de force { $strength }
mm-explain-card-strength = Il ajoute { $strength } au total auprès de son garde.
mm-explain-card-healing = Le cœur : ses soins coûtent { $healing ->
    [one] { $healing } pièce d’or
   *[other] { $healing } pièces d’or
} si le raid échoue à son garde ou avant{ $whim ->
    [yes] { " " }(tuile Roi ; imprimé : { $printed }).
   *[no] .
}{ $guessed ->
    [yes] { " " }Ce coût est une supposition.
   *[no] {""}
}
mm-explain-card-replace = { $strength ->
    [1] Il ne peut remplacer aucun monstre.
   *[other] Il peut remplacer un monstre plus faible, contre de l’or.
}

mm-explain-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
mm-explain-gold-goal = Qui a le plus d’or après le dernier round gagne.
mm-explain-gold-use = Le butin rapporte de l’or. Remplacer et soigner des monstres en coûte.

mm-explain-hand = Main : { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}
mm-explain-hand-play = On ne joue que des monstres de sa main.
mm-explain-hand-three = À chaque round, on en a trois et on en joue deux ; le troisième reste en main.

mm-explain-reserve = Réserve : { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}
mm-explain-reserve-rest = Ils se reposent ce round et reviennent en main pour le suivant.
mm-explain-reserve-swap = Les deux monstres joués ce round prennent leur place.

mm-explain-unknown = Carte cachée
mm-explain-unknown-either = En main ou en réserve, pas encore vu : force { $strengths }.

mm-explain-faction-five = Cinq monstres, un de chaque force, de 1 à 5.
mm-explain-faction-alike = Toutes les factions se valent ; seuls leurs coûts de guérison diffèrent.

mm-explain-king = Le Roi
mm-explain-king-counts = Ses tuiles ne font que compter les rounds : encore { $left }, celui-ci compris.
mm-explain-king-round = Cela vaut pour tout le round, soins compris.

mm-explain-first = Premier joueur
mm-explain-first-turns = Joue le premier monstre du round ; les autres suivent dans le sens horaire.
mm-explain-first-passes = Le pion passe au joueur suivant après chaque round.

mm-explain-gate = Portail
mm-explain-gate-start = Les combats commencent ici et se suivent, garde par garde, tant que les monstres gagnent.

mm-explain-treasury = Trésor
mm-explain-treasury-pays = Il paie le butin et reçoit le prix des remplacements et des soins.

mm-explain-healing = Soins
mm-explain-healing-who = Chaque monstre auprès du garde qui a gagné, et derrière lui, est soigné aux frais de son propriétaire. Qui n’a pas assez paie tout ce qu’il a.

explain-mm-phase-choose = Chacun choisit une faction, l’un après l’autre.
explain-mm-phase-play = À tour de rôle, on joue un monstre sur une case ou on en remplace un plus faible, jusqu’à ce que chacun en ait deux au château.
explain-mm-phase-fight = Les gardes sont révélés un par un, à partir du portail. Le premier qui gagne met fin au raid.
explain-mm-phase-heal = Les monstres auprès du garde qui a gagné, et derrière lui, sont soignés contre de l’or. Puis la réserve passe en main et de nouveaux gardes arrivent.
explain-mm-phase-over = Qui a le plus d’or gagne.
