# La page : les écrans, le cadre d’une table, et ce que les plateaux disent autour des phrases du moteur.

page-home = Accueil
page-home-title = Prenez place, monstre !
page-home-solo = Des jeux de monstres pleins de malice autour d’une même table, contre des robots qui tournent dans votre navigateur.
page-home-text = Des jeux de monstres pleins de malice autour d’une même table : seul contre des robots, ou entre amis grâce à un lien.
page-my-tables = Vos tables
page-open-tables = Tables ouvertes
page-live-tables = En cours
page-live-none = Aucune partie publique en ce moment.
page-your-turn = à vous
page-stopped = fermée
page-over = terminée
page-running = en cours
page-chairs-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-players = { $most ->
    [one] { $most } joueur
   *[other] { $least } à { $most } joueurs
}
page-play-now = Jouer
page-invite = Inviter des amis
page-learn = Apprendre
page-watch = Regarder
page-watch-title = Regarder { $game }
page-watch-bots = Voir jouer des robots
page-about = À propos et crédits
page-about-text = Monstrerie réunit quatre jeux de société de monstres autour d’une même table numérique. Les règles sont reformulées par nos soins, et les illustrations, en papier découpé, sont les nôtres.
page-credits = Crédits
page-credit-art = Illustrations : les nôtres, faites pour cette table.
page-credit-icons = Icônes : Game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0.
page-credit-fonts = Polices : Grenze (Omnibus-Type) et Atkinson Hyperlegible (Braille Institute), SIL Open Font License.
page-credit-rules = Les jeux : Mighty Monsters de Desnet Amane, Dungeon Lords et Dungeon Petz de Vlaada Chvátil, Rampage d’Antoine Bauza et Ludovic Maublanc. Tous les noms appartiennent à leurs propriétaires. Ce projet n’est pas officiel.

page-tools = Réglages
page-settings = Réglages
page-settings-name = Vous jouez sous le nom { $de_name }.
page-settings-rename = Changer de nom
page-sign-out = Se déconnecter…
page-sign-out-title = Se déconnecter
page-sign-out-text = Une place appartient aux navigateurs où votre session est ouverte. Après une déconnexion partout, vous ne pourrez plus revenir à vos tables.
page-sign-out-others = Dans tous les autres navigateurs
page-sign-out-everywhere = Partout, ici aussi
page-sign-out-done = Votre session n’est plus ouverte qu’ici.
page-language = Langue
page-theme = Thème
page-theme-system = Comme mon appareil
page-theme-light = Parchemin (clair)
page-theme-dark = Donjon (sombre)
page-theme-to-light = Thème clair
page-theme-to-dark = Thème sombre
page-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-setting-sound = Sons
page-setting-volume = Volume
page-setting-at-once = Jouer chaque coup tout de suite, sans valider
page-setting-plain = Listes au lieu du plateau dessiné
page-setting-auto = Jouer pour moi les coups forcés
page-setting-auto-help = Quand la règle ne laisse qu’un choix, on ne demande rien à personne.
page-name-title = Comment vous appelez-vous ?
page-name-label = Votre nom à la table
page-name-why = Ni compte ni mot de passe : votre navigateur garde votre place.
page-name-go = S’asseoir
page-avatar-title = Votre monstre
page-avatar-change = Changer de nom ou de monstre
page-avatar-troll = troll
page-avatar-dragon = dragon
page-avatar-beetle = scarabée
page-avatar-mummy = momie
page-avatar-kraken = kraken
page-avatar-demon = démon
page-avatar-ghost = fantôme
page-avatar-witch = sorcière
page-avatar-vampire = vampire
page-avatar-golem = golem
page-avatar-snakitty = chaton serpent
page-avatar-fluffy = boule de poils
page-avatar-bubl = blob
page-avatar-dunguin = pingouin
page-avatar-uni = licorne
page-avatar-giant = géant

page-close = Fermer
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Copiez ce lien :
page-loading = Un instant…
page-try-again = Réessayer
page-error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-error-unexpected = Une erreur s’est produite. Réessayez.
page-lost = Il n’y a rien ici
page-lost-text = Cette page n’existe pas. Le lien est peut-être incomplet.
page-table-missing = Impossible d’afficher cette table
page-table-closed = L’hôte a fermé cette table.
page-game-missing = Ce jeu n’est pas encore prêt
page-game-missing-text = On ne peut pas encore jouer à { $game } ici.

page-continue = Reprendre une partie
page-continue-about = Poursuivez contre des robots une partie enregistrée ou une position. L’une comme l’autre est un texte : collez-le, déposez le fichier ici ou ouvrez un lien qui le contient.
page-continue-offer = Ou reprendre une partie enregistrée
page-continue-text = Partie enregistrée ou position
page-continue-file = Choisir un fichier
page-continue-found = { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $where ->
    [position] { $moves ->
        [0] à une position.
        [one] un coup après une position.
       *[other] { $moves } coups après une position.
    }
   *[start] { $moves ->
        [0] au début.
        [one] après un coup.
       *[other] après { $moves } coups.
    }
}
page-continue-to-act = À jouer : { $players }.
page-continue-play = Poursuivre
page-continue-link = Copier un lien vers elle
page-replay-play-on = Poursuivre à partir d’ici
page-new-short = Nouvelle table
page-new-title = Nouvelle table : { $game }
page-new-chairs = Places
page-new-options = Options
page-new-listed = Rendre cette table publique
page-new-listed-help = Tout le monde la trouve sur la page d’accueil et peut s’y asseoir ou la regarder.
page-new-open = Créer la table
page-new-start = Commencer
page-chair = Place { $number }
page-chair-me = Moi
page-chair-me-named = Moi ({ $name })
page-chair-link = Un ami, sur invitation
page-chair-bot = Robot ({ $level })
page-chair-friend = un ami
page-chair-round = Places autour de la table
page-chair-tray = Robots disponibles
page-chair-tray-help = Touchez un robot puis une place, ou faites-le glisser. Chaque place a aussi sa liste.
page-chair-tray-picked = { $who } : touchez une place, ou Échap.
page-chair-put = Mettre { $who } à la place { $number }
page-chair-send-away = Renvoyer { $name }
page-chair-add = Ajouter une place
page-chair-remove = Retirer une place
page-chair-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-level-master = maître
page-level-rating = cote { $rating }
page-clock = Temps limité
page-clock-help = Le temps accordé à chaque décision. Passé ce délai, un robot joue à votre place.
page-clock-none = non
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-clock-left = { $seconds } s
page-guesses = Valeurs supposées dans cette boîte : { $guesses } sur { $facts }.
page-guesses-see = Voir lesquelles
page-guesses-title = Valeurs du matériel
page-guesses-text = Le livret ne les montre qu’en image. Si vous avez la boîte, vous pouvez saisir les valeurs imprimées.
page-confidence-likely = probable
page-confidence-guess = supposée

page-lobby-title = En attente de joueurs
page-lobby-free = Place libre
page-lobby-sit = S’asseoir ici
page-lobby-invite = Envoyez ce lien à vos amis
page-lobby-share = Partager
page-lobby-qr = Code QR de l’invitation : à lire avec un téléphone pour s’asseoir ici.
page-lobby-share-text = Une place vous attend pour jouer : { $game }.
page-lobby-start = Commencer avec des robots
page-leave = Quitter la table

page-board = La table
page-actions = Ce que vous pouvez faire
page-parts = Volets de la table
page-tab-board = Table
page-tab-seats = Joueurs
page-tab-log = Journal
page-tab-chat = Discussion
page-menu = Menu
page-menu-help = Aide et réglages
page-menu-match = Cette partie
page-menu-away = S’éloigner
page-menu-options = Options de cette table
page-rules = Règles
page-rules-title = { $game } : les règles
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
page-rules-contents = Sommaire
page-rules-exact = Texte exact
page-rules-next = Entrée : le résultat suivant
page-rule-link = Règle { $rule }
page-legend = Tout ce qui est sur le plateau
page-phases = Phases
page-seats = Joueurs
page-seat-you = vous
page-seat-bot = robot, { $level }
page-seat-away = hors ligne
page-seat-bot-plays = un robot joue
page-seat-to-act = doit jouer
page-seat-hand = Confier à un robot
page-seat-take-back = Reprendre ma place
page-share-watch = Lien pour spectateurs
page-log = Journal
page-log-and-chat = Journal et discussion
page-log-empty = Il ne s’est encore rien passé.
page-log-since = Depuis votre dernier tour
page-log-replay = Revoir
page-log-guess = Repose sur une supposition : nous ne savons pas ce qui est imprimé.
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Écrire un message
page-chat-send = Envoyer
page-chat-closed = Seuls ceux qui jouent peuvent écrire ici. C’est l’hôte qui décide.
page-setting-chat = Les spectateurs peuvent écrire
page-remove = Remplacer quelqu’un par un robot
page-remove-seat = Remplacer { $name }
page-changed = { $count ->
    [one] 1 valeur diffère de notre boîte.
   *[other] { $count } valeurs diffèrent de notre boîte.
}
page-moves = Coups
page-moves-filter = Chercher un coup
page-moves-none = Vous n’avez rien à décider pour l’instant.
page-moves-none-found = Aucun coup ne correspond.
page-moves-more = { $count ->
    [one] Et { $count } autre : tapez un mot pour filtrer.
   *[other] Et { $count } autres : tapez un mot pour filtrer.
}
page-table-contents = Sur la table
page-prompt-your-turn = À vous de jouer.
page-prompt-phase = Phase : { $phase }.
page-seeded = L’hôte a choisi la graine de cette table : quelqu’un connaît peut-être ce qui est caché.
page-commit = Valider
page-withdraw = Annuler
page-skip = Passer l’animation
page-undo = Reprendre le coup
page-undo-asked = { $seat } demande à reprendre son dernier coup.
page-undo-waiting = Vous avez demandé à reprendre votre coup. En attente : { $seats }.
page-undo-agree = D’accord
page-undo-refuse = Refuser
page-undo-withdraw = Retirer ma demande
page-undo-done = Le coup a été repris.
page-undo-refused = Demande refusée : le coup est maintenu.
page-undo-withdrawn = La demande a été retirée.
page-see-result = Voir le résultat
page-line-lost = Connexion perdue. Reconnexion en cours… Votre partie est conservée.

page-keys = Touches
page-keys-walk = aller d’un choix possible à l’autre
page-keys-take = choisir ; une seconde fois sur un coup préparé : valider
page-keys-digits = choisir une carte ou une ligne de liste
page-keys-explain = expliquer l’élément choisi ; encore : sa règle
page-keys-commit = valider le coup préparé
page-keys-undo = annuler le coup préparé, ou demander à reprendre le coup joué
page-keys-escape = passer l’animation, ou reposer la carte
page-keys-hint = demander un indice
page-keys-coach = demander à l’entraîneur, là où c’est permis
page-keys-since = revoir ce qui s’est passé depuis mon dernier tour
page-keys-moves = liste de tous les coups
page-keys-log = journal
page-keys-rules = règles
page-keys-help = ces touches

page-result-you = Vous gagnez !
page-result-place = { $place ->
    [1] Vous finissez 1er.
   *[other] Vous finissez { $place }e.
}
page-result-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
page-result-sources = D’où viennent les points
page-highlights = Les moments forts
# 0 : un jeu sans manches
page-highlight-leap = { $round ->
    [0] { $seat } gagne { $gain } d’un seul coup.
   *[other] { $when } : { $seat } gagne { $gain } d’un seul coup.
}
page-highlight-leads = { $count ->
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
}
page-highlight-always = { $seat } a mené du début à la fin.
page-highlight-vain = { $seat } a mené du début à la fin sans gagner.
page-highlight-late = { $when } : { $seat } prend la tête et la garde.
page-highlight-margin = { $seat } finit avec { $gain } d’avance.
page-result-curve = Le score au fil de la partie
page-podium = Classement
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-highlight-see = Revoir
page-rematch-watch = Regarder la revanche
page-rematch-nod = { $nodded ->
    [yes] { $name } en est
   *[no] On attend { $name }
}
page-share = Copier le lien
page-save = Enregistrer la partie

page-replay = Revoir la partie
page-replay-start = La table est prête.
page-replay-move = { $seat } : { $move }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-back = Coup précédent
page-replay-next = Coup suivant
page-replay-last = À la fin
page-replay-eyes = Point de vue
page-replay-spectator = un spectateur
page-replay-share = Lien vers cet instant
page-replay-leave = Retour
page-replay-timeline = Coup
page-replay-at = Coup { $at } sur { $last }
page-replay-rounds = Aller à un moment de la partie

page-mm-castle = Le château, du portail au trésor
page-mm-above = au-dessus
page-mm-below = au-dessous
page-mm-gate = Portail
page-mm-treasury = Trésor
page-mm-hand = Votre main
page-mm-reserve = Réserve
page-mm-card = Force { $strength }, coût de guérison { $healing }{ $whim ->
    [yes] { " " }(changé par le Roi ; imprimé : { $printed })
   *[no] {""}
}{ $guessed ->
    [yes] { " " }(supposition)
   *[no] {""}
}
page-mm-in-hand = Force { $strength }, en main
page-mm-in-reserve = En réserve
page-mm-hidden = En main ou en réserve : { $strengths }
page-mm-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
page-mm-healing = soins
page-mm-first = Premier joueur
page-mm-space-empty = Garde { $guard }, { $side ->
    [above] au-dessus
   *[below] au-dessous
} : vide
page-mm-space-held = Garde { $guard }, { $side ->
    [above] au-dessus
   *[below] au-dessous
} : le { $strength } { $de_seat }
page-mm-not-here = Cette carte ne peut pas être jouée ici.
page-mm-guard = Garde { $guard }, niveau { $level } : force de { $low } à { $high }, butin de { $least } à { $most }{ $guessed ->
    [yes] { " " }(suppositions)
   *[no] {""}
}
page-mm-guard-turned = Garde { $guard } : force { $strength }, butin { $loot }
page-mm-guard-whim = Changé par le Roi : { $change ->
    [loot] { $loot } de butin
    [strength] { $strength } de force
   *[both] { $loot } de butin, { $strength } de force
}{ $pairs ->
    [yes] , dans l’état actuel du château
   *[no] {""}
}
page-mm-gauge = Force { $total } contre une force de { $low } à { $high }
page-mm-total = Total { $total }
page-mm-chance = Bat { $wins ->
    [one] { $wins } garde possible
   *[other] { $wins } gardes possibles
} sur { $possible }
page-mm-price = Coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}{ $to_owner ->
    [0] {""}
   *[other] { " " }(dont { $to_owner } pour son propriétaire)
}
page-mm-free = Gratuit
page-mm-counting = Gardes de niveau { $level }
page-mm-counting-text = { $unseen ->
    [0] Tous les gardes de ce niveau ont été vus.
    [one] { $unseen } garde de ce niveau n’a pas encore été vu.
   *[other] { $unseen } gardes de ce niveau n’ont pas encore été vus.
} { $pile ->
    [one] Il reste { $pile } garde de tous niveaux dans la pioche.
   *[other] Il reste { $pile } gardes de tous niveaux dans la pioche.
}
page-mm-counting-guessed = Suppositions : le livret ne montre gardes et monstres qu’en image ; les forces, butins et coûts de guérison ainsi marqués sont donc supposés.
page-mm-counting-whim = Les nombres de cette liste sont ceux des cartes, sans le bon vouloir du Roi.
page-mm-strength = Force
page-mm-loots = Butins pas encore vus
page-mm-seen = Vus
