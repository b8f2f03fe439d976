# Les phrases communes à tous les jeux : noms, refus, erreurs.

seat-name = Joueur { $number }
list-and = { $most } et { $last }
list-empty = personne

prompt-wait = En attente de { $seats }.

refusal-over = La partie est terminée.
refusal-no-move = Ce n’est pas un coup de ce jeu ({ $type }).
refusal-not-your-turn = Ce n’est pas votre tour : c’est à { $seats }.

error-game-extra = { $game } a besoin de l’extra « { $extra } » : pip install "monstrerie[{ $extra }]".
error-unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
error-game-place = Le jeu « { $name } » ne peut pas être chargé : { $problem }. Écrivez paquet.module:GAME.
error-unknown-language = Il n’y a pas de langue « { $name } ». Les langues sont : { $known }.
error-unknown-option = Il n’y a pas d’option « { $name } ». Les options sont : { $known }.
error-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Ses valeurs sont : { $known }.
error-players = { $game } ne se joue pas à { $value } : de { $least } à { $most } joueurs.
error-seat = Il n’y a pas de siège { $value } : les sièges vont de 0 à { $most }.
error-seed = La graine doit être un entier de 0 à 2^63 - 1, pas { $value }.
error-rewind = La partie ne peut pas revenir au coup { $value } : elle a { $most } coups.
error-no-moves = La liste ne contient aucun coup.
error-imagined = Ceci est la copie imaginée d’une partie : elle n’a jamais eu lieu et ne peut être ni enregistrée ni rembobinée.
error-nothing-to-play = { $seat } n’a rien à jouer maintenant.
error-unknown-rule = Il n’y a pas de règle « { $name } ». Tout près : { $known }.

error-move-not-object = Un coup est un objet JSON avec un « kind », pas { $type }.
error-move-kind = Il n’y a pas de coup de type « { $kind } ». Les types sont : { $known }.
error-move-field = Ce coup « { $kind } » est illisible : { $problem }.

error-save-json = Ce n’est pas une partie enregistrée : ce n’est pas du JSON.
error-save-foreign = Ce n’est pas une partie enregistrée de Monstrerie.
error-save-newer = Cette partie a été enregistrée par une version plus récente ({ $version }). Mettez Monstrerie à jour pour l’ouvrir.
error-save-keys = Cette partie enregistrée est abîmée ; manquant ou faux : { $names }.
error-save-damaged = Cette partie enregistrée a été abîmée ou modifiée : son empreinte ne correspond pas.
error-save-other-game = C’est une partie enregistrée de { $game }, pas de { $wanted }.
error-save-start = Cette partie enregistrée ne peut pas commencer : { $problem }
error-save-move = Cette partie enregistrée ne peut pas être rejouée au coup { $number } : { $problem }

error-components-read = Le fichier d’accessoires { $file } est illisible : { $problem }.
error-components-toml = Le fichier d’accessoires { $file } n’est pas du TOML valable : { $problem }.
error-components-unknown = { $file } : il n’y a pas d’accessoire « { $path } ». Il y a : { $known }.
error-components-no-confidence = { $file } : « { $path } » n’a pas de certitude. Écrivez {"{"} value = …, confidence = "…" {"}"}.
error-components-confidence = { $file } : la certitude de « { $path } » ne peut pas être « { $value } ». C’est l’une de : { $known }.
error-components-key = { $file } : « { $path } » a une clé inconnue « { $value } ». Les clés sont : { $known }.
error-components-type = Un accessoire est du mauvais type : { $problem }.
error-components-value = L’accessoire « { $path } » ne peut pas valoir { $value }. Il faut : { $wanted }.

error-bot-game = Le robot « { $bot } » ne sait pas jouer à { $game } : ses coups portent des nombres réels. Prenez random, easy, normal ou hard.
error-unknown-bot = Il n’y a pas de robot « { $name } ». Les robots sont : { $known }.
error-budget = Un budget doit être positif et ne pas dépasser { $most } secondes, pas { $value }.
error-matches = Le nombre de parties doit être de 1 à 1 000 000, pas { $value }.
error-no-observation = { $game } n’a pas encore d’observations pour l’apprentissage.
error-no-action-ids = { $game } n’a pas de numéros d’action : ses coups portent des nombres réels. Utilisez aec, parallel ou Gymnasium.
error-differences = Le poids des écarts de score doit être un nombre d’au plus un million, pas { $value }.
error-agent = Il n’y a pas d’agent « { $value } ». Les agents sont : { $known }.
error-no-action = Il manque l’action de { $agent } : chaque agent doit en donner une, ne serait-ce que pour attendre.
error-gesture = Les nombres d’un geste doivent être { $value } nombres de 0 à 1.
error-cycles = Le nombre de cycles doit être un entier à partir de 1, pas { $value }.
error-render-mode = Il n’y a pas de mode de rendu « { $value } ». Les modes sont : { $known }.
error-seeds = Le nombre de graines doit aller de 1 à 2^31, pas { $value }.
error-reward = Il n’y a pas de récompense « { $value } ». Les récompenses sont : { $known }.
error-illegal-action = L’action { $value } de { $agent } n’est pas légale maintenant : choisissez-en une où le masque vaut 1.
error-env-over = La partie est terminée : appelez d’abord reset.
error-opponents = { $value } adversaires nommés : nommez-en un pour tous, ou { $most }.
error-batch = Un lot a de 1 à 1 000 000 de tables, pas { $value }.
error-batch-actions = Un lot de { $most } tables prend un tableau de { $most } actions, pas un de forme { $value }.
error-batch-integers = Les actions sont des nombres entiers, pas { $value }.
error-batch-bots = De 0 à { $most } sièges de chaque table peuvent être joués par des bots, pas { $value }.
error-batch-bot = Il n’y a pas de bot « { $name } » pour les lots. Les bots sont : { $known }.
error-worker-lost = L’ouvrier { $number } (processus { $process }) est mort ({ $how }) : le lot est fermé et ses parties sont perdues.
error-workers = Il peut y avoir de 0 (un par cœur) à { $most } ouvriers, pas { $value }.
error-form = Il n’y a pas de forme « { $name } ». Les formes sont : { $known }.
error-shard = Un fichier contient de 1 à 100 000 parties, pas { $value }.
error-harvest = { $folder } contient autre chose (voir son { $file }) : nommez un autre dossier ou redemandez la même chose.
error-harvest-folder = { $folder } contient d’autres fichiers : nommez un dossier nouveau ou vide.
error-harvest-write = Impossible d’écrire dans { $folder } : { $problem }.
error-place = Il n’y a pas d’endroit « { $name } » où travailler. Les endroits sont : { $known }.
error-job-kills = La tâche { $job } est abandonnée : { $tries } ouvriers de suite en sont morts.
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
problem-deep = il est trop profondément imbriqué
problem-toml = il y a une faute à la ligne { $line }, colonne { $column }
problem-toml-end = il manque quelque chose à la fin du fichier
problem-type = { $path } : il faut { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte entre guillemets
    [bool] true ou false
    [array] une liste
    [object] une table
   *[other] une valeur du type « { $wanted } »
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
