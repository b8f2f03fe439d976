# Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.
server-bad-request = La demande est incompréhensible : { $problem }
server-bad-message = Le message est incompréhensible : { $problem }
server-bad-name = Un nom doit compter de 1 à { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}.
server-bad-text = La requête contient la moitié d’un caractère (un code isolé de \ud800 à \udfff). Envoyez des caractères entiers.
server-bad-chat = Un message doit compter de 1 à { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}.
server-bad-seats = Une place exactement doit être la vôtre ; les autres sont pour des amis ou des robots.
server-save-seats = Une partie enregistrée reprend aussitôt : donnez chaque place à vous-même ou à un robot.
server-save-own = Une partie enregistrée apporte ses options, sa graine et son matériel. N’indiquez pas les vôtres.
server-save-players = Cette partie enregistrée compte { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : il faut autant de places à la table.
server-save-over = Cette partie enregistrée est terminée. Choisissez-en une qui continue.
server-unknown-level = Il n’y a pas de niveau « { $value } ». Au choix : { $known }.
server-bad-clock = La pendule doit accorder de 1 à { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
} par décision.
server-bad-frames = Cette place n’existe pas à cette table.
server-no-session = Entrez d’abord votre nom.
server-foreign-origin = Cette demande venait d’un autre site et a été refusée.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-host = Seul l’hôte de la table peut faire cela.
server-not-your-seat = Cette place n’est pas la vôtre.
server-bad-invite = Cette invitation n’est pas valable pour cette table. Demandez un nouveau lien à l’hôte.
server-banned = L’hôte ne vous veut pas à cette table.
server-banned-here = Ce serveur vous est fermé : ses responsables en ont décidé ainsi.
server-muted = L’hôte ne veut plus vous lire à cette table.
server-muted-here = Vous ne pouvez écrire à aucune table : les responsables de ce serveur en ont décidé ainsi.
server-chat-closed = Vous ne pouvez pas écrire à cette table : l’hôte décide de qui le peut.
server-nobody-there = Personne d’autre n’occupe cette place, ou ce message n’existe pas.
server-secret-seat = Pendant la partie, on ne la voit que de sa propre place ou en spectateur.
server-not-found = Il n’y a rien à cette adresse.
server-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou l’hôte a fermé la table.
server-unknown-person = Il n’y a pas de telle personne ici.
server-solo = Cela ne marche que sur un serveur : ici, tout tourne dans votre navigateur seul.
server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
server-already-seated = Vous avez déjà une place à cette table.
server-name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble trait pour trait. Choisissez un autre nom.
server-no-free-chair = Il n’y a pas de place libre.
server-chair-taken = Cette place est prise ou n’existe pas.
server-already-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore terminée.
server-table-over = La partie est terminée.
server-table-closed = Cette table a été fermée.
server-table-stopped = Cette table a été fermée par les responsables du serveur. On peut encore la revoir.
server-table-damaged = Cette partie ne peut pas continuer après le coup { $number } : les règles de la version { $version } ne permettent pas ce qui a été joué. Elle a commencé avec { $rules ->
    [unknown] une version plus ancienne
   *[other] la version { $rules }
}.
server-table-differs = Cette partie ne peut pas continuer : selon les règles de la version { $version }, ses coups mènent à une autre position. Elle a commencé avec { $rules ->
    [unknown] une version plus ancienne
   *[other] la version { $rules }
}.
server-stale-turn = Un autre coup a déjà été joué à cette place : le vôtre n’a pas été joué.
server-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
server-undo-nothing = Vous n’avez aucun coup à reprendre.
server-undo-revealed = Ce coup ne peut pas être repris : une information cachée a été révélée depuis.
server-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
server-undo-none = Personne n’a demandé à reprendre un coup.
server-undo-not-yours = C’est aux autres de décider. Vous pouvez seulement retirer votre demande.
server-hello-first = La connexion doit commencer par un message « hello ».
server-too-large = C’est trop gros : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
server-too-fast = Pas si vite ! Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-sockets = Trop de tables sont ouvertes à la fois. Fermez-en quelques-unes, puis rechargez cette page.
server-too-many-open = Vous avez déjà { $most ->
    [one] { $most } table qui attend des joueurs. Commencez-la ou quittez-la d’abord.
   *[other] { $most } tables qui attendent des joueurs. Commencez ou quittez-en une d’abord.
}
server-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } partie inachevée. Terminez-la d’abord.
   *[other] { $most } parties inachevées. Terminez-en une d’abord, ou laissez-la à un robot.
}
server-wrong-host = Ce serveur ne répond pas sous ce nom. Demandez la bonne adresse à son hôte.
server-internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
server-database-away = La base de données ne répond pas. Réessayez.
server-page-missing = La page n’est pas construite. Lancez « npm ci && npm run build » dans le dossier web, ou installez un paquet wheel, qui la contient.
server-bad-puzzle = Désignez un casse-tête par son numéro (« number »), ou un nouveau par « seed » et « difficulty ».
server-school-busy = L’école est occupée, ou ce casse-tête est trop long à résoudre. Réessayez, ou choisissez un autre casse-tête.
server-unknown-box = Cette boîte n’existe pas ici. Redemandez son lien.
server-box-strange = Ce jeu n’a pas d’élément « { $path } » dans son matériel.
server-tables-busy = Trop de tables avec leur propre matériel sont en préparation. Réessayez dans une minute.
server-components-slow = Une table avec ce matériel est trop longue à préparer : la préparation a été arrêtée après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Changez moins de valeurs, ou restez plus près de la boîte.
server-components-broken = Aucune table ne peut être préparée avec ce matériel. Changez moins de valeurs, ou restez plus près de la boîte.
server-writes-stuck = Rien n’a été enregistré depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Aucun coup ne peut être joué pour le moment.

# Ce que dit le serveur à son hébergeur quand il ne peut pas démarrer.
server-start-database = La base de données { $database } est inutilisable : { $problem }
server-start-database-url = « { $value } » n’est pas une base de données prise en charge. Écrivez sqlite:///chemin/du/fichier ou postgresql://nom:motdepasse@hôte/base.
server-start-database-newer = La base de données vient d’une version plus récente de Monstrerie (schéma { $found } ; cette version connaît jusqu’au { $known }). Installez cette version, ou prenez une autre base.
server-start-database-older = La base de données en est au schéma { $found } ; cette version demande le schéma { $known }. Lancez-y d’abord un serveur de cette version : il la met à jour.
server-start-database-used = Un autre serveur Monstrerie utilise déjà { $database }. Arrêtez-le, ou prenez une autre base. Plusieurs serveurs demandent PostgreSQL.
server-start-postgres-extra = PostgreSQL demande le complément « postgres » : pip install "monstrerie[server,postgres]"
server-admin-missing = Il n’y a pas de base de données { $database }. Indiquez celle du serveur avec --database ou --data.
server-admin-older = La base de données vient d’une version plus ancienne de Monstrerie (schéma { $found } ; cette version demande { $known }). Lancez une fois « monstrerie serve » : la base sera mise à jour.
server-backup-postgres = PostgreSQL a ses propres programmes pour cela : « pg_dump » pour copier la base, « pg_restore » pour la remettre.
server-backup-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
server-backup-file = { $file } ne peut pas être écrit : { $problem }
server-restore-postgres = PostgreSQL a ses propres programmes pour cela : arrêtez les serveurs, puis utilisez « pg_restore ».
server-restore-file = { $file } n’est pas une base de données intacte de Monstrerie.
server-start-secret-file = Le secret dans { $file } ne peut être ni lu ni écrit : { $problem }
server-start-secret-short = Le secret dans { $file } est trop court : il doit compter au moins { $least ->
    [one] { $least } caractère
   *[other] { $least } caractères
}.
server-start-number = { $name } doit être un nombre de 1 à { $most }, pas « { $value } ».
server-start-port-used = Le port { $port } sur { $host } est déjà pris. Essayez « --port { $other } », ou « --port 0 » pour n’importe quel port libre.
server-start-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }
server-start-workers = Plusieurs processus demandent PostgreSQL (--database postgresql://…). SQLite n’en sert qu’un.

# Ce qu’affiche le serveur pendant qu’il tourne.
server-ready = Monstrerie tourne à l’adresse { $address } (Ctrl-C pour l’arrêter)
server-room = Il y a de la place pour { $most ->
    [one] { $most } connexion
   *[other] { $most } connexions
} à la fois.
server-stopped = Serveur arrêté.

server-start-bots-database = À quelles tables jouent les robots ? Indiquez la base de données des serveurs : --database postgresql://nom:motdepasse@hôte/base, ou MONSTRERIE_DATABASE.
server-start-bots-postgres = Des robots sur d’autres machines demandent PostgreSQL (--database postgresql://nom:motdepasse@hôte/base). Ceux d’un serveur avec SQLite réfléchissent dans ce serveur.
server-start-bots-version = Les serveurs tournent avec la version { $found } de Monstrerie, ici, c’est la version { $version }. Les robots doivent connaître les mêmes règles : installez ici la version { $found }.
server-bots-ready = Des robots de Monstrerie { $version } réfléchissent ici, { $places } à la fois, pour { $database } (Ctrl-C pour les arrêter)
server-bots-missing = Laissé à d’autres, faute d’une installation complète ici : { $games }
server-bots-stopped = Robots arrêtés après { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}.
server-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
