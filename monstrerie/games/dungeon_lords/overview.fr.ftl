goal-title = Le but du jeu
goal =
    Vous êtes un apprenti seigneur, avec un trou dans la terre et de grands projets. Pendant deux ans, vous creusez, bâtissez, recrutez des monstres
    et posez des pièges. À la fin de chaque année, des aventuriers viennent tout casser. Salles, monstres et prisonniers rapportent des points,
    chaque tuile conquise en coûte : le seigneur qui en a le plus gagne.

    Plus vous êtes méchant, plus les aventuriers à votre porte sont forts. Et presque tout ce qu’il faut à un donjon rend méchant.
setup-title = La mise en place
setup =
    Chacun commence avec { $gold } Or, { $food } Nourriture, { $imps } diablotins et un donjon de { $tunnels } tunnels, sur la case { $start } de
    l’échelle de méchanceté. À partir de la case { $paladin }, le paladin s’intéresse à vous.

    Vous avez { $orders } cartes Ordre, une par action, et trois larbins. Deux ordres sont inaccessibles : ils sont visibles et ne peuvent pas être
    joués cette saison. Les six autres sont votre main.
season-title = Une saison
season =
    Une année a { $seasons } saisons. Au début de chacune, { $monsters } monstres arrivent à la taverne et { $rooms } salles au magasin. On voit aussi
    l’événement de la saison suivante et les aventuriers qui partiront alors, le plus faible à gauche.
choosing-title = Donner trois ordres
choosing =
    En secret, choisissez trois de vos six ordres et rangez-les dans l’ordre. Tous les premiers ordres sont révélés ensemble ; puis, chacun son
    tour, on pose un larbin sur la première case libre de cette action. Viennent ensuite les deuxièmes, puis les troisièmes.

    Chaque action n’a que trois cases. Si elles sont prises, votre larbin reste chez vous et l’ordre n’est pas exécuté : ce qu’il vous faut à tout
    prix passe d’abord.
executing-title = Huit actions
executing =
    Quand tous les larbins sont posés, on exécute les actions l’une après l’autre : nourriture, réputation, tunnels, or, diablotins, pièges,
    monstres, salles. Ce que rapporte l’une peut en payer une autre plus tard. On peut toujours renoncer.

    La plupart du temps, la case I agit d’abord. Pour les monstres et les salles, c’est l’inverse : la case III choisit en premier.
food-title = Obtenir de la nourriture
food =
    Case I : payez { $cost_gold1 } Or pour { $food1 } Nourriture. Case II : { $food2 } Nourriture, et { $cost_evil2 } de méchanceté. Case III :
    { $food3 } Nourriture et { $gold3 } Or, et { $cost_evil3 } de méchanceté.
reputation-title = Améliorer votre réputation
reputation =
    Vous devenez moins méchant : de { $better1 } sur la case I, de { $better2 } sur la case II, de { $better3 } sur la case III pour { $cost_gold3 }
    Or. Sur les cases I et III, vous pouvez aussi espionner : regarder une des cartes Combat de l’année.
dig-title = Creuser des tunnels
dig =
    Envoyez des diablotins creuser, un par nouveau tunnel : jusqu’à { $imps1 }, { $imps2 } ou { $imps3 }. Sur la case III, un diablotin de plus doit
    servir de contremaître. Un tunnel doit toucher votre donjon, et quatre tuiles ne remplissent jamais un carré.
mine-title = Extraire de l’or
mine =
    Envoyez des diablotins dans vos tunnels, un par tunnel, pour 1 Or chacun : jusqu’à { $imps1 }, { $imps2 } ou { $imps3 }, toujours avec un
    contremaître sur la case III. Ni les salles ni les tunnels conquis ne contiennent d’or. Un diablotin travaille une fois par saison.
imps-title = Recruter des diablotins
imps =
    { $imps1 ->
        [one] 1 nouveau diablotin
       *[other] { $imps1 } nouveaux diablotins
    } pour { $cost_food1 } Nourriture ; sur la case II, { $imps2 } pour { $cost_food2 } Nourriture ; sur la case III, { $imps3 } pour
    { $cost_food3 } Nourriture et { $cost_gold3 } Or. Ils peuvent travailler dans une salle dès cette saison.
traps-title = Acheter des pièges
traps =
    Piochez des cartes Piège : { $traps1 } pour { $cost_gold1 } Or, { $traps2 } pour rien, ou { $traps3 } pour { $cost_gold3 } Or. Vous seul savez
    lesquelles vous avez.
monsters-title = Recruter un monstre
monsters =
    Choisissez-en un à la taverne et payez le prix indiqué sur sa tuile : or, nourriture ou méchanceté. Le larbin de la case III choisit en
    premier, mais paie { $cost_food3 } Nourriture de plus. Au Jour de Paye, il faut payer le même prix.
room-title = Bâtir une salle
room =
    Une salle remplace un de vos tunnels ; sa tuile montre où elle peut se trouver, et deux salles n’ont jamais de côté commun. Les cases III et II
    choisissent d’abord, pour { $cost_gold3 } Or. La case I a ce qui reste, pour rien.
production-title = Produire, et reprendre des ordres
production =
    Les diablotins qui n’ont pas encore travaillé peuvent travailler dans vos salles : la tuile dit combien il en faut et ce qu’ils font.

    Puis reprenez vos deux ordres inaccessibles, et l’un des trois ordres joués : le premier, ou un ordre qui n’a pas été exécuté. Les deux autres
    sont inaccessibles la saison suivante. On ne peut donc pas toujours donner les mêmes ordres.
events-title = Les événements
events =
    Chaque année a un Jour de Paye et un jour des taxes ; dans les règles complètes, aussi un événement spécial. Il n’y en a pas en hiver.

    Au Jour de Paye, chaque monstre veut de nouveau son prix. Ceux que vous ne payez pas s’en vont, et chacun vous rend plus méchant. La taxe est de
    1 Or pour deux tuiles de votre donjon ; chaque Or impayé coûte des points à la fin.
adventurers-title = Les aventuriers se mettent en route
adventurers =
    Au printemps, en été et en automne, un aventurier va chez chaque seigneur : le plus faible chez le moins méchant, le plus fort chez le plus
    méchant. La première année, ils ont { $weakest1 } à { $strongest1 } points de vie.

    Les guerriers vont devant. Les voleurs désarment les pièges, les prêtres soignent, les magiciens jettent des sorts : les symboles disent
    combien.
paladin-title = Le paladin
paladin =
    Qui arrive à la case { $paladin } de l’échelle de méchanceté attire aussitôt le paladin, en plus des trois autres : { $hits1 } points de vie, et un
    peu de tous les talents. Le paladin ne s’en va que si quelqu’un devient encore plus méchant.

    En prison, un paladin vaut deux aventuriers et demi.
combat-title = Le combat
combat =
    Après l’automne, chaque groupe attaque son seigneur, en quatre rounds au plus. À chaque round, il attaque une tuile : celle, non conquise, qui
    est la plus proche de l’entrée. On prépare, on révèle une carte Combat, et l’on se bat étape par étape.
planning-title = Préparer la bataille
planning =
    Si plusieurs tuiles sont aussi proches, vous choisissez laquelle. Posez ensuite ce qui doit s’y battre : dans un tunnel, un piège et un monstre ;
    dans une salle, un piège (pour 1 Or de plus) et deux monstres. Les fantômes peuvent toujours se joindre à eux.

    La plupart des monstres ne se battent qu’une fois par combat ; ensuite, ils sont assommés. Ne les envoyez donc pas tous d’un coup.
battle-title = La bataille
battle =
    D’abord le piège. Les voleurs l’affaiblissent. Une pierre roulante inflige { $stone } blessures au premier aventurier. Puis, si les magiciens ont
    assez de symboles pour ce round, vient un sort rapide. Puis vos monstres : un troll inflige { $troll } blessures au premier, un dragon
    { $dragon } à tous. Puis un sort lent.

    Enfin, les prêtres soignent, si un monstre a attaqué. Qui a autant de blessures que de points de vie va dans votre prison.
conquest-title = Fatigue et conquête
conquest =
    La marche fatigue : le groupe subit autant de blessures que le dit la carte Combat, de { $least } à { $most }, ceux de devant d’abord. Si
    quelqu’un tient encore debout, la tuile est conquise, et vous devenez un peu moins méchant. Les tuiles conquises restent perdues.
second-year-title = La seconde année
second-year =
    Vous gardez tout ce que vous avez. Des aventuriers plus forts ({ $weakest2 } à { $strongest2 } points de vie), des monstres plus forts et d’autres
    salles arrivent. Chaque salle de production peut servir deux fois par saison. Qui achète des pièges en pioche { $cards } de plus et en
    défausse un.
end-title = La fin de la partie
end =
    Après le second combat, on compte les points : 2 par salle, 1 par monstre, 2 par prisonnier et 5 pour un paladin ; moins 2 par tuile conquise
    et moins 3 par taxe impayée. Certaines salles de la seconde année en rapportent d’autres. Le plus de points gagne.
titles-title = Les titres
titles =
    Sept titres rapportent aussi des points : qui est le plus méchant, qui a le plus de salles, de tunnels, de monstres, de diablotins et de
    richesses, et qui a perdu le moins de tuiles. Un titre vaut 3 points, 2 s’il est partagé ; à deux joueurs, 2 et 1.
full-title = Première partie et règles complètes
full =
    Pour une première partie, tout est comme ci-dessus. Les règles complètes ajoutent quatre choses : on choisit ses ordres inaccessibles au début,
    il y a un événement spécial par an (deux sur { $events }), donner d’abord l’ordre de recruter coûte { $gold } Or, et qui est en haut de
    l’échelle de méchanceté ne peut plus payer en méchanceté.
fewer-title = À deux ou trois joueurs
fewer =
    Des joueurs fictifs prennent des cases avant que vous ne choisissiez, pour qu’il y ait toujours du monde. Ils n’ont pas de donjon et ne font
    rien d’autre.
all-monsters-title = Les monstres
all-monsters =
    Le nombre sur une tuile est celui des blessures de son attaque : gobelin { $goblin }, troll { $troll }, sorcière { $witch }, vampire
    { $vampire }, automate { $golem }, dragon { $dragon }, démon { $demon }. Chacun a quelque chose à lui : le visqueux retient un groupe, le
    fantôme frappe derrière le premier, l’automate ne se fatigue jamais.
all-rooms-title = Les salles
all-rooms =
    Les salles de la première année produisent : nourriture, or, pièges, tunnels, diablotins ou meilleure réputation. Celles de la seconde aident au
    combat, ou rapportent des points pour les monstres que vous avez.
questions-title = Questions et réponses
questions =
    Ce que la règle imprimée laisse ouvert, et comment on y joue ici.
