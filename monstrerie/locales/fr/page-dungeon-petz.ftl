# Dungeon Petz : les mots de son plateau. Les noms (monstres, besoins, lieux) sont dans dungeon-petz.ftl.

page-dp-choices = Vos possibilités
page-dp-unpick = Choisir autre chose
page-dp-ribbon = Concours et clients à venir
page-dp-exhibition = Manche { $round }, concours : { dp-exhibition-name }
page-dp-exhibition-hidden = Manche { $round } : concours pas encore révélé
page-dp-customer = Manche { $round }, client : { dp-customer-name }
page-dp-customer-hidden = Manche { $round } : client pas encore révélé
page-dp-deck = Pioche { dp-colour } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
page-dp-decks = Cartes Besoin pas encore vues
page-dp-decks-help = Dans les pioches et les autres mains, par couleur et par besoin :

page-dp-town = La ville
page-dp-place-yard = Cages
page-dp-place-addons = Améliorations
page-dp-place-older = Enclos du haut
page-dp-place-young = Enclos du bas
page-dp-place-vegetables = Légumes
page-dp-place-mixed = Mixte
page-dp-place-meat = Viande
page-dp-place-artifacts = Artefacts
page-dp-place-imps = Parents
page-dp-place-hospital = Hôpital
page-dp-place-judging = Jury
page-dp-place-platform = Estrade
page-dp-place-bank = Réserve
page-dp-space = { $space ->
    [vegetables] Étal à légumes
    [mixed] Étal mixte
    [meat] Étal à viande
    [artifacts] Tentes aux artefacts
    [cage-1] Première case cage
    [cage-2] Deuxième case cage
    [addon] Case amélioration
    [young-1] Enclos du bas, première case
    [young-2] Enclos du bas, deuxième case
    [older] Enclos du haut
    [imps] Case des parents éloignés
    [hospital] Hôpital
    [judging] Case du jury
   *[platform] Estrade
} : { $held ->
    [neutral] un diablotin neutre bloque cette case
    [seat] { $seat } y est avec { $there ->
        [one] { $there } diablotin
       *[other] { $there } diablotins
    }
   *[free] libre ; il faut { dp-some-imps }{ $gold ->
        [0] {""}
       *[other] {" "}et { $gold } Or
    }
}
page-dp-next = À la prochaine manche, le diablotin neutre ira vers { dp-space }.
page-dp-pit = Cage { $pit } : { dp-tile }
page-dp-addon = Amélioration { $place } : { dp-tile }
page-dp-offer = { dp-pet }, taille { $size }, { dp-diet }
page-dp-none = Plus aucun
page-dp-vegetables = { $count ->
    [one] { $count } légume
   *[other] { $count } légumes
}
page-dp-meats = { $count ->
    [one] { $count } viande
   *[other] { $count } viandes
}
page-dp-potions-left = { $count ->
    [one] Il reste { $count } potion
   *[other] Il reste { $count } potions
}
page-dp-left = Piles : monstres { $pets }, cages { $cages }, améliorations { $addons }, artefacts { $artifacts }
page-dp-resting = { $count ->
    [one] { $count } diablotin neutre ne joue pas cette manche
   *[other] { $count } diablotins neutres ne jouent pas cette manche
}

page-dp-whose = Quelle monstrerie
page-dp-mine = Chez moi
page-dp-town-tab = Ville
page-dp-display = Plateau Monstrerie { $de_seat }
page-dp-burrow = Terrier { $de_seat }
page-dp-exits = Sorties
page-dp-queue = Groupes encore à envoyer, le plus grand d’abord
page-dp-queued = { $seat }, groupe de taille { $size } : { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}, { $gold } Or
page-dp-exit = Sortie { $exit } : { dp-group-of }
page-dp-imp-back = Rappeler un diablotin de la sortie { $exit }
page-dp-gold-back = Reprendre 1 Or de la sortie { $exit }
page-dp-send-imp = Envoyer un diablotin à la sortie { $exit } (au terrier : { $left })
page-dp-send-gold = Envoyer 1 Or à la sortie { $exit } (au terrier : { $left })
page-dp-grouping = Choisissez une sortie, puis cliquez sur les diablotins et l’Or (ou glissez-les). Les plus grands groupes agissent d’abord.
page-dp-form = Former ces groupes
page-dp-reach = Vos groupes dans l’ordre de départ, et où ils pourraient aller maintenant
page-dp-reach-size = Taille { $size }
page-dp-reach-places = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
page-dp-reach-cages = cages
page-dp-reach-pets = monstres
page-dp-busy = { $count ->
    [one] { $count } diablotin est occupé
   *[other] { $count } diablotins sont occupés
}
page-dp-hospital = { $count ->
    [one] { $count } diablotin est à l’hôpital
   *[other] { $count } diablotins sont à l’hôpital
}
page-dp-platform = { $count ->
    [one] { $count } diablotin est sur l’estrade
   *[other] { $count } diablotins sont sur l’estrade
}
page-dp-gold = { $gold } Or
page-dp-waiting = Nouveau, pas encore placé
page-dp-new-cage = Nouvelle cage : { dp-tile }
page-dp-new-addon = Nouvelle amélioration : { dp-tile }
page-dp-larder = Garde-manger
page-dp-chamber = { $kind ->
    [vegetable] Légumes
   *[meat] Viande
}, pièce { $chamber } du garde-manger : { $count }
page-dp-artifacts = Artefacts
page-dp-artifact = { dp-artifact-name }{ $full ->
    [yes] , avec de la nourriture
   *[no] {""}
}
page-dp-no-artifacts = Pas encore d’artefact
page-dp-no-cage = pas de cage
page-dp-plot = Parcelle { $plot } : { $cage } ; { $manure ->
    [one] { $manure } bouse
   *[other] { $manure } bouses
}
page-dp-pet = { dp-pet }, taille { $size }, { dp-diet }{ $suffering ->
    [0] {""}
   *[other] , souffrance { $suffering }
}{ $mutation ->
    [0] {""}
   *[other] , mutation { $mutation }
}
page-dp-pet-short = { dp-pet }, taille { $size }
page-dp-manure = { $count ->
    [one] { $count } bouse
   *[other] { $count } bouses
}
page-dp-symbol-strength = Solidité : retient autant de colère
page-dp-symbol-antimagic = Anti-magie : retient autant de magie
page-dp-symbol-graze = Légume : comble un besoin de faim (monstres qui mangent des légumes)
page-dp-symbol-meat = Viande : comble un besoin de faim (monstres qui mangent de la viande)
page-dp-symbol-toy = Jouet : comble un besoin d’amusement
page-dp-symbol-absorb = Absorbe une bouse par manche
page-dp-score = Score à ce concours
page-dp-match = { dp-customer-name } : score de satisfaction { $match }
page-dp-bar = { dp-pet }, barre { $bar }, { dp-colour } : { $card ->
    [none] vide
    [hidden] face cachée
   *[other] { dp-card }
}
page-dp-gap = Amuser entre les cages { dp-gap }

page-dp-hand = Vos cartes Besoin
page-dp-card = { $card ->
    [potion] potion
   *[other] { dp-card } ({ dp-colour })
}
page-dp-assign-cards = Assigner ces cartes
page-dp-bars-left = { $count ->
    [one] { $count } barre sans carte
   *[other] { $count } barres sans carte
}
page-dp-take-back = Reprendre toutes les cartes

page-dp-reputation = Réputation { $points }
page-dp-imps = Diablotins : { $home } au terrier, { $busy ->
    [one] { $busy } occupé
   *[other] { $busy } occupés
}, { $hospital } à l’hôpital, { $platform } sur l’estrade
page-dp-cards = { $colour ->
    [green] Cartes vertes
    [red] Cartes rouges
    [yellow] Cartes jaunes
   *[purple] Cartes violettes
} : { $count }
page-dp-first = commence

page-dp-about-pet = Régime : { $diet ->
    [herbivore] herbivore
    [carnivore] carnivore
   *[omnivore] omnivore
}. Taille actuelle : { $size }. À chaque manche, assignez une carte Besoin à chaque barre visible ; la taille est le nombre de barres visibles.
page-dp-about-prices = Or à la vente, selon la taille : { $prices }.
page-dp-awards = Réputation selon la place : { $awards }. À égalité, chacun reçoit 1 de moins par autre joueur à égalité.
page-dp-about-customer = Achète à la manche { $round }. Score de satisfaction pour ce que le monstre a montré cette manche-là :
page-dp-wish = { $need ->
    [suffering] chaque jeton Souffrance
    [mutation] chaque jeton Mutation
    [poop] chaque besoin naturel
   *[other] chaque besoin « { dp-need } »
} : { $points }
page-dp-wish-rainbow = chaque couleur de carte montrant « { dp-need } » : { $points }

# Ce que le moteur prévoit pour un coup.
page-dp-plus-gold = Or { $more }
page-dp-plus-home = Diablotins au terrier { $more }
page-dp-plus-hospital = Diablotins à l’hôpital { $more }
page-dp-plus-potions_held = Potions { $more }
page-dp-plus-reputation = Réputation { $more }
page-dp-plus-vegetables = Légumes { $more }
page-dp-plus-meat = Viande { $more }
page-dp-plus-suffering = { dp-pet } : souffrance { $more }
page-dp-plus-mutation = { dp-pet } : mutation { $more }
page-dp-plus-manure = { dp-pet } : bouse { $more }
page-dp-plus-plot = Parcelle { $plot } : bouse { $more }
page-dp-gone = { dp-pet } s’en va
page-dp-exhibition-points = Score au concours : { $points }
page-dp-needs-play = Diablotins pour amuser : { $imps }
page-dp-needs-catch = Diablotins pour rattraper : { $imps }
page-dp-needs-lost = Perte inévitable : { $lost ->
    [one] { $lost } monstre
   *[other] { $lost } monstres
}
page-dp-needs-suffering = Jetons Souffrance : au moins { $suffering }
page-dp-mood-unfed = faim { $count }
page-dp-mood-bored = ennui { $count }
page-dp-mood-mutations = mutation { $count }
page-dp-mood-escape = évasion { $count }
page-dp-mood-manure = bouse { $count }
page-dp-mood-sick = maladie { $count }
page-dp-mood = { dp-pet } : { $moods }
page-dp-content = rien à signaler
page-dp-plan-preview = Ce que ces cartes vont causer
page-dp-needs-vegetables = Légumes nécessaires : { $count }
page-dp-needs-meat = Viande nécessaire : { $count }
page-dp-needs-either = Nourriture au choix nécessaire : { $count }
page-dp-short-play = { $imps } pour amuser
page-dp-short-catch = { $imps } pour rattraper
page-dp-plan-groups = { $count ->
    [one] Former { $count } groupe
   *[other] Former { $count } groupes
}
page-dp-plan-cards = { $count ->
    [one] Assigner { $count } carte
   *[other] Assigner { $count } cartes
}
page-dp-in-store = au garde-manger : { $count }
page-dp-imps-home = Diablotins au terrier : { $count }
page-dp-needs-story = Ce que les besoins ont donné
page-dp-needs-yard = Toute la monstrerie
page-dp-wins = Résultats du moment
page-dp-win-points = score { $total }
page-dp-win-final = { $which ->
    [acumen] Décompte final : meilleur business
   *[display] Décompte final : plus belle monstrerie
}
page-dp-mood-lost = perte inévitable
page-dp-mood-suffering = souffrance : au moins { $suffering }

# Ce qui s’explique, et les valeurs que personne n’a confirmées.
page-dp-about-cage = Cage
page-dp-about-addon = Amélioration
page-dp-guess = Supposition, personne n’a confirmé ce qui est imprimé : { $what }.

# À qui attend, on dit qui et quoi, selon la phase.
page-wait-dp-phase-grouping = C’est à { $seats } de former des groupes.
page-wait-dp-phase-shopping = C’est à { $seats } d’envoyer un groupe faire des achats.
page-wait-dp-phase-arranging = C’est à { $seats } d’installer les cages et les monstres.
page-wait-dp-phase-needs = C’est à { $seats } de s’occuper des besoins des monstres.
page-wait-dp-phase-showing = C’est à { $seats } de choisir un monstre à présenter.
page-wait-dp-phase-business = C’est à { $seats } de vendre un monstre.
page-wait-dp-phase-working = C’est à { $seats } de mettre des diablotins au travail.
page-wait-dp-phase-aging = C’est à { $seats } de conserver de la nourriture.
