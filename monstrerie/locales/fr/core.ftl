# Les phrases communes à tous les jeux : noms, refus, erreurs.

seat-name = Joueur { $number }
list-and = { $most } et { $last }
list-empty = personne
guessed-value = ≈ valeur supposée

prompt-wait = On attend { $seats }.

refusal-over = La partie est terminée.
refusal-no-move = Ce coup n’existe pas dans ce jeu.
refusal-not-your-turn = Ce n’est pas votre tour. On attend { $seats }.

error-game-extra = { $game } a besoin du complément « { $extra } » : pip install "monstrerie[{ $extra }]"
error-unknown-game = Il n’y a pas de jeu « { $name } ». Au choix : { $known }.
error-game-kind = « { $name } » est de type { $kind }, ce n’est pas un jeu. Nommez un objet du type Game : paquet.module:GAME.
error-game-place = Le jeu « { $name } » ne peut pas être chargé : { $problem }. Écrivez paquet.module:GAME ; le paquet doit être installé ou se trouver dans un dossier que nomme PYTHONPATH.
error-unknown-language = Il n’y a pas de langue « { $name } ». Au choix : { $known }.
error-unknown-option = Il n’y a pas d’option « { $name } ». Les options sont : { $known }.
error-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Au choix : { $known }.
error-players = { $game } ne se joue pas à { $value } : il faut de { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}.
error-seat = Il n’y a pas de place { $value }. Les places sont numérotées de 0 à { $most }.
error-seed = La graine doit être un entier de 0 à 2^63 − 1, pas { $value }.
error-rewind = La partie ne peut pas revenir au coup { $value } : elle ne compte que { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
error-no-moves = La liste de coups est vide. Donnez au moins un coup.
error-imagined = Ceci est la copie hypothétique d’une partie. Elle n’a pas été jouée et ne peut être ni enregistrée ni rembobinée.
error-nothing-to-play = { $seat } n’a rien à jouer maintenant.
error-unknown-rule = Il n’y a pas de règle « { $name } ». L’identifiant d’une règle est l’un de ceux-ci, suivi d’un numéro, comme { $example } : { $known }.
error-unknown-rule-number = Il n’y a pas de règle « { $name } ». Celles qui commencent ainsi vont de { $first } à { $last }.

error-move-not-object = Un coup doit être un objet JSON avec un « kind ».
error-move-kind = Il n’y a pas de coup de type « { $kind } ». Au choix : { $known }.
error-move-field = Ce coup « { $kind } » est illisible : { $problem }

error-save-json = Ce n’est pas une partie enregistrée : ce n’est pas du JSON valable.
error-save-foreign = Ce n’est pas une partie enregistrée par Monstrerie.
error-save-guide = Ce n’est pas une partie guidée enregistrée de ce jeu.
error-save-newer = Cette partie a été enregistrée par une version plus récente de Monstrerie ({ $version }). Mettez Monstrerie à jour pour l’ouvrir.
error-save-keys = Cette partie enregistrée est abîmée. Manquant ou faux : { $names }.
error-save-damaged = Cette partie enregistrée a été abîmée ou modifiée : sa somme de contrôle ne correspond pas.
error-save-other-game = Cette partie enregistrée est d’un autre jeu ({ $game }). Il faut une partie de ce jeu-ci : { $wanted }.
error-save-start = Cette partie enregistrée ne peut pas être ouverte : { $problem }
error-save-move = Cette partie enregistrée ne peut pas être rejouée au-delà du coup { $number } : { $problem }

error-no-positions = Une table de ce jeu ne peut pas s’écrire en texte ({ $game }).
error-position-long = Ce n’est pas une position. Il faut un texte sans plus de caractères que { $most }.
error-position-head = Ce n’est pas une position. Il faut au début sa version ({ $version }), son jeu ({ $game }) et ses joueurs.
error-position-field = { $number ->
    [0] La position ne peut pas avoir
   *[other] La place { $number } de la position ne peut pas avoir
} « { $value } » dans « { $field } ». Il faut : { $wanted }.
error-position-unknown = { $number ->
    [0] La position
   *[other] La place { $number } de la position
} ne peut pas avoir de champ « { $field } ». Il faut l’un de ceux-ci : { $known }.
error-position-twice = { $number ->
    [0] La position dit deux fois « { $field } ». Une fois suffit.
   *[other] La position dit deux fois « { $field } » pour une place ({ $number }). Une fois suffit.
}
error-position-start = La position ne peut pas être mise en place : { $problem }
error-position-impossible = Cette position est impossible. Elle contient { $what } : { $found }. Il faut : { $wanted }.
error-position-stuck = Cette position est impossible : les règles ne peuvent pas continuer d’ici ({ $problem }). Vérifiez l’agenda et ce qu’il lui faut sur la table.
position-wanted-things = il en faut { $count }
position-wanted-once = « { $name } » une seule fois
position-wanted-real = un nombre décimal
position-wanted-random = quatre nombres de huit chiffres chacun, de 0 à 9 et de a à f

error-components-read = Le fichier de matériel { $file } est illisible : { $problem }.
error-components-toml = Le fichier de matériel { $file } n’est pas du TOML valable : { $problem }.
error-components-unknown = { $file } : il n’y a pas d’élément « { $path } » dans le matériel. Éléments connus : { $known }.
error-components-whose = { $file } ne dit pas de quel jeu il s’agit. Nommez-le sous [box], comme « game ». Au choix : { $known }.
error-components-about = { $file } : sous [box], il ne peut y avoir que « game » et « name » (des textes ; le nom, au plus 60 caractères).
error-components-other-game = { $file } est la boîte d’un autre jeu : { $game }. Il faut celle de ce jeu-ci : { $wanted }.
error-components-no-confidence = { $file } : « { $path } » n’a pas d’indice de confiance (« confidence »). Écrivez {"{"} value = …, confidence = "…" {"}"}.
error-components-confidence = { $file } : l’indice de confiance de « { $path } » ne peut pas être « { $value } ». Au choix : { $known }.
error-components-key = { $file } : « { $path } » a une clé inconnue « { $value } ». Les clés sont : { $known }.
error-components-type = Un élément du matériel a une valeur du mauvais type : { $problem }.
error-components-count = L’élément « { $path } » du matériel a { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}. Il lui en faut exactement { $most }.
error-components-counts = L’élément « { $path } » du matériel a { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}. Il lui en faut de { $least } à { $most }.
error-components-value = L’élément « { $path } » du matériel ne peut pas valoir { $value }. Il faut : { $wanted }.
wanted-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
error-components-text = L’élément « { $path } » du matériel contient la moitié d’un caractère (un code isolé). Il faut des caractères entiers.

error-bot-game = Le robot « { $bot } » ne sait pas jouer à { $game }, dont les coups ont des valeurs continues. Prenez random, easy, normal ou hard.
error-unknown-bot = Il n’y a pas de robot « { $name } ». Au choix : { $known }.
error-budget = Un budget doit être supérieur à 0 et ne pas dépasser { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
}, pas { $value }.
error-iterations = Un robot a besoin d’au moins 1 itération par décision, pas { $value }.
error-matches = Le nombre de parties doit être de 1 à 1 000 000, pas { $value }.
error-no-observation = { $game } n’a pas encore de codage des observations.
error-no-action-ids = { $game } n’a pas de numéros d’action, car ses coups ont des valeurs continues. Utilisez aec, parallel ou Gymnasium.
error-differences = Le poids des écarts de score doit être un nombre de −1 000 000 à 1 000 000, pas { $value }.
error-agent = Il n’y a pas d’agent « { $value } ». Les agents sont : { $known }.
error-no-action = Il manque une action pour { $agent }. Chaque agent doit en donner une, ne serait-ce que pour attendre.
error-gesture = Un geste demande { $value ->
    [one] { $value } nombre
   *[other] { $value } nombres
} de 0 à 1.
error-cycles = Le nombre de cycles doit être un entier d’au moins 1, pas { $value }.
error-render-mode = Il n’y a pas de mode de rendu « { $value } ». Au choix : { $known }.
error-seeds = Le nombre de graines doit aller de 1 à 2^31, pas { $value }.
error-reward = Il n’y a pas de récompense « { $value } ». Au choix : { $known }.
error-illegal-action = L’action { $value } n’est pas légale pour { $agent } maintenant. Choisissez-en une où le masque vaut 1.
error-env-over = La partie est terminée. Appelez d’abord reset.
error-opponents = Vous avez nommé { $value ->
    [one] { $value } adversaire
   *[other] { $value } adversaires
}. Nommez-en un pour toutes les places, ou exactement { $most }.
error-batch = Un lot doit compter de 1 à 1 000 000 de tables, pas { $value }.
error-batch-actions = Un lot de { $most ->
    [one] { $most } table
   *[other] { $most } tables
} prend un tableau de { $most ->
    [one] { $most } action
   *[other] { $most } actions
}, pas un de forme { $value }.
error-batch-integers = Les actions doivent être des nombres entiers, pas { $value }.
error-batch-bots = Les robots peuvent tenir de 0 à { $most ->
    [one] { $most } place
   *[other] { $most } places
} de chaque table, pas { $value }.
error-batch-bot = Il n’y a pas de robot « { $name } » pour les lots. Au choix : { $known }.
error-worker-lost = Le processus { $number } (PID { $process }) s’est arrêté ({ $how }). Le lot est fermé et ses parties sont perdues.
error-workers = Le nombre de processus doit aller de 0 (un par cœur) à { $most }, pas { $value }.
error-format = Il n’y a pas de format « { $name } ». Au choix : { $known }.
error-other-ladder = { $file } existe, mais contient une autre échelle ou n’en est pas une. Déplacez d’abord ce fichier.
error-ladder-bots = Une échelle demande au moins deux robots, chacun nommé une fois.
error-file-write = Impossible d’écrire { $file } : { $problem }
error-shard = Un fichier doit contenir de 1 à 100 000 parties, pas { $value }.
error-harvest = { $folder } contient déjà les données d’une autre demande (voir { $file }). Choisissez un autre dossier, ou répétez la commande d’origine.
error-harvest-folder = { $folder } n’est pas vide. Choisissez un dossier nouveau ou vide.
error-harvest-write = Impossible d’écrire dans { $folder } : { $problem }.
error-place = Il n’y a pas d’endroit « { $name } » où calculer. Au choix : { $known }.
error-cluster-lost = L’apprentissage est interrompu : une machine de la grappe cesse sans cesse de répondre ({ $problem }). La même commande reprend au dernier point enregistré.
error-job-kills = La tâche { $job } est abandonnée : { $tries ->
    [one] { $tries } processus s’y est arrêté
   *[other] { $tries } processus de suite s’y sont arrêtés
}.
error-no-network-game = { $game } ne peut pas être joué par un réseau : il n’a pas de numéros d’action, ou pas d’observation codée.
error-network-read = Le réseau { $file } est illisible : { $problem }.
error-network-broken = { $file } est abîmé, ou n’est pas un réseau de ce programme.
error-network-hash = { $file } est abîmé : ses poids ne sont pas ceux dont il donne l’empreinte. Copiez-le de nouveau depuis sa source.
error-network-game = { $file } a été fait pour { $made }, pas pour { $game }.
error-network-language = { $file } a été fait pour une autre version du jeu { $game } (numéros d’action : { $made }, à présent : { $actions } ; champs d’observation qui diffèrent : { $fields }). Entraînez un nouveau réseau.
error-network-meaning = { $file } a été fait pour une autre version du jeu { $game } : autant de numéros d’action et de champs d’observation, mais ils ont un autre sens. Entraînez un nouveau réseau.
error-network-shape = La largeur d’un réseau doit être de 16 à 4 096 et ses blocs de 0 à 64 (demandé : { $width } et { $blocks }).
error-network-other-shape = Ce réseau a une autre forme. Demandez la même (largeur : { $width }, blocs : { $blocks }).
error-training = La valeur « { $name } » doit être de { $least } à { $most }, pas { $value }.
error-device = Il n’y a pas d’appareil « { $value } ». Au choix : auto, cpu, cuda.
error-no-gpu = PyTorch ne trouve pas de carte NVIDIA ici. Choisissez l’appareil cpu ou auto.
error-batch-closed = Ce lot est fermé.

# Les valeurs du matériel en mots (core/facts.py).
fact-entry = { $word } : { $value }
fact-yes = oui
fact-no = non
fact-none = rien

# Pourquoi un fichier ne peut pas être lu ou écrit.
problem-missing = ce fichier ou ce dossier n’existe pas
problem-forbidden = vous n’en avez pas le droit
problem-folder = c’est un dossier
problem-not-folder = une partie de son chemin n’est pas un dossier
problem-long = le nom est trop long
problem-full = le disque est plein
problem-loop = ses liens tournent en rond
problem-name = ce ne peut pas être le nom d’un fichier
problem-other = { $what }
problem-not-text = ce n’est pas un fichier texte en UTF-8
problem-huge = il est trop gros pour une boîte
problem-deep = il est trop profondément imbriqué
problem-toml = { $detail } (ligne { $line }, colonne { $column })
problem-toml-end = { $detail } (à la fin du fichier)
toml-fault = { $fault ->
    [equals] une clé doit être suivie de « = » et de sa valeur
    [bracket] le nom d’une table doit finir par un crochet
    [line] chaque clé doit avoir sa propre ligne
    [open] une liste ou une table entre accolades n’est pas fermée
    [quotes] un texte entre guillemets n’est pas fermé
    [twice] quelque chose est défini deux fois
    [value] une valeur manque ou est illisible (un texte se met entre guillemets)
    [date] cette date ou cette heure n’existe pas
    [escape] dans un texte, une barre oblique inverse doit être doublée
    [character] il y a un caractère qui ne peut pas être là
   *[other] ce n’est pas du TOML
}
problem-type = { $path } : il faut { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte entre guillemets
    [bool] true ou false
    [array] une liste
    [object] une table
   *[other] une valeur d’une autre sorte
}{ $given ->
    [int] , pas un nombre entier
    [float] , pas un nombre à virgule
    [str] , pas un texte
    [bool] , pas true ou false
    [array] , pas une liste
    [object] , pas une table
    [null] , pas rien
   *[other] {""}
}
problem-field-missing = { $path } : il manque « { $name } »
problem-field-unknown = { $path } : « { $name } » est inconnu
problem-enum = { $path } : « { $value } » n’est pas un des mots employés là

# Ce qui ne va pas dans une valeur reçue, et où : demandes, messages, coups.
fault = { $fault ->
    [missing] il manque { $where }.
    [extra] { $where } est inconnu ici.
    [json] ce n’est pas du JSON valide.
    [text] { $where } doit être un texte.
    [number] { $where } doit être un nombre entier.
    [boolean] { $where } doit être true ou false.
    [simple] { $where } doit être true, false, un nombre entier ou un texte.
    [label] { $where } doit être un nombre entier ou un texte.
    [fraction] { $where } doit être un nombre.
    [list] { $where } doit être une liste.
    [object] { $where } doit être un objet à champs nommés.
    [short-text] { $where } doit avoir au moins { $count ->
        [one] { $count } caractère
       *[other] { $count } caractères
    }.
    [long-text] { $where } doit avoir au plus { $count ->
        [one] { $count } caractère
       *[other] { $count } caractères
    }.
    [short-list] { $where } doit avoir au moins { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }.
    [long-list] { $where } doit avoir au plus { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }.
    [low] { $where } doit valoir au moins { $limit }.
    [high] { $where } doit valoir au plus { $limit }.
    [more] { $where } doit valoir plus de { $limit }.
    [less] { $where } doit valoir moins de { $limit }.
    [choice] { $where } doit être une de ces valeurs : { $known }.
    [either] il faut exactement un de ces champs : { $known }.
   *[other] { $where } a une valeur qui n’est pas permise.
}
fault-field = « { $field } »
fault-field-inner = « { $field } » dans { $outer }
fault-field-entry = l’élément { $number } de { $outer }
fault-field-body = son contenu

# Quand un jeu n’a pas ses propres mots : <jeu>-round, <jeu>-score. Rounds 0 : leur nombre n’est pas connu.
round = Manche { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }sur { $rounds }
}
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
yes = oui
no = non
hidden = non visible
empty = rien

# After an example of the rules.
guide-example-end = C’était l’exemple. Réessayez d’une autre façon, ou revenez aux règles.

# Fields of a view with one thing for each player.
seats-scores = Points
seats-seats = Joueurs
