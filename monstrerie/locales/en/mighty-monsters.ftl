# Mighty Monsters.

mighty-monsters = Mighty Monsters
mighty-monsters-about = Factions of monsters raid a castle. Join forces, replace weaker monsters and carry off the most gold.
mighty-monsters-how-to-1 = Lead a faction of five monsters. Each round you play two of them at the castle.
mighty-monsters-how-to-2 = Two monsters fight each guard together. Join strong friends, or pay to replace a weak one.
mighty-monsters-how-to-3 = The guards are fought one after the other, from the gate on. Whoever beats one shares its gold.
mighty-monsters-how-to-4 = The first guard that wins ends the raid. Those who went too far pay for healing. The most gold wins.
mighty-monsters-score = { $score } gold

mm-faction = { $faction ->
    [trolls] Trolls
    [dragons] Dragons
    [insectoids] Insectoids
    [undead] Undead
    [aquatic] Aquatic monsters
   *[demons] Demons
}

option-mighty-monsters-row = Row of guards
option-mighty-monsters-row-help = Guards are sorted by level each round: lowest at the gate, highest at the treasury.
option-mighty-monsters-whim = At the king’s whim
option-mighty-monsters-whim-help = A king tile is revealed each round and changes loot, strength, hands or healing costs.
option-mighty-monsters-factions = Factions
option-mighty-monsters-factions-help = Players choose their factions, or factions are dealt at random. All are equally strong.
option-mighty-monsters-factions-choose = chosen by the players
option-mighty-monsters-factions-dealt = random
option-mighty-monsters-first = First player
option-mighty-monsters-first-help = Who goes first in round 1: a random player, a certain seat, or the host.
option-mighty-monsters-first-random = random player
option-mighty-monsters-first-seat-1 = seat 1
option-mighty-monsters-first-seat-2 = seat 2
option-mighty-monsters-first-seat-3 = seat 3
option-mighty-monsters-first-seat-4 = seat 4
option-mighty-monsters-first-seat-5 = seat 5
option-mighty-monsters-first-seat-6 = seat 6
option-mighty-monsters-first-host = the host

mm-phase-choose = Choosing factions
mm-phase-play = Playing monsters
mm-phase-fight = Fighting the guards
mm-phase-heal = Healing
mm-phase-over = Final count
# Who waits is told for whom and for what, by the phase.
page-wait-mm-phase-choose = Waiting for { $seats } to choose a faction.
page-wait-mm-phase-play = Waiting for { $seats } to play a monster.

mm-prompt-choose = Choose your faction. Every faction has one monster of each strength from 1 to 5.
mm-prompt-play = { $replace ->
    [yes] Play a monster from your hand onto any empty space, or replace a weaker one for gold. Fights begin once everyone has two monsters in the castle.
   *[no] Play a monster from your hand onto any empty space. Fights begin once everyone has two monsters in the castle.
}
mm-prompt-over = The raid is over.

mm-move-lead = Lead { $faction ->
    [trolls] the trolls
    [dragons] the dragons
    [insectoids] the insectoids
    [undead] the undead
    [aquatic] the aquatic monsters
   *[demons] the demons
}
mm-move-play = Play the { $strength } { $space ->
    [0] above guard 1
    [1] below guard 1
    [2] above guard 2
    [3] below guard 2
    [4] above guard 3
    [5] below guard 3
    [6] above guard 4
    [7] below guard 4
    [8] above guard 5
    [9] below guard 5
    [10] above guard 6
   *[11] below guard 6
}
mm-move-play-named = Replace { $own ->
    [yes] your own { $old }
   *[no] { $owner_seat }’s { $old }
} { $side ->
    [above] above
   *[below] below
} guard { $guard } with the { $strength } ({ $price } gold)

mm-led = { $seat } leads { $faction ->
    [trolls] the trolls
    [dragons] the dragons
    [insectoids] the insectoids
    [undead] the undead
    [aquatic] the aquatic monsters
   *[demons] the demons
}.
mm-dealt = Your hand: { $strengths }.
mm-first = { $seat } is the first player.
mm-round = Round { $round } of { $rounds }.
mm-guards = New guards, from the gate: levels { $levels }.
mm-whim = The king’s whim.{ $nothing ->
    [yes] { " " }Nothing changes this round.
   *[no] {""}
}{ $bans ->
    [yes] { " " }No monster of strength { $banned } may be played.
   *[no] {""}
}{ $hands ->
    [yes] { " " }Everyone plays with { $hand } in hand.
   *[no] {""}
}{ $guards ->
    [first] { " " }The first guard has
    [second] { " " }The second guard has
    [first-two] { " " }Each of the first two guards has
    [last] { " " }The last guard has
    [last-two] { " " }Each of the last two guards has
    [equal-pairs] { " " }Each guard between two equally strong monsters has
    [weakest-pairs] { " " }Each guard facing the lowest total has
   *[none] {""}
}{ $guards ->
    [none] {""}
   *[other] { $change ->
        [loot] { " " }{ $loot } loot.
        [strength] { " " }{ $strength } strength.
       *[both] { " " }{ $loot } loot and { $strength } strength.
    }
}{ $heals ->
    [yes] { " " }Healing costs { $healing } gold for each monster of strength { $healed }.
   *[no] {""}
}
mm-hands-named = Everyone takes { $strengths } into hand; the rest go to the reserve.
mm-placed = { $seat } places a { $strength } at guard { $guard }.
mm-replaced = { $seat } replaces { $owner_seat }’s { $old } with a { $strength } at guard { $guard } for { $price } gold{ $share ->
    [0] .
   *[other] { " " }({ $share } to { $owner_seat }).
}
mm-replaced-own = { $seat } replaces their own { $old } with a { $strength } at guard { $guard } for { $price } gold.
mm-fights = Everyone has two monsters in the castle. The fights begin at the gate.
mm-turned = Guard { $guard } is revealed: strength { $strength }, loot { $loot }{ $whim ->
    [yes] { " " }(with the king’s whim).
   *[no] .
}
mm-beaten = Guard { $guard } is beaten: { $total } against { $strength }.
mm-loot = { $gold ->
    [0] { $seat } gets no gold.
   *[other] { $seat } takes { $gold } gold.
}
mm-odd-coin = The monsters are equally strong, so the odd coin stays in the treasury.
mm-guard-wins = Guard { $guard } wins, { $strength } against { $total }. The raid stops here.
mm-healed = { $seat } pays { $paid } gold for healing.
mm-healed-short = { $seat } owes { $owed } gold for healing{ $paid ->
    [0] { " " }but has none; the debt is forgiven.
   *[other] { " " }but has only { $paid }; the rest is forgiven.
}
mm-over = { $count ->
    [one] { $seats } wins with { $gold } gold.
   *[other] { $seats } share the victory with { $gold } gold each.
}

mm-source-start = Starting gold
mm-source-loot = Loot
mm-source-compensation = Compensation
mm-source-replacing = Replacements
mm-source-healing = Healing

mm-preview = Total { $total }: beats { $wins } of { $possible ->
    [one] { $possible } unseen guard
   *[other] { $possible } unseen guards
} of this level.{ $price ->
    [0] {""}
   *[other] { " " }Costs { $price } gold{ $to_owner ->
        [0] .
       *[other] { " " }({ $to_owner } to the owner).
    }
}

mm-preview-short = total { $total }, beats { $wins } of { $possible }

mm-refusal-choose-first = Choose a faction first.
mm-refusal-no-faction = There is no such faction. Choose the trolls, dragons, insectoids, undead, aquatic monsters or demons.
mm-refusal-faction-taken = { $owner_seat } already leads that faction. Choose another.
mm-refusal-factions-chosen = Factions have already been chosen. Play a monster.
mm-refusal-no-strength = There is no monster of strength { $strength }. Strengths go from 1 to 5.
mm-refusal-no-space = There is no such space. This castle has guards 1 to { $guards }, with one space above and one below each.
mm-refusal-in-reserve = Your { $strength } is in your reserve. You can only play monsters from your hand.
mm-refusal-standing = Your { $strength } is already in the castle and can’t be moved.
mm-refusal-banned = The king bans monsters of strength { $strength } this round. Play another one.
mm-refusal-strongest = A monster of strength 5 can’t be replaced.
mm-refusal-not-stronger = A { $strength } can’t replace a { $old }: the new monster must be stronger.
mm-refusal-maximum = The monsters at guard { $guard } already total { $total }. You can replace one only while the total is below the guard’s printed maximum of { $maximum }.
mm-refusal-gold = That costs { $price } gold, but you have only { $gold }.
mm-refusal-two-standing = You already have two monsters in the castle. You play again only if one of them is replaced.

mm-terminal-gate = gate
mm-terminal-treasury = treasury
mm-terminal-above = above
mm-terminal-guard = guard
mm-terminal-strength = strength
mm-terminal-loot = loot
mm-terminal-below = below
mm-terminal-total = total
mm-terminal-gold = { $gold } gold
mm-terminal-hand = hand { $cards }
mm-terminal-reserve = reserve { $cards }
mm-terminal-first = first player
mm-terminal-empty = empty
mm-terminal-healing = ♥ healing cost{ $guessed ->
    [yes] { " " }(guessed)
   *[no] {""}
}
mm-terminal-whim = ♛ changed by the king

mighty-monsters-fact-monsters-factions = Factions
mighty-monsters-fact-monsters-strengths = Strengths of each faction
mighty-monsters-fact-monsters-healing = Healing costs of the { $item ->
    [trolls] trolls
    [dragons] dragons
    [insectoids] insectoids
    [undead] undead
    [aquatic] aquatic monsters
   *[demons] demons
} (strengths 1 to 5)
mighty-monsters-fact-guards-level-1 = { $item ->
    [strength_range] Strength on the back of the guards of level 1
   *[loot_range] Loot on the back of the guards of level 1
}
    .pair = { $first } to { $second }
    .parts = from|to
mighty-monsters-fact-guards-level-1-cards = Fronts of the guards of level 1 (strength/loot)
    .pair = { $first }/{ $second }
    .parts = strength|loot
mighty-monsters-fact-guards-level-2 = { $item ->
    [strength_range] Strength on the back of the guards of level 2
   *[loot_range] Loot on the back of the guards of level 2
}
    .pair = { $first } to { $second }
    .parts = from|to
mighty-monsters-fact-guards-level-2-cards = Fronts of the guards of level 2 (strength/loot)
    .pair = { $first }/{ $second }
    .parts = strength|loot
mighty-monsters-fact-guards-level-3 = { $item ->
    [strength_range] Strength on the back of the guards of level 3
   *[loot_range] Loot on the back of the guards of level 3
}
    .pair = { $first } to { $second }
    .parts = from|to
mighty-monsters-fact-guards-level-3-cards = Fronts of the guards of level 3 (strength/loot)
    .pair = { $first }/{ $second }
    .parts = strength|loot
mighty-monsters-fact-prices = Price of replacing: { $item ->
    [treasury] to the treasury
    [owner] to the owner, at levels 1 to 3
   *[own_monster] one’s own monster
}
mighty-monsters-fact-table-start_gold = Starting gold
mighty-monsters-fact-table-coins = Coins in the box
mighty-monsters-fact-castle-tiles = Castle tiles for 3, 4, 5 and 6 players
mighty-monsters-fact-castle-rounds = Rounds with 3, 4, 5 and 6 players
mighty-monsters-fact-king-tiles = The twelve king tiles
mighty-monsters-fact-word = { $word ->
    [trolls] trolls
    [dragons] dragons
    [insectoids] insectoids
    [undead] undead
    [aquatic] aquatic monsters
    [demons] demons
    [ones] coins of 1
    [twos] coins of 2
    [tens] coins of 10
    [start] first tile
    [end] last tile
    [guards] guards
    [first] the first one
    [second] the second one
    [first-two] the first two
    [last] the last one
    [last-two] the last two
    [equal-pairs] between two equally strong monsters
    [weakest-pairs] facing the lowest total
    [loot] loot
    [strength] strength
    [banned] strength that may not be played
    [hand] strengths in hand
    [healing] healing cost
   *[healed] strengths it is for
}

# What a component has to be.
mm-wanted-range = two numbers from 0 to { $most }, the lower one first
mm-wanted-banned = 1 strength or none
mm-wanted-hand = 3 different strengths or none

# The guided first match.
mm-guide-goal = Welcome! You lead a band of monsters on a castle raid. After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, whoever has the most gold wins. You start with { $gold }.
mm-guide-faction = First choose your faction. All six are equally strong: each has one monster of every strength from 1 to 5. Take the one you like.
mm-guide-castle = Here is the castle. { $guards ->
    [one] { $guards } guard stands
   *[other] { $guards } guards stand
} between the gate and the treasury. They are fought one after the other, starting at the gate.
mm-guide-back = You only see the guards’ backs. This one has { $level ->
    [one] one star
   *[other] { $level } stars
}: its strength is somewhere from { $low } to { $high }, and it guards { $least } to { $most } gold.
mm-guide-hand = These three monsters are in your hand. The big number is a monster’s strength. The heart is what you pay for healing if the raid fails at its place.
mm-guide-place = Two monsters fight each guard together, one above it and one below. Play a 3 or a 4 beside the first guard: a pair with { $high } or more beats it for certain.
mm-guide-place-elsewhere = You may, but guard { $guard } is only reached if all the guards before it are beaten. Let’s start at the gate: choose a space beside guard 1.
mm-guide-place-strongest = A 5 would be wasted on the weakest guard, and you’ll want it later. Play the 3 or the 4.
mm-guide-joined = { $seat } has put a { $strength } beside your monster. If you win here, the two of you split the loot, and a weak partner makes losing more likely.
mm-guide-replace = You can get rid of that { $strength }: play a stronger monster onto its space. Here that costs { $price } gold. The { $strength } goes back to its owner’s hand, and the whole loot will be yours.
mm-guide-replace-empty = You may, but then the weak 1 stays beside your monster. Try it: take a card and click the rival’s monster at guard 1.
mm-guide-replace-own = That is your own monster. Replace the rival’s one beside it.
mm-guide-safe = Your pair has reached { $high }, the most this guard can have. From there on nobody can be replaced at it, so you are safe.
mm-guide-fight = Now the guards are turned over, one by one. Guard 1 had { $strength } and your pair { $total }: as much or more is enough. Both monsters are yours, so you take all { $loot } gold.
mm-guide-share = Guard 2 fell as well. Its loot was shared by two players, half each. An odd coin goes to the stronger monster; these two were equal, so it stayed in the treasury.
mm-guide-guard-wins = Guard 3 was too strong: { $strength } against { $total }. The first guard that wins ends the raid. Guards behind it would not even be fought.
mm-guide-heal = Now the hearts count. Every monster at the guard that won, and at all guards behind it, must be healed, and its owner pays. Yours stood in front: you pay nothing.
mm-guide-next-round = A new round with new guards. The two monsters you played now rest in your reserve; the two that rested are back in your hand. So plan two rounds ahead.
mm-guide-free = Your turn, and now you decide. Pick a card and point at a space: you are told how many of the possible guards your pair would beat. Far in, the loot is bigger, but every guard before it must fall first.
mm-guide-end = That is the whole game: join forces, pay for a good place, and don’t go further in than the raid will get. Strong friends at the gate help everyone behind it. You have { $gold } gold. Play this match to the end?

# --- the school

mm-course-raids = Raids
mm-course-raids-text = The last turns of a raid: whom to join, what to pay, whom to replace.
mm-puzzle = { $number ->
    [1] Whom to send
    [2] What to pay
   *[other] Whom to replace
}
mm-puzzle-generated = Raid { $number } (level { $difficulty }): play your last monsters for the most gold.
mm-puzzle-goal = Reach { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold on average, the most possible. { $left_seat } holds { $left }, { $right_seat } { $right }.
mm-puzzle-average = On average this brings you to { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold.
mm-why-average = It brings you to { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) } gold on average, { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } more than anything else.
mm-why-answer = Then this is best for whoever comes next:
mm-lesson-1-1 = It is the last round, and one space is empty. Each guard must fall before the next one is fought: look at every pair on the way to your monsters.
mm-lesson-1-2 = Count the unseen guards of each level that a pair would beat. The strongest monster is not always the best one: healing it costs most.
mm-lesson-2-1 = The last round again. You may put a stronger monster in place of a weaker one, even of your own, while the pair is below the guard’s maximum.
mm-lesson-2-2 = That costs gold. Pay it only if the loot you gain on average, and the healing you save, are worth more.
mm-lesson-3-1 = Whoever is replaced takes their monster back and must play again: into the space that is left, or in place of somebody else.
mm-lesson-3-2 = Your rivals then do what brings them the most gold. Think one move ahead.
