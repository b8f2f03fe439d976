# The coach: what is said of a match that was played.

cli-command-analyse = Analyze a saved match: everybody’s chance to win throughout, luck, skill and mistakes. Run the same command again to continue an interrupted run.
cli-option-coach-tables = how many tables are imagined for each estimate
cli-option-coach-seconds = stop after so many seconds
cli-option-coach-file = where the findings are kept; beside the match by default
error-no-analysis = Matches of { $game } can’t be analyzed: playing on takes too long to be done thousands of times.
error-tables = The number of tables must be from 2 to { $most }, not { $value }.
error-analysis = { $file } exists, but is not an analysis. Move it away first.

coach-analysing = Analyzing
coach-unfinished = The analysis is not complete yet. The same command continues it.
coach-curve = Chance to win
coach-column-begin = beginning
coach-column-luck = luck
coach-column-own = own decisions
coach-column-others = others’ decisions
coach-column-end = end
coach-mistakes = The costliest decisions
coach-played = Move { $move }, { $seat }: { $what }
coach-better = Better: { $what } ({ $gain } to win)
coach-source = { $what }: { $better } instead of { $played }
coach-no-source = No points yet, but better prospects.
coach-turns = Turning points
coach-turn-luck = Move { $move }: { $change } for { $seat }, by luck
coach-turn-skill = Move { $move }: { $change } for { $seat }, by a decision

coach-title = The coach
coach-about = Who could hope for what, and when? Which moves were luck, which decisions cost most, and what would have been better?
coach-analyse = Analyze
coach-moment = { $moves ->
    [0] At the beginning
    [one] After 1 move
   *[other] After { $moves } moves
}
coach-change = { $name }: { $chance } (luck { $luck }, decisions { $skill })
coach-drawn = Show the move on the board
coach-nothing-better = Nothing clearly better was found.
coach-no-choice = There was nothing to choose.
coach-board = Look at the board
coach-try = Try it from here
coach-sum = Beginning, luck and decisions add up to the end. ± is one standard error.
coach-no-mistakes = None that is sure to have cost anything.
server-coach-busy = The coach has too many matches to analyze. Try again in a few minutes.
coach-ask = Ask the coach
coach-thinking = The coach is thinking…
coach-advice = The coach’s best moves
coach-advice-chance = { $chance } to win
coach-advice-error = ± { $error }
coach-advice-plan = Show it
coach-advice-note = The coach knows only what you know. The chances come from { $tables ->
    [one] { $tables } imagined table
   *[other] { $tables } imagined tables
}; the ± is one standard error.
coach-reason-only = The only move.
coach-reason-level = About as good as the next best: the difference lies within the error.
coach-reason-close = About as good: the difference lies within the error.
coach-reason-prospects = No more points in sight, but better prospects.
coach-reason-behind = No fewer points in sight, but worse prospects.
coach-reason-gain = { $what }: { NUMBER($points, maximumFractionDigits: 1) } expected, { NUMBER($other, maximumFractionDigits: 1) } with the next best
coach-reason-loss = { $what }: { NUMBER($points, maximumFractionDigits: 1) } expected, { NUMBER($other, maximumFractionDigits: 1) } with the best
coach-allow = Let the coach be asked
coach-allow-help = Only where you play alone against bots. The match stays marked.
coach-marked = with the coach
coach-marked-long = Played with the coach’s help.
server-coach-people = The coach helps only where one person plays against bots.
server-coach-off = The coach can’t be asked at this table. Its host can allow it in the menu.
server-coach-waits = You have nothing to decide now.
