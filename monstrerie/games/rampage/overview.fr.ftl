goal-title = Le but du jeu
goal =
    Vous êtes un Monstre géant en bois dans une ville en carton. Cassez ses Bâtiments, mangez ses habitants et renversez les autres Monstres. Quand la ville
    a disparu, le plus de points gagne.

    Ce qui compte à la fin : les repas des { $colors } couleurs ({ $set } points la série), les Étages ({ $floor } chacun), les dents des autres
    ({ $tooth } chacune), et ce qu’aime votre Caractère.
setup-title = La mise en place
setup =
    La ville est faite de { $floors } Étages posés sur { $meeples } Meeples, avec { $vehicles } Véhicules dans les rues. Chaque Monstre est un Corps debout
    sur ses Pattes, dans son coin. Il a { $teeth } dents : { $tokens } peuvent être cassées, { $printed } sont imprimées et restent.

    Vous recevez trois cartes : un Caractère, qui dit ce que vous aimez ; un Pouvoir, que vous avez toujours ; et un Super-Pouvoir-Secret, à jouer une
    seule fois.
turn-title = Un tour
turn =
    Faites { $actions } actions, deux fois la même ou deux différentes : Déplacement, Démolition, Souffle, Projection de Véhicule. Après chacune, on regarde
    ce qui est tombé. Puis vient votre repas. Un Corps tombé se remet sur ses Pattes au début de votre tour.
move-title = Le Déplacement
move =
    On soulève votre Corps, et vous lancez vos Pattes d’une pichenette. Là où elles s’arrêtent, le Corps se remet dessus. Elles poussent tout ce qui est
    sur leur chemin. Des Pattes qui sortent de la Ville vous coûtent une dent et repartent d’un coin.
demolish-title = La Démolition
demolish =
    Si vos Pattes touchent le trottoir d’un Bâtiment, prenez votre Corps et lâchez-le dessus, debout, à plat ou la tête la première. S’il ne touche rien du
    Bâtiment, vous perdez une dent.
breathe-title = Le Souffle
breathe =
    Posez le menton sur votre Corps et soufflez, dans n’importe quelle direction. Les Meeples s’envolent d’abord, puis les Étages, parfois un autre Monstre.
toss-title = La Projection de Véhicule
toss =
    Un Véhicule de votre Quartier va tout en haut de votre Corps, et vous le lancez de là d’une pichenette. Un Véhicule qui sort de la Ville revient sur sa
    case.
floors-title = Prendre des Étages
floors =
    Après chaque action, tout Étage sur lequel il n’y a rien est à vous, où qu’il soit. Celui que votre repas dégage va à qui fait l’action suivante.
brawl-title = La Baston
brawl =
    Si le Corps d’un autre Monstre tombe pendant votre tour, vous lui cassez une dent, quelle qu’en soit la cause. Qui n’a plus de dent à casser vous donne
    { $paid } Meeples à la place. Un Monstre à terre reste tranquille jusqu’à ce qu’il se relève.
runaways-title = Les fuyards
runaways =
    Les Meeples qui sortent de la Ville s’enfuient. Sur la face A du plateau de Fuite, ils remplissent { $rows } lignes de { $row } ; dès qu’une ligne est
    pleine, le joueur dont c’est le tour perd des dents, ou est déplacé ailleurs, ou donne une action de plus aux autres. Qui remplit la dernière ligne met fin
    à la partie, et perd.

    Sur la face B, chaque couleur a une zone de { $zone } et son propre effet.
meal-title = Le repas
meal =
    Après vos actions, mangez des Meeples du Quartier où sont vos Pattes : au plus autant que vous avez de dents, { $teeth } au début et jamais moins de
    { $printed }. Ils doivent être libres : rien ne repose sur eux, et l’on peut les prendre. Ceux des ruines et des trottoirs sont à l’abri.
end-title = La fin de la partie
end =
    Quand le dernier Étage est pris, on finit le tour, et chaque autre joueur en a encore un. Puis on compte derrière les paravents : { $set } points par série
    de { $colors } couleurs, { $floor } par Étage, { $tooth } par dent cassée, et les points du Caractère. À égalité, qui a le plus de Meeples gagne.
cards-title = Les cartes
cards =
    Il y a { $characters } Caractères, { $powers } Pouvoirs et { $secrets } Super-Pouvoirs-Secrets. Caractères et Pouvoirs sont visibles. Un
    Super-Pouvoir-Secret ne coûte pas d’action ; sa carte dit quand on peut le jouer.
variants-title = Les variantes
variants =
    Au régime draconien, tout Meeple hors d’une série coûte { $diet } point. Les Monstres sur mesure choisissent une carte sur { $cards } de chaque sorte. Les
    Baby Monstres achètent leurs cartes avec des Étages. Les équipes partagent leurs actions, et l’on joue jusqu’à huit dans deux villes côte à côte.
hands-title = Des mains dans l’ordinateur
hands =
    Vous visez, choisissez la force, et lâchez : la ville est simulée pièce par pièce. Comme à une vraie table, les mains tremblent un peu ; une option de la
    table dit combien. Chaque geste a les mêmes limites pour tous.
questions-title = Questions et réponses
questions =
    Ce que la règle imprimée laisse ouvert, et comment on y joue ici.
