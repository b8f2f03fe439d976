# The school in the browser: puzzles of any game that has some.

page-school = School
page-school-title = { $game }: the school
page-school-text = Small positions with a best solution. The teacher explains, gives hints, and shows how it is done.
page-school-lessons = Lessons
page-school-more = Exercises without end
page-school-more-text = New positions, each with one best plan. Take a level that makes you think.
page-school-level = Level { $level }
page-school-level-name = { $level ->
    [1] an easy start
    [2] a little harder
    [3] worth a second look
    [4] for lords
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
page-school-again = Once more
page-school-go = Next exercise
page-school-teacher = Teacher
page-school-table = Table
page-school-goal = Your task
page-school-thought = { $at } of { $of }
page-school-back = Back
page-school-on = Go on
page-school-hint = Hint
page-school-hint-try = Try this: { $move }
page-school-hint-lay = Lay it out
page-school-solution = Show the solution
page-school-solution-title = The solution
page-school-watch = Play it on the board
page-school-stop = Stop
page-school-reset = Start over
page-school-undo = Step back
page-school-solved = Solved! It can’t be done better.
page-school-better = It can be done better.
page-school-next = Next
page-school-all = All lessons
page-school-happened = What happened
page-school-missing = This lesson can’t be shown
page-school-pupil = You
page-school-rival = The rival
page-learn-title = Learn { $game }
page-learn-school = Go to school
page-learn-school-text = Solve small positions step by step, with a teacher beside you.
page-learn-rules = Read the rules
page-learn-rules-text = Searchable, in our own words.
