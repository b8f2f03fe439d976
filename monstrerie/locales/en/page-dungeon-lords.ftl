# The board of Dungeon Lords in the browser.

page-dl-parts = Parts of the board
page-dl-tab-land = Central board
page-dl-tab-battle = Battle
page-dl-tab-domain = My dungeon
page-dl-land = Central board: eight actions, tavern, room shop, evilness track
page-dl-mark = { $mark ->
    [gold] { $count } gold
    [food] { $count } food
    [evil] { $count } evilness
    [imps] { $count } imps
    [traps] { $count } traps
    [monsters] { $count } monsters
    [hp] { $count } hit points
    [disarm] { $count } disarming
    [heal] { $count } healing
    [magic] { $count } magic
    [better] { $count } evilness less
    [spy] look at a combat card
    [foreman] one of them is a foreman
    [troll] { $count } troll tokens
    [tired] { $count } fatigue
    [lock] locked
    [taxes] { $count } unpaid taxes
    [tunnel] { $count } tiles
    [paladin] paladin
    [strong] in battle
   *[other] { $mark } { $count }
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
   *[other] {" "}Brings { $got_food } food.
}{ $got_gold ->
    [0] {""}
   *[other] {" "}Brings { $got_gold } gold.
}{ $better ->
    [0] {""}
   *[other] {" "}{ $better } evilness less.
}{ $spy ->
    [yes] {" "}Look at a combat card.
   *[no] {""}
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $order ->
        [imps] { $imps } new imps.
       *[other] Up to { $imps } imps at work.
    }
}{ $foreman ->
    [yes] {" "}One of them is a foreman from outside.
   *[no] {""}
}{ $traps ->
    [0] {""}
   *[other] {" "}Draw { $traps } trap cards.
}{ $discard ->
    [0] {""}
   *[other] {" "}Then discard { $discard }.
}
page-dl-space-held = { $seat } stands here.
page-dl-space-dummy = A dummy’s minion stands here.
page-dl-evilness = The evilness track.
page-dl-evil-of = { $seat }: { $evil }.
page-dl-paladin = { $where ->
    [tent] The paladin waits at space { $step } for somebody so evil.
    [dungeon] The paladin is in front of the dungeon of { $seat }.
   *[gone] The paladin is gone.
}
page-dl-tavern = Tavern; { $left } monsters are still to come
page-dl-tavern-short = Tavern
page-dl-shop = Room shop; { $left } rooms are still to come
page-dl-shop-short = Room shop
page-dl-wage = { $gold ->
    [0] {""}
   *[other] { $gold } gold{" "}
}{ $food ->
    [0] {""}
   *[other] { $food } food{" "}
}{ $evil ->
    [0] {""}
   *[other] { $evil } evilness{" "}
}{ $traps ->
    [0] {""}
   *[other] { $traps } trap card{" "}
}{ $monsters ->
    [0] {""}
   *[other] one of your monsters
}
page-dl-monster-label = { $monster }, costs { $wage }
page-dl-room-label = { $room }{ $workers ->
    [0] {""}
   *[other] , { $workers } workers
}
page-dl-hero = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $class }: { $hp } hit points{ $wounds ->
    [0] {""}
   *[other] , { $wounds } wounds
}{ $disarm ->
    [0] {""}
   *[other] , prevents { $disarm } wounds from traps
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
   *[other] , costs { $imps } imp
}
page-dl-ground = { $at }: untouched earth
page-dl-tunnel = tunnel
page-dl-conquered = conquered
page-dl-digging = an imp digs
page-dl-mining = an imp mines
page-dl-used = { $uses ->
    [one] used this season
   *[other] used twice this season
}

page-dl-year = Year { $year }
page-dl-event-hidden = Not known yet
page-dl-holiday = holiday
page-dl-coming = On the way to you
page-dl-coming-next = Next season’s adventurers
page-dl-cards = Combat cards of the year
page-dl-card = Round { $round }: a spell needs { $magic } magic.
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
page-dl-nobody = Nobody at the entrance yet
page-dl-site = Construction site, 5 by 4
page-dl-domain = Dungeon of { $name }

page-dl-lair = Lair
page-dl-lair-empty = Only cobwebs. Hire somebody.
page-dl-wages = Wages on payday
page-dl-stunned = Stunned until the Combat is over.
page-dl-sent = Sent to the battle.
page-dl-traps = Trap store: { $count }
page-dl-traps-short = Trap store
page-dl-traps-empty = No traps.
page-dl-trap-down = A trap, face down
page-dl-laid = { $trap }, laid for this battle
page-dl-prison = Prison
page-dl-prison-empty = Plenty of room.
page-dl-desk = Desk
page-dl-imps = { $idle } of { $imps } imps are free
page-dl-trolls = { $tokens } troll tokens work in the rooms
page-dl-taxes = { $taxes } gold of taxes unpaid: minus points at the end
page-dl-orders = Orders of this season
page-dl-slot = Order { $position }: { $order }{ $executed ->
    [yes] , done
   *[no] {""}
}
page-dl-slot-empty = Order { $position }: none yet
page-dl-hand = Orders in hand
page-dl-hand-other = Orders this lord can have in hand
page-dl-drawn = Keep one of these:
page-dl-dummy-hand = Your dummy’s third order:
page-dl-locked = { $order } (locked this season)

page-dl-battle = Battle
page-dl-battle-of = { $seat } prepares for battle
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
    [conquered] Conquered!
    [held] The way was blocked
   *[beaten] The whole party is beaten
}
page-dl-fronts = Everybody’s front
page-dl-party-gone = Nobody left to fight.
page-dl-defence = Traps laid and monsters sent
page-dl-magic = The party has { $has } magic, the spell needs { $needs }.
page-dl-off = { $flag ->
    [no_spell] no spell
    [no_healing] no healing
    [no_conquest] no conquest
   *[no_fatigue] no fatigue
}

page-dl-choices = Choices
page-dl-spy = Perform, and look at card
page-dl-strike = { $monster }: { $attack ->
    [1] attack ({ $strength })
   *[other] { $name ->
        [slime] block the way
        [troll] eat and hit harder ({ $strength })
        [witch] two sparks ({ $strength })
        [vampire] bite and come back ({ $strength })
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
page-dl-dummy-group = { $group ->
    [open] Orders lying open
    [pile] Orders still in the pile
   *[locked] Locked orders
}
page-dl-titles = Titles, if the game ended now
page-dl-titles-won = Titles
page-dl-first = first
page-dl-points = { $points } pts
page-dl-look = Look in

page-dl-guess = A guess: nobody has told us what is printed on this card.
page-dl-about-order = { $name ->
    [food] Buy food from the farmers, or just take it and be thought worse of.
    [reputation] Be nice for once: some spaces down the evilness track, and perhaps a look at a combat card.
    [dig] Send imps to dig tunnels next to what you have. No block of two by two.
    [mine] Send imps into unconquered tunnels; each brings one gold.
    [imps] Feed new imps and they work for you.
    [traps] Draw trap cards.
    [monsters] Hire one monster or ghost of the tavern and pay its price. On payday it wants the same again.
   *[room] Build a room in place of a tunnel: in its zone, and not beside another room.
}
page-dl-about-event = { $name ->
    [payday] Every monster and ghost wants its wage again. Who isn’t paid leaves.
    [taxes] One gold for every two tiles of your dungeon. Every gold not paid costs points at the end.
   *[special] Something happens that only this year brings.
}
page-dl-about-monster = { $name ->
    [goblin] Hits the first in line for { $first }. If he falls, it hits the next for { $second }.
    [slime] Hits everybody for { $first }, or blocks the way: no conquest and no fatigue this round.
    [ghost] Hits anybody but the first in line for { $first }. A ghost is no monster: any number may be sent.
    [troll] Hits the first in line for { $first }; for 1 food, for { $second }. Also works in your rooms.
    [witch] Hits the first in line for { $first }, or any two targets for { $second } each.
    [vampire] Bites anybody but priests for { $first }; or for { $second }, and can fight again.
    [golem] Hits the first in line for { $first }, and can fight again in every round.
    [dragon] Hits everybody for { $first }, and nobody is healed this round.
    [demon] Hits anybody for { $first }; no conquest and no fatigue this round.
   *[sheep] It was something else a moment ago.
}
page-dl-about-room = { $name ->
    [henhouse] { $workers } workers bring 1 food each season.
    [mushroom-farm] { $workers } workers bring 1 food each season.
    [souvenir-shop] { $workers } workers bring 1 gold each season.
    [mint] { $workers } workers bring 1 gold each season.
    [workshop] { $workers } workers make 1 trap each season.
    [tool-shed] { $workers } workers dig 1 tunnel each season.
    [printing-house] { $workers } workers print good news: 1 evilness less each season.
    [magic-chamber] { $workers } workers and 1 food make a new imp, ready at once.
    [training-room] In a battle here goblins and trolls hit harder.
    [dark-room] In a battle here witches and vampires hit harder.
    [labyrinth] In a battle here two traps may be laid without paying for the room, but only one monster sent.
    [anti-magic-room] In a battle here no spells are cast.
    [cafeteria] Points at the end for goblins, trolls, slimes and witches.
    [chapel] Points at the end for vampires and ghosts.
    [pandemonium] Points at the end for golems, dragons and demons.
   *[pantheon] Points at the end for titles that are yours alone.
}
page-dl-about-hero = { $name ->
    [warrior] A warrior pushes to the front of the party.
    [thief] A thief prevents wounds from traps, as many as he has picks.
    [priest] A priest heals wounds after monsters have attacked.
    [wizard] A wizard brings magic: with enough of it the party casts the round’s spell.
    [paladin] The paladin stands first, prevents, heals and casts. Five points for whoever jails him.
   *[illusion] An illusion takes one wound and is gone.
}
page-dl-about-trap = { $name ->
    [kamikaze-imp] Goes off with a bang.
    [poisoned-meal] Whoever eats first, eats last.
   *[other] Laid in secret before the battle.
}
page-dl-effect = { $part ->
    [first] First in line: { $number } wounds.
    [second] Second in line: { $number } wounds.
    [last] Last in line: { $number } more.
    [each] Everybody: { $number }.
    [others] Everybody else: { $number }.
    [target] Whomever you choose: { $number }.
    [later] After the round: { $number } more, which nobody prevents.
    [full] First in line: as many wounds as he has hit points.
    [no_conquest] No conquest and no fatigue this round.
   *[anti_magic] A wizard hit casts no spell, a priest hit heals nobody.
}
page-dl-about-card = { $name ->
    [word-of-peace] Withdraw all monsters, or gain { $amount } evilness.
    [suggestion] Pay each monster sent once more, or withdraw it.
    [magic-shield] The next wounds are absorbed: { $amount }.
    [invisibility] Wizards go to the end of the line and can’t be harmed this round.
    [detect-evil] Gain { $amount } evilness.
    [fist-of-justice] Lose { $amount } imp.
    [detect-treasure] Lose { $amount } gold; without gold food, without food a trap.
    [fireball] A lot of noise, and nothing happens.
    [graffiti] Pay { $amount } gold, or owe it like a tax.
    [aura-of-fear] Choose a monster you sent: it goes back to the lair.
    [metamorphosis] Choose a monster you sent: it is a sheep this round.
    [blind-rage] Your monsters all just hit the first in line.
    [create-food] The first in line has { $amount } hit point more.
    [illusion] An illusion stands in front and takes a wound.
    [song-of-courage] No fatigue this round.
    [regeneration] Every adventurer loses { $amount } wound.
    [magic-key] A prisoner of this Combat comes back.
   *[dimensional-gate] Choose a monster you sent: it is gone for good.
}

# What the engine foretells of a move.
page-dl-preview-after = Then you have { $gold } gold, { $food } food{ $imps ->
    [-1] {""}
   *[other] , { $imps } imps
} and stand at { $evil }.
page-dl-preview-paladin = Evil enough for the paladin!
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
page-dl-preview-line = Wounds along the line: { $wounds }
page-dl-preview-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
page-dl-preview-cost = Costs{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } food
}{ $imps ->
    [0] {""}
   *[other] {" "}{ $imps } imp
}{ $workers ->
    [0] {""}
   *[other] {" "}{ $workers } workers
}

# Plans and what they lead to.
page-dl-lacking = { $count ->
    [one] One more order.
   *[other] { $count } more orders.
}
page-dl-forecast = What this plan leads to
page-dl-forecast-known = This is what happens
page-dl-forecast-unknown = The card is unknown: one of { $all }
page-dl-forecast-jailed = prison
page-dl-forecast-end = { $end ->
    [conquered] The tile is conquered
    [held] Nothing is conquered
   *[beaten] The whole party is beaten
}
page-dl-forecast-some = In { $weight } of { $all } cases: { $end ->
    [conquered] the tile is conquered
    [held] nothing is conquered
   *[beaten] the whole party is beaten
}
