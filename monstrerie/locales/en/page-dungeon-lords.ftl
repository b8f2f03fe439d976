# The board of Dungeon Lords in the browser.

page-dl-parts = Parts of the board
page-dl-tab-land = Central board
page-dl-tab-battle = Battle
page-dl-tab-domain = My dungeon
page-dl-land = Central board: eight actions, tavern, room shop and evilness track
page-dl-mark = { $mark ->
    [gold] { $count } gold
    [food] { $count } food
    [evil] { $count } evilness
    [imps] { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
    [workers] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [traps] { $count ->
        [one] { $count } trap card
       *[other] { $count } trap cards
    }
    [monsters] { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
    [hp] { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
    [disarm] disarms { $count }
    [heal] heals { $count }
    [magic] { $count } magic
    [better] −{ $count } evilness
    [spy] look at a Combat card
    [foreman] plus one of your imps as foreman
    [troll] { $count ->
        [one] { $count } troll token
       *[other] { $count } troll tokens
    }
    [tired] { $count } fatigue
    [lock] locked
    [taxes] { $count ->
        [one] { $count } unpaid-tax marker
       *[other] { $count } unpaid-tax markers
    }
    [tunnel] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    [paladin] paladin
    [strong] in battle
    [winter] winter
    [spring] spring
    [summer] summer
    [autumn] autumn
    [payday] payday
    [special] special event
   *[hidden] not known yet
}
page-dl-monster = { $monster ->
    [goblin] goblin
    [slime] slime
    [ghost] ghost
    [troll] troll
    [witch] witch
    [vampire] vampire
    [golem] golem
    [dragon] dragon
   *[demon] demon
    [sheep] sheep
}
page-dl-room = { $room ->
    [henhouse] henhouse
    [mushroom-farm] mushroom farm
    [souvenir-shop] souvenir shop
    [mint] mint
    [workshop] workshop
    [tool-shed] tool shed
    [printing-house] printing house
    [magic-chamber] magic chamber
    [training-room] training room
    [dark-room] dark room
    [labyrinth] labyrinth
    [anti-magic-room] anti-magic room
    [cafeteria] cafeteria
    [chapel] chapel
    [pandemonium] pandemonium
   *[pantheon] pantheon
}
page-dl-trap = { $trap ->
    [rolling-stone] rolling stone
    [wall-of-fire] wall of fire
    [pendulum] pendulum
    [trap-door] trap door
    [cursed-ring] cursed ring
    [poisoned-meal] poisoned meal
    [poisoned-dart] poisoned dart
    [anti-magic-dart] anti-magic dart
   *[kamikaze-imp] kamikaze imp
}

page-dl-space = { dl-order }, space { $space }.{ $gold ->
    [0] {""}
   *[other] {" "}Costs { $gold } gold.
}{ $food ->
    [0] {""}
   *[other] {" "}Costs { $food } food.
}{ $evil ->
    [0] {""}
   *[other] {" "}Costs { $evil } evilness.
}{ $got_food ->
    [0] {""}
   *[other] {" "}Gain { $got_food } food.
}{ $got_gold ->
    [0] {""}
   *[other] {" "}Gain { $got_gold } gold.
}{ $better ->
    [0] {""}
   *[other] {" "}Lose { $better } evilness.
}{ $spy ->
    [yes] {" "}Look at a Combat card.
   *[no] {""}
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $order ->
        [imps] { $imps ->
            [one] Gain { $imps } imp.
           *[other] Gain { $imps } imps.
        }
       *[other] { $imps ->
            [one] Up to { $imps } imp works here
           *[other] Up to { $imps } imps work here
        }{ $foreman ->
            [yes] , plus one more of your imps as foreman.
           *[no] .
        }
    }
}{ $traps ->
    [0] {""}
    [one] {" "}Draw { $traps } trap card.
   *[other] {" "}Draw { $traps } trap cards.
}{ $discard ->
    [0] {""}
   *[other] {" "}Then discard { $discard }.
}
page-dl-space-held = { $seat }’s minion is here.
page-dl-space-dummy = A dummy’s minion is here.
page-dl-evilness = Evilness track.
page-dl-evil-of = { $seat }: { $evil }.
page-dl-paladin = { $where ->
    [tent] The paladin goes to whoever first reaches evilness { $step }.
    [dungeon] The paladin is at { $seat }’s dungeon.
   *[gone] The paladin is gone.
}
page-dl-tavern = Tavern ({ $left ->
    [0] no tile
    [one] { $left } tile
   *[other] { $left } tiles
} left in the stack)
page-dl-tavern-short = Tavern
page-dl-shop = Room shop ({ $left ->
    [0] no room
    [one] { $left } room
   *[other] { $left } rooms
} left in the stack)
page-dl-shop-short = Room shop
page-dl-monster-label = { $monster }: costs { $wage }
page-dl-room-label = { $room }{ $workers ->
    [0] {""}
    [one] , { $workers } worker
   *[other] , { $workers } workers
}
page-dl-hero = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $class }: { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } wound
   *[other] , { $wounds } wounds
}{ $disarm ->
    [0] {""}
   *[other] , disarms { $disarm }
}{ $heal ->
    [0] {""}
   *[other] , heals { $heal }
}{ $magic ->
    [0] {""}
   *[other] , { $magic } magic
}
page-dl-trap-label = { $trap }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}{ $gold ->
    [0] {""}
   *[other] , costs { $gold } gold
}{ $food ->
    [0] {""}
   *[other] , costs { $food } food
}{ $imps ->
    [0] {""}
    [one] , costs { $imps } imp
   *[other] , costs { $imps } imps
}
page-dl-ground = { $at }: not dug yet
page-dl-tunnel = tunnel
page-dl-conquered = conquered
page-dl-digging = an imp is digging
page-dl-mining = an imp is mining
page-dl-used = { $uses ->
    [one] used this season
   *[other] used twice this season
}

page-dl-year = Year { $year }
page-dl-event-hidden = Not known yet
page-dl-holiday = holiday
page-dl-coming = Coming this season: one for each player
page-dl-coming-next = Next season’s adventurers
page-dl-comes-to = As things stand he comes to { $seat }.
page-dl-cards = Combat cards of the year
page-dl-card = Round { $round }: the spell needs { $magic } magic.
page-dl-card-known = { $card }, { $fast ->
    [yes] fast
   *[no] slow
}, fatigue { $fatigue }.
page-dl-card-hidden = Face down.
page-dl-speed = { $fast ->
    [yes] fast spell
   *[no] slow spell
}
page-dl-party = The party at the entrance, in marching order
page-dl-nobody = Nobody is at the entrance.
page-dl-site = Construction site, 5 by 4
page-dl-domain = { $name }’s dungeon

page-dl-lair = Lair
page-dl-lair-empty = Only cobwebs. Hire a monster.
page-dl-stunned = Stunned until Combat is over.
page-dl-sent = Sent to this battle.
page-dl-traps = Trap store: { $count }
page-dl-traps-short = Trap store
page-dl-traps-empty = No traps.
page-dl-trap-down = A trap, face down
page-dl-laid = { $trap }, laid for this battle
page-dl-prison = Prison
page-dl-prison-empty = Plenty of room.
page-dl-desk = Supplies and orders
page-dl-imps = { $idle } of { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} available
page-dl-trolls = { $tokens ->
    [one] { $tokens } troll token works in the rooms
   *[other] { $tokens } troll tokens work in the rooms
}
page-dl-taxes = { $taxes } gold of unpaid tax: −3 points each at the end
page-dl-orders = Orders of this season
page-dl-slot = Order { $position }: { $order }{ $executed ->
    [yes] , done
   *[no] {""}
}
page-dl-slot-empty = Order { $position }: none yet
page-dl-hand = Orders in hand
page-dl-hand-other = Orders this player may be holding
page-dl-drawn = Keep one of these. The other two are locked:
page-dl-dummy-hand = Your dummy’s third order:
page-dl-locked = { $order } (locked this season)

page-dl-battle = Battle
page-dl-battle-of = { $seat } is preparing for battle
page-dl-battle-at = { $seat } fights at { $at }
page-dl-step = { $step ->
    [traps] Traps
    [fast] Fast spell
    [monsters] Monsters
    [slow] Slow spell
    [healing] Healing
   *[conquest] Conquest
}
page-dl-cause = { $cause ->
    [fatigue] Fatigue { $number }
    [poison] Poison
   *[healing] Healing
}
page-dl-outcome = { $outcome ->
    [conquered] Tile conquered!
    [held] Conquest prevented
   *[beaten] The whole party is defeated
}
page-dl-fronts = All battles
page-dl-party-gone = Nobody is left to fight.
page-dl-defence = Traps and monsters in this battle
page-dl-magic = The party has { $has } magic; the spell needs { $needs }.
page-dl-off = { $flag ->
    [no_spell] no spell
    [no_healing] no healing
    [no_conquest] no conquest
   *[no_fatigue] no fatigue
}

page-dl-choices = Choices
page-dl-spy = Perform and look at Combat card
page-dl-strike = { $monster }: { $attack ->
    [1] attack ({ $strength })
   *[other] { $name ->
        [slime] prevent conquest
        [troll] pay 1 food and hit for { $strength }
        [witch] hit twice for { $strength }
        [vampire] bite for { $strength } and come back
       *[other] other attack ({ $strength })
    }
}
page-dl-hint = { $kind ->
    [build] { $held ->
        [yes] Choose a tunnel for the room.
       *[no] Choose a room in the room shop.
    }
   *[attack] { $held ->
        [yes] Choose the target.
       *[no] Choose who attacks.
    }
}
page-dl-dummy = Dummy { $number }
page-dl-tile = { $at }: { $what }
page-dl-dummy-group = { $group ->
    [open] Open orders
    [pile] Orders still in the pile
   *[locked] Locked orders
}: { $orders }
page-dl-titles = Titles if the game ended now
page-dl-titles-won = Titles
page-dl-first = starting player
page-dl-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-dl-look = View dungeon

# What a room or a trap does: an explanation, and the preview of a move.
dl-explain-effect = { $part ->
    [first] First in line: { $number ->
        [one] { $number } wound.
       *[other] { $number } wounds.
    }
    [second] Second in line: { $number ->
        [one] { $number } wound.
       *[other] { $number } wounds.
    }
    [last] Last in line: { $number } more.
    [each] Everybody: { $number ->
        [one] { $number } wound.
       *[other] { $number } wounds.
    }
    [others] Everybody else: { $number ->
        [one] { $number } wound.
       *[other] { $number } wounds.
    }
    [target] An adventurer of your choice: { $number ->
        [one] { $number } wound.
       *[other] { $number } wounds.
    }
    [later] At the end of the round: { $number } more, which can’t be prevented.
    [full] First in line: wounds equal to their hit points.
    [no_conquest] No conquest and no fatigue this round.
   *[anti_magic] If it hits a wizard, the whole party casts no spell in this battle; if it hits a priest, nobody in the party heals.
}
dl-explain-room = { $name ->
    [henhouse] Produces 1 food with { dl-explain-workers } (once per season; twice in year 2).
    [mushroom-farm] Produces 1 food with { dl-explain-workers } (once per season; twice in year 2).
    [souvenir-shop] Produces 1 gold with { dl-explain-workers } (once per season; twice in year 2).
    [mint] Produces 1 gold with { dl-explain-workers } (once per season; twice in year 2).
    [workshop] Produces 1 trap card with { dl-explain-workers } (once per season; twice in year 2).
    [tool-shed] Digs 1 tunnel with { dl-explain-workers } (once per season; twice in year 2).
    [printing-house] Takes away 1 evilness with { dl-explain-workers } (once per season; twice in year 2).
    [magic-chamber] Brings 1 new imp, available at once, for { dl-explain-workers } and { $food } food (once per season; twice in year 2).
    [training-room] In a battle here, each attack of a goblin or troll deals 1 more wound.
    [dark-room] In a battle here, each attack of a witch or vampire deals 1 more wound.
    [labyrinth] In a battle here, you may lay two traps without paying for the room, but send only one monster.
    [anti-magic-room] In a battle here, no spells are cast.
    [cafeteria] At the end: 1 point for each of your goblins, trolls, slimes and witches.
    [chapel] At the end: 2 points for each of your vampires and ghosts.
    [pandemonium] At the end: 2 points for each of your golems, dragons and demons.
   *[pantheon] At the end: 2 points (1 with two or three players) for each title you hold alone.
}
dl-explain-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}

# The preview of a move.
page-dl-preview-after = Afterwards: { $gold } gold, { $food } food{ $imps ->
    [-1] {""}
    [one] , { $imps } imp
   *[other] , { $imps } imps
}, evilness { $evil }.
page-dl-preview-paladin = This will attract the paladin!
page-dl-preview-tile = { $monsters ->
    [one] One monster
   *[other] Up to { $monsters } monsters
} and { $traps ->
    [one] one trap
   *[other] { $traps } traps
} here{ $fee ->
    [0] .
   *[other] ; a trap costs { $fee } gold more.
}
page-dl-preview-line = Wounds, front to back: { $wounds }
page-dl-preview-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
page-dl-preview-cost = Costs { $cost }.

# Plans and what they lead to.
page-dl-lacking = { $count ->
    [one] Choose one more order.
   *[other] Choose { $count } more orders.
}
page-dl-plan-preview = What this plan leads to
page-dl-plan-preview-known = This is what happens
page-dl-plan-preview-unknown = { $all ->
    [one] Unknown Combat card ({ $all } possibility)
   *[other] Unknown Combat card ({ $all } possibilities)
}
page-dl-plan-preview-best = Your choices in the battle (attack, target, food) are taken as they turn out best in this round.
page-dl-left-out = { $what ->
    [trap] No trap
   *[monsters] No monsters
}
page-dl-plan-preview-jailed = prison
page-dl-plan-preview-end = { $end ->
    [conquered] The tile is conquered
    [held] Nothing is conquered
   *[beaten] The whole party is defeated
}
page-dl-plan-preview-some = In { $weight } of { $all ->
    [one] { $all } case
   *[other] { $all } cases
}: { $end ->
    [conquered] the tile is conquered
    [held] nothing is conquered
   *[beaten] the whole party is defeated
}
page-dl-victim = one of your monsters
page-dl-perform-blind = Perform without looking

# Who waits is told for whom and for what, by the phase.
page-wait-dl-phase-setup = Waiting for { $seats } to choose which order to keep.
page-wait-dl-phase-orders = Waiting for { $seats } to choose orders.
page-wait-dl-phase-execution = Waiting for { $seats } to execute an order.
page-wait-dl-phase-production = Waiting for { $seats } to use a room or take back an order.
page-wait-dl-phase-event = Waiting for { $seats } to settle the event.
page-wait-dl-phase-planning = Waiting for { $seats } to plan the battle.
page-wait-dl-phase-battle = Waiting for { $seats } to choose how to fight.
page-turn-dl-second-year-title = The second year begins
page-turn-dl-second-year = What you have stays. Stronger adventurers, monsters and other rooms come; a production room works twice a season.
