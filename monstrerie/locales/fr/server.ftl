# Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.
server-bad-request = La demande est incompréhensible ({ $field }) : { $problem }
server-bad-message = Le message est incompréhensible : { $problem }
server-bad-name = Un nom a de 1 à { $most } caractères, sans caractère de contrôle.
server-bad-chat = Un message a de 1 à { $most } caractères, sans caractère de contrôle.
server-bad-seats = Une place exactement est la vôtre (« me ») ; les autres sont « link » ou « bot ».
server-unknown-level = Il n’y a pas de niveau « { $value } ». Niveaux connus : { $known }.
server-bad-clock = Une pendule a entre 1 et { $most } secondes par décision.
server-bad-frames = Cette place n’existe pas : les places vont de 0 à { $most }.
server-no-session = Dites-nous d’abord votre nom.
server-foreign-origin = Cette demande vient de la page d’un autre site.
server-not-seated = Vous n’êtes pas assis à cette table.
server-not-host = Seul l’hôte de la table peut faire cela.
server-not-your-seat = Cette place n’est pas la vôtre.
server-bad-invite = Cette invitation n’ouvre pas cette table. Demandez le lien à l’hôte.
server-secret-seat = Tant que la partie dure, on ne regarde que de sa propre place ou comme spectateur.
server-not-found = Il n’y a rien à cette adresse.
server-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou l’hôte l’a fermée.
server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
server-already-seated = Vous êtes déjà assis à cette table.
server-no-free-chair = Il n’y a pas de chaise libre.
server-chair-taken = Cette chaise est prise, ou n’existe pas.
server-already-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore finie.
server-table-over = La partie est finie.
server-table-closed = L’hôte a fermé cette table.
server-table-damaged = Cette partie ne peut pas continuer : ses coups enregistrés ne suivent pas les règles de cette version.
server-stale-turn = Autre chose a été joué à cette place entre-temps. Rien n’a changé.
server-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
server-undo-nothing = Vous n’avez joué aucun coup que l’on puisse reprendre.
server-undo-revealed = Quelque chose de caché a été révélé depuis : le coup reste.
server-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
server-undo-none = Personne n’a demandé à reprendre un coup.
server-undo-not-yours = Les autres répondent à cette question ; qui l’a posée peut seulement la retirer.
server-hello-first = Le premier message doit être « hello ».
server-too-large = C’est trop gros : { $most } octets au plus.
server-too-fast = C’était trop rapide. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-internal = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.
server-database-away = La base de données ne répond pas pour le moment. Réessayez.
server-page-missing = La page n’est pas construite : lancez « npm ci && npm run build » dans le dossier web, ou installez un paquet wheel, qui la contient.
server-bad-puzzle = Désignez le casse-tête par son numéro ("number"), ou un nouveau par "seed" et "difficulty".
server-school-busy = L’école est occupée, ou la question est trop difficile. Réessayez, ou prenez un autre casse-tête.
server-tables-busy = Trop de tables avec leurs propres composants sont en préparation. Réessayez dans une minute.
server-components-slow = Une table avec ces composants est trop longue à préparer : la préparation a été arrêtée après { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Changez moins de valeurs, ou restez plus près de la boîte.
server-components-broken = Aucune table ne peut être préparée avec ces composants. Changez moins de valeurs, ou restez plus près de la boîte.
server-writes-stuck = Rien n’a été enregistré depuis { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} : aucun coup ne peut être joué pour le moment.

# Ce que dit le serveur à son hébergeur quand il ne peut pas démarrer.
server-start-database = La base de données { $database } est inutilisable : { $problem }
server-start-database-url = « { $value } » n’est pas une base de données connue. Écrivez sqlite:///chemin/du/fichier ou postgresql://nom:motdepasse@hôte/base.
server-start-database-newer = La base de données vient d’une version plus récente de Monstrerie (schéma { $found } ; cette version connaît { $known }). Installez cette version, ou prenez une autre base.
server-start-database-used = Un autre serveur Monstrerie utilise déjà { $database }. Arrêtez-le, ou prenez une autre base ; pour plusieurs serveurs, prenez PostgreSQL.
server-start-postgres-extra = PostgreSQL demande le supplément « postgres » : pip install "monstrerie[server,postgres]"
server-start-secret-file = Le secret dans { $file } ne peut être ni lu ni écrit : { $problem }
server-start-secret-short = Le secret dans { $file } est trop court : { $least } caractères au moins.
server-start-number = { $name } devrait être un nombre de 1 à 256, pas « { $value } ».
server-start-port-used = Le port { $port } sur { $host } est déjà pris. Essayez « --port { $other } », ou « --port 0 » pour n’importe quel port libre.
server-start-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }
server-start-workers = Plusieurs processus demandent PostgreSQL (--database postgresql://…) : SQLite n’en sert qu’un.

# Ce qu’affiche le serveur pendant qu’il tourne.
server-ready = Monstrerie est à l’adresse { $address } (Ctrl-C l’arrête)
server-stopped = Bonne nuit.
