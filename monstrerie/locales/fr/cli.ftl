# La ligne de commande.

cli-welcome = { $game } – Tapez le numéro d’un coup, ou quelques-uns de ses mots. « ? » affiche l’aide.
cli-bot-name = Robot { $number }
cli-bot-level = { $seat_name } : { $level }
cli-bot-level-all = Niveau des robots ({ $bots }) : { $level }.
cli-bot-levels = Niveau des robots : { $bots }.
cli-thinking = { $seat_name } réfléchit…
cli-keys = numéro ou mots : jouer · ? aide · u reprendre le coup · s [FICHIER] enregistrer · l journal · Entrée plateau · q quitter
cli-help = Pour jouer, tapez le numéro d’un coup, ou des mots qu’un seul coup contient : { $example }
    ? 3             ce que donnerait le coup 3
    ? MOTS ou ID    chercher dans les règles (aussi : monstrerie rules { $game })
    u               reprendre votre dernier coup, si rien de caché n’a été révélé depuis
    s [FICHIER]     enregistrer la partie
    l               afficher le journal
    Entrée          revoir le plateau
    q               quitter (enregistrez d’abord pour continuer plus tard)
cli-hand-over = C’est à { $seat_name }. Appuyez sur Entrée quand les autres ne regardent plus.
cli-read-on = Appuyez sur Entrée quand vous avez lu. L’écran sera ensuite effacé pour { $seat_name }.
cli-meanwhile = Depuis votre dernier tour :
cli-no-such-number = Il n’y a pas de coup { $value }. Choisissez un numéro de 1 à { $most }.
cli-number = { $field }, de { $low } à { $high }
cli-word = { $field } : { $choices }
cli-number-help = Entrée garde la valeur entre crochets, r tire toutes les valeurs au hasard, x revient en arrière.
cli-no-number = « { $said } » ne convient pas. Entrez un nombre de { $low } à { $high }.
cli-no-word = « { $said } » ne convient pas. Choisissez parmi : { $choices }.
cli-not-understood = Aucun coup ne correspond à « { $said } ». Tapez son numéro, ou ? pour l’aide.
cli-several-moves = { $count ->
    [one] { $count } coup correspond
   *[other] { $count } coups correspondent
} à « { $said } » : { $examples }… Tapez d’autres mots.
cli-nothing-to-undo = Vous n’avez aucun coup à reprendre.
cli-undo-refused = Votre dernier coup ne peut plus être repris : quelque chose de caché a été révélé depuis.
cli-undone = Coup repris.
cli-saved = Partie enregistrée dans { $file }.
cli-save-over = { $file } existe déjà. Tapez o pour le remplacer ; toute autre réponse le garde.
cli-save-kept = Rien n’est enregistré : { $file } reste comme il est. Essayez un autre fichier : s FICHIER
cli-save-failed = Impossible d’écrire { $file } : { $problem }. Essayez un autre fichier : s FICHIER
cli-save-offer = Tapez s [FICHIER] pour enregistrer la partie, ou Entrée pour quitter.
cli-goodbye = Au revoir.
cli-input-ended = L’entrée s’est terminée avant la fin de la partie. On quitte.
cli-no-preview = Pas d’aperçu pour ce coup.
cli-press-enter = Appuyez sur Entrée pour le coup suivant.
cli-result = Résultat
cli-table = Table
cli-no-rule-found = Aucune règle ne contient « { $words } ».
cli-rules-exact = Le texte exact
cli-rules-hint = monstrerie rules { $game } MOTS trouve les règles qui contiennent ces mots.
cli-ruling = Décision : { $ruling }
cli-guesses = { $guesses ->
    [one] { $guesses } valeur du matériel sur { $facts } est une supposition.
   *[other] { $guesses } valeurs du matériel sur { $facts } sont des suppositions.
}
cli-box-begin = Vos valeurs sont gardées dans { $file }. Quand la supposition est juste, appuyez simplement sur Entrée.
cli-box-keys = Entrée : c’est bien imprimé ainsi · 2=5 : régler le numéro 2 · s : sauter · b : revenir · q : arrêter
cli-box-count = combien
cli-box-differs = { $label } : { $own } (supposé : { $shipped })
cli-box-end = Valeurs établies : { $settled } sur { $total }. Pour jouer avec : monstrerie play { $game } --components { $file }
cli-box-ours = la nôtre
cli-box-disagree = ils diffèrent : à revoir
cli-box-compared = { $settled ->
    [one] Les boîtes établissent { $settled } valeur
   *[other] Les boîtes établissent { $settled } valeurs
}{ $differ ->
    [0] .
    [one] {" "}; elles diffèrent sur une.
   *[other] {" "}; elles diffèrent sur { $differ }.
} Pour components.toml :
error-box-twice = La boîte « { $name } » y est deux fois. Chaque propriétaire compte une fois ; si deux boîtes portent le même nom, donnez-en un à chacune sous [box].
error-box-form = « { $value } » est incompréhensible. Écrivez le numéro à régler, un signe égal et la valeur, comme dans 2=5. Les numéros vont de 1 à { $most }.
error-box-word = « { $value } » n’est pas possible ici. Au choix : { $known }.
error-box-number = « { $value } » n’est pas possible ici. Il faut un nombre de { $least } à { $most }.
error-box-write = Impossible d’écrire { $file } : { $problem }.
cli-paths-hint = Pour corriger une valeur, écrivez-la dans un fichier à vous : monstrerie components { $game } --paths montre son nom.
cli-players = { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
cli-default = { $value } (par défaut)
cli-arena-title = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
cli-arena-title-rounds = { cli-arena-title } (manches en moyenne : { $rounds })
cli-arena-interrupted = Interruption après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $matches }.
cli-selfplay-done = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} en { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, dans { $folder }.
cli-selfplay-interrupted = Interruption après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $matches }. Relancez la même commande pour continuer.
cli-train-recorded = { $recorded ->
    [one] { $recorded } partie
   *[other] { $recorded } parties
} du robot sur { $matches }.
cli-train-imitated = Imitation, passage { $epoch } : le même choix que le robot dans { $share } % des cas
cli-train-point = { $minutes } min contre lui-même (décisions : { $decisions }) : { $share } % de victoires contre greedy ({ $low }–{ $high } %)
cli-train-interrupted = Interruption. Relancez la même commande pour continuer ; { $folder } contient ce qui est fait.
cli-train-done = Terminé : { $file }
cli-percent = { $value } %
cli-percent-range = { $low }–{ $high } %
cli-bench-sampled = { $game } : les coups portent des nombres réels et sont simulés ; une partie entière dure des minutes. Ce sont des coups isolés, tirés au hasard, qui ont été mesurés.

cli-column-component = matériel
cli-column-value = valeur
cli-column-confidence = confiance
cli-column-source = source
cli-column-bot = robot
cli-column-seats = places
cli-column-share = victoires
cli-column-interval = IC à 95 %
cli-column-score = score moyen
cli-column-thinking = par décision
cli-column-slowest = décision la plus lente
cli-column-rating = cote
cli-column-game = jeu
cli-column-players = joueurs
cli-column-matches-a-second = parties/s
cli-column-microseconds = µs/décision
cli-column-microseconds-a-start = µs/mise en place
cli-column-copies-a-second = copies/s

confidence-certain = certain
confidence-likely = probable
confidence-guess = supposition

level-easy = facile
level-normal = normal
level-hard = difficile
level-master = maître

error-option-form = Écrivez une option NOM=VALEUR, pas « { $value } ».
error-too-many-people = { $value ->
    [one] Vous avez nommé { $value } personne pour une table de { $most }.
   *[other] Vous avez nommé { $value } personnes pour une table de { $most }.
}
error-save-read = La partie enregistrée { $file } est illisible : { $problem }.
error-load-options = { $names } ne va pas avec --load : une partie enregistrée garde ses joueurs, sa graine, ses options et son matériel.
error-replay-seat = Il n’y a pas de place { $value } dans cette partie. Choisissez une place de 1 à { $most }.
error-replay-to = Il n’y a pas de coup { $value } où s’arrêter. Cette partie compte { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
error-bench-seconds = La durée de la mesure doit être supérieure à 0 et d’au plus 3 600 secondes, pas { $value }.
error-extra = Il faut le complément « { $extra } » ({ $module } manque) : pip install "monstrerie[{ $extra }]"
error-puzzle = Il n’y a pas de casse-tête { $value }. Choisissez de 1 à { $most }.
error-course = Il n’y a pas de cours « { $value } ». Les cours sont : { $known }.
error-no-puzzles = { $game } n’a pas de casse-tête.
error-no-guide = { $game } n’a pas encore de partie guidée. Lisez ses règles, ou jouez contre des robots.
error-difficulty = La difficulté va de 1 à 5, pas { $value }.
error-puzzle-seed = La graine d’un nouveau casse-tête doit être un nombre entier de 0 à 9 223 372 036 854 775 807.
error-unknown-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
error-unknown-flag = Il n’y a pas d’option { $option }.
error-unknown-flag-close = Il n’y a pas d’option { $option }. Vouliez-vous dire : { $known } ?
error-flag-takes-none = L’option { $option } ne prend pas de valeur.
error-flag-needs-value = L’option { $option } attend une valeur.
error-flag-missing = Il manque l’option { $option }.
error-flag-value = { $kind ->
    [whole] L’option { $option } attend un nombre entier.
    [number] L’option { $option } attend un nombre.
   *[other] L’option { $option } a une valeur incompréhensible.
}
error-argument-missing = Il manque { $argument }.
error-argument-value = { $kind ->
    [whole] { $argument } doit être un nombre entier.
   *[other] { $argument } est incompréhensible.
}
error-extra-argument = « { $value } » est un argument de trop.
error-arguments = Les arguments sont incompréhensibles : { $problem }

cli-puzzle-solved = Bravo ! C’est la meilleure solution possible.
cli-puzzle-better = Il y a une meilleure solution{ $course ->
    [dungeon-lords-combat] {" "}: { $best ->
        [one] { $best } tuile perdue
       *[other] { $best } tuiles perdues
    } au lieu de { $got }
    [dungeon-petz-customers] , avec { $more ->
        [one] { $more } point de réputation
       *[other] { $more } points de réputation
    } de plus
   *[other] {""}
}.
cli-puzzle-keys = numéro ou mots : jouer · h indice · u reprendre le coup · Entrée plateau · q quitter
cli-puzzle-hint = Essayez : { $move }
cli-puzzle-next = Appuyez sur Entrée pour le casse-tête suivant, ou tapez q pour quitter.

cli-learn-keys = numéro ou mots : jouer · Entrée plateau · f continuer sans le guide · s enregistrer · q quitter
cli-learn-on = Appuyez sur Entrée pour continuer.
cli-learn-end = Appuyez sur Entrée pour finir cette partie contre des robots, ou tapez q pour quitter.

# L’aide (monstrerie --help).

cli-about = Quatre jeux de société de monstres à une table numérique.
cli-help-usage = Usage : { $usage }
cli-help-options = [OPTIONS]
cli-help-command = COMMANDE
cli-help-arguments-title = Arguments
cli-help-options-title = Options
cli-help-commands-title = Commandes
cli-help-required = (obligatoire)
cli-help-default = (par défaut : { $value })
cli-help-environment = (variable d’environnement : { $name })
cli-help-hint = Aide : { $command } --help

cli-command-games = Lister les jeux avec leurs options.
cli-command-play = Jouer dans le terminal, contre des robots ou entre amis sur un clavier.
cli-command-replay = Revoir une partie enregistrée, coup par coup.
cli-command-arena = Faire jouer des robots entre eux : parts de victoires avec intervalles à 95 %, et cotes.
cli-command-ladder = Classer tous les robots par des parties entre eux : une échelle avec des intervalles à 95 %.
cli-command-selfplay = Faire jouer des robots et enregistrer les résultats comme données d’apprentissage. Relancez la même commande pour continuer après une interruption.
cli-command-train = Apprendre à jouer à un réseau : il imite un robot, puis joue contre lui-même. Relancez la même commande pour continuer après une interruption.
cli-command-rules = Lire les règles, écrites avec nos mots : toutes, une par son identifiant, ou celles qui contiennent certains mots.
cli-command-components = Montrer les valeurs imprimées sur le matériel, avec notre confiance en chacune.
cli-command-box = Saisir ce qui est imprimé dans votre boîte, valeur par valeur, et obtenir un fichier de matériel.
cli-command-puzzle = Résoudre de courts casse-têtes, ou voir leurs solutions.
cli-command-learn = Apprendre un jeu en jouant : une première partie guidée.
cli-command-bench = Mesurer les parties au hasard et les copies par seconde.
cli-command-serve = Servir la table dans le navigateur.
cli-command-bot-worker = Faire réfléchir ici les robots de serveurs qui partagent une base PostgreSQL. Autant qu’on veut, sur n’importe quelle machine.

cli-argument-game = le nom d’un jeu, comme mighty-monsters ; « monstrerie games » en donne la liste
cli-argument-save = une partie enregistrée
cli-argument-box-file = fichier à écrire, et à poursuivre (par défaut, JEU-box.toml)
cli-argument-rule = l’identifiant d’une règle, son début, ou des mots à chercher
cli-argument-puzzle = quel casse-tête ; sans lui, tous l’un après l’autre
cli-argument-bench = le nom d’un jeu ; sans lui, tous les jeux

cli-value-game = JEU
cli-value-lang = LANGUE
cli-value-option = NOM=VALEUR
cli-value-path = FICHIER
cli-value-folder = DOSSIER
cli-value-place = LIEU
cli-value-course = COURS
cli-value-names = NOMS
cli-value-levels = NIVEAUX
cli-value-bots = ROBOTS
cli-value-format = FORMAT
cli-value-device = APPAREIL
cli-value-rule = ID|MOTS
cli-value-number = N
cli-value-seed = GRAINE
cli-value-address = ADRESSE
cli-value-database = BASE
cli-value-whole = N
cli-value-text = TEXTE

cli-option-help = afficher cette aide
cli-option-version = afficher la version
cli-option-lang = langue : en ou fr
cli-option-option = une option du jeu ; peut être répétée
cli-option-components = les valeurs de votre propre boîte (fichier TOML)
cli-option-box-compare = comparer cette boîte à d’autres (fichier de matériel) ; répétable. Dit quelles valeurs elles établissent
cli-option-house-box = la boîte de la maison pour un jeu, à toutes les tables (fichier de matériel, avec son jeu sous [box]) ; répétable
cli-option-workers = nombre de processus ; 0 = un par cœur
cli-option-on = où travailler : « here » (cette machine) ou « ray » (une grappe Ray : RAY_ADDRESS, ou la sienne)
cli-option-seed = la même graine et les mêmes coups donnent la même partie
cli-option-first-seed = graine de la première partie
cli-option-seconds = temps de réflexion par décision, au lieu de celui de chaque robot
cli-option-ladder-bots = quels robots, séparés par des virgules ; par défaut tous ceux qui savent jouer à ce jeu
cli-option-processor = compter le temps de réflexion en temps de processeur et non à l’horloge : sur une machine occupée, les robots réfléchissent alors autant
cli-option-ladder-keep = garder les parties dans ce fichier ; la même commande continue à partir de là
cli-option-plot = dessiner l’échelle dans ce fichier SVG
cli-option-iterations = itérations de recherche par décision, au lieu de celles de chaque robot
cli-option-seats = un robot par place, séparés par des virgules : random, greedy, search, easy, normal, hard, network, master
cli-option-matches = nombre de parties
cli-option-json = afficher le résultat en JSON
cli-option-players = nombre de joueurs
cli-option-people = noms des personnes qui jouent, séparés par des virgules (elles partagent un clavier)
cli-option-bots = niveau des robots : easy (facile), normal, hard (difficile) ou, pour Dungeon Lords, master (maître), ou un niveau par robot, séparés par des virgules (normal par défaut)
cli-option-load = continuer une partie enregistrée ou une position
cli-option-learn-load = reprendre une partie guidée enregistrée
cli-option-position = n’écrire que la position, en texte
cli-option-ask-all = demander même quand un seul coup est permis
cli-option-step = attendre Entrée après chaque coup
cli-option-seat = voir depuis cette place (1 = la première) ; sans elle, comme spectateur
cli-option-to = s’arrêter après ce nombre de coups
cli-option-folder = où vont les fichiers
cli-option-format = arrays : ce que chaque place a vu, fait et reçu (.npz) ; saves : les parties (.jsonl)
cli-option-shard = parties par fichier
cli-option-train-to = dossier de l’apprentissage : parties du robot, point de reprise, courbe et réseau
cli-option-minutes = minutes de jeu contre lui-même, toutes séances comprises
cli-option-pause = arrêter cette séance après ce nombre de minutes, pour continuer plus tard
cli-option-imitate = parties du robot « greedy » à imiter d’abord ; 0 = aucune
cli-option-width = largeur des couches du réseau
cli-option-blocks = blocs de deux couches chacun
cli-option-tables = tables jouées à la fois
cli-option-steps = décisions à chaque table entre deux leçons
cli-option-trial = parties contre le robot « greedy » pour chaque point de la courbe
cli-option-every = minutes entre deux points de la courbe
cli-option-device = ce qui calcule : cpu, cuda (une carte NVIDIA) ou auto
cli-option-from = un réseau dont partir, au lieu de l’imitation
cli-option-paths = montrer aussi le nom de chaque valeur dans un fichier de matériel, et sa source
cli-option-solve = afficher la meilleure solution
cli-option-new = un nouveau casse-tête au lieu d’un casse-tête fixe
cli-option-difficulty = des nouveaux casse-têtes : de 1 (facile) à 5
cli-option-course = un seul cours de l’école ; tout autre nom les énumère
cli-option-today = le casse-tête du jour, le même pour tout le monde
cli-option-bench-seconds = durée de la mesure de chaque jeu
cli-option-env = afficher seulement ce qui serait mesuré : forme, Python, machine
cli-option-host = adresse d’écoute ; 0.0.0.0 accepte les connexions de partout
cli-option-port = port ; 0 pour n’importe quel port libre
cli-option-database = fichier SQLite ou adresse postgresql://
cli-option-data = dossier de la base de données et du secret
cli-option-open = ouvrir la page dans un navigateur
cli-option-server-workers = processus du serveur (PostgreSQL seulement)
cli-option-bot-workers = processus où réfléchissent les robots, de 1 à 256 ; un par cœur par défaut
cli-option-bots-database = adresse postgresql:// de la base de données des serveurs
cli-option-bots-workers = robots qui réfléchissent ici à la fois, de 1 à 256 ; un par cœur par défaut
cli-option-origin = adresse à laquelle on vous joint, derrière un proxy ; peut être répétée
cli-option-secret-file = fichier de la clé qui signe les cookies
