goal-title = The goal
goal =
    Every family of imps wants to run the best pet shop under the hill. You buy young monsters, house and feed them, show them at exhibitions and sell them to
    the masters of the dungeons. Good deeds bring reputation, lost pets cost it. After the last round (the fifth with four players, otherwise the
    sixth) the family with the most reputation wins.
setup-title = Set-up
setup =
    You have { $imps } imps, but only { $home } of them live with you yet; { $away } relatives are still to be invited. You own { $gold } gold, one Need
    Card of each color, and a display with { $plots } plots. One of them has a cage already: strength { $strength }, antimagic { $antimagic }, and
    { $manure } manure token left by the last tenant.

    In town lie young pets, cages, addons, artifacts and food. The next exhibition and the first customer are known.
round-title = A round
round =
    A round has six phases: Setup, Shopping, Need Cards, Showing Off, Business, Aging. In Setup the town gets new pets, cages and food, and everybody
    learns of an exhibition and a customer to come. Pets that nobody bought grow up in the corral, and then they are gone.
income-title = Income
income =
    Everybody gets gold at the beginning of a round. Those who go later in turn order get a little more.
groups-title = Shopping: form groups
groups =
    Behind your screen, divide your imps and gold into groups. The size of a group is its imps plus its gold. Imps that stay at home can
    still be of use later: they play with pets, catch them, clean, or earn gold.
shopping-title = Shopping: go to town
shopping =
    The screens are lifted. The biggest groups go first, of equal ones those earlier in turn order. Each group takes one free space in town and
    does what it is there for, at once. All of its gold is spent, even if the space costs less.

    A group that comes too late for what it wanted may stay at home.
spaces-title = What there is in town
spaces =
    Food stands give all the food that lies there. The pet spaces (bring at least 1 gold) give a young or an older pet, the cage spaces (bring
    at least two imps) a cage, the yard an addon for a cage. There are artifacts, and relatives who join your family.

    The hospital gives a Potion Card and your hurt imps back. Judging adds 2 points to your next exhibition. On the platform an imp waits to
    sell a pet well.
cages-title = Need Cards: house your pets
cages =
    Put each new cage on one of your { $plots } plots, and each pet into a cage of its own. Strong cages hold angry pets, antimagic ones hold magic
    back. A pet without a cage is lost.
cards-title = Need Cards: what pets want
cards =
    For each colored bar that you can see on a pet, draw a Need Card of that color. Then assign a card of the right color to each bar, face
    down, from all you have in hand. So you decide which pet wants what, as well as the cards allow.

    A potion can stand in for any card and wants nothing.
needs-title = Showing Off: the needs
needs =
    In turn order everybody reveals the cards. Hunger: give vegetables or meat, as the pet likes. Poop: manure goes into the cage. Play: an imp
    between two cages plays with both pets. Magic: what the cage does not hold back becomes a mutation. Anger: what the cage does not hold back takes
    imps to catch, and they go to the hospital. Disease: together with the manure in the cage it makes the pet suffer.

    A need that you don’t meet makes the pet suffer, too.
lost-title = Losing a pet
lost =
    A pet is lost if it suffers as much as it is large, has two mutations, escapes, or has no cage. For every full 10 reputation that you have,
    you lose 1.
exhibition-title = Showing Off: the exhibition
exhibition =
    From the second round on there is an exhibition. It counts the needs that you assigned: anger in the Arena, hunger in the Eating Contest,
    play on Children’s Day. Sometimes one pet is judged, sometimes all of them.

    With four players the places are worth { $place1 }, { $place2 }, { $place3 } and { $place4 } reputation.
selling-title = Business: sell a pet
selling =
    From the third round on a customer comes. Pets of size 4 or more can be sold, each player at most one. Count the needs on the pet that the
    customer likes, minus those the customer dislikes: this match score must be above 0. You get twice as much reputation, on the platform
    three times, and the gold that the pet is worth: { $cheap } to { $dear }.

    In the last round two customers come.
jobs-title = Business: the other imps
jobs =
    Need Cards on the pets are discarded. Every imp that is still available cleans up to 2 manure from empty cages, or earns 1 gold.
aging-title = Aging
aging =
    Pets grow: small ones by 2, others by 1, up to size 7. Food moves on in the larder: vegetables keep for { $vegetables } rounds, meat for
    { $meat }. Imps come home, except from the hospital and the platform. The next player begins.
end-title = The end
end =
    Two more exhibitions follow the last round. Business acumen: 1 point for each food, artifact and potion, half a point for each gold, and minus 2 for
    each of your { $imps } imps who is not at home. Pet display: 2 for each pet, 1 for each cage and addon, minus 1 for each suffering, mutation and manure.

    They bring reputation like any exhibition. Then the most reputation wins.
neutral-title = With two or three players
neutral =
    Neutral imps walk through town, one space a round, and block the space where they stand. The arrows show where they go next.
advanced-title = Advanced rules
advanced =
    Four modules that can be added one by one: cards with two symbols, more foresight, a meat stand for pets that nobody wanted, and a last round in
    the order of reputation.
pets-title = The pets
pets =
    There are { $pets }, each only once. Some eat vegetables, some meat, some both. The colored bars appear one after the other as a pet grows, so
    that you can see what it will want.
artifacts-title = The artifacts
artifacts =
    They work from the moment you take them to the end: books for more cards, a shovel, armor, a whip, a crystal ball, a magic box.
questions-title = Questions and answers
questions =
    What the printed rules leave open, and how it is played here.
