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
