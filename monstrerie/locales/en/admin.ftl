# What those who run a server are told (monstrerie admin).
cli-command-admin = Look after a server: tables, people, backups. It works on the database, while a server runs or not.
cli-command-admin-list = List the tables, the latest first.
cli-command-admin-show = Show one table: who sits there, and what was said.
cli-command-admin-close = End a match where it stands. Its replay stays; a table that is still waiting for players is removed.
cli-command-admin-delete = Remove a table with its moves and its chat.
cli-command-admin-people = List the people, the latest first.
cli-command-admin-ban = Ban someone from the whole server, or lift the ban.
cli-command-admin-mute = Mute someone at all tables, or let them chat again.
cli-command-admin-reports = List what people reported about others.
cli-command-admin-export = Print everything stored about someone, as JSON.
cli-command-admin-erase = Erase everything stored about someone. The matches of others stay: the seat loses its name, and a bot plays on.
cli-command-admin-backup = Copy the database into a new file, while the server runs (SQLite).
cli-command-admin-restore = Put a backup in the place of the database, while the server runs or not (SQLite). What was there is kept in a file beside it.
cli-command-admin-check = Replay every stored match, and say which of them this version can’t play. The exit code is 1 if there are any.

cli-argument-table = the id of a table: 22 characters, as in its address
cli-argument-person = the id of a person: “monstrerie admin people” lists them
cli-argument-backup = the file with the backup

cli-value-table = TABLE
cli-value-person = PERSON
cli-value-stage = STAGE

cli-option-admin-database = SQLite file or postgresql://…, as for “monstrerie serve”
cli-option-stage = only tables in this stage: open, playing, over or closed
cli-option-people-name = only people with this in their name
cli-option-lift = end it again
cli-option-yes = don’t ask before it is done

cli-admin-column-table = Table
cli-admin-column-game = Game
cli-admin-column-stage = Stage
cli-admin-column-seats = Seats
cli-admin-column-moves = Moves
cli-admin-column-rules = Begun with version
cli-admin-column-created = Created
cli-admin-column-updated = Last move
cli-admin-column-seat = Seat
cli-admin-column-kind = Kind
cli-admin-column-name = Name
cli-admin-column-person = Person
cli-admin-column-tables = Tables
cli-admin-column-reports = Reports
cli-admin-column-barred = Barred
cli-admin-stage-open = waiting for players
cli-admin-stage-playing = being played
cli-admin-stage-over = over
cli-admin-stage-closed = closed
cli-admin-kind-person = person
cli-admin-kind-bot = bot
cli-admin-kind-empty = free
cli-admin-banned = banned
cli-admin-muted = muted
cli-admin-unknown = unknown
cli-admin-gone = someone who is no longer here
cli-admin-report-by = reported by { $name }
cli-admin-report-about = about { $name }
cli-admin-no-tables = There are no such tables.
cli-admin-no-people = There are no such people.
cli-admin-no-reports = There are no reports.
cli-admin-removed = The table is removed.
cli-admin-closed = The match is closed. Its replay can still be viewed.
cli-admin-ban-done = { $name } is banned from this server.
cli-admin-ban-lifted = { $name } may come back.
cli-admin-mute-done = { $name } can’t chat any more.
cli-admin-mute-lifted = { $name } may chat again.
cli-admin-erased = Everything about this person is erased.
cli-admin-sure-delete = Remove this table ({ $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}) for ever? Type “yes”:
cli-admin-sure-erase = Erase everything about { $name } ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}) for ever? Type “yes”:
cli-admin-sure-restore = Replace the whole database with { $file }? Type “yes”:
cli-admin-copying = Copying the database
cli-admin-checking = Replaying matches
cli-admin-backed-up = The backup is in { $file }. Keep a copy of the secret with it.
cli-admin-restored = The backup is in place.
cli-admin-replaced = What was there before is in { $file }.
cli-admin-checked = { $matches ->
    [one] 1 match was replayed
   *[other] { $matches } matches were replayed
}; { $faults ->
    [0] all are in order.
    [one] 1 failed.
   *[other] { $faults } failed.
}
error-unknown-stage = There is no stage “{ $name }”. Choose one of: { $known }.
cli-admin-not-sure = Nothing was changed.
