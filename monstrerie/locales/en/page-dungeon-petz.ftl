# Dungeon Petz: the words of its board. Names of pets, needs and places are in dungeon-petz.ftl.

page-dp-choices = What you may do
page-dp-unpick = Choose something else
page-dp-ribbon = Exhibitions and customers to come
page-dp-round = Round { $round }
page-dp-exhibition = Round { $round }, exhibition: { dp-exhibition-name }
page-dp-exhibition-hidden = Round { $round }: an exhibition nobody knows yet
page-dp-customer = Round { $round }, customer: { dp-customer-name }
page-dp-customer-hidden = Round { $round }: a customer nobody knows yet
page-dp-deck = { $left ->
    [one] { $left } { dp-colour } card
   *[other] { $left } { dp-colour } cards
} left in the deck
page-dp-decks = Need cards not seen yet
page-dp-decks-help = In the decks and in other hands, by colour and need:

page-dp-town = The town
page-dp-place-yard = Cages
page-dp-place-addons = Addons
page-dp-place-older = Older pets
page-dp-place-young = Young pets
page-dp-place-vegetables = Vegetables
page-dp-place-mixed = Mixed
page-dp-place-meat = Meat
page-dp-place-artifacts = Artifacts
page-dp-place-imps = Relatives
page-dp-place-hospital = Hospital
page-dp-place-judging = Judging
page-dp-place-platform = Platform
page-dp-place-bank = Supply
page-dp-space = { dp-space }: { $held ->
    [neutral] a neutral imp blocks it
    [seat] { $seat } is there with { $there ->
        [one] { $there } imp
       *[other] { $there } imps
    }
   *[free] free; it takes { dp-some-imps }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
}
page-dp-next = Next round the neutral imp goes to { dp-space }.
page-dp-pit = Cage { $pit }: { dp-tile }
page-dp-addon = Addon { $place }: { dp-tile }
page-dp-offer = { dp-pet }, size { $size }, { dp-diet }
page-dp-empty = Empty
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
page-dp-left = Stacks: { $pets } pets, { $cages } cages, { $addons } addons, { $artifacts } artifacts
page-dp-resting = { $count ->
    [one] { $count } neutral imp rests
   *[other] { $count } neutral imps rest
}

page-dp-whose = Whose shop
page-dp-mine = My shop
page-dp-town-tab = Town
page-dp-display = Pet display of { $seat }
page-dp-burrow = Burrow of { $seat }
page-dp-exits = Exits
page-dp-exit = Exit { $exit }: { dp-group-of }
page-dp-imp-back = Call an imp back from exit { $exit }
page-dp-gold-back = Take a coin back from exit { $exit }
page-dp-send-imp = Send an imp to exit { $exit }; { $left } at home
page-dp-send-gold = Send a coin to exit { $exit }; { $left } at home
page-dp-grouping = Choose an exit, then click imps and gold (or drag them there). The biggest group goes first.
page-dp-form = Form these groups
page-dp-reach = Your groups in the order in which they go, and where they could go now
page-dp-reach-size = Size { $size }
page-dp-reach-places = { $count ->
    [one] { $count } free place
   *[other] { $count } free places
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
page-dp-waiting = New, waiting for a place
page-dp-new-cage = New cage { $cage }: { dp-tile }
page-dp-new-addon = New addon: { dp-tile }
page-dp-larder = Larder
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
page-dp-plot = Plot { $plot }: { $cage }; manure: { $manure }
page-dp-pet = { dp-pet }, size { $size }, { dp-diet }{ $suffering ->
    [0] {""}
   *[other] , suffering { $suffering }
}{ $mutation ->
    [0] {""}
   *[other] , mutation { $mutation }
}
page-dp-pet-short = { dp-pet }, size { $size }
page-dp-addon-here = Addon
page-dp-manure = { $count } manure
page-dp-symbol-strength = Strength: holds so much anger
page-dp-symbol-antimagic = Antimagic: holds so much magic
page-dp-symbol-graze = Grazing: one vegetable hunger is met
page-dp-symbol-meat = Feeder: one meat hunger is met
page-dp-symbol-toy = Toy: one play is met
page-dp-symbol-absorb = Absorbs one manure a round
page-dp-suffering = Suffering
page-dp-mutation = Mutation
page-dp-price = Gold when sold
page-dp-score = Points in this exhibition
page-dp-match = { dp-customer-name }: match { $match }
page-dp-bar = { dp-pet }, bar { $bar }, { dp-colour }: { $card ->
    [none] empty
    [hidden] face down
   *[other] { dp-card }
}
page-dp-gap = Let an imp play at the { $gap ->
    [1] top
    [2] bottom
    [3] left
   *[4] right
} gap

page-dp-hand = Your need cards
page-dp-card = { $card ->
    [potion] potion
   *[other] { dp-card } ({ dp-colour })
}
page-dp-lay = Lay these cards
page-dp-bars-left = { $count ->
    [one] { $count } bar without a card
   *[other] { $count } bars without a card
}
page-dp-take-back = Take all back

page-dp-reputation = Reputation { $points }
page-dp-imps = Imps: { $home } at home, { $busy } busy, { $hospital } in the hospital, { $platform } on the platform
page-dp-cards = { dp-colour } cards: { $count }
page-dp-first = first

page-dp-about-pet = A { dp-diet }, now of size { $size }. Every round one need card is laid on each of its bars; a bar more for each size.
page-dp-about-prices = Gold when sold, by size: { $prices }.
page-dp-awards = Reputation by place: { $awards }.
page-dp-about-customer = Buys in round { $round }. Points for what the pet showed in that round:
page-dp-wish = { $need ->
    [suffering] each suffering
    [mutation] each mutation
   *[other] each { dp-need }
}: { $points }
page-dp-wish-rainbow = each card colour that shows { dp-need }: { $points }

# What the engine foresees for a move.
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
page-dp-exhibition-points = Exhibition: { $points }
page-dp-needs-play = Imps to play: { $imps }
page-dp-needs-catch = Imps to catch: { $imps }
page-dp-needs-lost = At best { $lost ->
    [one] { $lost } pet is lost
   *[other] { $lost } pets are lost
}
page-dp-needs-suffering = At best, suffering: { $suffering }
page-dp-mood-unfed = hungry { $count }
page-dp-mood-bored = bored { $count }
page-dp-mood-mutations = mutation { $count }
page-dp-mood-escape = escape { $count }
page-dp-mood-manure = manure { $count }
page-dp-mood-sick = sick { $count }
page-dp-mood = { dp-pet }: { $moods }
page-dp-content = content
page-dp-forecast = What these cards will lead to
page-dp-needs-vegetables = Vegetables needed: { $count }
page-dp-needs-meat = Meat needed: { $count }
page-dp-needs-either = Food of either kind needed: { $count }
page-dp-short-play = { $imps } to play
page-dp-short-catch = { $imps } to catch
page-dp-plan-groups = { $count ->
    [one] Form { $count } group
   *[other] Form { $count } groups
}
page-dp-plan-cards = { $count ->
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
page-dp-in-store = in store: { $count }
page-dp-imps-home = Imps at home: { $count }
page-dp-needs-story = What became of the needs
page-dp-needs-yard = In the yard
page-dp-wins = Just won
page-dp-win-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
page-dp-win-final = { $which ->
    [acumen] Final scoring: business acumen
   *[display] Final scoring: pet display
}
page-dp-mood-lost = lost, at best
page-dp-mood-suffering = suffering at best { $suffering }
