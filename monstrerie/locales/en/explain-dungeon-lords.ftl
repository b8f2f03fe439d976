# What things are, told on demand: the page does not load this file.

dl-explain-guess = Our guess: we don’t know what is printed here.
dl-explain-order = { $name ->
    [food] Buy food, or take it and gain evilness.
    [reputation] Lose evilness; on spaces 1 and 3, also look at a Combat card.
    [dig] Send imps to dig tunnels next to your dungeon. You may never fill a 2×2 block.
    [mine] Send imps into unconquered tunnels; each brings 1 gold.
    [imps] Pay food (and gold on one space) to recruit imps.
    [traps] Draw trap cards.
    [monsters] Hire one monster or ghost from the tavern and pay its cost. On payday you pay it again.
   *[room] Replace a tunnel with a room from the room shop: in its zone, and not next to another room.
}
dl-explain-event = { $name ->
    [payday] Pay each monster and ghost its wage again, or let it go and gain 1 evilness.
    [taxes] Pay 1 gold for every two dungeon tiles (rounded up). Each gold you don’t pay costs 3 points at the end.
   *[special] A special event, different each year. It is revealed when its season begins.
}
dl-explain-monster = { $name ->
    [goblin] Hits the first adventurer for { $first }; if that defeats them, hits the next for { $second }.
    [slime] Hits everybody for { $first }, or prevents conquest: no conquest and no fatigue this round.
    [ghost] Hits anybody but the first in line for { $first }. Ghosts don’t count as monsters: send any number.
    [troll] Hits the first in line for { $first }; if you pay 1 food, for { $second }. Also works in your rooms.
    [witch] Hits the first in line for { $first }, or makes two hits of { $second } on anyone, even the same adventurer twice.
    [vampire] Hits anybody but priests for { $first }; or for { $second }, and can fight again.
    [golem] Hits the first in line for { $first }, and can fight again in every round.
    [dragon] Hits everybody for { $first }, and nobody is healed this round.
    [demon] Hits anybody for { $first }; no conquest and no fatigue this round. It costs one of your other monsters.
   *[sheep] A monster changed by a spell for this round.
}
dl-explain-hero = { $name ->
    [warrior] Always joins at the front of the party.
    [thief] Prevents trap wounds: one for each disarm symbol.
    [priest] Heals wounds after monsters have attacked.
    [wizard] Brings magic: with enough of it, the party casts the round’s spell.
    [paladin] Leads the party; disarms, heals and casts. Worth 5 points in your prison.
   *[illusion] Takes one wound and disappears.
}
dl-explain-trap = Laid face down before the battle, revealed in its first step.
dl-explain-card = { $name ->
    [word-of-peace] Withdraw all your monsters, or gain { $amount } evilness.
    [suggestion] Pay each monster you sent once more, or withdraw it.
    [magic-shield] Absorbs the next { $amount ->
        [one] wound.
       *[other] { $amount } wounds.
    }
    [invisibility] Wizards go to the end of the line and can’t be harmed this round.
    [detect-evil] Gain { $amount } evilness.
    [fist-of-justice] Lose { $amount ->
        [one] { $amount } imp.
       *[other] { $amount } imps.
    }
    [detect-treasure] Lose { $amount } gold; if you have none, as much food; if you have none, as many traps.
    [fireball] A lot of noise, but no effect.
    [graffiti] Pay { $amount } gold, or owe it as unpaid tax.
    [aura-of-fear] Choose a monster you sent: it goes back to the lair.
    [metamorphosis] Choose a monster you sent: it is a sheep this round.
    [blind-rage] All your monsters just hit the first in line.
    [create-food] The first in line gains { $amount ->
        [one] { $amount } hit point.
       *[other] { $amount } hit points.
    }
    [illusion] An illusion goes to the front and takes a wound.
    [song-of-courage] No fatigue this round.
    [regeneration] Every adventurer heals { $amount ->
        [one] { $amount } wound.
       *[other] { $amount } wounds.
    }
    [magic-key] A prisoner taken in this Combat comes back.
   *[dimensional-gate] Choose a monster you sent: it is gone permanently.
}
dl-explain-guess-fatigue = The fatigue of { $fatigue } is our guess; only the sum of all cards is known.
dl-explain-guess-timing = Whether this spell is fast or slow is our guess.

dl-explain-order-turns = { $order ->
    [monsters] The minion on space III chooses first, then II, then I.
    [room] The minion on space III chooses first, then II, then I.
   *[other] The minion on space I acts first, then II, then III.
}
dl-explain-order-locked = Locked: it can’t be ordered this season.
dl-explain-space-taken = { $taken ->
    [yes] Taken. The next minion here goes to a later space.
   *[no] Free. A minion takes the first free space of its action.
}
dl-explain-wage = Costs{ $gold ->
    [0] {""}
   *[other] { " " }{ $gold } gold
}{ $food ->
    [0] {""}
   *[other] { " " }{ $food } food
}{ $evil ->
    [0] {""}
   *[other] { " " }{ $evil } evilness
}{ $traps ->
    [0] {""}
    [one] { " " }{ $traps } trap card
   *[other] { " " }{ $traps } trap cards
}{ $monsters ->
    [0] {""}
   *[other] { " " }another monster of yours
} when hired, and again on payday.
dl-explain-monster-stunned = Stunned: it fights again after this Combat.
dl-explain-room-zone = It replaces a tunnel on one of the lit spaces, not beside another room.
dl-explain-room-conquered = Conquered: it does nothing any more and costs 2 points.
dl-explain-room-points = Each room that is not conquered is worth 2 points. Two monsters and one trap (for 1 gold more) may fight here.
dl-explain-ground = Ground
dl-explain-ground-dig = Not dug yet. Imps dig tunnels next to your dungeon; no 2×2 block may be filled.
dl-explain-tunnel = Tunnel
dl-explain-tunnel-use = One imp may mine 1 gold here each season, and a room may be built here. One trap and one monster may fight here.
dl-explain-tunnel-conquered = Conquered: nobody can mine or build here, and it costs 2 points.
dl-explain-trap-cost = { $gold ->
    [0] {""}
   *[other] Costs { $gold } gold.{ " " }
}{ $food ->
    [0] {""}
   *[other] Costs { $food } food.{ " " }
}{ $imps ->
    [0] {""}
    [one] Costs { $imps } imp.{ " " }
   *[other] Costs { $imps } imps.{ " " }
}In a room, 1 gold more.
dl-explain-hero-numbers = { $hp ->
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
}.
dl-explain-hero-points = Wounds equal to the hit points send them to your prison, worth 2 points.
dl-explain-hero-rank = Number { $rank } in strength: the strongest goes to the most evil lord.
dl-explain-card-unknown = Combat card of round { $round }
dl-explain-card-hidden = Face down. Improve reputation lets you look at one.
dl-explain-card-numbers = Round { $round }: { $fast ->
    [yes] a fast spell, before monsters attack
   *[no] a slow spell, after monsters attack
}. It needs { $magic } magic. Fatigue { $fatigue }.
dl-explain-card-magic = The party casts its spell with { $magic } magic or more.
dl-explain-event-unknown = Event of the season
dl-explain-event-hidden = Not known yet: payday, taxes or a special event. It is revealed a season before.
dl-explain-goods = Supplies
dl-explain-goods-pay = Orders, wages and traps are paid from here.
dl-explain-gold = Pays for spaces, monsters, traps in rooms, and taxes.
dl-explain-food = Pays for imps and many monsters. A troll hits harder for food.
dl-explain-imps = { $idle } available now. They dig, mine and work in rooms, once each per season.
dl-explain-troll = Each troll token works in a room like an imp. It neither digs nor mines.
dl-explain-evil = The most evil lord gets the strongest adventurer, and at { $step } the paladin.
dl-explain-taxes = Each gold of tax you did not pay costs 3 points at the end.
dl-explain-traps-count = Trap cards in store; only their owner knows which.
dl-explain-tunnel-count = Tiles not conquered. Every two tiles cost 1 gold of tax; conquered ones cost 2 points each.
dl-explain-hand = Orders in hand
dl-explain-hand-choose = Choose three for this season. The first comes back at once; the other two are locked next season.
dl-explain-slot = Order { $number }
dl-explain-slot-first = Orders are revealed together: all first ones, then all second ones, then all third ones.
dl-explain-slot-back = The first one, or one that was not executed, comes back to your hand.
dl-explain-lair = Lair
dl-explain-lair-use = Your monsters and ghosts. In a tunnel one monster fights, in a room two; ghosts always.
dl-explain-traps = Trap store
dl-explain-traps-use = One trap may be laid in each battle. Thieves weaken it.
dl-explain-prison = Prison
dl-explain-prison-points = Each adventurer here is worth 2 points, a paladin 5.
dl-explain-party = The party
dl-explain-party-order = In marching order. They attack the tiles closest to the entrance, one tile per round for four rounds.
dl-explain-party-strength = Together: { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
} left, disarms { $disarm }, heals { $heal }, { $magic } magic.
dl-explain-site = Construction site
dl-explain-site-use = Dig tunnels, build rooms. What adventurers conquer costs 2 points a tile.
dl-explain-tavern = Tavern
dl-explain-tavern-use = Monsters for hire this season. Those that stay leave for good.
dl-explain-shop = Room shop
dl-explain-shop-use = Rooms for sale this season. Those that stay leave for good.
dl-explain-evilness = Evilness track
dl-explain-evilness-use = Before Combat the nicest lord gets the weakest adventurer, the most evil one the strongest.
dl-explain-evilness-paladin = Whoever first reaches { $step } attracts the paladin.
dl-explain-seasons = Year { $year }
dl-explain-seasons-use = Four seasons of building, then Combat. After two years points are counted.
dl-explain-season-winter = A quiet season: no event, no adventurers.
dl-explain-season-other = An event, and one adventurer for each lord.
dl-explain-dummy = Dummy { $number }
dl-explain-dummy-use = A dummy’s minions take spaces but do nothing there.
dl-explain-wages = Wages on payday
dl-explain-wages-use = All your monsters together. Who is not paid leaves, for 1 evilness each.
dl-explain-first = Starting player
dl-explain-first-use = Places minions first. On ties of evilness this lord counts as the nicest.
dl-explain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dl-explain-points-now = As if the game ended now, titles included.
dl-explain-points-sources = Rooms, monsters, prisoners and titles count; conquered tiles and unpaid tax cost points.
dl-explain-title-gains = { $title ->
    [dark-deeds] Most evilness at the end.
    [rooms] Most rooms at the end.
    [tunnels] Most tunnels at the end.
    [monsters] Most monsters at the end; ghosts don’t count.
    [imps] Most imps at the end.
    [treasure] Most gold, food and traps together at the end.
   *[battle] Fewest conquered tiles at the end.
}
dl-explain-title-points = { $players ->
    [2] 2 points held alone, 1 if shared.
   *[other] 3 points held alone, 2 if shared.
}
dl-explain-step = { page-dl-step }
dl-explain-step-what = { $step ->
    [traps] The trap is revealed and wounds. Each disarm symbol prevents one of its wounds.
    [fast] With enough magic the party casts its spell, if it is a fast one.
    [monsters] The monsters and ghosts you sent attack, in an order of your choice.
    [slow] With enough magic the party casts its spell, if it is a slow one.
    [healing] Priests heal wounds, if any monster attacked.
   *[conquest] The party takes its fatigue and conquers the tile, if anybody is left.
}
dl-explain-fatigue = Fatigue
dl-explain-fatigue-what = So many wounds at the end of the round, the first in line first, before the tile is conquered.
dl-explain-magic = Magic
dl-explain-magic-what = The party has { $has }; the spell of this round needs { $needs }.
dl-explain-disarm = Disarm
dl-explain-disarm-what = Each symbol prevents one wound of a trap in this battle.
dl-explain-heal = Healing
dl-explain-heal-what = So many wounds are healed after monsters have attacked.
dl-explain-off = Not in this battle
dl-explain-off-what = A trap, a monster or a spell has switched this off for the round.

explain-dl-phase-setup = Of three orders drawn, you keep one; the other two are locked in the first season.
explain-dl-phase-orders = Everybody secretly chooses three orders, first to third.
explain-dl-phase-execution = Minions are placed as orders are revealed. Then the eight actions are carried out, from food to rooms.
explain-dl-phase-production = Imps that are still available work in rooms. Then orders come back: two stay locked.
explain-dl-phase-event = The event of the season. Then adventurers go to the lords, the strongest to the most evil one.
explain-dl-phase-planning = Choose the tile to fight on, a trap and monsters. The Combat card is revealed afterwards.
explain-dl-phase-battle = Trap, fast spell, monsters, slow spell, healing, conquest: lord after lord.
explain-dl-phase-over = Rooms, monsters, prisoners and titles count. Conquered tiles and unpaid tax cost points.
