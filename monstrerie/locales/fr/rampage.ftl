# Rampage.

rampage = Rampage
rampage-about = Des monstres géants ravagent une ville de carton et dévorent ses habitants. Pichenettes, chutes, souffles et projections : gare à vos dents.

# Options.

option-rampage-side = Plateau de Fuite
option-rampage-side-help = La face A se remplit ligne par ligne et sa dernière ligne met fin à la partie ; la face B a une zone par couleur.
option-rampage-side-A = face A
option-rampage-side-B = face B
option-rampage-strict_diet = Régime draconien
option-rampage-strict_diet-help = Chaque Meeple hors d’une série complète coûte un point à la fin.
option-rampage-made_to_measure = Monstre sur mesure
option-rampage-made_to_measure-help = Chacun choisit une carte sur trois de chaque type.
option-rampage-baby_monsters = Baby Monstres
option-rampage-baby_monsters-help = Chacun débute avec son seul Caractère et achète d’autres cartes avec des Étages.
option-rampage-teams = Équipes
option-rampage-teams-help = Jusqu’à quatre, chacun joue pour soi ou par équipes de deux ; de cinq à huit, on joue en équipes avec deux boîtes.
option-rampage-teams-auto = comme d’habitude
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
option-rampage-ties-help = Si une égalité pour le plus grand nombre rapporte les dix points (édition française) ou non (édition anglaise).
option-rampage-ties-french = l’égalité paie
option-rampage-ties-english = l’égalité ne paie pas
option-rampage-tremor = Tremblement des mains
option-rampage-tremor-help = Ajoute le même léger tremblement aux gestes de tous. Les robots tremblent toujours.
option-rampage-tremor-off = aucun
option-rampage-tremor-novice = fort
option-rampage-tremor-regular = normal
option-rampage-tremor-expert = léger
option-rampage-first = Premier joueur
option-rampage-first-help = Qui commence : le hasard décide, ou l’hôte.
option-rampage-first-random = au hasard
option-rampage-first-host = l’hôte

# Characters.

ra-card-anarchist = Anarchiste
ra-card-anarchist-text = 3 points pour chaque paire d’un Meeple vert et d’un bleu.
ra-card-brawler = Bagarreur
ra-card-brawler-text = Chaque Dent cassée vaut 4 points au lieu de 2.
ra-card-destructive = Destructeur
ra-card-destructive-text = 10 points si personne n’a plus d’Étages.
ra-card-softie = Douillet
ra-card-softie-text = 3 points pour chacun de vos jetons Dent restants.
ra-card-scrap-merchant = Ferrailleur
ra-card-scrap-merchant-text = 5 points pour chaque Véhicule posé sur une Ruine à la fin.
ra-card-glutton = Goulu
ra-card-glutton-text = 10 points si personne n’a mangé plus de Meeples.
ra-card-imitator = Imitateur
ra-card-imitator-text = À la fin, copie le Caractère d’un autre Monstre.
ra-card-young = Jeune
ra-card-young-text = 10 points si personne n’a plus de Meeples gris.
ra-card-mean = Méchant
ra-card-mean-text = 10 points si personne n’a plus de Meeples rouges.
ra-card-pacifist = Pacifiste
ra-card-pacifist-text = 10 points si personne n’a plus de Meeples verts.
ra-card-punk = Punk
ra-card-punk-text = 3 points pour chaque paire d’un Meeple gris et d’un noir.
ra-card-romantic = Romantique
ra-card-romantic-text = 3 points pour chaque paire d’un Meeple rouge et d’un jaune.
ra-card-seductive = Séducteur
ra-card-seductive-text = 10 points si personne n’a plus de Meeples jaunes.
ra-card-shy = Timide
ra-card-shy-text = 10 points si personne n’a plus de Meeples bleus.
ra-card-tourist = Vacancier
ra-card-tourist-text = 10 points si personne n’a plus de Meeples noirs.
ra-card-seer = Voyante
ra-card-seer-text = À la fin, désigne le plus gros mangeur : 7 points si c’est juste.

# Powers.

ra-card-mountaineer = Alpiniste
ra-card-mountaineer-text = Avant un Déplacement, vous pouvez monter sur un Bâtiment de votre Quartier.
ra-card-braces = Appareil dentaire
ra-card-braces-text = À table, vous comptez au moins 4 Dents.
ra-card-vacuum-cleaner = Aspirateur
ra-card-vacuum-cleaner-text = Les Meeples chassés par votre Souffle arrivent dans votre Quartier.
ra-card-boxer = Boxeur
ra-card-boxer-text = Un Corps renversé par votre Déplacement perd 2 Dents.
ra-card-sharp-canines = Canines acérées
ra-card-sharp-canines-text = Vous pouvez manger 2 Meeples de plus.
ra-card-prima-ballerina = Danseuse étoile
ra-card-prima-ballerina-text = Votre Déplacement peut compter une seconde pichenette.
ra-card-long-tail = Grande queue
ra-card-long-tail-text = Vous pouvez démolir tout Bâtiment de votre Quartier.
ra-card-heavyweight = Gros lourd
ra-card-heavyweight-text = Vous pouvez lâcher votre Corps sur un Monstre de votre Quartier.
ra-card-kung-fu-master = Kung-fu master
ra-card-kung-fu-master-text = Comme action, projetez vos Pattes tel un Véhicule ; elles reviennent.
ra-card-elastic-tongue = Langue élastique
ra-card-elastic-tongue-text = Vous pouvez manger dans un Quartier adjacent.
ra-card-hurricane = Ouragan
ra-card-hurricane-text = Vous pouvez souffler depuis n’importe quel Monstre.
ra-card-smelly-feet = Pattes malodorantes
ra-card-smelly-feet-text = Un Déplacement fini sur un Trottoir vide cette Ruine de ses Meeples libres.
ra-card-elastic-foot = Pied élastique
ra-card-elastic-foot-text = Avant un Déplacement, vous pouvez poser vos Pattes ailleurs dans leur Quartier.
ra-card-jumper = Sauteur
ra-card-jumper-text = Vous pouvez vous déplacer en projetant vos Pattes depuis votre Corps.
ra-card-siren = Sirène
ra-card-siren-text = Au lieu du repas, vous pouvez manger un Meeple n’importe où.
ra-card-telekinesis = Télékinésie
ra-card-telekinesis-text = Vous pouvez projeter un Véhicule de n’importe quel Quartier.

# Secret Superpowers.

ra-card-passionate-kiss = Baiser passionné
ra-card-passionate-kiss-text = Prenez 2 Meeples au choix à un Monstre de votre Quartier.
ra-card-who-farted = C’est qui qu’a pété ?!
ra-card-who-farted-text = Tous les autres Corps se retrouvent tête en bas ; les retourner coûte une action.
ra-card-wrestler = Catcheur
ra-card-wrestler-text = Projetez un Monstre de votre Quartier et cassez-lui une Dent.
ra-card-tramp = Clochard
ra-card-tramp-text = Piochez à l’aveugle 3 Meeples dans les Estomacs de votre choix.
ra-card-unleashed = Déchaîné !
ra-card-unleashed-text = 2 actions de plus ce tour-ci.
ra-card-ravenous = Grosse fringale
ra-card-ravenous-text = Ce repas permet 2 Meeples par Dent.
ra-card-invisibility = Invisibilité
ra-card-invisibility-text = Disparaissez, puis revenez où vous voulez à votre prochain tour.
ra-card-unstable-mutation = Mutation instable
ra-card-unstable-mutation-text = 3 Pouvoirs de plus ce tour-ci ; puis 3 Pouvoirs s’en vont.
ra-card-little-wings = Petites ailes
ra-card-little-wings-text = Volez vers le Quartier de votre choix.
ra-card-freeloader = Pique-assiette
ra-card-freeloader-text = Mangez là où se trouve un autre Monstre.
ra-card-mouthguard = Protège-dents
ra-card-mouthguard-text = Quand un adversaire vous casse des Dents : c’est lui qui en perd une.
ra-card-paralysing-gaze = Regard paralysant
ra-card-paralysing-gaze-text = Aucun adversaire ne peut se déplacer à son prochain tour.
ra-card-ultra-bright-smile = Sourire ultra-bright
ra-card-ultra-bright-smile-text = Mangez sur le plateau de Fuite.
ra-card-terminator = Terminator
ra-card-terminator-text = Tous les Monstres de votre Quartier tombent et vous laissent une Dent.
ra-card-earthquake = Tremblement de terre
ra-card-earthquake-text = Les Meeples libres de chaque Ruine vont dans un Quartier voisin.
ra-card-too-cute = Trop mignonne
ra-card-too-cute-text = Annulez un effet du plateau de Fuite, sauf le dernier.

# The turn.

ra-phase-choose = Choix des cartes
ra-phase-actions = Actions
ra-phase-meal = À table
ra-phase-after-meal = Après le repas
ra-phase-count = Le décompte
ra-phase-over = La fin
ra-prompt-action = { $actions ->
    [0] Plus d’action : jouez votre Super-Pouvoir-Secret ou passez à table.
    [one] Encore une action : Déplacement, Démolition, Souffle ou Projection, ou terminez.
   *[other] Encore { $actions } actions : Déplacement, Démolition, Souffle ou Projection, ou terminez.
}
ra-prompt-turn-back = Votre Corps est tête en bas : votre première action le retourne (reste { $actions }).
ra-prompt-flick = À présent, la pichenette.
ra-prompt-flick-again = Une seconde pichenette, ou restez-en là.
ra-prompt-restart = Vos Pattes sont hors de la Ville : choisissez un emplacement de départ.
ra-prompt-place = Placez le Monstre de { $monster_seat } dans le Quartier de votre choix.
ra-prompt-place-own = Placez votre Monstre dans le Quartier de votre choix.
ra-prompt-drive-out = Où vont les Meeples libres de la Ruine { $ruin } ?
ra-prompt-vacuum = Dans lequel de vos Quartiers arrivent les Meeples ?
ra-prompt-pay-tooth = Plus de jeton Dent : cédez { $left } de vos Meeples.
ra-prompt-rescue = Sauvetage héroïque : cédez { $left } de vos Meeples.
ra-prompt-report = Grand reportage : défaussez une de vos cartes.
ra-prompt-mouthguard = { $breaker_seat } vous a cassé des Dents. Réagissez-vous ?
ra-prompt-too-cute = Le plateau de Fuite va frapper { $struck_seat } : { $effect ->
    [row-1] la ligne 1
    [row-2] la ligne 2
    [row-3] la ligne 3
    [row-4] la ligne 4
    [row-5] la ligne 5
    [red] le sauvetage héroïque
    [blue] le grand reportage
    [green] la frappe aérienne
    [yellow] l’hystérie collective
    [black] la délocalisation
   *[other] { $effect }
}. Réagissez-vous ?
ra-prompt-meal = Où mangez-vous ? Vous pouvez manger jusqu’à { $limit } Meeples.
ra-prompt-bite = { $left ->
    [one] Mangez encore un Meeple, ou arrêtez.
   *[other] Mangez encore jusqu’à { $left } Meeples, un à la fois, ou arrêtez.
}
ra-prompt-after-meal = Après le repas : jouez votre Super-Pouvoir-Secret ou finissez votre tour.
ra-prompt-kiss = Qui embrassez-vous ?
ra-prompt-kiss-pick = Prenez-en encore { $left } dans l’Estomac de { $victim_seat }.
ra-prompt-tramp = Dans quel Estomac piochez-vous ? Encore { $left } à désigner.
ra-prompt-terminate = Dans lequel de vos Quartiers ?
ra-prompt-mutation = Défaussez { $left } Pouvoirs.
ra-prompt-buy = Une carte coûte { $price } Étages ; vous en avez { $floors }.
ra-prompt-keep-bought = Gardez une de ces cartes.
ra-prompt-keep = Gardez-en une : { $kind ->
    [character] Caractère
    [power] Pouvoir
   *[other] Super-Pouvoir-Secret
}.
ra-prompt-copy = Quel Caractère copiez-vous ?
ra-prompt-seer = Qui a mangé le plus de Meeples ?
ra-prompt-over = Le carnage est terminé.

# Moves.

ra-move-flick = Pichenette vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-jump = Sauter vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-set-paws = Poser les Pattes ailleurs dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}
ra-move-climb = Monter sur le Bâtiment { $ruin }
ra-move-drop = Lâcher le Corps sur le Bâtiment { $ruin }
ra-move-drop-on = Lâcher le Corps sur { $victim_seat }
ra-move-breathe = Souffler vers { NUMBER($yaw, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
# Pieces are counted from nought by machines, and from one by people.
rampage-vehicle-number = { $vehicle ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $vehicle }
}
ra-move-throw = Projeter le Véhicule { rampage-vehicle-number } vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-kung-fu = Coup de kung-fu vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-wrestle = Projeter { $victim_seat } vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-turn-back = Remettre le Corps à l’endroit
ra-move-finish = Rien de plus
rampage-space-number = { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $space }
}
ra-move-restart = Repartir de l’emplacement { rampage-space-number }
ra-move-place = Placer le Monstre dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}
ra-move-send = { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}
ra-move-pay = Céder un Meeple : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}
ra-move-reveal = Jouer { $card ->
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
   *[other] { $card }
}
ra-move-target = { $victim_seat }
ra-move-pick = Prendre un Meeple : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}
ra-move-dine = Manger dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}{ $siren ->
    [yes] {" (Sirène)"}
   *[no] {""}
}
ra-move-eat = Manger le Meeple { $meeple }
ra-move-discard = Défausser { $card ->
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
   *[other] { $card }
}
ra-move-buy = Acheter une carte
ra-move-keep = Garder { $card ->
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
   *[other] { $card }
}
ra-move-copy = Copier { $card ->
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
   *[other] { $card }
} de { $owner_seat }
ra-move-announce = Désigner { $named_seat }

# What happens.

ra-dealt = Votre Super-Pouvoir-Secret : { $card ->
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
   *[other] { $card }
}.
ra-shown = { $seat } : { $card ->
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
   *[other] { $card }
}.
ra-first = { $seat } commence.
ra-turn = Tour { $round } : à { $seats } de jouer, avec { $actions } actions.
ra-flicked = { $seat } donne une pichenette vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-jumped = { $seat } saute vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-set-paws = { $seat } pose ses Pattes ailleurs dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}.
ra-climbed = { $seat } monte sur le Bâtiment { $ruin }.
ra-dropped = { $seat } se laisse tomber sur le Bâtiment { $ruin }.
ra-dropped-on = { $seat } se laisse tomber sur { $victim_seat }.
ra-missed = { $seat } rate sa cible.
ra-breathed = { $seat } souffle vers { NUMBER($yaw, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-thrown = { $seat } projette le Véhicule { rampage-vehicle-number } vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-kung-fu = { $seat } projette ses Pattes vers { NUMBER($direction, maximumFractionDigits: 0) }° à { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-wrestled = { $seat } projette { $victim_seat }.
ra-tremor = La main de { $seat } tremble.
ra-motion = Tout bouge, puis s’immobilise.
ra-outcome = Le résultat est consigné.
ra-paws-out = Les Pattes de { $seat } ont quitté la Ville.
ra-restarted = { $seat } repart d’un emplacement de départ.
ra-placed = { $seat } place le Monstre de { $monster_seat } dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}.
ra-placed-own = { $monster_seat } arrive dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}.
ra-garaged = { $count ->
    [one] Un Véhicule retourne sur son emplacement.
   *[other] { $count } Véhicules retournent sur leurs emplacements.
}
ra-lifted = { $seat } se relève.
ra-turned-back = { $seat } se remet à l’endroit.
ra-upside-down = { $seat } se retrouve tête en bas.
ra-felled = { $seat } renverse { $victim_seat }.
ra-tooth-broken = { $seat } casse une Dent à { $victim_seat }, à qui il reste { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}.
ra-tooth-lost = { $seat } perd une Dent ; il lui reste { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}.
ra-nothing-to-pay = { $seat } n’a rien pour payer.
ra-paid = { $seat } rend un Meeple : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-paid-to = { $seat } donne un Meeple à { $to_seat } : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-loss-cancelled = { $seat } récupère ce que { $breaker_seat } avait pris.
ra-swallowed = { $seat } gobe un Étage.
ra-last-floor = { $seat } a le dernier Étage : encore { $turns } tours après celui-ci.
ra-floor-boxed = Un Étage retourne dans la boîte.
ra-fled = { $count ->
    [one] Un Meeple a fui la Ville.
   *[other] { $count } Meeples ont fui la Ville.
}
ra-effect = Le plateau de Fuite frappe { $seat } : { $effect ->
    [row-1] la ligne 1
    [row-2] la ligne 2
    [row-3] la ligne 3
    [row-4] la ligne 4
    [row-5] la ligne 5
    [red] le sauvetage héroïque
    [blue] le grand reportage
    [green] la frappe aérienne
    [yellow] l’hystérie collective
    [black] la délocalisation
   *[other] { $effect }
}.
ra-effect-cancelled = { $seat } l’annule : { $effect ->
    [row-1] la ligne 1
    [row-2] la ligne 2
    [row-3] la ligne 3
    [row-4] la ligne 4
    [row-5] la ligne 5
    [red] le sauvetage héroïque
    [blue] le grand reportage
    [green] la frappe aérienne
    [yellow] l’hystérie collective
    [black] la délocalisation
   *[other] { $effect }
}.
ra-row-6 = { $seat } remplit la dernière ligne : la partie est finie, et { $seat } a perdu.
ra-vacuumed = { $seat } aspire { $count } Meeples dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}.
ra-driven-out = { $seat } chasse { $count } Meeples de la Ruine { $ruin } vers { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
}.
ra-dines = { $seat } mange dans { $neighbourhood ->
    [N] le quartier nord
    [N-2] le quartier nord du second plateau
    [NE] le quartier nord-est
    [NE-2] le quartier nord-est du second plateau
    [E] le quartier est
    [E-2] le quartier est du second plateau
    [SE] le quartier sud-est
    [SE-2] le quartier sud-est du second plateau
    [S] le quartier sud
    [S-2] le quartier sud du second plateau
    [SW] le quartier sud-ouest
    [SW-2] le quartier sud-ouest du second plateau
    [W] le quartier ouest
    [W-2] le quartier ouest du second plateau
    [NW] le quartier nord-ouest
    [NW-2] le quartier nord-ouest du second plateau
   *[other] { $neighbourhood }
} : jusqu’à { $limit } Meeples.
ra-dines-runaway = { $seat } mange sur le plateau de Fuite : jusqu’à { $limit } Meeples.
ra-eaten = { $seat } mange un Meeple : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-smiled = { $seat } mange un fuyard : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-secret = { $seat } joue { $card ->
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
   *[other] { $card }
}.
ra-kissed = { $seat } prend un Meeple à { $victim_seat } : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-drawn = { $seat } pioche { $count } Meeples dans l’Estomac de { $victim_seat }.
ra-drawn-seen = { $seat } a pioché chez { $victim_seat } : { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}.
ra-more-actions = { $seat } a maintenant { $actions } actions.
ra-vanished = { $seat } disparaît.
ra-mutated = { $seat } mute : { $card ->
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
   *[other] { $card }
}.
ra-gazed = Les adversaires de { $seat } ne peuvent pas se déplacer à leur prochain tour.
ra-discarded = { $seat } défausse { $card ->
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
   *[other] { $card }
} ({ $kind ->
    [character] Caractère
    [power] Pouvoir
   *[other] Super-Pouvoir-Secret
}).
ra-secret-discarded = { $seat } défausse un Super-Pouvoir-Secret sans le montrer.
ra-bought = { $seat } paie { $price } Étages pour une carte.
ra-offered = Vous piochez { $card ->
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
   *[other] { $card }
}.
ra-kept = Vous gardez { $card ->
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
   *[other] { $card }
}.
ra-kept-secret = { $seat } garde un Super-Pouvoir-Secret.
ra-clumsy = { $seat } est maladroit.
ra-copied = { $seat } copie { $card ->
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
   *[other] { $card }
} de { $owner_seat }.
ra-named = { $seat } désigne { $named_seat }.
ra-counted = { $seat } a { $points } points et { $meeples } Meeples.
ra-over = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}

# Points by source.

ra-source-sets = Séries de six
ra-source-floors = Étages
ra-source-teeth = Dents cassées
ra-source-character = Caractère
ra-source-diet = Régime draconien
ra-source-team = Le plus faible de l’équipe

# Refusals.

ra-refusal-not-now = Ce n’est pas le moment ({ $move }).
ra-refusal-field = Ce n’est pas un coup : { $field } contient autre chose que prévu.
ra-refusal-no-number = { $field ->
    [direction] La direction
    [strength] La force
    [side] Le décalage
    [tilt] L’inclinaison
    [tilt_direction] La direction de l’inclinaison
    [yaw] L’orientation
    [face] L’orientation
    [pitch] L’angle vertical
   *[other] { $field }
} doit être un nombre.
ra-refusal-bounds = { $field ->
    [direction] La direction
    [strength] La force
    [side] Le décalage
    [tilt] L’inclinaison
    [tilt_direction] La direction de l’inclinaison
    [yaw] L’orientation
    [face] L’orientation
    [pitch] L’angle vertical
   *[other] { $field }
} doit être entre { $low } et { $high }, pas { $value }.
ra-refusal-hand = Il n’y a pas de main « { $hand } » : { $known }.
ra-refusal-no-actions = Vous n’avez plus d’action ce tour-ci.
ra-refusal-benched = Votre équipe vous a renversé : plus d’action ce tour-ci.
ra-refusal-off-board = Votre Monstre n’est pas sur le plateau.
ra-refusal-turn-back-first = Votre Corps est tête en bas : retournez-le d’abord.
ra-refusal-upright = Votre Corps est à l’endroit.
ra-refusal-upside = Votre Corps est tête en bas : on ne peut rien en projeter.
ra-refusal-reserved = Les actions restantes servent à retourner vos équipiers.
ra-refusal-gazed = Regard paralysant : pas de Déplacement ce tour-ci.
ra-refusal-no-power = Vous n’avez pas ce Pouvoir : { $card ->
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
   *[other] { $card }
}.
ra-refusal-prepared = Déjà utilisé pour ce Déplacement : { $card ->
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
   *[other] { $card }
}.
ra-refusal-flicked = C’est possible seulement avant la première pichenette.
ra-refusal-must-flick = La pichenette doit suivre.
ra-refusal-not-there = Votre Monstre n’est pas dans ce Quartier : { $neighbourhood }.
ra-refusal-no-home = Votre Monstre n’est dans aucun Quartier.
ra-refusal-no-neighbourhood = Il n’y a pas de Quartier { $neighbourhood }.
ra-refusal-not-beside = { $neighbourhood } ne touche pas la Ruine { $ruin }.
ra-refusal-no-host = Aucun autre Monstre n’est dans { $neighbourhood }.
ra-refusal-nobody-there = Il n’y a aucun Meeple dans { $neighbourhood }.
ra-refusal-no-ruin = Il n’y a pas de Ruine { $ruin }.
ra-refusal-no-building = Aucun Bâtiment à portée sur { $ruin }.
ra-refusal-no-sidewalk = Vos Pattes ne touchent pas le Trottoir de { $ruin }.
ra-refusal-no-monster = Ce Monstre ne peut pas être choisi.
ra-refusal-not-standing = Le Corps de { $victim_seat } n’est pas debout.
ra-refusal-pose = Il n’y a pas de pose « { $pose } » : { $known }.
ra-refusal-no-vehicle = Ce Véhicule n’existe pas : ils sont numérotés de 1 à { $most }.
ra-refusal-vehicle-far = Le Véhicule { rampage-vehicle-number } n’est pas dans votre Quartier.
ra-refusal-no-space = Cet emplacement n’existe pas : ils sont numérotés de 1 à { $most }.
ra-refusal-space-taken = L’emplacement { rampage-space-number } est occupé.
ra-refusal-no-colour = Il n’y a pas de couleur { $colour }.
ra-refusal-not-in-stomach = Pas de tel Meeple dans l’Estomac : { $colour }.
ra-refusal-not-on-board = Pas de tel Meeple sur le plateau de Fuite : { $colour }.
ra-refusal-no-meeple = Il n’y a pas de tel Meeple.
ra-refusal-meeple-gone = Le Meeple { $meeple } n’est plus dans la Ville.
ra-refusal-meeple-on-ruin = Le Meeple { $meeple } est sur une Ruine ou un Trottoir, dans aucun Quartier.
ra-refusal-meeple-elsewhere = Le Meeple { $meeple } n’est pas dans { $neighbourhood }, où vous mangez.
ra-refusal-not-edible = Le Meeple { $meeple } est inaccessible ou soutient quelque chose.
ra-refusal-place-chosen = Le lieu de ce repas est choisi.
ra-refusal-not-your-card = Vous n’avez pas cette carte : { $card }.
ra-refusal-window = Ce n’est pas le moment pour cette carte : { $card ->
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
   *[other] { $card }
}.
ra-refusal-no-target = Rien ni personne à viser : { $card ->
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
   *[other] { $card }
}.
ra-refusal-wrestle = Désignez la victime et le lancer en une fois.
ra-refusal-stomach-empty = Cet Estomac n’a plus de Meeples.
ra-refusal-not-offered = Cette carte n’est pas proposée : { $card }.
ra-refusal-no-copy = Ce Caractère ne peut pas être copié.
ra-refusal-misbehaved = La simulation a échoué et rien ne s’est passé : { $fault ->
    [number] un nombre n’était pas un nombre
    [speed] une pièce est devenue trop rapide
    [through] une pièce a traversé le plateau ou la table
    [into] une pièce a fini dans une autre
    [place] une pièce n’a pas trouvé de place
    [judgement] le résultat n’aurait pas pu être gardé
   *[engine] le moteur a abandonné
}. Essayez un autre geste.
rampage-refusal-number = Ce n’est pas un nombre : { $field }.
rampage-refusal-range = { $field } doit être entre { $low } et { $high }.
rampage-refusal-piece = Cette pièce ne peut pas servir ainsi : { $piece }.
rampage-refusal-not-in-play = Cette pièce n’est pas en jeu : { $piece }.
rampage-refusal-zone = Il n’y a pas de tel Quartier : { $zone }.
rampage-refusal-outside = L’endroit doit être entièrement dans { $zone }.
rampage-refusal-no-room = Il n’y a pas la place pour le Monstre à cet endroit.
rampage-refusal-point = Le point ({ NUMBER($x, maximumFractionDigits: 0) }, { NUMBER($y, maximumFractionDigits: 0) }) n’est pas au-dessus de la cible.
rampage-refusal-tilt = Ainsi incliné, le Corps toucherait quelque chose.
ra-error-teams = { $players } joueurs ne peuvent pas former les équipes { $value }. Possible : { $known }.

# --- numbers of a gesture, and the map in a terminal

rampage-field-direction = direction (0 est, 90 nord)
rampage-field-strength = force
rampage-field-side = décalage
rampage-field-tilt = inclinaison du corps
rampage-field-tilt_direction = direction de l’inclinaison
rampage-field-yaw = orientation (0 est, 90 nord)
rampage-field-pitch = vers le haut ou le bas
rampage-field-x = x (mm à l’est du centre)
rampage-field-y = y (mm au nord du centre)
rampage-field-pose = pose
rampage-field-face = où regardera le corps
ra-terminal-legend = 1 … monstres (pattes) · x corps ailleurs · v véhicules · b g k y o r meeples libres (bleu, vert, noir, jaune, gris, rouge) · S1:3 étages d’un immeuble
ra-terminal-teeth = { $teeth ->
    [one] { $teeth } dent
   *[other] { $teeth } dents
}
ra-terminal-stomach = étages { $floors }, dents cassées { $teeth }
ra-terminal-runaway = Plateau Fuite { $side } : { $rows }
