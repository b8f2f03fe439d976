goal-title = The goal
goal =
    You are a giant Monster of wood in a city of cardboard. Break its Buildings, eat its people, and knock the other Monsters over. Whoever has the
    most points when the city is gone wins.

    What counts at the end: meals of all { $colors } colors ({ $set } points a set), floors ({ $floor } each), teeth of others ({ $tooth } each), and what your
    Character likes.
setup-title = Set-up
setup =
    The city is built of { $floors } floors that stand on { $meeples } meeples, with { $vehicles } vehicles in its streets. Each Monster is a Body standing on its
    Paws, in a corner of its own. It has { $teeth } teeth: { $tokens } can be broken, { $printed } are printed and stay.

    You are dealt three cards: a Character, which says what you like; a Power, which you always have; and a Secret Superpower, which you play once.
turn-title = A turn
turn =
    Take { $actions } actions, the same twice or two different ones: Move, Demolish, Breathe, Toss a vehicle. After each, see what fell. Then comes your meal.
    A fallen Body is put back on its Paws at the beginning of your turn.
move-title = Move
move =
    Your Body is lifted, and you flick your Paws across the board. Where they stop, the Body is put back on them. They push whatever is in their way.
    Paws that leave the City cost you a tooth and begin again in a corner.
demolish-title = Demolish
demolish =
    If your Paws touch the sidewalk around a Building, take your Body and drop it on that Building from above, upright, flat or head first. If it hits nothing of the
    Building, you lose a tooth.
breathe-title = Breathe
breathe =
    Put your chin on your Body and blow, in any direction. Meeples fly first, then tiles, sometimes another Monster.
toss-title = Toss a vehicle
toss =
    A vehicle in your neighborhood goes on top of your Body, and you flick it from there. A vehicle that leaves the City comes back to its own space.
floors-title = Take floors
floors =
    After each action every floor with nothing on it is yours, wherever it lies. One that you bare with your meal goes to whoever acts next.
brawl-title = Brawl
brawl =
    If another Monster’s Body falls in your turn, you break one of its teeth, whatever made it fall. Somebody with no teeth left to break gives you
    { $paid } meeples instead. A Monster that is down is left alone until it stands again.
runaways-title = Runaways
runaways =
    Meeples that leave the City run away. On side A of the Runaway board they fill { $rows } rows of { $row }; whenever a row is full, whoever’s turn
    it is loses teeth, or is moved somewhere else, or gives the others an extra action. Whoever fills the last row ends the game, and loses.

    On side B every color has a zone of { $zone } and an effect of its own.
meal-title = The meal
meal =
    After your actions, eat meeples that lie in the neighborhood of your Paws: at most as many as you have teeth, { $teeth } at the beginning and never
    fewer than { $printed }. They must be free: nothing may rest on them, and you must be able to take them. Those on ruins and sidewalks are safe.
end-title = The end
end =
    When the last floor is taken, the turn is finished and every other player has one more. Then behind the screens everybody counts: { $set } points for each set
    of { $colors } colors, { $floor } for each floor, { $tooth } for each broken tooth, and the points of the Character. Of equal players the one with more meeples
    wins.
cards-title = Cards
cards =
    There are { $characters } Characters, { $powers } Powers and { $secrets } Secret Superpowers. Characters and Powers lie open. A Secret Superpower
    costs no action; its card says when it may be played.
variants-title = Variants
variants =
    On a strict diet every meeple outside a set costs { $diet } point. Made-to-measure Monsters choose one of { $cards } cards of each kind. Baby Monsters buy
    their cards with floors. Teams share their actions, and up to eight play in two cities side by side.
hands-title = Hands in the computer
hands =
    You aim, choose how hard, and let go: the city is simulated piece by piece. As at a real table hands shake a little; an option of the table says how
    much. Every gesture has the same limits for everybody.
questions-title = Questions and answers
questions =
    What the printed rules leave open, and how it is played here.
