# The page: screens, the frame of a table, and what the boards say around the engine's own sentences.

page-home = Home
page-home-title = Take a seat, monster.
page-home-solo = Mischievous monster games at one table, against bots that run in your browser.
page-home-text = Mischievous monster games at one table. Play alone against bots, or send your friends a link.
page-my-tables = Your tables
page-open-tables = Open tables
page-live-tables = In progress
page-live-none = No public matches right now.
page-your-turn = your turn
page-stopped = closed
page-over = over
page-running = in progress
page-chairs-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-players = { $most ->
    [one] { $most } player
   *[other] { $least } to { $most } players
}
page-play-now = Play now
page-invite = Invite friends
page-learn = Learn
page-watch = Watch
page-watch-title = Watch { $game }
page-watch-bots = Watch bots play
page-about = About and credits
page-about-text = Monstrerie brings four monster-themed tabletop games to one digital table. The rules are written in our own words, and the artwork is our own, in a cut-paper style.
page-credits = Credits
page-credit-art = Artwork: our own, made for this table.
page-credit-icons = Icons: Game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
page-credit-fonts = Fonts: Grenze (Omnibus-Type) and Atkinson Hyperlegible (Braille Institute), SIL Open Font License.
page-credit-rules = Games: Mighty Monsters by Desnet Amane, Dungeon Lords and Dungeon Petz by Vlaada Chvátil, Rampage by Antoine Bauza and Ludovic Maublanc. All names belong to their owners. This is an unofficial project.

page-tools = Settings
page-settings = Settings
page-settings-name = You are playing as { $name }.
page-settings-rename = Change name
page-sign-out = Sign out…
page-sign-out-title = Sign out
page-sign-out-text = A seat belongs to the browsers where you are signed in. If you sign out everywhere, you can’t come back to your tables.
page-sign-out-others = In all other browsers
page-sign-out-everywhere = Everywhere, here as well
page-sign-out-done = You are signed in only here now.
page-language = Language
page-theme = Theme
page-theme-system = Match my device
page-theme-light = Parchment (light)
page-theme-dark = Dungeon (dark)
page-theme-to-light = Light theme
page-theme-to-dark = Dark theme
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-setting-sound = Sounds
page-setting-volume = Volume
page-setting-at-once = Play moves immediately, without confirming
page-setting-plain = Show lists instead of the illustrated board
page-setting-auto = Play forced moves automatically
page-setting-auto-help = Where the rules leave only one choice, nobody is asked.
page-name-title = What should we call you?
page-name-label = Your name at the table
page-name-why = No account, no password: your browser keeps your seat.
page-name-go = Sit down
page-avatar-title = Your monster
page-avatar-change = Change my name or monster
page-avatar-troll = troll
page-avatar-dragon = dragon
page-avatar-beetle = beetle
page-avatar-mummy = mummy
page-avatar-kraken = kraken
page-avatar-demon = demon
page-avatar-ghost = ghost
page-avatar-witch = witch
page-avatar-vampire = vampire
page-avatar-golem = golem
page-avatar-snakitty = snake kitten
page-avatar-fluffy = ball of fluff
page-avatar-bubl = blob
page-avatar-dunguin = penguin
page-avatar-uni = unicorn
page-avatar-giant = giant

page-close = Close
page-copy = Copy
page-copied = Copied.
page-copy-yourself = Copy this link:
page-loading = One moment…
page-try-again = Try again
page-error-offline = The server can’t be reached. Check your connection and try again.
page-error-unexpected = Something went wrong. Try again.
page-lost = Nothing lives here
page-lost-text = There is no such page. Maybe the link was cut short.
page-table-missing = This table can’t be shown
page-table-closed = The host has closed this table.
page-game-missing = This game is not ready
page-game-missing-text = { $game } can’t be played here yet.

page-continue = Continue a match
page-continue-about = Play on against bots from a saved match or a position. Either is text: paste it, drop the file here, or open a link that carries it.
page-continue-offer = Or continue a saved match
page-continue-text = Saved match or position
page-continue-file = Choose a file
page-continue-found = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $where ->
    [position] { $moves ->
        [0] at a position.
        [one] one move after a position.
       *[other] { $moves } moves after a position.
    }
   *[start] { $moves ->
        [0] at the start.
        [one] after one move.
       *[other] after { $moves } moves.
    }
}
page-continue-to-act = To play: { $players }.
page-continue-play = Play on
page-continue-link = Copy a link to it
page-replay-play-on = Play on from here
page-new-short = New table
page-new-title = New table: { $game }
page-new-chairs = Seats
page-new-options = Options
page-new-listed = List this table publicly
page-new-listed-help = Strangers find it on the home page and may sit down or watch.
page-new-open = Create table
page-new-start = Start
page-chair = Seat { $number }
page-chair-me = Me
page-chair-me-named = Me ({ $name })
page-chair-link = A friend (by link)
page-chair-bot = Bot ({ $level })
page-chair-friend = a friend
page-chair-round = Seats round the table
page-chair-tray = Bots standing by
page-chair-tray-help = Tap a bot, then a seat, or drag it there. Each seat also has its own list.
page-chair-tray-picked = { $who }: now tap a seat, or press Esc.
page-chair-put = Put { $who } on seat { $number }
page-chair-send-away = Send { $name } away
page-chair-add = Add a seat
page-chair-remove = Remove a seat
page-chair-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-master = master
page-level-rating = rating { $rating }
page-clock = Time limit
page-clock-help = Time per decision. When it runs out, a bot moves for you.
page-clock-none = none
page-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-clock-left = { $seconds } s
page-guesses = Guessed component values: { $guesses } of { $facts }.
page-guesses-see = See which
page-guesses-title = Component values
page-guesses-text = The rulebook shows these only as pictures. If you own the game, you can enter the printed values.
page-confidence-likely = likely
page-confidence-guess = guess

page-lobby-title = Waiting for players
page-lobby-free = Free seat
page-lobby-sit = Sit here
page-lobby-invite = Send this link to your friends
page-lobby-share = Share
page-lobby-qr = QR code of the invitation: scan it with a phone to sit down here.
page-lobby-share-text = A seat at a table of { $game } is waiting for you.
page-lobby-start = Start now; bots fill the free seats
page-leave = Leave the table

page-board = The table
page-actions = What you can do
page-parts = Views of the table
page-tab-board = Table
page-tab-seats = Players
page-tab-log = Log
page-tab-chat = Chat
page-menu = Menu
page-menu-help = Help and settings
page-menu-match = This match
page-menu-away = Away from the table
page-menu-options = Table options
page-rules = Rules
page-rules-title = { $game }: the rules
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-contents = Contents
page-rules-exact = Exact wording
page-rules-next = Enter: the next hit
page-rule-link = Rule { $rule }
page-legend = Everything on the board
page-phases = Phases
page-seats = Players
page-seat-you = you
page-seat-bot = bot, { $level }
page-seat-away = away
page-seat-bot-plays = a bot is playing
page-seat-to-act = to move
page-seat-hand = Let a bot play for me
page-seat-take-back = Take my seat back
page-share-watch = Copy a link for spectators
page-log = Log
page-log-and-chat = Log and chat
page-log-empty = Nothing has happened yet.
page-log-since = Since your last turn
page-log-replay = Show it again
page-log-guess = Rests on a guess: we don’t know what is printed.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-closed = Only those who play may write here. The host decides.
page-setting-chat = Spectators may chat
page-remove = Replace a player with a bot
page-remove-seat = Replace { $name }
page-changed = { $count ->
    [one] 1 value differs from our box.
   *[other] { $count } values differ from our box.
}
page-moves = Moves
page-moves-filter = Find a move
page-moves-none = Nothing for you to decide right now.
page-moves-none-found = No moves match.
page-moves-more = …and { $count } more. Type a word to filter.
page-table-contents = On the table
page-prompt-your-turn = Your turn.
page-prompt-phase = Phase: { $phase }.
page-seeded = The host chose the seed of this table, so somebody may know what is hidden.
page-commit = Confirm
page-withdraw = Cancel
page-skip = Skip
page-undo = Undo
page-undo-asked = { $seat } asks to undo their last move.
page-undo-waiting = You asked to undo your move. Waiting for { $seats }.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-withdraw = Never mind
page-undo-done = The move was undone.
page-undo-refused = Undo refused. The move stands.
page-undo-withdrawn = The undo request was withdrawn.
page-see-result = See the result
page-line-lost = Connection lost. Reconnecting… Your game is safe.

page-keys = Keys
page-keys-walk = move between available choices
page-keys-take = select; press again to confirm
page-keys-digits = choose a card or list item
page-keys-explain = show what the selected thing is; again: its rule
page-keys-commit = confirm
page-keys-undo = cancel, or ask to undo
page-keys-escape = skip the animation, or deselect the card
page-keys-hint = ask for a hint
page-keys-coach = ask the coach, where that is allowed
page-keys-since = replay everything since my last turn
page-keys-moves = list of all moves
page-keys-log = log
page-keys-rules = rules
page-keys-help = these keys

page-result-you = You win!
page-result-place = { $place ->
    [1] You came 1st.
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
}
page-result-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
}
page-result-sources = Score breakdown
page-highlights = Highlights
# 0: a game without rounds
page-highlight-leap = { $round ->
    [0] { $seat } gains { $gain } in one go.
   *[other] { $when }: { $seat } gains { $gain } in one go.
}
page-highlight-leads = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
page-highlight-always = { $seat } led from start to finish.
page-highlight-vain = { $seat } led from start to finish but did not win.
page-highlight-late = { $when }: { $seat } takes the lead and keeps it.
page-highlight-margin = { $seat } finishes { $gain } ahead of second place.
page-result-curve = Score over time
page-podium = Standings
page-rematch = Rematch
page-rematch-join = Join the rematch
page-highlight-see = See it
page-rematch-watch = Watch the rematch
page-rematch-nod = { $nodded ->
    [yes] { $name } is in
   *[no] Waiting for { $name }
}
page-share = Copy link
page-save = Download save file

page-replay = Replay
page-replay-start = The table is set up.
page-replay-move = { $seat }: { $move }
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the start
page-replay-back = Previous move
page-replay-next = Next move
page-replay-last = To the end
page-replay-eyes = View as
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
