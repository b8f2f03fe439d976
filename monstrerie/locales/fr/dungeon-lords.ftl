# Dungeon Lords. Les messages courts sont des mots que les autres assemblent.

dungeon-lords = Dungeon Lords
dungeon-lords-about = Creusez un donjon, commandez vos larbins, recrutez des monstres et posez des pièges : les aventuriers viendront, deux fois.
dungeon-lords-how-to-1 = À chaque saison, chaque seigneur donne trois ordres secrets : nourriture, or, tunnels, diablotins, pièges, monstres ou salles.
dungeon-lords-how-to-2 = Bâtissez un donjon et engagez des monstres. Beaucoup de ces actions vous rendent plus méchant.
dungeon-lords-how-to-3 = Des aventuriers viennent à votre porte. Plus vous êtes méchant, plus ils sont forts, et le pire reçoit le paladin.
dungeon-lords-how-to-4 = À la fin de l’année, ils entrent. Arrêtez-les avec des pièges et des monstres : salles, monstres et prisonniers rapportent des points, chaque tuile conquise en coûte.
dungeon-lords-round = { $round ->
    [1] Année 1, hiver
    [2] Année 1, printemps
    [3] Année 1, été
    [4] Année 1, automne
    [5] Année 2, hiver
    [6] Année 2, printemps
    [7] Année 2, été
   *[8] Année 2, automne
}

dl-colon = { $text } :
dl-order = { $order ->
    [food] Prendre de la nourriture
    [reputation] Améliorer sa réputation
    [dig] Creuser des tunnels
    [mine] Extraire de l’or
    [imps] Recruter des diablotins
    [traps] Acheter des pièges
    [monsters] Recruter un monstre
   *[room] Construire une salle
}
dl-a-monster = { $monster ->
    [goblin] un gobelin
    [slime] un visqueux
    [ghost] un fantôme
    [troll] un troll
    [witch] une sorcière
    [vampire] un vampire
    [golem] un automate
    [dragon] un dragon
   *[demon] un démon
    [sheep] un mouton
}
dl-the-monster = { $monster ->
    [goblin] le gobelin
    [slime] le visqueux
    [ghost] le fantôme
    [troll] le troll
    [witch] la sorcière
    [vampire] le vampire
    [golem] l’automate
    [dragon] le dragon
   *[demon] le démon
    [sheep] le mouton
}
dl-monster-start = { $monster ->
    [goblin] Le gobelin
    [slime] Le visqueux
    [ghost] Le fantôme
    [troll] Le troll
    [witch] La sorcière
    [vampire] Le vampire
    [golem] L’automate
    [dragon] Le dragon
   *[demon] Le démon
    [sheep] Le mouton
}
dl-room = { $room ->
    [henhouse] le poulailler
    [mushroom-farm] la champignonnière
    [souvenir-shop] le magasin de souvenirs
    [mint] l’hôtel des monnaies
    [workshop] l’atelier
    [tool-shed] la cabane à outils
    [printing-house] l’imprimerie
    [magic-chamber] la chambre magique
    [training-room] la chambre d’entraînement
    [dark-room] la chambre noire
    [labyrinth] le labyrinthe
    [anti-magic-room] la salle anti-magie
    [cafeteria] la cafétéria
    [chapel] la chapelle
    [pandemonium] le pandémonium
   *[pantheon] le panthéon
}
dl-room-start = { $room ->
    [henhouse] Le poulailler
    [mushroom-farm] La champignonnière
    [souvenir-shop] Le magasin de souvenirs
    [mint] L’hôtel des monnaies
    [workshop] L’atelier
    [tool-shed] La cabane à outils
    [printing-house] L’imprimerie
    [magic-chamber] La chambre magique
    [training-room] La chambre d’entraînement
    [dark-room] La chambre noire
    [labyrinth] Le labyrinthe
    [anti-magic-room] La salle anti-magie
    [cafeteria] La cafétéria
    [chapel] La chapelle
    [pandemonium] Le pandémonium
   *[pantheon] Le panthéon
}
dl-trap = { $trap ->
    [rolling-stone] la pierre roulante
    [wall-of-fire] le mur de feu
    [pendulum] le balancier
    [trap-door] la trappe
    [cursed-ring] l’anneau maudit
    [poisoned-meal] le repas empoisonné
    [poisoned-dart] la fléchette empoisonnée
    [anti-magic-dart] la fléchette anti-magie
   *[kamikaze-imp] le diablotin kamikaze
}
dl-card-name = { $card ->
    [word-of-peace] Parole de paix
    [suggestion] Suggestion
    [magic-shield] Bouclier magique
    [invisibility] Invisibilité
    [detect-evil] Détection du mal
    [fist-of-justice] Poing de justice
    [detect-treasure] Détection de trésor
    [fireball] Boule de feu
    [graffiti] Graffiti
    [aura-of-fear] Aura de peur
    [metamorphosis] Métamorphose
    [blind-rage] Rage aveugle
    [create-food] Création de nourriture
    [illusion] Illusion
    [song-of-courage] Chant de courage
    [regeneration] Régénération
    [magic-key] Clé magique
   *[dimensional-gate] Portail dimensionnel
}
dl-special-name = { $special ->
    [witch-hunt] Chasse aux sorcières
    [monster-strike] Grève des monstres
    [extra-tax] Taxe supplémentaire
    [rats] Rats
    [robbery] Vol
    [rust] Rouille
    [desertion] Désertion
    [rumours] Rumeurs
   *[holiday] Congé
}
# $amount est le nombre de la carte ; pour une moitié : arrondie au-dessus (1) ou au-dessous (0).
dl-special-effect = { $special ->
    [witch-hunt] Chaque joueur renonce à un monstre ou gagne { $amount } de méchanceté.
    [monster-strike] Pour chacun de ses monstres, chaque joueur paie une part du salaire ou se passe de lui au prochain Combat.
    [extra-tax] Chaque joueur doit { $amount } Or par salle.
    [rats] Chaque joueur perd la moitié de sa Nourriture (arrondie { $amount ->
        [0] au-dessous
       *[other] au-dessus
    }).
    [robbery] Chaque joueur perd la moitié de son Or (arrondie { $amount ->
        [0] au-dessous
       *[other] au-dessus
    }).
    [rust] Chaque joueur perd la moitié de ses pièges (arrondie { $amount ->
        [0] au-dessous
       *[other] au-dessus
    }).
    [desertion] Chaque joueur perd { $amount ->
        [one] tous ses diablotins
       *[other] un diablotin sur { $amount }
    }.
    [rumours] Chaque joueur gagne 1 de méchanceté par monstre au-delà de { $amount }.
   *[holiday] Aucune salle ne produit la saison prochaine.
}
dl-event-name = { $event ->
    [payday] jour de paye
    [taxes] taxes
   *[special] événement spécial
}
dl-class = { $class ->
    [warrior] guerrier
    [thief] voleur
    [priest] prêtre
    [wizard] magicien
    [paladin] paladin
   *[illusion] illusion
}
dl-the-class = { $class ->
    [warrior] le guerrier
    [thief] le voleur
    [priest] le prêtre
    [wizard] le magicien
    [paladin] le paladin
   *[illusion] l’illusion
}
dl-class-start = { $class ->
    [warrior] Le guerrier
    [thief] Le voleur
    [priest] Le prêtre
    [wizard] Le magicien
    [paladin] Le paladin
   *[illusion] L’illusion
}
dl-season-name = { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
   *[autumn] automne
}
dl-part = { $part ->
    [gold] 1 Or
    [food] 1 Nourriture
    [evil] 1 de méchanceté
    [trap] 1 piège
   *[monster] un monstre
}
# Un prix en toutes lettres ; $payment nomme ses parts.
dl-price = { $payment ->
    [none] rien
    [gold] { $cost_gold } Or
    [food] { $cost_food } Nourriture
    [imps] { $cost_imps ->
        [one] { $cost_imps } diablotin
       *[other] { $cost_imps } diablotins
    }
    [evil] { $cost_evil } de méchanceté
    [traps] { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [monsters] { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
    [gold-food] { $cost_gold } Or et { $cost_food } Nourriture
    [gold-imps] { $cost_gold } Or et { $cost_imps ->
        [one] { $cost_imps } diablotin
       *[other] { $cost_imps } diablotins
    }
    [gold-evil] { $cost_gold } Or et { $cost_evil } de méchanceté
    [gold-traps] { $cost_gold } Or et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [gold-monsters] { $cost_gold } Or et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
    [food-imps] { $cost_food } Nourriture et { $cost_imps ->
        [one] { $cost_imps } diablotin
       *[other] { $cost_imps } diablotins
    }
    [food-evil] { $cost_food } Nourriture et { $cost_evil } de méchanceté
    [food-traps] { $cost_food } Nourriture et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [food-monsters] { $cost_food } Nourriture et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
    [evil-traps] { $cost_evil } de méchanceté et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [evil-monsters] { $cost_evil } de méchanceté et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
    [gold-food-imps] { $cost_gold } Or, { $cost_food } Nourriture et { $cost_imps ->
        [one] { $cost_imps } diablotin
       *[other] { $cost_imps } diablotins
    }
    [gold-food-evil] { $cost_gold } Or, { $cost_food } Nourriture et { $cost_evil } de méchanceté
    [gold-food-traps] { $cost_gold } Or, { $cost_food } Nourriture et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [gold-evil-traps] { $cost_gold } Or, { $cost_evil } de méchanceté et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [food-evil-traps] { $cost_food } Nourriture, { $cost_evil } de méchanceté et { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    }
    [food-evil-monsters] { $cost_food } Nourriture, { $cost_evil } de méchanceté et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
    [gold-evil-monsters] { $cost_gold } Or, { $cost_evil } de méchanceté et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
   *[many] { $cost_gold } Or, { $cost_food } Nourriture, { $cost_imps ->
        [one] { $cost_imps } diablotin
       *[other] { $cost_imps } diablotins
    }, { $cost_evil } de méchanceté, { $cost_traps ->
        [one] { $cost_traps } carte Piège
       *[other] { $cost_traps } cartes Piège
    } et { $cost_monsters ->
        [one] { $cost_monsters } autre monstre
       *[other] { $cost_monsters } autres monstres
    }
}
# Ce qu’une case d’action coûte et rapporte.
dl-space-text = { $payment ->
    [none] {""}
   *[other] { dl-price } →{" "}
}{ $order ->
    [food] { $gain_food } Nourriture{ $gain_gold ->
        [0] {""}
       *[other] {" "}et { $gain_gold } Or
    }
    [reputation] { $better } de méchanceté en moins{ $spy ->
        [yes] {" "}et une carte Combat à regarder
       *[no] {""}
    }
    [dig] { $workers ->
        [one] { $workers } tunnel
       *[other] jusqu’à { $workers } tunnels
    }{ $foreman ->
        [0] {""}
       *[other] {" "}(plus 1 diablotin contremaître)
    }
    [mine] { $workers ->
        [one] { $workers } Or
       *[other] jusqu’à { $workers } Or
    }{ $foreman ->
        [0] {""}
       *[other] {" "}(plus 1 diablotin contremaître)
    }
    [imps] { $workers ->
        [one] { $workers } diablotin
       *[other] { $workers } diablotins
    }
    [traps] { $gain_traps ->
        [one] { $gain_traps } carte Piège
       *[other] { $gain_traps } cartes Piège
    }{ $discard ->
        [0] {""}
       *[other] , dont { $discard } à défausser
    }
    [monsters] un monstre ou un fantôme
   *[room] une salle
}
dl-space = { $space ->
    [0] A1
    [1] B1
    [2] C1
    [3] D1
    [4] E1
    [5] A2
    [6] B2
    [7] C2
    [8] D2
    [9] E2
    [10] A3
    [11] B3
    [12] C3
    [13] D3
    [14] E3
    [15] A4
    [16] B4
    [17] C4
    [18] D4
   *[other] E4
}

option-dungeon-lords-rules = Règles
option-dungeon-lords-rules-help = Première partie : pas d’événements spéciaux, ordres inaccessibles tirés au hasard, aucun supplément pour recruter avec le premier ordre, et la méchanceté peut toujours être payée.
option-dungeon-lords-rules-first = première partie
option-dungeon-lords-rules-full = complètes
option-dungeon-lords-choose_locked = Choisir les ordres inaccessibles
option-dungeon-lords-choose_locked-help = Même lors d’une première partie, chacun choisit deux ordres inaccessibles parmi trois.
option-dungeon-lords-special_events = Événements spéciaux
option-dungeon-lords-special_events-help = Avec les règles complètes, chaque année apporte un événement spécial. Chasse aux sorcières, Grève des monstres, Taxe supplémentaire, Rats et Vol sont connus par des récits de parties ; certains de leurs nombres sont des suppositions. Rouille, Désertion, Rumeurs et Congé sont de notre invention.
option-dungeon-lords-special_events-sourced = ceux qui sont connus
option-dungeon-lords-special_events-all = aussi ceux de notre invention
option-dungeon-lords-special_events-none = aucun

dl-phase-setup = Mise en place
dl-phase-orders = Ordres
dl-phase-execution = Exécution des ordres
dl-phase-production = Production et récupération
dl-phase-event = Événement
dl-phase-planning = Combat : planification
dl-phase-battle = Combat : bataille
dl-phase-over = Décompte

dl-prompt-over = Les deux années sont passées.
dl-prompt-keep-order = Lequel des trois ordres gardez-vous en main ? Les deux autres sont inaccessibles cette saison.
dl-prompt-choose-order = Choisissez en secret votre ordre { $position } sur 3. Les ordres sont révélés quand tout le monde a choisi.
dl-prompt-choose-dummy-order = Choisissez le troisième ordre de votre joueur fictif : son larbin prendra la case 1 de cette action.
dl-prompt-act = { dl-order }, case { $space } : { dl-space-text }. Exécutez-vous l’action, ou mettez-vous le larbin sur la carte Ordre ?
dl-prompt-dig-tunnels = Choisissez où creuser, un tunnel après l’autre ({ $imps ->
    [one] { $imps } diablotin disponible
   *[other] { $imps } diablotins disponibles
}).
dl-prompt-mine-gold = Combien de mineurs envoyez-vous ? { $imps ->
    [one] { $imps } diablotin est disponible
   *[other] { $imps } diablotins sont disponibles
} ; chaque mineur rapporte 1 Or.
dl-prompt-hire-monster = Quel monstre ou fantôme recrutez-vous{ $payment ->
    [none] {""}
   *[other] {" "}({ dl-price } en plus de son prix)
} ?
dl-prompt-build-room = Quelle salle construisez-vous{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}, et où ?
dl-prompt-discard-trap = { $number ->
    [one] Quel piège défaussez-vous ?
   *[other] Choisissez { $number } pièges à défausser, l’un après l’autre.
}
dl-prompt-feed = Lequel de vos monstres donnez-vous au démon ?
dl-prompt-production = Utilisez une salle de production, ou terminez la production.
dl-prompt-dig-from-shed = Où la cabane à outils creuse-t-elle son tunnel ?
dl-prompt-retrieve-order = Quel ordre reprenez-vous en main ? Les deux autres deviennent inaccessibles.
dl-prompt-pay-wage = Payez-vous { dl-the-monster } ({ dl-price }) ? Sinon, { $monster ->
    [witch] elle
   *[other] il
} s’en va et vous gagnez 1 de méchanceté.
dl-prompt-pay-taxes = Combien payez-vous sur { $due } Or ? Chaque Or impayé coûte 3 points à la fin.
dl-prompt-witch-hunt = Chasse aux sorcières : renoncez à l’un de vos monstres, ou gagnez { $evil } de méchanceté.
dl-prompt-settle-strike = Grève des monstres : payez à { $monster ->
    [witch] la sorcière
    [slime] ce visqueux
    [goblin] ce gobelin
    [ghost] ce fantôme
    [troll] ce troll
    [vampire] ce vampire
    [golem] cet automate
    [dragon] ce dragon
   *[demon] ce démon
} une part du salaire, ou passez-vous { $monster ->
    [witch] d’elle
   *[other] de lui
} au prochain Combat.
dl-prompt-choose-tile = Quelle tuile le groupe attaque-t-il ? Choisissez l’une des tuiles non conquises les plus proches de l’entrée.
dl-prompt-lay-trap = Posez-vous un piège pour cette bataille ?
dl-prompt-send-monsters = Quels monstres et fantômes envoyez-vous à la bataille ? { $most ->
    [one] Un seul monstre peut combattre ici
   *[other] { $most } monstres au plus peuvent combattre ici
} ; les fantômes ne sont pas limités.
dl-prompt-release-prisoner = Toutes vos tuiles sont conquises. Quel prisonnier libérez-vous ?
dl-prompt-spring-first = Quel piège déclenchez-vous en premier ?
dl-prompt-aim = Qui est la cible ? ({ dl-trap })
dl-prompt-choose-attack = Choisissez un monstre, son attaque et sa cible.
dl-prompt-second-hit = Qui reçoit le second coup de la sorcière ?
dl-prompt-take-back-vampire = Le vampire n’a personne à mordre. Le reprenez-vous face visible (il pourra encore combattre) ou face cachée (assommé) ?
dl-prompt-word-of-peace = Parole de paix : retirez tous vos monstres, ou gagnez { $evil } de méchanceté.
dl-prompt-persuade = Suggestion : payez encore { dl-price } ({ dl-the-monster }), ou retirez-{ $monster ->
    [witch] la
   *[other] le
}.
dl-prompt-pick-monster = { dl-card-name } : choisissez l’un des monstres envoyés.
dl-prompt-magic-key = Clé magique : quel prisonnier rejoint le groupe ?

dl-move-keep = Garder : { dl-order }
dl-move-order = { dl-order }
dl-move-dummy-order = Joueur fictif : { dl-order }
dl-move-retrieve = Récupérer : { dl-order }
dl-move-perform = Exécuter l’action
dl-move-decline = Renoncer
dl-move-stop = Arrêter
dl-move-spy = Exécuter l’action et regarder la carte Combat de la manche { $round }
dl-move-dig = Creuser en { dl-space }
dl-move-mine = { $miners ->
    [one] Envoyer { $miners } mineur
   *[other] Envoyer { $miners } mineurs
}
dl-move-hire = Recruter { dl-the-monster }
dl-move-build = Construire { dl-room } en { dl-space }
dl-move-discard = Défausser { dl-trap }
dl-move-choose = Choisir { dl-the-monster }
dl-move-choose-named = { $why ->
    [give] Abandonner { dl-the-monster }
    [feed] Donner { dl-the-monster } au démon
   *[spell] Choisir { dl-the-monster }
}
dl-move-work = Utiliser { dl-room }
dl-move-pay = Payer { dl-the-monster }
dl-move-let-go = Ne pas payer { dl-the-monster }
dl-move-let-go-named = { $why ->
    [strike] Combattre sans { dl-the-monster } cette année
   *[payday] Laisser partir { dl-the-monster } (+1 de méchanceté)
}
dl-move-pay-tax = Payer { $gold } Or
dl-move-refuse = Gagner plutôt de la méchanceté
dl-move-refuse-named = Gagner { $evil } de méchanceté
dl-move-pay-part = Payer { dl-part }
dl-move-tile = Combattre en { dl-space }
dl-move-lay = Poser { dl-trap }
dl-move-no-trap = Aucun piège
dl-move-send = Envoyer { dl-the-monster }
dl-move-ready = C’est prêt
dl-move-release = Libérer un prisonnier
dl-move-release-named = { $why ->
    [key] Laisser revenir : { dl-hero }
   *[release] Libérer : { dl-hero }
}
dl-move-spring = Déclencher d’abord { dl-trap }
dl-move-target = Toucher le numéro { $place } de la file
dl-move-target-named = Toucher { dl-the-class } (numéro { $place } de la file)
dl-move-attack = { $monster ->
    [slime] { $attack ->
        [1] Attaquer avec le visqueux
       *[other] Barrer le passage avec le visqueux
    }
    [troll] { $attack ->
        [1] Attaquer le numéro { $place } de la file avec le troll
       *[other] Donner 1 Nourriture au troll et attaquer le numéro { $place } de la file
    }
    [witch] { $attack ->
        [1] Attaquer le numéro { $place } de la file avec la sorcière
       *[other] Frapper deux petits coups avec la sorcière, le premier sur le numéro { $place } de la file
    }
    [vampire] { $attack ->
        [1] Mordre le numéro { $place } de la file avec le vampire
       *[other] Mordre moins fort le numéro { $place } de la file et garder le vampire face visible
    }
    [dragon] Attaquer avec le dragon
   *[other] Attaquer le numéro { $place } de la file avec { dl-the-monster }
}
dl-move-attack-named = { $monster ->
    [slime] { $attack ->
        [1] Visqueux : attaquer { $all ->
            [yes] tout le monde
           *[no] { dl-the-class } (numéro { $place })
        }
       *[other] Visqueux : barrer le passage (sans attaquer)
    }
    [troll] { $attack ->
        [1] Troll : attaquer { dl-the-class } (numéro { $place })
       *[other] Troll : manger 1 Nourriture et attaquer { dl-the-class } (numéro { $place })
    }
    [witch] { $attack ->
        [1] Sorcière : attaquer { dl-the-class } (numéro { $place })
       *[other] Sorcière : deux petits coups, le premier sur { dl-the-class } (numéro { $place })
    }
    [vampire] { $attack ->
        [1] Vampire : mordre { dl-the-class } (numéro { $place })
       *[other] Vampire : mordre moins fort { dl-the-class } (numéro { $place }), rester face visible
    }
    [dragon] Dragon : attaquer { $all ->
        [yes] tout le monde
       *[no] { dl-the-class } (numéro { $place })
    }
    [goblin] Gobelin : attaquer { dl-the-class } (numéro { $place })
    [ghost] Fantôme : attaquer { dl-the-class } (numéro { $place })
    [golem] Automate : attaquer { dl-the-class } (numéro { $place })
    [sheep] Mouton : attaquer { dl-the-class } (numéro { $place })
   *[demon] Démon : attaquer { dl-the-class } (numéro { $place })
}
dl-move-take-back = { $up ->
    [yes] Le reprendre face visible (il pourra encore combattre)
   *[no] Le reprendre face cachée (assommé)
}
dl-move-withdraw = Retirer
dl-move-withdraw-named = { $why ->
    [all] Retirer tous vos monstres
   *[one] Retirer { dl-the-monster }
}

dl-hero = { dl-class } ({ $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}{ $disarm ->
    [0] {""}
   *[other] , désarme { $disarm }
}{ $heal ->
    [0] {""}
   *[other] , guérit { $heal }
}{ $magic ->
    [0] {""}
   *[other] , magie { $magic }
})
dl-first = { $seat } prend le jeton Premier joueur.
dl-order-drawn = Vous piochez « { dl-order } ».
dl-order-kept = Vous gardez « { dl-order } ».
dl-order-locked = « { dl-order } » est inaccessible pour { $seat }.
dl-season = Année { $year }, { dl-season-name }. { $seat } a le jeton Premier joueur.
dl-in-tavern = À la taverne : { dl-a-monster }.
dl-in-shop = Au magasin : { dl-room }.
dl-event-coming = Événement à venir ({ dl-season-name }) : { dl-event-name }{ $effect ->
    [no] {" "}(sans effet avec ces règles)
   *[yes] {""}
}.
dl-special-coming = L’événement spécial sera : { dl-special-name }. { dl-special-effect }
dl-hero-coming = En chemin : { dl-hero }.
dl-hero-bottomed = Les aventuriers tirés sont tous du même rang ; le dernier tiré, { dl-hero }, va sous la pile.
dl-dummy-placed = Un larbin fictif prend la case { $space } de « { dl-order } ».
dl-dummy-home = Le larbin fictif rentre de « { dl-order } ».
dl-order-chosen = Vous posez « { dl-order } » en position { $position }.
dl-dummy-order-chosen = Le troisième ordre de votre joueur fictif est « { dl-order } ».
dl-order-revealed = { $seat } révèle l’ordre { $position } : { dl-order }.
dl-minion-placed = Le larbin { $de_seat } prend la case { $space } de « { dl-order } ».
dl-no-space = Il ne reste pas de case pour { $seat } à « { dl-order } » : l’ordre n’est pas exécuté.
dl-hire-first = { $seat } paie { $gold } Or parce que « Recruter un monstre » est son premier ordre.
dl-hire-first-unpaid = { $seat } ne peut pas payer { $gold } Or pour recruter avec son premier ordre : il n’est pas exécuté.
dl-impossible = { $seat } ne peut pas exécuter « { dl-order } » : { $why ->
    [imps] trop peu de diablotins sont disponibles
    [nowhere] il n’y a nulle part où creuser
    [tunnels] il n’y a pas de tunnel non conquis où extraire de l’or
    [monster] aucun monstre de la taverne n’est à sa portée
    [tavern] la taverne est vide
    [shop] le magasin est vide
    [site] aucune salle du magasin n’a de place dans le donjon
    [price] le prix ({ dl-price }) ne peut pas être payé
    [evil] il n’y a plus de place sur l’échelle pour { dl-price }
   *[traps] il ne reste plus de cartes Piège
}.
dl-declined = { $seat } renonce à « { dl-order } ».
dl-got-food = { $seat } prend { $food } Nourriture{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } Or
}{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}.
dl-improved = { $seat } améliore sa réputation{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}.
dl-spied = { $seat } regarde la carte Combat de la manche { $round }.
dl-spied-card = Vous avez vu la carte Combat de la manche { $round } : { dl-card-name }, fatigue { $fatigue }.
dl-dug = { $seat } creuse un tunnel en { dl-space }.
dl-mined = { $seat } extrait { $gold } Or.
dl-recruited = { $seat } recrute { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}.
dl-bought-traps = { $payment ->
    [none] { $seat } prend des pièges gratuits.
   *[other] { $seat } achète des pièges pour { dl-price }.
}
dl-drew-traps = { $seat } pioche { $traps ->
    [one] { $traps } carte Piège
   *[other] { $traps } cartes Piège
}.
dl-drew-trap = Vous piochez { dl-trap }.
dl-discarded = { $seat } défausse une carte Piège face cachée.
dl-discarded-trap = Vous défaussez { dl-trap }.
dl-hired = { $seat } recrute { dl-a-monster }{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}.
dl-given = { $seat } abandonne { dl-the-monster }.
dl-built = { $seat } construit { dl-room } en { dl-space }{ $gold ->
    [0] {""}
   *[other] {" "}pour { $gold } Or
}.
dl-produced = { $seat } utilise { dl-room } avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $food ->
    [0] {""}
   *[other] {" "}et { $food } Nourriture
} : { $room ->
    [henhouse] 1 Nourriture
    [mushroom-farm] 1 Nourriture
    [souvenir-shop] 1 Or
    [mint] 1 Or
    [workshop] 1 carte Piège
    [tool-shed] 1 tunnel
    [printing-house] { $brings ->
        [0] aucune méchanceté à perdre
       *[other] 1 de méchanceté en moins
    }
   *[magic-chamber] 1 nouveau diablotin
}.
dl-retrieved = { $seat } récupère « { dl-order } » ; ses deux autres ordres deviennent inaccessibles.
dl-evil-gained = { $seat } gagne { $spaces } de méchanceté (maintenant { $evil }).
dl-evil-lost = { $seat } perd { $spaces } de méchanceté (maintenant { $evil }).
dl-evil-most = { $seat } ne peut pas gagner plus de méchanceté (déjà { $evil }, la plus haute case).
dl-evil-least = { $seat } ne peut pas perdre plus de méchanceté (déjà { $evil }, la plus basse case).
dl-dummy-evil = La méchanceté du joueur fictif passe à { $evil }.
dl-paladin-came = Le paladin vient chez { $seat }.
dl-paladin-moved = Le paladin quitte { $from_seat } pour { $seat }.
dl-event = Événement : { dl-event-name }{ $effect ->
    [no] {" "}(sans effet avec ces règles)
   *[yes] {""}
}.
dl-paid = { $seat } paie { dl-the-monster } : { dl-price }.
dl-let-go = { $seat } laisse partir { dl-the-monster }.
dl-taxed = { $seat } paie { $paid } Or sur { $due }{ $markers ->
    [0] {""}
    [one] {" "}et prend { $markers } marqueur de taxe impayée
   *[other] {" "}et prend { $markers } marqueurs de taxe impayée
}.
dl-special = Événement spécial : { dl-special-name }. { dl-special-effect }
dl-untouched = { $seat } ne perd rien.
dl-strikes = Chez { $seat }, { dl-the-monster } ne combattra pas cette année.
dl-struck-deal = { $seat } s’arrange avec { dl-the-monster } pour { dl-part }.
dl-rats = Les rats mangent { $lost } Nourriture chez { $seat }.
dl-robbery = On vole { $lost } Or à { $seat }.
dl-desertion = { $imps ->
    [one] { $imps } diablotin quitte { $seat }.
   *[other] { $imps } diablotins quittent { $seat }.
}
dl-hero-came = Un aventurier va chez { $seat } : { dl-hero }.
dl-hero-dummy = Un aventurier va chez le joueur fictif, donc aux Pays Lointains : { dl-hero }.
dl-combat = Le Combat de l’année { $year } commence.
dl-round = Combat, manche { $round }.
dl-tile = Chez { $seat }, le groupe attaque en { dl-space }.
dl-laid = { $seat } pose un piège face cachée{ $gold ->
    [0] {""}
   *[other] {" "}pour { $gold } Or
}.
dl-laid-trap = Vous posez { dl-trap }.
dl-sent = { $seat } envoie { dl-the-monster }.
dl-released = { $seat } libère un prisonnier : { dl-hero }.
dl-card = La carte Combat de la manche { $round } est { dl-card-name }, fatigue { $fatigue }.
dl-battle = { $seat } combat en { dl-space }.
dl-called-off = Pas de bataille chez { $seat } : le groupe est parti.
dl-sprung = { $seat } déclenche { dl-trap }{ $payment ->
    [none] {""}
   *[other] {" "}pour { dl-price }
}.
dl-aimed = { $trap ->
    [poisoned-dart] La fléchette empoisonnée
    [anti-magic-dart] La fléchette anti-magie
   *[other] Ce piège
} vise { dl-the-class } (numéro { $place } de la file) : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
dl-prevented = Le groupe désarme le piège : { $wounds ->
    [one] { $wounds } blessure évitée
   *[other] { $wounds } blessures évitées
}.
dl-poisoned = Le poison agira sur { dl-the-class } (numéro { $place } de la file) à la fin de la bataille : { $wounds ->
    [one] { $wounds } blessure de plus
   *[other] { $wounds } blessures de plus
}.
dl-blocked = { $what ->
    [spell] Le groupe ne peut pas lancer de sort dans cette bataille.
    [healing] Le groupe ne peut pas guérir dans cette bataille.
   *[conquest] Aucune tuile n’est conquise dans cette bataille, et il n’y a pas de fatigue.
}
dl-cast = Le groupe lance { dl-card-name }.
dl-not-cast = Le groupe ne peut pas lancer { dl-card-name } : { $why ->
    [magic] il n’a que { $has } de magie sur { $needs }
    [dart] la fléchette anti-magie l’en empêche
   *[room] c’est la salle anti-magie
}.
dl-no-effect = Le sort n’a aucun effet.
dl-shielded = Le bouclier magique absorbera { $number ->
    [one] la prochaine blessure
   *[other] les { $number } prochaines blessures
} de cette bataille.
dl-absorbed = Le bouclier magique absorbe { $absorbed ->
    [one] { $absorbed } blessure
   *[other] { $absorbed } blessures
} ({ dl-the-class }, numéro { $place } de la file).
dl-invisible = { $number ->
    [one] Le magicien passe à la fin de la file et ne peut pas être blessé dans cette bataille.
   *[other] Les { $number } magiciens passent à la fin de la file et ne peuvent pas être blessés dans cette bataille.
}
dl-unseen = Le magicien invisible (numéro { $place } de la file) ne peut pas être blessé.
dl-imps-lost = { $seat } perd { $number ->
    [one] { $number } diablotin
   *[other] { $number } diablotins
}.
dl-goods-lost = { $good ->
    [gold] { $seat } perd { $number } Or.
    [food] { $seat } n’a pas d’Or et perd { $number } Nourriture.
    [traps] { $seat } n’a ni Or ni Nourriture et perd { $number ->
        [one] { $number } carte Piège
       *[other] { $number } cartes Piège
    }.
   *[none] { $seat } n’a rien à perdre.
}
dl-raging = Les monstres { $de_seat } ne peuvent attaquer que le premier de la file dans cette bataille.
dl-fed = { dl-class-start } (numéro { $place } de la file) gagne { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
} (maintenant { $hp }).
dl-illusion = Une illusion avec { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
} prend la tête de la file.
dl-tireless = Il n’y a pas de fatigue dans cette bataille.
dl-withdrawn = { $seat } retire { dl-the-monster }.
dl-sheep = Chez { $seat }, { dl-the-monster } se change en mouton, qui attaque pour { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
dl-gone = { $seat } perd { dl-the-monster } pour toujours.
dl-escaped = Un prisonnier s’échappe de chez { $seat } avec { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
} : { dl-hero }.
dl-attacked = Chez { $seat }, { dl-the-monster } { $food ->
    [0] attaque
   *[other] mange { $food } Nourriture et attaque
}.
dl-barred = Chez { $seat }, { dl-the-monster } barre le passage sans attaquer : aucune tuile n’est conquise dans cette bataille, et il n’y a pas de fatigue.
dl-no-target = Chez { $seat }, { dl-the-monster } n’a personne à attaquer.
dl-taken-back = { $up ->
    [yes] { $seat } reprend { dl-the-monster } face visible.
   *[no] { $seat } reprend { dl-the-monster } face cachée.
}
dl-wounded = { dl-class-start } (numéro { $place } de la file) { $wounds ->
    [0] ne subit rien.
    [one] subit { $wounds } blessure ({ $all_wounds } sur { $hp }).
   *[other] subit { $wounds } blessures ({ $all_wounds } sur { $hp }).
}
dl-eliminated = { $seat } capture un aventurier : { dl-hero }.
dl-healed = { dl-class-start } (numéro { $place } de la file) guérit de { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} (il en reste { $all_wounds } sur { $hp }).
dl-held = Aucune tuile n’est conquise chez { $seat } cette manche.
dl-fatigue = Le groupe se fatigue : { $fatigue ->
    [one] { $fatigue } blessure
   *[other] { $fatigue } blessures
}.
dl-conquered = Chez { $seat }, la tuile { dl-space } est conquise.
dl-poison = Chez { $seat }, le poison agit sur { dl-the-class } (numéro { $place } de la file) : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
dl-party-beaten = { $seat } a vaincu tout le groupe.
dl-combat-over = Le Combat de l’année { $year } est terminé.
dl-second-year = La seconde année commence. { $seat } a le jeton Premier joueur.
dl-titled = { $count ->
    [one] { $seats } reçoit le titre { dl-title-name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seats } se partagent le titre { dl-title-name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par joueur.
}
dl-scored = { $seat } marque { $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}{ $rooms ->
    [0] {""}
   *[other] {" "}· salles { $rooms }
}{ $monsters ->
    [0] {""}
   *[other] {" "}· monstres { $monsters }
}{ $prisoners ->
    [0] {""}
   *[other] {" "}· prisonniers { $prisoners }
}{ $paladins ->
    [0] {""}
   *[other] {" "}· paladins { $paladins }
}{ $conquered ->
    [0] {""}
   *[other] {" "}· tuiles conquises −{ $conquered }
}{ $taxes ->
    [0] {""}
   *[other] {" "}· taxes impayées −{ $taxes }
}{ $point_rooms ->
    [0] {""}
   *[other] {" "}· salles à points { $point_rooms }
}{ $titles ->
    [0] {""}
   *[other] {" "}· titres { $titles }
}{ $pantheon ->
    [0] {""}
   *[other] {" "}· panthéon { $pantheon }
}.
dl-over = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
} avec { $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}.
dl-licence = { $seat } reçoit la licence de Seigneur du Donjon avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dl-no-licence = { $seat } ne reçoit pas la licence ({ $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}).

dl-source-rooms = Salles
dl-source-monsters = Monstres
dl-source-prisoners = Prisonniers
dl-source-paladins = Paladins
dl-source-conquered = Tuiles conquises
dl-source-taxes = Taxes impayées
dl-source-point-rooms = Salles à points
dl-source-titles = Titres
dl-source-pantheon = Panthéon
dl-title-dark-deeds = Seigneur des Sombres Faits
dl-title-rooms = Seigneur des Salles
dl-title-tunnels = Seigneur des Tunnels
dl-title-monsters = Seigneur des Monstres
dl-title-imps = Seigneur des Diablotins
dl-title-treasure = Seigneur des Trésors
dl-title-battle = Seigneur des Batailles
dl-title-name = { $title ->
    [dark-deeds] { dl-title-dark-deeds }
    [rooms] { dl-title-rooms }
    [tunnels] { dl-title-tunnels }
    [monsters] { dl-title-monsters }
    [imps] { dl-title-imps }
    [treasure] { dl-title-treasure }
   *[battle] { dl-title-battle }
}

dl-refusal-not-drawn = Gardez l’un des trois ordres que vous avez piochés.
dl-refusal-lock-first = Choisissez d’abord l’ordre que vous gardez ; les deux autres sont inaccessibles.
dl-refusal-choose-orders = Choisissez d’abord vos trois ordres.
dl-refusal-no-order = Cet ordre n’existe pas.
dl-refusal-order-locked = « { dl-order } » est inaccessible cette saison. Choisissez un autre ordre.
dl-refusal-order-played = « { dl-order } » est déjà posé : vos trois ordres doivent être différents.
dl-refusal-dummy-order = Choisissez l’une des cartes restées dans la pile de votre joueur fictif.
dl-refusal-choose-dummy-order = Choisissez d’abord le troisième ordre de votre joueur fictif.
dl-refusal-no-spying = Cette case ne permet pas de regarder une carte Combat.
dl-refusal-no-card = Choisissez l’une des { $most ->
    [one] { $most } carte Combat
   *[other] { $most } cartes Combat
}.
dl-refusal-perform-or-decline = Exécutez « { dl-order } », ou renoncez-y.
dl-refusal-dig-none = Pour ne rien creuser, renoncez à l’action.
dl-refusal-dug-already = Vous avez déjà creusé : continuez, ou arrêtez.
dl-refusal-dig-now = Vous creusez : choisissez une case, ou arrêtez.
dl-refusal-no-site-space = Cette case n’existe pas sur votre chantier. Ses cases vont de A1 à E4.
dl-refusal-space-filled = La case { dl-space } est déjà occupée.
dl-refusal-not-beside = La case { dl-space } n’a pas de côté commun avec votre donjon.
dl-refusal-block = Un tunnel en { dl-space } compléterait un carré de 2 sur 2, ce qui est interdit.
dl-refusal-mine-none = Pour n’envoyer aucun mineur, renoncez à l’action.
dl-refusal-miners = Cette case accepte au plus { $most ->
    [one] { $most } mineur
   *[other] { $most } mineurs
}.
dl-refusal-idle-imps = { $imps ->
    [0] Vous n’avez aucun diablotin disponible
    [one] Vous n’avez qu’un diablotin disponible
   *[other] Vous n’avez que { $imps } diablotins disponibles
} (un contremaître compte aussi).
dl-refusal-miner-each-tunnel = Chaque mineur a besoin de son propre tunnel non conquis.
dl-refusal-mine-now = Choisissez combien de mineurs partent, ou renoncez.
dl-refusal-hire-now = Recrutez un monstre de la taverne, ou renoncez.
dl-refusal-not-in-tavern = Ce monstre n’est pas à la taverne.
dl-refusal-gold = { dl-monster-start } coûte { $price } Or, et vous n’en avez que { $gold }.
dl-refusal-food = { dl-monster-start } coûte ici { $price } Nourriture, et vous n’en avez que { $food }.
dl-refusal-evil = { dl-monster-start } coûte { $price } de méchanceté, et il ne reste { $left ->
    [0] aucune case
    [one] qu’une case
   *[other] que { $left } cases
} au-dessus de vous sur l’échelle.
dl-refusal-no-trap-to-pay = { dl-monster-start } coûte une carte Piège, et vous n’en avez pas.
dl-refusal-no-monster-to-give = { dl-monster-start } coûte l’un de vos monstres, et vous n’en avez pas à donner.
dl-refusal-ghost-to-demon = Le démon ne veut pas d’un fantôme : un fantôme n’est pas un monstre.
dl-refusal-give-monster = Choisissez l’un de vos monstres.
dl-refusal-no-such-trap = Vous n’avez pas ce piège.
dl-refusal-discard-trap = Défaussez d’abord { $traps ->
    [one] un piège
   *[other] { $traps } pièges
}.
dl-refusal-build-now = Construisez une salle du magasin, ou renoncez.
dl-refusal-not-in-shop = Cette salle n’est pas au magasin.
dl-refusal-no-tunnel = Vous n’avez pas de tunnel en { dl-space }.
dl-refusal-conquered = Le tunnel en { dl-space } est conquis et ne peut pas devenir une salle.
dl-refusal-beside-room = La case { dl-space } touche une autre salle. Deux salles ne peuvent pas avoir de côté commun.
dl-refusal-zone = La case { dl-space } n’est pas dans la zone où l’on peut construire { dl-room }.
dl-refusal-produce-now = Utilisez une salle de production, ou terminez la production.
dl-refusal-not-your-room = Vous n’avez pas cette salle de production.
dl-refusal-room-conquered = { dl-room-start } ne peut pas servir : la tuile est conquise.
dl-refusal-room-used = { dl-room-start } a déjà servi { $times ->
    [one] cette saison
   *[other] { $times } fois cette saison
}.
dl-refusal-crew = Il faut { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} pour utiliser { dl-room }, et { $idle ->
    [0] aucun n’est disponible
    [one] un seul est disponible
   *[other] { $idle } seulement sont disponibles
}.
dl-refusal-room-food = Utiliser { dl-room } coûte { $food } Nourriture chaque fois, et vous n’en avez pas assez.
dl-refusal-nowhere-to-dig = Il n’y a nulle part où creuser un tunnel.
dl-refusal-no-traps-left = Il ne reste plus de cartes Piège.
dl-refusal-shed-now = Choisissez où la cabane à outils creuse.
dl-refusal-retrieve-now = Récupérez d’abord l’un des ordres que vous avez joués.
dl-refusal-not-played = Vous n’avez pas joué cet ordre cette saison.
dl-refusal-executed = « { dl-order } » a été exécuté en position 2 ou 3 : il ne peut pas être récupéré.
dl-refusal-pay-or-let-go = Payez { dl-the-monster }, ou laissez-{ $monster ->
    [witch] la
   *[other] le
} partir.
dl-refusal-tax-now = Décidez d’abord combien vous payez sur { $due } Or.
dl-refusal-tax-gold = Vous n’avez que { $gold } Or.
dl-refusal-tax-range = Payez de 0 à { $due } Or.
dl-refusal-witch-hunt = Renoncez à l’un de vos monstres, ou gagnez la méchanceté.
dl-refusal-strike-part = Vous ne pouvez pas payer cette part du salaire ({ dl-the-monster }).
dl-refusal-strike-now = Arrangez-vous d’abord avec { dl-the-monster } : payez une part du salaire, ou combattez sans { $monster ->
    [witch] elle
   *[other] lui
}.
dl-refusal-tile-now = Choisissez d’abord la tuile attaquée.
dl-refusal-no-tile = Il n’y a pas de tuile là.
dl-refusal-tile-conquered = La tuile { dl-space } est déjà conquise.
dl-refusal-not-closest = La tuile { dl-space } est plus loin de l’entrée qu’une autre tuile non conquise.
dl-refusal-lay-now = Posez un piège, ou choisissez « Aucun piège ».
dl-refusal-trap-not-yours = Vous n’avez pas ce piège.
dl-refusal-trap-cost = Vous ne pouvez pas payer ici { dl-trap } : il faut { dl-price }.
dl-refusal-send-now = Envoyez des monstres, ou terminez l’envoi.
dl-refusal-not-in-lair = Vous n’avez plus ce monstre au repaire.
dl-refusal-stunned = { dl-monster-start } est { $monster ->
    [witch] assommée
   *[other] assommé
} pour le reste du Combat.
dl-refusal-monsters = { $most ->
    [one] Un seul monstre peut combattre ici.
   *[other] Seuls { $most } monstres peuvent combattre ici.
}
dl-refusal-not-prisoner = Ce n’est pas l’un de vos prisonniers.
dl-refusal-release-now = Choisissez d’abord un prisonnier à libérer.
dl-refusal-not-laid = Vous n’avez pas posé ce piège, et les plans ne changent plus.
dl-refusal-spring-now = Choisissez quel piège se déclenche en premier.
dl-refusal-no-place = Le groupe ne compte { $most ->
    [one] qu’un aventurier
   *[other] que { $most } aventuriers
}.
dl-refusal-aim-now = Choisissez d’abord la cible ({ dl-trap }).
dl-refusal-attack-now = Chaque monstre envoyé doit attaquer s’il le peut.
dl-refusal-not-sent = Aucun monstre de cette sorte ne peut plus attaquer.
dl-refusal-not-first = Un fantôme ne peut pas attaquer le premier de la file.
dl-refusal-no-priest = Un vampire ne peut pas attaquer les prêtres.
dl-refusal-troll-food = Vous n’avez pas de Nourriture pour le troll.
dl-refusal-only-first = { dl-monster-start } ne choisit pas sa cible avec cette attaque.
dl-refusal-no-attack = { dl-monster-start } n’a pas cette attaque.
dl-refusal-second-hit = Choisissez qui reçoit le second coup de la sorcière.
dl-refusal-take-back = Reprenez d’abord le vampire, face visible ou face cachée.
dl-refusal-word-of-peace = Retirez tous vos monstres, ou gagnez la méchanceté.
dl-refusal-suggestion = Payez encore { dl-the-monster }, ou retirez-{ $monster ->
    [witch] la
   *[other] le
}.
dl-refusal-pick-monster = { dl-card-name } : choisissez l’un des monstres envoyés.
dl-refusal-magic-key = Choisissez le prisonnier qui rejoint le groupe.

dl-puzzle-title = École de combat, leçon { $number }
dl-puzzle-generated = École de combat, casse-tête { $number } (niveau { $difficulty })
dl-puzzle-round = Manche { $round }
dl-puzzle-lost = { $tiles ->
    [one] { $tiles } tuile conquise
   *[other] { $tiles } tuiles conquises
}

dl-course-combat = Combat
dl-course-combat-text = Un groupe est à votre porte : quels pièges, quels monstres, et à quel tour ?
dl-course-orders = Les ordres d’une saison
dl-course-orders-text = Quels sont les trois ordres qui exaucent les vœux d’une saison ? Les larbins des joueurs fictifs sont visibles.
dl-orders-puzzle = Ordres, leçon { $number }
dl-orders-generated = Ordres, casse-tête { $number } (niveau { $difficulty })
dl-orders-goal = Vos vœux pour la fin de la saison{ $gold ->
    [0] { "" }
   *[other] { " " }· { $gold } Or
}{ $food ->
    [0] { "" }
   *[other] { " " }· { $food } Nourriture
}{ $tunnels ->
    [0] { "" }
    [one] { " " }· { $tunnels } tunnel
   *[other] { " " }· { $tunnels } tunnels
}{ $rooms ->
    [0] { "" }
    [one] { " " }· { $rooms } salle
   *[other] { " " }· { $rooms } salles
}{ $traps ->
    [0] { "" }
    [one] { " " }· { $traps } piège
   *[other] { " " }· { $traps } pièges
}{ $monsters ->
    [0] { "" }
    [one] { " " }· { $monsters } monstre
   *[other] { " " }· { $monsters } monstres
}{ $imps ->
    [0] { "" }
    [one] { " " }· { $imps } diablotin
   *[other] { " " }· { $imps } diablotins
}. Davantage convient aussi.
dl-orders-outcome = { $unmet ->
    [0] Tous les vœux sont exaucés.
    [one] Un vœu n’est pas exaucé.
   *[other] { $unmet } vœux ne sont pas exaucés.
}
dl-orders-why = { $only ->
    [true] Rien d’autre n’y mène : { $unmet ->
        [0] tous les vœux restent possibles.
        [one] un seul vœu est perdu.
       *[other] { $unmet } vœux seulement sont perdus.
    }
   *[other] { $unmet ->
        [0] Tous les vœux restent possibles.
        [one] Un seul vœu est perdu.
       *[other] { $unmet } vœux seulement sont perdus.
    }
}
dl-orders-lesson-1-1 = Chaque ordre prend la première case libre de son action. Regardez ce que cette case coûte et ce qu’elle rapporte.
dl-orders-lesson-1-2 = Les actions se font dans l’ordre du plateau, quelle que soit la position de leur carte : ce que la première rapporte, une suivante peut le dépenser.
dl-orders-lesson-2-1 = Creuser demande un diablotin disponible par tunnel. Qui creuse ne va pas à la mine.
dl-orders-lesson-2-2 = On n’extrait de l’or que des tunnels qui ne sont pas des salles, et seulement tant qu’il reste des diablotins.
dl-orders-lesson-3-1 = Ce que vous voulez à la fin doit encore être là à la fin : comptez aussi ce que coûtent vos ordres.
dl-orders-lesson-3-2 = Certains monstres se paient en Nourriture, d’autres en méchanceté. Choisissez celui qui vous laisse ce qu’il vous faut.
dl-puzzle-goal = { $tiles ->
    [0] Battez tout le groupe sans perdre de tuile.
    [one] Battez le groupe en ne perdant qu’une tuile.
   *[other] Battez le groupe sans perdre plus de { $tiles } tuiles.
}

dl-lesson-1-1 = Trois aventuriers sont à votre entrée. À chaque manche, ils attaquent la tuile la plus proche de l’entrée. Un aventurier qui n’a plus de points de vie va dans votre prison ; s’il en reste un debout à la fin de la manche, la tuile est conquise.
dl-lesson-1-2 = Avant chaque manche, vous vous préparez : au plus un piège, face cachée, et un seul monstre, puisque cette tuile est un tunnel. Un piège ne sert qu’une fois, et la plupart des monstres n’attaquent qu’une fois par Combat : pensez aux manches suivantes.
dl-lesson-1-3 = Une manche suit toujours le même ordre : le piège se déclenche, les monstres attaquent, les prêtres guérissent, puis vient la fatigue. À l’entraînement, elle cause 2 blessures, une par une, toujours au premier de la file.
dl-lesson-1-4 = La pierre roulante, le troll et le gobelin touchent le premier de la file. S’il tombe, le suivant avance. Les blessures en trop sont perdues : frappez juste assez, et laissez les derniers points à la fatigue.
dl-lesson-1-5 = Les prêtres ne guérissent que si un monstre ou un fantôme a attaqué dans la manche : une blessure par cœur, en partant de l’avant. Dans cette leçon, le troll peut manger votre Nourriture pour frapper plus fort.
dl-lesson-2-1 = Les voleurs désarment les pièges : à chaque manche, le groupe évite une blessure de piège par symbole de désarmement, en commençant par le premier de la file. Un piège ne fait pas grand-chose contre deux voleurs.
dl-lesson-2-2 = Un piège fait mieux quand les voleurs sont partis, ou quand il n’en reste qu’un. Il n’en faut pas à chaque manche.
dl-lesson-2-3 = Le fantôme touche qui vous voulez sauf le premier, et autant de fantômes que vous voulez combattent aux côtés du monstre. La sorcière frappe fort le premier, ou donne deux petits coups à qui vous voulez (même deux fois au même aventurier).
dl-lesson-2-4 = Vous décidez qui attaque d’abord, et vous voyez ce que fait une attaque avant la suivante. L’aventurier que la fatigue doit achever doit se trouver en tête quand elle arrive.
dl-lesson-3-1 = L’anneau maudit inflige 1 blessure à tout le monde et empêche la conquête : aucune tuile n’est conquise pendant cette manche, et il n’y a pas de fatigue. Ici, les symboles de désarmement du voleur protègent les deux premiers de la file : seul le dernier est touché. L’anneau vous fait gagner une manche.
dl-lesson-3-2 = Le vampire mord qui vous voulez, sauf les prêtres. S’il mord moins fort, il revient face visible et peut encore combattre.
dl-lesson-3-3 = Tant que le voleur est debout, vos pièges font moins de blessures ; tant que le prêtre est debout, des blessures guérissent. Le meilleur aventurier à capturer n’est souvent pas le premier de la file.
dl-lesson-3-4 = Perdre une tuile peut valoir la peine si la fatigue blesse justement les aventuriers qu’il faudra vaincre. Comptez deux manches à l’avance.
dl-lesson-4-1 = Sans attaque, personne n’est guéri. Une manche avec un piège seul laisse toutes les blessures ouvertes.
dl-lesson-4-2 = La fléchette anti-magie touche qui vous voulez. Si elle touche un prêtre, tout le groupe ne guérit rien pendant cette manche, même si un voleur évite la blessure.
dl-lesson-4-3 = Le visqueux inflige 1 blessure à tout le monde, ou barre le passage : alors aucune tuile n’est conquise. Contre trois aventuriers, une attaque en vaut trois.
dl-lesson-4-4 = Cette fois, c’est tout ou rien : préparez dans une manche ce que la fatigue achèvera dans la suivante.

dl-why-lay = Le piège se déclenche en premier. Blessures d’avant en arrière, une fois le piège désarmé : { $wounds }.
dl-why-lay-target = Le piège se déclenche en premier et inflige { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} à l’aventurier de votre choix.
dl-why-no-trap = Le piège fera mieux dans une manche suivante.
dl-why-send = Ce monstre attaque après le piège, avant la guérison et la fatigue.
dl-why-ready = Les monstres gardés au repaire pourront encore combattre.
dl-why-attack = { $wounds ->
    [0] Aucune blessure, mais la conquête est empêchée : ni tuile conquise ni fatigue.
    [one] Cela inflige { $wounds } blessure{ $stops ->
        [yes] , et aucune tuile n’est conquise cette manche.
       *[no] .
    }
   *[other] Cela inflige { $wounds } blessures{ $stops ->
        [yes] , et aucune tuile n’est conquise cette manche.
       *[no] .
    }
}
dl-why-target = C’est là que la blessure compte le plus, avec la fatigue et les manches suivantes.
dl-why-take-back = Face visible, il peut encore combattre.
dl-why-only = C’est votre seul choix. { $tiles ->
    [0] Aucune tuile n’est perdue.
    [one] Une tuile est perdue en tout.
   *[other] { $tiles } tuiles sont perdues en tout.
}
dl-why-tiles = { $tiles ->
    [0] Avec ce choix, aucune tuile n’est perdue
    [one] Avec ce choix, une tuile est perdue en tout
   *[other] Avec ce choix, { $tiles } tuiles sont perdues en tout
} ; avec tout autre, au moins { $more ->
    [one] { $more } tuile
   *[other] { $more } tuiles
}.
dl-why-dearer = { $tiles ->
    [0] D’autres choix gardent aussi toutes les tuiles, mais capturent moins d’aventuriers ou coûtent plus.
   *[other] D’autres choix ne perdent pas plus de tuiles, mais capturent moins d’aventuriers ou coûtent plus.
}
dl-why-same = Un autre choix ferait aussi bien ici.

dl-preview-dig = Votre donjon aurait { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} (taxe : { $tax } Or).
dl-preview-mine = Vous auriez { $gold } Or.
dl-preview-tax = { $markers ->
    [0] Rien ne reste impayé.
    [one] { $markers } marqueur de taxe impayée : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $markers } marqueurs de taxe impayée : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# Ce qu’un coup coûte et rapporte, en bref, comme le terminal l’affiche à côté.
dl-short-space = { dl-space-text }
dl-short-price = { $payment ->
    [none] gratuit
   *[other] coûte { dl-price }
}
dl-short-monster = { $payment ->
    [none] gratuit
   *[other] coûte { dl-price }
} ; { dl-short-attacks }
dl-short-attacks = attaque { $attack }{ $second ->
    [0] {""}
   *[other] {" "}ou { $second }
}
dl-short-work = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $food ->
    [0] {""}
   *[other] {" "}et { $food } Nourriture
} → { $room ->
    [henhouse] 1 Nourriture
    [mushroom-farm] 1 Nourriture
    [souvenir-shop] 1 Or
    [mint] 1 Or
    [workshop] 1 carte Piège
    [tool-shed] 1 tunnel
    [printing-house] 1 de méchanceté en moins
   *[magic-chamber] 1 nouveau diablotin
}
dl-short-wounds = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
dl-short-block = ni conquête ni fatigue
dl-short-lay = { $payment ->
    [none] gratuit
   *[other] coûte { dl-price }
} ; blessures d’avant en arrière : { $line }{ $no_conquest ->
    [yes] , pas de conquête
   *[no] {""}
}
dl-short-lay-target = { $payment ->
    [none] gratuit
   *[other] coûte { dl-price }
} ; { $target ->
    [one] { $target } blessure
   *[other] { $target } blessures
} au choix{ $later ->
    [0] {""}
    [one] , { $later } de plus après
   *[other] , { $later } de plus après
}
dl-short-tile = { $monsters ->
    [one] { $monsters } monstre
   *[other] jusqu’à { $monsters } monstres
}, { $traps ->
    [one] { $traps } piège
   *[other] jusqu’à { $traps } pièges
}{ $fee ->
    [0] {""}
   *[other] {" "}(+{ $fee } Or pour un piège)
}

# Des mots dont seul le terminal a besoin.
dl-zone = { $zone ->
    [near] deux rangées du haut
    [deep] deux rangées du bas
    [edge] bord du chantier
    [centre] milieu du chantier
   *[any] partout
}
dl-card-line = Manche { $round } : { dl-card-name } ({ $timing_mark }{ $fast ->
    [yes] rapide
   *[no] lent
}, fatigue { $fatigue_mark }{ $fatigue }).
dl-first-order-price = (en premier ordre : { $gold } Or)
dl-stunned = { $stunned ->
    [one] { $stunned } assommé
   *[other] { $stunned } assommés
}
dl-rooms-built = Salles
dl-evilness-track = Méchanceté

# Les valeurs supposées de la boîte, en toutes lettres.
dungeon-lords-fact-traps = { $item ->
    [pendulum-year-2] Balancier la seconde année
    [trap-door-year-2] Trappe la seconde année
    [cursed-ring-year-2] Anneau maudit la seconde année
    [poisoned-meal-year-2] Repas empoisonné la seconde année
    [anti-magic-dart-year-2] Fléchette anti-magie la seconde année
   *[kamikaze-imp-year-2] Diablotin kamikaze la seconde année
}
dungeon-lords-fact-combat = { $item ->
    [fireball-timing] Vitesse du sort Boule de feu
    [graffiti-effect] Graffiti : ce qu’il faut payer, ou devoir comme une taxe
    [aura-of-fear-fatigue] Fatigue de la carte Aura de peur
    [metamorphosis-fatigue] Fatigue de la carte Métamorphose
    [blind-rage-fatigue] Fatigue de la carte Rage aveugle
    [create-food-fatigue] Fatigue de la carte Création de nourriture
    [illusion-fatigue] Fatigue de la carte Illusion
    [song-of-courage-fatigue] Fatigue de la carte Chant de courage
    [regeneration-fatigue] Fatigue de la carte Régénération
    [magic-key-fatigue] Fatigue de la carte Clé magique
    [dimensional-gate-fatigue] Fatigue de la carte Portail dimensionnel
    [metamorphosis-effect] Attaque du mouton de Métamorphose
    [song-of-courage-timing] Vitesse du sort Chant de courage
    [regeneration-effect] Régénération : guéri chez chaque aventurier
    [magic-key-effect] Clé magique : ce qu’a le prisonnier libéré
   *[dimensional-gate-timing] Vitesse du sort Portail dimensionnel
}
dungeon-lords-fact-events = { $item ->
    [extra-tax-effect] Taxe supplémentaire, par salle
    [rats-effect] Rats : Nourriture perdue
    [robbery-effect] Vol : Or perdu
    [rust-effect] Rouille (notre invention) : pièges perdus
    [desertion-effect] Désertion (notre invention) : un diablotin s’en va
   *[rumours-effect] Rumeurs (notre invention) : méchanceté pour les monstres
}
dungeon-lords-fact-combat-blind-rage-effect = Effet de Rage aveugle
    .value = chaque monstre attaque simplement le premier de la file
dungeon-lords-fact-combat-song-of-courage-effect = Effet de Chant de courage
    .value = pas de fatigue dans cette bataille
dungeon-lords-fact-combat-dimensional-gate-effect = Effet de Portail dimensionnel
    .value = l’un des monstres envoyés part pour toujours
dungeon-lords-fact-events-holiday-effect = Congé (notre invention)
    .value = aucune salle ne produit pendant une saison
dungeon-lords-fact-word = { $word ->
    [cost] coûte
    [gold] Or
    [food] Nourriture
    [imps] diablotins
    [evil] méchanceté
    [traps] cartes Piège
    [monsters] monstres
    [first] blessures au premier de la file
    [second] blessures au deuxième de la file
    [each] pour chacun
    [others] blessures à tous les autres
    [last] de plus au dernier de la file
    [target] blessures au choix
    [later] blessures de plus ensuite
    [full] le premier de la file tombe
    [no_conquest] pas de conquête
    [anti_magic] ni sort ni guérison si un magicien ou un prêtre est touché
    [wounds] blessures
    [hp] points de vie
    [goods] biens
    [parts] parts du salaire
    [above] au-delà de
    [half] la moitié
    [up] arrondie au-dessus
    [down] arrondie au-dessous
    [fast] rapide
   *[slow] lent
}

# Ce que doit être un élément du matériel.
dl-wanted-evilness = au moins 1 et moins que la case du paladin, elle-même d’au plus { $most }
dl-wanted-entrance = une des cases de board.tunnels
dl-wanted-connected = des tunnels tous reliés à l’entrée
dl-wanted-cards = les 9 cartes de l’année { $year }
dl-wanted-rooms = les 8 salles de l’année { $year }
dl-wanted-one-place = un seul endroit (magasin, donjon ou pile)

# La première partie guidée.
dl-guide-goal = Bienvenue, jeune seigneur ! Voici votre donjon : { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}, { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}, { $gold } Or et { $food } Nourriture. Quatre saisons pour le construire, puis des aventuriers attaquent ; la partie dure deux années ainsi faites. Salles, monstres et prisonniers rapportent des points, les tuiles conquises en coûtent.
dl-guide-spaces = Chaque action a trois cases, chacune à son prix, et vos ordres y envoient des larbins. Un larbin prend la première case libre : l’ordre que vous mettez en tête est placé d’abord. Les crânes sont à un joueur fictif : ils ne font qu’occuper des cases.
dl-guide-choose = À chaque saison, vous donnez trois ordres, en secret et en même temps que les autres. Prenez « Prendre de la nourriture », « Creuser des tunnels » et « Recruter un monstre », dans la suite qu’il vous plaira : votre monstre voudra manger. Les cartes à cadenas sont inaccessibles cette saison.
dl-guide-choose-other = « { dl-order } » vous servira bientôt. Pour votre première saison, prenez « Prendre de la nourriture », « Creuser des tunnels » et « Recruter un monstre ».
dl-guide-revealed = Les ordres sont maintenant révélés, et les larbins vont à leurs cases. { $seat } voulait de la nourriture après vous et n’a eu que la case { $space }, qui coûte { $evil } de méchanceté. Ce qui presse doit être votre premier ordre.
dl-guide-food = Ensuite, les ordres sont exécutés, un lieu après l’autre. C’est à vous de prendre de la nourriture : vous payez { $gold } Or et recevez { $food } Nourriture. Exécutez l’action.
dl-guide-food-declined = Vous pouvez vous en passer, mais votre monstre voudra manger. Exécutez l’action.
dl-guide-dig = Un diablotin creuse un tunnel par saison ; ici, { $imps ->
    [one] { $imps } diablotin peut creuser
   *[other] { $imps } diablotins au plus peuvent creuser
}. Choisissez une place à côté d’un tunnel. Seul un carré complet de quatre tuiles est interdit.
dl-guide-dig-none = Vos diablotins n’ont rien d’autre à faire cette saison. Creusez un tunnel !
dl-guide-hire = Qui combattra pour vous ? Le prix figure sous chaque monstre : de la nourriture, ou des visages fâchés, qui vous rendent plus méchant. Il est dû de nouveau à chaque Jour de Paye. Recrutez l’un d’eux.
dl-guide-hire-none = Sans monstres, votre donjon sera bientôt en d’autres mains. Recrutez l’un d’eux.
dl-guide-evil = Voici l’échelle de méchanceté ; vous y êtes à { $evil }. Dès le printemps, chaque saison amène un aventurier à chaque seigneur : le plus faible au plus gentil, le plus fort au plus méchant. Gare à la case { $paladin } : le paladin s’en mêle.
dl-guide-look-on = La saison s’achève. Votre premier ordre revient dans votre main ; les deux autres seront inaccessibles à la saison suivante. Printemps, été et automne se jouent de même. Ici, votre intendant les joue pour vous : regardez !
dl-guide-payday = Chaque saison, sauf l’hiver, a son événement. C’est le Jour de Paye : chaque monstre réclame de nouveau son prix, et s’en va s’il n’est pas payé. Une autre saison, vous paierez des taxes : 1 Or pour deux tuiles.
dl-guide-adventurer = Un { dl-hero } attend maintenant à votre entrée. { $nicer ->
    [0] Vous êtes le plus gentil des seigneurs : vous avez eu l’aventurier le plus faible.
    [2] Vous êtes le plus méchant des seigneurs : vous avez eu l’aventurier le plus fort.
   *[other] Vous n’êtes ni le plus gentil ni le plus méchant des seigneurs : vous avez eu celui du milieu.
} Chaque saison en amène un de plus.
dl-guide-combat = L’année est finie : { $heroes ->
    [one] { $heroes } aventurier attaque
   *[other] { $heroes } aventuriers attaquent
} votre donjon, tuile par tuile, en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} au plus. Les guerriers vont devant. Les voleurs désarment les pièges, les prêtres guérissent, les magiciens jettent des sorts.
dl-guide-plan = Défendez-vous ! Posez un piège, envoyez un monstre, ou les deux. Le piège se déclenche d’abord, puis le monstre attaque ; l’un et l’autre touchent d’habitude le premier de la file. Ménagez-vous : piège et monstre ne servent souvent qu’une fois par Combat.
dl-guide-plan-nothing = Vous pouvez vous ménager, mais rien ne les arrêterait ici. Posez un piège ou envoyez un monstre.
dl-guide-fatigue = À la fin de la manche, le groupe est fatigué : { $fatigue ->
    [one] { $fatigue } blessure
   *[other] { $fatigue } blessures
} pour le premier de la file. Un aventurier sans points de vie va dans votre prison : 2 points pour vous. S’il en reste un debout, la tuile est conquise et vous coûte 2 points.
dl-guide-rounds = Manche suivante : les blessures restent. Parmi les tuiles les plus proches de l’entrée, vous choisissez celle qui est attaquée ; puis servez-vous de ce qu’il vous reste.
dl-guide-end = Le Combat est fini. { $prisoners ->
    [0] Vous n’avez fait aucun prisonnier
    [one] Vous avez { $prisoners } prisonnier
   *[other] Vous avez { $prisoners } prisonniers
}, et { $tiles ->
    [0] aucune tuile n’a été conquise
    [one] { $tiles } tuile a été conquise
   *[other] { $tiles } tuiles ont été conquises
}. La seconde année, les aventuriers sont plus forts, et des salles rapportent des points. Finir cette partie ?
