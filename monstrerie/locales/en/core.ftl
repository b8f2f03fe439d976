# Sentences that every game shares: names, refusals, errors.

seat-name = Player { $number }
list-and = { $most } and { $last }
list-empty = nobody

prompt-wait = Waiting for { $seats }.

refusal-over = The match is over.
refusal-no-move = That is no move of this game ({ $type }).
refusal-not-your-turn = It is not your turn: { $seats } to act.

error-game-extra = { $game } needs the extra "{ $extra }": pip install "monstrerie[{ $extra }]".
error-unknown-game = There is no game "{ $name }". The games are: { $known }.
error-game-place = The game "{ $name }" can't be loaded: { $problem }. Write it as package.module:GAME.
error-unknown-language = There is no language "{ $name }". The languages are: { $known }.
error-unknown-option = There is no option "{ $name }". The options are: { $known }.
error-option-value = The option "{ $name }" can't be "{ $value }". Its values are: { $known }.
error-players = { $game } can't be played by { $value }: { $least } to { $most } players.
error-seat = There is no seat { $value }: seats are numbered 0 to { $most }.
error-seed = The seed must be a whole number from 0 to 2^63 - 1, not { $value }.
error-rewind = The match can't be rewound to move { $value }: it has { $most } moves.
error-no-moves = There is no move in the list.
error-imagined = This is an imagined copy of a match: it never happened, so it can't be saved or rewound.
error-nothing-to-play = { $seat } has nothing to play now.
error-unknown-rule = There is no rule "{ $name }". Near it: { $known }.

error-move-not-object = A move is a JSON object with a "kind", not { $type }.
error-move-kind = There is no move of kind "{ $kind }". The kinds are: { $known }.
error-move-field = This "{ $kind }" move can't be read: { $problem }.

error-save-json = This is no saved match: it is not JSON text.
error-save-foreign = This is no saved match of Monstrerie.
error-save-newer = This match was saved by a newer version ({ $version }). Update Monstrerie to open it.
error-save-keys = This saved match is damaged: missing or wrong: { $names }.
error-save-damaged = This saved match was damaged or edited: its digest does not fit.
error-save-other-game = This is a saved match of { $game }, not of { $wanted }.
error-save-start = This saved match can't be started: { $problem }
error-save-move = This saved match can't be replayed at move { $number }: { $problem }

error-components-read = The component file { $file } can't be read: { $problem }.
error-components-toml = The component file { $file } is not valid TOML: { $problem }.
error-components-unknown = { $file }: there is no component "{ $path }". There are: { $known }.
error-components-no-confidence = { $file }: "{ $path }" has no confidence. Write {"{"} value = …, confidence = "…" {"}"}.
error-components-confidence = { $file }: the confidence of "{ $path }" can't be "{ $value }". It is one of: { $known }.
error-components-key = { $file }: "{ $path }" has an unknown key "{ $value }". The keys are: { $known }.
error-components-type = A component has the wrong type: { $problem }.
error-components-value = The component "{ $path }" can't be { $value }. It must be: { $wanted }.

error-bot-game = The bot "{ $bot }" can't play { $game }: its moves carry real numbers. Take random, easy, normal or hard.
error-unknown-bot = There is no bot "{ $name }". The bots are: { $known }.
error-budget = A budget must be more than 0 and at most { $most } seconds, not { $value }.
error-matches = The number of matches must be from 1 to 1,000,000, not { $value }.
error-no-observation = { $game } has no observations for learners yet.
error-no-action-ids = { $game } has no action ids: its moves carry real numbers. Use aec, parallel or Gymnasium.
error-differences = The weight of score differences must be a number up to a million, not { $value }.
error-agent = There is no agent "{ $value }". The agents are: { $known }.
error-no-action = There is no action of { $agent }: every agent needs one, if only to wait.
error-gesture = The numbers of a gesture must be { $value } numbers from 0 to 1.
error-cycles = The number of cycles must be a whole number from 1 on, not { $value }.
error-render-mode = There is no render mode "{ $value }". The modes are: { $known }.
error-seeds = The number of seeds must be from 1 to 2^31, not { $value }.
error-reward = There is no reward "{ $value }". The rewards are: { $known }.
error-illegal-action = Action { $value } of { $agent } is not legal now: choose one where the action mask is 1.
error-env-over = The match is over: call reset first.
error-opponents = { $value } opponents were named: name one for all, or { $most }.
error-batch = A batch has from 1 to 1,000,000 tables, not { $value }.
error-batch-actions = A batch of { $most } tables takes an array of { $most } actions, not one of shape { $value }.
error-batch-integers = Actions are whole numbers, not { $value }.
error-batch-bots = From 0 to { $most } seats of each table can be played by bots, not { $value }.
error-batch-bot = There is no bot "{ $name }" for batches. The bots are: { $known }.
error-worker-lost = Worker { $number } (process { $process }) died ({ $how }): the batch is closed and its matches are lost.
error-workers = There can be from 0 (one for each core) to { $most } workers, not { $value }.
error-form = There is no form "{ $name }". The forms are: { $known }.
error-shard = A file holds from 1 to 100,000 matches, not { $value }.
error-harvest = Something else is kept in { $folder } (see its { $file }): name another folder, or ask for the same again.
error-harvest-folder = { $folder } holds other files: name a new or an empty folder.
error-harvest-write = { $folder } can't be written: { $problem }.
error-place = There is no place "{ $name }" to work at. The places are: { $known }.
error-job-kills = Job { $job } was given up: { $tries } workers in a row died of it.
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
problem-deep = it is nested too deeply
problem-toml = { $detail } (line { $line }, column { $column })
problem-toml-end = { $detail } (at the end of the file)
problem-type = { $path }: { $wanted ->
    [int] a whole number is needed
    [float] a number is needed
    [str] a text in quotes is needed
    [bool] true or false is needed
    [array] a list is needed
    [object] a table is needed
   *[other] a value of the type “{ $wanted }” is needed
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
