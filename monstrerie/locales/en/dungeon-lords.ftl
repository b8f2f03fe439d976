# Dungeon Lords. Messages without a rule or a time are words that others put together.

dungeon-lords = Dungeon Lords
dungeon-lords-about = Dig a dungeon, give your minions orders, hire monsters and lay traps. The adventurers will come – twice.
dungeon-lords-how-to-1 = Each season every lord gives three secret orders: for food, gold, tunnels, imps, traps, monsters or rooms.
dungeon-lords-how-to-2 = Build a dungeon and hire monsters. Much of it makes you more evil.
dungeon-lords-how-to-3 = Adventurers come to your door. The more evil you are, the stronger they are, and the worst lord gets the paladin.
dungeon-lords-how-to-4 = At the end of the year they march in. Stop them with traps and monsters: rooms, monsters and prisoners make points, every tile they conquer costs some.
dungeon-lords-round = { $round ->
    [1] Year 1, winter
    [2] Year 1, spring
    [3] Year 1, summer
    [4] Year 1, autumn
    [5] Year 2, winter
    [6] Year 2, spring
    [7] Year 2, summer
   *[8] Year 2, autumn
}

dl-colon = { $text }:
dl-order = { $order ->
    [food] Get food
    [reputation] Improve reputation
    [dig] Dig tunnels
    [mine] Mine gold
    [imps] Recruit imps
    [traps] Buy traps
    [monsters] Hire a monster
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
dl-monster-start = { $monster ->
    [goblin] The goblin
    [slime] The slime
    [ghost] The ghost
    [troll] The troll
    [witch] The witch
    [vampire] The vampire
    [golem] The golem
    [dragon] The dragon
   *[demon] The demon
    [sheep] The sheep
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
dl-room-start = { $room ->
    [henhouse] The henhouse
    [mushroom-farm] The mushroom farm
    [souvenir-shop] The souvenir shop
    [mint] The mint
    [workshop] The workshop
    [tool-shed] The tool shed
    [printing-house] The printing house
    [magic-chamber] The magic chamber
    [training-room] The training room
    [dark-room] The dark room
    [labyrinth] The labyrinth
    [anti-magic-room] The anti-magic room
    [cafeteria] The cafeteria
    [chapel] The chapel
    [pandemonium] The pandemonium
   *[pantheon] The pantheon
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
    [word-of-peace] Word of Peace
    [suggestion] Suggestion
    [magic-shield] Magic Shield
    [invisibility] Invisibility
    [detect-evil] Detect Evil
    [fist-of-justice] Fist of Justice
    [detect-treasure] Detect Treasure
    [fireball] Fireball
    [graffiti] Graffiti
    [aura-of-fear] Aura of Fear
    [metamorphosis] Metamorphosis
    [blind-rage] Blind Rage
    [create-food] Create Food
    [illusion] Illusion
    [song-of-courage] Song of Courage
    [regeneration] Regeneration
    [magic-key] Magic Key
   *[dimensional-gate] Dimensional Gate
}
dl-special-name = { $special ->
    [witch-hunt] Witch hunt
    [monster-strike] Monster strike
    [extra-tax] Extra tax
    [rats] Rats
    [robbery] Robbery
    [rust] Rust
    [desertion] Desertion
    [rumours] Rumors
   *[holiday] Holiday
}
# $amount is the number of the card; of a half, whether it is rounded up (1) or down (0).
dl-special-effect = { $special ->
    [witch-hunt] Each player gives up a monster or gains { $amount } evilness.
    [monster-strike] For each of their monsters, players pay one part of its wage or fight the coming Combat without it.
    [extra-tax] Each player owes { $amount } gold per room.
    [rats] Each player loses half of their food (rounded { $amount ->
        [0] down
       *[other] up
    }).
    [robbery] Each player loses half of their gold (rounded { $amount ->
        [0] down
       *[other] up
    }).
    [rust] Each player loses half of their traps (rounded { $amount ->
        [0] down
       *[other] up
    }).
    [desertion] Each player loses { $amount ->
        [one] every imp
       *[other] one imp in every { $amount }
    }.
    [rumours] Each player gains 1 evilness per monster beyond { $amount }.
   *[holiday] No room produces anything next season.
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
dl-the-class = { $class ->
    [warrior] the warrior
    [thief] the thief
    [priest] the priest
    [wizard] the wizard
    [paladin] the paladin
   *[illusion] the illusion
}
dl-class-start = { $class ->
    [warrior] The warrior
    [thief] The thief
    [priest] The priest
    [wizard] The wizard
    [paladin] The paladin
   *[illusion] The illusion
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
# A price in words; $payment names its parts.
dl-price = { $payment ->
    [none] nothing
    [gold] { $cost_gold } gold
    [food] { $cost_food } food
    [imps] { $cost_imps ->
        [one] 1 imp
       *[other] { $cost_imps } imps
    }
    [evil] { $cost_evil } evilness
    [traps] { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [monsters] { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
    [gold-food] { $cost_gold } gold and { $cost_food } food
    [gold-imps] { $cost_gold } gold and { $cost_imps ->
        [one] 1 imp
       *[other] { $cost_imps } imps
    }
    [gold-evil] { $cost_gold } gold and { $cost_evil } evilness
    [gold-traps] { $cost_gold } gold and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [gold-monsters] { $cost_gold } gold and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
    [food-imps] { $cost_food } food and { $cost_imps ->
        [one] 1 imp
       *[other] { $cost_imps } imps
    }
    [food-evil] { $cost_food } food and { $cost_evil } evilness
    [food-traps] { $cost_food } food and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [food-monsters] { $cost_food } food and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
    [evil-traps] { $cost_evil } evilness and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [evil-monsters] { $cost_evil } evilness and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
    [gold-food-imps] { $cost_gold } gold, { $cost_food } food and { $cost_imps ->
        [one] 1 imp
       *[other] { $cost_imps } imps
    }
    [gold-food-evil] { $cost_gold } gold, { $cost_food } food and { $cost_evil } evilness
    [gold-food-traps] { $cost_gold } gold, { $cost_food } food and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [gold-evil-traps] { $cost_gold } gold, { $cost_evil } evilness and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [food-evil-traps] { $cost_food } food, { $cost_evil } evilness and { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    }
    [food-evil-monsters] { $cost_food } food, { $cost_evil } evilness and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
    [gold-evil-monsters] { $cost_gold } gold, { $cost_evil } evilness and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
   *[many] { $cost_gold } gold, { $cost_food } food, { $cost_imps ->
        [one] 1 imp
       *[other] { $cost_imps } imps
    }, { $cost_evil } evilness, { $cost_traps ->
        [one] 1 trap card
       *[other] { $cost_traps } trap cards
    } and { $cost_monsters ->
        [one] 1 other monster
       *[other] { $cost_monsters } other monsters
    }
}
# What a space of an action costs and brings.
dl-space-text = { $payment ->
    [none] {""}
   *[other] { dl-price } →{" "}
}{ $order ->
    [food] { $gain_food } food{ $gain_gold ->
        [0] {""}
       *[other] {" "}and { $gain_gold } gold
    }
    [reputation] { $better } evilness less{ $spy ->
        [yes] {" "}and a look at a Combat card
       *[no] {""}
    }
    [dig] { $workers ->
        [one] 1 tunnel
       *[other] up to { $workers } tunnels
    }{ $foreman ->
        [0] {""}
       *[other] {" "}(1 more imp as foreman)
    }
    [mine] { $workers ->
        [one] 1 gold
       *[other] up to { $workers } gold
    }{ $foreman ->
        [0] {""}
       *[other] {" "}(1 more imp as foreman)
    }
    [imps] { $workers ->
        [one] 1 imp
       *[other] { $workers } imps
    }
    [traps] { $gain_traps ->
        [one] 1 trap card
       *[other] { $gain_traps } trap cards
    }{ $discard ->
        [0] {""}
       *[other] , discard { $discard }
    }
    [monsters] a monster or ghost
   *[room] a room
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
option-dungeon-lords-rules-help = First game: no special events, orders are locked at random, hiring with your first order costs nothing extra, and evilness costs can always be paid.
option-dungeon-lords-rules-first = first game
option-dungeon-lords-rules-full = full
option-dungeon-lords-choose_locked = Choose locked orders
option-dungeon-lords-choose_locked-help = Even in a first game, each player chooses which two of three orders to lock.
option-dungeon-lords-special_events = Special events
option-dungeon-lords-special_events-help = With the full rules, each year has a special event. Witch hunt, Monster strike, Extra tax, Rats and Robbery are known from reports of play; some of their numbers are guesses. Rust, Desertion, Rumors and Holiday are our own inventions.
option-dungeon-lords-special_events-sourced = the known ones
option-dungeon-lords-special_events-all = also the invented ones
option-dungeon-lords-special_events-none = none

dl-phase-setup = Setup
dl-phase-orders = Orders
dl-phase-execution = Executing orders
dl-phase-production = Production and retrieval
dl-phase-event = Event
dl-phase-planning = Combat: planning
dl-phase-battle = Combat: battle
dl-phase-over = Scoring

dl-prompt-over = Both years are over.
dl-prompt-keep-order = Which of the three orders do you keep in your hand? The other two are locked this season.
dl-prompt-choose-order = Choose your order { $position } of 3 in secret. Orders are revealed once everyone has chosen.
dl-prompt-choose-dummy-order = Choose your dummy’s third order: its minion takes space 1 of that action.
dl-prompt-act = { dl-order }, space { $space }: { dl-space-text }. Perform it, or decline and put the minion on the order card?
dl-prompt-dig-tunnels = Choose where to dig, one tunnel after another ({ $imps ->
    [one] 1 imp
   *[other] { $imps } imps
} available).
dl-prompt-mine-gold = How many imps mine? { $imps ->
    [one] 1 imp is
   *[other] { $imps } imps are
} available; each miner brings 1 gold.
dl-prompt-hire-monster = Which monster or ghost do you hire{ $payment ->
    [none] {""}
   *[other] {" "}({ dl-price } on top of its price)
}?
dl-prompt-build-room = Which room do you build{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}, and where?
dl-prompt-discard-trap = { $number ->
    [one] Which trap do you discard?
   *[other] Choose { $number } traps to discard, one after the other.
}
dl-prompt-feed = Which of your monsters do you give to the demon?
dl-prompt-production = Use a production room, or finish production.
dl-prompt-dig-from-shed = Where does the tool shed dig its tunnel?
dl-prompt-retrieve-order = Which order do you take back into your hand? The other two become locked.
dl-prompt-pay-wage = Pay { dl-the-monster } its wage of { dl-price }, or let it go and gain 1 evilness?
dl-prompt-pay-taxes = How much of the { $due } gold due do you pay? Each gold unpaid costs 3 points at the end.
dl-prompt-witch-hunt = Witch hunt: give up one of your monsters, or gain { $evil } evilness.
dl-prompt-settle-strike = Monster strike: pay { dl-the-monster } part of its wage, or fight the coming Combat without it.
dl-prompt-choose-tile = Which tile does the party attack? Choose one of the unconquered tiles closest to the entrance.
dl-prompt-lay-trap = Lay a trap for this battle, or none?
dl-prompt-send-monsters = Which monsters and ghosts do you send into battle? { $most ->
    [one] Only 1 monster fits here;
   *[other] Up to { $most } monsters fit here;
} ghosts are not limited.
dl-prompt-release-prisoner = All your tiles are conquered. Which prisoner do you release?
dl-prompt-spring-first = Which trap do you spring first?
dl-prompt-aim = Who is hit by { dl-trap }?
dl-prompt-choose-attack = Choose a monster, its attack and its target.
dl-prompt-second-hit = Who takes the witch’s second hit?
dl-prompt-take-back-vampire = The vampire has no one to bite. Take it back face up (it can fight again) or face down (stunned)?
dl-prompt-word-of-peace = Word of Peace: withdraw all your monsters, or gain { $evil } evilness.
dl-prompt-persuade = Suggestion: pay { dl-the-monster } { dl-price } again, or withdraw it.
dl-prompt-pick-monster = { dl-card-name }: choose one of the monsters you sent.
dl-prompt-magic-key = Magic Key: which prisoner returns to the party?

dl-move-keep = Keep: { dl-order }
dl-move-order = { dl-order }
dl-move-dummy-order = Dummy: { dl-order }
dl-move-retrieve = Take back: { dl-order }
dl-move-perform = Perform the action
dl-move-decline = Decline
dl-move-stop = Stop
dl-move-spy = Perform the action and look at the Combat card of round { $round }
dl-move-dig = Dig at { dl-space }
dl-move-mine = { $miners ->
    [one] Send 1 miner
   *[other] Send { $miners } miners
}
dl-move-hire = Hire { dl-the-monster }
dl-move-build = Build { dl-room } at { dl-space }
dl-move-discard = Discard { dl-trap }
dl-move-choose = Choose { dl-the-monster }
dl-move-choose-named = { $why ->
    [give] Give up { dl-the-monster }
    [feed] Give { dl-the-monster } to the demon
   *[spell] Choose { dl-the-monster }
}
dl-move-work = Use { dl-room }
dl-move-pay = Pay { dl-the-monster }
dl-move-let-go = Don’t pay { dl-the-monster }
dl-move-let-go-named = { $why ->
    [strike] Fight the coming Combat without { dl-the-monster }
   *[payday] Let { dl-the-monster } go (+1 evilness)
}
dl-move-pay-tax = Pay { $gold } gold
dl-move-refuse = Gain evilness instead
dl-move-refuse-named = Gain { $evil } evilness
dl-move-pay-part = Pay { dl-part }
dl-move-tile = Fight at { dl-space }
dl-move-lay = Lay { dl-trap }
dl-move-no-trap = No trap
dl-move-send = Send { dl-the-monster }
dl-move-ready = Done
dl-move-release = Release a prisoner
dl-move-release-named = { $why ->
    [key] Let the { dl-hero } return
   *[release] Release the { dl-hero }
}
dl-move-spring = Spring { dl-trap } first
dl-move-target = Hit number { $place } in line
dl-move-target-named = Hit { dl-the-class } (number { $place } in line)
dl-move-attack = { $monster ->
    [slime] { $attack ->
        [1] Attack with the slime
       *[other] Block the party with the slime
    }
    [troll] { $attack ->
        [1] Attack number { $place } in line with the troll
       *[other] Feed the troll 1 food and attack number { $place } in line
    }
    [witch] { $attack ->
        [1] Attack number { $place } in line with the witch
       *[other] Make two small attacks with the witch, the first on number { $place } in line
    }
    [vampire] { $attack ->
        [1] Bite number { $place } in line with the vampire
       *[other] Bite number { $place } in line more weakly and keep the vampire face up
    }
    [dragon] Attack with the dragon
   *[other] Attack number { $place } in line with { dl-the-monster }
}
dl-move-attack-named = { $monster ->
    [slime] { $attack ->
        [1] Slime: attack { $all ->
            [yes] everyone
           *[no] { dl-the-class } (number { $place })
        }
       *[other] Slime: block the party (no attack)
    }
    [troll] { $attack ->
        [1] Troll: attack { dl-the-class } (number { $place })
       *[other] Troll: eat 1 food and attack { dl-the-class } (number { $place })
    }
    [witch] { $attack ->
        [1] Witch: attack { dl-the-class } (number { $place })
       *[other] Witch: two small attacks, the first on { dl-the-class } (number { $place })
    }
    [vampire] { $attack ->
        [1] Vampire: bite { dl-the-class } (number { $place })
       *[other] Vampire: bite { dl-the-class } (number { $place }) more weakly, stay face up
    }
    [dragon] Dragon: attack { $all ->
        [yes] everyone
       *[no] { dl-the-class } (number { $place })
    }
    [goblin] Goblin: attack { dl-the-class } (number { $place })
    [ghost] Ghost: attack { dl-the-class } (number { $place })
    [golem] Golem: attack { dl-the-class } (number { $place })
    [sheep] Sheep: attack { dl-the-class } (number { $place })
   *[demon] Demon: attack { dl-the-class } (number { $place })
}
dl-move-take-back = { $up ->
    [yes] Take it back face up (it can fight again)
   *[no] Take it back face down (stunned)
}
dl-move-withdraw = Withdraw
dl-move-withdraw-named = { $why ->
    [all] Withdraw all your monsters
   *[one] Withdraw { dl-the-monster }
}

dl-hero = { dl-class } ({ $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
}{ $disarm ->
    [0] {""}
   *[other] , disarms { $disarm }
}{ $heal ->
    [0] {""}
   *[other] , heals { $heal }
}{ $magic ->
    [0] {""}
   *[other] , magic { $magic }
})
dl-first = { $seat } is the starting player.
dl-order-drawn = You draw “{ dl-order }”.
dl-order-kept = You keep “{ dl-order }”.
dl-order-locked = “{ dl-order }” is locked for { $seat }.
dl-season = Year { $year }, { dl-season-name }. { $seat } is the starting player.
dl-in-tavern = In the tavern: { dl-a-monster }.
dl-in-shop = In the room shop: { dl-room }.
dl-event-coming = The event in { dl-season-name } will be: { dl-event-name }{ $effect ->
    [no] {" "}(no effect with these rules)
   *[yes] {""}
}.
dl-special-coming = The special event is { dl-special-name }. { dl-special-effect }
dl-hero-coming = Approaching: { dl-hero }.
dl-hero-bottomed = All adventurers drawn have the same rank, so the { dl-hero } goes to the bottom of the stack.
dl-dummy-placed = A dummy’s minion takes space { $space } of “{ dl-order }”.
dl-dummy-home = The dummy’s minion goes home from “{ dl-order }”.
dl-order-chosen = You put “{ dl-order }” in position { $position }.
dl-dummy-order-chosen = Your dummy’s third order is “{ dl-order }”.
dl-order-revealed = { $seat } reveals order { $position }: { dl-order }.
dl-minion-placed = { $seat }’s minion takes space { $space } of “{ dl-order }”.
dl-no-space = No space is left for { $seat } at “{ dl-order }”: the order is not executed.
dl-hire-first = { $seat } pays { $gold } gold for hiring with their first order.
dl-hire-first-unpaid = { $seat } can’t pay { $gold } gold to hire with their first order: it is not executed.
dl-impossible = { $seat } can’t perform “{ dl-order }”: { $why ->
    [imps] too few imps are available
    [nowhere] there is nowhere to dig
    [tunnels] there is no unconquered tunnel to mine in
    [monster] no monster in the tavern is affordable
    [tavern] the tavern is empty
    [shop] the room shop is empty
    [site] no room in the shop fits in the dungeon
    [price] the price of { dl-price } can’t be paid
    [evil] there is no room for { dl-price } on the evilness track
   *[traps] no trap cards are left
}.
dl-declined = { $seat } declines “{ dl-order }”.
dl-got-food = { $seat } gets { $food } food{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}.
dl-improved = { $seat } improves their reputation{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}.
dl-spied = { $seat } looks at the Combat card of round { $round }.
dl-spied-card = You saw the Combat card of round { $round }: { dl-card-name }, fatigue { $fatigue }.
dl-dug = { $seat } digs a tunnel at { dl-space }.
dl-mined = { $seat } mines { $gold } gold.
dl-recruited = { $seat } recruits { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}.
dl-bought-traps = { $payment ->
    [none] { $seat } gets traps for free.
   *[other] { $seat } buys traps for { dl-price }.
}
dl-drew-traps = { $seat } draws { $traps ->
    [one] 1 trap card
   *[other] { $traps } trap cards
}.
dl-drew-trap = You draw { dl-trap }.
dl-discarded = { $seat } discards a trap card face down.
dl-discarded-trap = You discard { dl-trap }.
dl-hired = { $seat } hires { dl-a-monster }{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}.
dl-given = { $seat } gives up { dl-the-monster }.
dl-built = { $seat } builds { dl-room } at { dl-space }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}.
dl-produced = { $seat } uses { dl-room } with { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $food ->
    [0] {""}
   *[other] {" "}and { $food } food
}: { $room ->
    [henhouse] 1 food
    [mushroom-farm] 1 food
    [souvenir-shop] 1 gold
    [mint] 1 gold
    [workshop] 1 trap card
    [tool-shed] 1 tunnel
    [printing-house] { $brings ->
        [0] no evilness to lose
       *[other] 1 evilness less
    }
   *[magic-chamber] 1 new imp
}.
dl-retrieved = { $seat } takes “{ dl-order }” back; their other two orders become locked.
dl-evil-gained = { $seat } gains { $spaces } evilness (now { $evil }).
dl-evil-lost = { $seat } loses { $spaces } evilness (now { $evil }).
dl-evil-most = { $seat } can’t gain more evilness (already { $evil }, the highest space).
dl-evil-least = { $seat } can’t lose more evilness (already { $evil }, the lowest space).
dl-dummy-evil = The dummy’s evilness is now { $evil }.
dl-paladin-came = The paladin comes to { $seat }.
dl-paladin-moved = The paladin leaves { $from_seat } for { $seat }.
dl-event = Event: { dl-event-name }{ $effect ->
    [no] {" "}(no effect with these rules)
   *[yes] {""}
}.
dl-paid = { $seat } pays { dl-the-monster } its wage: { dl-price }.
dl-let-go = { $seat } lets { dl-the-monster } go.
dl-taxed = { $seat } pays { $paid } of { $due } gold due{ $markers ->
    [0] {""}
    [one] {" "}and takes 1 unpaid-tax marker
   *[other] {" "}and takes { $markers } unpaid-tax markers
}.
dl-special = Special event: { dl-special-name }. { dl-special-effect }
dl-untouched = { $seat } loses nothing.
dl-strikes = { $seat } fights this year’s Combat without { dl-the-monster }.
dl-struck-deal = { $seat } settles with { dl-the-monster } for { dl-part }.
dl-rats = { $seat } loses { $lost } food to the rats.
dl-robbery = { $seat } is robbed of { $lost } gold.
dl-desertion = { $imps ->
    [one] 1 imp deserts { $seat }.
   *[other] { $imps } imps desert { $seat }.
}
dl-hero-came = { $seat } gets the { dl-hero }.
dl-hero-dummy = The dummy draws the { dl-hero }, who leaves the game.
dl-combat = Combat begins (year { $year }).
dl-round = Combat, round { $round }.
dl-tile = The party attacks { dl-space } in { $seat }’s dungeon.
dl-laid = { $seat } lays a trap face down{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}.
dl-laid-trap = You lay { dl-trap }.
dl-sent = { $seat } sends { dl-the-monster }.
dl-released = { $seat } releases a prisoner: { dl-hero }.
dl-card = The Combat card of round { $round } is { dl-card-name }, fatigue { $fatigue }.
dl-battle = { $seat } fights at { dl-space }.
dl-called-off = { $seat }’s battle is called off: the party has left.
dl-sprung = { $seat } springs { dl-trap }{ $payment ->
    [none] {""}
   *[other] {" "}for { dl-price }
}.
dl-aimed = { $trap ->
    [poisoned-dart] The poisoned dart
    [anti-magic-dart] The anti-magic dart
   *[other] The trap
} is aimed at { dl-the-class } (number { $place } in line): { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
dl-prevented = The party disarms the trap and prevents { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
dl-poisoned = { dl-class-start } (number { $place } in line) is poisoned: { $wounds ->
    [one] 1 more wound
   *[other] { $wounds } more wounds
} when the battle ends.
dl-blocked = { $what ->
    [spell] The party can’t cast a spell in this battle.
    [healing] The party can’t heal in this battle.
   *[conquest] No tile is conquered in this battle, and there is no fatigue.
}
dl-cast = The party casts { dl-card-name }.
dl-not-cast = The party can’t cast { dl-card-name }: { $why ->
    [magic] it has only { $has } of the { $needs } magic needed
    [dart] the anti-magic dart prevents it
   *[room] this is the anti-magic room
}.
dl-no-effect = The spell has no effect.
dl-shielded = The magic shield will absorb the next { $number ->
    [one] wound
   *[other] { $number } wounds
} of this battle.
dl-absorbed = The magic shield absorbs { $absorbed ->
    [one] 1 wound
   *[other] { $absorbed } wounds
} for { dl-the-class } (number { $place } in line).
dl-invisible = { $number ->
    [one] The wizard moves to the end of the line and can’t be harmed in this battle.
   *[other] The { $number } wizards move to the end of the line and can’t be harmed in this battle.
}
dl-unseen = The invisible wizard (number { $place } in line) can’t be harmed.
dl-imps-lost = { $seat } loses { $number ->
    [one] 1 imp
   *[other] { $number } imps
}.
dl-goods-lost = { $good ->
    [gold] { $seat } loses { $number } gold.
    [food] { $seat } has no gold and loses { $number } food.
    [traps] { $seat } has no gold or food and loses { $number ->
        [one] 1 trap card
       *[other] { $number } trap cards
    }.
   *[none] { $seat } has nothing to lose.
}
dl-raging = { $seat }’s monsters can attack only the first in line in this battle.
dl-fed = { dl-class-start } (number { $place } in line) gains { $number ->
    [one] 1 hit point
   *[other] { $number } hit points
} (now { $hp }).
dl-illusion = An illusion with { $number ->
    [one] 1 hit point
   *[other] { $number } hit points
} stands at the head of the line.
dl-tireless = There is no fatigue in this battle.
dl-withdrawn = { $seat } withdraws { dl-the-monster }.
dl-sheep = { $seat }’s { page-dl-monster } turns into a sheep, which attacks for { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
dl-gone = { $seat } loses { dl-the-monster } for good.
dl-escaped = A prisoner escapes from { $seat } with { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left: { dl-hero }.
dl-attacked = { $food ->
    [0] { $seat } attacks with { dl-the-monster }.
   *[other] { $seat } feeds { dl-the-monster } { $food } food and attacks with it.
}
dl-barred = { $seat }’s { page-dl-monster } blocks the party without attacking: no tile is conquered in this battle, and there is no fatigue.
dl-no-target = { $seat }’s { page-dl-monster } has no one to attack.
dl-taken-back = { $up ->
    [yes] { $seat } takes { dl-the-monster } back face up.
   *[no] { $seat } takes { dl-the-monster } back face down.
}
dl-wounded = { $wounds ->
    [0] { dl-class-start } (number { $place } in line) is unharmed.
    [one] { dl-class-start } (number { $place } in line) takes 1 wound ({ $all_wounds } of { $hp }).
   *[other] { dl-class-start } (number { $place } in line) takes { $wounds } wounds ({ $all_wounds } of { $hp }).
}
dl-eliminated = { $seat } captures the { dl-hero }.
dl-healed = { $wounds ->
    [one] { dl-class-start } (number { $place } in line) is healed of 1 wound ({ $all_wounds } of { $hp } left).
   *[other] { dl-class-start } (number { $place } in line) is healed of { $wounds } wounds ({ $all_wounds } of { $hp } left).
}
dl-held = { $seat } loses no tile this round.
dl-fatigue = The party takes { $fatigue ->
    [one] 1 fatigue wound
   *[other] { $fatigue } fatigue wounds
}.
dl-conquered = { $seat }’s tile { dl-space } is conquered.
dl-poison = The poison takes effect on { dl-the-class } (number { $place } in line in { $seat }’s dungeon): { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
dl-party-beaten = { $seat } has defeated the whole party.
dl-combat-over = Combat is over (year { $year }).
dl-second-year = The second year begins. { $seat } is the starting player.
dl-titled = { $count ->
    [one] { $seats } is { dl-title-name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seats } share the title { dl-title-name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
dl-scored = { $seat } scores { $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}{ $rooms ->
    [0] {""}
   *[other] {" "}· rooms { $rooms }
}{ $monsters ->
    [0] {""}
   *[other] {" "}· monsters { $monsters }
}{ $prisoners ->
    [0] {""}
   *[other] {" "}· prisoners { $prisoners }
}{ $paladins ->
    [0] {""}
   *[other] {" "}· paladins { $paladins }
}{ $conquered ->
    [0] {""}
   *[other] {" "}· conquered tiles −{ $conquered }
}{ $taxes ->
    [0] {""}
   *[other] {" "}· unpaid taxes −{ $taxes }
}{ $point_rooms ->
    [0] {""}
   *[other] {" "}· point rooms { $point_rooms }
}{ $titles ->
    [0] {""}
   *[other] {" "}· titles { $titles }
}{ $pantheon ->
    [0] {""}
   *[other] {" "}· pantheon { $pantheon }
}.
dl-over = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
} with { $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}.
dl-licence = { $seat } earns the Dungeon Lord license with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dl-no-licence = { $seat } fails to earn a license ({ $below ->
    [yes] −{ $points }
   *[no] { $points }
} { $points ->
    [one] point
   *[other] points
}).

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
dl-title-rooms = Lord of Halls
dl-title-tunnels = Tunnel Lord
dl-title-monsters = Monster Lord
dl-title-imps = Lord of Imps
dl-title-treasure = Lord of Riches
dl-title-battle = Battle Lord
dl-title-name = { $title ->
    [dark-deeds] { dl-title-dark-deeds }
    [rooms] { dl-title-rooms }
    [tunnels] { dl-title-tunnels }
    [monsters] { dl-title-monsters }
    [imps] { dl-title-imps }
    [treasure] { dl-title-treasure }
   *[battle] { dl-title-battle }
}

dl-refusal-not-drawn = Keep one of the three orders you drew.
dl-refusal-lock-first = First choose which order to keep; the other two are locked.
dl-refusal-choose-orders = First choose your three orders.
dl-refusal-no-order = There is no such order.
dl-refusal-order-locked = “{ dl-order }” is locked this season. Choose another order.
dl-refusal-order-played = You have already placed “{ dl-order }”: your three orders must be different.
dl-refusal-dummy-order = Choose one of the cards left in your dummy’s pile.
dl-refusal-choose-dummy-order = First choose your dummy’s third order.
dl-refusal-no-spying = This space does not let you look at a Combat card.
dl-refusal-no-card = Choose one of the { $most ->
    [one] 1 Combat card
   *[other] { $most } Combat cards
}.
dl-refusal-perform-or-decline = Perform “{ dl-order }”, or decline it.
dl-refusal-dig-none = To dig nothing, decline the action.
dl-refusal-dug-already = You have already dug: keep digging, or stop.
dl-refusal-dig-now = You are digging: choose a space, or stop.
dl-refusal-no-site-space = There is no such space on your building site. Its spaces are A1 to E4.
dl-refusal-space-filled = { dl-space } already has a tile.
dl-refusal-not-beside = { dl-space } is not next to your dungeon.
dl-refusal-block = A tunnel at { dl-space } would complete a 2×2 block, which is forbidden.
dl-refusal-mine-none = To send no miners, decline the action.
dl-refusal-miners = This space allows at most { $most ->
    [one] 1 miner
   *[other] { $most } miners
}.
dl-refusal-idle-imps = You have only { $imps ->
    [one] 1 available imp
   *[other] { $imps } available imps
} (a foreman counts too).
dl-refusal-miner-each-tunnel = Each miner needs a separate unconquered tunnel.
dl-refusal-mine-now = Choose how many miners to send, or decline.
dl-refusal-hire-now = Hire a monster from the tavern, or decline.
dl-refusal-not-in-tavern = That monster is not in the tavern.
dl-refusal-gold = { dl-monster-start } costs { $price } gold, but you have only { $gold }.
dl-refusal-food = { dl-monster-start } costs { $price } food here, but you have only { $food }.
dl-refusal-evil = { dl-monster-start } costs { $price } evilness, but only { $left ->
    [one] 1 space is
   *[other] { $left } spaces are
} left above you on the track.
dl-refusal-no-trap-to-pay = { dl-monster-start } costs a trap card, but you have none.
dl-refusal-no-monster-to-give = { dl-monster-start } costs one of your monsters, but you have none to give.
dl-refusal-ghost-to-demon = The demon won’t take a ghost: ghosts are not monsters.
dl-refusal-give-monster = Choose one of your own monsters.
dl-refusal-no-such-trap = You have no such trap.
dl-refusal-discard-trap = First discard { $traps ->
    [one] a trap
   *[other] { $traps } traps
}.
dl-refusal-build-now = Build a room from the room shop, or decline.
dl-refusal-not-in-shop = That room is not in the room shop.
dl-refusal-no-tunnel = You have no tunnel at { dl-space }.
dl-refusal-conquered = The tunnel at { dl-space } is conquered and can’t become a room.
dl-refusal-beside-room = { dl-space } is next to another room. Rooms may not share a side.
dl-refusal-zone = { dl-space } is outside the zone where { dl-room } can be built.
dl-refusal-produce-now = Use a production room, or finish production.
dl-refusal-not-your-room = You have no such production room.
dl-refusal-room-conquered = { dl-room-start } is conquered and can’t be used.
dl-refusal-room-used = { $times ->
    [one] { dl-room-start } has already been used this season.
   *[other] { dl-room-start } has already been used { $times } times this season.
}
dl-refusal-crew = { dl-room-start } needs { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, but only { $idle ->
    [one] 1 is
   *[other] { $idle } are
} available.
dl-refusal-room-food = { dl-room-start } costs { $food } food each time, and you don’t have enough.
dl-refusal-nowhere-to-dig = There is nowhere to dig a tunnel.
dl-refusal-no-traps-left = No trap cards are left.
dl-refusal-shed-now = Choose where the tool shed digs.
dl-refusal-retrieve-now = First take back one of the orders you played.
dl-refusal-not-played = You did not play that order this season.
dl-refusal-executed = “{ dl-order }” was executed from position 2 or 3, so it can’t be taken back.
dl-refusal-pay-or-let-go = Pay { dl-the-monster }, or let it go.
dl-refusal-tax-now = First decide how much of the { $due } gold due you pay.
dl-refusal-tax-gold = You have only { $gold } gold.
dl-refusal-tax-range = Pay from 0 to { $due } gold.
dl-refusal-witch-hunt = Give up one of your monsters, or gain the evilness.
dl-refusal-strike-part = You can’t pay { dl-the-monster } that part of its wage.
dl-refusal-strike-now = First settle with { dl-the-monster }: pay a part of its wage, or fight without it.
dl-refusal-tile-now = First choose the tile that is attacked.
dl-refusal-no-tile = There is no tile there.
dl-refusal-tile-conquered = { dl-space } is already conquered.
dl-refusal-not-closest = { dl-space } is farther from the entrance than another unconquered tile.
dl-refusal-lay-now = Lay a trap, or choose No trap.
dl-refusal-trap-not-yours = You have no such trap.
dl-refusal-trap-cost = You can’t pay for { dl-trap } here: it costs { dl-price }.
dl-refusal-send-now = Send monsters, or choose Done.
dl-refusal-not-in-lair = You have no such monster left in your lair.
dl-refusal-stunned = { dl-monster-start } is stunned for the rest of Combat.
dl-refusal-monsters = { $most ->
    [one] Only 1 monster can fight here.
   *[other] Only { $most } monsters can fight here.
}
dl-refusal-not-prisoner = That is not one of your prisoners.
dl-refusal-release-now = First choose a prisoner to release.
dl-refusal-not-laid = You did not lay that trap, and plans can’t be changed now.
dl-refusal-spring-now = Choose which trap to spring first.
dl-refusal-no-place = There { $most ->
    [one] is only 1 adventurer
   *[other] are only { $most } adventurers
} in the party.
dl-refusal-aim-now = First choose who is hit by { dl-trap }.
dl-refusal-attack-now = Every monster you sent must attack if it can.
dl-refusal-not-sent = You have no such monster left to attack with.
dl-refusal-not-first = A ghost can’t attack the first in line.
dl-refusal-no-priest = A vampire can’t attack priests.
dl-refusal-troll-food = You have no food for the troll.
dl-refusal-only-first = { dl-monster-start } can’t choose its target with that attack.
dl-refusal-no-attack = { dl-monster-start } has no such attack.
dl-refusal-second-hit = Choose who takes the witch’s second hit.
dl-refusal-take-back = First take the vampire back, face up or face down.
dl-refusal-word-of-peace = Withdraw all your monsters, or gain the evilness.
dl-refusal-suggestion = Pay { dl-the-monster } again, or withdraw it.
dl-refusal-pick-monster = { dl-card-name }: choose one of the monsters you sent.
dl-refusal-magic-key = Choose the prisoner who returns to the party.

dl-puzzle-title = Combat school, lesson { $number }
dl-puzzle-generated = Combat school, puzzle { $number } (level { $difficulty })
dl-puzzle-round = Round { $round }
dl-puzzle-lost = { $tiles ->
    [one] 1 tile conquered
   *[other] { $tiles } tiles conquered
}

dl-course-combat = Combat
dl-course-combat-text = A party is at your door: which traps, which monsters, and in which round?
dl-course-orders = A season’s orders
dl-course-orders-text = Which three orders make a season’s wishes come true? The dummies’ minions lie open.
dl-orders-puzzle = Orders, lesson { $number }
dl-orders-generated = Orders, puzzle { $number } (level { $difficulty })
dl-orders-goal = Your wishes for the end of the season{ $gold ->
    [0] { "" }
   *[other] { " " }· { $gold } gold
}{ $food ->
    [0] { "" }
   *[other] { " " }· { $food } food
}{ $tunnels ->
    [0] { "" }
    [one] { " " }· { $tunnels } tunnel
   *[other] { " " }· { $tunnels } tunnels
}{ $rooms ->
    [0] { "" }
    [one] { " " }· { $rooms } room
   *[other] { " " }· { $rooms } rooms
}{ $traps ->
    [0] { "" }
    [one] { " " }· { $traps } trap
   *[other] { " " }· { $traps } traps
}{ $monsters ->
    [0] { "" }
    [one] { " " }· { $monsters } monster
   *[other] { " " }· { $monsters } monsters
}{ $imps ->
    [0] { "" }
    [one] { " " }· { $imps } imp
   *[other] { " " }· { $imps } imps
}. More is fine, too.
dl-orders-outcome = { $unmet ->
    [0] Every wish came true.
    [one] One wish did not come true.
   *[other] { $unmet } wishes did not come true.
}
dl-orders-why = { $only ->
    [true] Nothing else leads there: { $unmet ->
        [0] all wishes can still come true.
        [one] only one wish is lost.
       *[other] only { $unmet } wishes are lost.
    }
   *[other] { $unmet ->
        [0] All wishes can still come true.
        [one] Only one wish is lost.
       *[other] Only { $unmet } wishes are lost.
    }
}
dl-orders-lesson-1-1 = Each order takes the first free space of its action. Look what that space costs, and what it brings.
dl-orders-lesson-1-2 = Actions are carried out in the order of the board, whatever the position of their card: what an early one earns, a later one can spend.
dl-orders-lesson-2-1 = Digging takes an available imp for each tunnel. Who digs can’t mine.
dl-orders-lesson-2-2 = Only tunnels that are not rooms can be mined, and each only as often as there are imps left.
dl-orders-lesson-3-1 = What you want in the end must still be there in the end: count what your orders cost, too.
dl-orders-lesson-3-2 = Some monsters are paid with food, some with evilness. Choose the one that leaves what you need.
dl-puzzle-goal = { $tiles ->
    [0] Defeat the whole party without losing a tile.
    [one] Defeat the party and lose only one tile.
   *[other] Defeat the party and lose no more than { $tiles } tiles.
}

dl-lesson-1-1 = Three adventurers are at your entrance. In every round they attack the tile closest to the entrance. An adventurer with no hit points left goes to your prison; if any are still standing at the end of the round, the tile is conquered.
dl-lesson-1-2 = Before each round you plan: at most one trap, face down, and one monster, because this tile is a tunnel. Each trap goes off once, and most monsters attack only once in a whole Combat, so think of the rounds to come.
dl-lesson-1-3 = A round always runs in the same order: the trap goes off, the monsters attack, the priests heal, and then fatigue sets in. In training it is 2 wounds, dealt one at a time to whoever is first in line.
dl-lesson-1-4 = The rolling stone, the troll and the goblin hit the first in line. When the first falls, the next moves up. Excess wounds are wasted, so hit just hard enough and leave the last points to fatigue.
dl-lesson-1-5 = Priests heal only in rounds in which a monster or ghost attacked: one wound per heart, starting at the front. In this lesson the troll can eat your food to hit harder.
dl-lesson-2-1 = Thieves disarm traps: each round the party prevents one trap wound per disarm symbol, starting with the first in line. A trap does little against two thieves.
dl-lesson-2-2 = A trap does more once the thieves are gone, or once one stands alone. You don’t need a trap every round.
dl-lesson-2-3 = The ghost hits anyone but the first in line, and any number of ghosts may fight beside the monster. The witch hits the first adventurer hard, or makes two weak hits on anyone you like (even the same adventurer twice).
dl-lesson-2-4 = You decide who attacks first, and you see what one attack does before the next one. An adventurer you want fatigue to finish off must be in front when it strikes.
dl-lesson-3-1 = The cursed ring deals 1 wound to everyone and prevents conquest: no tile is conquered this round, and there is no fatigue. Here the thief’s disarm symbols save the first two in line, so only the last one is hit. The ring buys you a round.
dl-lesson-3-2 = The vampire can bite anyone except priests. With its weaker bite it returns face up and can fight again.
dl-lesson-3-3 = As long as the thief stands, your traps do less; as long as the priest stands, wounds are healed. The best adventurer to capture is often not the first in line.
dl-lesson-3-4 = Losing a tile can be worth it if fatigue wounds exactly the adventurers you need to defeat. Plan two rounds ahead.
dl-lesson-4-1 = Without an attack nobody is healed. A round with nothing but a trap leaves every wound open.
dl-lesson-4-2 = The anti-magic dart hits whomever you choose. If it hits a priest, the whole party heals nothing in that round, even if a thief prevents the wound.
dl-lesson-4-3 = The slime hits everyone for 1, or blocks the party so that no tile is conquered. Against three adventurers one attack is worth three.
dl-lesson-4-4 = This time it is all or nothing: prepare in one round what fatigue will finish in the next.

dl-why-lay = The trap goes off first. Wounds, front to back, after disarming: { $wounds }.
dl-why-lay-target = The trap goes off first and deals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} to an adventurer of your choice.
dl-why-no-trap = The trap does more in a later round.
dl-why-send = It attacks after the trap, and before healing and fatigue.
dl-why-ready = Monsters you keep in the lair can still fight later.
dl-why-attack = { $wounds ->
    [0] It deals no wounds, but it prevents conquest: no tile is conquered, and there is no fatigue.
    [one] It deals 1 wound{ $stops ->
        [yes] , and no tile is conquered this round.
       *[no] .
    }
   *[other] It deals { $wounds } wounds{ $stops ->
        [yes] , and no tile is conquered this round.
       *[no] .
    }
}
dl-why-target = That is where the wound helps most, given fatigue and the rounds to come.
dl-why-take-back = Face up, it can fight again.
dl-why-only = This is your only choice. { $tiles ->
    [0] No tile is lost.
    [one] One tile is lost in all.
   *[other] { $tiles } tiles are lost in all.
}
dl-why-tiles = { $tiles ->
    [0] With this choice no tile is lost
    [one] With this choice one tile is lost in all
   *[other] With this choice { $tiles } tiles are lost in all
}; with any other, at least { $more ->
    [one] 1 tile
   *[other] { $more } tiles
}.
dl-why-dearer = { $tiles ->
    [0] Other choices keep every tile too, but they capture fewer adventurers or cost more.
   *[other] Other choices lose no more tiles, but they capture fewer adventurers or cost more.
}
dl-why-same = Another choice does just as well here.

dl-preview-dig = Your dungeon would have { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} (tax: { $tax } gold).
dl-preview-mine = You would have { $gold } gold.
dl-preview-tax = { $markers ->
    [0] Nothing stays unpaid.
    [one] 1 unpaid-tax marker: −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $markers } unpaid-tax markers: −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
# What a move costs and brings, in short, as the terminal lists it beside the move.
dl-short-space = { dl-space-text }
dl-short-price = { $payment ->
    [none] free
   *[other] costs { dl-price }
}
dl-short-monster = { $payment ->
    [none] free
   *[other] costs { dl-price }
}; { dl-short-attacks }
dl-short-attacks = attack { $attack }{ $second ->
    [0] {""}
   *[other] {" "}or { $second }
}
dl-short-work = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $food ->
    [0] {""}
   *[other] {" "}and { $food } food
} → { $room ->
    [henhouse] 1 food
    [mushroom-farm] 1 food
    [souvenir-shop] 1 gold
    [mint] 1 gold
    [workshop] 1 trap card
    [tool-shed] 1 tunnel
    [printing-house] 1 evilness less
   *[magic-chamber] 1 new imp
}
dl-short-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
dl-short-block = no conquest, no fatigue
dl-short-lay = { $payment ->
    [none] free
   *[other] costs { dl-price }
}; wounds front to back: { $line }{ $no_conquest ->
    [yes] , no conquest
   *[no] {""}
}
dl-short-lay-target = { $payment ->
    [none] free
   *[other] costs { dl-price }
}; { $target ->
    [one] 1 wound
   *[other] { $target } wounds
} to anyone{ $later ->
    [0] {""}
    [one] , 1 more later
   *[other] , { $later } more later
}
dl-short-tile = { $monsters ->
    [one] 1 monster
   *[other] up to { $monsters } monsters
}, { $traps ->
    [one] 1 trap
   *[other] up to { $traps } traps
}{ $fee ->
    [0] {""}
   *[other] {" "}(+{ $fee } gold for a trap)
}

# Words that only the terminal needs.
dl-zone = { $zone ->
    [near] upper two rows
    [deep] lower two rows
    [edge] outer ring
    [centre] middle of the site
   *[any] anywhere
}
dl-card-line = Round { $round }: { dl-card-name } ({ $timing_mark }{ $fast ->
    [yes] fast
   *[no] slow
}, fatigue { $fatigue_mark }{ $fatigue }).
dl-first-order-price = (with your first order: { $gold } gold)
dl-stunned = { $stunned } of them stunned
dl-rooms-built = Rooms
dl-evilness-track = Evilness

# Values of the box that are guesses, in words.
dungeon-lords-fact-traps = { $item ->
    [pendulum-year-2] Pendulum in year 2
    [trap-door-year-2] Trap door in year 2
    [cursed-ring-year-2] Cursed ring in year 2
    [poisoned-meal-year-2] Poisoned meal in year 2
    [anti-magic-dart-year-2] Anti-magic dart in year 2
   *[kamikaze-imp-year-2] Kamikaze imp in year 2
}
dungeon-lords-fact-combat = { $item ->
    [fireball-timing] Speed of the Fireball spell
    [graffiti-effect] Graffiti: what has to be paid, or is owed like a tax
    [aura-of-fear-fatigue] Fatigue on the card Aura of Fear
    [metamorphosis-fatigue] Fatigue on the card Metamorphosis
    [blind-rage-fatigue] Fatigue on the card Blind Rage
    [create-food-fatigue] Fatigue on the card Create Food
    [illusion-fatigue] Fatigue on the card Illusion
    [song-of-courage-fatigue] Fatigue on the card Song of Courage
    [regeneration-fatigue] Fatigue on the card Regeneration
    [magic-key-fatigue] Fatigue on the card Magic Key
    [dimensional-gate-fatigue] Fatigue on the card Dimensional Gate
    [metamorphosis-effect] Attack of the Metamorphosis sheep
    [song-of-courage-timing] Speed of the Song of Courage spell
    [regeneration-effect] Regeneration: healed from each adventurer
    [magic-key-effect] Magic Key: what a freed prisoner has
   *[dimensional-gate-timing] Speed of the Dimensional Gate spell
}
dungeon-lords-fact-events = { $item ->
    [extra-tax-effect] Extra tax, per room
    [rats-effect] Rats: food lost
    [robbery-effect] Robbery: gold lost
    [rust-effect] Rust (our invention): traps lost
    [desertion-effect] Desertion (our invention): one imp leaves
   *[rumours-effect] Rumors (our invention): evilness for monsters
}
dungeon-lords-fact-combat-blind-rage-effect = Effect of Blind Rage
    .value = each monster makes its standard attack on the first in line
dungeon-lords-fact-combat-song-of-courage-effect = Effect of Song of Courage
    .value = no fatigue in this battle
dungeon-lords-fact-combat-dimensional-gate-effect = Effect of Dimensional Gate
    .value = one of the monsters sent leaves for good
dungeon-lords-fact-events-holiday-effect = Holiday (our invention)
    .value = no room produces anything for a season
dungeon-lords-fact-word = { $word ->
    [cost] costs
    [gold] gold
    [food] food
    [imps] imps
    [evil] evilness
    [traps] trap cards
    [monsters] monsters
    [first] wounds to the first in line
    [second] wounds to the second in line
    [each] for each
    [others] wounds to everyone else
    [last] more to the last in line
    [target] wounds to anyone
    [later] more wounds later
    [full] the first in line falls
    [no_conquest] no conquest
    [anti_magic] no spell or healing if a wizard or priest is hit
    [wounds] wounds
    [hp] hit points
    [goods] goods
    [parts] parts of the wage
    [above] beyond this many
    [half] half
    [up] rounded up
    [down] rounded down
    [fast] fast
   *[slow] slow
}

# What a component has to be.
dl-wanted-evilness = at least 1 and below the paladin space, which is at most { $most }
dl-wanted-entrance = one of the spaces of board.tunnels
dl-wanted-connected = tunnels that are all connected to the entrance
dl-wanted-cards = the 9 cards of year { $year }
dl-wanted-rooms = the 8 rooms of year { $year }
dl-wanted-one-place = one place (shop, dungeon or pile)

# The guided first match.
dl-guide-goal = Welcome, young dungeon lord! This is your dungeon: { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}, { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}, { $gold } gold and { $food } food. For four seasons you build it, then adventurers attack; the game lasts two such years. Rooms, monsters and captured adventurers make points, conquered tiles cost some.
dl-guide-spaces = Every action has three spaces, each with its own price, and your orders send minions to them. A minion takes the first space that is free, so the order you put first is placed first. The skulls belong to a dummy player: they only take up spaces.
dl-guide-choose = Every season you give three orders, in secret, as everybody does at the same time. Take “Get food”, “Dig tunnels” and “Hire a monster”, in any sequence you like: your monster will want to eat. Cards with a padlock can’t be used this season.
dl-guide-choose-other = “{ dl-order }” will be useful soon. For your first season take “Get food”, “Dig tunnels” and “Hire a monster”.
dl-guide-revealed = Now all orders are turned up, and the minions go to their spaces. { $seat } wanted food after you and got only space { $space }, which costs { $evil } evilness. What you are in a hurry for should be your first order.
dl-guide-food = Then the orders are carried out, one place after the other. It’s your turn to get food: you pay { $gold } gold and receive { $food } food. Perform the action.
dl-guide-food-declined = You may do without it, but your monster will want to eat. Perform the action.
dl-guide-dig = An imp digs one tunnel a season; here { $imps ->
    [one] { $imps } of them
   *[other] up to { $imps } of them
} may dig. Choose a place beside a tunnel. Only a full square of four tiles is forbidden.
dl-guide-dig-none = Your imps have nothing else to do this season. Dig a tunnel!
dl-guide-hire = Who shall fight for you? The price is below each monster: food, or angry faces, which make you more evil. It is due again on every payday. Hire one of them.
dl-guide-hire-none = Without monsters your dungeon will soon be in other hands. Hire one of them.
dl-guide-evil = This is the evilness track; you are at { $evil }. From spring on an adventurer comes to each lord every season: the weakest to the nicest, the strongest to the most evil. Beware of space { $paladin }: there the paladin joins in.
dl-guide-look-on = The season ends. Your first order returns to your hand; the other two are locked for the next season. Spring, summer and autumn go the same way. Here your steward plays them for you: look on!
dl-guide-payday = Every season but winter has an event. Today is payday: every monster wants its price again, and leaves you if it isn’t paid. In another season you will pay taxes: 1 gold for every two tiles.
dl-guide-adventurer = A { dl-hero } now waits at your entrance. { $nicer ->
    [0] You are the nicest of the lords, so you got the weakest adventurer.
    [2] You are the most evil of the lords, so you got the strongest adventurer.
   *[other] You are neither the nicest lord nor the most evil, so you got the one in the middle.
} One more comes each season.
dl-guide-combat = The year is over: { $heroes ->
    [one] { $heroes } adventurer attacks
   *[other] { $heroes } adventurers attack
} your dungeon, tile by tile, for at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Warriors go first. Thieves disarm traps, priests heal wounds, wizards cast spells.
dl-guide-plan = Defend yourself! Lay a trap, or send a monster, or both. First the trap goes off, then the monster attacks; both usually hit whoever is first in line. Keep something: a trap works once, and most monsters fight once in a Combat.
dl-guide-plan-nothing = You may save your strength, but then nothing stops them here. Lay a trap or send a monster.
dl-guide-fatigue = At the end of the round the party is tired: { $fatigue ->
    [one] { $fatigue } wound
   *[other] { $fatigue } wounds
} for whoever is first in line. An adventurer without hit points goes to your prison: 2 points for you. If anyone still stands, the tile is conquered, which costs you 2 points.
dl-guide-rounds = The next round: the wounds stay. Of the tiles closest to the entrance you choose the one that is attacked; then use what you have left.
dl-guide-end = The Combat is over. You have { $prisoners ->
    [0] no prisoner
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}, and { $tiles ->
    [0] no tile was conquered
    [one] { $tiles } tile was conquered
   *[other] { $tiles } tiles were conquered
}. In the second year stronger adventurers come, and rooms that bring points. Play this match to the end?
