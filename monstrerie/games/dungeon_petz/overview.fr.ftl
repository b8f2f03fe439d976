goal-title = Le but du jeu
goal =
    Chaque famille de diablotins veut tenir la meilleure Monstrerie sous la colline. Vous achetez de jeunes monstres, les logez et les nourrissez, les
    présentez aux concours et les vendez aux maîtres des donjons. Le bon travail rapporte de la réputation, les monstres perdus en coûtent. Après
    le dernier tour (le cinquième à quatre joueurs, sinon le sixième), la famille qui a le plus de réputation gagne.
setup-title = La mise en place
setup =
    Vous avez { $imps } diablotins, mais seuls { $home } d’entre eux vivent déjà chez vous ; { $away } parents éloignés restent à inviter. Vous
    possédez { $gold } Or, une carte Besoin de chaque couleur et { $plots } Parcelles. L’une a déjà une cage : solidité { $strength }, anti-magie
    { $antimagic }, et { $manure } Bouse laissée par le dernier locataire.

    En ville, il y a de jeunes monstres, des cages, des améliorations, des artefacts et de la nourriture. On connaît le prochain concours et le
    premier client.
round-title = Un tour
round =
    Un tour a six phases : Mise en place, Achats, Cartes Besoin, Concours, Business, Le temps passe. À la Mise en place, la ville
    reçoit de nouveaux monstres, de nouvelles cages et de la nourriture, et l’on apprend un concours et un client à venir. Les monstres que personne n’a
    achetés grandissent dans l’enclos, puis disparaissent.
income-title = Les revenus
income =
    Chacun reçoit de l’or au début du tour. Ceux qui jouent plus tard en reçoivent un peu plus.
groups-title = Les achats : former des groupes
groups =
    Derrière votre paravent, répartissez diablotins et or en groupes. La taille d’un groupe est le nombre de ses diablotins plus son or. Les diablotins
    qui restent au terrier peuvent encore servir : ils jouent avec les monstres, les rattrapent, nettoient ou gagnent de l’or.
shopping-title = Les achats : aller en ville
shopping =
    On lève les paravents. Les plus grands groupes partent d’abord ; à taille égale, dans l’ordre du tour. Chaque groupe prend une case libre de la
    ville et fait aussitôt ce qu’on y fait. Tout son or est dépensé, même si la case coûte moins.

    Un groupe qui arrive trop tard pour ce qu’il voulait peut rester au terrier.
spaces-title = Ce qu’il y a en ville
spaces =
    Les étals donnent toute la nourriture qui s’y trouve. Les cases des monstres (il faut au moins 1 Or) donnent un monstre jeune ou plus âgé, celles
    des cages (au moins deux diablotins) une cage, une autre une amélioration pour une cage. Il y a des artefacts, et des parents éloignés qui
    rejoignent votre famille.

    L’hôpital donne une carte Potion et rend vos diablotins blessés. Le jury ajoute 2 points à votre prochain concours. Sur l’Estrade, un diablotin
    attend de bien vendre un monstre.
cages-title = Cartes Besoin : loger vos monstres
cages =
    Posez chaque nouvelle cage sur une de vos { $plots } Parcelles, et chaque monstre dans sa propre cage. Les cages solides retiennent les monstres en
    colère, l’anti-magie retient la magie. Un monstre sans cage est perdu.
cards-title = Cartes Besoin : ce que veulent les monstres
cards =
    Pour chaque barre de couleur visible sur un monstre, piochez une carte Besoin de cette couleur. Puis assignez à chaque barre, face cachée, une carte
    de la bonne couleur parmi toutes celles de votre main. Vous décidez donc quel monstre veut quoi, autant que les cartes le permettent.

    Une potion remplace n’importe quelle carte et ne veut rien.
needs-title = Concours : les besoins
needs =
    Dans l’ordre du tour, chacun révèle ses cartes. Faim : donnez des légumes ou de la viande, selon le monstre. Besoin naturel : une Bouse va dans
    la cage. Amusement : un diablotin entre deux cages joue avec les deux monstres. Magie : ce que la cage ne retient pas devient une mutation. Colère :
    ce que la cage ne retient pas, des diablotins doivent le rattraper, et ils vont à l’hôpital. Maladie : avec les Bouses de la cage, elle fait souffrir
    le monstre.

    Un besoin que vous ne satisfaites pas fait souffrir le monstre, lui aussi.
lost-title = Perdre un monstre
lost =
    Un monstre est perdu s’il souffre autant qu’il est grand, s’il a deux mutations, s’il s’échappe ou s’il n’a pas de cage. Vous perdez alors 1 de
    réputation par tranche complète de 10 que vous avez.
exhibition-title = Concours : le classement
exhibition =
    À partir du deuxième tour, il y a un concours. Il compte les besoins que vous avez assignés : la colère à « Arène », la faim à « Aux affamés ! »,
    l’amusement à la « Journée des enfants ». Parfois on juge un seul monstre, parfois tous.

    À quatre joueurs, les places rapportent { $place1 }, { $place2 }, { $place3 } et { $place4 } de réputation.
selling-title = Le Business : vendre un monstre
selling =
    À partir du troisième tour, un client arrive. On peut vendre les monstres de taille 4 ou plus, un seul par joueur. Comptez sur le monstre les besoins
    que le client aime, moins ceux qu’il n’aime pas : ce Score de Satisfaction doit dépasser 0. Vous recevez le double en réputation, le triple sur
    l’Estrade, et l’or que vaut le monstre : { $cheap } à { $dear }.

    Au dernier tour, deux clients arrivent.
jobs-title = Le Business : les autres diablotins
jobs =
    On défausse les cartes Besoin des monstres. Chaque diablotin encore disponible enlève jusqu’à 2 Bouses de cages vides, ou gagne 1 Or.
aging-title = Le temps passe
aging =
    Les monstres grandissent : les petits de 2, les autres de 1, jusqu’à la taille 7. La nourriture avance dans le garde-manger : les légumes se gardent
    { $vegetables } tours, la viande { $meat }. Les diablotins rentrent, sauf ceux de l’hôpital et de l’Estrade. Le joueur suivant commence.
end-title = La fin de la partie
end =
    Deux concours suivent le dernier tour. Meilleur Business : 1 point par nourriture, artefact et potion, un demi-point par Or, et moins 2 pour chacun de
    vos { $imps } diablotins qui n’est pas au terrier. Plus Belle Monstrerie : 2 par monstre, 1 par cage et par amélioration, moins 1 par souffrance,
    mutation et Bouse.

    Ils rapportent de la réputation comme tout concours. Puis la plus grande réputation gagne.
neutral-title = À deux ou trois joueurs
neutral =
    Des diablotins neutres se promènent en ville, une case par tour, et bloquent la case où ils se trouvent. Les flèches montrent où ils iront ensuite.
advanced-title = Les règles avancées
advanced =
    Quatre modules, à ajouter un par un : les cartes à deux symboles, plus de prévoyance, un étal de viande pour les monstres dont personne n’a voulu,
    et un dernier tour dans l’ordre de réputation.
pets-title = Les monstres
pets =
    Il y en a { $pets }, chacun une seule fois. Les uns mangent des légumes, d’autres de la viande, d’autres des deux. Les barres de couleur apparaissent
    l’une après l’autre quand un monstre grandit : on voit donc ce qu’il voudra.
artifacts-title = Les artefacts
artifacts =
    Ils servent dès qu’on les prend, jusqu’à la fin : des livres pour plus de cartes, une pelle, une armure, un fouet, une boule de cristal, une boîte
    magique.
questions-title = Questions et réponses
questions =
    Ce que la règle imprimée laisse ouvert, et comment on y joue ici.
