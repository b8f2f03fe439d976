# Sentences that every game shares: names, refusals, errors.

seat-name = Player { $number }
list-and = { $most } and { $last }
list-empty = nobody
guessed-value = ≈ guessed value

prompt-wait = Waiting for { $seats }.

refusal-over = The match is over.
refusal-no-move = That move does not exist in this game.
refusal-not-your-turn = It is not your turn. Waiting for { $seats }.

error-game-extra = { $game } needs the extra “{ $extra }”: pip install "monstrerie[{ $extra }]"
error-unknown-game = There is no game “{ $name }”. Choose one of: { $known }.
error-game-kind = “{ $name }” is a { $kind } and no game. Name a game object: package.module:GAME.
error-game-place = The game “{ $name }” can’t be loaded: { $problem }. Write it as package.module:GAME, with its package installed or in a folder that PYTHONPATH names.
error-unknown-language = There is no language “{ $name }”. Choose one of: { $known }.
error-unknown-option = There is no option “{ $name }”. The options are: { $known }.
error-option-value = The option “{ $name }” can’t be “{ $value }”. Choose one of: { $known }.
error-players = { $game } takes { $least } to { $most ->
    [one] 1 player
   *[other] { $most } players
}, not { $value }.
error-seat = There is no seat { $value }. Seats are numbered from 0 to { $most }.
error-seed = The seed must be a whole number from 0 to 2^63 − 1, not { $value }.
error-rewind = The match can’t be rewound to move { $value }: it has only { $most ->
    [one] 1 move
   *[other] { $most } moves
}.
error-no-moves = The list of moves is empty. Give at least one move.
error-imagined = This is a hypothetical copy of a match. It was never played, so it can’t be saved or rewound.
error-nothing-to-play = { $seat } has nothing to play now.
error-unknown-rule = There is no rule “{ $name }”. A rule’s id is one of these followed by a number, such as { $example }: { $known }.
error-unknown-rule-number = There is no rule “{ $name }”. Those that begin like it run from { $first } to { $last }.

error-move-not-object = A move must be a JSON object with a “kind”.
error-move-kind = There is no kind of move “{ $kind }”. Choose one of: { $known }.
error-move-field = This “{ $kind }” move can’t be read: { $problem }

error-save-json = This is not a saved match: it is not valid JSON.
error-save-foreign = This is not a Monstrerie save file.
error-save-guide = This is not a saved guided match of this game.
error-save-newer = This match was saved by a newer version of Monstrerie ({ $version }). Update Monstrerie to open it.
error-save-keys = This saved match is damaged. Missing or invalid: { $names }.
error-save-damaged = This saved match was damaged or edited: its checksum doesn’t match.
error-save-other-game = This saved match is of another game ({ $game }). Open a saved match of { $wanted }.
error-save-start = This saved match can’t be opened: { $problem }
error-save-move = This saved match can’t be replayed past move { $number }: { $problem }

error-no-positions = A table of this game can’t be written as text ({ $game }).
error-position-long = This is not a position. It must be a text with no more characters than { $most }.
error-position-head = This is not a position. It must begin with its version ({ $version }), its game ({ $game }) and its players.
error-position-field = { $number ->
    [0] The position can’t have
   *[other] Seat { $number } of the position can’t have
} “{ $value }” in “{ $field }”. It must be: { $wanted }.
error-position-unknown = { $number ->
    [0] The position
   *[other] Seat { $number } of the position
} can’t have a field “{ $field }”. It must be one of: { $known }.
error-position-twice = { $number ->
    [0] The position says “{ $field }” twice. Once is enough.
   *[other] The position says “{ $field }” twice for one seat ({ $number }). Once is enough.
}
error-position-start = The position can’t be set up: { $problem }
error-position-impossible = This position is impossible. It has { $what }: { $found }. It must be: { $wanted }.
error-position-stuck = This position is impossible: from here the rules can’t go on ({ $problem }). Check the agenda and what it needs on the table.
position-wanted-things = { $count } of them
position-wanted-once = “{ $name }” only once
position-wanted-real = a decimal number
position-wanted-random = four numbers of eight digits each, 0 to 9 and a to f

error-components-read = The component file { $file } can’t be read: { $problem }.
error-components-toml = The component file { $file } is not valid TOML: { $problem }.
error-components-unknown = { $file }: there is no component “{ $path }”. Known components: { $known }.
error-components-whose = { $file } doesn’t say of which game it is. Name it under [box] as “game”. One of: { $known }.
error-components-about = { $file }: under [box] there may be only a game and a name (texts; the name at most 60 characters).
error-components-other-game = { $file } is a box of another game ({ $game }), not of { $wanted }.
error-components-no-confidence = { $file }: “{ $path }” has no confidence. Write {"{"} value = …, confidence = "…" {"}"}.
error-components-confidence = { $file }: the confidence of “{ $path }” can’t be “{ $value }”. Choose one of: { $known }.
error-components-key = { $file }: “{ $path }” has an unknown key “{ $value }”. The keys are: { $known }.
error-components-type = A component has a value of the wrong type: { $problem }.
error-components-count = The component “{ $path }” has { $count ->
    [one] 1 entry
   *[other] { $count } entries
}. It needs exactly { $most }.
error-components-counts = The component “{ $path }” has { $count ->
    [one] 1 entry
   *[other] { $count } entries
}. It needs { $least } to { $most }.
error-components-value = The component “{ $path }” can’t be { $value }. It must be: { $wanted }.
wanted-numbers = { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
error-components-text = The component “{ $path }” contains half a character (a lone surrogate). Use whole characters.

error-bot-game = The bot “{ $bot }” can’t play { $game }, whose moves have continuous values. Use random, easy, normal or hard.
error-unknown-bot = There is no bot “{ $name }”. Choose one of: { $known }.
error-budget = A budget must be more than 0 and at most { $most ->
    [one] 1 second
   *[other] { $most } seconds
}, not { $value }.
error-iterations = A bot needs at least 1 search iteration per decision, not { $value }.
error-matches = The number of matches must be from 1 to 1,000,000, not { $value }.
error-no-observation = { $game } has no observation encoding yet.
error-no-action-ids = { $game } has no action ids because its moves have continuous values. Use aec, parallel or Gymnasium.
error-differences = The weight of score differences must be a number from −1,000,000 to 1,000,000, not { $value }.
error-agent = There is no agent “{ $value }”. The agents are: { $known }.
error-no-action = No action was given for { $agent }. Every agent needs one, even if it is just to wait.
error-gesture = A gesture takes { $value ->
    [one] 1 number
   *[other] { $value } numbers
} from 0 to 1.
error-cycles = The number of cycles must be a whole number of at least 1, not { $value }.
error-render-mode = There is no render mode “{ $value }”. Choose one of: { $known }.
error-seeds = The number of seeds must be from 1 to 2^31, not { $value }.
error-reward = There is no reward “{ $value }”. Choose one of: { $known }.
error-illegal-action = Action { $value } is not legal for { $agent } now. Choose one where the action mask is 1.
error-env-over = The match is over. Call reset first.
error-opponents = You named { $value ->
    [one] 1 opponent
   *[other] { $value } opponents
}. Name one for all seats, or exactly { $most }.
error-batch = A batch must have 1 to 1,000,000 tables, not { $value }.
error-batch-actions = A batch of { $most ->
    [one] 1 table
   *[other] { $most } tables
} takes an array of { $most ->
    [one] 1 action
   *[other] { $most } actions
}, not one of shape { $value }.
error-batch-integers = Actions must be whole numbers, not { $value }.
error-batch-bots = Bots can play 0 to { $most ->
    [one] 1 seat
   *[other] { $most } seats
} of each table, not { $value }.
error-batch-bot = There is no bot “{ $name }” for batches. Choose one of: { $known }.
error-worker-lost = Worker { $number } (process { $process }) crashed ({ $how }). The batch is closed and its matches are lost.
error-workers = The number of workers must be from 0 (one per core) to { $most }, not { $value }.
error-format = There is no format “{ $name }”. Choose one of: { $known }.
error-other-ladder = { $file } exists, but holds another ladder or none. Move it away first.
error-ladder-bots = A ladder needs at least two bots, each named once.
error-file-write = Can’t write { $file }: { $problem }
error-shard = A file must hold 1 to 100,000 matches, not { $value }.
error-harvest = { $folder } already holds a different run (see { $file }). Choose another folder, or repeat the original command.
error-harvest-folder = { $folder } is not empty. Choose a new or empty folder.
error-harvest-write = Can’t write to { $folder }: { $problem }.
error-place = There is no place “{ $name }” to run on. Choose one of: { $known }.
error-cluster-lost = The training was broken off: a machine of the cluster stopped answering again and again ({ $problem }). The same command goes on from the last checkpoint.
error-job-kills = Job { $job } was abandoned: it crashed { $tries ->
    [one] 1 worker
   *[other] { $tries } workers in a row
}.
error-no-network-game = { $game } can’t be played by a network: it has no action ids, or no observation encoding.
error-network-read = The network { $file } can’t be read: { $problem }.
error-network-broken = { $file } is damaged, or not one of this program’s networks.
error-network-hash = { $file } is damaged: its weights are not those whose hash it names. Copy it again from where it came.
error-network-game = { $file } was made for { $made }, not for { $game }.
error-network-language = { $file } was made for another version of { $game } (action ids: { $made }, now: { $actions }; observation fields that differ: { $fields }). Train a new one.
error-network-meaning = { $file } was made for another version of { $game }: as many action ids and observation fields, but they mean something else. Train a new one.
error-network-shape = The width of a network must be from 16 to 4,096 and its blocks from 0 to 64 (asked for: { $width } and { $blocks }).
error-network-other-shape = That network has another shape. Ask for the same (width: { $width }, blocks: { $blocks }).
error-training = The value of { $name } must be from { $least } to { $most }, not { $value }.
error-device = There is no device “{ $value }”. Choose one of: auto, cpu, cuda.
error-no-gpu = PyTorch finds no NVIDIA GPU here. Choose the device cpu or auto.
error-batch-closed = This batch is closed.

# Component values in words (core/facts.py).
fact-entry = { $word }: { $value }
fact-yes = yes
fact-no = no
fact-none = none

# Why a file can’t be read or written.
problem-missing = there is no such file or folder
problem-forbidden = you don’t have permission
problem-folder = it is a folder
problem-not-folder = part of its path is not a folder
problem-long = the name is too long
problem-full = the disk is full
problem-loop = its links lead in a circle
problem-name = that can’t be a file’s name
problem-other = { $what }
problem-not-text = it is not a text file in UTF-8
problem-huge = it is too large for a box
problem-deep = it is nested too deeply
problem-toml = { $detail } (line { $line }, column { $column })
problem-toml-end = { $detail } (at the end of the file)
toml-fault = { $fault ->
    [equals] a key must be followed by “=” and its value
    [bracket] the name of a table must end with a square bracket
    [line] each key needs a line of its own
    [open] a list or a table in braces is not closed
    [quotes] a text in quotes is not closed
    [twice] something is set twice
    [value] a value is missing or can’t be read (texts need quotes)
    [date] there is no such date or time
    [escape] a backslash in a text must be doubled
    [character] there is a character that can’t stand there
   *[other] this is not TOML
}
problem-type = { $path }: { $wanted ->
    [int] a whole number is needed
    [float] a number is needed
    [str] a text in quotes is needed
    [bool] true or false is needed
    [array] a list is needed
    [object] a table is needed
   *[other] another kind of value is needed
}{ $given ->
    [int] , not a whole number
    [float] , not a number with a fraction
    [str] , not a text
    [bool] , not true or false
    [array] , not a list
    [object] , not a table
    [null] , not nothing
   *[other] {""}
}
problem-field-missing = { $path }: “{ $name }” is missing
problem-field-unknown = { $path }: “{ $name }” is unknown
problem-enum = { $path }: “{ $value }” is not one of the words used there

# What is wrong with a value that somebody sent, and where: requests, messages, moves.
fault = { $fault ->
    [missing] { $where } is missing.
    [extra] { $where } is unknown here.
    [json] it is not valid JSON.
    [text] { $where } must be text.
    [number] { $where } must be a whole number.
    [boolean] { $where } must be true or false.
    [simple] { $where } must be true, false, a whole number or text.
    [label] { $where } must be a whole number or text.
    [fraction] { $where } must be a number.
    [list] { $where } must be a list.
    [object] { $where } must be an object with named fields.
    [short-text] { $where } must have at least { $count ->
        [one] 1 character
       *[other] { $count } characters
    }.
    [long-text] { $where } must have at most { $count ->
        [one] 1 character
       *[other] { $count } characters
    }.
    [short-list] { $where } must have at least { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }.
    [long-list] { $where } must have at most { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }.
    [low] { $where } must be at least { $limit }.
    [high] { $where } must be at most { $limit }.
    [more] { $where } must be more than { $limit }.
    [less] { $where } must be less than { $limit }.
    [choice] { $where } must be one of: { $known }.
    [either] it needs exactly one of these: { $known }.
   *[other] { $where } has a value that is not allowed.
}
fault-field = “{ $field }”
fault-field-inner = “{ $field }” in { $outer }
fault-field-entry = entry { $number } of { $outer }
fault-field-body = its content

# Where a game has no words of its own: <game>-round, <game>-score. Rounds 0: their number is not known.
round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
}
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
yes = yes
no = no
hidden = hidden
empty = nothing

# After an example of the rules.
guide-example-end = That was the example. Try it again in another way, or go back to the rules.

# Fields of a view with one thing for each player.
seats-scores = Points
seats-seats = Players
