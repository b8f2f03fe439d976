# The command line.

cli-welcome = { $game }. Type a number or words to play, ? for help.
cli-bot-name = Bot { $number } ({ $level })
cli-thinking = { $seat_name } is thinking …
cli-keys = number or words: play · ? help · u undo · s [FILE] save · l log · Enter table · q quit
cli-help = Play by typing the number of a move, or words that fit only one ("{"4"} above 2").
    ? 3            the numbers that move 3 would lead to
    ? WORDS or ID  look up the rules (also: monstrerie rules { $game })
    u              take your last move back, unless something hidden came out since
    s [FILE]       save the match
    l              what happened so far
    Enter          show the table again
    q              leave (save first if you want to go on later)
cli-hand-over = Now { $seat_name }. Press Enter when the others look away.
cli-no-such-number = There is no move { $value }: 1 to { $most }.
cli-number = { $field }, { $low } to { $high }
cli-word = { $field }: { $choices }
cli-number-help = Enter keeps the value in brackets, r lets chance draw all numbers, x goes back.
cli-no-number = "{ $said }" does not fit: { $low } to { $high }.
cli-no-word = "{ $said }" does not fit: { $choices }.
cli-not-understood = No move fits "{ $said }". Type its number, or ? for help.
cli-several-moves = { $count } moves fit "{ $said }": { $examples } …
cli-nothing-to-undo = There is nothing of yours to take back.
cli-undo-refused = Something hidden came out since your last move: it can't be taken back.
cli-undone = Taken back.
cli-saved = Saved as { $file }.
cli-save-failed = { $file } can't be written: { $problem }. Name another file: s FILE
cli-save-offer = s [FILE] saves the match, Enter leaves.
cli-goodbye = Goodbye.
cli-input-ended = The input has ended before the match: leaving.
cli-no-preview = nothing to calculate.
cli-press-enter = Enter for the next move
cli-round = { $game ->
    [dungeon-lords] Season
   *[other] Round
} { $round } of { $rounds }
cli-result = Result
cli-table = Table
cli-no-rule-found = No rule has the words "{ $words }".
cli-guesses = { $guesses } of { $facts } values are guesses.
cli-paths-hint = To correct a value, write it into a file of your own: monstrerie components { $game } --paths shows its name there.
cli-arena-title = { $matches } matches
cli-arena-interrupted = Interrupted after { $played } of { $matches } matches.
cli-selfplay-done = { $matches } matches in { $files ->
    [one] one file
   *[other] { $files } files
 } in { $folder }.
cli-selfplay-interrupted = Interrupted after { $played } of { $matches } matches; the same command goes on from there.

cli-column-component = component
cli-column-value = value
cli-column-confidence = confidence
cli-column-source = source
cli-column-bot = bot
cli-column-seats = seats
cli-column-share = wins
cli-column-interval = 95 %
cli-column-score = mean score
cli-column-thinking = a decision
cli-column-slowest = slowest
cli-column-rating = rating
cli-column-game = game
cli-column-players = players
cli-column-matches-a-second = matches/s
cli-column-decisions-a-second = decisions/s
cli-column-microseconds = µs/decision
cli-column-copies-a-second = copies/s

confidence-certain = certain
confidence-likely = likely
confidence-guess = guess

level-easy = easy
level-normal = normal
level-hard = hard

error-option-form = Write an option as NAME=VALUE, not "{ $value }".
error-too-many-people = { $value } people can't sit at a table for { $most }.
error-save-read = The saved match { $file } can't be read: { $problem }.
error-extra = This needs the extra "{ $extra }" ({ $module } is missing): pip install "monstrerie[{ $extra }]".

error-puzzle = There is no puzzle { $value }: 1 to { $most }.
error-no-puzzles = { $game } has no puzzles.
error-difficulty = The difficulty must be from 1 to 5, not { $value }.
cli-puzzle-solved = Well done: it can't be solved better.
cli-puzzle-better = It can be solved better: { $best } instead of { $got }.
cli-puzzle-keys = number or words: play · h hint · u take back · Enter table · q quit
cli-puzzle-hint = Try: { $move }
cli-puzzle-next = Enter for the next puzzle, q to leave.
