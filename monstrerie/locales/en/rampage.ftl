# Rampage.

rampage = Rampage
rampage-about = Giant monsters wreck a cardboard city and eat its people. Flick, drop, blow and toss, and mind your teeth. (Known in English as Terror in Meeple City.)
rampage-how-to-1 = You are a monster of wood. Flick your Paws, drop your Body, blow, and throw vehicles at the city.
rampage-how-to-2 = Bring the buildings down: a floor with nothing left on it is yours.
rampage-how-to-3 = Eat the meeples around you, as many as you have teeth. Sets of all six colors count most.
rampage-how-to-4 = Knock other monsters over to win a tooth, and let few meeples run away. Floors, teeth and meals make the points.
rampage-round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
}

# Options.

option-rampage-side = Runaway board
option-rampage-side-help = Side A fills row by row, and filling its last row ends the game; side B has one zone per color.
option-rampage-side-A = side A
option-rampage-side-B = side B
option-rampage-strict_diet = Strict diet
option-rampage-strict_diet-help = Each meeple outside a complete set costs a point at the end.
option-rampage-made_to_measure = Custom monster
option-rampage-made_to_measure-help = Each player chooses one of three cards of each kind.
option-rampage-baby_monsters = Baby monsters
option-rampage-baby_monsters-help = Each player starts with only a Character and buys more cards with floors.
option-rampage-teams = Teams
option-rampage-teams-help = Two to four monsters play individually or in teams of two; five to eight play in teams, using two boxes.
option-rampage-teams-auto = default
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
option-rampage-ties = Ties for Characters
option-rampage-ties-help = Does a tie for the most earn the ten points? Yes in the French edition, no in the English one.
option-rampage-ties-french = a tie pays
option-rampage-ties-english = a tie pays nothing
option-rampage-tremor = Hands
option-rampage-tremor-help = How much everyone’s hands shake, however a gesture is entered. Bots’ hands always shake.
option-rampage-tremor-off = not at all
option-rampage-tremor-novice = shaky
option-rampage-tremor-regular = usual
option-rampage-tremor-expert = steady
option-rampage-first = First player
option-rampage-first-help = Who goes first: a random player, a certain seat, or the host.
option-rampage-first-random = random
option-rampage-first-seat-1 = seat 1
option-rampage-first-seat-2 = seat 2
option-rampage-first-seat-3 = seat 3
option-rampage-first-seat-4 = seat 4
option-rampage-first-seat-5 = seat 5
option-rampage-first-seat-6 = seat 6
option-rampage-first-seat-7 = seat 7
option-rampage-first-seat-8 = seat 8
option-rampage-first-host = the host

# Characters.

ra-card-anarchist = Anarchist
ra-card-anarchist-text = 3 points for each pair of a green meeple (Soldier) and a blue one (Journalist).
ra-card-brawler = Brawler
ra-card-brawler-text = Each broken tooth is worth 4 points instead of 2.
ra-card-destructive = Destructive
ra-card-destructive-text = 10 points if you have the most floors (for ties, see the option).
ra-card-softie = Softie
ra-card-softie-text = 3 points for each tooth token you have left.
ra-card-scrap-merchant = Scrap Merchant
ra-card-scrap-merchant-text = 5 points for each vehicle on a ruin at the end.
ra-card-glutton = Glutton
ra-card-glutton-text = 10 points if you have eaten the most meeples (for ties, see the option).
ra-card-imitator = Imitator
ra-card-imitator-text = At the end, copy another monster’s Character.
ra-card-young = Young
ra-card-young-text = 10 points if you have the most gray meeples (Old Folks; for ties, see the option).
ra-card-mean = Mean
ra-card-mean-text = 10 points if you have the most red meeples (Heroes; for ties, see the option).
ra-card-pacifist = Pacifist
ra-card-pacifist-text = 10 points if you have the most green meeples (Soldiers; for ties, see the option).
ra-card-punk = Punk
ra-card-punk-text = 3 points for each pair of a gray meeple (Old Folks) and a black one (Businessman).
ra-card-romantic = Romantic
ra-card-romantic-text = 3 points for each pair of a red meeple (Hero) and a yellow one (Blonde).
ra-card-seductive = Seductive
ra-card-seductive-text = 10 points if you have the most yellow meeples (Blondes; for ties, see the option).
ra-card-shy = Shy
ra-card-shy-text = 10 points if you have the most blue meeples (Journalists; for ties, see the option).
ra-card-tourist = Tourist
ra-card-tourist-text = 10 points if you have the most black meeples (Businessmen; for ties, see the option).
ra-card-seer = Seer
ra-card-seer-text = At the end, name the monster that has eaten the most meeples: 7 points if you are right.

# Powers.

ra-card-mountaineer = Mountaineer
ra-card-mountaineer-text = Before a Move, you may put your monster on a building in your neighborhood.
ra-card-braces = Braces
ra-card-braces-text = At your meal you count as having at least 4 teeth.
ra-card-vacuum-cleaner = Vacuum Cleaner
ra-card-vacuum-cleaner-text = Meeples your Breath blows out of the city land in your neighborhood.
ra-card-boxer = Boxer
ra-card-boxer-text = Monsters knocked over by your Move lose 2 teeth instead of 1.
ra-card-sharp-canines = Sharp Canines
ra-card-sharp-canines-text = You may eat 2 more meeples.
ra-card-prima-ballerina = Prima Ballerina
ra-card-prima-ballerina-text = You may flick twice in one Move.
ra-card-long-tail = Long Tail
ra-card-long-tail-text = You may demolish any building in your neighborhood.
ra-card-heavyweight = Heavyweight
ra-card-heavyweight-text = You may drop your body on another monster in your neighborhood.
ra-card-kung-fu-master = Kung-fu Master
ra-card-kung-fu-master-text = As an action, flick your paws off your body like a vehicle; they then return under it.
ra-card-elastic-tongue = Elastic Tongue
ra-card-elastic-tongue-text = You may eat in an adjacent neighborhood.
ra-card-hurricane = Hurricane
ra-card-hurricane-text = You may breathe from any standing monster.
ra-card-smelly-feet = Smelly Feet
ra-card-smelly-feet-text = After your Move, the loose meeples on each ruin whose sidewalk you touch go to a neighborhood next to it.
ra-card-elastic-foot = Elastic Foot
ra-card-elastic-foot-text = Before a Move, you may put your paws elsewhere in your neighborhood.
ra-card-jumper = Jumper
ra-card-jumper-text = You may Move by flicking your paws off the top of your body.
ra-card-siren = Siren
ra-card-siren-text = Instead of your meal, you may eat one meeple in any neighborhood.
ra-card-telekinesis = Telekinesis
ra-card-telekinesis-text = You may toss a vehicle from any neighborhood.

# Secret Superpowers.

ra-card-passionate-kiss = Passionate Kiss
ra-card-passionate-kiss-text = Take 2 meeples of your choice from the stomach of a monster in your neighborhood.
ra-card-who-farted = Who Farted?!
ra-card-who-farted-text = All other monsters are turned upside down; each must spend its first action turning back.
ra-card-wrestler = Wrestler
ra-card-wrestler-text = Toss another monster in your neighborhood and break one of its teeth.
ra-card-tramp = Tramp
ra-card-tramp-text = Draw 3 meeples at random from the stomachs of your choice.
ra-card-unleashed = Unleashed!
ra-card-unleashed-text = Take 2 more actions this turn.
ra-card-ravenous = Ravenous
ra-card-ravenous-text = Eat up to 2 meeples per tooth at this meal.
ra-card-invisibility = Invisibility
ra-card-invisibility-text = Leave the board and return in any neighborhood at the start of your next turn. No more actions and no meal this turn.
ra-card-unstable-mutation = Unstable Mutation
ra-card-unstable-mutation-text = Draw 3 more Powers for this turn; at its end, discard 3 Powers of your choice.
ra-card-little-wings = Little Wings
ra-card-little-wings-text = Fly to any neighborhood.
ra-card-freeloader = Freeloader
ra-card-freeloader-text = Eat in a neighborhood where another monster is.
ra-card-mouthguard = Mouthguard
ra-card-mouthguard-text = When an opponent breaks your teeth, cancel it: they lose a tooth to you instead.
ra-card-paralysing-gaze = Paralyzing Gaze
ra-card-paralysing-gaze-text = Your opponents may not Move on their next turn.
ra-card-ultra-bright-smile = Ultra-bright Smile
ra-card-ultra-bright-smile-text = Eat meeples from the Runaway board.
ra-card-terminator = Terminator
ra-card-terminator-text = All other monsters in your neighborhood fall and lose a tooth to you.
ra-card-earthquake = Earthquake
ra-card-earthquake-text = Move the loose meeples of every ruin to a neighborhood next to it.
ra-card-too-cute = Too Cute
ra-card-too-cute-text = Cancel an effect of the Runaway board, except the last row’s.

# Names that other sentences use.

# Each is said in many sentences: a place by its point of the compass, a piece by its color.

rampage-the-neighborhood = { $neighbourhood ->
    [N] the north
    [N-2] the south of the second board
    [NE] the north-east
    [NE-2] the south-west of the second board
    [E] the east
    [E-2] the west of the second board
    [SE] the south-east
    [SE-2] the north-west of the second board
    [S] the south
    [S-2] the north of the second board
    [SW] the south-west
    [SW-2] the north-east of the second board
    [W] the west
    [W-2] the east of the second board
    [NW] the north-west
    [NW-2] the south-east of the second board
   *[other] that neighborhood
}
# An owner's own city: a tower by the part of the board where it stands.
rampage-part = { $part ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[C] middle
}
rampage-lettered = { $letter ->
    [none] { "" }
   *[other] { " " }{ $letter }
}
rampage-of-the-board = { $board ->
    [1] { "" }
   *[other] { " " }of the second board
}
rampage-the-building = { $ruin ->
    [ST] the stadium
    [ST-2] the stadium of the second board
    [S1] the north tower
    [S1-2] the south tower of the second board
    [S2] the west tower
    [S2-2] the east tower of the second board
    [S3] the south tower
    [S3-2] the north tower of the second board
    [S4] the east tower
    [S4-2] the west tower of the second board
    [R1] the north-east tower
    [R1-2] the south-west tower of the second board
    [R2] the south-west tower
    [R2-2] the north-east tower of the second board
    [moved] { $part ->
        [stadium] the stadium
       *[other] the { rampage-part } tower{ rampage-lettered }
    }{ rampage-of-the-board }
   *[other] that building
}
rampage-of-building = of { rampage-the-building }
rampage-vehicle = { $vehicle ->
    [0] blue vehicle
    [1] green vehicle
    [2] red vehicle
    [3] pink vehicle
    [4] blue vehicle of the second board
    [5] green vehicle of the second board
    [6] red vehicle of the second board
    [7] pink vehicle of the second board
   *[other] vehicle
}
rampage-the-vehicle = the { rampage-vehicle }
rampage-the-corner = { $space ->
    [0] the north-east corner
    [1] the south-east corner
    [2] the south-west corner
    [3] the north-west corner
    [4] the south-west corner of the second board
    [5] the north-west corner of the second board
    [6] the north-east corner of the second board
    [7] the south-east corner of the second board
   *[other] that corner
}
rampage-the-color = { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] gray
    [red] red
   *[other] such
}
rampage-the-card = { $card ->
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
   *[other] that card
}
rampage-toward = { $toward ->
    [N] the north
    [NE] the north-east
    [E] the east
    [SE] the south-east
    [S] the south
    [SW] the south-west
    [W] the west
    [NW] the north-west
   *[other] somewhere
}
rampage-force = { $force ->
    [gently] gently
    [firmly] firmly
   *[other] hard
}
rampage-flick = { $force ->
    [gently] gently flicks their paws
    [firmly] flicks their paws
   *[other] flicks their paws hard
}
rampage-height = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
rampage-meeples-moved = { $meeples ->
    [one] 1 meeple
   *[other] { $meeples } meeples
}
rampage-floors-moved = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
rampage-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rampage-comma-green = { $blue ->
    [0] { "" }
   *[other] { ", " }
}
rampage-comma-black = { $green ->
    [0] { rampage-comma-green }
   *[other] { ", " }
}
rampage-comma-yellow = { $black ->
    [0] { rampage-comma-black }
   *[other] { ", " }
}
rampage-comma-grey = { $yellow ->
    [0] { rampage-comma-yellow }
   *[other] { ", " }
}
rampage-comma-red = { $grey ->
    [0] { rampage-comma-grey }
   *[other] { ", " }
}
rampage-colors = { $blue ->
    [0] { "" }
   *[other] { $blue } blue
}{ $green ->
    [0] { "" }
   *[other] { rampage-comma-green }{ $green } green
}{ $black ->
    [0] { "" }
   *[other] { rampage-comma-black }{ $black } black
}{ $yellow ->
    [0] { "" }
   *[other] { rampage-comma-yellow }{ $yellow } yellow
}{ $grey ->
    [0] { "" }
   *[other] { rampage-comma-grey }{ $grey } gray
}{ $red ->
    [0] { "" }
   *[other] { rampage-comma-red }{ $red } red
}
rampage-the-effect = { $effect ->
    [row-1] row 1, a lost tooth and a relocation
    [row-2] row 2, a lost tooth and an extra action for the others
    [row-3] row 3, two lost teeth
    [row-4] row 4, a lost tooth and a relocation
    [row-5] row 5, a lost tooth and an extra action for the others
    [red] heroic rescue, a lost tooth and meeples returned to the box
    [blue] big report, a lost tooth and a card discarded
    [green] air strike, two lost teeth
    [yellow] mass hysteria, a lost tooth and an extra action for the others
    [black] relocation, a lost tooth and a monster moved
   *[other] an effect
}
rampage-the-field = { $field ->
    [direction] The direction
    [strength] The strength
    [side] The offset to the side
    [tilt] The tilt
    [tilt_direction] The direction of the tilt
    [yaw] The turn
    [face] The direction the body faces
    [pitch] The angle up or down
    [x] The x coordinate
    [y] The y coordinate
   *[other] That value
}

# The turn.

ra-phase-choose = Choosing cards
ra-phase-actions = Actions
ra-phase-meal = Meal
ra-phase-after-meal = After the meal
ra-phase-count = Final scoring
ra-phase-over = Game over
ra-prompt-action = { $actions ->
    [0] No actions left.
    [one] 1 action left.
   *[other] { $actions } actions left.
} You can { $move ->
    [yes] Move,{ " " }
   *[no] { "" }
}{ $demolish ->
    [yes] Demolish,{ " " }
   *[no] { "" }
}{ $breathe ->
    [yes] Breathe,{ " " }
   *[no] { "" }
}{ $toss ->
    [yes] Toss a vehicle,{ " " }
   *[no] { "" }
}{ $kung_fu ->
    [yes] shoot your paws with Kung-fu,{ " " }
   *[no] { "" }
}{ $secret ->
    [yes] play your Secret Superpower,{ " " }
   *[no] { "" }
}{ $any ->
    [yes] or go on to the meal.
   *[no] only go on to the meal.
}
ra-prompt-turn-back = Your body is upside down: spend an action turning it back ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left).
ra-prompt-flick = Now flick your paws.
ra-prompt-flick-again = Flick a second time, or end your Move.
ra-prompt-restart = Your paws are out of the city: choose a corner to start again from.
ra-prompt-place = Put { $monster_seat }’s monster in a neighborhood of your choice.
ra-prompt-place-own = Put your monster in a neighborhood of your choice.
ra-prompt-drive-out = Where do the loose meeples on the ruin { rampage-of-building } go?
ra-prompt-vacuum = In which of your neighborhoods do the meeples land?
ra-prompt-pay-tooth = You have no tooth tokens left: give up { $left ->
    [one] 1 meeple
   *[other] { $left } meeples
} instead.
ra-prompt-rescue = Heroic rescue: return { $left ->
    [one] 1 meeple
   *[other] { $left } meeples
} from your stomach to the box.
ra-prompt-report = Big report: discard one of your cards.
ra-prompt-mouthguard = { $breaker_seat } has broken your teeth. { $held ->
    [yes] Play Mouthguard?
   *[no] You have no card to play against it.
}
ra-prompt-too-cute = The Runaway board is about to strike { $struck_seat } ({ rampage-the-effect }). { $held ->
    [yes] Play Too Cute to cancel it?
   *[no] You have no card to play against it.
}
ra-prompt-meal = { $count ->
    [0] There are no loose meeples within your reach{ $secret ->
        [yes] : play your Secret Superpower, or skip the meal.
       *[no] : skip the meal.
    }
   *[other] Choose where to eat (up to { $limit ->
        [one] 1 meeple
       *[other] { $limit } meeples
    }).
}
ra-prompt-bite = { $left ->
    [one] Eat one more meeple, or stop.
   *[other] Eat up to { $left } more meeples, one at a time, or stop.
}
ra-prompt-after-meal = { $secret ->
    [yes] The meal is over: play your Secret Superpower, or end your turn.
   *[no] The meal is over: end your turn.
}
ra-prompt-kiss = Who do you kiss?
ra-prompt-kiss-pick = Take { $left ->
    [one] 1 more meeple
   *[other] { $left } more meeples
} from { $victim_seat }’s stomach.
ra-prompt-tramp = Whose stomach do you draw from? ({ $left ->
    [one] 1 draw
   *[other] { $left } draws
} left)
ra-prompt-terminate = In which of your neighborhoods do you play Terminator?
ra-prompt-mutation = Discard { $left ->
    [one] 1 Power
   *[other] { $left } Powers
}.
ra-prompt-buy = Buy a card for { $price ->
    [one] 1 floor
   *[other] { $price } floors
}? You have { $floors }.
ra-prompt-keep-bought = Keep one of these cards.
ra-prompt-keep = Keep one { $kind ->
    [character] Character
    [power] Power
   *[other] Secret Superpower
}.
ra-prompt-copy = Which Character do you copy?
ra-prompt-seer = Who has eaten the most meeples?
ra-prompt-over = The rampage is over.

# Moves.

ra-move-flick = Flick your paws
ra-move-flick-named = Flick your paws (for example toward { rampage-toward })
ra-move-jump = Jump off your body
ra-move-set-paws = Move your paws within { rampage-the-neighborhood }
ra-move-climb = Climb { rampage-the-building }
ra-move-climb-named = Climb { rampage-the-building } ({ rampage-height })
ra-move-drop = Drop your body on { rampage-the-building }
ra-move-drop-named = Drop your body on { rampage-the-building } ({ rampage-height })
ra-move-drop-on = Drop your body on { $victim_seat }
ra-move-breathe = Breathe
ra-move-breathe-named = Breathe from { $source_seat }’s monster
ra-move-throw = Toss { rampage-the-vehicle }
ra-move-kung-fu = Kung-fu: shoot your paws
ra-move-wrestle = Toss { $victim_seat }’s monster
ra-move-turn-back = Turn your body the right way up
ra-move-finish = Do nothing more
ra-move-finish-named = { $done ->
    [actions] Go on to the meal
    [flick] No second flick
    [meal] Skip the meal
    [bite] Stop eating
    [turn] End your turn
    [reaction] Play no card
    [buy] Buy nothing
   *[other] Do nothing more
}
ra-move-restart = Start again from { rampage-the-corner }
ra-move-place = Put the monster in { rampage-the-neighborhood }
ra-move-send = To { rampage-the-neighborhood }
ra-move-pay = Give up a { rampage-the-color } meeple
ra-move-reveal = Play { rampage-the-card }
ra-move-target = Choose { $victim_seat }
ra-move-pick = Take a { rampage-the-color } meeple
ra-move-dine = Eat in { rampage-the-neighborhood }{ $siren ->
    [yes] { " " }(Siren)
   *[no] { "" }
}
ra-move-dine-named = Eat in { rampage-the-neighborhood }{ $siren ->
    [yes] { " " }with Siren
   *[no] { "" }
} ({ $count ->
    [0] no meeples there
   *[other] { rampage-colors }
})
ra-move-eat = Eat that meeple
ra-move-eat-named = Eat the { rampage-the-color } meeple { $near ->
    [ruin] by { rampage-the-building }
    [vehicle] by { rampage-the-vehicle }
    [monster] by { $near_seat }’s monster
    [neighbourhood] in { rampage-the-neighborhood }
   *[none] over there
}
ra-move-discard = Discard { rampage-the-card }
ra-move-buy = Buy a card
ra-move-keep = Keep { rampage-the-card }
ra-move-copy = Copy { $owner_seat }’s { rampage-the-card }
ra-move-announce = Say that { $named_seat } has eaten the most

# What happens.

ra-dealt = You hold { rampage-the-card } as your Secret Superpower.
ra-shown = { $seat } has { rampage-the-card }.
ra-first = { $seat } goes first.
ra-turn = Round { $round }: { $seats } to play, with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
ra-flicked = { $seat } { rampage-flick } toward { rampage-toward }.
ra-jumped = { $seat } jumps { rampage-force } toward { rampage-toward }.
ra-set-paws = { $seat } moves their paws within { rampage-the-neighborhood }.
ra-climbed = { $seat } climbs { rampage-the-building } ({ rampage-height }).
ra-dropped = { $seat } drops on { rampage-the-building } ({ rampage-height }).
ra-dropped-on = { $seat } drops on { $victim_seat }.
ra-missed = { $seat } misses the target, which costs a tooth.
ra-breathed = { $seat } breathes { rampage-force } toward { rampage-toward }{ $own ->
    [yes] { "" }
   *[no] , from { $source_seat }’s monster
}.
ra-thrown = { $seat } tosses { rampage-the-vehicle } { rampage-force } toward { rampage-toward }.
ra-kung-fu = { $seat } shoots their paws { rampage-force } toward { rampage-toward }.
ra-wrestled = { $seat } tosses { $victim_seat }’s monster { rampage-force } toward { rampage-toward }.
ra-moved = The gesture moves { $meeples ->
    [0] { rampage-floors-moved }
   *[other] { $floors ->
        [0] { rampage-meeples-moved }
       *[other] { rampage-meeples-moved } and { rampage-floors-moved }
    }
}.
ra-tremor = { $seat }’s hand shakes.
ra-motion = Pieces move and come to rest.
ra-paws-out = { $seat }’s paws have left the city.
ra-restarted = { $seat } starts again from { rampage-the-corner }.
ra-placed = { $seat } puts { $monster_seat }’s monster in { rampage-the-neighborhood }.
ra-placed-own = { $monster_seat } lands in { rampage-the-neighborhood }.
ra-garaged = { $count ->
    [one] A vehicle goes back to its space.
   *[other] { $count } vehicles go back to their spaces.
}
ra-lifted = { $seat }’s monster is put back on its feet.
ra-turned-back = { $seat }’s body is the right way up again.
ra-upside-down = { $seat }’s body is turned upside down.
ra-felled = { $seat } knocks over { $victim_seat }.
ra-tooth-broken = { $seat } breaks one of { $victim_seat }’s teeth ({ $left ->
    [one] 1 token
   *[other] { $left } tokens
} left).
ra-tooth-lost = { $seat } loses a tooth ({ $left ->
    [one] 1 token
   *[other] { $left } tokens
} left).
ra-nothing-to-pay = { $seat } has no tooth tokens and no meeples left to pay with.
ra-paid = { $seat } gives up a { rampage-the-color } meeple.
ra-paid-to = { $seat } gives { $to_seat } a { rampage-the-color } meeple.
ra-loss-cancelled = { $seat } gets back what { $breaker_seat } took.
ra-swallowed = { $seat } takes a floor.
ra-last-floor = { $seat } takes the last floor: { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
} after this one.
ra-floor-boxed = A floor goes back to the box.
ra-fled = { $count ->
    [one] 1 meeple flees
   *[other] { $count } meeples flee
} the city ({ rampage-colors }).
ra-effect = The Runaway board strikes { $seat }: { rampage-the-effect }.
ra-effect-cancelled = { $seat } cancels the effect ({ rampage-the-effect }).
ra-extra-actions = { $count ->
    [one] { $seats } gets an extra action next turn.
   *[other] { $team ->
        [yes] Each team without the struck monster gets an extra action next turn ({ $seats }).
       *[no] { $seats } each get an extra action next turn.
    }
}
ra-row-6 = { $seat } fills the last row: the game ends at once, and { $seat } loses.
ra-vacuumed = { $seat } sucks { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
} into { rampage-the-neighborhood }.
ra-driven-out = { $seat } moves { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
} from the ruin { rampage-of-building } to { rampage-the-neighborhood }.
ra-dines = { $count ->
    [0] { $seat } finds nothing to eat in { rampage-the-neighborhood }.
   *[other] { $seat } eats in { rampage-the-neighborhood } ({ $count ->
        [one] 1 meeple
       *[other] { $count } meeples
    } within reach, { $limit } at most).
}
ra-dines-runaway = { $count ->
    [0] { $seat } finds nothing to eat on the Runaway board.
   *[other] { $seat } eats from the Runaway board ({ $count ->
        [one] 1 meeple
       *[other] { $count } meeples
    } within reach, { $limit } at most).
}
ra-eaten = { $seat } eats a { rampage-the-color } meeple.
ra-smiled = { $seat } eats a { rampage-the-color } runaway.
ra-secret = { $seat } plays { rampage-the-card } (Secret Superpower).
ra-kissed = { $seat } takes a { rampage-the-color } meeple from { $victim_seat }’s stomach.
ra-drawn = { $seat } draws { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
} from { $victim_seat }’s stomach.
ra-drawn-seen = { $seat } has drawn a { rampage-the-color } meeple from { $victim_seat }’s stomach.
ra-more-actions = { $seat } now has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
ra-vanished = { $seat } vanishes from the board.
ra-mutated = { $seat } draws the Power { rampage-the-card } for this turn.
ra-gazed = { $seat }’s opponents may not Move on their next turn.
ra-discarded = { $seat } discards { rampage-the-card } ({ $kind ->
    [character] Character
    [power] Power
   *[other] Secret Superpower
}).
ra-secret-discarded = { $seat } discards a Secret Superpower without showing it.
ra-bought = { $seat } pays { $price ->
    [one] 1 floor
   *[other] { $price } floors
} for a card.
ra-offered = You draw { rampage-the-card } to choose from.
ra-kept = You keep { rampage-the-card } and none of the others.
ra-kept-secret = { $seat } keeps a Secret Superpower.
ra-clumsy = { $seat } knocks pieces over by accident, which costs a tooth.
ra-copied = { $seat } copies { $owner_seat }’s { rampage-the-card }.
ra-named = { $seat } says that { $named_seat } has eaten the most.
ra-counted = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $meeples ->
    [one] 1 meeple
   *[other] { $meeples } meeples
}.
ra-over = { $count ->
    [one] { $seats } wins with { rampage-points }.
   *[other] { $seats } share the victory with { rampage-points }.
}

# Points by source.

ra-source-sets = Sets of six
ra-source-floors = Floors
ra-source-teeth = Broken teeth
ra-source-character = Character
ra-source-diet = Strict diet
ra-source-team = Down to the team’s lowest score

# Refusals.

ra-refusal-not-now = You can’t do that now.
ra-refusal-field = That move is not valid. Choose one that is offered.
ra-refusal-no-number = { rampage-the-field } must be a number.
ra-refusal-bounds = { rampage-the-field } must be between { $low } and { $high }, not { $value }.
ra-refusal-hand = There is no hand “{ $hand }”. Choose novice, regular or expert.
ra-refusal-no-actions = You have no actions left this turn.
ra-refusal-benched = Your own team knocked you over: no more actions this turn.
ra-refusal-off-board = Your monster is not on the board.
ra-refusal-turn-back-first = Your body is upside down: turn it back first.
ra-refusal-upright = Your body is already the right way up.
ra-refusal-upside = Your body is upside down: you can’t toss anything from it.
ra-refusal-reserved = Your team needs the remaining actions to turn your teammates upright.
ra-refusal-gazed = Paralyzing Gaze: you may not Move this turn.
ra-refusal-no-power = You don’t have { rampage-the-card }.
ra-refusal-prepared = You have already used { rampage-the-card } for this Move.
ra-refusal-flicked = You can do that only before the first flick.
ra-refusal-must-flick = You must flick your paws now.
ra-refusal-not-there = Your monster is not in { rampage-the-neighborhood }.
ra-refusal-no-home = Your monster is not in any neighborhood.
ra-refusal-no-neighbourhood = There is no such neighborhood. They are named after the points of the compass.
ra-refusal-not-beside = That ruin does not border { rampage-the-neighborhood }. Choose a neighborhood next to { rampage-the-building }.
ra-refusal-no-host = No other monster is in { rampage-the-neighborhood }.
ra-refusal-nobody-there = There are no meeples in { rampage-the-neighborhood }.
ra-refusal-no-ruin = There is no such building.
ra-refusal-no-building = There is no building within reach there.
ra-refusal-no-sidewalk = Your paws don’t touch the sidewalk { rampage-of-building }.
ra-refusal-no-monster = You can’t choose that monster.
ra-refusal-not-standing = { $victim_seat }’s monster is not standing.
ra-refusal-pose = There is no pose “{ $pose }”. Hold the body upright, flat or head-first.
ra-refusal-no-vehicle = There is no such vehicle: there { $most ->
    [one] is only 1
   *[other] are only { $most }
}.
ra-refusal-vehicle-far = You can’t reach { rampage-the-vehicle }: it is not in your neighborhood.
ra-refusal-no-space = There is no such starting space: start from one of the { $most ->
    [one] { $most } corner
   *[other] { $most } corners
}.
ra-refusal-space-taken = You can’t start from { rampage-the-corner }: it is taken.
ra-refusal-no-colour = There is no such color. Meeples are blue, green, black, yellow, gray or red.
ra-refusal-not-in-stomach = There is no { rampage-the-color } meeple in that stomach.
ra-refusal-not-on-board = There is no { rampage-the-color } meeple on the Runaway board.
ra-refusal-no-meeple = There is no such meeple.
ra-refusal-meeple-gone = That meeple is no longer in the city.
ra-refusal-meeple-on-ruin = That meeple is on a ruin or sidewalk, which belongs to no neighborhood.
ra-refusal-meeple-elsewhere = That meeple is not in { rampage-the-neighborhood }, where you are eating.
ra-refusal-not-edible = That meeple can’t be reached, or something is resting on it.
ra-refusal-place-chosen = You have already chosen where to eat.
ra-refusal-not-your-card = You can’t use { rampage-the-card }: you don’t have it.
ra-refusal-window = You can’t play { rampage-the-card } now. { $card ->
    [ravenous] { rampage-window-meal }
    [freeloader] { rampage-window-meal }
    [ultra-bright-smile] { rampage-window-meal }
    [mouthguard] Play it when an opponent breaks your teeth.
    [too-cute] Play it when the Runaway board strikes.
    [wrestler] { rampage-window-actions }
    [unleashed] { rampage-window-actions }
    [unstable-mutation] { rampage-window-actions }
   *[other] Play it before or after your meal, outside an action.
}
rampage-window-meal = Play it as your meal begins.
rampage-window-actions = Play it on your turn, before the meal.
ra-refusal-no-target = There is no target for { rampage-the-card } now.
ra-refusal-wrestle = Choose the victim and aim the toss in one go.
ra-refusal-stomach-empty = There are no more meeples in that stomach.
ra-refusal-not-offered = You can’t keep { rampage-the-card }: it is not among the cards offered.
ra-refusal-no-copy = That Character can’t be copied.
ra-refusal-misbehaved = The simulation failed, so nothing happened ({ ra-fault }). Try another gesture.
ra-fault = { $fault ->
    [number] it lost count
    [speed] a piece became too fast
    [through] a piece went through the board or the table
    [into] a piece ended up inside another
    [place] there was no room for a piece
    [judgement] the outcome could not be saved
    [work] it took too much computing
   *[engine] the engine gave up
}
rampage-refusal-outside = The spot must lie entirely in { rampage-the-neighborhood }.
rampage-refusal-no-room = There is no room for the monster there.
rampage-refusal-point = That point is not above the target.
rampage-refusal-tilt = At that angle the body would touch something.
ra-error-teams = { $players ->
    [one] 1 player
   *[other] { $players } players
} can’t form the teams { $value }. Choose one of: { $known }.

# --- numbers of a gesture, and the map in a terminal

rampage-field-direction = direction in degrees (0 = east, 90 = north)
rampage-field-strength = strength (1 = as hard as possible)
rampage-field-side = offset to the side
rampage-field-tilt = tilt of the body in degrees
rampage-field-tilt_direction = direction of the tilt in degrees
rampage-field-yaw = turn in degrees (0 = east, 90 = north)
rampage-field-pitch = angle up or down in degrees
rampage-field-x = x (mm east of the center)
rampage-field-y = y (mm north of the center)
rampage-field-pose = pose
rampage-field-word = { $word ->
    [upright] upright
    [flat] flat
   *[head-first] head-first
}
rampage-field-face = where the body will face, in degrees
ra-terminal-legend = 1, 2… paws · x loose body · # vehicle · north:3 = 3 floors · ? secret card
ra-terminal-meeples = Loose meeples: b blue · g green · k black · y yellow · o gray · r red
rampage-letter = { $colour ->
    [blue] b
    [green] g
    [black] k
    [yellow] y
    [grey] o
    [red] r
   *[other] m
}
rampage-map-neighborhood = { $neighbourhood ->
    [N] N
    [N-2] S-2
    [NE] NE
    [NE-2] SW-2
    [E] E
    [E-2] W-2
    [SE] SE
    [SE-2] NW-2
    [S] S
    [S-2] N-2
    [SW] SW
    [SW-2] NE-2
    [W] W
    [W-2] E-2
    [NW] NW
    [NW-2] SE-2
   *[other] –
}
rampage-map-building = { $ruin ->
    [ST] stadium
    [ST-2] stadium
    [S1] north
    [S1-2] south
    [S2] west
    [S2-2] east
    [S3] south
    [S3-2] north
    [S4] east
    [S4-2] west
    [R1] north-east
    [R1-2] south-west
    [R2] south-west
    [R2-2] north-east
    [moved] { $part ->
        [stadium] stadium
       *[other] { rampage-part }{ rampage-lettered }
    }
   *[other] –
}
ra-terminal-teeth = { $teeth ->
    [one] 1 tooth
   *[other] { $teeth } teeth
}
ra-terminal-stomach = { rampage-height }, { $teeth ->
    [one] 1 broken tooth
   *[other] { $teeth } broken teeth
}
ra-terminal-runaway = Runaway board, side { $side }
ra-terminal-row = row { $row } { $filled }/{ $size }
ra-terminal-zone = { rampage-the-color } { $filled }/{ $size }

# Values of the box that are guesses.

rampage-fact-runaway-rows = Spaces of each row of the Runaway board, side A
rampage-fact-runaway-zones = Spaces of each zone of the Runaway board, side B
rampage-fact-city-board = { $item ->
    [thickness] Thickness of the board (mm)
    [table-margin] Table around the board (mm)
    [sidewalk] Width of the sidewalks (mm)
    [ruin-height] Height of the ruins (mm)
    [second-box] Place of the second board (mm)
   *[other] A measure of the city
}
    .parts = x|y
rampage-fact-city-ruins = { $item ->
    [ST] Place of the stadium (mm)
    [R1] Place of the north-east tower (mm)
    [R2] Place of the south-west tower (mm)
    [S1] Place of the north tower (mm)
    [S2] Place of the west tower (mm)
    [S3] Place of the south tower (mm)
    [S4] Place of the east tower (mm)
   *[other] A measure of the city
}
    .parts = x|y
rampage-fact-city-footprints = { $item ->
    [square] Size of the square floors (mm)
    [rectangle] Size of the long floors (mm)
    [stadium] Size of the stadium’s floor (mm)
   *[other] A measure of the city
}
    .parts = length|width
rampage-fact-city-neighbourhoods = { $item ->
    [N] Outline of the north (mm)
    [NE] Outline of the north-east (mm)
    [E] Outline of the east (mm)
    [SE] Outline of the south-east (mm)
    [S] Outline of the south (mm)
    [SW] Outline of the south-west (mm)
    [W] Outline of the west (mm)
    [NW] Outline of the north-west (mm)
   *[other] A measure of the city
}
    .parts = x|y
rampage-fact-city-spaces = { $item ->
    [start] Starting corners (mm)
    [start-yaw] Where the monsters face at the start (degrees)
    [vehicle] Spaces of the vehicles (mm)
    [vehicle-yaw] Where the vehicles face at the start (degrees)
    [pillar-inset] From a floor’s edges to its corner meeples (mm)
    [stadium-inset] From the stadium’s edges to the meeples under it (mm)
    [stadium-square] Square of the meeples on the stadium (mm)
   *[other] A measure of the city
}
    .parts = { $item ->
        [start] x|y
        [vehicle] x|y
       *[other] 1|2|3|4
    }
rampage-fact-city-pieces = { $item ->
    [paws] Size and mass of the paws (mm, g)
    [body] Size and mass of the body (mm, g)
    [vehicle] Size and mass of the vehicles (mm, g)
    [floor-thickness] Thickness of a floor (mm)
    [floor-density] Density of a floor (g/cm³)
   *[other] A measure of the city
}
    .parts = x|y|z
rampage-fact-city-materials = { $item ->
    [wood-board] Friction of wood on the board
    [wood-wood] Friction of wood on wood
    [card-wood] Friction of cardboard on wood
    [card-card] Friction of cardboard on cardboard
    [torsion] Friction against turning
    [rolling] Friction against rolling
    [stiffness] Stiffness of a contact
    [damping] Damping of a contact
   *[other] A measure of the city
}
rampage-fact-city-judging = { $item ->
    [rest-speed] Speed at which a piece counts as at rest (mm/s)
    [rest-spin] Spin at which a piece counts as at rest (rad/s)
    [rest-time] Time after which the city is at rest (s)
    [settle-cap] Longest time that pieces may move (s)
    [step] Time step of the simulation (s)
    [contact-gap] Gap that still counts as touching (mm)
    [zone-min] Overlap that counts as lying on a zone (mm)
    [place-gap] Gap between pieces that are put down (mm)
    [fall-angle] Tilt at which a body has fallen (degrees)
    [level-tilt] Tilt up to which a floor is level (degrees)
    [on-cos] Slope up to which something lies on a floor
    [access-sweep] Room that a hand needs to take a meeple (mm)
    [support-shift] Movement that shows that a meeple held something up (mm)
    [support-turn] Turn that shows that a meeple held something up (degrees)
    [support-time] Time for which that is watched (s)
    [nudge-step] Step in which a place is sought (mm)
    [nudge-soft] How far a piece may be shifted to make room (mm)
   *[other] A measure of the city
}
rampage-fact-city-hands = { $item ->
    [drop-height] Height from which a body is dropped (mm)
    [flick-min] Weakest flick (part of the strongest)
    [flick-top] Speed of the strongest flick (m/s)
    [spin-max] Largest offset of a flick (part of the radius)
    [throw-top] Speed of the strongest toss (m/s)
    [tilt-max] Largest tilt of the body for a toss (degrees)
    [mouth-up] Height of the mouth over the body (mm)
    [mouth-forward] How far the mouth is in front of the body (mm)
    [pitch-min] Steepest breath downward (degrees)
    [pitch-max] Steepest breath upward (degrees)
    [breath-min] Weakest breath (part of the strongest)
    [breath-top] Speed of the strongest breath (m/s)
    [breath-time] Length of a breath (s)
    [breath-cone] Half angle of the breath (degrees)
    [mouth] Width of the mouth (mm)
    [setup-jitter] How far pieces are off at the setup (mm)
    [setup-turn] How far pieces are turned at the setup (degrees)
    [bot-rollouts] Most tries of a bot for one gesture
   *[other] A measure of the city
}
rampage-fact-city-tremor = { $item ->
    [flick-direction] Tremor of a flick’s direction (degrees)
    [flick-strength] Tremor of a flick’s strength (part)
    [drop-point] Tremor of the point of a drop (mm)
    [drop-tilt] Tremor of the tilt of a drop (degrees)
    [breath-yaw] Tremor of a breath’s direction (degrees)
    [breath-pitch] Tremor of a breath’s angle (degrees)
    [breath-strength] Tremor of a breath’s strength (part)
    [throw-direction] Tremor of a toss’s direction (degrees)
    [throw-tilt] Tremor of a toss’s tilt (degrees)
    [throw-strength] Tremor of a toss’s strength (part)
    [cut] Largest tremor (standard deviations)
    [novice] Tremor of a novice (times normal)
    [regular] Tremor of a regular player (times normal)
    [expert] Tremor of an expert (times normal)
   *[other] A measure of the city
}
rampage-fact-word = { $word ->
    [mass] mass
    [radius] radius
    [centre] center
    [height] height
    [rectangle] long
    [pillars] meeples under each floor
    [roof] meeples on top
    [box] box
    [square] square
    [size] size
    [shape] shape
    [stadium] stadium
    [floors] floors
    [half-turn] turned by half
    [offset] offset
    [cylinder] cylinder
    [at] place
    [parts] parts
    [kind] kind
   *[other] other
}

# What a component has to be.
ra-wanted-pair = none, or 2 out of { $known }
ra-wanted-places = buildings with room for { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
ra-components-city = No city can be built with these components: { $problem }.
ra-off-board = the point { $x }, { $y } is not on the board
ra-wanted-pose = x, y and z in millimetres, then its turn as four numbers unless it stands upright as it was made

# The guided first match.
ra-guide-goal = This city of cardboard is your dinner. In the end you count points: { $set } for each set of meeples in all six colors, { $tooth } for each tooth of another monster, { $floor } for each floor. The match ends when the last floor is gone.
ra-guide-turn = This is you: a body that stands on its paws. On your turn you do up to { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, then you eat. Four things can be done: move, demolish, breathe, and toss a vehicle.
ra-guide-flick = To move, flick your paws; your body follows them. Aim at the lit building, with about a third of your strength: the paws should come to rest on its sidewalk, the pale strip around it.
ra-guide-flick-first = That comes later. First go to a building: flick your paws.
ra-guide-flick-away = There is no building that way. Aim at the lit one.
ra-guide-flick-out = So hard, your paws would leave the city. That costs a tooth. Flick more gently.
ra-guide-flick-short = The way is good, but your paws wouldn’t reach a sidewalk. Flick a little harder.
ra-guide-flick-past = Your paws wouldn’t come to rest on a sidewalk. Aim at the middle of the building, more gently.
ra-guide-beside = Well flicked! Whoever touches the sidewalk of a building may demolish it. Here your flicks go where you aim; at other tables every hand trembles a little, as real hands do.
ra-guide-drop = Demolish: your body falls on the building from high above. Choose where it hits, and how you hold it. The nearer to the edge, the more comes down; but a body that misses costs a tooth.
ra-guide-drop-first = You stand at a building, so demolish it: drop your body on it.
ra-guide-drop-missed = There your body would miss the building, which costs a tooth. Aim closer to the middle.
ra-guide-drop-nobody = That would bring nobody down into your neighborhood. Hold your body another way, or aim closer to your side.
ra-guide-floors = What a building loses is not put back. A floor with nothing left on it is yours at once, for { $floor ->
    [one] { $floor } point
   *[other] { $floor } points
}. One on which meeples still stand stays where it is.
ra-guide-meal = After your actions you eat loose meeples of your neighborhood, at most as many as you have teeth: { $teeth } now. Choose your neighborhood, then one meeple after another; different colors are best.
ra-guide-meal-more = There is still something on your plate. Eat as much as you can: what you leave, others eat.
ra-guide-sets = { $meeples ->
    [one] { $meeples } meeple is
   *[other] { $meeples } meeples are
} in your stomach, behind your screen. Only a complete set of six colors counts, so hunt for the colors that you lack. Now look at what your rival does.
ra-guide-teeth = Over the edge! Paws that leave the city cost a tooth, just as a missed drop does. Every tooth less makes each meal smaller; only the printed ones are never lost. The monster starts again from a corner.
ra-guide-runaways = { $count ->
    [one] { $count } meeple has
   *[other] { $count } meeples have
} left the city, for the Runaway board. Whoever fills a row of it loses a tooth, and worse; whoever fills the last row ends the match and loses it. So blow inward!
ra-guide-breathe = Your second turn. Breathe over the top of your body, in any direction: turn toward meeples or what is left of a building, and blow. Downward it hits what is near, level what is far.
ra-guide-breathe-first = Tossing comes next. Now breathe!
ra-guide-breathe-nothing = That breath would move nobody. Turn a little, or tilt it more or less, until it meets meeples.
ra-guide-toss = Now toss a vehicle: it is put on your body and flicked off. It must usually be in your neighborhood, but your Power, { ra-card-telekinesis }, reaches all of them. Hit a building, hard.
ra-guide-toss-first = One action is left for a vehicle. Toss one.
ra-guide-toss-nothing = That vehicle would hit neither a building nor a meeple. Aim at a building, and toss it hard.
ra-guide-brawl = If you knock another monster over, with a vehicle, your paws or a breath, you break one of its teeth: { $tooth ->
    [one] { $tooth } point
   *[other] { $tooth } points
} for you, and smaller meals for it.
ra-guide-again = { $food ->
    [0] Nobody lies in your neighborhood this time, so the meal is short. A good second action is often to flick your paws to where meeples are.
   *[other] The second meal. Which colors do you still lack?
}
ra-guide-free = Your third turn is yours alone: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} and a meal as you like. Look at your cards, too: your Character pays at the end, and your Secret Superpower works once.
ra-guide-end = That’s how cities fall. You hold { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} and { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}. Play this match on against your rival, or start one of your own. Enjoy your meal!

# --- the practice range

ra-course-range = Practice range
ra-course-range-text = One gesture, and a hand that trembles: hit a mark, bring floors down, blow people over, toss a vehicle.
ra-puzzle = { $kind ->
    [mark] Hit the mark
    [floors] Bring floors down
    [vehicle] Toss a vehicle
   *[people] One breath for several
}
ra-puzzle-generated = Range { $number } (level { $difficulty }): { $kind ->
    [mark] hit the mark
    [floors] bring floors down
    [vehicle] toss a vehicle
   *[people] one breath for several
}.
ra-puzzle-goal-mark = Flick your Paws so that they stop on the sidewalk of { rampage-the-building }.
ra-puzzle-goal-floors = With one drop on { rampage-the-building }, take { $needed ->
    [one] a floor
   *[other] at least { $needed } floors
}.
ra-puzzle-goal-people = With one breath, blow away { $needed ->
    [one] a meeple
   *[other] at least { $needed } meeples
}.
ra-puzzle-goal-vehicle = Toss a vehicle at { rampage-the-building }: { $needed ->
    [one] a meeple
   *[other] at least { $needed } meeples
} must move.
ra-puzzle-reached-mark = { $reached ->
    [0] Your Paws stopped somewhere else.
   *[other] On the mark!
}
ra-puzzle-reached-floors = { $reached ->
    [0] No floor was taken.
    [one] You took one floor.
   *[other] You took { $reached } floors.
}
ra-puzzle-reached-people = { $reached ->
    [0] Nobody moved.
    [one] Your breath moved one meeple.
   *[other] Your breath moved { $reached } meeples.
}
ra-puzzle-reached-vehicle = { $reached ->
    [0] Nobody moved.
    [one] Your toss moved one meeple.
   *[other] Your toss moved { $reached } meeples.
}
ra-lesson-mark-1 = Only from a Building’s sidewalk can you drop on it. Your Paws must stop there: too hard a flick slides past, too soft a one falls short.
ra-lesson-mark-2 = No hand is steady: direction and strength are always a little off. Aim at the middle, where an error does least.
ra-lesson-floors-1 = You win a floor when nothing stands on it any more. What counts is whom the drop sweeps off.
ra-lesson-floors-2 = In the middle a Body lies still. At a corner or over an edge it tips the floor, and those on it slide down.
ra-lesson-people-1 = A breath starts at your mouth and weakens with every step. People on the ground are reached when you blow steeply down.
ra-lesson-people-2 = Aim where most of them stand close together, not at the nearest one.
ra-lesson-vehicle-1 = A vehicle starts from the top of your Body, so it flies at the upper floors. The harder you toss it, the higher it arrives.
ra-lesson-vehicle-2 = A little beside the middle it sweeps along a row of people; right in the middle it often stops at the first.
ra-why-mark = Straight toward the Building, just hard enough for the Paws to stop beside it.
ra-why-floors = There the floor tips, and those who stand on it slide off.
ra-why-people = So steep it reaches the ground where most of them stand.
ra-why-vehicle = On that way it meets the floors where people stand.
ra-why-numbers-mark = Direction { $direction }°, strength { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-numbers-floors = Let go above x { $x }, y { $y } ({ $pose ->
    [upright] upright
    [flat] flat
   *[head-first] head-first
}).
ra-why-numbers-people = Direction { $yaw }°, tilt { $pitch }°, strength { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-numbers-vehicle = Take { rampage-the-vehicle }: direction { $direction }°, strength { NUMBER($strength, maximumFractionDigits: 3) }.
ra-why-any = Any choice will do here.
ra-why-hits = With a trembling hand: { $hits } out of { $tries }.
ra-refusal-range-mark = Here you practise the flick: make your Paws stop on the sidewalk of { rampage-the-building }.
ra-refusal-range-floors = Here you practise the drop on { rampage-the-building }.
ra-refusal-range-vehicle = Here you practise the toss of a vehicle.
ra-refusal-range-people = Here you practise the breath.
