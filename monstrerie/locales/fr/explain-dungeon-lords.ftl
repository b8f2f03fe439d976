# Ce que sont les choses, dit à la demande : la page ne charge pas ce fichier.

dl-explain-guess = Supposition : nous ne savons pas ce qui est imprimé ici.
dl-explain-order = { $name ->
    [food] Achetez de la nourriture, ou prenez-la et gagnez de la méchanceté.
    [reputation] Perdez de la méchanceté ; sur les cases 1 et 3, regardez aussi une carte Combat.
    [dig] Envoyez des diablotins creuser des tunnels à côté de votre donjon. Jamais de carré 2 × 2 plein.
    [mine] Envoyez des diablotins dans des tunnels non conquis ; chacun rapporte 1 Or.
    [imps] Payez de la nourriture (et de l’or sur une case) pour recruter des diablotins.
    [traps] Piochez des cartes Piège.
    [monsters] Recrutez un monstre ou un fantôme de la taverne et payez son coût. Au jour de paye, vous le payez de nouveau.
   *[room] Remplacez un tunnel par une salle du magasin : dans sa zone, et pas à côté d’une autre salle.
}
dl-explain-event = { $name ->
    [payday] Payez de nouveau chaque monstre et chaque fantôme, ou laissez-les partir et gagnez 1 de méchanceté pour chacun.
    [taxes] Payez 1 Or pour deux tuiles du donjon (arrondi au-dessus). Chaque Or impayé coûte 3 points à la fin.
   *[special] Un événement spécial, différent chaque année. Il est révélé au début de sa saison.
}
dl-explain-monster = { $name ->
    [goblin] Inflige { $first } au premier aventurier ; si celui-ci est éliminé, { $second } au suivant.
    [slime] Inflige { $first } à tout le monde, ou empêche la conquête : ni conquête ni fatigue cette manche.
    [ghost] Inflige { $first } à qui vous voulez, sauf au premier. Les fantômes ne comptent pas comme monstres : envoyez-en autant que vous voulez.
    [troll] Inflige { $first } au premier ; si vous payez 1 Nourriture, { $second }. Travaille aussi dans vos salles.
    [witch] Inflige { $first } au premier, ou deux fois { $second } à qui vous voulez, même deux fois au même aventurier.
    [vampire] Inflige { $first } à qui vous voulez, sauf aux prêtres ; ou { $second }, et peut combattre encore.
    [golem] Inflige { $first } au premier, et peut combattre à chaque manche.
    [dragon] Inflige { $first } à tout le monde, et personne n’est guéri cette manche.
    [demon] Inflige { $first } à qui vous voulez ; ni conquête ni fatigue cette manche. Coûte un de vos autres monstres.
   *[sheep] Un monstre changé par un sort pour cette manche.
}
dl-explain-hero = { $name ->
    [warrior] Se place toujours en tête du groupe.
    [thief] Évite les blessures des pièges : une par symbole de désarmement.
    [priest] Guérit les blessures après l’attaque des monstres.
    [wizard] Apporte de la magie : s’il y en a assez, le groupe lance le sort de la manche.
    [paladin] Mène le groupe ; désarme, guérit et lance des sorts. Vaut 5 points dans votre prison.
   *[illusion] Prend une blessure et disparaît.
}
dl-explain-trap = Posé face cachée avant la bataille, révélé à sa première étape.
dl-explain-card = { $name ->
    [word-of-peace] Retirez tous vos monstres, ou gagnez { $amount } de méchanceté.
    [suggestion] Payez encore une fois chaque monstre envoyé, ou retirez-le.
    [magic-shield] { $amount ->
        [one] La prochaine blessure est absorbée.
       *[other] Les { $amount } prochaines blessures sont absorbées.
    }
    [invisibility] Les magiciens passent en queue et ne craignent rien cette manche.
    [detect-evil] Gagnez { $amount } de méchanceté.
    [fist-of-justice] Perdez { $amount ->
        [one] { $amount } diablotin.
       *[other] { $amount } diablotins.
    }
    [detect-treasure] Perdez { $amount } Or ; sans or, autant de nourriture ; sans nourriture, autant de pièges.
    [fireball] Beaucoup de bruit, mais aucun effet.
    [graffiti] Payez { $amount } Or, ou devez-le comme taxe impayée.
    [aura-of-fear] Choisissez un monstre envoyé : il rentre au repaire.
    [metamorphosis] Choisissez un monstre envoyé : c’est un mouton cette manche.
    [blind-rage] Tous vos monstres frappent simplement le premier de la file.
    [create-food] Le premier de la file gagne { $amount ->
        [one] { $amount } point de vie.
       *[other] { $amount } points de vie.
    }
    [illusion] Une illusion se place en tête et prend une blessure.
    [song-of-courage] Pas de fatigue cette manche.
    [regeneration] Chaque aventurier guérit de { $amount ->
        [one] { $amount } blessure.
       *[other] { $amount } blessures.
    }
    [magic-key] Un prisonnier de ce Combat revient.
   *[dimensional-gate] Choisissez un monstre envoyé : il disparaît définitivement.
}
dl-explain-guess-fatigue = La fatigue de { $fatigue } est une supposition ; seule la somme de toutes les cartes est connue.
dl-explain-guess-timing = Que ce sort soit rapide ou lent est une supposition.

dl-explain-order-turns = { $order ->
    [monsters] Le larbin de la case III choisit d’abord, puis II, puis I.
    [room] Le larbin de la case III choisit d’abord, puis II, puis I.
   *[other] Le larbin de la case I agit d’abord, puis II, puis III.
}
dl-explain-order-locked = Inaccessible : on ne peut pas donner cet ordre cette saison.
dl-explain-space-taken = { $taken ->
    [yes] Occupée. Le larbin suivant prend une case plus loin.
   *[no] Libre. Un larbin prend la première case libre de son action.
}
dl-explain-wage = Coûte{ $gold ->
    [0] {""}
   *[other] { " " }{ $gold } Or
}{ $food ->
    [0] {""}
   *[other] { " " }{ $food } Nourriture
}{ $evil ->
    [0] {""}
   *[other] { " " }{ $evil } de méchanceté
}{ $traps ->
    [0] {""}
    [one] { " " }{ $traps } carte Piège
   *[other] { " " }{ $traps } cartes Piège
}{ $monsters ->
    [0] {""}
   *[other] { " " }un autre de vos monstres
} au recrutement, puis de nouveau au Jour de Paye.
dl-explain-monster-stunned = Hors de combat : il se battra de nouveau après ce Combat.
dl-explain-room-zone = Elle remplace un tunnel sur l’une des cases éclairées, jamais à côté d’une autre salle.
dl-explain-room-conquered = Conquise : elle ne sert plus à rien et coûte 2 points.
dl-explain-room-points = Chaque salle non conquise vaut 2 points. Deux monstres et un piège (pour 1 Or de plus) peuvent s’y battre.
dl-explain-ground = Terrain
dl-explain-ground-dig = Pas encore creusé. Les diablotins creusent à côté de votre donjon, sans jamais remplir un bloc de 2×2.
dl-explain-tunnel = Tunnel
dl-explain-tunnel-use = Un diablotin peut y extraire 1 Or par saison, et on peut y construire une salle. Un piège et un monstre peuvent s’y battre.
dl-explain-tunnel-conquered = Conquis : on ne peut plus y extraire d’or ni y construire, et il coûte 2 points.
dl-explain-trap-cost = { $gold ->
    [0] {""}
   *[other] Coûte { $gold } Or.{ " " }
}{ $food ->
    [0] {""}
   *[other] Coûte { $food } Nourriture.{ " " }
}{ $imps ->
    [0] {""}
    [one] Coûte { $imps } diablotin.{ " " }
   *[other] Coûte { $imps } diablotins.{ " " }
}Dans une salle, 1 Or de plus.
dl-explain-hero-numbers = { $hp ->
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
   *[other] , soigne { $heal }
}{ $magic ->
    [0] {""}
   *[other] , { $magic } de magie
}.
dl-explain-hero-points = Autant de blessures que de points de vie l’envoient dans votre prison : 2 points.
dl-explain-hero-rank = Numéro { $rank } en force : le plus fort va au seigneur le plus méchant.
dl-explain-card-unknown = Carte Combat de la manche { $round }
dl-explain-card-hidden = Face cachée. Améliorer sa réputation permet d’en regarder une.
dl-explain-card-numbers = Manche { $round } : { $fast ->
    [yes] un sort rapide, avant l’attaque des monstres
   *[no] un sort lent, après l’attaque des monstres
}. Il demande { $magic } de magie. Fatigue { $fatigue }.
dl-explain-card-magic = Le groupe lance son sort avec { $magic } de magie ou plus.
dl-explain-event-unknown = Événement de la saison
dl-explain-event-hidden = Pas encore connu : Jour de Paye, taxes ou événement spécial. Il est révélé une saison à l’avance.
dl-explain-goods = Réserves
dl-explain-goods-pay = Les ordres, les salaires et les pièges se paient d’ici.
dl-explain-gold = Sert à payer des cases, des monstres, des pièges dans les salles et les taxes.
dl-explain-food = Sert à payer les diablotins et bien des monstres. Un troll frappe plus fort contre de la nourriture.
dl-explain-imps = { $idle ->
    [one] { $idle } disponible
   *[other] { $idle } disponibles
} pour l’instant. Ils creusent, extraient de l’or et travaillent dans les salles, une fois chacun par saison.
dl-explain-troll = Chaque jeton Troll travaille dans une salle comme un diablotin. Il ne creuse pas et n’extrait rien.
dl-explain-evil = Le seigneur le plus méchant reçoit l’aventurier le plus fort et, à { $step }, le paladin.
dl-explain-taxes = Chaque Or de taxes impayé coûte 3 points à la fin.
dl-explain-traps-count = Cartes Piège en entrepôt ; seul leur propriétaire les connaît.
dl-explain-tunnel-count = Tuiles non conquises. Deux tuiles coûtent 1 Or de taxes ; une tuile conquise coûte 2 points.
dl-explain-hand = Ordres en main
dl-explain-hand-choose = Choisissez-en trois pour cette saison. Le premier revient aussitôt ; les deux autres seront inaccessibles la saison suivante.
dl-explain-slot = Ordre { $number }
dl-explain-slot-first = On révèle ensemble tous les premiers ordres, puis les deuxièmes, puis les troisièmes.
dl-explain-slot-back = Le premier, ou un ordre non exécuté, revient dans votre main.
dl-explain-lair = Repaire
dl-explain-lair-use = Vos monstres et fantômes. Dans un tunnel se bat un monstre, dans une salle deux ; les fantômes toujours.
dl-explain-traps = Entrepôt des pièges
dl-explain-traps-use = On peut poser un piège par bataille. Les voleurs l’affaiblissent.
dl-explain-prison = Prison
dl-explain-prison-points = Chaque aventurier ici vaut 2 points, un paladin 5.
dl-explain-party = Le groupe
dl-explain-party-order = En ordre de marche. Il attaque les tuiles les plus proches de l’entrée, une par manche pendant quatre manches.
dl-explain-party-strength = Ensemble : encore { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}, désarme { $disarm }, soigne { $heal }, { $magic } de magie.
dl-explain-site = Site de construction
dl-explain-site-use = Creusez des tunnels, construisez des salles. Chaque tuile conquise par les aventuriers coûte 2 points.
dl-explain-tavern = Taverne
dl-explain-tavern-use = Les monstres à recruter cette saison. Ceux qui restent s’en vont pour de bon.
dl-explain-shop = Magasin
dl-explain-shop-use = Les salles à vendre cette saison. Celles qui restent s’en vont pour de bon.
dl-explain-evilness = Échelle de méchanceté
dl-explain-evilness-use = Le seigneur le plus gentil reçoit l’aventurier le plus faible, le plus méchant le plus fort.
dl-explain-evilness-paladin = Le premier qui atteint { $step } attire le paladin.
dl-explain-seasons = Année { $year }
dl-explain-seasons-use = Quatre saisons de construction, puis le Combat. Après deux années, on compte les points.
dl-explain-season-winter = Une saison calme : ni événement, ni aventuriers.
dl-explain-season-other = Un événement, et un aventurier pour chaque seigneur.
dl-explain-dummy = Joueur fictif { $number }
dl-explain-dummy-use = Les larbins d’un joueur fictif occupent des cases, mais n’y font rien.
dl-explain-wages = Salaires au Jour de Paye
dl-explain-wages-use = Pour tous vos monstres. Qui n’est pas payé s’en va, contre 1 de méchanceté chacun.
dl-explain-first = Premier joueur
dl-explain-first-use = Place ses larbins d’abord. À égalité de méchanceté, il compte comme le plus gentil.
dl-explain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dl-explain-points-now = Comme si la partie s’arrêtait maintenant, titres compris.
dl-explain-points-sources = Salles, monstres, prisonniers et titres comptent ; tuiles conquises et taxes impayées coûtent des points.
dl-explain-title-gains = { $title ->
    [dark-deeds] Le plus de méchanceté à la fin.
    [rooms] Le plus de salles à la fin.
    [tunnels] Le plus de tunnels à la fin.
    [monsters] Le plus de monstres à la fin ; les fantômes ne comptent pas.
    [imps] Le plus de diablotins à la fin.
    [treasure] Le plus d’or, de nourriture et de pièges réunis à la fin.
   *[battle] Le moins de tuiles conquises à la fin.
}
dl-explain-title-points = { $players ->
    [2] 2 points pour un seul détenteur, 1 en cas de partage.
   *[other] 3 points pour un seul détenteur, 2 en cas de partage.
}
dl-explain-step = { page-dl-step }
dl-explain-step-what = { $step ->
    [traps] Le piège est révélé et blesse. Chaque symbole désarmer évite une de ses blessures.
    [fast] Avec assez de magie, le groupe lance son sort, s’il est rapide.
    [monsters] Les monstres et fantômes envoyés attaquent, dans l’ordre de votre choix.
    [slow] Avec assez de magie, le groupe lance son sort, s’il est lent.
    [healing] Les prêtres soignent des blessures, si un monstre a attaqué.
   *[conquest] Le groupe subit sa fatigue et conquiert la tuile, s’il en reste quelqu’un.
}
dl-explain-fatigue = Fatigue
dl-explain-fatigue-what = Autant de blessures à la fin de la manche, le premier du groupe d’abord, avant la conquête de la tuile.
dl-explain-magic = Magie
dl-explain-magic-what = Le groupe en a { $has } ; le sort de cette manche en demande { $needs }.
dl-explain-disarm = Désarmer
dl-explain-disarm-what = Chaque symbole évite une blessure d’un piège dans cette bataille.
dl-explain-heal = Guérison
dl-explain-heal-what = Autant de blessures sont soignées après l’attaque des monstres.
dl-explain-off = Pas dans cette bataille
dl-explain-off-what = Un piège, un monstre ou un sort l’empêche pour cette manche.

explain-dl-phase-setup = De trois ordres piochés, vous en gardez un ; les deux autres sont inaccessibles la première saison.
explain-dl-phase-orders = Chacun choisit en secret trois ordres, du premier au troisième.
explain-dl-phase-execution = On place les larbins à mesure que les ordres sont révélés. Puis les huit actions ont lieu, de la nourriture aux salles.
explain-dl-phase-production = Les diablotins encore disponibles travaillent dans les salles. Puis les ordres reviennent : deux restent inaccessibles.
explain-dl-phase-event = L’événement de la saison. Puis les aventuriers arrivent, le plus fort chez le seigneur le plus méchant.
explain-dl-phase-planning = Choisissez la tuile du combat, un piège et des monstres. La carte Combat est révélée ensuite.
explain-dl-phase-battle = Piège, sort rapide, monstres, sort lent, guérison, conquête : un seigneur après l’autre.
explain-dl-phase-over = Salles, monstres, prisonniers et titres comptent. Tuiles conquises et taxes impayées coûtent des points.
