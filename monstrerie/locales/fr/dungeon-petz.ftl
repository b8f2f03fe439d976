# Dungeon Petz. Les noms d'abord : les autres messages y renvoient et partagent leurs arguments.

dungeon-petz = Dungeon Petz
dungeon-petz-about = Des familles de diablotins élèvent des monstres de compagnie : achetez-les jeunes, comblez leurs besoins, gagnez des concours et vendez à des clients aux goûts étranges.

dp-pet = { $pet ->
    [snakitty] Snakitty
    [birdie] Birdie
    [direbunny] Pinpin
    [trollie] Trollie
    [wormie] Tenio
    [stegobully] Taurosaure
    [dunguin] Dingouin
    [uni] Lili
    [stareplant] Iris
    [fiery-fairy] Féeroce
    [cthulie] Cthulie
    [bubl] Bubulle
    [snappy] Croquinou
    [drago] Drago
    [fluffy] Spidou
    [ghosty] Fantomet
    [baby-golem] Bébé Golem
    [lifffard] Léfffard
   *[other] ce monstre
}
dp-of-pet = { $pet ->
    [stareplant] d’Iris
   *[other] de { dp-pet }
}
dp-diet = { $diet ->
    [herbivore] herbivore
    [carnivore] carnivore
   *[omnivore] omnivore
}
dp-colour = { $colour ->
    [green] verte
    [red] rouge
    [yellow] jaune
    [purple] violette
   *[other] sans couleur
}
dp-card = { $card ->
    [hunger] faim
    [poop] bouse
    [play] amusement
    [magic] magie
    [anger] colère
    [disease] maladie
    [substitute] substitution
    [potion] potion
   *[other] inconnue
}
dp-need = { $need ->
    [hunger] faim
    [poop] bouse
    [play] amusement
    [magic] magie
    [anger] colère
    [disease] maladie
   *[potion] sommeil
}
dp-space = { $space ->
    [vegetables] l’étal à légumes
    [mixed] l’étal mixte
    [meat] l’étal à viande
    [artifacts] les tentes aux artefacts
    [cage-1] la première case cage
    [cage-2] la deuxième case cage
    [addon] la case amélioration
    [young-1] la première case jeune monstre
    [young-2] la deuxième case jeune monstre
    [older] la case grand monstre
    [imps] la case diablotins
    [hospital] l’hôpital
    [judging] la case jury
    [platform] l’estrade
   *[other] une case factice
}
dp-artifact-name = { $artifact ->
    [savage-feasts] Les Fées Barbares
    [monsters-i-have-battled] Les monstres que j’ai combattus
    [fun-with-food] Cuisiner en s’amusant
    [messing-with-magic] La magie, c’est magique
    [crystal-ball] Boule de cristal
    [long-handled-shovel] Longue pelle
    [imp-armor] Armure des diablotins
    [employee-of-the-month] Employé du mois
    [whip-of-obedience] Fouet de soumission
   *[magic-box] Coffre de glace
}
dp-artifact-help = { $artifact ->
    [crystal-ball] Avant de piocher vos cartes Besoin, échangez jusqu’à 3 cartes de votre main contre d’autres des mêmes couleurs.
    [long-handled-shovel] Pendant la présentation, un diablotin libre peut retirer jusqu’à 2 bouses, même de cages occupées.
    [imp-armor] Jusqu’à 2 diablotins libres par manche ajoutent chacun 1 à la force ou à l’antimagie d’une cage, sans être blessés.
    [employee-of-the-month] Une fois par manche, un diablotin compte double pour nettoyer, amuser, rattraper, pelleter ou en armure.
    [whip-of-obedience] Un demi-point de plus à chaque concours.
    [magic-box] Contient un jeton de nourriture, à la fois légume et viande, qui ne vieillit jamais.
   *[book] Une carte Besoin de plus en main, dans l’une de ses deux couleurs.
}
dp-exhibition-name = { $exhibition ->
    [arena] Arène
    [freestyle] Freestyle
    [moody-medley] Défilé des envies
    [eating-contest] Aux affamés !
    [beauty-pageant] Concours de beauté
    [breeders-prize] Prix du meilleur éleveur
    [childrens-day] Journée des enfants
   *[magic-show] Spectacle de magie
}
dp-exhibition-help = { $exhibition ->
    [arena] Un monstre : 2 par colère, moins 1 par maladie.
    [freestyle] Un monstre et un type de besoin : 2 par besoin de ce type, moins 2 par souffrance.
    [moody-medley] Un monstre : 2 par besoin différent, moins 2 par souffrance.
    [eating-contest] Un monstre : 2 par faim, nourri ou non, moins 1 par maladie.
    [beauty-pageant] Un monstre : 1 par couleur de carte, moins 1 par souffrance, par mutation et par bouse dans sa cage.
    [breeders-prize] Tous les monstres : 2 par monstre, moins 1 par mutation.
    [childrens-day] Tous les monstres : 2 par amusement, moins 2 par mutation et 1 par bouse dans toute cage.
   *[magic-show] Tous les monstres : 1 par magie.
}
dp-customer-name = { $customer ->
    [farmer-troll] Troll paysan
    [dungeon-mistress] Maîtresse du Donjon
    [dungeon-girl] Demoiselle du Donjon
    [lich-lord] Seigneur Liche
    [warlock] Sorcier
    [dungeon-master] Maître du Donjon
    [dungeon-granny] Mamie du Donjon
   *[porky-orky] Crad’Orc
}
dp-food-name = { $food ->
    [vegetable-1] un légume frais
    [vegetable-2] un légume du compartiment 2
    [vegetable-3] un légume du compartiment 3
    [vegetable-4] un légume du compartiment 4
    [meat-1] une viande fraîche
    [meat-2] une viande du compartiment 2
    [meat-3] une viande du compartiment 3
    [box] la nourriture du coffre de glace
   *[other] aucune nourriture
}
dp-tile = force { $strength }, antimagie { $antimagic }{ $graze ->
    [0] {""}
   *[other] , pâture
}{ $meat ->
    [0] {""}
   *[other] , viande
}{ $toy ->
    [0] {""}
   *[other] , jouet
}{ $absorb ->
    [0] {""}
   *[other] , absorbe la bouse
}
dp-addon-kind = { $kind ->
    [strength] des barreaux (force +1)
    [antimagic] un charme antimagie (+1)
    [toy] un jouet
    [meat] un distributeur de viande
    [graze] un coin de pâture
   *[absorb] un sol absorbant
}
dp-group-of = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}
dp-some-imps = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}

option-dungeon-petz-double = Symboles doubles
option-dungeon-petz-double-help = Une carte qui ne montre pas le besoin principal de son paquet peut être posée à l’envers : les deux besoins comptent.
option-dungeon-petz-foresight = Prévisions
option-dungeon-petz-foresight-help = Combien de concours et de clients sont révélés au début : un de chaque, deux de chaque, ou tous.
option-dungeon-petz-foresight-basic = un de chaque
option-dungeon-petz-foresight-more = deux de chaque
option-dungeon-petz-foresight-all = tous
option-dungeon-petz-meat_stand = Étal à viande avancé
option-dungeon-petz-meat_stand-help = Trois monstres que personne n’a achetés laissent autre chose que de la viande sur l’étal.
option-dungeon-petz-final_order = Ordre de la dernière manche
option-dungeon-petz-final_order-help = À quatre, la dernière manche se joue de la réputation la plus basse à la plus haute.
option-dungeon-petz-first = Premier joueur
option-dungeon-petz-first-help = Qui commence la première manche : le hasard décide, ou l’hôte.
option-dungeon-petz-first-random = le hasard décide
option-dungeon-petz-first-host = l’hôte

dp-source-exhibitions = Concours
dp-source-black-market = Marché noir
dp-source-platform = Ventes sur l’estrade
dp-source-lost-pets = Monstres perdus
dp-source-acumen = Sens des affaires
dp-source-display = Monstrerie

dp-phase-setup = Préparation
dp-phase-grouping = Achats : former les groupes
dp-phase-shopping = Achats : envoyer les groupes
dp-phase-arranging = Besoins : installer les cages
dp-phase-needs = Besoins : piocher et assigner
dp-phase-showing = Concours
dp-phase-business = Commerce : ventes
dp-phase-working = Commerce : diablotins libres
dp-phase-aging = Vieillissement
dp-phase-over = Décompte final

dp-prompt-gather = Formez un groupe, le plus grand d’abord : combien de diablotins ? Vous en avez { $imps } chez vous, et { $gold } or.
dp-prompt-fund = Combien d’or avec ce groupe ? Jusqu’à { $most }.
dp-prompt-send = Un groupe de taille { $size } : envoyez-le sur une case libre, ou gardez-le à la maison.
dp-prompt-take-cage = Choisissez une cage.
dp-prompt-take-addon = Choisissez une amélioration.
dp-prompt-take-pet = Choisissez un monstre de taille { $size }.
dp-prompt-study = Choisissez un grimoire et sa couleur ; vous en piochez aussitôt une carte.
dp-prompt-place = Placez les nouvelles cages et améliorations sur vos emplacements.
dp-prompt-house = Donnez une cage à chaque monstre, puis confirmez.
dp-prompt-exchange = Boule de cristal : échangez encore jusqu’à { $left } cartes contre d’autres de la même couleur.
dp-prompt-assign = Posez une carte { dp-colour } sur la barre { $bar } { dp-of-pet }.
dp-prompt-feed = { dp-pet } a faim (encore { $left }) : nourrissez-le, ou laissez-le souffrir.
dp-prompt-play = Envoyez un diablotin entre deux cages pour amuser les monstres voisins, ou laissez-les s’ennuyer.
dp-prompt-armor = Placer un diablotin en armure sur { $number ->
    [strength] la force
   *[antimagic] l’antimagie
} d’une cage ?
dp-prompt-catch = { dp-pet } tente de s’échapper : envoyer { dp-some-imps } à l’hôpital pour le rattraper, ou le laisser partir ?
dp-prompt-shovel = Retirer de la bouse avec la longue pelle ?
dp-prompt-discard = Défaussez une carte { dp-colour } pour la potion.
dp-prompt-enter = Choisissez le monstre à présenter : { dp-exhibition-name }.
dp-prompt-sell = Vendre un monstre, au marché noir ou sur l’estrade ?
dp-prompt-work = Nettoyez les cages vides avec les diablotins libres, ou laissez-les gagner de l’or.
dp-prompt-store = Placer un jeton de nourriture dans le coffre de glace vide ?
dp-prompt-over = Les monstreries sont fermées.

dp-move-gather = Grouper { dp-some-imps }
dp-move-fund = Ajouter { $gold } or au groupe
dp-move-ready = Ne plus former de groupe
dp-move-send = Envoyer le groupe de la sortie { $exit } vers { dp-space }
dp-move-send-named = Envoyer { dp-group-of } (sortie { $exit }) vers { dp-space }
dp-move-keep = Garder le groupe de la sortie { $exit } à la maison
dp-move-keep-named = Garder { dp-group-of } (sortie { $exit }) à la maison
dp-move-take-cage = Prendre la cage de la fosse { $pit }
dp-move-take-addon = Prendre l’amélioration { $place ->
    [1] du haut
   *[other] du bas
}
dp-move-take-pet = Prendre { dp-pet }
dp-move-study = Lire { $book ->
    [savage-feasts] Les Fées Barbares
    [monsters-i-have-battled] Les monstres que j’ai combattus
    [fun-with-food] Cuisiner en s’amusant
   *[messing-with-magic] La magie, c’est magique
} : carte { dp-colour }
dp-move-build = Construire la nouvelle cage { $cage } sur l’emplacement { $plot }
dp-move-build-named = Construire la nouvelle cage { $cage } sur l’emplacement { $plot }, celui { dp-of-pet }
dp-move-attach = Placer la nouvelle amélioration sur l’emplacement { $plot }
dp-move-attach-named = Placer la nouvelle amélioration sur l’emplacement { $plot }, celui { dp-of-pet }
dp-move-house = Mettre { dp-pet } dans la cage de l’emplacement { $plot }
dp-move-release = Relâcher { dp-pet }
dp-move-settle = Laisser les monstres où ils sont
dp-move-exchange = Échanger une carte { dp-card } { dp-colour }
dp-move-stop-exchange = Ne plus échanger de carte
dp-move-assign = Poser { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} sur la barre { $bar } du monstre de l’emplacement { $plot }
dp-move-assign-named = Poser { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} sur la barre { $bar } { dp-of-pet }
dp-move-feed = Nourrir le monstre de l’emplacement { $plot } avec { dp-food-name }
dp-move-feed-named = Nourrir { dp-pet } avec { dp-food-name }
dp-move-refuse = Le laisser affamé
dp-move-entertain = Faire jouer { $employee ->
    [yes] l’employé du mois
   *[no] un diablotin
} entre les cages { $gap ->
    [1] du haut
    [2] du bas
    [3] de gauche
   *[4] de droite
}
dp-move-stop-play = Ne plus amuser personne
dp-move-armor = Placer { $employee ->
    [yes] l’employé du mois en armure
   *[no] un diablotin en armure
} sur { $number ->
    [strength] la force
   *[antimagic] l’antimagie
} de l’emplacement { $plot }
dp-move-armor-named = Placer { $employee ->
    [yes] l’employé du mois en armure
   *[no] un diablotin en armure
} sur { $number ->
    [strength] la force
   *[antimagic] l’antimagie
} de la cage { dp-of-pet }
dp-move-no-armor = Ne pas utiliser d’armure
dp-move-catch = Rattraper le monstre de l’emplacement { $plot }{ $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-move-catch-named = Rattraper { dp-pet }{ $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-move-let-go = Le laisser partir
dp-move-shovel = Pelleter la bouse de l’emplacement { $plot }{ $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-move-shovel-named = Pelleter la bouse de la cage { dp-of-pet }{ $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-move-no-shovel = Laisser la pelle pour l’instant
dp-move-discard = Défausser une carte { dp-card } { dp-colour }
dp-move-enter = Présenter le monstre de l’emplacement { $plot }{ $need ->
    [hunger] {" "}pour sa faim
    [poop] {" "}pour sa bouse
    [play] {" "}pour son amusement
    [magic] {" "}pour sa magie
    [anger] {" "}pour sa colère
    [disease] {" "}pour sa maladie
    [potion] {" "}pour son sommeil
   *[other] {""}
}
dp-move-enter-named = Présenter { dp-pet }{ $need ->
    [hunger] {" "}pour sa faim
    [poop] {" "}pour sa bouse
    [play] {" "}pour son amusement
    [magic] {" "}pour sa magie
    [anger] {" "}pour sa colère
    [disease] {" "}pour sa maladie
    [potion] {" "}pour son sommeil
   *[other] {""}
}
dp-move-sell = Vendre le monstre de l’emplacement { $plot } ({ dp-customer-name }) { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
}
dp-move-sell-named = Vendre { dp-pet } ({ dp-customer-name }) { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
}
dp-move-no-sale = Ne plus rien vendre
dp-move-clean = Nettoyer l’emplacement { $plot }{ $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-move-earn = Laisser tous les diablotins libres gagner de l’or
dp-move-store = Placer { dp-food-name } dans le coffre de glace
dp-move-no-store = Laisser le coffre de glace vide

dp-start = { $seat } commence.
dp-round = Manche { $round } sur { $rounds } ; { $seat } joue en premier.
dp-exhibition = Concours de la manche { $round } : { dp-exhibition-name }.
dp-customer = Client de la manche { $round } : { dp-customer-name }.
dp-neutral = Un diablotin neutre bloque { dp-space }.
dp-stands = Sur les étals : { $vegetables ->
    [one] { $vegetables } légume
   *[other] { $vegetables } légumes
} ; { $mixed_vegetables ->
    [one] { $mixed_vegetables } légume
   *[other] { $mixed_vegetables } légumes
} et { $mixed_meat ->
    [one] { $mixed_meat } viande
   *[other] { $mixed_meat } viandes
} ; { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}{ $meat_vegetables ->
    [0] {""}
    [one] , { $meat_vegetables } légume
   *[other] , { $meat_vegetables } légumes
}{ $meat_gold ->
    [0] {""}
   *[other] , { $meat_gold } or
}.
dp-new-artifact = Dans les tentes : { dp-artifact-name }.
dp-new-cages = { $count ->
    [one] { $count } cage est
   *[other] { $count } cages sont
} en vente.
dp-new-pet = En vente : { dp-pet }, taille { $size }.
dp-farm = Personne n’a acheté { dp-pet } ; la ferme envoie { $leaves ->
    [meat] de la viande
    [vegetable] un légume
    [gold] une pièce d’or
   *[nothing] rien du tout
}.
dp-neutral-pet = Un diablotin neutre achète { dp-pet }.
dp-income = { $seat } reçoit { $gold } or.
dp-ready = { $seat } est prêt.
dp-grouped = Votre groupe { $exit } : { dp-group-of }.
dp-groups = { $seat } dévoile { $count ->
    [0] aucun groupe
    [one] { $count } groupe
   *[other] { $count } groupes
}.
dp-group = { $seat }, groupe { $exit } : { dp-group-of }.
dp-kept = { $seat } garde { dp-group-of } à la maison.
dp-sent = { $seat } envoie { dp-group-of } vers { dp-space }.
dp-food = { $seat } prend { $vegetables ->
    [one] { $vegetables } légume
   *[other] { $vegetables } légumes
} et { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}.
dp-artifact = { $seat } prend l’artefact { dp-artifact-name }.
dp-cage = { $seat } prend une cage : { dp-tile }.
dp-addon = { $seat } prend une amélioration : { dp-addon-kind }.
dp-bought = { $seat } achète { dp-pet }, taille { $size }.
dp-studied = { $seat } lit { dp-artifact-name } : une carte { dp-colour }.
dp-drawn = Vous piochez, couleur { dp-colour } :{ $hunger ->
    [0] {""}
   *[other] {" "}faim ×{ $hunger }
}{ $poop ->
    [0] {""}
   *[other] {" "}bouse ×{ $poop }
}{ $play ->
    [0] {""}
   *[other] {" "}amusement ×{ $play }
}{ $magic ->
    [0] {""}
   *[other] {" "}magie ×{ $magic }
}{ $anger ->
    [0] {""}
   *[other] {" "}colère ×{ $anger }
}{ $disease ->
    [0] {""}
   *[other] {" "}maladie ×{ $disease }
}{ $substitute ->
    [0] {""}
   *[other] {" "}substitution ×{ $substitute }
}
dp-draws = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, couleur { dp-colour }.
dp-reshuffled = La défausse { dp-colour } est mélangée : une nouvelle pioche de { $cards } cartes.
dp-invited = { $imps ->
    [0] Aucun parent de { $seat } n’arrive
    [one] { $imps } parent de { $seat } arrive
   *[other] { $imps } parents de { $seat } arrivent
} en ville.
dp-hospital = { $seat } prend une potion{ $imps ->
    [0] {""}
   *[other] {" "}et récupère { dp-some-imps } à l’hôpital
}.
dp-built = { $seat } construit une cage sur l’emplacement { $plot }.
dp-attached = { $seat } place une amélioration sur l’emplacement { $plot }.
dp-housed = { $seat } met { dp-pet } dans la cage de l’emplacement { $plot }.
dp-settled = { $seat } a installé ses cages.
dp-lost = { $seat } perd { dp-pet } : { $cause ->
    [released] relâché
    [suffering] il a trop souffert
    [mutation] il a muté vers une autre dimension
   *[escape] il s’est échappé
}{ $reputation ->
    [0] .
   *[other] , au prix de { $reputation } de réputation.
}
dp-exchanged = { $seat } échange une carte { dp-card } { dp-colour }.
dp-assigned = Vous posez { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} sur la barre { $bar } { dp-of-pet }.
dp-assigned-all = { $seat } a assigné toutes ses cartes.
dp-revealed = { $seat }, { dp-pet }, barre { $bar } : carte { dp-card } { dp-colour }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
}.
dp-shovelled = { $seat } pellette une bouse { $empty ->
    [yes] de l’emplacement { $plot }
   *[no] de la cage { dp-of-pet }
}.
dp-suffers = { dp-pet } ({ $seat }) souffre ({ $tokens }) : { dp-need }.
dp-fed = { $seat } nourrit { dp-pet } avec { dp-food-name }.
dp-poops = { dp-pet } ({ $seat }) { $manure ->
    [0] ne laisse aucune bouse : sa cage l’absorbe
    [one] laisse { $manure } bouse
   *[other] laisse { $manure } bouses
}.
dp-entertained = { $employee ->
    [yes] L’employé du mois
   *[no] Un diablotin
} de { $seat } joue entre les cages { $gap ->
    [1] du haut
    [2] du bas
    [3] de gauche
   *[4] de droite
}.
dp-armored = { $seat } place un diablotin en armure sur la cage { dp-of-pet } : { $number ->
    [strength] force
   *[antimagic] antimagie
} +{ $bonus }.
dp-mutates = { dp-pet } ({ $seat }) mute ({ $tokens }).
dp-caught = { $seat } rattrape { dp-pet } ; { dp-some-imps } à l’hôpital.
dp-discarded = { $seat } défausse une carte { dp-card } { dp-colour } pour une potion.
dp-no-pet = { $seat } n’a aucun monstre à présenter.
dp-entered = { $seat } présente { dp-pet }{ $need ->
    [hunger] {" "}pour sa faim
    [poop] {" "}pour sa bouse
    [play] {" "}pour son amusement
    [magic] {" "}pour sa magie
    [anger] {" "}pour sa colère
    [disease] {" "}pour sa maladie
    [potion] {" "}pour son sommeil
   *[other] {""}
}.
dp-scored = { $seat } marque { $score } ; le total est de { $total }.
dp-award = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $reputation } de réputation.
dp-sold = { $seat } vend { dp-pet } ({ dp-customer-name }) { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
} : { $reputation } de réputation, { $gold } or.
dp-no-sale = { $seat } ne vend plus rien.
dp-leaves = Départ du client : { dp-customer-name }.
dp-earned = Les diablotins libres de { $seat } gagnent { $gold } or.
dp-cleaned = { $seat } nettoie une bouse de l’emplacement { $plot }.
dp-stored = { $seat } place { dp-food-name } dans le coffre de glace.
dp-spoiled = { $seat } jette { $food ->
    [one] { $food } nourriture avariée
   *[other] { $food } nourritures avariées
}.
dp-final = { $which ->
    [acumen] Sens des affaires
   *[display] Monstrerie
}, { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $reputation } de réputation.
dp-over = { $count ->
    [one] { $seats } l’emporte
   *[other] { $seats } partagent la victoire
} avec { $reputation } de réputation.

dp-refusal-group-now = Formez d’abord vos groupes : un nombre de diablotins, ou plus de groupe.
dp-refusal-no-imp = Un groupe a besoin d’au moins un diablotin.
dp-refusal-imps-home = Vous avez { $home } diablotins chez vous, pas { $imps }.
dp-refusal-descending = Les groupes vont du plus grand au plus petit : celui-ci peut avoir au plus { $most } diablotins.
dp-refusal-fund-now = Dites d’abord combien d’or part avec le groupe.
dp-refusal-descending-gold = Les groupes vont du plus grand au plus petit : celui-ci peut recevoir au plus { $most } or.
dp-refusal-gold-home = Vous avez { $home } or chez vous, pas { $gold }.
dp-refusal-send-now = Envoyez un groupe sur une case, ou gardez-le à la maison.
dp-refusal-no-group = Vous n’avez aucun groupe à la sortie { $exit }.
dp-refusal-not-due = C’est le tour des groupes de taille { $due }, pas de taille { $size }.
dp-refusal-dummy = Personne ne peut envoyer un groupe sur une case factice.
dp-refusal-no-space = Il n’y a pas de case « { $space } ».
dp-refusal-neutral = Un diablotin neutre bloque { dp-space } cette manche.
dp-refusal-occupied = { $owner_seat } occupe déjà { dp-space }.
dp-refusal-two-imps = Il faut deux diablotins pour porter une cage ; l’or n’y fait rien.
dp-refusal-needs-gold = Un monstre se paie : le groupe doit avoir au moins une pièce d’or.
dp-refusal-same-group = Ce groupe est pareil à celui de la sortie { $exit } : envoyez celui-là.
dp-refusal-take-cage = Prenez l’une des cages des fosses.
dp-refusal-take-addon = Prenez l’une des améliorations en vente.
dp-refusal-take-young = Prenez l’un des monstres de l’enclos du bas.
dp-refusal-take-older = Prenez l’un des monstres de l’enclos du haut.
dp-refusal-study = Choisissez l’une des deux couleurs d’un grimoire que vous venez de prendre.
dp-refusal-no-plot = Il n’y a pas d’emplacement { $plot } : ils sont numérotés de 1 à 4.
dp-refusal-place-tiles = Placez d’abord toutes les nouvelles cages et améliorations.
dp-refusal-no-cage = { dp-pet } n’a pas encore de cage : logez-le ou relâchez-le.
dp-refusal-house-now = Déplacez un monstre, relâchez-en un, ou laissez-les où ils sont.
dp-refusal-not-your-pet = Vous n’avez pas ce monstre.
dp-refusal-plot-no-cage = Il n’y a pas de cage sur l’emplacement { $plot }.
dp-refusal-moved = Vous avez déplacé vos monstres { $most } fois cette manche. Laissez-les où ils sont, ou relâchez-en un.
dp-refusal-cage-taken = La cage de l’emplacement { $plot } est prise : déplacez ou relâchez d’abord son monstre.
dp-refusal-there-already = { dp-pet } est déjà sur l’emplacement { $plot }.
dp-refusal-exchange-now = Échangez jusqu’à { $most } cartes avec la boule de cristal, ou arrêtez.
dp-refusal-exchange-potion = Les potions ne s’échangent pas.
dp-refusal-not-in-hand = Vous n’avez pas de carte { dp-card } { dp-colour } en main.
dp-refusal-assign-now = Posez d’abord une carte sur chaque barre de vos monstres.
dp-refusal-other-bar = Les barres se remplissent dans l’ordre : la barre { $bar } du monstre de l’emplacement { $plot } est la suivante.
dp-refusal-no-potion = Vous n’avez pas de potion.
dp-refusal-double-off = Les symboles doubles ne sont pas joués à cette table.
dp-refusal-single = Une carte { dp-card } { dp-colour } n’a pas de côté double.
dp-refusal-feed-now = { dp-pet } a faim : nourrissez-le ou laissez-le souffrir.
dp-refusal-feed-other = C’est { dp-pet } qu’il faut nourrir maintenant.
dp-refusal-herbivore = { dp-pet } ne mange que des légumes.
dp-refusal-carnivore = { dp-pet } ne mange que de la viande.
dp-refusal-no-food = Vous n’avez pas { dp-food-name }.
dp-refusal-play-now = Faites jouer un diablotin avec les monstres, ou arrêtez.
dp-refusal-no-gap = Il n’y a pas de passage { $gap } : on joue entre les cages du haut, du bas, de gauche ou de droite.
dp-refusal-nobody-plays = Plus personne ne veut jouer au passage { $gap }.
dp-refusal-no-employee = Vous n’avez pas l’employé du mois.
dp-refusal-employee-used = L’employé du mois a déjà travaillé cette manche.
dp-refusal-employee-idle = Un diablotin ordinaire suffit ici.
dp-refusal-armor-now = Utilisez une armure maintenant, ou non.
dp-refusal-armor-number = L’armure compte contre la magie ou la colère, selon ce qui est évalué.
dp-refusal-armor-useless = La cage de l’emplacement { $plot } n’a pas besoin d’armure.
dp-refusal-catch-now = Rattrapez { dp-pet } avec { dp-some-imps }, ou laissez-le partir.
dp-refusal-catch-other = C’est { dp-pet } qui tente de s’échapper maintenant.
dp-refusal-too-few = Il faut { $imps } diablotins pour le rattraper ; vous en avez { $home }.
dp-refusal-shovel-now = Utilisez la pelle, ou laissez-la pour l’instant.
dp-refusal-no-manure = Il n’y a pas de bouse sur l’emplacement { $plot }.
dp-refusal-same-shoveller = C’est le même diablotin qui continue à pelleter.
dp-refusal-discard = Défaussez une carte { dp-colour } que vous avez en main.
dp-refusal-enter-now = Choisissez le monstre que vous présentez au concours.
dp-refusal-no-pet = Vous n’avez pas de monstre sur l’emplacement { $plot }.
dp-refusal-name-need = Au Freestyle, on nomme un type de besoin.
dp-refusal-no-need = On ne nomme aucun besoin ici : { dp-exhibition-name }.
dp-refusal-sell-now = Vendez un monstre, ou ne vendez plus rien.
dp-refusal-no-customer = Ce client n’est pas là cette manche.
dp-refusal-too-small = { dp-pet } est trop jeune : seuls les monstres de taille { $least } ou plus se vendent.
dp-refusal-served = Ce client vous a déjà acheté un monstre : { dp-customer-name }.
dp-refusal-no-match = { dp-pet } ne plaît pas à ce client ({ dp-customer-name }) : le score est de { $score }.
dp-refusal-cannot-pay = Vous ne pouvez pas payer le client qui prend le mutant { dp-pet }.
dp-refusal-no-platform = Vous n’avez aucun diablotin sur l’estrade.
dp-refusal-platform-used = Vous avez déjà vendu sur l’estrade cette manche.
dp-refusal-work-now = Nettoyez les cages vides, ou laissez les diablotins gagner de l’or.
dp-refusal-clean-pet = { dp-pet } est dans cette cage : seules les cages vides se nettoient.
dp-refusal-store-now = Placez une nourriture dans le coffre de glace, ou laissez-le vide.

dp-puzzle-customers = L’énigme des clients
dp-puzzle-customers-task = La dernière manche. La Demoiselle et la Maîtresse du Donjon sont là, et deux de vos diablotins attendent sur l’estrade. Vendez vos deux monstres pour le plus de réputation.
dp-puzzle-customers-solution = Birdie va à la Demoiselle depuis l’estrade (3 × 4 = 12), Snakitty à la Maîtresse au marché noir (2 × 2 = 4) : { $reputation } de réputation. Les deux monstres valent 3 or, mais la mutation de Birdie en coûte 2 : { $gold } or. Une seule vente par manche se fait sur l’estrade ; l’autre appariement rapporte donc moins (9 + 6 = 15).
dp-puzzle-generated = Énigme des clients { $number } (niveau { $difficulty }) : vendez pour égaler la réputation de votre rival.
dp-puzzle-customers-total = { $reputation } de réputation et { $gold } or.
dp-puzzle-goal = Atteignez { $reputation } de réputation : tout ce qu’il y a à gagner.
dp-lesson-1 = Un client regarde les besoins qu’un monstre a montrés cette manche : ceux qu’il aime comptent pour lui, ceux qu’il n’aime pas contre lui. La somme est l’accord ; la souffrance en retire.
dp-lesson-2 = Au marché noir l’accord compte double, depuis l’estrade triple. Il faut un diablotin qui y attende, et l’on n’y fait qu’une vente par manche.
dp-lesson-3 = Un monstre ne se vend qu’une fois, et chacun des deux clients n’achète qu’une fois. Cherchez les deux ventes dont la somme est la plus haute, pas la meilleure vente isolée.
dp-why-sale = Cela rapporte { $now } de réputation tout de suite, et { $most } en tout avec ce qui peut suivre.
dp-why-others = { $less ->
    [0] Une autre vente mène à autant de réputation, mais pas à plus d’or.
   *[other] Toute autre vente finit au moins { $less } plus bas.
}

# La table dans un terminal.
dp-terminal-town = La ville (○ libre, ✖ un diablotin neutre ; # force, * antimagie, ♣ légumes, ♠ viande, o jouet, _ trou à bouse)
dp-terminal-cage = Cages
dp-terminal-addon = Améliorations
dp-terminal-older = Monstres âgés
dp-terminal-young = Jeunes
dp-terminal-vegetables = Légumes
dp-terminal-mixed = Mixte
dp-terminal-meat = Viande
dp-terminal-artifacts = Artefacts
dp-terminal-imps = diablotins { $home } ({ $busy } occupés, { $hospital } à l’hôpital, { $platform } sur l’estrade)
dp-terminal-imps-place = Famille
dp-terminal-hospital = Hôpital
dp-terminal-judging = Jury
dp-terminal-platform = Estrade
dp-terminal-reputation = réputation { $points }
dp-terminal-first = premier
dp-terminal-groups = groupes :
dp-terminal-hand = Main
dp-terminal-suffering = souffrance
dp-terminal-mutation = mutation
