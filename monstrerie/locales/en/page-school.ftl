# The school in the browser: puzzles of any game that has some.

page-school = School
page-school-title = { $game }: the school
page-school-text = Short puzzles, each with a best solution. The teacher explains, gives hints and shows you how it’s done.
page-school-lessons = Lessons
page-school-today = Today’s puzzle
page-school-today-text = One puzzle a day, the same for everybody: easy on Mondays, hard on Sundays. Send your friends the link.
page-school-today-go = Solve today’s puzzle
page-school-share = Copy the link
page-school-more = Endless practice
page-school-level = Level { $level }
page-school-level-name = { $level ->
    [1] an easy start
    [2] a little harder
    [3] worth a second look
    [4] for experts
   *[5] for masters
}
page-school-solved-count = { $count ->
    [0] none solved yet
   *[other] { $count } solved
}
page-school-mark = { $mark ->
    [alone] solved
    [helped] solved with help
   *[open] not solved yet
}
page-school-begin = Begin
page-school-again = Try again
page-school-go = Next puzzle
page-school-teacher = Teacher
page-school-table = Table
page-school-goal = Your task:
page-school-thought = { $at } of { $of }
page-school-back = Back
page-school-on = Continue
page-school-hint = Hint
page-school-hint-try = Try this: { $move }
page-school-hint-lay = Show it on the board
page-school-solution = Show the solution
page-school-solution-title = The solution
page-school-watch = Play it on the board
page-school-stop = Stop
page-school-reset = Start over
page-school-undo = Undo
page-school-solved = Solved! That is the best possible result.
page-school-better = There is a better solution.
page-school-next = Next
page-school-all = All lessons
page-school-happened = What happened
page-school-topic = { $lesson ->
    [dungeon-lords-combat-1] Lesson 1: traps, monsters and fatigue
    [dungeon-lords-combat-2] Lesson 2: thieves, ghosts and the witch
    [dungeon-lords-combat-3] Lesson 3: the cursed ring and the vampire
    [dungeon-lords-combat-4] Lesson 4: the anti-magic dart and the slime
   *[other] {""}
}
page-school-none = { $game } has no school yet
page-school-none-text = Read its rules, or play a match against bots to get to know it.
page-school-missing = This lesson can’t be loaded
page-school-pupil = Apprentice
page-school-rival = Rival
page-learn-title = Learn { $game }
page-first-title = { $game }: how to win
page-first-play = Just play
page-first-play-text = With the simpler rules for a first game.
page-learn-guide = Play your first match
page-learn-guide-text = Five minutes on the real board, with a guide who explains each step.
page-guide = First match
page-guide-missing = This first match can’t be loaded
page-guide-none = There is no guided first match of { $game } here.
page-guide-leave = Play on without the guide
page-guide-leave-text = You can leave the guide at any time and play this very match on against bots. When you come back here, you go on where you were.
page-guide-play-on = Play on
page-rules-example = Try it on the board
page-example = Example
page-example-back = Back to the rules
page-learn-school = Go to school
page-learn-school-text = Solve short puzzles step by step, with a teacher beside you.
page-learn-rules = Read the rules
page-learn-rules-text = With pictures and examples, in our own words.
page-learn-beside = Your seat waits: what you choose here opens beside this table.
page-newcomer = Your first match?
page-newcomer-show = Show me how
page-newcomer-known = I know it
