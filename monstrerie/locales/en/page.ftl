# The page: screens, the frame of a table, and what the boards say around the engine's own sentences.

page-home = Home
page-home-title = Pull up a chair, monster.
page-home-text = Four games of mischief at one table: alone against bots, or with friends by a link.
page-my-tables = Your tables
page-open-tables = Open tables
page-live-tables = Running now
page-live-none = Nobody plays in public just now.
page-your-turn = your turn
page-over = over
page-running = running
page-chairs-free = { $count ->
    [one] { $count } chair free
   *[other] { $count } chairs free
}
page-players = { $least } to { $most } players
page-play-now = Play now
page-invite = Invite friends
page-learn = Learn
page-watch = Watch
page-watch-title = Watch { $game }
page-watch-bots = Watch bots play
page-in-preparation = In preparation
page-room-mighty-monsters = Mighty Monsters
page-room-mighty-monsters-about = Factions of monsters raid a castle.
page-room-dungeon-lords = Dungeon Lords
page-room-dungeon-lords-about = Dig a dungeon, hire monsters, and make the adventurers regret their visit.
page-room-dungeon-petz = Dungeon Petz
page-room-dungeon-petz-about = Raise charming, hungry, angry pets, and sell them to dungeon lords.
page-room-rampage = Rampage
page-room-rampage-about = Flick, jump, throw and breathe your way through a toy city.
page-about = About and credits
page-about-text = Monstrerie brings four monster-themed tabletop games to one digital table. The rules are told in our own words; the pictures are our own drawings in cut paper.
page-credits = Credits
page-credit-art = Drawings: our own, for this table.
page-credit-icons = Small marks: Game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
page-credit-fonts = Letters: Grenze (Omnibus-Type) and Atkinson Hyperlegible (Braille Institute), SIL Open Font License.
page-credit-rules = The games: Mighty Monsters by Desnet Amane, Dungeon Lords and Dungeon Petz by Vlaada Chvátil, Rampage by Antoine Bauza and Ludovic Maublanc. Their names belong to their owners; nothing here is official.

page-tools = Settings
page-settings = Settings
page-settings-name = You sit here as { $name }.
page-settings-rename = Change name
page-language = Language
page-theme = Colours
page-theme-system = As my device
page-theme-light = Parchment (light)
page-theme-dark = Dungeon (dark)
page-theme-to-light = Light colours
page-theme-to-dark = Dark colours
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = At once
page-setting-sound = Sounds
page-setting-at-once = Play at once, without a second step
page-setting-plain = Lists instead of the drawn board
page-setting-auto = Moves without a choice are made for me
page-name-title = What shall we call you?
page-name-label = Your name at the table
page-name-why = No account, no password: your browser keeps your seat.
page-name-go = Sit down

page-close = Close
page-copy = Copy
page-copied = Copied.
page-loading = One moment…
page-try-again = Try again
page-yes = yes
page-no = no
page-error-offline = The server can't be reached. Check your connection and try again.
page-error-unexpected = Something went wrong. Try again.
page-lost = Nothing lives here
page-lost-text = There is no such page. Maybe the link was cut short.
page-table-missing = This table can't be shown
page-table-closed = The host has closed this table.
page-game-missing = This game is not ready
page-game-missing-text = { $game } can't be played here yet.

page-new-title = A table of { $game }
page-new-chairs = Chairs
page-new-options = Options
page-new-listed = Show this table to everybody
page-new-open = Open the table
page-new-start = Start
page-chair = Chair { $number }
page-chair-me = Me
page-chair-me-named = Me ({ $name })
page-chair-link = A friend, by link
page-chair-bot = Bot: { $level }
page-chair-add = One chair more
page-chair-remove = One chair less
page-chair-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-clock = Clock
page-clock-help = Time for each decision; then a bot moves for the absent.
page-clock-none = none
page-clock-seconds = { $seconds } seconds
page-clock-left = { $seconds } s
page-guesses = { $guesses } of { $facts } values of this box are guesses.
page-guesses-see = See which
page-guesses-title = Values of this box
page-guesses-text = The rulebook shows these only as pictures. Whoever owns the box can put the printed values in.
page-confidence-likely = likely
page-confidence-guess = guess

page-lobby-title = Waiting for players
page-lobby-free = a free chair
page-lobby-sit = Sit here
page-lobby-invite = Send this link to your friends
page-lobby-start = Start now, bots take the free chairs
page-leave = Leave the table

page-board = The table
page-parts = Parts of the table
page-tab-board = Table
page-tab-seats = Players
page-tab-log = Log
page-tab-chat = Chat
page-menu = Menu
page-menu-options = Options of this table
page-rules = Rules
page-rules-title = { $game }: the rules
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
page-rule-link = Rule { $rule }
page-round = { $game ->
    [dungeon-lords] { $round ->
        [1] Year 1, winter
        [2] Year 1, spring
        [3] Year 1, summer
        [4] Year 1, autumn
        [5] Year 2, winter
        [6] Year 2, spring
        [7] Year 2, summer
       *[8] Year 2, autumn
    }
   *[other] Round { $round }
}
page-round-of = { page-round }{ $game ->
    [dungeon-lords] {""}
   *[other] {" "}of { $rounds }
}
page-seats = Players
page-seat-you = you
page-seat-bot = bot, { $level }
page-seat-away = away
page-seat-bot-plays = a bot plays
page-seat-to-act = to act
page-seat-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-seat-hand = Let a bot play for me
page-seat-take-back = Take my seat back
page-share-watch = Copy a link for spectators
page-log = Log
page-log-and-chat = Log and chat
page-log-empty = Nothing has happened yet.
page-log-since = Since your last turn
page-log-replay = Show it again
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-moves = Moves
page-moves-filter = Find a move
page-moves-none = Nothing to decide just now.
page-moves-none-found = No move with these words.
page-moves-more = And { $count } more: write a word to find them.
page-table-contents = What lies on the table
page-prompt-your-turn = Your turn.
page-commit = Commit
page-withdraw = Take back
page-skip = Skip
page-undo = Undo
page-undo-asked = { $seat } would like to take the last move back.
page-undo-waiting = You asked to take your move back. Waiting for { $seats }.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-withdraw = Never mind
page-undo-done = The move was taken back.
page-undo-refused = The move stays.
page-undo-withdrawn = The question was withdrawn.
page-see-result = See the result
page-line-lost = Connection lost. It will mend itself; nothing is lost.

page-keys = Keys
page-keys-walk = walk among what may be taken
page-keys-take = take it; again on a planned move: commit
page-keys-digits = choose a card or an entry of a list
page-keys-commit = commit the plan
page-keys-undo = take the plan back, or ask to undo
page-keys-escape = skip what is being told, lay the card down
page-keys-hint = ask the teacher for a hint
page-keys-since = show again what happened since my last turn
page-keys-moves = list of all moves
page-keys-log = log
page-keys-rules = rules
page-keys-help = these keys

page-result-you = You win!
page-result-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
}
page-result-sources = Where it came from
page-score = { $game ->
    [mighty-monsters] { $score } gold
    [dungeon-petz] { $score } reputation
   *[other] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
page-highlights = Worth telling
page-highlight-leap = { page-round }: { $seat } gains { page-score } at one stroke.
page-highlight-leads = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
page-highlight-always = { $seat } led from the first move to the last.
page-highlight-vain = { $seat } had the most points from the first move to the last, and has not won.
page-highlight-late = { page-round }: { $seat } takes the lead for good.
page-highlight-margin = { $seat } ends with { page-score } more than the next.
page-result-curve = Over the game
page-podium = Places
page-rematch = Rematch
page-rematch-join = To the rematch
page-share = Copy link
page-save = Save file

page-replay = Replay
page-replay-start = The table is laid.
page-replay-move = { $seat }: { $move }
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the start
page-replay-back = One move back
page-replay-next = One move on
page-replay-last = To the end
page-replay-eyes = Look from
page-replay-spectator = a spectator
page-replay-share = Link to this moment
page-replay-leave = Back
page-replay-timeline = Move
page-replay-at = Move { $at } of { $last }
page-replay-rounds = Jump to a round

page-mm-castle = The castle, from the gate to the treasury
page-mm-above = above
page-mm-below = below
page-mm-gate = Gate
page-mm-treasury = Treasury
page-mm-hand = Your hand
page-mm-reserve = Reserve
page-mm-card = Strength { $strength }, healing cost { $healing }{ $whim ->
    [yes] { " " }(changed by the king; printed: { $printed })
   *[no] {""}
}{ $guessed ->
    [yes] { " " }(guessed value)
   *[no] {""}
}
page-mm-in-hand = Strength { $strength }, in hand
page-mm-in-reserve = In reserve
page-mm-hidden = In hand or reserve: { $strengths }
page-mm-gold = { $gold } gold
page-mm-healing = healing
page-mm-first = First player
page-mm-space-empty = Guard { $guard }, { $side ->
    [above] above
   *[below] below
}: empty
page-mm-space-held = Guard { $guard }, { $side ->
    [above] above
   *[below] below
}: { $seat }’s { $strength }
page-mm-not-here = This card can’t be played here.
page-mm-guard = Guard { $guard }, level { $level }: strength { $low } to { $high }, loot { $least } to { $most }{ $guessed ->
    [yes] { " " }(guessed values)
   *[no] {""}
}
page-mm-guard-turned = Guard { $guard }: strength { $strength }, loot { $loot }
page-mm-guard-whim = Changed by the king: { $change ->
    [loot] { $loot } loot
    [strength] { $strength } strength
   *[both] { $loot } loot, { $strength } strength
}{ $pairs ->
    [yes] { " " }as the castle is now
   *[no] {""}
}
page-mm-gauge = Strength { $total } against { $low } to { $high }
page-mm-total = Total { $total }
page-mm-chance = Beats { $wins } of { $possible ->
    [one] the { $possible } guard it could be
   *[other] the { $possible } guards it could be
}
page-mm-price = Costs { $price } gold{ $to_owner ->
    [0] {""}
   *[other] { " " }({ $to_owner } to the owner)
}
page-mm-free = Free
page-mm-counting = Guards of level { $level }
page-mm-counting-text = { $unseen ->
    [0] All guards of this level have been seen.
    [one] { $unseen } guard of this level has not been seen yet.
   *[other] { $unseen } guards of this level have not been seen yet.
} { $pile ->
    [one] { $pile } guard of all levels is left in the draw pile.
   *[other] { $pile } guards of all levels are left in the draw pile.
}
page-mm-counting-guessed = Guessed values: the rulebook shows guards and monsters only in pictures, so strength, loot and healing costs with this mark are our guess.
page-mm-counting-whim = The numbers in this list are the printed ones, without the king’s whim.
page-mm-strength = Strength
page-mm-loots = Unseen loot
page-mm-seen = Seen
