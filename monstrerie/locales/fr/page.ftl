# La page : les écrans, le cadre d’une table, et ce que les plateaux disent autour des phrases du moteur.

page-home = Accueil
page-home-title = Prenez une chaise, monstre.
page-home-text = Quatre jeux malicieux autour d’une même table : seul contre des robots, ou entre amis grâce à un lien.
page-my-tables = Vos tables
page-open-tables = Tables ouvertes
page-live-tables = En cours
page-live-none = Personne ne joue en public en ce moment.
page-your-turn = à vous
page-over = terminée
page-running = en cours
page-chairs-free = { $count ->
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
}
page-players = { $least } à { $most } joueurs
page-play-now = Jouer
page-invite = Inviter des amis
page-learn = Apprendre
page-watch = Regarder
page-watch-title = Regarder { $game }
page-watch-bots = Regarder des robots jouer
page-in-preparation = En préparation
page-room-mighty-monsters = Mighty Monsters
page-room-mighty-monsters-about = Des factions de monstres pillent un château.
page-room-dungeon-lords = Dungeon Lords
page-room-dungeon-lords-about = Creusez un donjon, engagez des monstres, et faites regretter leur visite aux aventuriers.
page-room-dungeon-petz = Dungeon Petz
page-room-dungeon-petz-about = Élevez des bêtes charmantes, affamées, colériques, et vendez-les aux seigneurs des donjons.
page-room-rampage = Rampage
page-room-rampage-about = Pichenettes, sauts, lancers et souffle : traversez une ville de jouets.
page-about = À propos et crédits
page-about-text = Monstrerie réunit quatre jeux de société de monstres autour d’une même table numérique. Les règles sont racontées avec nos mots ; les images sont nos propres dessins en papier découpé.
page-credits = Crédits
page-credit-art = Dessins : les nôtres, faits pour cette table.
page-credit-icons = Petits signes : Game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0.
page-credit-fonts = Lettres : Grenze (Omnibus-Type) et Atkinson Hyperlegible (Braille Institute), SIL Open Font License.
page-credit-rules = Les jeux : Mighty Monsters de Desnet Amane, Dungeon Lords et Dungeon Petz de Vlaada Chvátil, Rampage d’Antoine Bauza et Ludovic Maublanc. Leurs noms appartiennent à leurs propriétaires ; rien ici n’est officiel.

page-tools = Réglages
page-settings = Réglages
page-settings-name = Ici, vous êtes { $name }.
page-settings-rename = Changer de nom
page-language = Langue
page-theme = Couleurs
page-theme-system = Comme mon appareil
page-theme-light = Parchemin (clair)
page-theme-dark = Donjon (sombre)
page-theme-to-light = Couleurs claires
page-theme-to-dark = Couleurs sombres
page-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-setting-sound = Sons
page-setting-at-once = Jouer tout de suite, sans confirmer
page-setting-plain = Des listes au lieu du plateau dessiné
page-setting-auto = Les coups sans choix sont joués pour moi
page-name-title = Comment vous appelez-vous ?
page-name-label = Votre nom à la table
page-name-why = Ni compte ni mot de passe : votre navigateur garde votre place.
page-name-go = S’asseoir

page-close = Fermer
page-copy = Copier
page-copied = Copié.
page-loading = Un instant…
page-try-again = Réessayer
page-yes = oui
page-no = non
page-error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-error-unexpected = Quelque chose n’a pas marché. Réessayez.
page-lost = Rien n’habite ici
page-lost-text = Cette page n’existe pas. Le lien a peut-être été coupé.
page-table-missing = Cette table ne peut pas être montrée
page-table-closed = L’hôte a fermé cette table.
page-game-missing = Ce jeu n’est pas prêt
page-game-missing-text = On ne peut pas encore jouer à { $game } ici.

page-new-title = Une table de { $game }
page-new-chairs = Chaises
page-new-options = Options
page-new-listed = Montrer cette table à tout le monde
page-new-open = Ouvrir la table
page-new-start = Commencer
page-chair = Chaise { $number }
page-chair-me = Moi
page-chair-me-named = Moi ({ $name })
page-chair-link = Un ami, par lien
page-chair-bot = Robot : { $level }
page-chair-add = Une chaise de plus
page-chair-remove = Une chaise de moins
page-chair-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-clock = Pendule
page-clock-help = Le temps de chaque décision ; ensuite un robot joue pour l’absent.
page-clock-none = aucune
page-clock-seconds = { $seconds } secondes
page-clock-left = { $seconds } s
page-guesses = { $guesses } valeurs sur { $facts } de cette boîte sont devinées.
page-guesses-see = Voir lesquelles
page-guesses-title = Valeurs de cette boîte
page-guesses-text = La règle ne les montre qu’en image. Qui possède la boîte peut y mettre les valeurs imprimées.
page-confidence-likely = probable
page-confidence-guess = devinée

page-lobby-title = On attend des joueurs
page-lobby-free = une chaise libre
page-lobby-sit = S’asseoir ici
page-lobby-invite = Envoyez ce lien à vos amis
page-lobby-start = Commencer, des robots prennent les chaises libres
page-leave = Quitter la table

page-board = La table
page-parts = Parties de la table
page-tab-board = Table
page-tab-seats = Joueurs
page-tab-log = Journal
page-tab-chat = Discussion
page-menu = Menu
page-menu-options = Options de cette table
page-rules = Règles
page-rules-title = { $game } : les règles
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
page-rule-link = Règle { $rule }
page-round = { $game ->
    [dungeon-lords] { $round ->
        [1] Année 1, hiver
        [2] Année 1, printemps
        [3] Année 1, été
        [4] Année 1, automne
        [5] Année 2, hiver
        [6] Année 2, printemps
        [7] Année 2, été
       *[8] Année 2, automne
    }
    [dungeon-petz] Manche { $round }
    [rampage] Tour { $round }
   *[other] Round { $round }
}
page-round-of = { page-round }{ $game ->
    [dungeon-lords] {""}
   *[other] {" "}sur { $rounds }
}
page-seats = Joueurs
page-seat-you = vous
page-seat-bot = robot, { $level }
page-seat-away = absent
page-seat-bot-plays = un robot joue
page-seat-to-act = doit jouer
page-seat-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-seat-hand = Laisser un robot jouer pour moi
page-seat-take-back = Reprendre ma place
page-share-watch = Copier un lien pour spectateurs
page-log = Journal
page-log-and-chat = Journal et discussion
page-log-empty = Il ne s’est encore rien passé.
page-log-since = Depuis votre dernier tour
page-log-replay = Revoir
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dire quelque chose
page-chat-send = Envoyer
page-moves = Coups
page-moves-filter = Chercher un coup
page-moves-none = Rien à décider pour l’instant.
page-moves-none-found = Aucun coup avec ces mots.
page-moves-more = Et { $count } autres : écrivez un mot pour les trouver.
page-table-contents = Ce qu’il y a sur la table
page-prompt-your-turn = À vous de jouer.
page-commit = Valider
page-withdraw = Reprendre
page-skip = Passer
page-undo = Annuler
page-undo-asked = { $seat } voudrait reprendre son dernier coup.
page-undo-waiting = Vous avez demandé à reprendre votre coup. On attend { $seats }.
page-undo-agree = D’accord
page-undo-refuse = Refuser
page-undo-withdraw = Tant pis
page-undo-done = Le coup a été repris.
page-undo-refused = Le coup reste.
page-undo-withdrawn = La demande a été retirée.
page-see-result = Voir le résultat
page-line-lost = Connexion perdue. Elle se rétablira d’elle-même ; rien n’est perdu.

page-keys = Touches
page-keys-walk = aller d’un choix possible à l’autre
page-keys-take = prendre ; encore une fois sur un coup prévu : valider
page-keys-digits = choisir une carte ou une ligne de liste
page-keys-commit = valider le coup prévu
page-keys-undo = reprendre le coup prévu, ou demander à annuler
page-keys-escape = passer le récit, reposer la carte
page-keys-hint = demander un indice au maître
page-keys-since = revoir ce qui s’est passé depuis mon dernier tour
page-keys-moves = liste de tous les coups
page-keys-log = journal
page-keys-rules = règles
page-keys-help = ces touches

page-result-you = Vous gagnez !
page-result-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
page-result-sources = D’où cela vient
page-score = { $game ->
    [mighty-monsters] { $score ->
        [one] { $score } pièce d’or
       *[other] { $score } pièces d’or
    }
    [dungeon-petz] { $score ->
        [one] { $score } point de réputation
       *[other] { $score } points de réputation
    }
   *[other] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
page-highlights = À raconter
page-highlight-leap = { page-round } : { $seat } gagne { page-score } d’un seul coup.
page-highlight-leads = { $count ->
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
}
page-highlight-always = { $seat } a mené du premier coup au dernier.
page-highlight-vain = { $seat } a eu le plus de points du premier coup au dernier, et n’a pas gagné.
page-highlight-late = { page-round } : { $seat } prend la tête pour de bon.
page-highlight-margin = { $seat } finit avec { page-score } de plus que le suivant.
page-result-curve = Au fil de la partie
page-podium = Places
page-rematch = Revanche
page-rematch-join = À la revanche
page-share = Copier le lien
page-save = Sauvegarde

page-replay = Revoir la partie
page-replay-start = La table est mise.
page-replay-move = { $seat } : { $move }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-eyes = Vue de
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
