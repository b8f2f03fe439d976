# What things are, told on demand: the page does not load this file.

dp-explain-guess = A guess: nobody has confirmed what is printed here.

dp-explain-place = { $place ->
    [yard] A group of two imps or more takes one cage home.
    [older] One pet of size 3, for a group with gold.
    [young] One pet of size 2 for each space, for a group with gold.
    [vegetables] All vegetables on the stand.
    [mixed] All food on the stand, of both kinds.
    [meat] All meat on the stand.
    [artifacts] Both artifacts in the tents. They work to the end of the game.
    [addons] One addon: it strengthens the cage on its plot.
    [imps] Your relatives move in: all imps of this and earlier rounds. They can work from the next round on.
    [hospital] One Potion Card, and your hurt imps come home at the end of the round.
    [judging] 2 points more in this round’s exhibition.
   *[platform] The group stays on the platform. Each imp there can sell one pet for 3 times its match score.
}
dp-explain-space-needs = { $held ->
    [neutral] A neutral imp blocks this space this round.
    [seat] Taken this round.
   *[free] Free. It needs { $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    }{ $gold ->
        [0] {""}
       *[other] { " " }and { $gold } gold
    }.
}

dp-explain-pet-tokens = Suffering { $suffering }, mutation { $mutation }. It is lost at suffering { $size } or mutation 2.
dp-explain-plot = Plot { $plot }
dp-explain-plot-empty = No cage yet. A plot with a cage has room for one pet and one addon.
dp-explain-plot-manure = { $count } manure here. It adds to every disease need.
dp-explain-tile = Strength { $strength } against anger, antimagic { $antimagic } against magic.{ $graze ->
    [0] {""}
   *[other] { " " }Feeds vegetables.
}{ $meat ->
    [0] {""}
   *[other] { " " }Feeds meat.
}{ $toy ->
    [0] {""}
   *[other] { " " }Has a toy.
}{ $absorb ->
    [0] {""}
   *[other] { " " }Absorbs manure.
}
dp-explain-tile-use = More anger than strength: the pet tries to escape. More magic than antimagic: it mutates.
dp-explain-cage-where = It goes onto any of your four plots, in place of an older cage if you like.
dp-explain-addon-where = One for each plot. It stays there when the cage is replaced.
dp-explain-symbol = { $symbol ->
    [strength] Strength
    [antimagic] Antimagic
    [graze] Grazing
    [meat] Meat feeder
    [toy] Toy
   *[absorb] Absorbs manure
}

dp-explain-need = { $card ->
    [hunger] Hunger: spend one suitable food, or the pet suffers (1 token).
    [poop] Poop: 1 manure more in its cage.
    [play] Play: an available imp entertains it, or it suffers (1 token).
    [magic] Magic: each one above the antimagic of its cage is a mutation.
    [anger] Anger: above the strength of its cage it tries to escape; as many imps must catch it.
    [disease] Disease: added to the manure in its cage. 3 or more bring suffering.
    [potion] Potion: it sleeps through this bar. You discard a Need Card of that color afterwards.
   *[substitute] It stands for a card that was missing from the deck.
}
dp-explain-card-colour = It goes onto a { dp-colour } bar of a pet.
dp-explain-bar = Bar { $bar }, { dp-colour }
dp-explain-bar-use = It takes one { dp-colour } Need Card, or a potion, every round.
dp-explain-bar-later = It becomes visible when the pet has grown. Then it takes one { dp-colour } Need Card every round.

dp-explain-exhibition = Exhibition of round { $round }
dp-explain-exhibition-hidden = Not revealed yet. It is known one round ahead.
dp-explain-unknown-customer = Customer
dp-explain-unknown-customer-later = Not revealed yet. Customers are known two rounds ahead.
dp-explain-customer-wishes = Points for each:{ $hunger ->
    [0] {""}
   *[other] { " " }hunger { $hunger },
}{ $poop ->
    [0] {""}
   *[other] { " " }poop { $poop },
}{ $play ->
    [0] {""}
   *[other] { " " }play { $play },
}{ $magic ->
    [0] {""}
   *[other] { " " }magic { $magic },
}{ $anger ->
    [0] {""}
   *[other] { " " }anger { $anger },
}{ $disease ->
    [0] {""}
   *[other] { " " }disease { $disease },
}{ $mutation ->
    [0] {""}
   *[other] { " " }mutation { $mutation },
} suffering { $suffering }.
dp-explain-customer-sale = Buys in round { $round }, from size 4 on, above 0 points: 2 reputation for each point, 3 from the platform.

dp-explain-chamber-age = { $last ->
    [yes] It spoils at the end of this round.
   *[no] It moves one chamber to the right at the end of each round, and spoils after the last one.
}
dp-explain-food-use = { $kind ->
    [vegetable] Herbivores and omnivores eat it.
   *[meat] Carnivores and omnivores eat it.
}
dp-explain-deck = Deck of Need Cards, { dp-colour }: { $left }
dp-explain-deck-draw = You draw one for each { dp-colour } bar that your pets show.
dp-explain-deck-unseen = Not seen yet: hunger { $hunger }, poop { $poop }, play { $play }, magic { $magic }, anger { $anger }, disease { $disease }.

dp-explain-round = Round { $number }
dp-explain-round-phases = Setup, Shopping, Need Cards, Showing Off, Business, Aging. Its exhibition and its customers stand here.
dp-explain-imps = { $home ->
    [one] { $home } imp at home
   *[other] { $home } imps at home
}
dp-explain-imps-use = They go shopping in groups. Those that stay entertain pets and catch runaways.
dp-explain-imps-rest = Who is still available in the end cleans an empty cage or earns 1 gold.
dp-explain-gold = { $gold } gold
dp-explain-gold-use = It makes a group bigger, and pets cost 1 gold. Sales and available imps bring it.
dp-explain-busy = { $busy ->
    [one] { $busy } busy imp
   *[other] { $busy } busy imps
}
dp-explain-busy-use = They come home at the end of the round.
dp-explain-hurt = { $hospital ->
    [one] { $hospital } imp in the hospital
   *[other] { $hospital } imps in the hospital
}
dp-explain-hurt-use = They stay there until you visit the hospital.
dp-explain-booked = { $platform ->
    [one] { $platform } imp on the platform
   *[other] { $platform } imps on the platform
}
dp-explain-booked-use = Each can make one platform sale: 3 times the match score instead of 2.
dp-explain-exits = Exits
dp-explain-exits-use = Each exit holds one group of imps and gold, chosen in secret.
dp-explain-exits-order = The biggest group acts first; imps and gold count alike.
dp-explain-exit = Exit { $number }
dp-explain-exit-use = One group: at least one imp, and any gold. It may go to one space in town.
dp-explain-food = Food storage
dp-explain-food-age = Food moves to the right with age and spoils behind the last chamber.
dp-explain-vegetables = { $vegetables ->
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
}
dp-explain-vegetables-use = For herbivores and omnivores. They keep longer than meat.
dp-explain-meat = { $meat } meat
dp-explain-meat-use = For carnivores and omnivores. It keeps this round and the next.
dp-explain-stand = Food on the stand
dp-explain-stand-use = Whoever goes there takes all of it. What is left is thrown away.
dp-explain-waiting = New, not placed yet
dp-explain-waiting-use = Cages, addons and pets find their place before Need Cards are drawn. A pet without a cage is lost.
dp-explain-hand = Your Need Cards
dp-explain-hand-use = Each visible bar of each pet takes one card of its color.
dp-explain-hand-kept = One of each color always stays in hand; books add more.
dp-explain-cards = { $cards ->
    [one] { $cards } { dp-colour } card
   *[other] { $cards } { dp-colour } cards
} in hand
dp-explain-cards-use = Kept from round to round: which card to assign is chosen among these and the new ones.
dp-explain-reputation = Reputation { $points }
dp-explain-reputation-goal = The most reputation wins.
dp-explain-reputation-sources = Exhibitions, sales and the final scoring bring it. Each lost pet costs 1 for every full 10.
dp-explain-first = Starting player
dp-explain-first-use = Goes first when groups are equally big, and gets 1 gold less.
dp-explain-gap = Gap { $number }
dp-explain-gap-use = An imp here entertains the pets on both sides, one play need each.
dp-explain-manure = Manure
dp-explain-manure-use = Harmless by itself. With a disease need, manure and disease together make a pet suffer from 3 on.
dp-explain-suffering = Suffering
dp-explain-suffering-use = These tokens stay. A pet with as many as its size is lost, and customers dislike them.
dp-explain-mutation = Mutation
dp-explain-mutation-use = These tokens stay. With two the pet is lost; with one it brings 2 gold less.
dp-explain-price = Price
dp-explain-price-use = The gold this pet brings when it is sold now.
dp-explain-score = Exhibition score
dp-explain-score-use = What this would bring in the exhibition of the round, as the needs stand.
dp-explain-match = Match score
dp-explain-match-use = What this pet is worth to that customer now: 2 reputation for each point, 3 from the platform.
dp-explain-potions = { $potions ->
    [one] { $potions } potion left
   *[other] { $potions } potions left
}
dp-explain-potions-use = The hospital gives one. It is assigned in place of any Need Card and does the pet no harm.
dp-explain-stacks = The stacks
dp-explain-stacks-use = Cages, addons, artifacts and pets that are still to come.

explain-dp-phase-setup = New things come to town, and everybody gets income.
explain-dp-phase-grouping = Everybody secretly puts imps and gold into groups.
explain-dp-phase-shopping = The biggest group goes first, each to one free space in town.
explain-dp-phase-arranging = New cages, addons and pets find their place. Pets may change cages.
explain-dp-phase-needs = One card for each visible bar of each pet: first drawn, then assigned in secret.
explain-dp-phase-showing = Needs are revealed and met, one player after the other. Then the exhibition is scored.
explain-dp-phase-business = From round 3 on, each customer buys one pet of each player, if it suits them.
explain-dp-phase-working = Imps that are still available clean empty cages or earn 1 gold each.
explain-dp-phase-aging = Pets grow, food ages, imps come home.
explain-dp-phase-over = Two final exhibitions, then the most reputation wins.
