# Dungeon Lords. Messages without a rule or a time are words that others put together.

dungeon-lords = Dungeon Lords
dungeon-lords-about = Dig a dungeon, order minions about, hire monsters and lay traps: the adventurers will come, twice.

dl-order = { $order ->
    [food] Get food
    [reputation] Improve reputation
    [dig] Dig tunnels
    [mine] Mine gold
    [imps] Recruit imps
    [traps] Buy traps
    [monsters] Hire monsters
   *[room] Build a room
}
dl-a-monster = { $monster ->
    [goblin] a goblin
    [slime] a slime
    [ghost] a ghost
    [troll] a troll
    [witch] a witch
    [vampire] a vampire
    [golem] a golem
    [dragon] a dragon
   *[demon] a demon
    [sheep] a sheep
}
dl-the-monster = { $monster ->
    [goblin] the goblin
    [slime] the slime
    [ghost] the ghost
    [troll] the troll
    [witch] the witch
    [vampire] the vampire
    [golem] the golem
    [dragon] the dragon
   *[demon] the demon
    [sheep] the sheep
}
dl-room = { $room ->
    [henhouse] the henhouse
    [mushroom-farm] the mushroom farm
    [souvenir-shop] the souvenir shop
    [mint] the mint
    [workshop] the workshop
    [tool-shed] the tool shed
    [printing-house] the printing house
    [magic-chamber] the magic chamber
    [training-room] the training room
    [dark-room] the dark room
    [labyrinth] the labyrinth
    [anti-magic-room] the anti-magic room
    [cafeteria] the cafeteria
    [chapel] the chapel
    [pandemonium] the pandemonium
   *[pantheon] the pantheon
}
dl-trap = { $trap ->
    [rolling-stone] the rolling stone
    [wall-of-fire] the wall of fire
    [pendulum] the pendulum
    [trap-door] the trap door
    [cursed-ring] the cursed ring
    [poisoned-meal] the poisoned meal
    [poisoned-dart] the poisoned dart
    [anti-magic-dart] the anti-magic dart
   *[kamikaze-imp] the kamikaze imp
}
dl-card-name = { $card ->
    [word-of-peace] Word of peace
    [suggestion] Suggestion
    [magic-shield] Magic shield
    [invisibility] Invisibility
    [detect-evil] Detect evil
    [fist-of-justice] Fist of justice
    [detect-treasure] Detect treasure
    [fireball] Fireball
    [graffiti] Graffiti
    [aura-of-fear] Aura of fear
    [metamorphosis] Metamorphosis
    [blind-rage] Blind rage
    [create-food] Create food
    [illusion] Illusion
    [song-of-courage] Song of courage
    [regeneration] Regeneration
    [magic-key] Magic key
   *[dimensional-gate] Dimensional gate
}
dl-special-name = { $special ->
    [witch-hunt] Witch hunt: give up a monster, or gain evilness
    [monster-strike] Monster strike: pay each monster a part of its wage, or do without it in the Combat
    [extra-tax] Extra tax: gold for every room
    [rats] Rats: half of the food is lost
    [robbery] Robbery: half of the gold is lost
    [rust] Rust: half of the traps are lost
    [desertion] Desertion: one imp of every three leaves
    [rumours] Rumours: evilness for every monster beyond two
   *[holiday] Holiday: no production next season
}
dl-event-name = { $event ->
    [payday] payday
    [taxes] taxes
   *[special] special event
}
dl-class = { $class ->
    [warrior] warrior
    [thief] thief
    [priest] priest
    [wizard] wizard
    [paladin] paladin
   *[illusion] illusion
}
dl-season-name = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
dl-part = { $part ->
    [gold] 1 gold
    [food] 1 food
    [evil] 1 evilness
    [trap] 1 trap
   *[monster] a monster
}
dl-space = { $space ->
    [0] A1
    [1] B1
    [2] C1
    [3] D1
    [4] E1
    [5] A2
    [6] B2
    [7] C2
    [8] D2
    [9] E2
    [10] A3
    [11] B3
    [12] C3
    [13] D3
    [14] E3
    [15] A4
    [16] B4
    [17] C4
    [18] D4
   *[other] E4
}

option-dungeon-lords-rules = Rules
option-dungeon-lords-rules-help = The first game leaves special events out, locks orders at random, and lets evilness always be paid.
option-dungeon-lords-rules-first = first game
option-dungeon-lords-rules-full = full
option-dungeon-lords-choose_locked = Choose locked orders
option-dungeon-lords-choose_locked-help = In a first game too, everybody chooses two of three orders to lock.
option-dungeon-lords-special_events = Special events
option-dungeon-lords-special_events-help = With the full rules each year brings a special event, unless all agree to leave them out.

dl-phase-setup = Set-up
dl-phase-orders = Orders
dl-phase-execution = Executing orders
dl-phase-production = Production and retrieval
dl-phase-event = Event
dl-phase-planning = Combat: planning
dl-phase-battle = Combat: battle
dl-phase-over = Scoring

dl-prompt-over = The two years are over.
dl-prompt-keep-order = Which of the three orders do you keep in hand? The other two are locked for this season.
dl-prompt-choose-order = Choose the order for position { $position } of 3.
dl-prompt-choose-dummy-order = Choose the third order of your dummy.
dl-prompt-act = { dl-order }, space { $space }: perform it or decline.
dl-prompt-dig-tunnels = Where do you dig? { $imps } imps are free.
dl-prompt-mine-gold = How many miners? { $imps } imps are free.
dl-prompt-hire-monster = Whom do you hire?
dl-prompt-build-room = Which room do you build, and where?
dl-prompt-discard-trap = Which trap do you discard?
dl-prompt-feed = Which monster does the demon get?
dl-prompt-production = Use a production room, or stop.
dl-prompt-dig-from-shed = Where does the tool shed dig?
dl-prompt-retrieve-order = Which played order do you take back?
dl-prompt-pay-wage = Do you pay { dl-the-monster }, or let it go?
dl-prompt-pay-taxes = How much of the { $due } gold due do you pay? Every gold not paid costs 3 points at the end.
dl-prompt-witch-hunt = Witch hunt: which monster do you give up? Or take the evilness.
dl-prompt-settle-strike = Which part of its wage do you pay { dl-the-monster }? Or do without it in the coming Combat.
dl-prompt-choose-tile = On which tile do you fight?
dl-prompt-lay-trap = Do you lay a trap?
dl-prompt-send-monsters = Whom do you send to the battle?
dl-prompt-release-prisoner = There is nowhere left to fight: which prisoner goes?
dl-prompt-spring-first = Which trap goes off first?
dl-prompt-aim = Whom does { dl-trap } hit?
dl-prompt-choose-attack = Who attacks, how, and whom?
dl-prompt-second-hit = Whom does the witch hit with her second attack?
dl-prompt-take-back-vampire = The vampire found nobody to bite: take it back face up or face down?
dl-prompt-word-of-peace = Word of peace: withdraw all monsters, or gain evilness.
dl-prompt-persuade = Suggestion: pay { dl-the-monster } once more, or withdraw it.
dl-prompt-pick-monster = { dl-card-name }: which of the monsters sent is it?
dl-prompt-magic-key = Magic key: which prisoner comes back?

dl-move-keep = Keep: { dl-order }
dl-move-order = { dl-order }
dl-move-dummy-order = Dummy: { dl-order }
dl-move-retrieve = Take back: { dl-order }
dl-move-perform = Perform the action
dl-move-decline = Decline
dl-move-stop = Stop
dl-move-spy = Perform the action and look at the card of round { $round }
dl-move-dig = Dig at { dl-space }
dl-move-mine = { $miners ->
    [one] Send 1 miner
   *[other] Send { $miners } miners
}
dl-move-hire = Hire { dl-the-monster }
dl-move-build = Build { dl-room } at { dl-space }
dl-move-discard = Discard { dl-trap }
dl-move-choose = Choose { dl-the-monster }
dl-move-work = Use { dl-room }
dl-move-pay = Pay { dl-the-monster }
dl-move-let-go = Don’t pay { dl-the-monster }
dl-move-pay-tax = Pay { $gold } gold
dl-move-refuse = Take the evilness
dl-move-pay-part = Pay { dl-part }
dl-move-tile = Fight at { dl-space }
dl-move-lay = Lay { dl-trap }
dl-move-no-trap = No trap
dl-move-send = Send { dl-the-monster }
dl-move-ready = Ready
dl-move-release = Release prisoner { $adventurer }
dl-move-spring = First { dl-trap }
dl-move-target = Hit number { $place } in line
dl-move-attack = { $attack ->
    [1] Attack number { $place } in line with { dl-the-monster }
   *[other] Second attack of { dl-the-monster } on number { $place } in line
}
dl-move-take-back = { $up ->
    [yes] Take it back face up
   *[no] Take it back face down
}
dl-move-withdraw = Withdraw

dl-hero = { dl-class } ({ $hp } hit points{ $symbols ->
    [0] )
    [one] , 1 symbol)
   *[other] , { $symbols } symbols)
}
dl-first = { $seat } is first player.
dl-order-drawn = You draw “{ dl-order }”.
dl-order-kept = You keep “{ dl-order }”.
dl-order-locked = “{ dl-order }” is locked for { $seat }.
dl-season = Year { $year }, { dl-season-name }. { $seat } is first player.
dl-in-tavern = In the tavern: { dl-a-monster }.
dl-in-shop = In the room shop: { dl-room }.
dl-event-coming = Event of { dl-season-name }: { dl-event-name }.
dl-special-coming = The special event: { dl-special-name }.
dl-hero-coming = On the way: { dl-hero }.
dl-hero-bottomed = All of one rank: { dl-hero } goes under the stack.
dl-dummy-placed = A dummy’s minion takes space { $space } of “{ dl-order }”.
dl-dummy-home = The dummy’s minion goes home from “{ dl-order }”.
dl-order-chosen = You put “{ dl-order }” on position { $position }.
dl-dummy-order-chosen = Your dummy’s third order is “{ dl-order }”.
dl-order-revealed = { $seat } reveals order { $position }: { dl-order }.
dl-minion-placed = { $seat }: “{ dl-order }”, space { $space }.
dl-no-space = “{ dl-order }” has no space left for { $seat }.
dl-hire-first = { $seat } pays { $gold } gold for hiring with the first order.
dl-hire-first-unpaid = { $seat } has no gold for hiring with the first order.
dl-impossible = { $seat } can’t carry out “{ dl-order }”.
dl-declined = { $seat } declines “{ dl-order }”.
dl-got-food = { $seat } gets { $food } food{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}{ $paid ->
    [0] .
   *[other] {" "}for { $paid } gold.
}
dl-improved = { $seat } improves the reputation.
dl-spied = { $seat } looks at the combat card of round { $round }.
dl-spied-card = You saw the card of round { $round }: { dl-card-name }, fatigue { $fatigue }.
dl-dug = { $seat } digs a tunnel at { dl-space }.
dl-mined = { $seat } mines { $gold } gold.
dl-recruited = { $seat } recruits { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}.
dl-bought-traps = { $seat } buys traps for { $gold } gold.
dl-drew-traps = { $seat } draws { $traps ->
    [one] 1 trap card
   *[other] { $traps } trap cards
}.
dl-drew-trap = You draw { dl-trap }.
dl-discarded = { $seat } discards a trap card face down.
dl-discarded-trap = You discard { dl-trap }.
dl-hired = { $seat } hires { dl-a-monster }.
dl-given = { $seat } gives { dl-the-monster } up.
dl-built = { $seat } builds { dl-room } at { dl-space }.
dl-produced = { $workers } workers of { $seat } use { dl-room }.
dl-retrieved = { $seat } takes “{ dl-order }” back.
dl-evil-gained = { $seat } gains { $spaces } evilness and stands at { $evil }.
dl-evil-lost = { $seat } loses { $spaces } evilness and stands at { $evil }.
dl-dummy-evil = The dummy’s evilness stands at { $evil }.
dl-paladin-came = The paladin comes to { $seat }.
dl-paladin-moved = The paladin leaves { $from_seat } for { $seat }.
dl-event = Event: { dl-event-name }.
dl-paid = { $seat } pays { dl-the-monster }.
dl-let-go = { $seat } lets { dl-the-monster } go.
dl-taxed = { $seat } pays { $paid } gold{ $markers ->
    [0] .
    [one] {" "}and takes 1 red marker.
   *[other] {" "}and takes { $markers } red markers.
}
dl-special = Special event: { dl-special-name }.
dl-strikes = { $seat } does without { dl-the-monster } in this year’s Combat.
dl-struck-deal = { $seat } comes to terms with { dl-the-monster }.
dl-rats = Rats eat { $lost } food of { $seat }.
dl-robbery = { $seat } is robbed of { $lost } gold.
dl-desertion = { $imps ->
    [one] An imp deserts { $seat }.
   *[other] { $imps } imps desert { $seat }.
}
dl-hero-came = To { $seat }: { dl-hero }.
dl-hero-dummy = To the dummy, and away: { dl-hero }.
dl-combat = The Combat of year { $year } begins.
dl-round = Combat, round { $round }.
dl-tile = The party in front of { $seat } will attack { dl-space }.
dl-laid = { $seat } lays a trap face down.
dl-laid-trap = You lay { dl-trap }.
dl-sent = { $seat } sends { dl-the-monster }.
dl-released = { $seat } releases a prisoner: { dl-hero }.
dl-card = The card of round { $round }: { dl-card-name }, fatigue { $fatigue }.
dl-battle = { $seat } fights at { dl-space }.
dl-called-off = The battle of { $seat } is called off: the party has left.
dl-sprung = { $seat } springs { dl-trap }.
dl-prevented = { $wounds ->
    [one] The party disarms the trap: 1 wound prevented.
   *[other] The party disarms the trap: { $wounds } wounds prevented.
}
dl-cast = The party casts { dl-card-name }.
dl-withdrawn = { $seat } withdraws { dl-the-monster }.
dl-sheep = A sheep stands where { dl-the-monster } of { $seat } was.
dl-gone = { $seat } loses { dl-the-monster } for good.
dl-escaped = A prisoner escapes: { dl-hero }.
dl-attacked = { $seat } attacks with { dl-the-monster }.
dl-no-target = There is nobody { dl-the-monster } of { $seat } could attack.
dl-taken-back = { $up ->
    [yes] { $seat } takes { dl-the-monster } back face up.
   *[no] { $seat } takes { dl-the-monster } back face down.
}
dl-wounded = { $wounds ->
    [0] The { dl-class } in place { $place } is unharmed.
    [one] The { dl-class } in place { $place } takes 1 wound ({ $all_wounds } of { $hp }).
   *[other] The { dl-class } in place { $place } takes { $wounds } wounds ({ $all_wounds } of { $hp }).
}
dl-eliminated = Into the prison of { $seat }: { dl-hero }.
dl-healed = { $wounds ->
    [one] The { dl-class } in place { $place } is healed of 1 wound.
   *[other] The { dl-class } in place { $place } is healed of { $wounds } wounds.
}
dl-held = Nothing is conquered of { $seat } this round.
dl-fatigue = The party grows tired: { $fatigue }.
dl-conquered = { dl-space } of { $seat } is conquered.
dl-poison = The poison does its work: { $wounds } wounds.
dl-party-beaten = { $seat } has beaten the whole party.
dl-combat-over = The Combat of year { $year } is over.
dl-second-year = The second year begins. { $seat } is first player.
dl-over = { $count ->
    [one] { $seats } wins with { $points } points.
   *[other] { $seats } share the victory with { $points } points.
}
dl-licence = { $seat } gets the licence with { $points } points.
dl-no-licence = { $seat } gets no licence with { $points } points.

dl-source-rooms = Rooms
dl-source-monsters = Monsters
dl-source-prisoners = Prisoners
dl-source-paladins = Paladins
dl-source-conquered = Conquered tiles
dl-source-taxes = Unpaid taxes
dl-source-point-rooms = Point rooms
dl-source-titles = Titles
dl-source-pantheon = Pantheon
dl-title-dark-deeds = Lord of Dark Deeds
dl-title-rooms = Lord of Rooms
dl-title-tunnels = Lord of Tunnels
dl-title-monsters = Lord of Monsters
dl-title-imps = Lord of Imps
dl-title-treasure = Lord of Treasure
dl-title-battle = Lord of Battle

dl-refusal-not-drawn = Only one of the three orders drawn can be kept.
dl-refusal-lock-first = First choose which orders are locked.
dl-refusal-choose-orders = Choose your three orders first.
dl-refusal-no-order = There is no such order. There are: { $known }.
dl-refusal-order-locked = “{ dl-order }” is locked this season.
dl-refusal-order-played = “{ dl-order }” lies on a position already: three different orders.
dl-refusal-dummy-order = Only a card left in the dummy’s pile can be its third order.
dl-refusal-choose-dummy-order = Choose your dummy’s third order first.
dl-refusal-no-spying = This space brings no spying.
dl-refusal-no-card = There are { $most } combat cards to look at.
dl-refusal-perform-or-decline = Perform “{ dl-order }” or decline it.
dl-refusal-dig-none = Digging no tunnel is declining.
dl-refusal-dug-already = You have dug already: dig on or stop.
dl-refusal-dig-now = You are digging: choose a space, or leave it.
dl-refusal-no-site-space = There is no space { $space } on the site: 0 to { $most }.
dl-refusal-space-filled = { dl-space } is taken already.
dl-refusal-not-beside = { dl-space } does not share a side with your dungeon.
dl-refusal-block = A tunnel at { dl-space } would fill a block of 2 by 2.
dl-refusal-mine-none = Sending no miner is declining.
dl-refusal-miners = This space takes at most { $most } miners.
dl-refusal-idle-imps = You have only { $imps } free imps (the foreman counts).
dl-refusal-miner-each-tunnel = Every miner needs an unconquered tunnel of his own.
dl-refusal-mine-now = Say how many miners go, or decline.
dl-refusal-hire-now = Hire a monster of the tavern, or decline.
dl-refusal-not-in-tavern = That monster is not in the tavern.
dl-refusal-gold = The price of { dl-the-monster } is { $price } gold, and you have { $gold }.
dl-refusal-food = The price of { dl-the-monster } is { $price } food here, and you have { $food }.
dl-refusal-evil = The price of { dl-the-monster } is { $price } evilness, and only { $left } spaces are left above you.
dl-refusal-no-trap-to-pay = A trap card is part of the price of { dl-the-monster }, and you have none.
dl-refusal-no-monster-to-give = One of your monsters is part of the price of { dl-the-monster }, and you have none to give.
dl-refusal-ghost-to-demon = A ghost is no monster: the demon won’t take it.
dl-refusal-give-monster = Choose one of your own monsters.
dl-refusal-no-such-trap = You have no such trap.
dl-refusal-discard-trap = { $traps ->
    [one] First discard a trap.
   *[other] First discard { $traps } traps.
}
dl-refusal-build-now = Build a room of the room shop, or decline.
dl-refusal-not-in-shop = That room is not in the room shop.
dl-refusal-no-tunnel = There is no tunnel of yours at { dl-space }.
dl-refusal-conquered = The tunnel at { dl-space } is conquered.
dl-refusal-beside-room = { dl-space } shares a side with another room.
dl-refusal-zone = { dl-space } is outside the zone of { dl-room }.
dl-refusal-produce-now = Use a production room, or stop.
dl-refusal-not-your-room = You have no such production room.
dl-refusal-room-conquered = Conquered rooms don’t work: { dl-room }.
dl-refusal-room-used = { $times ->
    [one] Used this season already: { dl-room }.
   *[other] Used twice this season already: { dl-room }.
}
dl-refusal-crew = It takes { $workers } workers to use { dl-room }, and { $idle } are free.
dl-refusal-room-food = It takes { $food } food each time to use { dl-room }.
dl-refusal-nowhere-to-dig = There is nowhere to dig a tunnel.
dl-refusal-no-traps-left = No trap cards are left.
dl-refusal-shed-now = Choose where the tool shed digs.
dl-refusal-retrieve-now = Take one of the played orders back first.
dl-refusal-not-played = That order was not played this season.
dl-refusal-executed = “{ dl-order }” was executed, and not from position 1: it stays locked.
dl-refusal-pay-or-let-go = Pay { dl-the-monster }, or let it go.
dl-refusal-tax-now = Say first how much of the { $due } gold due you pay.
dl-refusal-tax-gold = You have only { $gold } gold.
dl-refusal-tax-range = Pay from 0 to { $due } gold.
dl-refusal-witch-hunt = Give up one of your monsters, or take the evilness.
dl-refusal-strike-part = That part of the wage of { dl-the-monster } can’t be paid.
dl-refusal-strike-now = Come to terms with { dl-the-monster } first.
dl-refusal-tile-now = Choose the tile that is attacked first.
dl-refusal-no-tile = There is no tile there.
dl-refusal-tile-conquered = { dl-space } is conquered already.
dl-refusal-not-closest = { dl-space } is farther from the entrance than another unconquered tile.
dl-refusal-lay-now = Lay a trap, or none.
dl-refusal-trap-not-yours = You have no such trap.
dl-refusal-trap-cost = You can’t pay { dl-trap } here.
dl-refusal-send-now = Send monsters, or say that you are ready.
dl-refusal-not-in-lair = You have no such monster left.
dl-refusal-stunned = Stunned for the rest of the Combat: { dl-the-monster }.
dl-refusal-monsters = { $most ->
    [one] Only one monster can fight here.
   *[other] Only { $most } monsters can fight here.
}
dl-refusal-not-prisoner = That is no prisoner of yours.
dl-refusal-release-now = A prisoner must go first.
dl-refusal-not-laid = That trap was not laid: plans can’t be changed.
dl-refusal-spring-now = Choose which trap goes off first.
dl-refusal-no-place = The party has only { $most } places.
dl-refusal-aim-now = Choose first whom { dl-trap } hits.
dl-refusal-attack-now = Whoever was sent must attack.
dl-refusal-not-sent = Nobody of that kind is left to attack.
dl-refusal-not-first = A ghost can’t attack the first in line.
dl-refusal-no-priest = A vampire can’t attack priests.
dl-refusal-troll-food = You have no food for the troll.
dl-refusal-only-first = That attack of { dl-the-monster } leaves no choice of target.
dl-refusal-no-attack = There is no such attack of { dl-the-monster }.
dl-refusal-second-hit = The witch hits a second time: choose whom.
dl-refusal-take-back = Take the vampire back first, face up or face down.
dl-refusal-word-of-peace = Withdraw all monsters, or take the evilness.
dl-refusal-suggestion = Pay { dl-the-monster }, or withdraw it.
dl-refusal-pick-monster = { dl-card-name }: choose one of the monsters sent.
dl-refusal-magic-key = Choose the prisoner who comes back.

dl-puzzle-title = Combat school, lesson { $number }
dl-puzzle-generated = Combat school, exercise { $number } (level { $difficulty })
dl-puzzle-round = Round { $round }
dl-puzzle-lost = { $tiles ->
    [one] 1 tile lost
   *[other] { $tiles } tiles lost
}

dl-puzzle-goal = { $tiles ->
    [0] Beat the whole party without losing a tile.
    [one] Beat the party and lose only one tile.
   *[other] Lose no more than { $tiles } tiles.
}

dl-lesson-1-1 = Three adventurers are at your entrance. In every round they attack the tile nearest to the entrance. Whoever runs out of hit points goes to your prison; if anybody still stands at the end of the round, the tile is lost.
dl-lesson-1-2 = Before a round you plan: one trap at most, face down, and one monster, for this is a tunnel. Each trap goes off once, and most monsters attack once in a whole Combat: think of the rounds to come.
dl-lesson-1-3 = A round always runs in the same order: the trap goes off, the monsters attack, the priests heal, and then the party grows tired. In training that is 2 wounds, one by one, always for the first who still stands.
dl-lesson-1-4 = The rolling stone, the troll and the goblin hit the first in line. When he falls, the next one moves up. Wounds beyond his hit points are wasted: let a blow just suffice, and leave the last points to fatigue.
dl-lesson-1-5 = Priests heal only in a round in which a monster or ghost attacked, from the front on, one wound for each heart. In this lesson the troll can eat your food to hit harder.
dl-lesson-2-1 = Thieves disarm: of all the wounds that traps deal in a round the party prevents as many as it has picks, the first in line being helped first. A trap against two thieves does little.
dl-lesson-2-2 = A trap that waits until its thieves are gone, or until one stands alone, does more. Not every round needs one.
dl-lesson-2-3 = The ghost hits anybody but the first in line, and any number of ghosts may fight beside the monster. The witch hits the first hard, or two adventurers of your choice a little.
dl-lesson-2-4 = You decide who attacks first, and you see what one blow does before the next one falls. Who is to be finished off by fatigue must stand in front when it comes.
dl-lesson-3-1 = The cursed ring hits the last in line and stops the march: in this round nothing is conquered, and nobody grows tired either. It buys you a round.
dl-lesson-3-2 = The vampire bites whom it likes, except priests. If it bites weakly, it comes back awake and can fight again.
dl-lesson-3-3 = The party takes its helpers along: while the thief lives he spoils your traps, while the priest lives he undoes wounds. Often the best prisoner is not the first in line.
dl-lesson-3-4 = A tile may be worth its loss if fatigue wounds exactly those whom you will need to finish. Count two rounds ahead.
dl-lesson-4-1 = Without an attack nobody is healed. A round with nothing but a trap leaves every wound open.
dl-lesson-4-2 = The anti-magic dart strikes whom you choose. A priest hit by it heals nobody in that round.
dl-lesson-4-3 = The slime hits everybody for 1, or blocks the way so that nothing is conquered. Against three adventurers one blow is worth three.
dl-lesson-4-4 = Here everything falls at once or not at all: prepare in one round what fatigue will finish in the next.

dl-why-lay = The trap goes off before anything else. Wounds along the line, what the thieves prevent taken off: { $wounds }.
dl-why-lay-target = The trap goes off before anything else, and { $wounds ->
    [one] deals 1 wound
   *[other] deals { $wounds } wounds
} to whom you choose.
dl-why-no-trap = The trap does more in a later round.
dl-why-send = It attacks after the trap and before healing and fatigue.
dl-why-ready = Who stays in the lair can still fight in a later round.
dl-why-attack = { $wounds ->
    [0] It deals no wounds, but it stops the march: no conquest, no fatigue.
    [one] It deals 1 wound{ $stops ->
        [yes] , and nothing is conquered this round.
       *[no] .
    }
   *[other] It deals { $wounds } wounds{ $stops ->
        [yes] , and nothing is conquered this round.
       *[no] .
    }
}
dl-why-target = There the wound counts most for what fatigue and the next rounds do.
dl-why-take-back = Face up it can fight again.
dl-why-only = It is the only choice. { $tiles ->
    [0] No tile need be lost.
    [one] One tile will be lost in all.
   *[other] { $tiles } tiles will be lost in all.
}
dl-why-tiles = { $tiles ->
    [0] With it no tile need be lost
    [one] With it one tile is lost in all
   *[other] With it { $tiles } tiles are lost in all
}; with anything else { $more }.
dl-why-dearer = { $tiles ->
    [0] Other choices keep every tile too, but they catch fewer adventurers or cost more.
   *[other] Other choices lose no more tiles, but they catch fewer adventurers or cost more.
}
dl-why-same = Another choice does just as well here.

dl-preview-dig = { $tiles } tiles, taxed { $tax } gold.
dl-preview-mine = You would have { $gold } gold.
dl-preview-tax = { $markers ->
    [0] Nothing is left unpaid.
    [one] 1 red marker: { $points } points.
   *[other] { $markers } red markers: { $points } points.
}
