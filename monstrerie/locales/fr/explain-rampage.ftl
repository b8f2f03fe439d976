# Ce que sont les choses, dit à la demande : la page ne charge pas ce fichier.

ra-explain-card = { $kind ->
    [character] Caractère : il compte à la fin. Tout le monde le voit.
    [power] Pouvoir : il vaut toute la partie. Tout le monde le voit.
   *[secret] Super-Pouvoir-Secret : on s’en sert une fois, sans dépenser d’action.
}
ra-explain-hidden = Carte cachée
ra-explain-hidden-card = Un Super-Pouvoir-Secret. On le montre quand on s’en sert.
ra-explain-meeple = { $colour ->
    [blue] Meeple bleu : Journaliste
    [green] Meeple vert : Militaire
    [black] Meeple noir : Businessman
    [yellow] Meeple jaune : Blonde
    [grey] Meeple gris : Vieillard
   *[red] Meeple rouge : Héros
}
ra-explain-meeple-eat = Un Monstre du même Quartier peut le manger, si rien ne pose sur lui ni ne gêne.
ra-explain-meeple-set = Un de chacune des six couleurs fait une série : 10 points. Les autres ne valent rien par eux-mêmes.
ra-explain-eaten = { $colour ->
    [blue] Bleus (Journalistes) : { $count }
    [green] Verts (Militaires) : { $count }
    [black] Noirs (Businessmen) : { $count }
    [yellow] Jaunes (Blondes) : { $count }
    [grey] Gris (Vieillards) : { $count }
   *[red] Rouges (Héros) : { $count }
}
ra-explain-eaten-set = Un de chacune des six couleurs fait une série : 10 points.
ra-explain-eaten-sets = Séries complètes jusqu’ici : { $sets }.
ra-explain-stomach = Estomac
ra-explain-stomach-sets = Les Meeples mangés. Un de chacune des six couleurs fait une série : 10 points.
ra-explain-cards = Cartes
ra-explain-cards-three = Un Caractère compte à la fin, un Pouvoir vaut toute la partie, un Super-Pouvoir-Secret une fois.
ra-explain-runaway = Plateau de Fuite
ra-explain-runaway-who = Les Meeples qui quittent la ville fuient ici.
ra-explain-runaway-strikes = Une ligne ou une zone pleine frappe celui qui est en train de jouer.
ra-explain-teeth = { $teeth ->
    [one] { $teeth } Dent
   *[other] { $teeth } Dents
}
ra-explain-teeth-meal = À chaque repas, un Monstre mange autant de Meeples qu’il a de Dents.
ra-explain-teeth-lost = Qui est renversé en perd une. À perdre : { $tokens } ; deux restent toujours.
ra-explain-floors = { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}
ra-explain-floors-points = Chaque Étage vaut 1 point.
ra-explain-floors-taken = Après votre action, vous prenez chaque Étage sur lequel il n’y a plus rien.
ra-explain-broken = Dents cassées : { $broken }
ra-explain-broken-points = Chaque Dent cassée à un autre Monstre vaut 2 points.
ra-explain-points = Points : { $points }
ra-explain-points-now = Séries, Étages et Dents cassées jusqu’ici, sans le Caractère.
ra-explain-secrets = Super-Pouvoirs-Secrets : { $secrets }
ra-explain-secrets-once = Chacun ne sert qu’une fois. On ne le montre qu’alors.
ra-explain-team = Équipe { $team }
ra-explain-team-together = Les Monstres d’une équipe gagnent ensemble.
ra-explain-left = Étages dans la ville : { $left }
ra-explain-left-end = Quand le dernier est pris, chacun des autres a encore un tour.
ra-explain-last = Derniers tours
ra-explain-last-turns = Le dernier Étage est parti. Qui n’a pas joué depuis a encore un tour.
ra-explain-where = Quartier
ra-explain-where-meal = Un Monstre mange dans le Quartier où sont ses Pattes, et y projette des Véhicules.
ra-explain-trouble = État du Monstre
ra-explain-trouble-state = Il se relève, revient ou peut de nouveau se déplacer à son propre tour.
ra-explain-city = La ville
ra-explain-city-turn = Un tour a deux actions : se déplacer, démolir, souffler ou projeter un Véhicule.
ra-explain-city-meal = Puis votre Monstre mange des Meeples dans son Quartier, un par Dent.
ra-explain-city-end = La partie s’achève quand il n’y a plus d’Étage. Séries de six couleurs, Étages et Dents cassées comptent.
ra-explain-paws = Pattes
ra-explain-paws-flick = Pour se déplacer, on retire le Corps et on donne une pichenette aux Pattes. Puis le Corps revient dessus.
ra-explain-body = Corps
ra-explain-body-drop = Pour démolir, on le lâche sur un immeuble dont les Pattes touchent le trottoir. S’il est renversé, son propriétaire perd une Dent.
ra-explain-vehicle = Véhicule { $number }
ra-explain-vehicle-toss = Un Monstre du même Quartier peut le projeter depuis sa tête.

explain-ra-phase-choose = Chacun choisit ses cartes avant le premier tour.
explain-ra-phase-actions = Deux actions : se déplacer, démolir, souffler ou projeter un Véhicule. On peut faire deux fois la même.
explain-ra-phase-meal = Votre Monstre mange des Meeples dans son Quartier, un par Dent.
explain-ra-phase-after-meal = Les Super-Pouvoirs-Secrets d’après le repas, puis le tour se termine.
explain-ra-phase-count = Ce qui se décide avant le décompte.
explain-ra-phase-over = Séries de six couleurs, Étages, Dents cassées et Caractère comptent. Le plus de points gagne.
