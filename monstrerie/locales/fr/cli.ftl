# La ligne de commande.

cli-welcome = { $game }. Tapez un numéro ou des mots pour jouer, ? pour l’aide.
cli-bot-name = Robot { $number } ({ $level })
cli-thinking = { $seat_name } réfléchit …
cli-keys = numéro ou mots : jouer · ? aide · u annuler · s [FICHIER] enregistrer · l journal · Entrée table · q quitter
cli-help = Jouez en tapant le numéro d’un coup, ou des mots qui n’en désignent qu’un (« {"4"} au-dessus 2 »).
    ? 3             les chiffres auxquels mènerait le coup 3
    ? MOTS ou ID    chercher dans les règles (aussi : monstrerie rules { $game })
    u               reprendre votre dernier coup, si rien de caché n’est apparu depuis
    s [FICHIER]     enregistrer la partie
    l               ce qui s’est passé jusqu’ici
    Entrée          revoir la table
    q               quitter (enregistrez d’abord pour reprendre plus tard)
cli-hand-over = À { $seat_name } maintenant. Entrée quand les autres ne regardent pas.
cli-no-such-number = Il n’y a pas de coup { $value } : de 1 à { $most }.
cli-number = { $field }, de { $low } à { $high }
cli-word = { $field } : { $choices }
cli-number-help = Entrée garde la valeur entre crochets, r laisse le hasard tirer tous les nombres, x revient en arrière.
cli-no-number = « { $said } » ne convient pas : de { $low } à { $high }.
cli-no-word = « { $said } » ne convient pas : { $choices }.
cli-not-understood = Aucun coup ne correspond à « { $said } ». Tapez son numéro, ou ? pour l’aide.
cli-several-moves = { $count } coups correspondent à « { $said } » : { $examples } …
cli-nothing-to-undo = Vous n’avez rien à reprendre.
cli-undo-refused = Quelque chose de caché est apparu depuis votre dernier coup : on ne peut plus le reprendre.
cli-undone = Repris.
cli-saved = Enregistré dans { $file }.
cli-save-failed = { $file } ne peut pas être écrit : { $problem }. Donnez un autre fichier : s FICHIER
cli-save-offer = s [FICHIER] enregistre la partie, Entrée quitte.
cli-goodbye = Au revoir.
cli-input-ended = L’entrée s’est terminée avant la partie : on quitte.
cli-no-preview = rien à calculer.
cli-press-enter = Entrée pour le coup suivant
cli-round = { $game ->
    [dungeon-lords] Saison
    [dungeon-petz] Manche
    [rampage] Tour
   *[other] Round
} { $round } sur { $rounds }
cli-result = Résultat
cli-table = Table
cli-no-rule-found = Aucune règle ne contient « { $words } ».
cli-guesses = { $guesses } valeurs sur { $facts } sont des suppositions.
cli-paths-hint = Pour corriger une valeur, écrivez-la dans un fichier à vous : monstrerie components { $game } --paths montre son nom.
cli-arena-title = { $matches } parties
cli-arena-interrupted = Interrompu après { $played } parties sur { $matches }.
cli-selfplay-done = { $matches } parties dans { $files ->
    [one] un fichier
   *[other] { $files } fichiers
 } de { $folder }.
cli-selfplay-interrupted = Interrompu après { $played } parties sur { $matches } ; la même commande reprend où elle en était.

cli-column-component = accessoire
cli-column-value = valeur
cli-column-confidence = certitude
cli-column-source = source
cli-column-bot = robot
cli-column-seats = sièges
cli-column-share = victoires
cli-column-interval = 95 %
cli-column-score = score moyen
cli-column-thinking = par décision
cli-column-slowest = la plus lente
cli-column-rating = cote
cli-column-game = jeu
cli-column-players = joueurs
cli-column-matches-a-second = parties/s
cli-column-decisions-a-second = décisions/s
cli-column-microseconds = µs/décision
cli-column-copies-a-second = copies/s

confidence-certain = certain
confidence-likely = probable
confidence-guess = supposition

level-easy = facile
level-normal = normal
level-hard = difficile

error-option-form = Écrivez une option NOM=VALEUR, pas « { $value } ».
error-too-many-people = { $value } personnes ne tiennent pas à une table de { $most }.
error-save-read = La partie enregistrée { $file } est illisible : { $problem }.
error-extra = Il faut l’extra « { $extra } » ({ $module } manque) : pip install "monstrerie[{ $extra }]".

error-puzzle = Il n’y a pas de casse-tête { $value } : de 1 à { $most }.
error-no-puzzles = { $game } n’a pas de casse-tête.
error-difficulty = La difficulté va de 1 à 5, pas { $value }.
cli-puzzle-solved = Bravo : on ne peut pas faire mieux.
cli-puzzle-better = On peut faire mieux : { $best } au lieu de { $got }.
cli-puzzle-keys = numéro ou mots : jouer · h indice · u reprendre · Entrée table · q quitter
cli-puzzle-hint = Essayez : { $move }
cli-puzzle-next = Entrée pour le casse-tête suivant, q pour quitter.
