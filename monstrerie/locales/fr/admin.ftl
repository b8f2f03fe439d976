# Ce que lisent les responsables d’un serveur (monstrerie admin).
cli-command-admin = S’occuper d’un serveur : tables, personnes, copies de sécurité. Travaille sur la base de données, que le serveur tourne ou non.
cli-command-admin-list = Lister les tables, les plus récentes d’abord.
cli-command-admin-show = Montrer une table : qui y est assis, et ce qui s’y est dit.
cli-command-admin-close = Arrêter une partie là où elle en est. On peut encore la revoir ; une table qui attend des joueurs est supprimée.
cli-command-admin-delete = Supprimer une table avec ses coups et ses messages.
cli-command-admin-people = Lister les personnes, les plus récentes d’abord.
cli-command-admin-ban = Bannir quelqu’un de tout le serveur, ou lever le bannissement.
cli-command-admin-mute = Priver quelqu’un de parole à toutes les tables, ou lui rendre la parole.
cli-command-admin-reports = Lister ce que des joueurs ont signalé.
cli-command-admin-export = Écrire tout ce qui est conservé sur quelqu’un, en JSON.
cli-command-admin-erase = Effacer tout ce qui est conservé sur quelqu’un. Les parties des autres restent : la place perd son nom, et un robot continue.
cli-command-admin-backup = Copier la base de données dans un nouveau fichier, pendant que le serveur tourne (SQLite).
cli-command-admin-restore = Remettre une copie de sécurité à la place de la base de données, que le serveur tourne ou non (SQLite). Ce qu’il y avait est conservé dans un fichier à côté.
cli-command-admin-check = Rejouer toutes les parties conservées, et dire lesquelles cette version ne peut pas jouer. Le code de sortie est 1 s’il y en a.

cli-argument-table = l’identifiant d’une table : 22 caractères, comme dans son adresse
cli-argument-person = l’identifiant d’une personne : « monstrerie admin people » en donne la liste
cli-argument-backup = le fichier de la copie de sécurité

cli-value-table = TABLE
cli-value-person = PERSONNE
cli-value-stage = ÉTAT

cli-option-admin-database = fichier SQLite ou postgresql://…, comme pour « monstrerie serve »
cli-option-stage = seulement les tables dans cet état : open, playing, over ou closed
cli-option-people-name = seulement les personnes dont le nom contient ceci
cli-option-lift = y mettre fin
cli-option-yes = ne pas demander avant d’agir

cli-admin-column-table = Table
cli-admin-column-game = Jeu
cli-admin-column-stage = État
cli-admin-column-seats = Places
cli-admin-column-moves = Coups
cli-admin-column-rules = Commencée avec la version
cli-admin-column-created = Création
cli-admin-column-updated = Dernier coup
cli-admin-column-seat = Place
cli-admin-column-kind = Genre
cli-admin-column-name = Nom
cli-admin-column-person = Personne
cli-admin-column-tables = Tables
cli-admin-column-reports = Signalements
cli-admin-column-barred = Interdictions
cli-admin-stage-open = attend des joueurs
cli-admin-stage-playing = en cours
cli-admin-stage-over = terminée
cli-admin-stage-closed = fermée
cli-admin-kind-person = personne
cli-admin-kind-bot = robot
cli-admin-kind-empty = libre
cli-admin-banned = serveur
cli-admin-muted = parole
cli-admin-unknown = inconnue
cli-admin-gone = quelqu’un qui n’est plus là
cli-admin-report-by = signalement fait par { $name }
cli-admin-report-about = concerne { $name }
cli-admin-no-tables = Il n’y a pas de telle table.
cli-admin-no-people = Il n’y a pas de telle personne.
cli-admin-no-reports = Il n’y a pas de signalement.
cli-admin-removed = La table est supprimée.
cli-admin-closed = La partie est fermée. On peut encore la revoir.
cli-admin-ban-done = Ce serveur est désormais fermé à { $name }.
cli-admin-ban-lifted = Ce serveur est de nouveau ouvert à { $name }.
cli-admin-mute-done = { $name } ne peut plus écrire.
cli-admin-mute-lifted = { $name } peut écrire de nouveau.
cli-admin-erased = Tout ce qui concerne cette personne est effacé.
cli-admin-sure-delete = Supprimer pour toujours cette table ({ $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}) ? Tapez « oui » :
cli-admin-sure-erase = Effacer pour toujours tout ce qui concerne { $name } ({ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}) ? Tapez « oui » :
cli-admin-sure-restore = Remplacer toute la base de données par { $file } ? Tapez « oui » :
cli-admin-copying = Copie de la base de données
cli-admin-checking = Parties rejouées
cli-admin-backed-up = La copie de sécurité est dans { $file }. Gardez le secret avec elle.
cli-admin-restored = La copie de sécurité est en place.
cli-admin-replaced = Ce qu’il y avait avant est dans { $file }.
cli-admin-checked = { $matches ->
    [one] { $matches } partie a été rejouée
   *[other] { $matches } parties ont été rejouées
} ; { $faults ->
    [0] tout est en ordre.
    [one] { $faults } a échoué.
   *[other] { $faults } ont échoué.
}
error-unknown-stage = Il n’y a pas d’état « { $name } ». Choisissez parmi : { $known }.
cli-admin-not-sure = Rien n’a été changé.
