# Rampage : les mots de son plateau. Les cartes, les coups et les événements sont dans rampage.ftl.

page-ra-city = La ville : { $floors ->
    [one] il reste { $floors } Étage.
   *[other] il reste { $floors } Étages.
} Les flèches la font tourner, plus et moins rapprochent et éloignent.
page-ra-loading = La ville se met en place…
page-ra-no-webgl = Ce navigateur ne sait pas dessiner en 3D (WebGL manque ou est désactivé). Tout peut se jouer sur ce plan, avec les curseurs.
page-ra-views = Vue
page-ra-view-table = Vue de la table
page-ra-view-top = Vue d’en haut
page-ra-view-monster = Vue de mon Monstre
page-ra-view-flat = Plan
page-ra-bare = Rien que la ville
page-ra-plus-floors = { $count ->
    [one] +1 Étage
   *[other] +{ $count } Étages
}
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
    [N-2] S2
    [NE] NE
    [NE-2] SO2
    [E] E
    [E-2] O2
    [SE] SE
    [SE-2] NO2
    [S] S
    [S-2] N2
    [SW] SO
    [SW-2] NE2
    [W] O
    [W-2] E2
    [NW] NO
    [NW-2] SE2
   *[other] ?
}

# Gestes.

page-ra-choices = Vos possibilités
page-ra-take-flick = Déplacement : pichenette aux Pattes
page-ra-take-jump = Déplacement : sauter (pichenette aux Pattes posées sur le Corps)
page-ra-take-set-paws = Pied élastique : déplacer d’abord les Pattes
page-ra-take-climb = Alpiniste : grimper d’abord sur { rampage-the-building }{ $floors ->
    [0] {""}
   *[other] {" "}({ rampage-height })
}
page-ra-take-drop = Démolition : lâcher sur { rampage-the-building }{ $floors ->
    [0] {""}
   *[other] {" "}({ rampage-height })
}
page-ra-take-drop-on = Démolition : lâcher sur le Monstre { $de_victim_seat }
page-ra-take-breathe = { $own ->
    [yes] Souffle
   *[no] Souffle depuis le Monstre { $de_source_seat }
}
page-ra-take-throw = Projeter { rampage-the-vehicle }
page-ra-take-kung-fu = Kung-fu : projeter les Pattes
page-ra-take-wrestle = Catcheur : projeter le Monstre { $de_victim_seat }
page-ra-take-place = Placer le Monstre
page-ra-finish = { $prompt ->
    [ra-prompt-action] { $actions ->
        [0] Passer au repas
       *[other] { $team ->
            [yes] Laisser le reste à l’équipe
           *[no] Ne plus agir
        }
    }
    [ra-prompt-flick-again] Renoncer à la seconde pichenette
    [ra-prompt-meal] Sauter le repas
    [ra-prompt-bite] Arrêter de manger
    [ra-prompt-after-meal] Finir le tour
    [ra-prompt-mouthguard] Ne pas réagir
    [ra-prompt-too-cute] Ne pas réagir
    [ra-prompt-buy] Ne rien acheter
   *[other] Rien de plus
}
page-ra-gesture = Réglages fins
page-ra-fine = Régler finement
page-ra-how-shot = { $kind ->
    [flick] Tirez en arrière depuis vos Pattes et lâchez.
   *[other] Tirez en arrière depuis votre Corps et lâchez ; les curseurs l’inclinent.
}
page-ra-how-drop-on = Tenez le Corps au-dessus du Monstre { $de_victim_seat } et lâchez. La main se balance un peu.
page-ra-how-drop = Tenez le Corps au-dessus { rampage-of-building } et lâchez. La main se balance un peu.
page-ra-how-breathe = Visez, maintenez pour inspirer, lâchez pour souffler.
page-ra-how-spot = Désignez l’endroit, puis confirmez.
page-ra-how-restart = Désignez un emplacement, orientez le Monstre par son œil, puis désignez-le encore pour partir.
page-ra-keys = { $kind ->
    [flick] Les flèches visent (plus fin avec Maj) ; virgule et point orientent le Monstre après le coup.
    [jump] Les flèches visent (plus fin avec Maj) ; Pg préc. et Pg suiv. inclinent le Corps ; virgule et point l’orientent après le coup.
    [throw] Les flèches visent (plus fin avec Maj) ; Pg préc. et Pg suiv. inclinent le Corps ; virgule et point tournent le Véhicule.
    [breathe] Les flèches visent (plus fin avec Maj) ; Pg préc. et Pg suiv. visent plus haut ou plus bas.
    [drop] Les flèches déplacent le Corps (plus fin avec Maj) ; virgule et point le tournent ; < et > l’orientent après le coup.
    [drop-on] Les flèches déplacent le Corps (plus fin avec Maj) ; virgule et point le tournent ; < et > l’orientent après le coup.
    [place] Les flèches déplacent le Monstre (plus fin avec Maj) ; virgule et point le tournent.
    [restart] Gauche et droite tournent le Monstre (plus fin avec Maj) ; haut et bas changent d’emplacement.
    [set-paws] Les flèches déplacent les Pattes (plus fin avec Maj).
    [climb] Les flèches déplacent le Monstre (plus fin avec Maj).
   *[other] Les flèches visent (plus fin avec Maj) ; Pg préc. et Pg suiv. inclinent le Corps.
}
page-ra-field = { $field ->
    [direction] Direction
    [strength] Force
    [side] Décalage
    [tilt] Inclinaison
    [tilt_direction] Incliné vers
    [pitch] Vers le haut ou le bas
    [yaw] { $kind ->
        [breathe] Direction
        [throw] Orientation du Véhicule
       *[other] Orientation du Corps
    }
    [face] { $kind ->
        [restart] Orientation
       *[other] Orientation ensuite
    }
    [x] D’ouest en est
   *[y] Du sud au nord
}
page-ra-value-turn = { $value }° { $way ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
   *[NW] nord-ouest
}
page-ra-value-part = { $value } %
page-ra-value-side = { $value } %
page-ra-value-tilt = { $value }°
page-ra-value-place = { $value } mm
page-ra-yaw-kept = orientation inchangée
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
page-ra-cancel = Annuler

# Ralenti et reprise.

page-ra-playback = Lecture
page-ra-again = Revoir
page-ra-cut = Sauter
page-ra-rate = Vitesse
page-ra-rate-times = Vitesse ×{ $rate }
page-ra-playing = Position dans la lecture

# Écrans, cartes, fuyards.

page-ra-whose = Quel paravent
page-ra-mine = Mon paravent
page-ra-screen = Derrière le paravent
page-ra-teeth = { $teeth ->
    [one] { $teeth } Dent
   *[other] { $teeth } Dents
} (dont { $tokens } à perdre)
page-ra-stomach = Estomac
page-ra-eaten = { rampage-the-color } : { $count }
page-ra-floors = { $count ->
    [one] { $count } Étage
   *[other] { $count } Étages
}
page-ra-broken = { $count ->
    [one] { $count } Dent cassée, prise aux autres
   *[other] { $count } Dents cassées, prises aux autres
}
page-ra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant le Caractère
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
   *[black] Délocalisation (noir)
} : { $count } sur { $size }
page-ra-strikes-moved = Une fois pleine : qui l’a remplie perd une Dent, et { $team ->
    [yes] l’équipe suivante
   *[no] le joueur suivant
} pose ce Monstre dans un Quartier au choix.
page-ra-strikes-extra = Une fois pleine : qui l’a remplie perd une Dent, et { $team ->
    [yes] chaque autre équipe
   *[no] chaque autre joueur
} a une action de plus au prochain tour.
page-ra-strikes-teeth = Une fois pleine : qui l’a remplie perd deux Dents.
page-ra-strikes-end = Une fois pleine : la partie s’arrête aussitôt, sans autre repas, et { $team ->
    [yes] l’équipe de qui l’a remplie
   *[no] qui l’a remplie
} perd, quels que soient les points.
page-ra-strikes-rescue = Une fois pleine : qui l’a remplie perd une Dent et { $count ->
    [one] un Meeple
   *[other] { $count } Meeples
} au choix de son Estomac.
page-ra-strikes-report = Une fois pleine : qui l’a remplie perd une Dent et une carte au choix (Caractère, Pouvoir ou Super-Pouvoir-Secret inutilisé).
page-ra-struck = { $side ->
    [A] Ses Meeples restent.
   *[B] Puis ses Meeples vont à la boîte.
}
page-ra-grey-runs = Les Meeples gris qui fuient vont à la boîte et n’ont pas d’effet.
page-ra-culprit = { $seat } a rempli la dernière ligne du plateau de Fuite. La partie s’arrête aussitôt, et { $team ->
    [yes] toute l’équipe { $de_seat } perd, quels que soient ses points.
   *[no] { $seat } perd, quels que soient les points.
}
page-ra-team = Équipe { $team }
page-ra-in = dans { rampage-the-neighborhood }
page-ra-down = à terre
page-ra-upside-down = tête en bas
page-ra-invisible = disparu
page-ra-gazed = Déplacement interdit
page-ra-extra = { $count ->
    [one] { $count } action de plus au prochain tour
   *[other] { $count } actions de plus au prochain tour
}

# La ville en mots.

page-ra-building = { rampage-the-building } : { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}, { $meeples ->
    [one] { $meeples } Meeple
   *[other] { $meeples } Meeples
}.
page-ra-monster-at = Monstre { $de_seat } : { $where }.
page-ra-vehicle-at = { rampage-the-vehicle } : { $where }.
page-ra-on-ruin = sur { rampage-the-building }
page-ra-on-sidewalk = sur le Trottoir { rampage-of-building }
page-ra-nowhere = hors de la ville
page-ra-loose = Dans { rampage-the-neighborhood } : { $meeples ->
    [one] { $meeples } Meeple au sol
   *[other] { $meeples } Meeples au sol
}.
page-ra-damaged = Un enregistrement est illisible ; l’état de la table reste exact.

# À qui attend, on dit qui et quoi, selon la phase.
page-wait-ra-phase-choose = C’est à { $seats } de choisir des cartes.
page-wait-ra-phase-actions = C’est à { $seats } d’agir.
page-wait-ra-phase-meal = C’est à { $seats } de manger.
page-wait-ra-phase-after-meal = C’est à { $seats } de terminer le tour.
page-wait-ra-phase-count = C’est à { $seats } de décider d’une chose pour le décompte.
