# Mighty Monsters.

mighty-monsters = Mighty Monsters
mighty-monsters-about = Factions of monsters raid a castle. Stand together, push the weak aside, and carry off the most gold.

mm-faction = { $faction ->
    [trolls] Trolls
    [dragons] Dragons
    [insectoids] Insectoids
    [undead] Undead
    [aquatic] Aquatic monsters
   *[demons] Demons
}

option-mighty-monsters-row = Guards in a row
option-mighty-monsters-row-help = The guards of each round are sorted: the weakest level at the gate, the strongest at the treasury.
option-mighty-monsters-whim = The king's whim
option-mighty-monsters-whim-help = Every round a king tile is turned up and changes loots, strengths, hands or healing.
option-mighty-monsters-factions = Factions
option-mighty-monsters-factions-help = Everybody chooses a faction, or they are dealt at random. All factions are equally strong.
option-mighty-monsters-factions-choose = chosen
option-mighty-monsters-factions-dealt = dealt
option-mighty-monsters-first = First player
option-mighty-monsters-first-help = Who plays first in the first round: chance decides, or the host begins.
option-mighty-monsters-first-random = chance decides
option-mighty-monsters-first-host = the host

mm-phase-choose = Choosing factions
mm-phase-play = Playing monsters
mm-phase-over = The gold is counted

mm-prompt-choose = Choose the faction that you will lead. All of them have the strengths 1 to 5.
mm-prompt-play = { $left ->
    [2] Play a monster: on any empty space, or in place of a weaker one. When everybody has two standing, the fights begin.
   *[other] Play your second monster: on any empty space, or in place of a weaker one. When everybody has two standing, the fights begin.
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

mm-led = { $seat } leads { $faction ->
    [trolls] the trolls
    [dragons] the dragons
    [insectoids] the insectoids
    [undead] the undead
    [aquatic] the aquatic monsters
   *[demons] the demons
}.
mm-dealt = You take { $strengths } in hand.
mm-first = { $seat } is the first player.
mm-round = Round { $round } of { $rounds }.
mm-guards = New guards from the gate on, by level: { $levels }.
mm-whim = The king's whim: { $tile ->
    [1] no monster of strength 1 may be played.
    [2] a guard between two equally strong monsters has 3 more loot.
    [3] everybody takes 3, 4 and 5 in hand.
    [4] the first guard has 3 more loot.
    [5] the first two guards have 2 less loot each.
    [6] the last two guards have 4 more loot each.
    [7] healing a 4 or a 5 costs 4.
    [8] the guards of the weakest pairs have 3 more loot.
    [9] nothing changes.
    [10] the second guard has 3 more loot and 2 more strength.
    [11] the last guard has 10 more loot.
   *[12] the last guard has 5 less loot and 3 less strength.
}
mm-hands-named = Everybody takes { $strengths } in hand; the others lie in reserve.
mm-placed = { $seat } places a { $strength } at guard { $guard }.
mm-replaced = { $seat } pushes { $owner_seat }'s { $old } out with a { $strength } at guard { $guard } for { $price } gold{ $share ->
    [0] .
   *[other] , { $share } of it to { $owner_seat }.
}
mm-replaced-own = { $seat } swaps their own { $old } for a { $strength } at guard { $guard }, paying { $price } gold.
mm-turned = Guard { $guard } is turned up: strength { $strength }, loot { $loot }.
mm-beaten = { $total } against { $strength }: guard { $guard } is beaten.
mm-loot = { $seat } takes { $gold } gold.
mm-odd-coin = Both are equally strong: one coin stays in the treasury.
mm-guard-wins = { $total } against { $strength }: guard { $guard } wins, and the raid stops.
mm-healed = { $seat } pays { $paid } gold for healing.
mm-healed-short = { $seat } owes { $owed } gold for healing, and pays the { $paid } there is.
mm-over = { $count ->
    [one] { $seats } wins with { $gold } gold.
   *[other] { $seats } share the victory with { $gold } gold.
}

mm-source-start = Start
mm-source-loot = Loot
mm-source-compensation = Compensation
mm-source-replacing = Replacing
mm-source-healing = Healing

mm-preview = total { $total }, which would beat { $wins } of the { $possible } guards of this level that nobody has seen{ $price ->
    [0] .
   *[other] ; price { $price } gold.
}

mm-refusal-choose-first = The factions are chosen first.
mm-refusal-no-faction = There is no such faction. There are: { $known }.
mm-refusal-faction-taken = { $owner_seat } leads that faction already.
mm-refusal-factions-chosen = The factions are chosen already: play a monster.
mm-refusal-no-strength = There is no monster of strength { $strength }: 1 to 5.
mm-refusal-no-space = There is no space { $space }: 0 to { $most }.
mm-refusal-in-reserve = Your { $strength } lies in reserve: only cards in hand can be played.
mm-refusal-standing = Your { $strength } stands in the castle already, and stays where it is.
mm-refusal-banned = The king bans the { $strength } this round.
mm-refusal-strongest = A monster of strength 5 can't be pushed out.
mm-refusal-not-stronger = A { $strength } can't push out a { $old }: it must be stronger.
mm-refusal-maximum = At guard { $guard } { $total } strength stands already: replacing is possible only below its maximum of { $maximum }.
mm-refusal-gold = That costs { $price } gold, and you have { $gold }.
mm-refusal-two-standing = You have two monsters standing: you play again only if one is pushed out.

mm-terminal-gate = gate
mm-terminal-treasury = treasury
mm-terminal-strength = strength { $low }-{ $high }
mm-terminal-loot = loot { $low }-{ $high }
mm-terminal-total = total { $total }
mm-terminal-gold = { $gold } gold
mm-terminal-hand = hand { $cards }
mm-terminal-reserve = reserve { $cards }
mm-terminal-first = first player
mm-terminal-empty = empty
mm-terminal-healing = healing { $cost }
