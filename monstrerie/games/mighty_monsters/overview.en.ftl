goal-title = The goal
goal =
    Behind the castle wall lies a treasury full of gold. You lead one of { $factions } factions of monsters, and so does everybody
    else at the table: after { $least } to { $most } rounds the one with the most gold wins.

    Nobody beats a guard alone. Two monsters fight each guard together, so all of the game is this: whom to join, whose place to take,
    and how deep into the castle to go.
setup-title = Set-up
setup =
    Lay out the castle: one guard for each player, in a line from the gate to the treasury, all face down. There are { $guards } guards
    of three levels. The back of a card shows its level (the stars) and what may be on the other side: at level 1 a strength of { $low1 } to
    { $high1 } and { $least1 } to { $most1 } gold, at level 3 { $low3 } to { $high3 } and { $least3 } to { $most3 } gold.

    Each player takes a faction of { $monsters } monsters, strengths 1 to { $monsters }, shuffles them, takes { $hand } in hand and puts
    { $reserve } face down in reserve. Everybody begins with { $gold } gold.
round-title = A round
round =
    A round has three parts. You play monsters beside the guards, one after the other. Then the guards are fought from the gate on. Then
    those who went too far pay for healing, and the next round is prepared.
place-title = Play monsters
place =
    In turn, each player puts one monster from their hand beside a guard, for free, on any empty space. Every guard has two spaces, one
    on either side. It goes on until everybody has { $each } monsters in the castle and all spaces are full.

    Before you choose, add up: your monster and the one across should reach the guard’s strength. Against level 1 a total of { $high1 } is
    sure to win; against level 3 it takes { $high3 }.
replace-title = Replace a monster
replace =
    Instead of an empty space you may take somebody’s place. Your monster must be stronger than the one there, and the two monsters at
    that guard together must still be below the highest number on its back. A { $strongest } can never be replaced.

    It costs gold: { $treasury } to the treasury, and at level 1, 2 or 3 also { $owner1 }, { $owner2 } or { $owner3 } to the owner of
    the monster. Replacing your own costs { $own }. The monster goes back to its owner’s hand, and its owner plays again later in the round.
fight-title = Fight the guards
fight =
    From the gate on, the guards are revealed one at a time. The two monsters win if their strengths add up to at least the guard’s.
    Their owners share the loot at once: half each, an odd coin to the stronger monster; if both are equally strong, that coin stays in the
    treasury. Both monsters are yours? Then all the loot is.

    For example: a guard of strength { $strength } with { $loot } gold loses to a pair that adds up to { $strength }. { $odd ->
        [0] Each owner gets { $half } gold.
       *[other] The owner of the stronger monster gets { $rest } gold, the other one { $half }.
    }
heal-title = Heal
heal =
    The first guard that wins ends the raid. Whoever has a monster there, or at any guard behind it, pays its healing cost to the
    treasury, whether it fought or not: { $least } to { $most } gold each, the number in the heart. Those who can’t pay it all pay what
    they have.

    So a monster far inside is a bet that every pair before it wins.
next-title = Prepare the next round
next =
    Take the { $reserve } monsters of your reserve into your hand; the two from the castle become your new reserve, face down. What you
    played now rests for a round. All guards are discarded, new ones are laid, and the next player begins.
end-title = The end
end =
    The last round is played in full, with its healing. Then everybody counts gold, and nothing else: the richest player wins. Players
    with equally much share the victory.
row-title = Variant: a row of guards
row =
    The guards of each round are sorted by level before they are laid, the weakest at the gate. The raid begins easily and becomes harder
    with every step.
whim-title = Variant: the king’s whim
whim =
    At the beginning of each round a king tile is revealed, and it holds for that round: a guard may have more loot or less strength, a
    monster may be forbidden, healing may become expensive.
questions-title = Questions and answers
questions =
    What the printed rules leave open, and how it is played here.
