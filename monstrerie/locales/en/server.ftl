# What the server says when it can't do what was asked.
server-bad-request = The request can't be understood ({ $field }): { $problem }
server-bad-message = The message can't be understood: { $problem }
server-bad-name = A name has 1 to { $most } characters, without control characters.
server-bad-chat = A message has 1 to { $most } characters, without control characters.
server-bad-seats = Exactly one seat is yours ("me"); the others are "link" or "bot".
server-unknown-level = There is no bot level "{ $value }". Known levels: { $known }.
server-bad-clock = A clock has between 1 and { $most } seconds for each decision.
server-bad-frames = There is no such seat: seats go from 0 to { $most }.
server-no-session = Tell us your name first.
server-foreign-origin = This request comes from a page of another site.
server-not-seated = You don't sit at this table.
server-not-host = Only the host of the table can do that.
server-not-your-seat = That seat is not yours.
server-bad-invite = This invitation doesn't open this table. Ask the host for the link.
server-secret-seat = While the match goes on you can look only from your own seat or as a spectator.
server-not-found = There is nothing at this address.
server-unknown-table = There is no such table. Perhaps the link is incomplete, or the host has closed it.
server-wrong-method = This address doesn't take that kind of request.
server-already-seated = You already sit at this table.
server-no-free-chair = There is no free chair.
server-chair-taken = That chair is taken, or there is none.
server-already-started = The match has already started.
server-not-started = The match has not started yet.
server-not-over = The match is not over yet.
server-table-over = The match is over.
server-table-closed = The host has closed this table.
server-table-damaged = This match can't be continued: its stored moves don't fit the rules of this version.
server-stale-turn = Something else was played at this seat meanwhile. Nothing was changed.
server-bot-plays = A bot plays for you. Take your seat back first.
server-undo-nothing = You have made no move that could be taken back.
server-undo-revealed = Something hidden has come to light since then: the move stays.
server-undo-pending = Somebody has already asked to take a move back.
server-undo-none = Nobody has asked to take a move back.
server-undo-not-yours = The others answer this question; who asked can only withdraw it.
server-hello-first = The first message has to be "hello".
server-too-large = That is too large: at most { $most } bytes.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-internal = Something went wrong here. Nothing was lost; please try again.
server-database-away = The database doesn't answer at the moment. Please try again.
server-page-missing = The page isn't built: run "npm ci && npm run build" in the folder web, or install a wheel, which carries it.
server-bad-puzzle = Name the puzzle by its "number", or a new one by "seed" and "difficulty".
server-school-busy = The school is busy, or this is too hard for it. Try again, or try another puzzle.
server-tables-busy = Too many tables with their own components are being set up at the moment. Please try again in a minute.
server-components-slow = A table with these components takes too long to set up: it was stopped after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Change fewer values, or stay closer to the box.
server-components-broken = No table can be set up with these components. Change fewer values, or stay closer to the box.
server-writes-stuck = Nothing has been stored for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}: moves can’t be made at the moment.

# What the server says to its host when it can't start.
server-start-database = The database { $database } can't be used: { $problem }
server-start-database-url = "{ $value }" is no database we know. Use sqlite:///path/to/file or postgresql://user:password@host/name.
server-start-database-newer = The database is from a newer version of Monstrerie (schema { $found }; this version knows { $known }). Install that version, or use another database.
server-start-database-used = Another Monstrerie server already uses { $database }. Stop it, or use another database; for several servers use PostgreSQL.
server-start-postgres-extra = PostgreSQL needs the extra "postgres": pip install "monstrerie[server,postgres]"
server-start-secret-file = The secret in { $file } can't be read or written: { $problem }
server-start-secret-short = The secret in { $file } is too short: at least { $least } characters.
server-start-number = { $name } should be a number from 1 to 256, not "{ $value }".
server-start-port-used = Port { $port } on { $host } is already in use. Try "--port { $other }", or "--port 0" for any free one.
server-start-address = The server can't listen on { $host }, port { $port }: { $problem }
server-start-workers = Several worker processes need PostgreSQL (--database postgresql://…): SQLite serves one process.

# What the server prints while it runs.
server-ready = Monstrerie is at { $address } (Ctrl-C stops it)
server-stopped = Good night.
