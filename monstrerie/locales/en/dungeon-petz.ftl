# Dungeon Petz. Names come first: other messages refer to them, and share their arguments.

dungeon-petz = Dungeon Petz
dungeon-petz-about = Families of imps raise monster pets: buy them young, meet their needs, win exhibitions and sell to customers with a strange taste.

dp-pet = { $pet ->
    [snakitty] Snakitty
    [birdie] Birdie
    [direbunny] Direbunny
    [trollie] Trollie
    [wormie] Wormie
    [stegobully] Stegobully
    [dunguin] Dunguin
    [uni] Uni
    [stareplant] Stareplant
    [fiery-fairy] Fiery Fairy
    [cthulie] Cthulie
    [bubl] Bubl
    [snappy] Snappy
    [drago] Drago
    [fluffy] Fluffy
    [ghosty] Ghosty
    [baby-golem] Baby Golem
    [lifffard] Lifffard
   *[other] that pet
}
dp-of-pet = of { dp-pet }
dp-diet = { $diet ->
    [herbivore] herbivore
    [carnivore] carnivore
   *[omnivore] omnivore
}
dp-colour = { $colour ->
    [green] green
    [red] red
    [yellow] yellow
    [purple] purple
   *[other] no colour
}
dp-card = { $card ->
    [hunger] hunger
    [poop] poop
    [play] play
    [magic] magic
    [anger] anger
    [disease] disease
    [substitute] substitute
    [potion] potion
   *[other] unknown
}
dp-need = { $need ->
    [hunger] hunger
    [poop] poop
    [play] play
    [magic] magic
    [anger] anger
    [disease] disease
   *[potion] sleep
}
dp-space = { $space ->
    [vegetables] the vegetable stand
    [mixed] the mixed stand
    [meat] the meat stand
    [artifacts] the artifact tents
    [cage-1] the first cage space
    [cage-2] the second cage space
    [addon] the addon space
    [young-1] the first young pet space
    [young-2] the second young pet space
    [older] the older pet space
    [imps] the imp space
    [hospital] the hospital
    [judging] the judging space
    [platform] the platform
   *[other] a dummy space
}
dp-artifact-name = { $artifact ->
    [savage-feasts] Savage Feasts
    [monsters-i-have-battled] Monsters I Have Battled
    [fun-with-food] Fun with Food
    [messing-with-magic] Messing with Magic
    [crystal-ball] Crystal Ball
    [long-handled-shovel] Long-Handled Shovel
    [imp-armor] Imp Armor
    [employee-of-the-month] Employee of the Month
    [whip-of-obedience] Whip of Obedience
   *[magic-box] Magic Box
}
dp-artifact-help = { $artifact ->
    [crystal-ball] Before you draw Need Cards, exchange up to 3 cards of your hand for others of the same colours.
    [long-handled-shovel] While showing off, one idle imp may remove up to 2 manure, from occupied cages too.
    [imp-armor] Up to 2 idle imps a round each add 1 to the strength or antimagic of a cage, and are not hurt.
    [employee-of-the-month] Once a round one imp counts double for cleaning, playing, catching, shovelling or in armor.
    [whip-of-obedience] Half a point more in every exhibition.
    [magic-box] Holds one food token that is vegetable and meat at once and never spoils.
   *[book] One more Need Card in hand, of one of its two colours.
}
dp-exhibition-name = { $exhibition ->
    [arena] Arena
    [freestyle] Freestyle
    [moody-medley] Moody Medley
    [eating-contest] Eating Contest
    [beauty-pageant] Beauty Pageant
    [breeders-prize] Breeders' Prize
    [childrens-day] Children's Day
   *[magic-show] Magic Show
}
dp-exhibition-help = { $exhibition ->
    [arena] One pet: 2 for each anger, less 1 for each disease.
    [freestyle] One pet and one kind of need: 2 for each need of that kind, less 2 for each suffering token.
    [moody-medley] One pet: 2 for each different need, less 2 for each suffering token.
    [eating-contest] One pet: 2 for each hunger, fed or not, less 1 for each disease.
    [beauty-pageant] One pet: 1 for each card colour, less 1 for each suffering and mutation token and each manure in its cage.
    [breeders-prize] All pets: 2 for each pet, less 1 for each mutation token.
    [childrens-day] All pets: 2 for each play, less 2 for each mutation token and 1 for each manure in any cage.
   *[magic-show] All pets: 1 for each magic.
}
dp-customer-name = { $customer ->
    [farmer-troll] Farmer Troll
    [dungeon-mistress] Dungeon Mistress
    [dungeon-girl] Dungeon Girl
    [lich-lord] Lich Lord
    [warlock] Warlock
    [dungeon-master] Dungeon Master
    [dungeon-granny] Dungeon Granny
   *[porky-orky] Porky Orky
}
dp-food-name = { $food ->
    [vegetable-1] a fresh vegetable
    [vegetable-2] a vegetable from chamber 2
    [vegetable-3] a vegetable from chamber 3
    [vegetable-4] a vegetable from chamber 4
    [meat-1] fresh meat
    [meat-2] meat from chamber 2
    [meat-3] meat from chamber 3
    [box] the food on the Magic Box
   *[other] no food
}
dp-tile = strength { $strength }, antimagic { $antimagic }{ $graze ->
    [0] {""}
   *[other] , grazing
}{ $meat ->
    [0] {""}
   *[other] , meat
}{ $toy ->
    [0] {""}
   *[other] , toy
}{ $absorb ->
    [0] {""}
   *[other] , absorbs manure
}
dp-addon-kind = { $kind ->
    [strength] bars (strength +1)
    [antimagic] an antimagic charm (+1)
    [toy] a toy
    [meat] a meat feeder
    [graze] a grazing corner
   *[absorb] an absorbing floor
}
dp-group-of = { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
dp-some-imps = { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}

option-dungeon-petz-double = Double symbols
option-dungeon-petz-double-help = A card that doesn't show its deck's main need may be laid upside down, as that need and its own.
option-dungeon-petz-foresight = Foresight
option-dungeon-petz-foresight-help = How many exhibitions and customers are turned up at the start: one of each, two of each, or all.
option-dungeon-petz-foresight-basic = one of each
option-dungeon-petz-foresight-more = two of each
option-dungeon-petz-foresight-all = all of them
option-dungeon-petz-meat_stand = Advanced meat stand
option-dungeon-petz-meat_stand-help = Three pets that nobody bought leave something else on the meat stand than meat.
option-dungeon-petz-final_order = Final round order
option-dungeon-petz-final_order-help = In the last round of a game of four, turns go from the lowest reputation to the highest.
option-dungeon-petz-first = First player
option-dungeon-petz-first-help = Who starts the first round: chance decides, or the host begins.
option-dungeon-petz-first-random = chance decides
option-dungeon-petz-first-host = the host

dp-source-exhibitions = Exhibitions
dp-source-black-market = Black market
dp-source-platform = Platform sales
dp-source-lost-pets = Lost pets
dp-source-acumen = Business acumen
dp-source-display = Pet display

dp-phase-setup = Setup
dp-phase-grouping = Shopping: forming groups
dp-phase-shopping = Shopping: sending groups
dp-phase-arranging = Need cards: arranging the cages
dp-phase-needs = Need cards: drawing and assigning
dp-phase-showing = Showing off
dp-phase-business = Business: selling
dp-phase-working = Business: idle imps
dp-phase-aging = Aging
dp-phase-over = Final scoring

dp-prompt-gather = Form a group, the biggest first: how many imps? You have { dp-some-imps } at home and { $gold } gold.
dp-prompt-fund = How much gold goes with this group? Up to { $most }.
dp-prompt-send = A group of size { $size }: send it to a free space, or keep it home.
dp-prompt-take-cage = Choose a cage.
dp-prompt-take-addon = Choose an addon.
dp-prompt-take-pet = Choose a pet of size { $size }.
dp-prompt-study = Choose a book and its colour; you draw a card of it at once.
dp-prompt-place = Put the new cages and addons on your plots.
dp-prompt-house = Give every pet a cage, then confirm.
dp-prompt-exchange = Crystal Ball: put away up to { $left } more cards for others of the same colour.
dp-prompt-assign = Lay a { dp-colour } card on bar { $bar } of { dp-pet }.
dp-prompt-feed = { dp-pet } is hungry ({ $left } left): feed it, or let it suffer.
dp-prompt-play = Send an imp to a gap to play with the pets on both sides, or let them be bored.
dp-prompt-armor = Put an armored imp on the { $number ->
    [strength] strength
   *[antimagic] antimagic
} of a cage?
dp-prompt-catch = { dp-pet } tries to escape: send { dp-some-imps } to the hospital to catch it, or let it go?
dp-prompt-shovel = Remove manure with the Long-Handled Shovel?
dp-prompt-discard = Discard a { dp-colour } card for the potion.
dp-prompt-enter = Choose the pet for the { dp-exhibition-name }.
dp-prompt-sell = Sell a pet, on the black market or from the platform?
dp-prompt-work = Clean empty cages with idle imps, or let them earn gold.
dp-prompt-store = Put a food token on the empty Magic Box?
dp-prompt-over = The shops are closed.

dp-move-gather = Group { dp-some-imps }
dp-move-fund = Add { $gold } gold to the group
dp-move-ready = Form no more groups
dp-move-send = Send the group at exit { $exit } to { dp-space }
dp-move-send-named = Send { dp-group-of } from exit { $exit } to { dp-space }
dp-move-keep = Keep the group at exit { $exit } home
dp-move-keep-named = Keep { dp-group-of } of exit { $exit } home
dp-move-take-cage = Take the cage in pit { $pit }
dp-move-take-addon = Take { $place ->
    [1] the upper
   *[other] the lower
} addon
dp-move-take-pet = Take { dp-pet }
dp-move-study = Read { $book ->
    [savage-feasts] Savage Feasts
    [monsters-i-have-battled] Monsters I Have Battled
    [fun-with-food] Fun with Food
   *[messing-with-magic] Messing with Magic
} for { dp-colour } cards
dp-move-build = Build new cage { $cage } on plot { $plot }
dp-move-build-named = Build new cage { $cage } on plot { $plot }, where { dp-pet } lives
dp-move-attach = Put the new addon on plot { $plot }
dp-move-attach-named = Put the new addon on plot { $plot }, where { dp-pet } lives
dp-move-house = Put { dp-pet } in the cage on plot { $plot }
dp-move-release = Release { dp-pet }
dp-move-settle = Leave the pets where they are
dp-move-exchange = Exchange a { dp-colour } { dp-card } card
dp-move-stop-exchange = Exchange no more cards
dp-move-assign = Lay { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} on bar { $bar } of the pet on plot { $plot }
dp-move-assign-named = Lay { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} on bar { $bar } of { dp-pet }
dp-move-feed = Feed the pet on plot { $plot } with { dp-food-name }
dp-move-feed-named = Feed { dp-pet } with { dp-food-name }
dp-move-refuse = Let it go hungry
dp-move-entertain = Let { $employee ->
    [yes] the Employee of the Month
   *[no] an imp
} play at the { $gap ->
    [1] top
    [2] bottom
    [3] left
   *[4] right
} gap
dp-move-stop-play = Let nobody else play
dp-move-armor = Put { $employee ->
    [yes] the Employee of the Month in armor
   *[no] an armored imp
} on the { $number ->
    [strength] strength
   *[antimagic] antimagic
} of plot { $plot }
dp-move-armor-named = Put { $employee ->
    [yes] the Employee of the Month in armor
   *[no] an armored imp
} on the { $number ->
    [strength] strength
   *[antimagic] antimagic
} of the cage { dp-of-pet }
dp-move-no-armor = Use no armor now
dp-move-catch = Catch the pet of plot { $plot }{ $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
}
dp-move-catch-named = Catch { dp-pet }{ $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
}
dp-move-let-go = Let it go
dp-move-shovel = Shovel manure from plot { $plot }{ $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
}
dp-move-shovel-named = Shovel manure from the cage { dp-of-pet }{ $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
}
dp-move-no-shovel = Leave the shovel for now
dp-move-discard = Discard a { dp-colour } { dp-card } card
dp-move-enter = Enter the pet on plot { $plot }{ $need ->
    [hunger] {" "}for its hunger
    [poop] {" "}for its poop
    [play] {" "}for its play
    [magic] {" "}for its magic
    [anger] {" "}for its anger
    [disease] {" "}for its disease
    [potion] {" "}for its sleep
   *[other] {""}
}
dp-move-enter-named = Enter { dp-pet }{ $need ->
    [hunger] {" "}for its hunger
    [poop] {" "}for its poop
    [play] {" "}for its play
    [magic] {" "}for its magic
    [anger] {" "}for its anger
    [disease] {" "}for its disease
    [potion] {" "}for its sleep
   *[other] {""}
}
dp-move-sell = Sell the pet on plot { $plot } to { dp-customer-name } { $platform ->
    [yes] from the platform
   *[no] on the black market
}
dp-move-sell-named = Sell { dp-pet } to { dp-customer-name } { $platform ->
    [yes] from the platform
   *[no] on the black market
}
dp-move-no-sale = Sell nothing more
dp-move-clean = Clean plot { $plot }{ $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
}
dp-move-earn = Let all idle imps earn gold
dp-move-store = Put { dp-food-name } on the Magic Box
dp-move-no-store = Leave the Magic Box empty

dp-start = { $seat } starts.
dp-round = Round { $round } of { $rounds }; { $seat } goes first.
dp-exhibition = Exhibition of round { $round }: { dp-exhibition-name }.
dp-customer = Customer of round { $round }: { dp-customer-name }.
dp-neutral = A neutral imp blocks { dp-space }.
dp-stands = On the stands: { $vegetables ->
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
}; { $mixed_vegetables ->
    [one] { $mixed_vegetables } vegetable
   *[other] { $mixed_vegetables } vegetables
} and { $mixed_meat } meat; { $meat } meat{ $meat_vegetables ->
    [0] {""}
    [one] , { $meat_vegetables } vegetable
   *[other] , { $meat_vegetables } vegetables
}{ $meat_gold ->
    [0] {""}
   *[other] , { $meat_gold } gold
}.
dp-new-artifact = In the tents: { dp-artifact-name }.
dp-new-cages = { $count ->
    [one] { $count } cage is
   *[other] { $count } cages are
} for sale.
dp-new-pet = For sale: { dp-pet }, size { $size }.
dp-farm = Nobody bought { dp-pet }; the farm sends { $leaves ->
    [meat] meat
    [vegetable] a vegetable
    [gold] a gold coin
   *[nothing] nothing
}.
dp-neutral-pet = A neutral imp buys { dp-pet }.
dp-income = { $seat } receives { $gold } gold.
dp-ready = { $seat } is ready.
dp-grouped = Your group { $exit }: { dp-group-of }.
dp-groups = { $seat } shows { $count ->
    [0] no group
    [one] { $count } group
   *[other] { $count } groups
}.
dp-group = { $seat }, group { $exit }: { dp-group-of }.
dp-kept = { $seat } keeps { dp-group-of } home.
dp-sent = { $seat } sends { dp-group-of } to { dp-space }.
dp-food = { $seat } takes { $vegetables ->
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
} and { $meat } meat{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.
dp-artifact = { $seat } takes the artifact { dp-artifact-name }.
dp-cage = { $seat } takes a cage: { dp-tile }.
dp-addon = { $seat } takes an addon: { dp-addon-kind }.
dp-bought = { $seat } buys { dp-pet }, size { $size }.
dp-studied = { $seat } reads { dp-artifact-name } for { dp-colour } cards.
dp-drawn = You draw in { dp-colour }:{ $hunger ->
    [0] {""}
   *[other] {" "}hunger ×{ $hunger }
}{ $poop ->
    [0] {""}
   *[other] {" "}poop ×{ $poop }
}{ $play ->
    [0] {""}
   *[other] {" "}play ×{ $play }
}{ $magic ->
    [0] {""}
   *[other] {" "}magic ×{ $magic }
}{ $anger ->
    [0] {""}
   *[other] {" "}anger ×{ $anger }
}{ $disease ->
    [0] {""}
   *[other] {" "}disease ×{ $disease }
}{ $substitute ->
    [0] {""}
   *[other] {" "}substitute ×{ $substitute }
}
dp-draws = { $seat } draws { $count } { dp-colour } { $count ->
    [one] card
   *[other] cards
}.
dp-reshuffled = The { dp-colour } discard pile is shuffled into a new deck of { $cards }.
dp-invited = { $imps ->
    [0] No relative of { $seat } comes
    [one] { $imps } relative of { $seat } comes
   *[other] { $imps } relatives of { $seat } come
} to town.
dp-hospital = { $seat } takes a potion{ $imps ->
    [0] {""}
   *[other] {" "}and fetches { dp-some-imps } from the hospital
}.
dp-built = { $seat } builds a cage on plot { $plot }.
dp-attached = { $seat } puts an addon on plot { $plot }.
dp-housed = { $seat } puts { dp-pet } in the cage on plot { $plot }.
dp-settled = { $seat } has arranged the cages.
dp-lost = { $seat } loses { dp-pet }: { $cause ->
    [released] released
    [suffering] it suffered too much
    [mutation] it mutated into another dimension
   *[escape] it escaped
}{ $reputation ->
    [0] .
   *[other] , at the cost of { $reputation } reputation.
}
dp-exchanged = { $seat } exchanges a { dp-colour } { dp-card } card.
dp-assigned = You lay { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} on bar { $bar } of { dp-pet }.
dp-assigned-all = { $seat } has assigned all cards.
dp-revealed = { $seat }, { dp-pet }, bar { $bar }: { dp-colour } { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
}.
dp-shovelled = { $seat } shovels one manure from { $empty ->
    [yes] plot { $plot }
   *[no] the cage { dp-of-pet }
}.
dp-suffers = { dp-pet } of { $seat } suffers ({ $tokens }): { dp-need }.
dp-fed = { $seat } feeds { dp-pet } with { dp-food-name }.
dp-poops = { dp-pet } of { $seat } leaves { $manure ->
    [0] no manure: its cage absorbs it
   *[other] { $manure } manure
}.
dp-entertained = { $employee ->
    [yes] The Employee of the Month
   *[no] An imp
} of { $seat } plays at the { $gap ->
    [1] top
    [2] bottom
    [3] left
   *[4] right
} gap.
dp-armored = { $seat } puts an armored imp on the cage { dp-of-pet }: { $number ->
    [strength] strength
   *[antimagic] antimagic
} +{ $bonus }.
dp-mutates = { dp-pet } of { $seat } mutates ({ $tokens }).
dp-caught = { $seat } catches { dp-pet }; { dp-some-imps } hurt.
dp-discarded = { $seat } discards a { dp-colour } { dp-card } card for a potion.
dp-no-pet = { $seat } has no pet to enter.
dp-entered = { $seat } enters { dp-pet }{ $need ->
    [hunger] {" "}for its hunger
    [poop] {" "}for its poop
    [play] {" "}for its play
    [magic] {" "}for its magic
    [anger] {" "}for its anger
    [disease] {" "}for its disease
    [potion] {" "}for its sleep
   *[other] {""}
}.
dp-scored = { $seat } scores { $score }; the total is { $total }.
dp-award = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $reputation } reputation.
dp-sold = { $seat } sells { dp-pet } to { dp-customer-name } { $platform ->
    [yes] from the platform
   *[no] on the black market
}: { $reputation } reputation, { $gold } gold.
dp-no-sale = { $seat } sells nothing more.
dp-leaves = { dp-customer-name } leaves.
dp-earned = { $seat }'s idle imps earn { $gold } gold.
dp-cleaned = { $seat } cleans one manure away from plot { $plot }.
dp-stored = { $seat } puts { dp-food-name } on the Magic Box.
dp-spoiled = { $seat } throws { $food } spoiled food away.
dp-final = { $which ->
    [acumen] Business acumen
   *[display] Pet display
}, { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $reputation } reputation.
dp-over = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
} with { $reputation } reputation.

dp-refusal-group-now = Form your groups first: so many imps, or no more groups.
dp-refusal-no-imp = A group needs at least one imp.
dp-refusal-imps-home = You have { $home } imps at home, not { $imps }.
dp-refusal-descending = Groups stand from the biggest to the smallest: this one may have at most { $most } imps.
dp-refusal-fund-now = Say first how much gold goes with the group.
dp-refusal-descending-gold = Groups stand from the biggest to the smallest: this one may get at most { $most } gold.
dp-refusal-gold-home = You have { $home } gold at home, not { $gold }.
dp-refusal-send-now = Send a group to a space, or keep it home.
dp-refusal-no-group = There is no group of yours at exit { $exit }.
dp-refusal-not-due = Groups of size { $due } are due, not of size { $size }.
dp-refusal-dummy = Nobody may send a group to a dummy space.
dp-refusal-no-space = There is no space "{ $space }".
dp-refusal-neutral = A neutral imp blocks { dp-space } this round.
dp-refusal-occupied = { $owner_seat } is at { dp-space } already.
dp-refusal-two-imps = A cage takes two imps to carry; gold is no help.
dp-refusal-needs-gold = Pets cost gold: the group needs at least one coin.
dp-refusal-same-group = That group is like the one at exit { $exit }: send that one.
dp-refusal-take-cage = Take one of the cages in the pits.
dp-refusal-take-addon = Take one of the addons for sale.
dp-refusal-take-young = Take one of the pets of the lower row.
dp-refusal-take-older = Take one of the pets of the upper row.
dp-refusal-study = Choose one of the two colours of a book that you have just taken.
dp-refusal-no-plot = There is no plot { $plot }: plots are numbered 1 to 4.
dp-refusal-place-tiles = Put all new cages and addons on your plots first.
dp-refusal-no-cage = { dp-pet } has no cage yet: house it or release it.
dp-refusal-house-now = Move a pet, release one, or leave them where they are.
dp-refusal-not-your-pet = You have no such pet.
dp-refusal-plot-no-cage = There is no cage on plot { $plot }.
dp-refusal-moved = You have moved your pets { $most } times this round. Leave them where they are, or release one.
dp-refusal-cage-taken = The cage on plot { $plot } is taken: move or release its pet first.
dp-refusal-there-already = { dp-pet } is on plot { $plot } already.
dp-refusal-exchange-now = Put away up to { $most } cards with the Crystal Ball, or stop.
dp-refusal-exchange-potion = Potions can't be exchanged.
dp-refusal-not-in-hand = You have no { dp-colour } { dp-card } card in hand.
dp-refusal-assign-now = Lay a card on each bar of your pets first.
dp-refusal-other-bar = Bars are filled in order: bar { $bar } of the pet on plot { $plot } is next.
dp-refusal-no-potion = You have no potion.
dp-refusal-double-off = Double symbols are not played at this table.
dp-refusal-single = A { dp-colour } { dp-card } card has no double side.
dp-refusal-feed-now = { dp-pet } is hungry: feed it or let it suffer.
dp-refusal-feed-other = { dp-pet } is to be fed now.
dp-refusal-herbivore = { dp-pet } eats vegetables only.
dp-refusal-carnivore = { dp-pet } eats meat only.
dp-refusal-no-food = You don't have { dp-food-name }.
dp-refusal-play-now = Let an imp play with the pets, or stop.
dp-refusal-no-gap = There is no gap { $gap }: imps play at the top, bottom, left or right gap.
dp-refusal-nobody-plays = Nobody at gap { $gap } wants to play any more.
dp-refusal-no-employee = You don't have the Employee of the Month.
dp-refusal-employee-used = The Employee of the Month has done a job this round.
dp-refusal-employee-idle = An ordinary imp is enough here.
dp-refusal-armor-now = Use armor now, or don't.
dp-refusal-armor-number = Armor counts for magic or for anger, whichever is being handled.
dp-refusal-armor-useless = The cage on plot { $plot } needs no armor now.
dp-refusal-catch-now = Catch { dp-pet } with { dp-some-imps }, or let it go.
dp-refusal-catch-other = { dp-pet } is the one that tries to escape now.
dp-refusal-too-few = Catching takes { $imps } imps; you have { $home } available.
dp-refusal-shovel-now = Use the shovel, or leave it for now.
dp-refusal-no-manure = There is no manure on plot { $plot }.
dp-refusal-same-shoveller = The same imp goes on shovelling.
dp-refusal-discard = Discard a { dp-colour } card that you have in hand.
dp-refusal-enter-now = Choose the pet that you enter in the exhibition.
dp-refusal-no-pet = There is no pet of yours on plot { $plot }.
dp-refusal-name-need = In the Freestyle you name one kind of need.
dp-refusal-no-need = The { dp-exhibition-name } names no kind of need.
dp-refusal-sell-now = Sell a pet, or sell nothing more.
dp-refusal-no-customer = That customer is not here this round.
dp-refusal-too-small = { dp-pet } is too young: only pets of size { $least } or more are sold.
dp-refusal-served = { dp-customer-name } has bought a pet from you already.
dp-refusal-no-match = { dp-customer-name } doesn't like { dp-pet }: the match is { $score }.
dp-refusal-cannot-pay = You can't pay the customer who takes the mutant { dp-pet }.
dp-refusal-no-platform = You have no imp on the platform.
dp-refusal-platform-used = You have sold from the platform this round.
dp-refusal-work-now = Clean empty cages, or let the imps earn gold.
dp-refusal-clean-pet = { dp-pet } is in that cage: only empty cages are cleaned.
dp-refusal-store-now = Put a food token on the Magic Box, or leave it empty.

dp-puzzle-customers = Customer puzzle
dp-puzzle-customers-task = The last round. Dungeon Girl and Dungeon Mistress are here, and two of your imps wait on the platform. Sell your two pets for the most reputation.
dp-puzzle-customers-solution = Birdie goes to Dungeon Girl from the platform (3 × 4 = 12), Snakitty to Dungeon Mistress on the black market (2 × 2 = 4): { $reputation } reputation. Both pets are worth 3 gold, but Birdie's mutation costs 2: { $gold } gold. Only one sale a round can be made from the platform, so the other pairing is worse (9 + 6 = 15).
dp-puzzle-generated = Customer puzzle { $number } (level { $difficulty }): sell for as much reputation as your rival has.
dp-puzzle-customers-total = { $reputation } reputation and { $gold } gold.
dp-puzzle-goal = Reach { $reputation } reputation: as much as there is to be had.
dp-lesson-1 = A customer looks at the needs that a pet has shown this round: those they like count for it, those they dislike against it. The sum is the match; suffering takes off.
dp-lesson-2 = On the black market the match counts twice, from the platform three times. The platform takes an imp who waits there, and only one sale a round can be made from it.
dp-lesson-3 = A pet is sold once, and each of the two customers buys once. Look for the pair of sales with the highest sum, not for the best single sale.
dp-why-sale = It brings { $now } reputation now, and { $most } in all with what can follow.
dp-why-others = { $less ->
    [0] Another sale leads to as much reputation, but to no more gold.
   *[other] Any other sale ends at least { $less } lower.
}

# The table in a terminal.
dp-terminal-town = The town (○ free, ✖ a neutral imp; # strength, * antimagic, ♣ vegetables, ♠ meat, o toy, _ manure hole)
dp-terminal-cage = Cages
dp-terminal-addon = Addons
dp-terminal-older = Older pets
dp-terminal-young = Young pets
dp-terminal-vegetables = Vegetables
dp-terminal-mixed = Mixed
dp-terminal-meat = Meat
dp-terminal-artifacts = Artifacts
dp-terminal-imps = imps { $home } ({ $busy } busy, { $hospital } in hospital, { $platform } on platform)
dp-terminal-imps-place = Relatives
dp-terminal-hospital = Hospital
dp-terminal-judging = Judging
dp-terminal-platform = Platform
dp-terminal-reputation = reputation { $points }
dp-terminal-first = first
dp-terminal-groups = groups:
dp-terminal-hand = Hand
dp-terminal-suffering = suffering
dp-terminal-mutation = mutation
