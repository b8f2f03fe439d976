# What things are, told on demand: the page does not load this file.

mm-explain-guard = Guard { $guard }, level { $level }
mm-explain-guard-range = Its strength is { $low } to { $high }, its loot { $least } to { $most } gold{ $guessed ->
    [yes] { " " }(guessed values).
   *[no] .
}{ $whim ->
    [yes] { " " }The king’s whim is counted in.
   *[no] {""}
}
mm-explain-guard-fight = The two monsters beside it fight it together and share the loot. If it wins, the raid ends here.
mm-explain-guard-price = Replacing a monster here costs { $price } gold{ $to_owner ->
    [0] {""}
   *[other] , { $to_owner } of it for the owner
}; your own costs { $own }.

mm-explain-total = Total at guard { $guard }: { $total }
mm-explain-total-sum = The strengths of both monsters added up. A total as high as the guard’s strength wins.
mm-explain-total-chance = { $chance ->
    [sure] It beats every guard this can be ({ $low } to { $high }).
    [open] It may be enough: the guard has { $low } to { $high }.
   *[weak] It can’t win yet: the guard has at least { $low }.
}

mm-explain-space = { $side ->
    [above] Space above guard { $guard }
   *[below] Space below guard { $guard }
}
mm-explain-space-empty = Empty: any monster from your hand may be played here for free.
mm-explain-space-partner = It fights guard { $guard } ({ $low } to { $high }) together with the monster on the other side.
mm-explain-space-held = A monster of strength { $strength } stands here. If the raid fails here or before, healing it costs { $healing } gold.
mm-explain-space-replace = { $safe ->
    [strongest] A 5 can never be replaced.
    [maximum] It is safe: the total has reached { $maximum }, the guard’s printed maximum.
   *[no] A stronger monster may replace it for { $price } gold ({ $own } if it is your own).
}

mm-explain-card = Monster of strength { $strength }
mm-explain-card-strength = It adds { $strength } to the total at its guard.
mm-explain-card-healing = The heart: healing costs { $healing } gold if the raid fails at its guard or before{ $whim ->
    [yes] { " " }(the king’s whim; printed: { $printed }).
   *[no] .
}{ $guessed ->
    [yes] { " " }The cost is guessed.
   *[no] {""}
}
mm-explain-card-replace = { $strength ->
    [1] It can’t replace any monster.
   *[other] It may replace a weaker monster for gold.
}

mm-explain-gold = { $gold } gold
mm-explain-gold-goal = Whoever has the most gold after the last round wins.
mm-explain-gold-use = Loot brings gold. Replacing monsters and healing cost gold.

mm-explain-hand = Hand: { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
mm-explain-hand-play = Only monsters in hand can be played.
mm-explain-hand-three = Each round you hold three and play two; the third one stays in hand.

mm-explain-reserve = Reserve: { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
mm-explain-reserve-rest = They rest this round and come back into hand for the next one.
mm-explain-reserve-swap = The two monsters played this round take their place.

mm-explain-unknown = Hidden card
mm-explain-unknown-either = In hand or in reserve, still unseen: strength { $strengths }.

mm-explain-faction-five = Five monsters, one of each strength from 1 to 5.
mm-explain-faction-alike = All factions are equally strong; only their healing costs differ.

mm-explain-king = The king
mm-explain-king-counts = His tiles only count the rounds: { $left } to come, this one included.
mm-explain-king-round = This holds for the whole round, healing included.

mm-explain-first = First player
mm-explain-first-turns = Plays the first monster of the round; the others follow clockwise.
mm-explain-first-passes = The pawn passes to the next player after each round.

mm-explain-gate = Gate
mm-explain-gate-start = The fights begin here and go on guard by guard, as long as the monsters win.

mm-explain-treasury = Treasury
mm-explain-treasury-pays = It pays the loot and takes what replacing and healing cost.

mm-explain-healing = Healing
mm-explain-healing-who = Every monster at the guard that won, and behind it, is healed at its owner’s cost. Whoever has too little pays all they have.

explain-mm-phase-choose = Everybody chooses a faction, one after the other.
explain-mm-phase-play = In turn, everybody plays a monster onto a space or replaces a weaker one, until all have two in the castle.
explain-mm-phase-fight = The guards are revealed one by one from the gate. The first one that wins ends the raid.
explain-mm-phase-heal = Monsters at the guard that won and behind it are healed for gold. Then the reserve comes into hand and new guards are laid.
explain-mm-phase-over = The most gold wins.
