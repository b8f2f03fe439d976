# Rampage.

rampage = Rampage
rampage-about = Des monstres géants ravagent une ville de carton et dévorent ses habitants. Pichenettes, chutes, souffles et projections : gare à vos dents.
rampage-how-to-1 = Vous êtes un monstre de bois. Lancez vos Pattes d’une pichenette, lâchez votre Corps, soufflez et jetez des véhicules sur la ville.
rampage-how-to-2 = Faites s’écrouler les immeubles : un Étage sur lequel il ne reste rien est à vous.
rampage-how-to-3 = Dévorez les Meeples autour de vous, autant que vous avez de dents. Les séries des six couleurs comptent le plus.
rampage-how-to-4 = Renversez les autres monstres pour gagner une dent, et laissez fuir peu de Meeples. Étages, dents et repas font les points.
rampage-round = Tour { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }sur { $rounds }
}

# Options.

option-rampage-side = Plateau de Fuite
option-rampage-side-help = La face A se remplit ligne par ligne, et remplir sa dernière ligne met fin à la partie ; la face B a une zone par couleur.
option-rampage-side-A = face A
option-rampage-side-B = face B
option-rampage-strict_diet = Régime draconien
option-rampage-strict_diet-help = Chaque Meeple hors d’une série complète coûte un point à la fin.
option-rampage-made_to_measure = Monstre sur mesure
option-rampage-made_to_measure-help = Chacun choisit une carte sur trois de chaque type.
option-rampage-baby_monsters = Baby Monstres
option-rampage-baby_monsters-help = Chacun débute avec son seul Caractère et achète d’autres cartes avec des Étages.
option-rampage-teams = Équipes
option-rampage-teams-help = De deux à quatre, chacun joue pour soi ou par équipes de deux ; de cinq à huit, on joue en équipes, avec deux boîtes.
option-rampage-teams-auto = selon le nombre de joueurs
option-rampage-teams-2-2 = 2 + 2
option-rampage-teams-3-2 = 3 + 2
option-rampage-teams-3-3 = 3 + 3
option-rampage-teams-4-2 = 4 + 2
option-rampage-teams-2-2-2 = 2 + 2 + 2
option-rampage-teams-4-3 = 4 + 3
option-rampage-teams-5-2 = 5 + 2
option-rampage-teams-3-2-2 = 3 + 2 + 2
option-rampage-teams-4-4 = 4 + 4
option-rampage-teams-5-3 = 5 + 3
option-rampage-teams-6-2 = 6 + 2
option-rampage-teams-3-3-2 = 3 + 3 + 2
option-rampage-teams-4-2-2 = 4 + 2 + 2
option-rampage-teams-2-2-2-2 = 2 + 2 + 2 + 2
option-rampage-ties = Égalités des Caractères
option-rampage-ties-help = Une égalité pour le plus grand nombre rapporte-t-elle les dix points ? Oui dans l’édition française, non dans l’anglaise.
option-rampage-ties-french = l’égalité paie
option-rampage-ties-english = l’égalité ne paie pas
option-rampage-tremor = Mains
option-rampage-tremor-help = À quel point les mains de tous tremblent, quelle que soit la façon de saisir un geste. La main des robots tremble toujours.
option-rampage-tremor-off = sans tremblement
option-rampage-tremor-novice = tremblantes
option-rampage-tremor-regular = ordinaires
option-rampage-tremor-expert = sûres
option-rampage-first = Premier joueur
option-rampage-first-help = Qui commence : quelqu’un au hasard, une certaine place ou l’hôte.
option-rampage-first-random = au hasard
option-rampage-first-seat-1 = place 1
option-rampage-first-seat-2 = place 2
option-rampage-first-seat-3 = place 3
option-rampage-first-seat-4 = place 4
option-rampage-first-seat-5 = place 5
option-rampage-first-seat-6 = place 6
option-rampage-first-seat-7 = place 7
option-rampage-first-seat-8 = place 8
option-rampage-first-host = l’hôte

# Characters.

ra-card-anarchist = Anarchiste
ra-card-anarchist-text = 3 points pour chaque paire d’un Meeple vert (Militaire) et d’un bleu (Journaliste).
ra-card-brawler = Bagarreur
ra-card-brawler-text = Chaque Dent cassée vaut 4 points au lieu de 2.
ra-card-destructive = Destructeur
ra-card-destructive-text = 10 points si vous avez le plus d’Étages (égalités : voir l’option).
ra-card-softie = Douillet
ra-card-softie-text = 3 points pour chacun de vos jetons Dent restants.
ra-card-scrap-merchant = Ferrailleur
ra-card-scrap-merchant-text = 5 points pour chaque Véhicule posé sur une Ruine à la fin.
ra-card-glutton = Goulu
ra-card-glutton-text = 10 points si vous avez mangé le plus de Meeples (égalités : voir l’option).
ra-card-imitator = Imitateur
ra-card-imitator-text = À la fin, copiez le Caractère d’un autre Monstre.
ra-card-young = Jeune
ra-card-young-text = 10 points si vous avez le plus de Meeples gris (Vieillards ; égalités : voir l’option).
ra-card-mean = Méchant
ra-card-mean-text = 10 points si vous avez le plus de Meeples rouges (Héros ; égalités : voir l’option).
ra-card-pacifist = Pacifiste
ra-card-pacifist-text = 10 points si vous avez le plus de Meeples verts (Militaires ; égalités : voir l’option).
ra-card-punk = Punk
ra-card-punk-text = 3 points pour chaque paire d’un Meeple gris (Vieillard) et d’un noir (Businessman).
ra-card-romantic = Romantique
ra-card-romantic-text = 3 points pour chaque paire d’un Meeple rouge (Héros) et d’un jaune (Blonde).
ra-card-seductive = Séducteur
ra-card-seductive-text = 10 points si vous avez le plus de Meeples jaunes (Blondes ; égalités : voir l’option).
ra-card-shy = Timide
ra-card-shy-text = 10 points si vous avez le plus de Meeples bleus (Journalistes ; égalités : voir l’option).
ra-card-tourist = Vacancier
ra-card-tourist-text = 10 points si vous avez le plus de Meeples noirs (Businessmen ; égalités : voir l’option).
ra-card-seer = Voyante
ra-card-seer-text = À la fin, désignez le Monstre qui a mangé le plus de Meeples : 7 points si c’est juste.

# Powers.

ra-card-mountaineer = Alpiniste
ra-card-mountaineer-text = Avant un Déplacement, vous pouvez poser votre Monstre sur un Bâtiment de votre Quartier.
ra-card-braces = Appareil dentaire
ra-card-braces-text = À table, vous comptez au moins 4 Dents.
ra-card-vacuum-cleaner = Aspirateur
ra-card-vacuum-cleaner-text = Les Meeples que votre Souffle chasse de la Ville arrivent dans votre Quartier.
ra-card-boxer = Boxeur
ra-card-boxer-text = Un Monstre renversé par votre Déplacement perd 2 Dents au lieu d’une.
ra-card-sharp-canines = Canines acérées
ra-card-sharp-canines-text = Vous pouvez manger 2 Meeples de plus.
ra-card-prima-ballerina = Danseuse étoile
ra-card-prima-ballerina-text = Votre Déplacement peut compter deux pichenettes.
ra-card-long-tail = Grande queue
ra-card-long-tail-text = Vous pouvez démolir tout Bâtiment de votre Quartier.
ra-card-heavyweight = Gros lourd
ra-card-heavyweight-text = Vous pouvez lâcher votre Corps sur un autre Monstre de votre Quartier.
ra-card-kung-fu-master = Kung-fu master
ra-card-kung-fu-master-text = Comme action, projetez vos Pattes depuis votre Corps, tel un Véhicule ; elles reviennent ensuite sous lui.
ra-card-elastic-tongue = Langue élastique
ra-card-elastic-tongue-text = Vous pouvez manger dans un Quartier adjacent.
ra-card-hurricane = Ouragan
ra-card-hurricane-text = Vous pouvez souffler depuis n’importe quel Monstre debout.
ra-card-smelly-feet = Pattes malodorantes
ra-card-smelly-feet-text = Après votre Déplacement, les Meeples libres de chaque Ruine dont vous touchez le Trottoir vont dans un Quartier voisin.
ra-card-elastic-foot = Pied élastique
ra-card-elastic-foot-text = Avant un Déplacement, vous pouvez poser vos Pattes ailleurs dans votre Quartier.
ra-card-jumper = Sauteur
ra-card-jumper-text = Vous pouvez vous déplacer en projetant vos Pattes depuis le sommet de votre Corps.
ra-card-siren = Sirène
ra-card-siren-text = Au lieu du repas, vous pouvez manger un seul Meeple, dans n’importe quel Quartier.
ra-card-telekinesis = Télékinésie
ra-card-telekinesis-text = Vous pouvez projeter un Véhicule de n’importe quel Quartier.

# Secret Superpowers.

ra-card-passionate-kiss = Baiser passionné
ra-card-passionate-kiss-text = Prenez 2 Meeples au choix dans l’Estomac d’un Monstre de votre Quartier.
ra-card-who-farted = C’est qui qu’a pété ?!
ra-card-who-farted-text = Tous les autres Monstres se retrouvent tête en bas ; chacun doit dépenser sa première action pour se retourner.
ra-card-wrestler = Catcheur
ra-card-wrestler-text = Projetez un autre Monstre de votre Quartier et cassez-lui une Dent.
ra-card-tramp = Clochard
ra-card-tramp-text = Piochez au hasard 3 Meeples dans les Estomacs de votre choix.
ra-card-unleashed = Déchaîné !
ra-card-unleashed-text = 2 actions de plus ce tour-ci.
ra-card-ravenous = Grosse fringale
ra-card-ravenous-text = À ce repas, mangez jusqu’à 2 Meeples par Dent.
ra-card-invisibility = Invisibilité
ra-card-invisibility-text = Quittez le plateau et revenez dans le Quartier de votre choix au début de votre prochain tour. Vous n’avez plus ni action ni repas ce tour-ci.
ra-card-unstable-mutation = Mutation instable
ra-card-unstable-mutation-text = Piochez 3 Pouvoirs de plus pour ce tour ; à la fin du tour, défaussez 3 Pouvoirs au choix.
ra-card-little-wings = Petites ailes
ra-card-little-wings-text = Volez vers le Quartier de votre choix.
ra-card-freeloader = Pique-assiette
ra-card-freeloader-text = Mangez dans un Quartier où se trouve un autre Monstre.
ra-card-mouthguard = Protège-dents
ra-card-mouthguard-text = Quand un adversaire vous casse des Dents, annulez : c’est vous qui lui cassez une Dent.
ra-card-paralysing-gaze = Regard paralysant
ra-card-paralysing-gaze-text = Vos adversaires ne peuvent pas se déplacer à leur prochain tour.
ra-card-ultra-bright-smile = Sourire ultra-bright
ra-card-ultra-bright-smile-text = Mangez des Meeples du plateau de Fuite.
ra-card-terminator = Terminator
ra-card-terminator-text = Tous les autres Monstres de votre Quartier tombent et vous leur cassez une Dent.
ra-card-earthquake = Tremblement de terre
ra-card-earthquake-text = Placez les Meeples libres de chaque Ruine dans un Quartier voisin.
ra-card-too-cute = Trop mignonne
ra-card-too-cute-text = Annulez un effet du plateau de Fuite, sauf celui de la dernière ligne.

# Names that other sentences use.

# Each is said in many sentences: a place by its point of the compass, a piece by its color.

rampage-the-neighborhood = { $neighbourhood ->
    [N] le Quartier nord
    [N-2] le Quartier sud du second plateau
    [NE] le Quartier nord-est
    [NE-2] le Quartier sud-ouest du second plateau
    [E] le Quartier est
    [E-2] le Quartier ouest du second plateau
    [SE] le Quartier sud-est
    [SE-2] le Quartier nord-ouest du second plateau
    [S] le Quartier sud
    [S-2] le Quartier nord du second plateau
    [SW] le Quartier sud-ouest
    [SW-2] le Quartier nord-est du second plateau
    [W] le Quartier ouest
    [W-2] le Quartier est du second plateau
    [NW] le Quartier nord-ouest
    [NW-2] le Quartier sud-est du second plateau
   *[other] ce Quartier
}
# An owner's own city: a tower by the part of the board where it stands.
rampage-part = { $part ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
    [NW] nord-ouest
   *[C] centrale
}
rampage-lettered = { $letter ->
    [none] { "" }
   *[other] { " " }{ $letter }
}
rampage-of-the-board = { $board ->
    [1] { "" }
   *[other] { " " }du second plateau
}
rampage-the-building = { $ruin ->
    [ST] le stade
    [ST-2] le stade du second plateau
    [S1] la tour nord
    [S1-2] la tour sud du second plateau
    [S2] la tour ouest
    [S2-2] la tour est du second plateau
    [S3] la tour sud
    [S3-2] la tour nord du second plateau
    [S4] la tour est
    [S4-2] la tour ouest du second plateau
    [R1] la tour nord-est
    [R1-2] la tour sud-ouest du second plateau
    [R2] la tour sud-ouest
    [R2-2] la tour nord-est du second plateau
    [moved] { $part ->
        [stadium] le stade
       *[other] la tour { rampage-part }{ rampage-lettered }
    }{ rampage-of-the-board }
   *[other] ce Bâtiment
}
rampage-of-building = { $ruin ->
    [ST] du stade
    [ST-2] du stade du second plateau
    [S1] de la tour nord
    [S1-2] de la tour sud du second plateau
    [S2] de la tour ouest
    [S2-2] de la tour est du second plateau
    [S3] de la tour sud
    [S3-2] de la tour nord du second plateau
    [S4] de la tour est
    [S4-2] de la tour ouest du second plateau
    [R1] de la tour nord-est
    [R1-2] de la tour sud-ouest du second plateau
    [R2] de la tour sud-ouest
    [R2-2] de la tour nord-est du second plateau
    [moved] { $part ->
        [stadium] du stade
       *[other] de la tour { rampage-part }{ rampage-lettered }
    }{ rampage-of-the-board }
   *[other] de ce Bâtiment
}
rampage-vehicle = { $vehicle ->
    [0] Véhicule bleu
    [1] Véhicule vert
    [2] Véhicule rouge
    [3] Véhicule rose
    [4] Véhicule bleu du second plateau
    [5] Véhicule vert du second plateau
    [6] Véhicule rouge du second plateau
    [7] Véhicule rose du second plateau
   *[other] Véhicule
}
rampage-the-vehicle = le { rampage-vehicle }
rampage-the-corner = { $space ->
    [0] coin nord-est
    [1] coin sud-est
    [2] coin sud-ouest
    [3] coin nord-ouest
    [4] coin sud-ouest du second plateau
    [5] coin nord-ouest du second plateau
    [6] coin nord-est du second plateau
    [7] coin sud-est du second plateau
   *[other] coin
}
rampage-the-color = { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] de cette couleur
}
rampage-the-card = { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] cette carte
}
rampage-toward = { $toward ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
    [NW] le nord-ouest
   *[other] ailleurs
}
rampage-force = { $force ->
    [gently] doucement
    [firmly] fermement
   *[other] très fort
}
rampage-flick = { $force ->
    [gently] une légère pichenette
    [firmly] une pichenette
   *[other] une violente pichenette
}
rampage-height = { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}
rampage-meeples-moved = { $meeples ->
    [one] { $meeples } Meeple
   *[other] { $meeples } Meeples
}
rampage-floors-moved = { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}
rampage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rampage-comma-green = { $blue ->
    [0] { "" }
   *[other] { ", " }
}
rampage-comma-black = { $green ->
    [0] { rampage-comma-green }
   *[other] { ", " }
}
rampage-comma-yellow = { $black ->
    [0] { rampage-comma-black }
   *[other] { ", " }
}
rampage-comma-grey = { $yellow ->
    [0] { rampage-comma-yellow }
   *[other] { ", " }
}
rampage-comma-red = { $grey ->
    [0] { rampage-comma-grey }
   *[other] { ", " }
}
rampage-colors = { $blue ->
    [0] { "" }
    [one] { $blue } bleu
   *[other] { $blue } bleus
}{ $green ->
    [0] { "" }
    [one] { rampage-comma-green }{ $green } vert
   *[other] { rampage-comma-green }{ $green } verts
}{ $black ->
    [0] { "" }
    [one] { rampage-comma-black }{ $black } noir
   *[other] { rampage-comma-black }{ $black } noirs
}{ $yellow ->
    [0] { "" }
    [one] { rampage-comma-yellow }{ $yellow } jaune
   *[other] { rampage-comma-yellow }{ $yellow } jaunes
}{ $grey ->
    [0] { "" }
    [one] { rampage-comma-grey }{ $grey } gris
   *[other] { rampage-comma-grey }{ $grey } gris
}{ $red ->
    [0] { "" }
    [one] { rampage-comma-red }{ $red } rouge
   *[other] { rampage-comma-red }{ $red } rouges
}
rampage-the-effect = { $effect ->
    [row-1] ligne 1, une Dent perdue et une Délocalisation
    [row-2] ligne 2, une Dent perdue et une action de plus pour les autres
    [row-3] ligne 3, deux Dents perdues
    [row-4] ligne 4, une Dent perdue et une Délocalisation
    [row-5] ligne 5, une Dent perdue et une action de plus pour les autres
    [red] Sauvetage héroïque, une Dent perdue et des Meeples remis dans la boîte
    [blue] Grand reportage, une Dent perdue et une carte défaussée
    [green] Frappe aérienne, deux Dents perdues
    [yellow] Hystérie collective, une Dent perdue et une action de plus pour les autres
    [black] Délocalisation, une Dent perdue et un Monstre déplacé
   *[other] un effet
}
rampage-the-field = { $field ->
    [direction] La direction
    [strength] La force
    [side] Le décalage
    [tilt] L’inclinaison
    [tilt_direction] La direction de l’inclinaison
    [yaw] L’orientation
    [face] L’orientation du Corps
    [pitch] L’angle vertical
    [x] La coordonnée x
    [y] La coordonnée y
   *[other] Cette valeur
}

# The turn.

ra-phase-choose = Choix des cartes
ra-phase-actions = Actions
ra-phase-meal = À table
ra-phase-after-meal = Après le repas
ra-phase-count = Le décompte
ra-phase-over = Fin de la partie
ra-prompt-action = { $actions ->
    [0] Vous n’avez plus d’action.
    [one] Encore une action.
   *[other] Encore { $actions } actions.
} Vous pouvez { $move ->
    [yes] vous déplacer,{ " " }
   *[no] { "" }
}{ $demolish ->
    [yes] démolir,{ " " }
   *[no] { "" }
}{ $breathe ->
    [yes] souffler,{ " " }
   *[no] { "" }
}{ $toss ->
    [yes] projeter un Véhicule,{ " " }
   *[no] { "" }
}{ $kung_fu ->
    [yes] projeter vos Pattes (Kung-fu),{ " " }
   *[no] { "" }
}{ $secret ->
    [yes] jouer votre Super-Pouvoir-Secret,{ " " }
   *[no] { "" }
}{ $any ->
    [yes] ou passer à table.
   *[no] seulement passer à table.
}
ra-prompt-turn-back = Votre Corps est tête en bas : dépensez une action pour le retourner (actions restantes : { $actions }).
ra-prompt-flick = À présent, donnez une pichenette à vos Pattes.
ra-prompt-flick-again = Donnez une seconde pichenette, ou terminez votre Déplacement.
ra-prompt-restart = Vos Pattes sont hors de la Ville : choisissez un coin de départ.
ra-prompt-place = Placez le Monstre { $de_monster_seat } dans le Quartier de votre choix.
ra-prompt-place-own = Placez votre Monstre dans le Quartier de votre choix.
ra-prompt-drive-out = Où vont les Meeples libres de la Ruine { rampage-of-building } ?
ra-prompt-vacuum = Dans lequel de vos Quartiers arrivent les Meeples ?
ra-prompt-pay-tooth = Vous n’avez plus de jeton Dent : cédez { $left ->
    [one] un Meeple
   *[other] { $left } Meeples
} à la place.
ra-prompt-rescue = Sauvetage héroïque : remettez { $left ->
    [one] un Meeple
   *[other] { $left } Meeples
} de votre Estomac dans la boîte.
ra-prompt-report = Grand reportage : défaussez une de vos cartes.
ra-prompt-mouthguard = { $breaker_seat } vous a cassé des Dents. { $held ->
    [yes] Jouez-vous Protège-dents ?
   *[no] Vous n’avez pas de carte à opposer.
}
ra-prompt-too-cute = Le plateau de Fuite va frapper { $struck_seat } ({ rampage-the-effect }). { $held ->
    [yes] Jouez-vous Trop mignonne pour l’annuler ?
   *[no] Vous n’avez pas de carte à opposer.
}
ra-prompt-meal = { $count ->
    [0] Aucun Meeple libre à votre portée{ $secret ->
        [yes] : jouez votre Super-Pouvoir-Secret ou sautez le repas.
       *[no] : sautez le repas.
    }
   *[other] Choisissez où manger (jusqu’à { $limit ->
        [one] un Meeple
       *[other] { $limit } Meeples
    }).
}
ra-prompt-bite = { $left ->
    [one] Mangez encore un Meeple, ou arrêtez.
   *[other] Mangez encore jusqu’à { $left } Meeples, un à la fois, ou arrêtez.
}
ra-prompt-after-meal = { $secret ->
    [yes] Le repas est fini : jouez votre Super-Pouvoir-Secret ou terminez votre tour.
   *[no] Le repas est fini : terminez votre tour.
}
ra-prompt-kiss = Qui embrassez-vous ?
ra-prompt-kiss-pick = Prenez encore { $left ->
    [one] un Meeple
   *[other] { $left } Meeples
} dans l’Estomac { $de_victim_seat }.
ra-prompt-tramp = Dans quel Estomac piochez-vous ? (encore { $left ->
    [one] une pioche
   *[other] { $left } pioches
})
ra-prompt-terminate = Dans lequel de vos Quartiers jouez-vous Terminator ?
ra-prompt-mutation = Défaussez encore { $left ->
    [one] un Pouvoir
   *[other] { $left } Pouvoirs
}.
ra-prompt-buy = Acheter une carte pour { $price ->
    [one] un Étage
   *[other] { $price } Étages
} ? Vous en avez { $floors }.
ra-prompt-keep-bought = Gardez une de ces cartes.
ra-prompt-keep = Gardez un { $kind ->
    [character] Caractère
    [power] Pouvoir
   *[other] Super-Pouvoir-Secret
}.
ra-prompt-copy = Quel Caractère copiez-vous ?
ra-prompt-seer = Qui a mangé le plus de Meeples ?
ra-prompt-over = Le carnage est terminé.

# Moves.

ra-move-flick = Donner une pichenette aux Pattes
ra-move-flick-named = Donner une pichenette aux Pattes (par exemple vers { rampage-toward })
ra-move-jump = Sauter depuis le Corps
ra-move-set-paws = Poser les Pattes ailleurs dans { rampage-the-neighborhood }
ra-move-climb = Monter sur { rampage-the-building }
ra-move-climb-named = Monter sur { rampage-the-building } ({ rampage-height })
ra-move-drop = Lâcher le Corps sur { rampage-the-building }
ra-move-drop-named = Lâcher le Corps sur { rampage-the-building } ({ rampage-height })
ra-move-drop-on = Lâcher le Corps sur { $victim_seat }
ra-move-breathe = Souffler
ra-move-breathe-named = Souffler depuis le Monstre { $de_source_seat }
ra-move-throw = Projeter { rampage-the-vehicle }
ra-move-kung-fu = Kung-fu : projeter les Pattes
ra-move-wrestle = Projeter le Monstre { $de_victim_seat }
ra-move-turn-back = Remettre le Corps à l’endroit
ra-move-finish = Ne rien faire de plus
ra-move-finish-named = { $done ->
    [actions] Passer à table
    [flick] Pas de seconde pichenette
    [meal] Sauter le repas
    [bite] Arrêter de manger
    [turn] Terminer le tour
    [reaction] Ne pas jouer de carte
    [buy] Ne rien acheter
   *[other] Ne rien faire de plus
}
ra-move-restart = Repartir du { rampage-the-corner }
ra-move-place = Placer le Monstre dans { rampage-the-neighborhood }
ra-move-send = Vers { rampage-the-neighborhood }
ra-move-pay = Céder un Meeple { rampage-the-color }
ra-move-reveal = Jouer { rampage-the-card }
ra-move-target = Choisir { $victim_seat }
ra-move-pick = Prendre un Meeple { rampage-the-color }
ra-move-dine = Manger dans { rampage-the-neighborhood }{ $siren ->
    [yes] { " " }(Sirène)
   *[no] { "" }
}
ra-move-dine-named = Manger dans { rampage-the-neighborhood }{ $siren ->
    [yes] { " " }avec Sirène
   *[no] { "" }
} ({ $count ->
    [0] aucun Meeple
   *[other] { rampage-colors }
})
ra-move-eat = Manger ce Meeple
ra-move-eat-named = Manger le Meeple { rampage-the-color } { $near ->
    [ruin] près { rampage-of-building }
    [vehicle] près du { rampage-vehicle }
    [monster] près du Monstre { $de_near_seat }
    [neighbourhood] dans { rampage-the-neighborhood }
   *[none] là-bas
}
ra-move-discard = Défausser { rampage-the-card }
ra-move-buy = Acheter une carte
ra-move-keep = Garder { rampage-the-card }
ra-move-copy = Copier le Caractère { rampage-the-card } ({ $owner_seat })
ra-move-announce = Dire { $que_named_seat } a mangé le plus de Meeples

# What happens.

ra-dealt = Votre Super-Pouvoir-Secret est la carte { rampage-the-card } de votre main.
ra-shown = { $seat } a la carte { rampage-the-card }.
ra-first = { $seat } commence.
ra-turn = Tour { $round } : à { $seats } de jouer, avec { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
ra-flicked = { $seat } donne { rampage-flick } vers { rampage-toward }.
ra-jumped = { $seat } saute { rampage-force } vers { rampage-toward }.
ra-set-paws = { $seat } pose ses Pattes ailleurs dans { rampage-the-neighborhood }.
ra-climbed = { $seat } monte sur { rampage-the-building } ({ rampage-height }).
ra-dropped = { $seat } se laisse tomber sur { rampage-the-building } ({ rampage-height }).
ra-dropped-on = { $seat } se laisse tomber sur { $victim_seat }.
ra-missed = { $seat } rate sa cible, ce qui coûte une Dent.
ra-breathed = { $seat } souffle { rampage-force } vers { rampage-toward }{ $own ->
    [yes] { "" }
   *[no] , depuis le Monstre { $de_source_seat }
}.
ra-thrown = { $seat } projette { rampage-force } { rampage-the-vehicle } vers { rampage-toward }.
ra-kung-fu = { $seat } projette { rampage-force } ses Pattes vers { rampage-toward }.
ra-wrestled = { $seat } projette { rampage-force } le Monstre { $de_victim_seat } vers { rampage-toward }.
ra-moved = Le geste déplace { $meeples ->
    [0] { rampage-floors-moved }
   *[other] { $floors ->
        [0] { rampage-meeples-moved }
       *[other] { rampage-meeples-moved } et { rampage-floors-moved }
    }
}.
ra-tremor = La main { $de_seat } tremble.
ra-motion = Les pièces bougent, puis s’immobilisent.
ra-paws-out = Les Pattes { $de_seat } ont quitté la Ville.
ra-restarted = { $seat } repart du { rampage-the-corner }.
ra-placed = { $seat } place le Monstre { $de_monster_seat } dans { rampage-the-neighborhood }.
ra-placed-own = { $monster_seat } arrive dans { rampage-the-neighborhood }.
ra-garaged = { $count ->
    [one] Un Véhicule retourne sur son emplacement.
   *[other] { $count } Véhicules retournent sur leurs emplacements.
}
ra-lifted = Le Monstre { $de_seat } se relève.
ra-turned-back = Le Corps { $de_seat } est de nouveau à l’endroit.
ra-upside-down = Le Corps { $de_seat } se retrouve tête en bas.
ra-felled = { $seat } renverse { $victim_seat }.
ra-tooth-broken = { $seat } casse une Dent à { $victim_seat } ({ $left ->
    [0] plus de jeton
    [one] reste un jeton
   *[other] restent { $left } jetons
}).
ra-tooth-lost = { $seat } perd une Dent ({ $left ->
    [0] plus de jeton
    [one] reste un jeton
   *[other] restent { $left } jetons
}).
ra-nothing-to-pay = { $seat } n’a plus ni jeton Dent ni Meeple pour payer.
ra-paid = { $seat } cède un Meeple { rampage-the-color }.
ra-paid-to = { $seat } donne un Meeple { rampage-the-color } à { $to_seat }.
ra-loss-cancelled = { $seat } récupère sa perte (prise par { $breaker_seat }).
ra-swallowed = { $seat } prend un Étage.
ra-last-floor = { $seat } prend le dernier Étage : encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
} après celui-ci.
ra-floor-boxed = Un Étage retourne dans la boîte.
ra-fled = { $count ->
    [one] Un Meeple fuit
   *[other] { $count } Meeples fuient
} la Ville ({ rampage-colors }).
ra-effect = Le plateau de Fuite frappe { $seat } : { rampage-the-effect }.
ra-effect-cancelled = { $seat } annule l’effet ({ rampage-the-effect }).
ra-extra-actions = { $count ->
    [one] { $seats } aura une action de plus à son prochain tour.
   *[other] { $team ->
        [yes] Chaque autre équipe ({ $seats }) aura une action de plus à son prochain tour.
       *[no] Une action de plus au prochain tour pour { $seats }.
    }
}
ra-row-6 = { $seat } remplit la dernière ligne : la partie s’arrête aussitôt, et { $seat } perd.
ra-vacuumed = { $seat } aspire { $count ->
    [one] un Meeple
   *[other] { $count } Meeples
} dans { rampage-the-neighborhood }.
ra-driven-out = { $seat } envoie { $count ->
    [one] un Meeple
   *[other] { $count } Meeples
} de la Ruine { rampage-of-building } vers { rampage-the-neighborhood }.
ra-dines = { $count ->
    [0] { $seat } ne trouve rien à manger dans { rampage-the-neighborhood }.
   *[other] { $seat } mange dans { rampage-the-neighborhood } ({ $count ->
        [one] un Meeple
       *[other] { $count } Meeples
    } à portée, { $limit } au plus).
}
ra-dines-runaway = { $count ->
    [0] { $seat } ne trouve rien à manger sur le plateau de Fuite.
   *[other] { $seat } mange sur le plateau de Fuite ({ $count ->
        [one] un Meeple
       *[other] { $count } Meeples
    } à portée, { $limit } au plus).
}
ra-eaten = { $seat } mange un Meeple { rampage-the-color }.
ra-smiled = { $seat } mange un fuyard { rampage-the-color }.
ra-secret = { $seat } joue { rampage-the-card } (Super-Pouvoir-Secret).
ra-kissed = { $seat } prend un Meeple { rampage-the-color } dans l’Estomac { $de_victim_seat }.
ra-drawn = { $seat } pioche { $count ->
    [one] un Meeple
   *[other] { $count } Meeples
} dans l’Estomac { $de_victim_seat }.
ra-drawn-seen = { $seat } a pioché un Meeple { rampage-the-color } dans l’Estomac { $de_victim_seat }.
ra-more-actions = { $seat } a maintenant { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
ra-vanished = { $seat } disparaît du plateau.
ra-mutated = { $seat } pioche le Pouvoir { rampage-the-card } pour ce tour.
ra-gazed = Les adversaires { $de_seat } ne peuvent pas se déplacer à leur prochain tour.
ra-discarded = { $seat } défausse { rampage-the-card } ({ $kind ->
    [character] Caractère
    [power] Pouvoir
   *[other] Super-Pouvoir-Secret
}).
ra-secret-discarded = { $seat } défausse un Super-Pouvoir-Secret sans le montrer.
ra-bought = { $seat } paie { $price ->
    [one] un Étage
   *[other] { $price } Étages
} pour une carte.
ra-offered = Vous piochez { rampage-the-card } pour choisir.
ra-kept = Vous gardez { rampage-the-card } et aucune des autres cartes.
ra-kept-secret = { $seat } garde un Super-Pouvoir-Secret.
ra-clumsy = { $seat } renverse des pièces par mégarde, ce qui coûte une Dent.
ra-copied = { $seat } copie le Caractère { rampage-the-card } ({ $owner_seat }).
ra-named = Selon { $seat }, c’est { $named_seat } qui a mangé le plus de Meeples.
ra-counted = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $meeples ->
    [one] { $meeples } Meeple
   *[other] { $meeples } Meeples
}.
ra-over = { $count ->
    [one] { $seats } gagne avec { rampage-points }.
   *[other] { $seats } partagent la victoire avec { rampage-points }.
}

# Points by source.

ra-source-sets = Séries de six
ra-source-floors = Étages
ra-source-teeth = Dents cassées
ra-source-character = Caractère
ra-source-diet = Régime draconien
ra-source-team = Ramené au plus faible de l’équipe

# Refusals.

ra-refusal-not-now = Ce n’est pas le moment de faire cela.
ra-refusal-field = Ce coup est illisible. Choisissez un coup proposé.
ra-refusal-no-number = { rampage-the-field } doit être un nombre.
ra-refusal-bounds = { rampage-the-field } doit être entre { $low } et { $high }, pas { $value }.
ra-refusal-hand = Il n’y a pas de main « { $hand } ». Choisissez novice, normal ou expert.
ra-refusal-no-actions = Vous n’avez plus d’action ce tour-ci.
ra-refusal-benched = Votre Monstre a été renversé par votre propre équipe : plus d’action ce tour-ci.
ra-refusal-off-board = Votre Monstre n’est pas sur le plateau.
ra-refusal-turn-back-first = Votre Corps est tête en bas : retournez-le d’abord.
ra-refusal-upright = Votre Corps est déjà à l’endroit.
ra-refusal-upside = Votre Corps est tête en bas : on ne peut rien en projeter.
ra-refusal-reserved = Votre équipe a besoin des actions restantes pour retourner vos équipiers.
ra-refusal-gazed = Regard paralysant : pas de Déplacement ce tour-ci.
ra-refusal-no-power = Vous n’avez pas le Pouvoir { rampage-the-card }.
ra-refusal-prepared = Vous avez déjà utilisé { rampage-the-card } pour ce Déplacement.
ra-refusal-flicked = C’est possible seulement avant la première pichenette.
ra-refusal-must-flick = Vous devez maintenant donner la pichenette.
ra-refusal-not-there = Votre Monstre n’est pas dans { rampage-the-neighborhood }.
ra-refusal-no-home = Votre Monstre n’est dans aucun Quartier.
ra-refusal-no-neighbourhood = Ce Quartier n’existe pas. Les Quartiers portent les noms des points cardinaux.
ra-refusal-not-beside = Cette Ruine ne touche pas { rampage-the-neighborhood }. Choisissez un Quartier voisin { rampage-of-building }.
ra-refusal-no-host = Aucun autre Monstre n’est dans { rampage-the-neighborhood }.
ra-refusal-nobody-there = Il n’y a aucun Meeple dans { rampage-the-neighborhood }.
ra-refusal-no-ruin = Ce Bâtiment n’existe pas.
ra-refusal-no-building = Il n’y a aucun Bâtiment à portée à cet endroit.
ra-refusal-no-sidewalk = Vos Pattes ne touchent pas le Trottoir { rampage-of-building }.
ra-refusal-no-monster = Ce Monstre ne peut pas être choisi.
ra-refusal-not-standing = Le Monstre { $de_victim_seat } n’est pas debout.
ra-refusal-pose = Il n’y a pas de pose « { $pose } ». Tenez le Corps debout, à plat ou tête en bas.
ra-refusal-no-vehicle = Ce Véhicule n’existe pas : il n’y en a que { $most }.
ra-refusal-vehicle-far = Vous ne pouvez pas atteindre { rampage-the-vehicle } : il n’est pas dans votre Quartier.
ra-refusal-no-space = Cet emplacement de départ n’existe pas : repartez d’un { $most ->
    [one] coin permis
   *[other] des { $most } coins
}.
ra-refusal-space-taken = Vous ne pouvez pas repartir du { rampage-the-corner } : il est occupé.
ra-refusal-no-colour = Cette couleur n’existe pas. Les Meeples sont bleus, verts, noirs, jaunes, gris ou rouges.
ra-refusal-not-in-stomach = Il n’y a aucun Meeple { rampage-the-color } dans cet Estomac.
ra-refusal-not-on-board = Il n’y a aucun Meeple { rampage-the-color } sur le plateau de Fuite.
ra-refusal-no-meeple = Ce Meeple n’existe pas.
ra-refusal-meeple-gone = Ce Meeple n’est plus dans la Ville.
ra-refusal-meeple-on-ruin = Ce Meeple est sur une Ruine ou un Trottoir, donc dans aucun Quartier.
ra-refusal-meeple-elsewhere = Ce Meeple n’est pas dans { rampage-the-neighborhood }, où vous mangez.
ra-refusal-not-edible = Ce Meeple est inaccessible, ou quelque chose repose sur lui.
ra-refusal-place-chosen = Vous avez déjà choisi où manger.
ra-refusal-not-your-card = Vous ne pouvez pas utiliser { rampage-the-card } : vous ne l’avez pas.
ra-refusal-window = Vous ne pouvez pas jouer { rampage-the-card } maintenant. { $card ->
    [ravenous] { rampage-window-meal }
    [freeloader] { rampage-window-meal }
    [ultra-bright-smile] { rampage-window-meal }
    [mouthguard] Jouez cette carte quand un adversaire vous casse des Dents.
    [too-cute] Jouez cette carte quand le plateau de Fuite frappe.
    [wrestler] { rampage-window-actions }
    [unleashed] { rampage-window-actions }
    [unstable-mutation] { rampage-window-actions }
   *[other] Jouez cette carte avant ou après votre repas, hors d’une action.
}
rampage-window-meal = Jouez cette carte au début de votre repas.
rampage-window-actions = Jouez cette carte à votre tour, avant le repas.
ra-refusal-no-target = Il n’y a aucune cible pour { rampage-the-card } en ce moment.
ra-refusal-wrestle = Désignez la victime et visez en une seule fois.
ra-refusal-stomach-empty = Il n’y a plus de Meeple dans cet Estomac.
ra-refusal-not-offered = Vous ne pouvez pas garder { rampage-the-card } : elle n’est pas parmi les cartes proposées.
ra-refusal-no-copy = Ce Caractère ne peut pas être copié.
ra-refusal-misbehaved = La simulation a échoué, donc rien ne s’est passé ({ ra-fault }). Essayez un autre geste.
ra-fault = { $fault ->
    [number] elle s’est perdue dans ses calculs
    [speed] une pièce est devenue trop rapide
    [through] une pièce a traversé le plateau ou la table
    [into] une pièce a fini dans une autre
    [place] une pièce n’a pas trouvé de place
    [judgement] le résultat n’a pas pu être enregistré
    [work] elle demandait trop de calculs
   *[engine] le moteur a abandonné
}
rampage-refusal-outside = L’endroit doit être entièrement dans { rampage-the-neighborhood }.
rampage-refusal-no-room = Il n’y a pas la place pour le Monstre à cet endroit.
rampage-refusal-point = Ce point n’est pas au-dessus de la cible.
rampage-refusal-tilt = Sous cet angle, le Corps toucherait quelque chose.
ra-error-teams = { $players ->
    [one] { $players } joueur ne peut
   *[other] { $players } joueurs ne peuvent
} pas former les équipes { $value }. Choisissez parmi : { $known }.

# --- numbers of a gesture, and the map in a terminal

rampage-field-direction = direction en degrés (0 = est, 90 = nord)
rampage-field-strength = force (1 = le plus fort possible)
rampage-field-side = décalage de côté
rampage-field-tilt = inclinaison du Corps en degrés
rampage-field-tilt_direction = direction de l’inclinaison en degrés
rampage-field-yaw = orientation en degrés (0 = est, 90 = nord)
rampage-field-pitch = angle vers le haut ou le bas en degrés
rampage-field-x = x (mm à l’est du centre)
rampage-field-y = y (mm au nord du centre)
rampage-field-pose = pose
rampage-field-word = { $word ->
    [upright] debout
    [flat] à plat
   *[head-first] tête en bas
}
rampage-field-face = où regardera le Corps, en degrés
ra-terminal-legend = 1, 2… Pattes · x Corps · # Véhicule · nord:3 = 3 Étages · ? carte secrète
ra-terminal-meeples = Meeples libres : b bleu · v vert · n noir · j jaune · g gris · r rouge
rampage-letter = { $colour ->
    [blue] b
    [green] v
    [black] n
    [yellow] j
    [grey] g
    [red] r
   *[other] m
}
rampage-map-neighborhood = { $neighbourhood ->
    [N] N
    [N-2] S-2
    [NE] NE
    [NE-2] SO-2
    [E] E
    [E-2] O-2
    [SE] SE
    [SE-2] NO-2
    [S] S
    [S-2] N-2
    [SW] SO
    [SW-2] NE-2
    [W] O
    [W-2] E-2
    [NW] NO
    [NW-2] SE-2
   *[other] –
}
rampage-map-building = { $ruin ->
    [ST] stade
    [ST-2] stade
    [S1] nord
    [S1-2] sud
    [S2] ouest
    [S2-2] est
    [S3] sud
    [S3-2] nord
    [S4] est
    [S4-2] ouest
    [R1] nord-est
    [R1-2] sud-ouest
    [R2] sud-ouest
    [R2-2] nord-est
    [moved] { $part ->
        [stadium] stade
       *[other] { rampage-part }{ rampage-lettered }
    }
   *[other] –
}
ra-terminal-teeth = { $teeth ->
    [one] { $teeth } Dent
   *[other] { $teeth } Dents
}
ra-terminal-stomach = { rampage-height }, { $teeth ->
    [one] { $teeth } Dent cassée
   *[other] { $teeth } Dents cassées
}
ra-terminal-runaway = Plateau de Fuite, face { $side }
ra-terminal-row = ligne { $row } { $filled }/{ $size }
ra-terminal-zone = { rampage-the-color } { $filled }/{ $size }

# Values of the box that are guesses.

rampage-fact-runaway-rows = Cases de chaque ligne du plateau de Fuite, face A
rampage-fact-runaway-zones = Cases de chaque zone du plateau de Fuite, face B
rampage-fact-city-board = { $item ->
    [thickness] Épaisseur du plateau (mm)
    [table-margin] Table autour du plateau (mm)
    [sidewalk] Largeur des Trottoirs (mm)
    [ruin-height] Hauteur des Ruines (mm)
    [second-box] Place du second plateau (mm)
   *[other] Une mesure de la Ville
}
    .parts = x|y
rampage-fact-city-ruins = { $item ->
    [ST] Place du stade (mm)
    [R1] Place de la tour nord-est (mm)
    [R2] Place de la tour sud-ouest (mm)
    [S1] Place de la tour nord (mm)
    [S2] Place de la tour ouest (mm)
    [S3] Place de la tour sud (mm)
    [S4] Place de la tour est (mm)
   *[other] Une mesure de la Ville
}
    .parts = x|y
rampage-fact-city-footprints = { $item ->
    [square] Taille des Étages carrés (mm)
    [rectangle] Taille des Étages longs (mm)
    [stadium] Taille de l’Étage du stade (mm)
   *[other] Une mesure de la Ville
}
    .parts = longueur|largeur
rampage-fact-city-neighbourhoods = { $item ->
    [N] Contour du Quartier nord (mm)
    [NE] Contour du Quartier nord-est (mm)
    [E] Contour du Quartier est (mm)
    [SE] Contour du Quartier sud-est (mm)
    [S] Contour du Quartier sud (mm)
    [SW] Contour du Quartier sud-ouest (mm)
    [W] Contour du Quartier ouest (mm)
    [NW] Contour du Quartier nord-ouest (mm)
   *[other] Une mesure de la Ville
}
    .parts = x|y
rampage-fact-city-spaces = { $item ->
    [start] Coins de départ (mm)
    [start-yaw] Orientation des Monstres au départ (degrés)
    [vehicle] Emplacements des Véhicules (mm)
    [vehicle-yaw] Orientation des Véhicules au départ (degrés)
    [pillar-inset] Des bords d’un Étage à ses Meeples d’angle (mm)
    [stadium-inset] Des bords du stade aux Meeples qui le portent (mm)
    [stadium-square] Carré des Meeples sur le stade (mm)
   *[other] Une mesure de la Ville
}
    .parts = { $item ->
        [start] x|y
        [vehicle] x|y
       *[other] 1|2|3|4
    }
rampage-fact-city-pieces = { $item ->
    [paws] Taille et masse des Pattes (mm, g)
    [body] Taille et masse du Corps (mm, g)
    [vehicle] Taille et masse des Véhicules (mm, g)
    [floor-thickness] Épaisseur d’un Étage (mm)
    [floor-density] Densité d’un Étage (g/cm³)
   *[other] Une mesure de la Ville
}
    .parts = x|y|z
rampage-fact-city-materials = { $item ->
    [wood-board] Frottement du bois sur le plateau
    [wood-wood] Frottement du bois sur le bois
    [card-wood] Frottement du carton sur le bois
    [card-card] Frottement du carton sur le carton
    [torsion] Frottement en rotation
    [rolling] Frottement de roulement
    [stiffness] Raideur d’un contact
    [damping] Amortissement d’un contact
   *[other] Une mesure de la Ville
}
rampage-fact-city-judging = { $item ->
    [rest-speed] Vitesse sous laquelle une pièce est au repos (mm/s)
    [rest-spin] Rotation sous laquelle une pièce est au repos (rad/s)
    [rest-time] Durée après laquelle la Ville est au repos (s)
    [settle-cap] Durée maximale d’un mouvement (s)
    [step] Pas de temps de la simulation (s)
    [contact-gap] Écart qui compte encore comme un contact (mm)
    [zone-min] Recouvrement qui compte comme une présence dans une zone (mm)
    [place-gap] Écart entre des pièces posées (mm)
    [fall-angle] Inclinaison d’un Corps tombé (degrés)
    [level-tilt] Inclinaison maximale d’un Étage à plat (degrés)
    [on-cos] Pente maximale d’un appui sur un Étage
    [access-sweep] Place qu’il faut à une main pour prendre un Meeple (mm)
    [support-shift] Déplacement qui trahit un Meeple porteur (mm)
    [support-turn] Rotation qui trahit un Meeple porteur (degrés)
    [support-time] Durée de cette observation (s)
    [nudge-step] Pas de la recherche d’une place (mm)
    [nudge-soft] Décalage permis pour faire de la place (mm)
   *[other] Une mesure de la Ville
}
rampage-fact-city-hands = { $item ->
    [drop-height] Hauteur de chute du Corps (mm)
    [flick-min] Plus faible pichenette (part de la plus forte)
    [flick-top] Vitesse de la plus forte pichenette (m/s)
    [spin-max] Plus grand décalage d’une pichenette (part du rayon)
    [throw-top] Vitesse de la plus forte projection (m/s)
    [tilt-max] Plus grande inclinaison du Corps pour projeter (degrés)
    [mouth-up] Hauteur de la bouche au-dessus du Corps (mm)
    [mouth-forward] Avancée de la bouche devant le Corps (mm)
    [pitch-min] Souffle le plus plongeant (degrés)
    [pitch-max] Souffle le plus montant (degrés)
    [breath-min] Plus faible souffle (part du plus fort)
    [breath-top] Vitesse du plus fort souffle (m/s)
    [breath-time] Durée d’un souffle (s)
    [breath-cone] Demi-angle du souffle (degrés)
    [mouth] Largeur de la bouche (mm)
    [setup-jitter] Écart des pièces à la mise en place (mm)
    [setup-turn] Rotation des pièces à la mise en place (degrés)
    [bot-rollouts] Essais maximaux d’un robot pour un geste
   *[other] Une mesure de la Ville
}
rampage-fact-city-tremor = { $item ->
    [flick-direction] Tremblement de la direction d’une pichenette (degrés)
    [flick-strength] Tremblement de la force d’une pichenette (part)
    [drop-point] Tremblement du point de chute (mm)
    [drop-tilt] Tremblement de l’inclinaison d’une chute (degrés)
    [breath-yaw] Tremblement de la direction d’un souffle (degrés)
    [breath-pitch] Tremblement de l’angle d’un souffle (degrés)
    [breath-strength] Tremblement de la force d’un souffle (part)
    [throw-direction] Tremblement de la direction d’une projection (degrés)
    [throw-tilt] Tremblement de l’inclinaison d’une projection (degrés)
    [throw-strength] Tremblement de la force d’une projection (part)
    [cut] Plus grand tremblement (écarts types)
    [novice] Tremblement d’un novice (fois la normale)
    [regular] Tremblement normal (fois la normale)
    [expert] Tremblement d’un expert (fois la normale)
   *[other] Une mesure de la Ville
}
rampage-fact-word = { $word ->
    [mass] masse
    [radius] rayon
    [centre] centre
    [height] hauteur
    [rectangle] long
    [pillars] Meeples sous chaque Étage
    [roof] Meeples au sommet
    [box] boîte
    [square] carré
    [size] taille
    [shape] forme
    [stadium] stade
    [floors] Étages
    [half-turn] tourné d’un demi-tour
    [offset] décalage
    [cylinder] cylindre
    [at] place
    [parts] parties
    [kind] sorte
   *[other] autre
}

# Ce que doit être un élément du matériel.
ra-wanted-pair = rien, ou 2 couleurs parmi { $known }
ra-wanted-places = des Bâtiments avec de la place pour { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeples
}
ra-components-city = Aucune ville ne peut être construite avec ce matériel : { $problem }.
ra-off-board = le point { $x } ; { $y } n’est pas sur le plateau
ra-wanted-pose = x, y et z en millimètres, puis sa rotation en quatre nombres, sauf si elle est debout comme à l’origine

# La première partie guidée.
ra-guide-goal = Cette ville de carton est votre dîner. À la fin, on compte les points : { $set } par série de Meeples des six couleurs, { $tooth } par Dent d’un autre Monstre, { $floor } par Étage. La partie s’achève quand le dernier Étage a disparu.
ra-guide-turn = C’est vous : un Corps debout sur ses Pattes. À votre tour, vous faites jusqu’à { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, puis vous mangez. Il y en a quatre sortes : vous déplacer, démolir, souffler et projeter un Véhicule.
ra-guide-flick = Pour vous déplacer, donnez une pichenette à vos Pattes ; votre Corps les suit. Visez le Bâtiment éclairé, à un tiers de votre force environ : les Pattes doivent s’arrêter sur son trottoir, la bande claire qui l’entoure.
ra-guide-flick-first = Cela viendra plus tard. Allez d’abord vers un Bâtiment : donnez une pichenette à vos Pattes.
ra-guide-flick-away = Il n’y a aucun Bâtiment de ce côté. Visez celui qui est éclairé.
ra-guide-flick-out = Si fort, vos Pattes quitteraient la Ville, ce qui coûte une Dent. Allez-y plus doucement.
ra-guide-flick-short = La direction est bonne, mais vos Pattes n’atteindraient aucun trottoir. Un peu plus fort !
ra-guide-flick-past = Vos Pattes ne s’arrêteraient sur aucun trottoir. Visez le milieu du Bâtiment, plus doucement.
ra-guide-beside = Jolie pichenette ! Qui touche le trottoir d’un Bâtiment peut le démolir. Ici, vos gestes vont où vous visez ; aux autres tables, toutes les mains tremblent un peu, comme de vraies mains.
ra-guide-drop = Démolissez : votre Corps tombe de haut sur le Bâtiment. Choisissez où il frappe et comment vous le tenez. Plus c’est près du bord, plus il en tombe ; mais un Corps qui rate sa cible coûte une Dent.
ra-guide-drop-first = Vous êtes au pied d’un Bâtiment : démolissez-le, laissez tomber votre Corps dessus.
ra-guide-drop-missed = Là, votre Corps raterait le Bâtiment, ce qui coûte une Dent. Visez plus près du milieu.
ra-guide-drop-nobody = Personne ne tomberait dans votre Quartier. Tenez votre Corps autrement, ou visez plus près de votre côté.
ra-guide-floors = Ce qu’un Bâtiment perd n’est pas remis en place. Un Étage sur lequel il ne reste rien est à vous aussitôt, pour { $floor ->
    [one] { $floor } point
   *[other] { $floor } points
}. Celui qui porte encore des Meeples reste où il est.
ra-guide-meal = Après vos actions, vous mangez des Meeples libres de votre Quartier, au plus autant que vous avez de Dents : { $teeth } ici. Choisissez votre Quartier, puis un Meeple après l’autre ; variez les couleurs.
ra-guide-meal-more = Il vous reste quelque chose dans l’assiette. Mangez tant que vous pouvez : ce que vous laissez, d’autres le mangeront.
ra-guide-sets = { $meeples ->
    [one] { $meeples } Meeple est
   *[other] { $meeples } Meeples sont
} dans votre estomac, derrière votre paravent. Seule une série complète de six couleurs compte : cherchez celles qui vous manquent. Regardez maintenant ce que fait votre rival.
ra-guide-teeth = Par-dessus bord ! Des Pattes qui quittent la Ville coûtent une Dent, comme un Corps qui rate sa cible. Chaque Dent de moins réduit tous les repas ; seules celles qui sont imprimées ne se perdent jamais. Le Monstre repart d’un coin.
ra-guide-runaways = { $count ->
    [one] { $count } Meeple a quitté
   *[other] { $count } Meeples ont quitté
} la Ville pour le plateau de Fuite. Qui en remplit une ligne perd une Dent, et pire encore ; qui remplit la dernière met fin à la partie et la perd. Soufflez donc vers l’intérieur !
ra-guide-breathe = Votre deuxième tour. Soufflez par-dessus votre Corps, dans n’importe quelle direction : tournez-vous vers des Meeples ou vers les restes d’un Bâtiment. Vers le bas, on touche ce qui est près ; à plat, ce qui est loin.
ra-guide-breathe-first = Le Véhicule viendra ensuite. Soufflez d’abord !
ra-guide-breathe-nothing = Ce souffle ne déplacerait personne. Tournez-vous un peu, ou inclinez-le autrement, pour qu’il touche des Meeples.
ra-guide-toss = Projetez maintenant un Véhicule : on le pose sur votre Corps et on le chasse d’une pichenette. Il doit d’ordinaire être dans votre Quartier, mais votre Pouvoir, { ra-card-telekinesis }, les atteint tous. Visez un Bâtiment, très fort.
ra-guide-toss-first = Il vous reste une action pour un Véhicule. Projetez-en un.
ra-guide-toss-nothing = Ce Véhicule ne toucherait ni Bâtiment ni Meeple. Visez un Bâtiment, et très fort.
ra-guide-brawl = Si vous renversez un autre Monstre, d’un Véhicule, de vos Pattes ou d’un souffle, vous lui cassez une Dent : { $tooth ->
    [one] { $tooth } point
   *[other] { $tooth } points
} pour vous, et de plus petits repas pour lui.
ra-guide-again = { $food ->
    [0] Personne dans votre Quartier cette fois : le repas sera court. Une bonne deuxième action est souvent une pichenette vers des Meeples.
   *[other] Le deuxième repas. Quelles couleurs vous manquent encore ?
}
ra-guide-free = Le troisième tour n’est qu’à vous : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} et un repas à votre goût. Regardez aussi vos cartes : votre Caractère paie à la fin, et votre Super-Pouvoir-Secret sert une fois.
ra-guide-end = Voilà comment tombent les villes. Vous avez { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
} et { $meeples ->
    [one] { $meeples } Meeple
   *[other] { $meeples } Meeples
}. Finissez cette partie contre votre rival, ou commencez-en une à vous. Bon appétit !

# --- le stand d’entraînement

ra-course-range = Entraînement
ra-course-range-text = Un seul geste, et une main qui tremble : atteindre une cible, faire tomber des Étages, souffler des Meeples, projeter un Véhicule.
ra-puzzle = { $kind ->
    [mark] Droit au but
    [floors] Faire tomber des Étages
    [vehicle] Projeter un Véhicule
   *[people] Plusieurs d’un souffle
}
ra-puzzle-generated = Entraînement { $number } (niveau { $difficulty }) : { $kind ->
    [mark] droit au but
    [floors] faire tomber des Étages
    [vehicle] projeter un Véhicule
   *[people] plusieurs d’un souffle
}.
ra-puzzle-goal-mark = Donnez une pichenette à vos Pattes pour qu’elles s’arrêtent sur le trottoir { rampage-of-building }.
ra-puzzle-goal-floors = En vous laissant tomber une fois sur { rampage-the-building }, prenez { $needed ->
    [one] un Étage
   *[other] au moins { $needed } Étages
}.
ra-puzzle-goal-people = D’un seul souffle, déplacez { $needed ->
    [one] un Meeple
   *[other] au moins { $needed } Meeples
}.
ra-puzzle-goal-vehicle = Projetez un Véhicule sur { rampage-the-building } : { $needed ->
    [one] un Meeple doit
   *[other] au moins { $needed } Meeples doivent
} bouger.
ra-puzzle-reached-mark = { $reached ->
    [0] Vos Pattes se sont arrêtées ailleurs.
   *[other] En plein dans le mille !
}
ra-puzzle-reached-floors = { $reached ->
    [0] Aucun Étage n’a été pris.
    [one] Vous avez pris un Étage.
   *[other] Vous avez pris { $reached } Étages.
}
ra-puzzle-reached-people = { $reached ->
    [0] Personne n’a bougé.
    [one] Votre souffle a déplacé un Meeple.
   *[other] Votre souffle a déplacé { $reached } Meeples.
}
ra-puzzle-reached-vehicle = { $reached ->
    [0] Personne n’a bougé.
    [one] Votre Véhicule a déplacé un Meeple.
   *[other] Votre Véhicule a déplacé { $reached } Meeples.
}
ra-lesson-mark-1 = On ne se laisse tomber sur un Bâtiment que depuis son trottoir. Vos Pattes doivent s’y arrêter : trop fort, elles glissent au-delà ; trop doux, elles restent en deçà.
ra-lesson-mark-2 = Aucune main n’est sûre : direction et force sont toujours un peu fausses. Visez le milieu, là où une erreur compte le moins.
ra-lesson-floors-1 = Un Étage est à vous quand plus rien n’est posé dessus. Ce qui compte, c’est qui la chute balaie.
ra-lesson-floors-2 = Au milieu, un Corps reste couché. Sur un coin ou sur un bord, il fait basculer l’Étage, et tout le monde glisse.
ra-lesson-people-1 = Un souffle part de votre Bouche et faiblit à chaque pas. Pour atteindre ceux qui sont au sol, soufflez presque vers vos pieds.
ra-lesson-people-2 = Visez là où ils sont le plus serrés, pas le plus proche.
ra-lesson-vehicle-1 = Un Véhicule part du haut de votre Corps : il vole vers les Étages supérieurs. Plus le coup est fort, plus il arrive haut.
ra-lesson-vehicle-2 = Un peu à côté du milieu, il balaie toute une rangée ; en plein milieu, il s’arrête souvent au premier Meeple.
ra-why-mark = Tout droit vers le Bâtiment, juste assez fort pour que les Pattes s’arrêtent à côté.
ra-why-floors = Là, l’Étage bascule, et ceux qui sont dessus glissent.
ra-why-people = Avec cette pente, le souffle touche le sol là où ils sont le plus nombreux.
ra-why-vehicle = Sur ce trajet, il rencontre les Étages où se tiennent des Meeples.
ra-why-numbers-mark = Direction { $direction }°, force { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-numbers-floors = À lâcher au-dessus de x { $x }, y { $y } ({ $pose ->
    [upright] debout
    [flat] à plat
   *[head-first] tête en bas
}).
ra-why-numbers-people = Direction { $yaw }°, inclinaison { $pitch }°, force { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-numbers-vehicle = Prenez { rampage-the-vehicle } : direction { $direction }°, force { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-any = Ici, tous les choix se valent.
ra-why-hits = Une main qui tremble y est arrivée { $hits } fois sur { $tries }.
ra-refusal-range-mark = Ici, on s’entraîne à la pichenette : vos Pattes doivent s’arrêter sur le trottoir { rampage-of-building }.
ra-refusal-range-floors = Ici, on s’entraîne à se laisser tomber sur { rampage-the-building }.
ra-refusal-range-vehicle = Ici, on s’entraîne à projeter un Véhicule.
ra-refusal-range-people = Ici, on s’entraîne à souffler.
