# Rampage.

rampage = Rampage
rampage-about = Giant monsters wreck a city of cardboard and eat its people. Flick, drop, blow and throw; mind your teeth.

# Options.

option-rampage-side = Runaway board
option-rampage-side-help = Side A fills row by row, and its last row ends the game; side B has a zone for each colour.
option-rampage-side-A = side A
option-rampage-side-B = side B
option-rampage-strict_diet = Strict diet
option-rampage-strict_diet-help = Every meeple outside a complete set costs a point at the end.
option-rampage-made_to_measure = Made-to-measure monster
option-rampage-made_to_measure-help = Everybody chooses one of three cards of each kind.
option-rampage-baby_monsters = Baby monsters
option-rampage-baby_monsters-help = Everybody starts with a Character alone and buys further cards with floors.
option-rampage-teams = Teams
option-rampage-teams-help = Up to four monsters play each for itself or in teams of two; five to eight play in teams, with two boxes.
option-rampage-teams-auto = as usual
option-rampage-teams-2-2 = 2 + 2
option-rampage-teams-3-2 = 3 + 2
option-rampage-teams-3-3 = 3 + 3
option-rampage-teams-4-2 = 4 + 2
option-rampage-teams-2-2-2 = 2 + 2 + 2
option-rampage-teams-4-3 = 4 + 3
option-rampage-teams-5-2 = 5 + 2
option-rampage-teams-3-2-2 = 3 + 2 + 2
option-rampage-teams-4-4 = 4 + 4
option-rampage-teams-5-3 = 5 + 3
option-rampage-teams-6-2 = 6 + 2
option-rampage-teams-3-3-2 = 3 + 3 + 2
option-rampage-teams-4-2-2 = 4 + 2 + 2
option-rampage-teams-2-2-2-2 = 2 + 2 + 2 + 2
option-rampage-ties = Ties of the Characters
option-rampage-ties-help = Whether a tie for the most earns the ten points (French edition) or not (English edition).
option-rampage-ties-french = a tie pays
option-rampage-ties-english = a tie pays nothing
option-rampage-tremor = Trembling hands
option-rampage-tremor-help = Adds the same small tremor to everybody's gestures. Bots always tremble.
option-rampage-tremor-off = off
option-rampage-tremor-novice = strong
option-rampage-tremor-regular = usual
option-rampage-tremor-expert = slight
option-rampage-first = First player
option-rampage-first-help = Who plays first: chance decides, or the host begins.
option-rampage-first-random = chance decides
option-rampage-first-host = the host

# Characters.

ra-card-anarchist = Anarchist
ra-card-anarchist-text = 3 points for each pair of a green and a blue meeple.
ra-card-brawler = Brawler
ra-card-brawler-text = Each broken tooth is worth 4 points instead of 2.
ra-card-destructive = Destructive
ra-card-destructive-text = 10 points if nobody has more floors.
ra-card-softie = Softie
ra-card-softie-text = 3 points for each of your own tooth tokens left.
ra-card-scrap-merchant = Scrap Merchant
ra-card-scrap-merchant-text = 5 points for each vehicle on a ruin at the end.
ra-card-glutton = Glutton
ra-card-glutton-text = 10 points if nobody has eaten more meeples.
ra-card-imitator = Imitator
ra-card-imitator-text = At the end, copies another monster's Character.
ra-card-young = Young
ra-card-young-text = 10 points if nobody has more grey meeples.
ra-card-mean = Mean
ra-card-mean-text = 10 points if nobody has more red meeples.
ra-card-pacifist = Pacifist
ra-card-pacifist-text = 10 points if nobody has more green meeples.
ra-card-punk = Punk
ra-card-punk-text = 3 points for each pair of a grey and a black meeple.
ra-card-romantic = Romantic
ra-card-romantic-text = 3 points for each pair of a red and a yellow meeple.
ra-card-seductive = Seductive
ra-card-seductive-text = 10 points if nobody has more yellow meeples.
ra-card-shy = Shy
ra-card-shy-text = 10 points if nobody has more blue meeples.
ra-card-tourist = Tourist
ra-card-tourist-text = 10 points if nobody has more black meeples.
ra-card-seer = Seer
ra-card-seer-text = At the end, names who has eaten the most: 7 points if that is right.

# Powers.

ra-card-mountaineer = Mountaineer
ra-card-mountaineer-text = Before a Move, you may stand on a building of your neighbourhood.
ra-card-braces = Braces
ra-card-braces-text = At the meal you count as having at least 4 teeth.
ra-card-vacuum-cleaner = Vacuum Cleaner
ra-card-vacuum-cleaner-text = Meeples that your Breath drives out land in your neighbourhood.
ra-card-boxer = Boxer
ra-card-boxer-text = Bodies felled by your Move lose 2 teeth.
ra-card-sharp-canines = Sharp Canines
ra-card-sharp-canines-text = You may eat 2 meeples more.
ra-card-prima-ballerina = Prima Ballerina
ra-card-prima-ballerina-text = Your Move may have a second flick.
ra-card-long-tail = Long Tail
ra-card-long-tail-text = You may demolish any building of your neighbourhood.
ra-card-heavyweight = Heavyweight
ra-card-heavyweight-text = You may drop your body on a monster of your neighbourhood.
ra-card-kung-fu-master = Kung-fu Master
ra-card-kung-fu-master-text = As an action, flick your paws like a vehicle; they come back.
ra-card-elastic-tongue = Elastic Tongue
ra-card-elastic-tongue-text = You may eat in an adjacent neighbourhood.
ra-card-hurricane = Hurricane
ra-card-hurricane-text = You may breathe from any monster.
ra-card-smelly-feet = Smelly Feet
ra-card-smelly-feet-text = A Move that ends on a sidewalk empties that ruin of its loose meeples.
ra-card-elastic-foot = Elastic Foot
ra-card-elastic-foot-text = Before a Move, you may put your paws elsewhere in their neighbourhood.
ra-card-jumper = Jumper
ra-card-jumper-text = You may Move by flicking your paws off your body.
ra-card-siren = Siren
ra-card-siren-text = Instead of your meal, you may eat one meeple anywhere.
ra-card-telekinesis = Telekinesis
ra-card-telekinesis-text = You may throw a vehicle of any neighbourhood.

# Secret Superpowers.

ra-card-passionate-kiss = Passionate Kiss
ra-card-passionate-kiss-text = Take 2 meeples of your choice from a monster in your neighbourhood.
ra-card-who-farted = Who Farted?!
ra-card-who-farted-text = All other bodies stand on their heads; turning back costs an action.
ra-card-wrestler = Wrestler
ra-card-wrestler-text = Throw a monster of your neighbourhood and break a tooth of it.
ra-card-tramp = Tramp
ra-card-tramp-text = Draw 3 meeples blind from stomachs of your choice.
ra-card-unleashed = Unleashed!
ra-card-unleashed-text = 2 more actions this turn.
ra-card-ravenous = Ravenous
ra-card-ravenous-text = This meal allows 2 meeples a tooth.
ra-card-invisibility = Invisibility
ra-card-invisibility-text = Vanish, and come back wherever you like on your next turn.
ra-card-unstable-mutation = Unstable Mutation
ra-card-unstable-mutation-text = 3 more Powers this turn; then 3 Powers go.
ra-card-little-wings = Little Wings
ra-card-little-wings-text = Fly to any neighbourhood.
ra-card-freeloader = Freeloader
ra-card-freeloader-text = Eat where another monster is.
ra-card-mouthguard = Mouthguard
ra-card-mouthguard-text = When an opponent has broken your teeth: he loses one instead.
ra-card-paralysing-gaze = Paralysing Gaze
ra-card-paralysing-gaze-text = No opponent may Move on his next turn.
ra-card-ultra-bright-smile = Ultra-bright Smile
ra-card-ultra-bright-smile-text = Eat from the Runaway board.
ra-card-terminator = Terminator
ra-card-terminator-text = All monsters of your neighbourhood fall and lose a tooth to you.
ra-card-earthquake = Earthquake
ra-card-earthquake-text = Loose meeples of every ruin go to a neighbourhood beside it.
ra-card-too-cute = Too Cute
ra-card-too-cute-text = Cancel an effect of the Runaway board, but not the last one.

# The turn.

ra-phase-choose = Choosing cards
ra-phase-actions = Actions
ra-phase-meal = The meal
ra-phase-after-meal = After the meal
ra-phase-count = The count
ra-phase-over = The end
ra-prompt-action = { $actions ->
    [0] No action left: play your Secret Superpower, or go on to the meal.
    [one] One action left: Move, Demolish, Breathe or Throw, or finish.
   *[other] { $actions } actions left: Move, Demolish, Breathe or Throw, or finish.
}
ra-prompt-turn-back = Your body stands on its head: your first action turns it back ({ $actions } left).
ra-prompt-flick = Now flick your paws.
ra-prompt-flick-again = Flick a second time, or leave it at that.
ra-prompt-restart = Your paws are out of the city: choose a starting space.
ra-prompt-place = Put { $monster_seat }'s monster into a neighbourhood of your choice.
ra-prompt-place-own = Put your monster into a neighbourhood of your choice.
ra-prompt-drive-out = Where do the loose meeples of ruin { $ruin } go?
ra-prompt-vacuum = Which of your neighbourhoods do the meeples land in?
ra-prompt-pay-tooth = No tooth token left: give up { $left } of your meeples.
ra-prompt-rescue = Heroic rescue: give up { $left } of your meeples.
ra-prompt-report = Big report: discard one of your cards.
ra-prompt-mouthguard = { $breaker_seat } has broken your teeth. Do you react?
ra-prompt-too-cute = The Runaway board is about to strike { $struck_seat }: { $effect ->
    [row-1] row 1
    [row-2] row 2
    [row-3] row 3
    [row-4] row 4
    [row-5] row 5
    [red] the heroic rescue
    [blue] the big report
    [green] the air strike
    [yellow] the mass hysteria
    [black] the relocation
   *[other] { $effect }
}. Do you react?
ra-prompt-meal = Where do you eat? You may eat up to { $limit } meeples.
ra-prompt-bite = { $left ->
    [one] Eat one more meeple, or stop.
   *[other] Eat up to { $left } more meeples, one at a time, or stop.
}
ra-prompt-after-meal = After the meal: play your Secret Superpower, or end your turn.
ra-prompt-kiss = Whom do you kiss?
ra-prompt-kiss-pick = Take { $left } more from { $victim_seat }'s stomach.
ra-prompt-tramp = Whose stomach is drawn from? { $left } to name.
ra-prompt-terminate = In which of your neighbourhoods?
ra-prompt-mutation = Discard { $left } Powers.
ra-prompt-buy = A card costs { $price } floors; you have { $floors }.
ra-prompt-keep-bought = Keep one of these cards.
ra-prompt-keep = Keep one: { $kind ->
    [character] Character
    [power] Power
   *[other] Secret Superpower
}.
ra-prompt-copy = Which Character do you copy?
ra-prompt-seer = Who has eaten the most meeples?
ra-prompt-over = The carnage is over.

# Moves.

ra-move-flick = Flick the paws toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-jump = Jump toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-set-paws = Set the paws elsewhere in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}
ra-move-climb = Climb building { $ruin }
ra-move-drop = Drop the body on building { $ruin }
ra-move-drop-on = Drop the body on { $victim_seat }
ra-move-breathe = Breathe toward { NUMBER($yaw, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
# Pieces are counted from nought by machines, and from one by people.
rampage-vehicle-number = { $vehicle ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $vehicle }
}
ra-move-throw = Throw vehicle { rampage-vehicle-number } toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-kung-fu = Kung-fu shot toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-wrestle = Throw { $victim_seat } toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }
ra-move-turn-back = Turn the body the right way up
ra-move-finish = Nothing more
rampage-space-number = { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $space }
}
ra-move-restart = Start from space { rampage-space-number }
ra-move-place = Put the monster in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}
ra-move-send = { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}
ra-move-pay = Give up a meeple: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}
ra-move-reveal = Play { $card ->
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}
ra-move-target = { $victim_seat }
ra-move-pick = Take a meeple: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}
ra-move-dine = Eat in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}{ $siren ->
    [yes] {" (Siren)"}
   *[no] {""}
}
ra-move-eat = Eat meeple { $meeple }
ra-move-discard = Discard { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}
ra-move-buy = Buy a card
ra-move-keep = Keep { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}
ra-move-copy = Copy { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
   *[other] { $card }
} of { $owner_seat }
ra-move-announce = Name { $named_seat }

# What happens.

ra-dealt = Your Secret Superpower: { $card ->
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-shown = { $seat }: { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-first = { $seat } begins.
ra-turn = Round { $round }: { $seats } to play, with { $actions } actions.
ra-flicked = { $seat } flicks the paws toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-jumped = { $seat } jumps toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-set-paws = { $seat } sets the paws elsewhere in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}.
ra-climbed = { $seat } climbs building { $ruin }.
ra-dropped = { $seat } drops on building { $ruin }.
ra-dropped-on = { $seat } drops on { $victim_seat }.
ra-missed = { $seat } misses.
ra-breathed = { $seat } breathes toward { NUMBER($yaw, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-thrown = { $seat } throws vehicle { rampage-vehicle-number } toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-kung-fu = { $seat } shoots the paws toward { NUMBER($direction, maximumFractionDigits: 0) }° at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }.
ra-wrestled = { $seat } throws { $victim_seat }.
ra-tremor = { $seat }'s hand trembles.
ra-motion = Everything moves, and comes to rest.
ra-outcome = The outcome is written down.
ra-paws-out = { $seat }'s paws have left the city.
ra-restarted = { $seat } starts again from a starting space.
ra-placed = { $seat } puts { $monster_seat }'s monster in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}.
ra-placed-own = { $monster_seat } lands in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}.
ra-garaged = { $count ->
    [one] A vehicle goes back to its space.
   *[other] { $count } vehicles go back to their spaces.
}
ra-lifted = { $seat } stands up again.
ra-turned-back = { $seat } stands the right way up again.
ra-upside-down = { $seat } stands on its head.
ra-felled = { $seat } fells { $victim_seat }.
ra-tooth-broken = { $seat } breaks a tooth of { $victim_seat }, who has { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left.
ra-tooth-lost = { $seat } loses a tooth, and has { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left.
ra-nothing-to-pay = { $seat } has nothing to pay with.
ra-paid = { $seat } gives up a meeple: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-paid-to = { $seat } gives { $to_seat } a meeple: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-loss-cancelled = { $seat } gets back what { $breaker_seat } took.
ra-swallowed = { $seat } swallows a floor.
ra-last-floor = { $seat } has the last floor: { $turns } more turns after this one.
ra-floor-boxed = A floor goes to the box.
ra-fled = { $count ->
    [one] A meeple has fled the city.
   *[other] { $count } meeples have fled the city.
}
ra-effect = The Runaway board strikes { $seat }: { $effect ->
    [row-1] row 1
    [row-2] row 2
    [row-3] row 3
    [row-4] row 4
    [row-5] row 5
    [red] the heroic rescue
    [blue] the big report
    [green] the air strike
    [yellow] the mass hysteria
    [black] the relocation
   *[other] { $effect }
}.
ra-effect-cancelled = { $seat } cancels it: { $effect ->
    [row-1] row 1
    [row-2] row 2
    [row-3] row 3
    [row-4] row 4
    [row-5] row 5
    [red] the heroic rescue
    [blue] the big report
    [green] the air strike
    [yellow] the mass hysteria
    [black] the relocation
   *[other] { $effect }
}.
ra-row-6 = { $seat } fills the last row: the game is over, and { $seat } has lost.
ra-vacuumed = { $seat } sucks { $count } meeples into { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}.
ra-driven-out = { $seat } drives { $count } meeples from ruin { $ruin } to { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}.
ra-dines = { $seat } eats in { $neighbourhood ->
    [N] the north
    [N-2] the north of the second board
    [NE] the north-east
    [NE-2] the north-east of the second board
    [E] the east
    [E-2] the east of the second board
    [SE] the south-east
    [SE-2] the south-east of the second board
    [S] the south
    [S-2] the south of the second board
    [SW] the south-west
    [SW-2] the south-west of the second board
    [W] the west
    [W-2] the west of the second board
    [NW] the north-west
    [NW-2] the north-west of the second board
   *[other] { $neighbourhood }
}: up to { $limit } meeples.
ra-dines-runaway = { $seat } eats from the Runaway board: up to { $limit } meeples.
ra-eaten = { $seat } eats a meeple: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-smiled = { $seat } eats a runaway: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-secret = { $seat } plays { $card ->
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-kissed = { $seat } takes a meeple from { $victim_seat }: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-drawn = { $seat } draws { $count } meeples from { $victim_seat }'s stomach.
ra-drawn-seen = { $seat } has drawn from { $victim_seat }: { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}.
ra-more-actions = { $seat } now has { $actions } actions.
ra-vanished = { $seat } vanishes.
ra-mutated = { $seat } mutates: { $card ->
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
   *[other] { $card }
}.
ra-gazed = { $seat }'s opponents may not Move on their next turn.
ra-discarded = { $seat } discards { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
} ({ $kind ->
    [character] Character
    [power] Power
   *[other] Secret Superpower
}).
ra-secret-discarded = { $seat } discards a Secret Superpower unseen.
ra-bought = { $seat } pays { $price } floors for a card.
ra-offered = You draw { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-kept = You keep { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-kept-secret = { $seat } keeps a Secret Superpower.
ra-clumsy = { $seat } is clumsy.
ra-copied = { $seat } copies { $card ->
    [anarchist] { ra-card-anarchist }
    [brawler] { ra-card-brawler }
    [destructive] { ra-card-destructive }
    [softie] { ra-card-softie }
    [scrap-merchant] { ra-card-scrap-merchant }
    [glutton] { ra-card-glutton }
    [imitator] { ra-card-imitator }
    [young] { ra-card-young }
    [mean] { ra-card-mean }
    [pacifist] { ra-card-pacifist }
    [punk] { ra-card-punk }
    [romantic] { ra-card-romantic }
    [seductive] { ra-card-seductive }
    [shy] { ra-card-shy }
    [tourist] { ra-card-tourist }
    [seer] { ra-card-seer }
   *[other] { $card }
} of { $owner_seat }.
ra-named = { $seat } names { $named_seat }.
ra-counted = { $seat } has { $points } points and { $meeples } meeples.
ra-over = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

# Points by source.

ra-source-sets = Sets of six
ra-source-floors = Floors
ra-source-teeth = Broken teeth
ra-source-character = Character
ra-source-diet = Strict diet
ra-source-team = The team's lowest score

# Refusals.

ra-refusal-not-now = That is not asked for now ({ $move }).
ra-refusal-field = That is no move: { $field } holds something else than it should.
ra-refusal-no-number = { $field ->
    [direction] The direction
    [strength] The strength
    [side] The side offset
    [tilt] The tilt
    [tilt_direction] The direction of the tilt
    [yaw] The turn
    [face] The facing
    [pitch] The pitch
   *[other] { $field }
} must be a number.
ra-refusal-bounds = { $field ->
    [direction] The direction
    [strength] The strength
    [side] The side offset
    [tilt] The tilt
    [tilt_direction] The direction of the tilt
    [yaw] The turn
    [face] The facing
    [pitch] The pitch
   *[other] { $field }
} must be between { $low } and { $high }, not { $value }.
ra-refusal-hand = There is no hand "{ $hand }": { $known }.
ra-refusal-no-actions = You have no action left this turn.
ra-refusal-benched = Your own team has felled you: no action for the rest of this turn.
ra-refusal-off-board = Your monster is not on the board.
ra-refusal-turn-back-first = Your body stands on its head: turn it back first.
ra-refusal-upright = Your body stands the right way up.
ra-refusal-upside = Your body stands on its head: nothing can be thrown from it.
ra-refusal-reserved = The actions left are needed to turn your partners back.
ra-refusal-gazed = A paralysing gaze: no Move this turn.
ra-refusal-no-power = You don't have that Power: { $card ->
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
   *[other] { $card }
}.
ra-refusal-prepared = Already used for this Move: { $card ->
    [mountaineer] { ra-card-mountaineer }
    [braces] { ra-card-braces }
    [vacuum-cleaner] { ra-card-vacuum-cleaner }
    [boxer] { ra-card-boxer }
    [sharp-canines] { ra-card-sharp-canines }
    [prima-ballerina] { ra-card-prima-ballerina }
    [long-tail] { ra-card-long-tail }
    [heavyweight] { ra-card-heavyweight }
    [kung-fu-master] { ra-card-kung-fu-master }
    [elastic-tongue] { ra-card-elastic-tongue }
    [hurricane] { ra-card-hurricane }
    [smelly-feet] { ra-card-smelly-feet }
    [elastic-foot] { ra-card-elastic-foot }
    [jumper] { ra-card-jumper }
    [siren] { ra-card-siren }
    [telekinesis] { ra-card-telekinesis }
   *[other] { $card }
}.
ra-refusal-flicked = That is possible only before the first flick.
ra-refusal-must-flick = The flick must follow.
ra-refusal-not-there = Your monster is not in that neighbourhood: { $neighbourhood }.
ra-refusal-no-home = Your monster is in no neighbourhood.
ra-refusal-no-neighbourhood = There is no neighbourhood { $neighbourhood }.
ra-refusal-not-beside = { $neighbourhood } is not beside ruin { $ruin }.
ra-refusal-no-host = No other monster is in { $neighbourhood }.
ra-refusal-nobody-there = There is no meeple in { $neighbourhood }.
ra-refusal-no-ruin = There is no ruin { $ruin }.
ra-refusal-no-building = No building in reach stands on { $ruin }.
ra-refusal-no-sidewalk = Your paws don't touch the sidewalk of { $ruin }.
ra-refusal-no-monster = No such monster can be chosen.
ra-refusal-not-standing = { $victim_seat }'s body does not stand.
ra-refusal-pose = There is no pose "{ $pose }": { $known }.
ra-refusal-no-vehicle = There is no such vehicle: they are numbered 1 to { $most }.
ra-refusal-vehicle-far = Vehicle { rampage-vehicle-number } is in no neighbourhood of yours.
ra-refusal-no-space = There is no such starting space: they are numbered 1 to { $most }.
ra-refusal-space-taken = Starting space { rampage-space-number } is taken.
ra-refusal-no-colour = There is no colour { $colour }.
ra-refusal-not-in-stomach = No such meeple in the stomach: { $colour }.
ra-refusal-not-on-board = No such meeple on the Runaway board: { $colour }.
ra-refusal-no-meeple = There is no such meeple.
ra-refusal-meeple-gone = Meeple { $meeple } is not in the city any more.
ra-refusal-meeple-on-ruin = Meeple { $meeple } is on a ruin or sidewalk, in no neighbourhood.
ra-refusal-meeple-elsewhere = Meeple { $meeple } is not in { $neighbourhood }, where you eat.
ra-refusal-not-edible = Meeple { $meeple } can't be reached, or holds something up.
ra-refusal-place-chosen = The place of this meal is chosen.
ra-refusal-not-your-card = You don't have that card: { $card }.
ra-refusal-window = This is not the moment for that card: { $card ->
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-refusal-no-target = There is nobody and nothing to use it on: { $card ->
    [passionate-kiss] { ra-card-passionate-kiss }
    [who-farted] { ra-card-who-farted }
    [wrestler] { ra-card-wrestler }
    [tramp] { ra-card-tramp }
    [unleashed] { ra-card-unleashed }
    [ravenous] { ra-card-ravenous }
    [invisibility] { ra-card-invisibility }
    [unstable-mutation] { ra-card-unstable-mutation }
    [little-wings] { ra-card-little-wings }
    [freeloader] { ra-card-freeloader }
    [mouthguard] { ra-card-mouthguard }
    [paralysing-gaze] { ra-card-paralysing-gaze }
    [ultra-bright-smile] { ra-card-ultra-bright-smile }
    [terminator] { ra-card-terminator }
    [earthquake] { ra-card-earthquake }
    [too-cute] { ra-card-too-cute }
   *[other] { $card }
}.
ra-refusal-wrestle = Name the victim and the throw at once.
ra-refusal-stomach-empty = That stomach holds no more meeples.
ra-refusal-not-offered = That card is not offered: { $card }.
ra-refusal-no-copy = That Character can't be copied.
ra-refusal-misbehaved = The simulation broke down, and nothing has happened: { $fault ->
    [number] a number was none
    [speed] a piece became too fast
    [through] a piece went through the board or the table
    [into] a piece ended inside another
    [place] a piece found no place
    [judgement] the outcome could not have been kept
   *[engine] the engine gave up
}. Try another gesture.
rampage-refusal-number = That is no number: { $field }.
rampage-refusal-range = { $field } must be between { $low } and { $high }.
rampage-refusal-piece = That piece can't be used so: { $piece }.
rampage-refusal-not-in-play = That piece is not in play: { $piece }.
rampage-refusal-zone = There is no such neighbourhood: { $zone }.
rampage-refusal-outside = The spot must lie wholly in { $zone }.
rampage-refusal-no-room = There is no room for the monster there.
rampage-refusal-point = The point ({ NUMBER($x, maximumFractionDigits: 0) }, { NUMBER($y, maximumFractionDigits: 0) }) is not above the target.
rampage-refusal-tilt = Tilted so, the body would touch something.
ra-error-teams = { $players } players can't form the teams { $value }. Possible: { $known }.

# --- numbers of a gesture, and the map in a terminal

rampage-field-direction = direction (0 east, 90 north)
rampage-field-strength = strength
rampage-field-side = offset to the side
rampage-field-tilt = tilt of the body
rampage-field-tilt_direction = direction of the tilt
rampage-field-yaw = turn (0 east, 90 north)
rampage-field-pitch = up or down
rampage-field-x = x (mm to the east of the middle)
rampage-field-y = y (mm to the north of the middle)
rampage-field-pose = pose
rampage-field-face = where the body will look
ra-terminal-legend = 1 … monsters (paws) · x body elsewhere · v vehicles · b g k y o r loose meeples (blue, green, black, yellow, grey, red) · S1:3 floors of a building
ra-terminal-teeth = { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}
ra-terminal-stomach = floors { $floors }, broken teeth { $teeth }
ra-terminal-runaway = Runaway board { $side }: { $rows }
