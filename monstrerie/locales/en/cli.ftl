# The command line.

cli-welcome = { $game } – Type a move’s number, or a few of its words. ? shows help.
cli-bot-name = Bot { $number }
cli-bot-level = { $seat_name }: { $level }
cli-bot-level-all = Level of { $bots }: { $level }.
cli-bot-levels = Levels: { $bots }.
cli-thinking = { $seat_name } is thinking…
cli-keys = number or words: play · ? help · u undo · s [FILE] save · l log · Enter board · q quit
cli-help = To play, type the number of a move, or words that only one move has: { $example }
    ? 3            what move 3 would lead to
    ? WORDS or ID  look up the rules (also: monstrerie rules { $game })
    u              undo your last move, unless hidden information has been revealed since
    s [FILE]       save the match
    l              show the log
    Enter          show the board again
    q              quit (save first to continue later)
cli-hand-over = { $seat_name }’s turn. Press Enter once the others have looked away.
cli-read-on = Press Enter when you have read this. Then the screen is cleared for { $seat_name }.
cli-meanwhile = Since you last looked:
cli-no-such-number = There is no move { $value }. Choose a number from 1 to { $most }.
cli-number = { $field }, { $low } to { $high }
cli-word = { $field }: { $choices }
cli-number-help = Enter keeps the value in brackets, r picks every value at random, x goes back.
cli-no-number = “{ $said }” is not valid. Enter a number from { $low } to { $high }.
cli-no-word = “{ $said }” is not valid. Choose one of: { $choices }.
cli-not-understood = No move matches “{ $said }”. Type its number, or ? for help.
cli-several-moves = { $count ->
    [one] 1 move matches
   *[other] { $count } moves match
} “{ $said }”: { $examples }… Type more words.
cli-nothing-to-undo = You have no move to undo.
cli-undo-refused = Your last move can’t be undone: hidden information has been revealed since.
cli-undone = Move undone.
cli-saved = Saved as { $file }.
cli-save-over = { $file } already exists. Type y to replace it; anything else keeps it.
cli-save-kept = Not saved: { $file } is unchanged. Try another file: s FILE
cli-save-failed = Can’t write { $file }: { $problem }. Try another file: s FILE
cli-save-offer = Type s [FILE] to save the match, or press Enter to quit.
cli-goodbye = Goodbye.
cli-input-ended = The input ended before the match was over. Quitting.
cli-no-preview = No preview for this move.
cli-press-enter = Press Enter for the next move.
cli-result = Result
cli-table = Table
cli-no-rule-found = No rule contains “{ $words }”.
cli-rules-exact = The exact wording
cli-rules-hint = monstrerie rules { $game } WORDS finds the rules that contain those words.
cli-ruling = Ruling: { $ruling }
cli-guesses = { $guesses ->
    [one] 1 component value is a guess
   *[other] { $guesses } component values are guesses
}, of { $facts } in all.
cli-box-begin = What you enter is kept in { $file }. Where the guess is right, just press Enter.
cli-box-keys = Enter: it is printed like this · 2=5: set number 2 · s: skip · b: back · q: stop
cli-box-count = how many
cli-box-differs = { $label }: { $own } (guessed: { $shipped })
cli-box-end = Values settled: { $settled } of { $total }. Play with them: monstrerie play { $game } --components { $file }
cli-box-ours = ours
cli-box-disagree = they differ: look again
cli-box-compared = { $settled ->
    [one] The owners settle 1 value
   *[other] The owners settle { $settled } values
}{ $differ ->
    [0] .
    [one] ; on 1 they differ.
   *[other] ; on { $differ } they differ.
} For components.toml:
error-box-twice = The box “{ $name }” is there twice. Each owner counts once; where two boxes have the same name, give each its own under [box].
error-box-form = “{ $value }” can’t be understood. Write the number of what you set, an equals sign and the value, as in 2=5. The numbers go from 1 to { $most }.
error-box-word = “{ $value }” can’t stand there. It must be one of: { $known }.
error-box-number = “{ $value }” can’t stand there. It must be a number from { $least } to { $most }.
error-box-write = { $file } can’t be written: { $problem }.
cli-paths-hint = To correct a value, write it into a file of your own: monstrerie components { $game } --paths shows its name there.
cli-players = { $least } to { $most ->
    [one] 1 player
   *[other] { $most } players
}
cli-default = { $value } (default)
cli-arena-title = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
cli-arena-title-rounds = { cli-arena-title } (rounds on average: { $rounds })
cli-arena-interrupted = Interrupted after { $played } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
cli-selfplay-done = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} in { $files ->
    [one] 1 file
   *[other] { $files } files
} in { $folder }.
cli-selfplay-interrupted = Interrupted after { $played } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}. Run the same command again to continue.
cli-train-recorded = Recorded { $recorded } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of the bot.
cli-train-imitated = Imitation, pass { $epoch }: the same choice as the bot in { $share }%
cli-train-point = { $minutes } min of self-play (decisions: { $decisions }): wins { $share }% against greedy ({ $low }–{ $high }%)
cli-train-interrupted = Interrupted. Run the same command again to continue; { $folder } holds what there is.
cli-train-done = Done: { $file }
cli-percent = { $value }%
cli-percent-range = { $low }–{ $high }%
cli-bench-sampled = { $game }: moves carry real numbers and are simulated, so whole matches take minutes. Single random moves were measured.

cli-column-component = component
cli-column-value = value
cli-column-confidence = confidence
cli-column-source = source
cli-column-bot = bot
cli-column-seats = seats
cli-column-share = wins
cli-column-interval = 95% CI
cli-column-score = mean score
cli-column-thinking = per decision
cli-column-slowest = slowest decision
cli-column-rating = rating
cli-column-game = game
cli-column-players = players
cli-column-matches-a-second = matches/s
cli-column-microseconds = µs/decision
cli-column-microseconds-a-start = µs/start
cli-column-copies-a-second = copies/s

confidence-certain = certain
confidence-likely = likely
confidence-guess = guess

level-easy = easy
level-normal = normal
level-hard = hard
level-master = master

error-option-form = Write an option as NAME=VALUE, not “{ $value }”.
error-too-many-people = { $value ->
    [one] You named 1 person, but this table seats { $most }.
   *[other] You named { $value } people, but this table seats { $most }.
}
error-save-read = The saved match { $file } can’t be read: { $problem }.
error-load-options = { $names } can’t be combined with --load: a saved match keeps its own players, seed, options and components.
error-replay-seat = There is no seat { $value } in this match. Choose a seat from 1 to { $most }.
error-replay-to = There is no move { $value } to stop at. This match has { $most ->
    [one] 1 move
   *[other] { $most } moves
}.
error-bench-seconds = The measuring time must be more than 0 and at most 3,600 seconds, not { $value }.
error-extra = This needs the extra “{ $extra }” ({ $module } is missing): pip install "monstrerie[{ $extra }]"
error-puzzle = There is no puzzle { $value }. Choose 1 to { $most }.
error-course = There is no course “{ $value }”. The courses are: { $known }.
error-no-puzzles = { $game } has no puzzles.
error-no-guide = { $game } has no guided match yet. Read its rules, or play against bots.
error-difficulty = The difficulty must be from 1 to 5, not { $value }.
error-puzzle-seed = The seed of a new puzzle must be a whole number from 0 to 9,223,372,036,854,775,807.
error-unknown-command = There is no command “{ $name }”. The commands are: { $known }.
error-unknown-flag = There is no option { $option }.
error-unknown-flag-close = There is no option { $option }. Did you mean: { $known }?
error-flag-takes-none = The option { $option } takes no value.
error-flag-needs-value = The option { $option } needs a value.
error-flag-missing = The option { $option } is missing.
error-flag-value = { $kind ->
    [whole] The option { $option } needs a whole number.
    [number] The option { $option } needs a number.
   *[other] The option { $option } has a value that can’t be understood.
}
error-argument-missing = { $argument } is missing.
error-argument-value = { $kind ->
    [whole] { $argument } must be a whole number.
   *[other] { $argument } can’t be understood.
}
error-extra-argument = “{ $value }” is one argument too many.
error-arguments = The arguments can’t be understood: { $problem }

cli-puzzle-solved = Well done! That is the best possible solution.
cli-puzzle-better = There is a better solution{ $course ->
    [dungeon-lords-combat] : { $best ->
        [one] 1 tile lost
       *[other] { $best } tiles lost
    } instead of { $got }
    [dungeon-petz-customers] , with { $more } more reputation
   *[other] {""}
}.
cli-puzzle-keys = number or words: play · h hint · u undo · Enter board · q quit
cli-puzzle-hint = Try: { $move }
cli-puzzle-next = Press Enter for the next puzzle, or type q to quit.

cli-learn-keys = number or words: play · Enter board · f play on without the guide · s save · q quit
cli-learn-on = Press Enter to continue.
cli-learn-end = Press Enter to play this match to the end against bots, or type q to quit.

# Help (monstrerie --help).

cli-about = Four monster-themed tabletop games at one digital table.
cli-help-usage = Usage: { $usage }
cli-help-options = [OPTIONS]
cli-help-command = COMMAND
cli-help-arguments-title = Arguments
cli-help-options-title = Options
cli-help-commands-title = Commands
cli-help-required = (required)
cli-help-default = (default: { $value })
cli-help-environment = (environment variable: { $name })
cli-help-hint = Help: { $command } --help

cli-command-games = List the games with their options.
cli-command-play = Play in the terminal, against bots or with friends at one keyboard.
cli-command-replay = Show a saved match, move by move.
cli-command-arena = Let bots play each other: win shares with 95% intervals, and ratings.
cli-command-ladder = Rate all bots by matches among each other: a ladder with 95% intervals.
cli-command-selfplay = Let bots play and save the results as training data. Run the same command again to continue an interrupted run.
cli-command-train = Teach a network to play: it imitates a bot, then plays itself. Run the same command again to continue an interrupted run.
cli-command-rules = Read the rules, written in our own words: all of them, one by id, or those containing certain words.
cli-command-components = Show the values printed on the components, with our confidence in each.
cli-command-box = Enter what is printed in your own box, value by value, and get a component file.
cli-command-puzzle = Solve short puzzles, or see their solutions.
cli-command-learn = Learn a game by playing: a guided first match.
cli-command-bench = Measure random playouts and copies per second.
cli-command-serve = Serve the browser table.
cli-command-bot-worker = Let bots think here for servers elsewhere that share a PostgreSQL database. Any number may run, on any machine.

cli-argument-game = a game’s name, such as mighty-monsters; “monstrerie games” lists them
cli-argument-save = a saved match
cli-argument-box-file = file to write to, and to go on with (GAME-box.toml unless given)
cli-argument-rule = a rule’s id, the beginning of one, or words to look for
cli-argument-puzzle = which puzzle; without it, all in turn
cli-argument-bench = a game’s name; without it, all games

cli-value-game = GAME
cli-value-lang = LANG
cli-value-option = NAME=VALUE
cli-value-path = FILE
cli-value-folder = FOLDER
cli-value-place = PLACE
cli-value-course = COURSE
cli-value-names = NAMES
cli-value-levels = LEVELS
cli-value-bots = BOTS
cli-value-format = FORMAT
cli-value-device = DEVICE
cli-value-rule = ID|WORDS
cli-value-number = N
cli-value-seed = SEED
cli-value-address = ADDRESS
cli-value-database = DATABASE
cli-value-whole = N
cli-value-text = TEXT

cli-option-help = show this help
cli-option-version = print the version
cli-option-lang = language: en or fr
cli-option-option = a game option; repeatable
cli-option-components = values from your own copy of the game (TOML file)
cli-option-box-compare = compare this owner’s box with others (component file); repeatable. Says which values they settle
cli-option-house-box = the house’s own box of a game, for all tables (component file with its game under [box]); repeatable
cli-option-workers = number of worker processes; 0 = one per core
cli-option-on = where to run: “here” (this machine) or “ray” (a Ray cluster: RAY_ADDRESS, or one of its own)
cli-option-seed = the same seed and moves give the same match
cli-option-first-seed = seed of the first match
cli-option-seconds = thinking time per decision, overriding each bot’s own
cli-option-ladder-bots = which bots, separated by commas; all that can play the game by default
cli-option-processor = count thinking time by what it takes of the processor, not by the clock: bots then think as much on a busy machine
cli-option-ladder-keep = keep the matches in this file; the same command goes on from there
cli-option-plot = draw the ladder into this SVG file
cli-option-iterations = search iterations per decision, overriding each bot’s own
cli-option-seats = one bot per seat, separated by commas: random, greedy, search, easy, normal, hard, network, master
cli-option-matches = number of matches
cli-option-json = print the result as JSON
cli-option-players = number of players
cli-option-people = names of the human players, separated by commas (they share one keyboard)
cli-option-bots = level of the bots: easy, normal, hard or (for Dungeon Lords) master, or one level per bot, separated by commas (normal unless given)
cli-option-load = continue a saved match or a position
cli-option-learn-load = continue a guided match that was saved
cli-option-position = write only the position there, as text
cli-option-ask-all = ask even when there is only one legal move
cli-option-step = wait for Enter after every move
cli-option-seat = view from this seat (1 = the first player); without it, as a spectator
cli-option-to = stop after this many moves
cli-option-folder = where the files go
cli-option-format = arrays: what every seat saw, did and got (.npz); saves: the matches (.jsonl)
cli-option-shard = matches per file
cli-option-train-to = folder of the training: records, checkpoint, curve, and the network
cli-option-minutes = minutes of self-play, all runs together
cli-option-pause = stop this run after so many minutes, to continue later
cli-option-imitate = matches of the bot “greedy” to imitate first; 0 = none
cli-option-width = width of the network’s layers
cli-option-blocks = blocks of two layers each
cli-option-tables = tables played at once
cli-option-steps = decisions at every table between two lessons
cli-option-trial = matches against the bot “greedy” for each point of the learning curve
cli-option-every = minutes between two points of the curve
cli-option-device = what calculates: cpu, cuda (an NVIDIA GPU) or auto
cli-option-from = a network to begin with instead of imitation
cli-option-paths = also show each value’s name in a component file, and its source
cli-option-solve = print the best solution
cli-option-new = a new puzzle instead of a fixed one
cli-option-difficulty = of new puzzles: 1 (easy) to 5
cli-option-course = one course of the school; any other name lists them
cli-option-today = the puzzle of this day, the same for everybody
cli-option-bench-seconds = how long to measure each game
cli-option-env = only print what would be measured: form, Python, machine
cli-option-host = address to listen on; 0.0.0.0 accepts connections from everywhere
cli-option-port = port; 0 for any free one
cli-option-database = SQLite file or postgresql:// address
cli-option-data = folder for the database and the secret
cli-option-open = open the page in a browser
cli-option-server-workers = server processes (PostgreSQL only)
cli-option-bot-workers = processes in which bots think, 1 to 256; one per core unless given
cli-option-bots-database = postgresql:// address of the servers’ database
cli-option-bots-workers = bots that think here at once, 1 to 256; one per core unless given
cli-option-origin = address at which people reach you, behind a proxy; repeatable
cli-option-secret-file = file with the key that signs cookies
