# Dungeon Petz: the words of its board. Names of pets, needs and places are in dungeon-petz.ftl.

page-dp-choices = Your options
page-dp-unpick = Choose something else
page-dp-ribbon = Exhibitions and customers to come
page-dp-exhibition = Round { $round }, exhibition: { dp-exhibition-name }
page-dp-exhibition-hidden = Round { $round }: exhibition not revealed yet
page-dp-customer = Round { $round }, customer: { dp-customer-name }
page-dp-customer-hidden = Round { $round }: customer not revealed yet
page-dp-deck = { $left ->
    [one] { $left } { dp-colour } card
   *[other] { $left } { dp-colour } cards
} left in the deck
page-dp-decks = Need Cards not seen yet
page-dp-decks-help = In the decks and in other hands, by color and need:

page-dp-town = The town
page-dp-place-yard = Cages
page-dp-place-addons = Addons
page-dp-place-older = Upper pets
page-dp-place-young = Lower pets
page-dp-place-vegetables = Vegetables
page-dp-place-mixed = Mixed
page-dp-place-meat = Meat
page-dp-place-artifacts = Artifacts
page-dp-place-imps = Relatives
page-dp-place-hospital = Hospital
page-dp-place-judging = Judging
page-dp-place-platform = Platform
page-dp-place-bank = Supply
page-dp-space = { $space ->
    [vegetables] Vegetable stand
    [mixed] Mixed stand
    [meat] Meat stand
    [artifacts] Artifact tents
    [cage-1] First cage-buying space
    [cage-2] Second cage-buying space
    [addon] Addon space
    [young-1] First lower pet space
    [young-2] Second lower pet space
    [older] Upper pet space
    [imps] Relatives space
    [hospital] Hospital
    [judging] Judging space
   *[platform] Platform
}: { $held ->
    [neutral] blocked by a neutral imp
    [seat] { $seat } is there with { $there ->
        [one] { $there } imp
       *[other] { $there } imps
    }
   *[free] free; needs { dp-some-imps }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
}
page-dp-next = Next round the neutral imp goes to { dp-space }.
page-dp-pit = Cage { $pit }: { dp-tile }
page-dp-addon = Addon { $place }: { dp-tile }
page-dp-offer = { dp-pet }, size { $size }, { dp-diet }
page-dp-none = None left
page-dp-vegetables = { $count ->
    [one] { $count } vegetable
   *[other] { $count } vegetables
}
page-dp-meats = { $count } meat
page-dp-potions-left = { $count ->
    [one] { $count } potion left
   *[other] { $count } potions left
}
page-dp-left = Stacks: { $pets ->
    [one] { $pets } pet
   *[other] { $pets } pets
}, { $cages ->
    [one] { $cages } cage
   *[other] { $cages } cages
}, { $addons ->
    [one] { $addons } addon
   *[other] { $addons } addons
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}
page-dp-resting = { $count ->
    [one] { $count } neutral imp is not in play this round
   *[other] { $count } neutral imps are not in play this round
}

page-dp-whose = Whose shop
page-dp-mine = My shop
page-dp-town-tab = Town
page-dp-display = { $seat }’s pet display
page-dp-burrow = { $seat }’s burrow
page-dp-exits = Exits
page-dp-queue = Groups still to go, the biggest first
page-dp-queued = { $seat }, group of size { $size }: { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}, { $gold } gold
page-dp-exit = Exit { $exit }: { dp-group-of }
page-dp-imp-back = Call an imp back from exit { $exit }
page-dp-gold-back = Take 1 gold back from exit { $exit }
page-dp-send-imp = Send an imp to exit { $exit } ({ $left } left at home)
page-dp-send-gold = Send 1 gold to exit { $exit } ({ $left } left at home)
page-dp-grouping = Choose an exit, then click (or drag) imps and gold onto it. Bigger groups act first.
page-dp-form = Form these groups
page-dp-reach = Your groups in the order they will act, and where they could go now
page-dp-reach-size = Size { $size }
page-dp-reach-places = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
page-dp-reach-cages = cages
page-dp-reach-pets = pets
page-dp-busy = { $count ->
    [one] { $count } imp is busy
   *[other] { $count } imps are busy
}
page-dp-hospital = { $count ->
    [one] { $count } imp is in the hospital
   *[other] { $count } imps are in the hospital
}
page-dp-platform = { $count ->
    [one] { $count } imp is on the platform
   *[other] { $count } imps are on the platform
}
page-dp-gold = { $gold } gold
page-dp-waiting = New, not placed yet
page-dp-new-cage = New cage: { dp-tile }
page-dp-new-addon = New addon: { dp-tile }
page-dp-larder = Food storage
page-dp-chamber = { $kind ->
    [vegetable] Vegetables
   *[meat] Meat
}, chamber { $chamber }: { $count }
page-dp-artifacts = Artifacts
page-dp-artifact = { dp-artifact-name }{ $full ->
    [yes] , with food in it
   *[no] {""}
}
page-dp-no-artifacts = No artifacts yet
page-dp-no-cage = no cage
page-dp-plot = Plot { $plot }: { $cage }; { $manure } manure
page-dp-pet = { dp-pet }, size { $size }, { dp-diet }{ $suffering ->
    [0] {""}
   *[other] , suffering { $suffering }
}{ $mutation ->
    [0] {""}
   *[other] , mutation { $mutation }
}
page-dp-pet-short = { dp-pet }, size { $size }
page-dp-manure = { $count } manure
page-dp-symbol-strength = Strength: contains this much anger
page-dp-symbol-antimagic = Antimagic: contains this much magic
page-dp-symbol-graze = Grazing: meets one hunger need (pets that eat vegetables)
page-dp-symbol-meat = Meat feeder: meets one hunger need (pets that eat meat)
page-dp-symbol-toy = Toy: meets one play need
page-dp-symbol-absorb = Absorbs one manure per round
page-dp-score = Score in this exhibition
page-dp-match = { dp-customer-name }: match score { $match }
page-dp-bar = { dp-pet }, bar { $bar }, { dp-colour }: { $card ->
    [none] empty
    [hidden] face down
   *[other] { dp-card }
}
page-dp-gap = Entertain at the { dp-gap } gap

page-dp-hand = Your Need Cards
page-dp-card = { $card ->
    [potion] potion
   *[other] { dp-card } ({ dp-colour })
}
page-dp-assign-cards = Assign these cards
page-dp-bars-left = { $count ->
    [one] { $count } bar without a card
   *[other] { $count } bars without a card
}
page-dp-take-back = Take all cards back

page-dp-reputation = Reputation { $points }
page-dp-imps = Imps: { $home } at home, { $busy } busy, { $hospital } in the hospital, { $platform } on the platform
page-dp-cards = { $colour ->
    [green] Green cards
    [red] Red cards
    [yellow] Yellow cards
   *[purple] Purple cards
}: { $count }
page-dp-first = starts

page-dp-about-pet = { $diet ->
    [herbivore] A herbivore
    [carnivore] A carnivore
   *[omnivore] An omnivore
}, now size { $size }. Each round, assign one Need Card to each visible bar; its size is its number of visible bars.
page-dp-about-prices = Gold when sold, by size: { $prices }.
page-dp-awards = Reputation by place: { $awards }. Tied players each get 1 less for every other tied player.
page-dp-about-customer = Buys in round { $round }. Match score for what the pet showed that round:
page-dp-wish = { $need ->
    [suffering] each suffering token
    [mutation] each mutation token
   *[other] each { dp-need } need
}: { $points }
page-dp-wish-rainbow = each card color that shows { dp-need }: { $points }

# The preview of a move.
page-dp-plus-gold = Gold { $more }
page-dp-plus-home = Imps at home { $more }
page-dp-plus-hospital = Imps in the hospital { $more }
page-dp-plus-potions_held = Potions { $more }
page-dp-plus-reputation = Reputation { $more }
page-dp-plus-vegetables = Vegetables { $more }
page-dp-plus-meat = Meat { $more }
page-dp-plus-suffering = { dp-pet }: suffering { $more }
page-dp-plus-mutation = { dp-pet }: mutation { $more }
page-dp-plus-manure = { dp-pet }: manure { $more }
page-dp-plus-plot = Plot { $plot }: manure { $more }
page-dp-gone = { dp-pet } leaves
page-dp-exhibition-points = Exhibition score: { $points }
page-dp-needs-play = Imps needed to entertain: { $imps }
page-dp-needs-catch = Imps needed to catch: { $imps }
page-dp-needs-lost = At least { $lost ->
    [one] { $lost } pet is lost
   *[other] { $lost } pets are lost
}
page-dp-needs-suffering = Suffering tokens, at least: { $suffering }
page-dp-mood-unfed = hungry { $count }
page-dp-mood-bored = bored { $count }
page-dp-mood-mutations = mutation { $count }
page-dp-mood-escape = escape { $count }
page-dp-mood-manure = manure { $count }
page-dp-mood-sick = sick { $count }
page-dp-mood = { dp-pet }: { $moods }
page-dp-content = satisfied
page-dp-plan-preview = What these cards will cause
page-dp-needs-vegetables = Vegetables needed: { $count }
page-dp-needs-meat = Meat needed: { $count }
page-dp-needs-either = Food of either kind needed: { $count }
page-dp-short-play = { $imps } to entertain
page-dp-short-catch = { $imps } to catch
page-dp-plan-groups = { $count ->
    [one] Form { $count } group
   *[other] Form { $count } groups
}
page-dp-plan-cards = { $count ->
    [one] Assign { $count } card
   *[other] Assign { $count } cards
}
page-dp-in-store = in storage: { $count }
page-dp-imps-home = Imps at home: { $count }
page-dp-needs-story = How the needs turned out
page-dp-needs-yard = The whole display
page-dp-wins = Just scored
page-dp-win-points = score { $total }
page-dp-win-final = { $which ->
    [acumen] Final scoring: business acumen
   *[display] Final scoring: pet display
}
page-dp-mood-lost = can’t be saved
page-dp-mood-suffering = at least { $suffering } suffering

# Things that explain themselves, and values that nobody has confirmed.
page-dp-about-cage = Cage
page-dp-about-addon = Addon
page-dp-guess = Guessed, nobody has confirmed what is printed: { $what }.

# Who waits is told for whom and for what, by the phase.
page-wait-dp-phase-grouping = Waiting for { $seats } to form groups.
page-wait-dp-phase-shopping = Waiting for { $seats } to send a group shopping.
page-wait-dp-phase-arranging = Waiting for { $seats } to arrange cages and pets.
page-wait-dp-phase-needs = Waiting for { $seats } to see to the needs of the pets.
page-wait-dp-phase-showing = Waiting for { $seats } to choose a pet for the exhibition.
page-wait-dp-phase-business = Waiting for { $seats } to sell a pet.
page-wait-dp-phase-working = Waiting for { $seats } to put imps to work.
page-wait-dp-phase-aging = Waiting for { $seats } to store food.
