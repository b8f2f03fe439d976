# Rampage : les mots de son plateau. Les cartes, les coups et les événements sont dans rampage.ftl.

page-ra-city = La ville : { $floors ->
    [one] il reste { $floors } Étage. Les flèches la font tourner, plus et moins approchent et éloignent.
   *[other] il reste { $floors } Étages. Les flèches la font tourner, plus et moins approchent et éloignent.
}
page-ra-loading = La ville se met en place…
page-ra-no-webgl = Ce navigateur ne sait pas dessiner en 3D (WebGL manque ou est désactivé). Tout peut se jouer sur ce plan, avec les curseurs.
page-ra-views = Comment regarder
page-ra-view-table = Depuis la table
page-ra-view-top = D’en haut
page-ra-view-monster = Depuis mon Monstre
page-ra-view-flat = Plan
page-ra-floors-left = { $count ->
    [one] { $count } Étage restant
   *[other] { $count } Étages restants
}
page-ra-last-turns = { $count ->
    [0] Plus aucun Étage : c’est le dernier tour.
    [one] Plus aucun Étage : encore { $count } tour après celui-ci.
   *[other] Plus aucun Étage : encore { $count } tours après celui-ci.
}
page-ra-zone-letter = { $zone ->
    [N] N
    [N-2] N2
    [NE] NE
    [NE-2] NE2
    [E] E
    [E-2] E2
    [SE] SE
    [SE-2] SE2
    [S] S
    [S-2] S2
    [SW] SO
    [SW-2] SO2
    [W] O
    [W-2] O2
    [NW] NO
    [NW-2] NO2
   *[other] { $zone }
}
page-ra-colour = { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [grey] gris
    [red] rouge
   *[other] { $colour }
}

# Gestes.

page-ra-choices = Ce que vous pouvez faire
page-ra-take-flick = Déplacement : pichenette aux Pattes
page-ra-take-jump = Déplacement : sauter du Corps
page-ra-take-set-paws = Pied élastique : poser d’abord les Pattes ailleurs
page-ra-take-climb = Alpiniste : grimper d’abord sur le Bâtiment { $ruin }
page-ra-take-drop = Démolition : lâcher sur le Bâtiment { $ruin }
page-ra-take-drop-on = Démolition : lâcher sur { $victim_seat }
page-ra-take-breathe = { $own ->
    [yes] Souffle
   *[no] Souffle depuis { $source_seat }
}
page-ra-take-throw = Projeter le Véhicule { $number }
page-ra-take-kung-fu = Kung-fu : projeter les Pattes
page-ra-take-wrestle = Catcheur : projeter { $victim_seat }
page-ra-take-place = Placer le Monstre quelque part
page-ra-eat = Manger { page-ra-colour } ({ $number })
page-ra-restart = Repartir du départ dans { page-ra-in }
page-ra-throw = Projeter le Véhicule { $number }
page-ra-finish = { $prompt ->
    [ra-prompt-action] { $actions ->
        [0] Passer au repas
       *[other] { $team ->
            [yes] Laisser le reste à l’équipe
           *[no] Plus d’action
        }
    }
    [ra-prompt-flick-again] Pas de seconde pichenette
    [ra-prompt-meal] Pas de repas
    [ra-prompt-bite] Assez mangé
    [ra-prompt-after-meal] Finir le tour
    [ra-prompt-mouthguard] Ne pas réagir
    [ra-prompt-too-cute] Ne pas réagir
    [ra-prompt-buy] Ne rien acheter
   *[other] Rien de plus
}
page-ra-gesture = Le geste en chiffres
page-ra-how-shot = { $kind ->
    [flick] Tirez en arrière depuis vos Pattes et lâchez.
   *[other] Tirez en arrière depuis votre Corps et lâchez ; les curseurs le penchent.
}
page-ra-how-drop-on = Tenez le Corps au-dessus de { $victim_seat } et lâchez. Attention, la main se balance.
page-ra-how-drop = Tenez le Corps au-dessus du Bâtiment { $ruin } et lâchez. Attention, la main se balance.
page-ra-how-breathe = Visez, maintenez pour inspirer, lâchez pour souffler.
page-ra-how-spot = Montrez l’endroit, puis confirmez.
page-ra-how-restart = Montrez un emplacement et tournez le Monstre par son œil ; montrez encore pour partir.
page-ra-keys = { $kind ->
    [flick] Les flèches visent, plus fin avec Maj ; virgule et point tournent le regard du Monstre après le coup.
    [jump] Les flèches visent, plus fin avec Maj ; Page haut et bas penchent le Corps ; virgule et point tournent son regard après le coup.
    [throw] Les flèches visent, plus fin avec Maj ; Page haut et bas penchent le Corps ; virgule et point tournent le Véhicule.
    [breathe] Les flèches visent, plus fin avec Maj ; Page haut et bas pointent plus haut ou plus bas.
    [drop] Les flèches déplacent le Corps, plus fin avec Maj ; virgule et point le tournent ; < et > tournent son regard après le coup.
    [drop-on] Les flèches déplacent le Corps, plus fin avec Maj ; virgule et point le tournent ; < et > tournent son regard après le coup.
    [place] Les flèches déplacent le Monstre, plus fin avec Maj ; virgule et point le tournent.
    [restart] Gauche et droite tournent le Monstre, plus fin avec Maj ; haut et bas changent d’emplacement.
    [set-paws] Les flèches déplacent les Pattes, plus fin avec Maj.
    [climb] Les flèches déplacent le Monstre, plus fin avec Maj.
   *[other] Les flèches visent, plus fin avec Maj ; Page haut et bas penchent le Corps.
}
page-ra-field = { $field ->
    [direction] Direction
    [strength] Force
    [side] À côté du milieu
    [tilt] Inclinaison du Corps
    [tilt_direction] Penché vers
    [pitch] Vers le haut ou le bas
    [yaw] { $kind ->
        [breathe] Direction
        [throw] Orientation du Véhicule
       *[other] Orientation du Corps
    }
    [face] { $kind ->
        [restart] Regard
       *[other] Regard ensuite
    }
    [x] D’ouest en est
    [y] Du sud au nord
   *[other] { $field }
}
page-ra-value-turn = { $value }° { $way ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
    [NW] nord-ouest
   *[other] { $way }
}
page-ra-value-part = { $value } %
page-ra-value-side = { $value } %
page-ra-value-tilt = { $value }°
page-ra-value-place = { $value } mm
page-ra-yaw-kept = comme il regarde
page-ra-pose = Comment tenir le Corps
page-ra-pose-upright = debout
page-ra-pose-flat = à plat
page-ra-pose-head-first = tête en bas
page-ra-do = { $kind ->
    [flick] Pichenette !
    [jump] Sauter
    [drop] Lâcher
    [drop-on] Lâcher
    [breathe] Souffler
    [throw] Projeter
    [kung-fu] Projeter
    [wrestle] Projeter
    [restart] Partir de là
   *[other] Poser là
}
page-ra-cancel = Autre chose

# Ralenti et reprise.

page-ra-playback = Lecture
page-ra-again = Revoir
page-ra-cut = Passer
page-ra-rate = Vitesse
page-ra-rate-times = Vitesse fois { $rate }
page-ra-playing = Avancement du mouvement

# Écrans, cartes, fuyards.

page-ra-whose = Quel écran
page-ra-mine = Mon écran
page-ra-screen = Derrière l’écran
page-ra-teeth = { $teeth ->
    [one] { $teeth } dent
   *[other] { $teeth } dents
} (dont { $tokens } à perdre)
page-ra-stomach = L’estomac
page-ra-eaten = { page-ra-colour } : { $count }
page-ra-floors = { $count ->
    [one] { $count } Étage
   *[other] { $count } Étages
}
page-ra-broken = { $count ->
    [one] { $count } dent cassée aux autres
   *[other] { $count } dents cassées aux autres
}
page-ra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sans le Caractère
page-ra-cards = Cartes
page-ra-kind-character = Caractère
page-ra-kind-power = Pouvoir
page-ra-kind-secret = Super-Pouvoir-Secret
page-ra-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
page-ra-runaway = Fuyards
page-ra-row = Ligne { $row } : { $count } sur { $size }
page-ra-zone-fill = { $colour ->
    [red] Sauvetage héroïque (rouge)
    [blue] Grand reportage (bleu)
    [green] Frappe aérienne (vert)
    [yellow] Hystérie collective (jaune)
    [black] Délocalisation (noir)
   *[other] { $colour }
} : { $count } sur { $size }
page-ra-strikes-moved = Pleine, elle coûte une Dent à qui l’a remplie, et { $team ->
    [yes] l’équipe suivante
   *[no] le joueur suivant
} pose ce Monstre dans un Quartier au choix.
page-ra-strikes-extra = Pleine, elle coûte une Dent à qui l’a remplie, et { $team ->
    [yes] chaque autre équipe
   *[no] chaque autre joueur
} a une action de plus au prochain tour.
page-ra-strikes-teeth = Pleine, elle coûte deux Dents à qui l’a remplie.
page-ra-strikes-end = Pleine, elle finit la partie aussitôt, sans autre repas : { $team ->
    [yes] l’équipe de qui l’a remplie
   *[no] qui l’a remplie
} a perdu, quels que soient les points.
page-ra-strikes-rescue = Pleine, elle coûte à qui l’a remplie une Dent et { $count ->
    [one] un Meeple
   *[other] { $count } Meeples
} au choix de son Estomac.
page-ra-strikes-report = Pleine, elle coûte à qui l’a remplie une Dent et une carte au choix : Caractère, Pouvoir ou Super-pouvoir secret inutilisé.
page-ra-struck = { $side ->
    [A] Ses Meeples restent.
   *[B] Puis ses Meeples vont à la boîte.
}
page-ra-grey-runs = Les Meeples gris qui fuient vont à la boîte et ne font rien.
page-ra-culprit = { $seat } a rempli la dernière ligne du plateau de Fuite. La partie finit aussitôt, et { $team ->
    [yes] toute l’équipe de { $seat } perd, quels que soient ses points.
   *[no] { $seat } perd, quels que soient les points.
}
page-ra-team = Équipe { $team }
page-ra-in = { ra-move-send }
page-ra-down = à terre
page-ra-upside-down = sur la tête
page-ra-invisible = disparu
page-ra-gazed = Déplacement interdit
page-ra-extra = { $count ->
    [one] { $count } action de plus au prochain tour
   *[other] { $count } actions de plus au prochain tour
}

# La ville en mots.

page-ra-building = Bâtiment { $ruin } : { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}, { $meeples ->
    [one] { $meeples } Meeple
   *[other] { $meeples } Meeples
}.
page-ra-monster-at = Monstre de { $seat } : { $where }.
page-ra-vehicle-at = Véhicule { $number } : { $where }.
page-ra-on-ruin = sur la Ruine { $ruin }
page-ra-on-sidewalk = sur le Trottoir de { $ruin }
page-ra-nowhere = hors de la ville
page-ra-loose = { ra-move-send } : { $meeples ->
    [one] { $meeples } Meeple au sol
   *[other] { $meeples } Meeples au sol
}.
page-ra-damaged = Un enregistrement est illisible ; la table, elle, est juste.
