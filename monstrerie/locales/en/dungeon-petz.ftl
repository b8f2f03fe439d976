# Dungeon Petz. Names come first: other messages refer to them, and share their arguments.

dungeon-petz = Dungeon Petz
dungeon-petz-about = Families of imps raise monster pets: buy them young, meet their needs, win exhibitions and sell them to dungeon lords.
dungeon-petz-how-to-1 = Send your imps to town in groups. The biggest groups go first and get the best.
dungeon-petz-how-to-2 = Buy young monsters, cages and food, and give each pet a home.
dungeon-petz-how-to-3 = Pets grow, and so do their needs: feed them, play with them, clean up, and keep their magic and anger in.
dungeon-petz-how-to-4 = Show them at exhibitions and sell them to customers who like what you raised. The most reputation wins.
dungeon-petz-round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
}
dungeon-petz-score = { $score } reputation

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
# Pets have a gender in French: "nourrissez-la".
dp-it = it
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
   *[other] unknown
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
   *[potion] potion
}
dp-for-need = { $need ->
    [hunger] {" "}for its hunger
    [poop] {" "}for its poop
    [play] {" "}for its play
    [magic] {" "}for its magic
    [anger] {" "}for its anger
    [disease] {" "}for its disease
    [potion] {" "}for its potions
   *[other] {""}
}
dp-space = { $space ->
    [vegetables] the vegetable stand
    [mixed] the mixed stand
    [meat] the meat stand
    [artifacts] the artifact tents
    [cage-1] the first cage-buying space
    [cage-2] the second cage-buying space
    [addon] the addon space
    [young-1] the first lower pet space
    [young-2] the second lower pet space
    [older] the upper pet space
    [imps] the relatives space
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
    [crystal-ball] Before drawing Need Cards, discard up to 3 cards and draw replacements from the same decks.
    [long-handled-shovel] During Showing Off, one available imp may remove up to 2 manure tokens, even from occupied cages.
    [imp-armor] Each round, up to 2 available imps each add 1 to the strength or antimagic of a cage. They are not hurt.
    [employee-of-the-month] Each round, one imp counts twice for one job: cleaning, entertaining, catching, shoveling or wearing armor.
    [whip-of-obedience] +½ in every exhibition (not in the final scoring).
    [magic-box] Holds one food token that counts as vegetable or meat and never spoils.
   *[book] One more Need Card in your hand, in one of its two colors.
}
dp-exhibition-name = { $exhibition ->
    [arena] Arena
    [freestyle] Freestyle
    [moody-medley] Moody Medley
    [eating-contest] Eating Contest
    [beauty-pageant] Beauty Pageant
    [breeders-prize] Breeders’ Prize
    [childrens-day] Children’s Day
   *[magic-show] Magic Show
}
dp-exhibition-help = { $exhibition ->
    [arena] One pet: 2 for each anger need, minus 1 for each disease need.
    [freestyle] One pet and one kind of need: 2 for each need of that kind, minus 2 for each suffering token. A potion counts as its own kind.
    [moody-medley] One pet: 2 for each different kind of need, minus 2 for each suffering token. A potion counts as its own kind.
    [eating-contest] One pet: 2 for each hunger need, fed or not, minus 1 for each disease need.
    [beauty-pageant] One pet: 1 for each card color, minus 1 for each suffering token, each mutation token and each manure token in its cage. A potion counts as its own color.
    [breeders-prize] All pets: 2 for each pet, minus 1 for each mutation token.
    [childrens-day] All pets: 2 for each play need, minus 2 for each mutation token and 1 for each manure token in any cage.
   *[magic-show] All pets: 1 for each magic need.
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
dp-to-customer = to { dp-customer-name }
dp-food-name = { $food ->
    [vegetable-1] a fresh vegetable
    [vegetable-2] a vegetable (chamber 2)
    [vegetable-3] a vegetable (chamber 3)
    [vegetable-4] a vegetable (chamber 4)
    [meat-1] fresh meat
    [meat-2] meat (chamber 2)
    [meat-3] meat (chamber 3)
    [box] the food on the Magic Box
   *[other] that food
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
   *[other] , absorbs { $absorb } manure
}
dp-addon-kind = { $kind ->
    [strength] bars (strength +1)
    [antimagic] an antimagic charm (+1)
    [toy] a toy
    [meat] a meat feeder
    [graze] a grazing patch
   *[absorb] an absorbent floor
}
dp-gap = { $gap ->
    [1] top
    [2] bottom
    [3] left
   *[4] right
}
dp-number = { $number ->
    [strength] strength
   *[antimagic] antimagic
}
dp-by-employee = { $employee ->
    [yes] {" "}with the Employee of the Month
   *[no] {""}
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
dp-some-reputation = { $reputation } reputation

option-dungeon-petz-double = Double symbols
option-dungeon-petz-double-help = A card that shows a need other than its deck’s main one may be played upside down to give both needs.
option-dungeon-petz-foresight = Foresight
option-dungeon-petz-foresight-help = How many exhibitions and customers are revealed at the start.
option-dungeon-petz-foresight-basic = one of each
option-dungeon-petz-foresight-more = two of each
option-dungeon-petz-foresight-all = all of them
option-dungeon-petz-meat_stand = Advanced meat stand
option-dungeon-petz-meat_stand-help = When Stareplant, Baby Golem or Ghosty goes to the farm, the meat stand gets a vegetable, 1 gold or nothing instead of meat.
option-dungeon-petz-final_order = Final round order
option-dungeon-petz-final_order-help = In the last round of a 4-player game, players act from lowest to highest reputation.
option-dungeon-petz-first = Starting player
option-dungeon-petz-first-help = Who starts the first round: a random player, a certain seat, or the host.
option-dungeon-petz-first-random = random
option-dungeon-petz-first-seat-1 = seat 1
option-dungeon-petz-first-seat-2 = seat 2
option-dungeon-petz-first-seat-3 = seat 3
option-dungeon-petz-first-seat-4 = seat 4
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
dp-phase-arranging = Need Cards: arranging cages
dp-phase-needs = Need Cards: drawing and assigning
dp-phase-showing = Showing off
dp-phase-business = Business: selling
dp-phase-working = Business: available imps
dp-phase-aging = Aging
dp-phase-over = Final scoring

dp-prompt-gather = How many imps go in this group, the biggest first? You have { dp-some-imps } and { $gold } gold at home.
dp-prompt-fund = How much gold goes with this group? (0 to { $most })
dp-prompt-send = Send a group of size { $size } to a free action space, or keep it at home.
dp-prompt-take-cage = Choose a cage.
dp-prompt-take-addon = Choose an addon.
dp-prompt-take-pet = Choose a pet of size { $size }.
dp-prompt-study = Choose a book and one of its colors. You draw a card of that color at once and hold one more of it every round.
dp-prompt-place = Put the new cages and addons on your plots.
dp-prompt-house = Give every pet its own cage, then confirm. A pet without a cage is lost.
dp-prompt-exchange = Crystal Ball: discard up to { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
} and draw replacements of the same color.
dp-prompt-assign = Assign one Need Card to each bar of your pets, in the color of the bar. A potion fits any bar.
dp-prompt-feed = { dp-pet } is hungry ({ $left } more to feed): feed { dp-it }, or give { dp-it } a suffering token.
dp-prompt-play = Place an imp in a gap to entertain the pets on both sides, or let them get bored (1 suffering token for each unmet play need).
dp-prompt-armor = Put an armored imp on a cage (+1 { dp-number })?
dp-prompt-catch = { dp-pet } is trying to escape: catch { dp-it } ({ $imps ->
    [one] { $imps } imp goes
   *[other] { $imps } imps go
} to the hospital), or let { dp-it } escape?
dp-prompt-shovel = Remove manure with the Long-Handled Shovel?
dp-prompt-discard = Discard a { dp-colour } card: your potion replaced one.
dp-prompt-enter = Choose the pet to enter: { dp-exhibition-name }.
dp-prompt-sell = Sell a pet on the black market (match score × 2) or from the platform (× 3)?
dp-prompt-work = Use your available imps: clean empty cages (up to 2 manure tokens each), or earn 1 gold each.
dp-prompt-store = Put a food token on your empty Magic Box?
dp-prompt-over = The shops are closed.

dp-move-gather = Form a group of { dp-some-imps }
dp-move-fund = { $gold ->
    [0] Add no gold to the group
   *[other] Add { $gold } gold to the group
}
dp-move-ready = Form no more groups
dp-move-send = Send the group at exit { $exit } to { dp-space }
dp-move-send-named = Send { dp-group-of } (exit { $exit }) to { dp-space }
dp-move-keep = Keep the group at exit { $exit } at home
dp-move-keep-named = Keep { dp-group-of } (exit { $exit }) at home
dp-move-take-cage = Take cage { $pit }
dp-move-take-cage-named = Take cage { $pit }: { dp-tile }
dp-move-take-addon = Take addon { $place }
dp-move-take-addon-named = Take addon { $place }: { dp-addon-kind }
dp-move-take-pet = Take { dp-pet }
dp-move-take-pet-named = Take { dp-pet } ({ dp-diet })
dp-move-study = Choose { dp-colour } for { $book ->
    [savage-feasts] Savage Feasts
    [monsters-i-have-battled] Monsters I Have Battled
    [fun-with-food] Fun with Food
   *[messing-with-magic] Messing with Magic
}
dp-move-build = Build the new cage on plot { $plot }
dp-move-build-named = Build the new cage ({ dp-tile }) on plot { $plot }{ $pet ->
    [none] {""}
   *[other] , where { dp-pet } lives
}
dp-move-attach = Put the new addon on plot { $plot }
dp-move-attach-named = Put { dp-addon-kind } on plot { $plot }{ $pet ->
    [none] {""}
   *[other] , where { dp-pet } lives
}
dp-move-house = Put { dp-pet } in the cage on plot { $plot }
dp-move-release = Release { dp-pet }
dp-move-settle = Keep the pets where they are
dp-move-exchange = Discard { dp-colour } { dp-card }
dp-move-stop-exchange = Discard no more cards
dp-move-assign = Assign { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} to bar { $bar } of the pet on plot { $plot }
dp-move-assign-named = Assign { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} to bar { $bar } of { dp-pet }
dp-move-feed = Feed the pet on plot { $plot } { dp-food-name }
dp-move-feed-named = Feed { dp-pet } { dp-food-name }
dp-move-refuse = Don’t feed it (+1 suffering)
dp-move-entertain = Entertain at the { dp-gap } gap{ dp-by-employee }
dp-move-stop-play = Entertain no more pets
dp-move-armor = Put { $employee ->
    [yes] the Employee of the Month in armor (+2 { dp-number })
   *[no] an armored imp (+1 { dp-number })
} on the cage on plot { $plot }
dp-move-armor-named = Put { $employee ->
    [yes] the Employee of the Month in armor (+2 { dp-number })
   *[no] an armored imp (+1 { dp-number })
} on the cage { dp-of-pet }
dp-move-no-armor = Use no armor now
dp-move-catch = Catch the pet on plot { $plot }{ dp-by-employee }
dp-move-catch-named = Catch { dp-pet }{ dp-by-employee }
dp-move-let-go = Let it escape
dp-move-shovel = Shovel manure from plot { $plot }{ dp-by-employee }
dp-move-shovel-named = Shovel manure from the cage { dp-of-pet }{ dp-by-employee }
dp-move-no-shovel = Don’t use the shovel now
dp-move-discard = Discard { dp-colour } { dp-card }
dp-move-enter = Enter the pet on plot { $plot }{ dp-for-need }
dp-move-enter-named = Enter { dp-pet }{ dp-for-need }
dp-move-sell = Sell the pet on plot { $plot } { dp-to-customer } { $platform ->
    [yes] from the platform
   *[no] on the black market
}
dp-move-sell-named = Sell { dp-pet } { dp-to-customer } { $platform ->
    [yes] from the platform
   *[no] on the black market
}
dp-move-no-sale = Finish selling
dp-move-clean = Clean plot { $plot }{ dp-by-employee }
dp-move-earn = Earn gold with all available imps
dp-move-store = Put { dp-food-name } on the Magic Box
dp-move-no-store = Leave the Magic Box empty

# What a move brings, in short, beside it in a terminal.
dp-short = {""}{ $reputation ->
    [0] {""}
   *[other] · { $reputation_sign }{ $reputation } reputation{" "}
}{ $gold ->
    [0] {""}
   *[other] · { $gold_sign }{ $gold } gold{" "}
}{ $shows ->
    [no] {""}
   *[yes] · exhibition score { $exhibition }{" "}
}{ $vegetables ->
    [0] {""}
    [one] · { $vegetables_sign }{ $vegetables } vegetable{" "}
   *[other] · { $vegetables_sign }{ $vegetables } vegetables{" "}
}{ $meat ->
    [0] {""}
   *[other] · { $meat_sign }{ $meat } meat{" "}
}{ $potions ->
    [0] {""}
    [one] · { $potions_sign }{ $potions } potion{" "}
   *[other] · { $potions_sign }{ $potions } potions{" "}
}{ $hospital ->
    [0] {""}
    [one] · { $hospital_sign }{ $hospital } imp in the hospital{" "}
   *[other] · { $hospital_sign }{ $hospital } imps in the hospital{" "}
}{ $suffering ->
    [0] {""}
   *[other] · { $suffering_sign }{ $suffering } suffering{" "}
}{ $mutation ->
    [0] {""}
    [one] · { $mutation_sign }{ $mutation } mutation token{" "}
   *[other] · { $mutation_sign }{ $mutation } mutation tokens{" "}
}{ $manure ->
    [0] {""}
   *[other] · { $manure_sign }{ $manure } manure{" "}
}{ $lost ->
    [0] {""}
    [one] · at least { $lost } pet lost{" "}
   *[other] · at least { $lost } pets lost{" "}
}

dp-start = { $seat } is the starting player.
dp-round = Round { $round } of { $rounds }. { $seat } is the starting player.
dp-exhibition = Exhibition of round { $round }: { dp-exhibition-name }.
dp-customer = Customer of round { $round }: { dp-customer-name }.
dp-neutral = A neutral imp blocks { dp-space }.
dp-stands = Vegetable stand: { $vegetables ->
    [0] empty
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
}; mixed stand: { $mixed_vegetables ->
    [one] { $mixed_vegetables } vegetable
   *[other] { $mixed_vegetables } vegetables
}, { $mixed_meat } meat; meat stand: { $meat } meat{ $meat_vegetables ->
    [0] {""}
    [one] , { $meat_vegetables } vegetable
   *[other] , { $meat_vegetables } vegetables
}{ $meat_gold ->
    [0] {""}
   *[other] , { $meat_gold } gold
}.
dp-new-artifact = In the artifact tents: { dp-artifact-name }.
dp-new-cage = A cage is for sale: { dp-tile }.
dp-new-addon = An addon is for sale: { dp-addon-kind }.
dp-new-pet = For sale: { dp-pet }, size { $size }.
dp-farm = Nobody bought { dp-pet }, so it goes to the farm: { $leaves ->
    [meat] 1 meat is added to the meat stand.
    [vegetable] 1 vegetable is added to the meat stand.
    [gold] 1 gold is added to the meat stand.
   *[nothing] nothing is added to the meat stand.
}
dp-neutral-pet = A neutral imp buys { dp-pet }.
dp-income = { $seat } receives { $gold } gold.
dp-ready = { $seat } has finished forming groups.
dp-grouped = Your group { $exit }: { dp-group-of }.
dp-groups = { $seat } reveals { $count ->
    [0] no groups
    [one] { $count } group
   *[other] { $count } groups
}.
dp-group = { $seat }’s group { $exit }: { dp-group-of }.
dp-kept = { $seat } keeps { dp-group-of } at home.
dp-sent = { $seat } sends { dp-group-of } to { dp-space }.
dp-food = { $seat } takes{ $all ->
    [0] {" "}nothing: the stand is empty
   *[other] { $vegetables ->
        [0] {""}
        [one] {" "}{ $vegetables } vegetable
       *[other] {" "}{ $vegetables } vegetables
    }{ $meat ->
        [0] {""}
       *[other] { $vegetables ->
            [0] {" "}
           *[other] {" "}and{" "}
        }{ $meat } meat
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
}.
dp-artifact = { $seat } takes an artifact: { dp-artifact-name }.
dp-cage = { $seat } takes a cage: { dp-tile }.
dp-addon = { $seat } takes an addon: { dp-addon-kind }.
dp-bought = { $seat } buys { dp-pet }, size { $size }.
dp-studied = { $seat } chooses { dp-colour } for { dp-artifact-name }.
dp-drawn = You draw { dp-colour } cards:{ $hunger ->
    [0] {""}
   *[other] { $first ->
        [hunger] {" "}
       *[other] ,{" "}
    }hunger ×{ $hunger }
}{ $poop ->
    [0] {""}
   *[other] { $first ->
        [poop] {" "}
       *[other] ,{" "}
    }poop ×{ $poop }
}{ $play ->
    [0] {""}
   *[other] { $first ->
        [play] {" "}
       *[other] ,{" "}
    }play ×{ $play }
}{ $magic ->
    [0] {""}
   *[other] { $first ->
        [magic] {" "}
       *[other] ,{" "}
    }magic ×{ $magic }
}{ $anger ->
    [0] {""}
   *[other] { $first ->
        [anger] {" "}
       *[other] ,{" "}
    }anger ×{ $anger }
}{ $disease ->
    [0] {""}
   *[other] { $first ->
        [disease] {" "}
       *[other] ,{" "}
    }disease ×{ $disease }
}{ $substitute ->
    [0] {""}
   *[other] { $first ->
        [substitute] {" "}
       *[other] ,{" "}
    }substitute ×{ $substitute }
}.
dp-draws = { $seat } draws { $count } { dp-colour } { $count ->
    [one] card
   *[other] cards
}.
dp-reshuffled = The { dp-colour } discard pile is shuffled into a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
dp-invited = { $seat } invites { $imps ->
    [0] no relatives: nobody is left to come
    [one] { $imps } relative
   *[other] { $imps } relatives
}.
dp-hospital = { $seat } { $potion ->
    [yes] takes a potion
   *[no] finds no potion left
}{ $imps ->
    [0] {""}
   *[other] {" "}and picks up { dp-some-imps } from the hospital
}.
dp-built = { $seat } builds a cage on plot { $plot }.
dp-attached = { $seat } puts an addon on plot { $plot }.
dp-housed = { $seat } puts { dp-pet } in the cage on plot { $plot }.
dp-settled = { $seat } has arranged the cages.
dp-lost = { $cause ->
    [released] { $seat } releases { dp-pet }
    [suffering] { $seat }’s { dp-pet } dies of suffering
    [mutation] { $seat }’s { dp-pet } vanishes into another dimension
   *[escape] { $seat }’s { dp-pet } escapes
}{ $reputation ->
    [0] .
   *[other] ; { $seat } loses { $reputation } reputation.
}
dp-exchanged = { $seat } exchanges a { dp-colour } { dp-card } card.
dp-assigned = You assign { dp-card }{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
} to bar { $bar } of { dp-pet }.
dp-assigned-all = { $seat } has assigned all cards.
dp-revealed = { $seat }’s { dp-pet }, bar { $bar }: { $card ->
    [potion] a potion
   *[other] { dp-colour } { dp-card }
}{ $double ->
    [yes] {" "}(both needs)
   *[no] {""}
}.
dp-shovelled = { $seat } shovels 1 manure from { $empty ->
    [yes] plot { $plot }
   *[no] the cage { dp-of-pet }
}.
dp-suffers = { $seat }’s { dp-pet } gets { $tokens ->
    [one] { $tokens } suffering token
   *[other] { $tokens } suffering tokens
} for { dp-need } (now { $total }).
dp-fed = { $seat } feeds { dp-pet } { dp-food-name }.
dp-poops = { $manure ->
    [0] { $seat }’s { dp-pet } poops, but the cage absorbs it
   *[other] { $seat }’s { dp-pet } leaves { $manure } manure
}.
dp-entertained = { $seat } places { $employee ->
    [yes] the Employee of the Month
   *[no] an imp
} at the { dp-gap } gap to entertain.
dp-armored = { $seat } puts an armored imp on the cage { dp-of-pet }: { dp-number } +{ $bonus }.
dp-mutates = { $seat }’s { dp-pet } gets { $tokens ->
    [one] { $tokens } mutation token
   *[other] { $tokens } mutation tokens
} (now { $total }).
dp-caught = { $seat } catches { dp-pet }; { $imps ->
    [one] { $imps } imp goes
   *[other] { $imps } imps go
} to the hospital.
dp-discarded = { $seat } discards a { dp-colour } { dp-card } card for a potion.
dp-no-pet = { $seat } has no pet to enter and does not take part{ $judge ->
    [0] {""}
    [one] ; the judge’s { $judge } point is void
   *[other] ; the judge’s { $judge } points are void
}.
dp-entered = { $seat } enters { dp-pet }{ dp-for-need }.
dp-scored = { $seat } scores { $score } in the exhibition (total { $total }).
dp-award = { dp-exhibition-name }: { $seat } gains { $reputation } reputation (exhibition score { $total }).
dp-sold = { $seat } sells { dp-pet } { dp-to-customer } { $platform ->
    [yes] from the platform
   *[no] on the black market
} for { dp-some-reputation } (match score { $match } × { $times }){ $paid ->
    [0] {" "}and { $gold } gold
   *[other] , but has to pay { $paid } gold
}.
dp-no-sale = { $sold ->
    [yes] { $seat } sells nothing more.
   *[no] { $seat } sells nothing.
}
dp-leaves = { dp-customer-name } leaves.
dp-earned = { $seat }’s available imps earn { $gold } gold.
dp-cleaned = { $seat } cleans 1 manure away from plot { $plot }.
dp-stored = { $seat } puts { dp-food-name } on the Magic Box.
dp-grows = { $seat }’s { dp-pet } grows to size { $size }.
dp-ages = { $seat }’s food ages: { $food ->
    [one] { $food } token moves
   *[other] { $food } tokens move
} on to the next chamber.
dp-spoiled = { $seat } throws away { $food } spoiled food.
dp-home = { $imps ->
    [0] No imp comes home to { $seat }
    [one] { $imps } imp comes home to { $seat }
   *[other] { $imps } imps come home to { $seat }
}{ $waiting ->
    [0] {""}
    [one] ; { $waiting } waits on the platform
   *[other] ; { $waiting } wait on the platform
}.
dp-final = { $which ->
    [acumen] Business acumen
   *[display] Pet display
}: { $seat } scores { $total } and { $loses ->
    [yes] loses { $amount } reputation
   *[no] gains { $amount } reputation
}.
dp-over = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
} with { $reputation } reputation.

dp-refusal-group-now = Form your groups first: choose a number of imps, or form no more groups.
dp-refusal-no-imp = A group needs at least one imp.
dp-refusal-imps-home = You have only { $home ->
    [one] { $home } imp
   *[other] { $home } imps
} at home.
dp-refusal-descending = Groups must go from biggest to smallest (imps and gold together): this one may have at most { $most ->
    [one] { $most } imp
   *[other] { $most } imps
}.
dp-refusal-fund-now = Choose first how much gold goes with the group.
dp-refusal-descending-gold = Groups must go from biggest to smallest (imps and gold together): this one may get at most { $most } gold.
dp-refusal-gold-home = You have only { $home } gold at home.
dp-refusal-send-now = Send a group to a space, or keep it at home.
dp-refusal-no-group = You have no group at exit { $exit }.
dp-refusal-not-due = It is the turn of groups of size { $due }, not { $size }.
dp-refusal-dummy = Groups can’t be sent to a dummy space. Choose an action space.
dp-refusal-no-space = There is no such action space.
dp-refusal-neutral = A neutral imp blocks { dp-space } this round.
dp-refusal-occupied = { $owner_seat } is already at { dp-space }.
dp-refusal-two-imps = You need two imps to carry a cage; gold doesn’t help.
dp-refusal-needs-gold = Pets cost gold: the group needs at least 1 gold.
dp-refusal-same-group = That group is identical to the one at exit { $exit }. Send that one instead.
dp-refusal-take-cage = Take one of the cages for sale.
dp-refusal-take-addon = Take one of the addons for sale.
dp-refusal-take-young = Take one of the size-2 pets (lower row).
dp-refusal-take-older = Take one of the size-3 pets (upper row).
dp-refusal-study = Choose one of the two colors of a book you have just taken.
dp-refusal-no-plot = There is no plot { $plot }: plots are numbered 1 to 4.
dp-refusal-place-tiles = Put all new cages and addons on your plots first.
dp-refusal-no-cage = { dp-pet } has no cage yet: give { dp-it } one, or release { dp-it }.
dp-refusal-house-now = Move a pet, release one, or keep them where they are.
dp-refusal-not-your-pet = You have no such pet.
dp-refusal-plot-no-cage = There is no cage on plot { $plot }.
dp-refusal-moved = You have moved your pets { $most ->
    [one] { $most } time
   *[other] { $most } times
} this round, and that is enough. Keep them where they are, or release one.
dp-refusal-cage-taken = The cage on plot { $plot } is taken: move or release its pet first.
dp-refusal-there-already = { dp-pet } is already on plot { $plot }.
dp-refusal-exchange-now = Exchange up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
} with the Crystal Ball, or stop.
dp-refusal-exchange-potion = Potions can’t be exchanged.
dp-refusal-not-in-hand = You have no { dp-colour } { dp-card } card in hand.
dp-refusal-assign-now = Assign a card to each bar of your pets first.
dp-refusal-other-bar = Bars are filled in order: bar { $bar } of the pet on plot { $plot } is next.
dp-refusal-no-potion = You have no potion.
dp-refusal-double-off = This table plays without double symbols.
dp-refusal-single = A { dp-colour } { dp-card } card has no double symbol.
dp-refusal-feed-now = { dp-pet } is hungry: feed { dp-it }, or give { dp-it } a suffering token.
dp-refusal-feed-other = It is { dp-pet } that must be fed now.
dp-refusal-herbivore = { dp-pet } eats only vegetables.
dp-refusal-carnivore = { dp-pet } eats only meat.
dp-refusal-no-food = You don’t have { dp-food-name } in your food storage.
dp-refusal-play-now = Entertain the pets with an imp, or stop.
dp-refusal-no-gap = Imps entertain at the top, bottom, left or right gap.
dp-refusal-nobody-plays = No pet at the { dp-gap } gap wants to play any more.
dp-refusal-no-employee = You don’t have the Employee of the Month.
dp-refusal-employee-used = The Employee of the Month has already worked this round.
dp-refusal-employee-idle = An ordinary imp is enough here.
dp-refusal-armor-now = Use armor now, or don’t.
dp-refusal-armor-number = You can armor only the number that is being checked now: strength for anger, antimagic for magic.
dp-refusal-armor-useless = The cage on plot { $plot } needs no armor now.
dp-refusal-catch-now = Catch { dp-pet } with { dp-some-imps }, or let { dp-it } escape.
dp-refusal-catch-other = It is { dp-pet } that is trying to escape now.
dp-refusal-too-few = Catching { dp-it } takes { dp-some-imps }; you have only { $home } available.
dp-refusal-shovel-now = Use the shovel, or leave it for now.
dp-refusal-no-manure = There is no manure on plot { $plot }.
dp-refusal-same-shoveller = The imp who started shoveling must continue.
dp-refusal-discard = Discard a { dp-colour } card from your hand.
dp-refusal-enter-now = Choose the pet you enter in the exhibition.
dp-refusal-no-pet = You have no pet on plot { $plot }.
dp-refusal-name-need = For Freestyle, choose one kind of need.
dp-refusal-no-need = You choose a kind of need only in Freestyle.
dp-refusal-sell-now = Sell a pet, or finish selling.
dp-refusal-no-customer = That customer is not here this round.
dp-refusal-too-small = { dp-pet } is too young: only pets of size { $least } or larger can be sold.
dp-refusal-served = { dp-customer-name } has already bought a pet from you.
dp-refusal-no-match = { dp-customer-name } doesn’t want { dp-pet }: the match score is { $score }, and it must be above 0.
dp-refusal-cannot-pay = You would have to pay { dp-customer-name } { $cost } gold to take the mutant { dp-pet }, but you have only { $gold }.
dp-refusal-no-platform = You have no imp on the platform.
dp-refusal-platform-used = You have already sold a pet from the platform this round.
dp-refusal-work-now = Clean empty cages, or let the imps earn gold.
dp-refusal-clean-pet = { dp-pet } is in that cage: only empty cages can be cleaned.
dp-refusal-store-now = Put a food token on the Magic Box, or leave it empty.

dp-puzzle-customers = Customer puzzle
dp-puzzle-customers-task = It is the last round. Dungeon Girl and Dungeon Mistress are here, and two of your imps wait on the platform. Sell your two pets for the most reputation.
dp-puzzle-customers-solution = Sell Birdie to Dungeon Girl from the platform (3 × 4 = 12) and Snakitty to Dungeon Mistress on the black market (2 × 2 = 4): { $reputation } reputation. Both pets are worth 3 gold, but Birdie’s mutation costs 2: { $gold } gold. Only one sale a round can be made from the platform, so the other pairing brings less (9 + 6 = 15).
dp-puzzle-generated = Customer puzzle { $number } (level { $difficulty }): sell for at least as much reputation as your rival.
dp-puzzle-customers-total = { $reputation } reputation and { $gold } gold.
dp-course-customers = Sales
dp-course-customers-text = The last customers are here: which pet goes to whom, and from where?
dp-course-cards = Need Cards
dp-course-cards-text = Which card on which bar, and then who is fed and played with? The pets should suffer as little as can be.
dp-cards-puzzle = Need Cards, lesson { $number }
dp-cards-generated = Need Cards, puzzle { $number } (level { $difficulty })
dp-cards-goal = { $harm ->
    [0] No pet may get a suffering or mutation token.
    [one] Only one suffering or mutation token is allowed on your pets.
   *[other] No more than { $harm } suffering and mutation tokens are allowed on your pets.
} Each token counts 1, a lost pet { $lost }.
dp-cards-outcome = { $harm ->
    [0] No pet suffers.
    [one] It cost one token.
   *[other] It cost { $harm } tokens.
}
dp-cards-why = { $harm ->
    [0] Then no pet need suffer
    [one] Then one token is enough
   *[other] Then { $harm } tokens are enough
}{ $more ->
    [0] .
    [one] ; anything else costs at least one more.
   *[other] ; anything else costs at least { $more } more.
}
dp-cards-lesson-1-1 = Each bar takes a card of its color. What the symbols of the cage answer costs nothing: put magic where antimagic is, anger where the cage is solid.
dp-cards-lesson-1-2 = Every card that isn’t answered is a token. Cards left in your hand do no harm.
dp-cards-lesson-2-1 = Food and imps are for all pets together. Count what you have before you assign hunger and play.
dp-cards-lesson-2-2 = A herbivore eats no meat, and a carnivore no vegetables; an omnivore eats both.
dp-cards-lesson-3-1 = Manure makes trouble only when disease comes, too: keep these cards on different pets.
dp-cards-lesson-3-2 = An imp who catches a pet can’t play. Decide first whom you need for what.
dp-course-shows = Exhibitions
dp-course-shows-text = The same in a round with an exhibition: what does it count, and what harm is worth it?
dp-shows-puzzle = Exhibitions, lesson { $number }
dp-shows-generated = Exhibitions, puzzle { $number } (level { $difficulty })
dp-shows-goal = { dp-exhibition-name }: come to { $points ->
    [one] one point
   *[other] { $points } points
}. Your exhibition score counts, less 1 for each suffering or mutation token and { $lost } for a lost pet.
dp-shows-tile = { dp-exhibition-name }. { dp-exhibition-help }
dp-shows-outcome = Exhibition score { $score }, { $harm ->
    [0] no harm done
    [one] less 1 for harm
   *[other] less { $harm } for harm
}: { $points }.
dp-shows-why = Then { $points ->
    [one] one point is
   *[other] { $points } points are
} within reach{ $more ->
    [0] .
    [one] ; anything else ends at least one lower.
   *[other] ; anything else ends at least { $more } lower.
}
dp-shows-lesson-1-1 = One pet enters, and you choose it at the end. What the exhibition counts belongs on that pet, everything else on the other one.
dp-shows-lesson-1-2 = A card counts whether or not its need is met. But a need that isn’t met leaves a token, and a token takes away what the card brought.
dp-shows-lesson-2-1 = Hunger scores here, and hunger eats. Count your food before you assign more of it than you can feed.
dp-shows-lesson-2-2 = What takes points away goes on the pet that stays at home, or stays in your hand.
dp-shows-lesson-3-1 = The whole display is counted: it doesn’t matter which pet plays, only how often.
dp-shows-lesson-3-2 = An imp between two cages plays with both pets: cards laid side by side need fewer imps. An imp who catches a pet is missed here.
dp-puzzle-goal = Reach { $reputation } reputation, the most possible.
dp-lesson-1 = A customer looks at the needs a pet showed this round. Needs they like add to the match score; needs they dislike, and suffering tokens, subtract from it (some customers also count mutations).
dp-lesson-2 = On the black market you score twice the match score, from the platform three times. Selling from the platform uses an imp who is waiting there, and only one pet a round can be sold that way.
dp-lesson-3 = Each pet can be sold once, and each customer buys one pet from you. Look for the best pair of sales, not the best single sale.
dp-why-sale = It brings { $now } reputation now and up to { $most } in total.
dp-why-others = { $less ->
    [0] Another sale brings as much reputation, but no more gold.
   *[other] Any other sale ends at least { $less } reputation lower.
}

# The table in a terminal.
dp-terminal-town = The town
dp-terminal-signs = ○ free, ✖ neutral imp; # strength, * antimagic, ♣ vegetables, ♠ meat, o toy, _ absorbs manure; ▲ manure, ♥ suffering, § mutation
dp-terminal-cage = Cages
dp-terminal-addon = Addons
dp-terminal-older = Upper pets
dp-terminal-young = Lower pets
dp-terminal-vegetables = Vegetables
dp-terminal-mixed = Mixed
dp-terminal-meat = Meat
dp-terminal-artifacts = Artifacts
dp-terminal-imps = imps { $home }{ $busy ->
    [0] {""}
    [one] , { $busy } busy
   *[other] , { $busy } busy
}{ $hospital ->
    [0] {""}
   *[other] , { $hospital } in the hospital
}{ $platform ->
    [0] {""}
   *[other] , { $platform } on the platform
}
dp-terminal-imps-place = Relatives
dp-terminal-hospital = Hospital
dp-terminal-judging = Judging
dp-terminal-platform = Platform
dp-terminal-relatives = you would invite { $count }
dp-terminal-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
dp-terminal-judge = 2 points in the exhibition
dp-terminal-sale = sales count three times
dp-terminal-reputation = reputation { $points }
dp-terminal-first = starts
dp-terminal-groups = groups:
dp-terminal-hand = Hand
dp-terminal-price = sells for { $gold } gold
dp-terminal-prices = { $prices } gold
dp-terminal-rainbow = * for each card color that shows the need
dp-terminal-exhibition = exhibition score { $points }
dp-terminal-suffering = suffering
dp-terminal-mutation = mutation

# Values of the box in words, for those that are guesses.
dungeon-petz-fact-pets = { $item ->
    [snakitty-diet] Diet of Snakitty
    [snakitty-bars] Bars of Snakitty
    [birdie-diet] Diet of Birdie
    [birdie-bars] Bars of Birdie
    [direbunny-diet] Diet of Direbunny
    [direbunny-bars] Bars of Direbunny
    [trollie-diet] Diet of Trollie
    [trollie-bars] Bars of Trollie
    [wormie-diet] Diet of Wormie
    [wormie-bars] Bars of Wormie
    [stegobully-diet] Diet of Stegobully
    [stegobully-bars] Bars of Stegobully
    [dunguin-diet] Diet of Dunguin
    [dunguin-bars] Bars of Dunguin
    [uni-diet] Diet of Uni
    [uni-bars] Bars of Uni
    [stareplant-diet] Diet of Stareplant
    [stareplant-bars] Bars of Stareplant
    [fiery-fairy-diet] Diet of Fiery Fairy
    [fiery-fairy-bars] Bars of Fiery Fairy
    [cthulie-diet] Diet of Cthulie
    [cthulie-bars] Bars of Cthulie
    [bubl-diet] Diet of Bubl
    [bubl-bars] Bars of Bubl
    [snappy-diet] Diet of Snappy
    [snappy-bars] Bars of Snappy
    [drago-diet] Diet of Drago
    [drago-bars] Bars of Drago
    [fluffy-diet] Diet of Fluffy
    [fluffy-bars] Bars of Fluffy
    [ghosty-diet] Diet of Ghosty
    [ghosty-bars] Bars of Ghosty
    [baby-golem-diet] Diet of Baby Golem
    [baby-golem-bars] Bars of Baby Golem
    [lifffard-diet] Diet of Lifffard
   *[lifffard-bars] Bars of Lifffard
}
dungeon-petz-fact-cages-tiles = Cages for sale
dungeon-petz-fact-addons-tiles = Addons for sale
dungeon-petz-fact-books = { $item ->
    [savage-feasts] Colors of Savage Feasts
    [monsters-i-have-battled] Colors of Monsters I Have Battled
    [fun-with-food] Colors of Fun with Food
   *[messing-with-magic] Colors of Messing with Magic
}
dungeon-petz-fact-food = { $item ->
    [arena] Food with Arena (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [freestyle] Food with Freestyle (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [moody-medley] Food with Moody Medley (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [eating-contest] Food with Eating Contest (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [beauty-pageant] Food with Beauty Pageant (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [breeders-prize] Food with Breeders’ Prize (vegetable stand; mixed stand: vegetables, meat; meat stand)
    [childrens-day] Food with Children’s Day (vegetable stand; mixed stand: vegetables, meat; meat stand)
   *[magic-show] Food with Magic Show (vegetable stand; mixed stand: vegetables, meat; meat stand)
}
    .parts = vegetable stand: vegetables|mixed stand: vegetables|mixed stand: meat|meat stand: meat
dungeon-petz-fact-awards = { $item ->
    [two] Exhibition awards with 2 players
   *[three] Exhibition awards with 3 players
}
dungeon-petz-fact-customers = { $item ->
    [farmer-troll] What Farmer Troll looks for
    [dungeon-mistress] What Dungeon Mistress looks for
    [dungeon-girl] What Dungeon Girl looks for
    [lich-lord] What Lich Lord looks for
    [warlock] What Warlock looks for
    [dungeon-master] What Dungeon Master looks for
    [dungeon-granny] What Dungeon Granny looks for
   *[porky-orky] What Porky Orky looks for
}
dungeon-petz-fact-table-extra_imps_small = Rounds in which relatives can be invited, with 2 or 3 players
dungeon-petz-fact-rings-hospital = Way of the neutral imp at the hospital
dungeon-petz-fact-word = { $word ->
    [G] green
    [R] red
    [Y] yellow
    [P] purple
    [herbivore] herbivore
    [carnivore] carnivore
    [omnivore] omnivore
    [strength] strength
    [antimagic] antimagic
    [graze] grazing
    [meat] meat
    [toy] toy
    [absorb] absorbs manure
    [hunger] hunger
    [poop] poop
    [play] play
    [magic] magic
    [anger] anger
    [disease] disease
    [suffering] suffering
    [mutation] mutation
    [rainbow] for each card color
    [judging] judging space
    [dummy-1] first dummy space
    [imps] relatives space
    [hospital] hospital
    [platform] platform
    [dummy-2] second dummy space
   *[other] unknown
}

# What a component has to be.
dp-wanted-rounds = at most 8 rounds, each from 1 to 6
dp-wanted-imps-home = as many as table.imps, less the extra imps
dp-wanted-symbols = symbols from 0 to 15
dp-wanted-bars = { $count ->
    [one] 1 letter out of { $known }
   *[other] { $count } letters out of { $known }
}
dp-wanted-book = 2 different letters out of { $known }

# The guided first match.
dp-guide-goal = Welcome! You lead a family of imps that runs a pet shop. After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, the family with the most reputation wins. Pets bring reputation: buy them small, care for them, show them at exhibitions, and sell them.
dp-guide-imps = This is your burrow, with { dp-some-imps } and { $gold } gold. A round starts with shopping: your imps go to town in groups, and each group does one errand.
dp-guide-town = This is the town: cages, pets, food and more. Each round space is for one group, and shows what that group must bring: a pet costs gold, a cage takes two imps. Neutral imps block some spaces this round.
dp-guide-groups = Form two groups, in secret. At exit 1 imps and gold for a pet, { $least } or more together; at exit 2 an imp or two for food. A group’s size is its imps plus its gold, and bigger groups go first. Leave somebody at home.
dp-guide-groups-second = You’ll need a second group: your pet will want food.
dp-guide-groups-home = Two groups are enough, and somebody should stay at home: pets like to play, and imps in town don’t have the time. Send fewer imps.
dp-guide-groups-gold = A pet costs gold, and any amount will do. Give this group some.
dp-guide-groups-small = That is a group of size { $size }. Make it { $least } or more, so that nobody chooses a pet before you do.
dp-guide-send = All groups are revealed at once. { $seat }’s biggest is { dp-group-of }, that is size { $size }; yours is size { $mine }. The biggest group goes first, of equals the starting player’s, and that is you. Send it to the lower pets.
dp-guide-send-older = The upper pet is older and has more needs at once. Start with a small one, from the lower pets.
dp-guide-send-elsewhere = You may, but without a pet there’s nobody to care for. Send this group to the lower pets.
dp-guide-pet = Take the pet you like. The bright bars say which Need Cards it gets now: both have a yellow and a green one. The mark beside them says what it eats: a herbivore only vegetables, a carnivore only meat.
dp-guide-food = Now { dp-pet } needs food. { $diet ->
    [carnivore] Carnivores eat meat: send your second group to the meat stand.
   *[other] Herbivores eat vegetables: send your second group to the vegetable stand.
} It takes all that is there.
dp-guide-food-wrong = { dp-pet } doesn’t eat that. { $diet ->
    [carnivore] Carnivores only eat meat.
   *[other] Herbivores only eat vegetables.
}
dp-guide-food-elsewhere = That is useful, too. But { dp-pet } will be hungry this very round: fetch food first.
dp-guide-house = { dp-pet } needs a cage. Move it into yours, and leave it there. The numbers on the cage: strength { $strength } holds as many anger needs, antimagic { $antimagic } as many magic needs. The manure is harmless until a pet falls ill.
dp-guide-release = A pet that is released is lost. Give it the cage, and let it stay.
dp-guide-assign = For each bar you drew a Need Card of its color. Assign one of all your cards to each bar, in secret. Green: hunger, because you have food. Yellow: as you like; for play you have an imp at home, and magic does nothing as long as there is as much antimagic.
dp-guide-assign-later = You may, but food doesn’t keep for ever. Assign hunger to the green bar now, and keep this card for later.
dp-guide-needs = The cards are revealed, and you meet the needs. Feed { dp-pet }; for play, put an imp next to its cage. Every need that isn’t met gives the pet a suffering token. With as many as its size, it is lost.
dp-guide-needs-hungry = { dp-pet } would suffer, and you do have food. Feed { dp-it }.
dp-guide-needs-bored = { dp-pet } would suffer, and you do have an imp at home. Put it next to the cage.
dp-guide-grows = The round is over. Available imps earned 1 gold each, all imps are home, food got older. And { dp-pet } grew to size { $size }: now it has { $size ->
    [one] { $size } bar
   *[other] { $size } bars
}, each with a need.
dp-guide-exhibition = Round { $round } has an exhibition: { dp-exhibition-name }. { dp-exhibition-help } The best score wins { dp-some-reputation }, the second best { $second }.
dp-guide-second = Now you decide. { dp-pet } wants more food, and an imp at home is always good. Worth a visit, too: a cage and a second pet, relatives (more imps), artifacts, or judging (2 points in the exhibition).
dp-guide-second-cage = A second pet needs a cage of its own, otherwise you’d have to release one. Fetch a cage first, with a group of two imps.
dp-guide-show = Assign cards with the exhibition in mind: hunger scores, and does no harm as long as you have food. Too much anger and a pet escapes, too much magic and it mutates, and disease with manure makes it suffer.
dp-guide-award = The exhibition is over. Your score is { $total }, and you win { dp-some-reputation }. Equal scores would share the place, for 1 less each.
dp-guide-end = From round 3 on there are customers: they buy pets of size 4 and more for the needs they like, and pay reputation and gold. At the very end two more exhibitions count all you have. You have { dp-some-reputation }. Play this match to the end?
