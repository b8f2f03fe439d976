# Your box: what is printed in one's own copy of a game.
page-box = Your box
page-box-title = Your box: { $game }
page-box-text = Some numbers are printed only on the cards and boards, and ours are guesses. Take your copy of the game, go through it thing by thing, and play with what is really printed.
page-box-name = Name of this box
page-box-progress = Read: { $settled } of { $total }
page-box-step = Thing { $number } of { $count }
page-box-jump = Go to
page-box-guess = Our guess: { $said }
page-box-next = It is printed like this
page-box-again = Next
page-box-back = Back
page-box-more = What else may be printed here
page-box-count = How many
page-box-item = Number { $number }
page-box-rule = Rule { $rule }
page-box-no-rule = No rule of the game says so; it is as far as the program goes.
page-box-reset = As guessed again
page-box-differences = Differs from our box
page-box-same = Nothing differs so far.
page-box-was = ours says { $said }
page-box-fingerprint = Fingerprint
page-box-keep = Save under my name
page-box-kept = Saved.
page-box-play = Open a table with it
page-box-link = Copy its link
page-box-export = Save as a file
page-box-import = Read a file
page-box-huge = { $name } is too large for a box.
page-box-imported = The file was read. What was here before can be brought back.
page-box-before = Bring back what was here before
page-box-lent = { $named ->
    [no] Played with somebody’s own box.
   *[other] Played with the box “{ $name }”.
}
page-box-plays = Box
page-box-own = { $named ->
    [no] an owner’s box
   *[other] { $name }
}
page-box-shipped = ours
page-box-finished = Everything is read. Thank you: now it is your box.
