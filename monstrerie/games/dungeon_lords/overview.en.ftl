goal-title = The goal
goal =
    You are an apprentice lord with a hole in the ground and big plans. For two years you dig, build, hire monsters and lay traps. At the
    end of each year adventurers march in to break it all. Rooms, monsters and prisoners are worth points, every conquered tile costs some:
    the lord with the most points wins.

    The more evil you are, the stronger the adventurers at your door. Much of what a dungeon needs makes you more evil.
setup-title = Set-up
setup =
    Everybody begins with { $gold } gold, { $food } food, { $imps } imps and a dungeon of { $tunnels } tunnels, and on space { $start } of the
    evilness track. From space { $paladin } on, the paladin takes an interest in you.

    You have { $orders } order cards, one for each action, and three minions. Two of the cards are locked: they lie open and can’t be played this
    season. The other six are your hand.
season-title = A season
season =
    A year has { $seasons } seasons. At the beginning of each, { $monsters } monsters come to the tavern and { $rooms } rooms to the shop. You also
    see the next season’s event and the adventurers who will set out then, the weakest on the left.
choosing-title = Give three orders
choosing =
    In secret, choose three of your six orders and put them in a sequence. All first orders are revealed together; then, in turn order,
    everybody puts a minion on the first free space of that action. The second and the third orders follow in the same way.

    Each action has only three spaces. If they are taken, your minion stays at home and the order is not carried out, so the sequence
    matters: what you need for certain comes first.
executing-title = Eight actions
executing =
    When all minions stand, the actions are carried out one after the other: food, reputation, tunnels, gold, imps, traps, monsters,
    rooms. What an earlier one brings can pay for a later one. You may always decline.

    On most actions space I acts first. For monsters and rooms it is the other way round: space III chooses first.
food-title = Get food
food =
    Space I: pay { $cost_gold1 } gold for { $food1 } food. Space II: { $food2 } food, and { $cost_evil2 } evilness. Space III: { $food3 } food and
    { $gold3 } gold, and { $cost_evil3 } evilness.
reputation-title = Improve your reputation
reputation =
    It makes you less evil: by { $better1 } on space I, by { $better2 } on space II, by { $better3 } on space III for { $cost_gold3 } gold. On
    spaces I and III you may also spy: look at one of the year’s Combat cards.
dig-title = Dig tunnels
dig =
    Send imps to dig, one for each new tunnel: up to { $imps1 }, { $imps2 } or { $imps3 }. On space III one more imp has to be the foreman.
    A tunnel must touch your dungeon, and four tiles may never fill a square.
mine-title = Mine gold
mine =
    Send imps into your tunnels, one to each, for 1 gold apiece: up to { $imps1 }, { $imps2 } or { $imps3 }, again with a foreman on space III.
    Rooms and conquered tunnels hold no gold. An imp works once a season.
imps-title = Recruit imps
imps =
    { $imps1 ->
        [one] 1 new imp
       *[other] { $imps1 } new imps
    } for { $cost_food1 } food; on space II { $imps2 } for { $cost_food2 } food; on space III { $imps3 } for { $cost_food3 } food and
    { $cost_gold3 } gold. They can work in a room this very season.
traps-title = Buy traps
traps =
    Draw trap cards: { $traps1 } for { $cost_gold1 } gold, { $traps2 } for nothing, or { $traps3 } for { $cost_gold3 } gold. Only you know which you have.
monsters-title = Hire a monster
monsters =
    Choose one from the tavern and pay the price on its tile: gold, food or evilness. The minion on space III chooses first, but pays
    { $cost_food3 } food more. On payday the same price is due again.
room-title = Build a room
room =
    A room takes the place of one of your tunnels; its tile shows where it may stand, and two rooms never share a side. Spaces III and II
    choose first, for { $cost_gold3 } gold. Space I gets what is left, for nothing.
production-title = Produce, and take orders back
production =
    Imps who have not worked yet may work in your rooms: the tile shows how many it takes and what they make.

    Then take your two locked orders back, and one of the three you played: the first, or one that was not carried out. The two others are
    locked for the next season. So you can never give the same two orders again and again.
events-title = Events
events =
    Every year has a payday and a tax day; in the full rules also a special event. There is none in winter.

    On payday each monster wants its price again. Those you don’t pay leave, and each makes you more evil. The tax is 1 gold for every two
    tiles of your dungeon; each gold you don’t pay costs points at the end.
adventurers-title = Adventurers set out
adventurers =
    In spring, summer and autumn one adventurer goes to each lord: the weakest to the least evil, the strongest to the most evil. In the first
    year they have { $weakest1 } to { $strongest1 } hit points.

    Warriors go in front. Thieves disarm traps, priests heal, wizards cast spells: the symbols say how much.
paladin-title = The paladin
paladin =
    Whoever comes to space { $paladin } of the evilness track attracts the paladin at once, on top of the three others. { $hits1 } hit points, and
    something of every craft. The paladin moves on only when somebody else becomes more evil still.

    In prison a paladin is worth as much as two and a half adventurers.
combat-title = Combat
combat =
    After autumn every party attacks its lord, in at most four rounds. In each round it attacks one tile: the unconquered one closest to the
    entrance. You plan, a Combat card is revealed, and the battle is fought step by step.
planning-title = Plan the battle
planning =
    Where several tiles are equally close you choose which. Then lay down what shall fight there: in a tunnel one trap and one monster, in a room
    one trap (for 1 gold more) and two monsters. Ghosts may always join.

    Most monsters fight only once in a Combat, then they lie stunned. So don’t send all of them at once.
battle-title = The battle
battle =
    First the trap. Thieves make it weaker. A rolling stone wounds the first adventurer by { $stone }. Then, if the wizards have enough symbols
    for this round, comes a fast spell. Then your monsters: a troll wounds the first one by { $troll }, a dragon everyone by { $dragon }. Then a
    slow spell.

    At last the priests heal, if a monster attacked. Whoever has as many wounds as hit points goes to your prison.
conquest-title = Fatigue and conquest
conquest =
    The march is tiring: the party takes as many wounds as the Combat card says, { $least } to { $most }, those in front first. If anybody still
    stands, the tile is conquered and you become a little less evil. Conquered tiles stay lost.
second-year-title = The second year
second-year =
    Everything you have stays. Stronger adventurers ({ $weakest2 } to { $strongest2 } hit points), stronger monsters and other rooms come.
    Each production room may be used twice a season. Who buys traps draws { $cards } more and discards one.
end-title = The end
end =
    After the second Combat, points are counted: 2 for each room, 1 for each monster, 2 for each prisoner and 5 for a paladin; minus 2 for each
    conquered tile and minus 3 for each unpaid tax. Some rooms of the second year bring more. The most points win.
titles-title = Titles
titles =
    Seven titles bring points, too: who is the most evil, who has the most rooms, tunnels, monsters, imps and riches, and who lost the fewest
    tiles. A title is worth 3 points, 2 if you share it; with two players, 2 and 1.
full-title = First game and full rules
full =
    For a first game everything is as above. The full rules add four things: you choose which orders are locked at the beginning, there is a
    special event each year (two of { $events }), giving the order to hire first costs { $gold } gold, and who is at the top of the evilness track
    can’t pay with evilness any more.
fewer-title = With two or three players
fewer =
    Dummy players take spaces on the actions before you choose, so that it stays crowded. They have no dungeon and do nothing else.
all-monsters-title = The monsters
all-monsters =
    The number on a tile is the wounds of its attack: goblin { $goblin }, troll { $troll }, witch { $witch }, vampire { $vampire },
    golem { $golem }, dragon { $dragon }, demon { $demon }. Each has something of its own: the slime holds a party back, the ghost
    strikes behind the first one, the golem never tires.
all-rooms-title = The rooms
all-rooms =
    Rooms of the first year produce: food, gold, traps, tunnels, imps or a better reputation. Those of the second year help in battle, or bring
    points for the monsters you have.
questions-title = Questions and answers
questions =
    What the printed rules leave open, and how it is played here.
