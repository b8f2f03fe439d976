# Dungeon Petz : les mots de son plateau. Les noms (monstres, besoins, lieux) sont dans dungeon-petz.ftl.

page-dp-choices = Ce que vous pouvez faire
page-dp-unpick = Choisir autre chose
page-dp-ribbon = Concours et clients à venir
page-dp-round = Manche { $round }
page-dp-exhibition = Manche { $round }, concours : { dp-exhibition-name }
page-dp-exhibition-hidden = Manche { $round } : un concours encore inconnu
page-dp-customer = Manche { $round }, client : { dp-customer-name }
page-dp-customer-hidden = Manche { $round } : un client encore inconnu
page-dp-deck = Paquet { dp-colour } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
page-dp-decks = Cartes Besoin pas encore vues
page-dp-decks-help = Dans les paquets et les autres mains, par couleur et par besoin :

page-dp-town = La ville
page-dp-place-yard = Cages
page-dp-place-addons = Améliorations
page-dp-place-older = Plus âgés
page-dp-place-young = Petits
page-dp-place-vegetables = Légumes
page-dp-place-mixed = Mixte
page-dp-place-meat = Viande
page-dp-place-artifacts = Artefacts
page-dp-place-imps = Cousins
page-dp-place-hospital = Hôpital
page-dp-place-judging = Jury
page-dp-place-platform = Estrade
page-dp-place-bank = Réserve
page-dp-space = { dp-space } : { $held ->
    [neutral] un diablotin neutre la bloque
    [seat] { $seat } y est avec { $there ->
        [one] { $there } diablotin
       *[other] { $there } diablotins
    }
   *[free] libre ; il faut { dp-some-imps }{ $gold ->
        [0] {""}
       *[other] {" "}et { $gold } or
    }
}
page-dp-next = À la prochaine manche, le diablotin neutre ira ici : { dp-space }.
page-dp-pit = Cage { $pit } : { dp-tile }
page-dp-addon = Amélioration { $place } : { dp-tile }
page-dp-offer = { dp-pet }, taille { $size }, { dp-diet }
page-dp-empty = Vide
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
page-dp-left = Piles : { $pets } monstres, { $cages } cages, { $addons } améliorations, { $artifacts } artefacts
page-dp-resting = { $count ->
    [one] { $count } diablotin neutre se repose
   *[other] { $count } diablotins neutres se reposent
}

page-dp-whose = À qui la boutique
page-dp-mine = Ma boutique
page-dp-town-tab = Ville
page-dp-display = Présentoir de { $seat }
page-dp-burrow = Terrier de { $seat }
page-dp-exits = Sorties
page-dp-exit = Sortie { $exit } : { dp-group-of }
page-dp-imp-back = Rappeler un diablotin de la sortie { $exit }
page-dp-gold-back = Reprendre une pièce de la sortie { $exit }
page-dp-send-imp = Envoyer un diablotin à la sortie { $exit } ; { $left } au terrier
page-dp-send-gold = Envoyer une pièce à la sortie { $exit } ; { $left } au terrier
page-dp-grouping = Choisissez une sortie, puis cliquez sur diablotins et or (ou glissez-les). Le plus grand groupe part en premier.
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
page-dp-gold = { $gold } or
page-dp-waiting = Nouveau, en attente d’une place
page-dp-new-cage = Nouvelle cage { $cage } : { dp-tile }
page-dp-new-addon = Nouvelle amélioration : { dp-tile }
page-dp-larder = Garde-manger
page-dp-chamber = { $kind ->
    [vegetable] Légumes
   *[meat] Viande
}, chambre { $chamber } : { $count }
page-dp-artifacts = Artefacts
page-dp-artifact = { dp-artifact-name }{ $full ->
    [yes] , avec de la nourriture
   *[no] {""}
}
page-dp-no-artifacts = Pas encore d’artefact
page-dp-no-cage = pas de cage
page-dp-plot = Emplacement { $plot } : { $cage } ; bouse : { $manure }
page-dp-pet = { dp-pet }, taille { $size }, { dp-diet }{ $suffering ->
    [0] {""}
   *[other] , souffrance { $suffering }
}{ $mutation ->
    [0] {""}
   *[other] , mutation { $mutation }
}
page-dp-pet-short = { dp-pet }, taille { $size }
page-dp-addon-here = Amélioration
page-dp-manure = { $count ->
    [one] { $count } bouse
   *[other] { $count } bouses
}
page-dp-symbol-strength = Force : contient autant de colère
page-dp-symbol-antimagic = Antimagie : contient autant de magie
page-dp-symbol-graze = Herbe : une faim de légume est satisfaite
page-dp-symbol-meat = Mangeoire : une faim de viande est satisfaite
page-dp-symbol-toy = Jouet : un jeu est satisfait
page-dp-symbol-absorb = Absorbe une bouse par manche
page-dp-suffering = Souffrance
page-dp-mutation = Mutation
page-dp-price = Or à la vente
page-dp-score = Points dans ce concours
page-dp-match = { dp-customer-name } : intérêt { $match }
page-dp-bar = { dp-pet }, barre { $bar }, { dp-colour } : { $card ->
    [none] vide
    [hidden] face cachée
   *[other] { dp-card }
}
page-dp-gap = Faire jouer un diablotin dans l’espace { $gap ->
    [1] du haut
    [2] du bas
    [3] de gauche
   *[4] de droite
}

page-dp-hand = Vos cartes Besoin
page-dp-card = { $card ->
    [potion] potion
   *[other] { dp-card } ({ dp-colour })
}
page-dp-lay = Poser ces cartes
page-dp-bars-left = { $count ->
    [one] { $count } barre sans carte
   *[other] { $count } barres sans carte
}
page-dp-take-back = Tout reprendre

page-dp-reputation = Réputation { $points }
page-dp-imps = Diablotins : { $home } au terrier, { $busy } occupés, { $hospital } à l’hôpital, { $platform } sur l’estrade
page-dp-cards = Cartes { dp-colour } : { $count }
page-dp-first = premier

page-dp-about-pet = Régime : { dp-diet } ; taille actuelle { $size }. À chaque manche, une carte Besoin est posée sur chacune de ses barres ; une barre de plus par taille.
page-dp-about-prices = Or à la vente, selon la taille : { $prices }.
page-dp-awards = Réputation selon la place : { $awards }.
page-dp-about-customer = Achète à la manche { $round }. Points pour ce que le monstre a montré cette manche-là :
page-dp-wish = { $need ->
    [suffering] chaque souffrance
    [mutation] chaque mutation
   *[other] chaque { dp-need }
} : { $points }
page-dp-wish-rainbow = chaque couleur de carte montrant { dp-need } : { $points }

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
page-dp-plus-plot = Emplacement { $plot } : bouse { $more }
page-dp-gone = { dp-pet } s’en va
page-dp-exhibition-points = Concours : { $points }
page-dp-needs-play = Diablotins pour jouer : { $imps }
page-dp-needs-catch = Diablotins pour rattraper : { $imps }
page-dp-needs-lost = Au mieux, { $lost ->
    [one] { $lost } monstre perdu
   *[other] { $lost } monstres perdus
}
page-dp-needs-suffering = Au mieux, souffrance : { $suffering }
page-dp-mood-unfed = faim { $count }
page-dp-mood-bored = ennui { $count }
page-dp-mood-mutations = mutation { $count }
page-dp-mood-escape = évasion { $count }
page-dp-mood-manure = bouse { $count }
page-dp-mood-sick = maladie { $count }
page-dp-mood = { dp-pet } : { $moods }
page-dp-content = content
page-dp-forecast = Ce que ces cartes vont donner
page-dp-needs-vegetables = Légumes nécessaires : { $count }
page-dp-needs-meat = Viande nécessaire : { $count }
page-dp-needs-either = Nourriture au choix nécessaire : { $count }
page-dp-short-play = { $imps } pour jouer
page-dp-short-catch = { $imps } pour attraper
page-dp-plan-groups = { $count ->
    [one] Former { $count } groupe
   *[other] Former { $count } groupes
}
page-dp-plan-cards = { $count ->
    [one] Poser { $count } carte
   *[other] Poser { $count } cartes
}
page-dp-in-store = en réserve : { $count }
page-dp-imps-home = Diablotins à la maison : { $count }
page-dp-needs-story = Ce que les besoins ont donné
page-dp-needs-yard = Dans la cour
page-dp-wins = Gagné à l’instant
page-dp-win-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
page-dp-win-final = { $which ->
    [acumen] Décompte final : sens des affaires
   *[display] Décompte final : monstrerie
}
page-dp-mood-lost = perdu, au mieux
page-dp-mood-suffering = souffrance au mieux { $suffering }
