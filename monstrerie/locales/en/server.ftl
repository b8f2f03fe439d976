# What the server says when it can't do what was asked.
server-bad-request = The request can’t be understood: { $problem }
server-bad-message = The message can’t be understood: { $problem }
server-bad-name = A name must have 1 to { $most ->
    [one] 1 character
   *[other] { $most } characters
}.
server-bad-text = The request contains half a character (a lone surrogate, \ud800 to \udfff). Send whole characters.
server-bad-chat = A message must have 1 to { $most ->
    [one] 1 character
   *[other] { $most } characters
}.
server-bad-seats = Exactly one seat must be yours; the others are for friends or bots.
server-save-seats = A saved match goes on at once: give every seat to yourself or to a bot.
server-save-own = A saved match brings its options, seed and components along. Leave yours out.
server-save-players = This saved match has { $players ->
    [one] 1 player
   *[other] { $players } players
}: the table needs as many seats.
server-save-over = This saved match is over. Choose one that still goes on.
server-unknown-level = There is no bot level “{ $value }”. Choose one of: { $known }.
server-bad-clock = The clock must allow 1 to { $most ->
    [one] 1 second
   *[other] { $most } seconds
} per decision.
server-bad-frames = There is no such seat at this table.
server-no-session = Enter your name first.
server-foreign-origin = This request came from another website and was refused.
server-not-seated = You are not seated at this table.
server-not-host = Only the host of the table can do that.
server-not-your-seat = That is not your seat.
server-bad-invite = This invitation is not valid for this table. Ask the host for a new link.
server-banned = The host doesn’t want you at this table.
server-banned-here = You have been banned from this server by those who run it.
server-muted = The host has muted you at this table.
server-muted-here = You have been muted on this server by those who run it: you can’t chat at any table.
server-chat-closed = You can’t chat at this table: the host decides who may.
server-nobody-there = No one else is sitting there, or that message doesn’t exist.
server-secret-seat = During the match you can view it only from your own seat or as a spectator.
server-not-found = There is nothing at this address.
server-unknown-table = There is no such table. The link may be incomplete, or the host has closed the table.
server-unknown-person = There is no such person here.
server-solo = This works on a server only: here everything runs in your browser alone.
server-wrong-method = This address doesn’t accept that kind of request.
server-already-seated = You are already seated at this table.
server-name-taken = Someone at this table has this name, or one that looks just like it. Choose another name.
server-no-free-chair = There are no free seats.
server-chair-taken = That seat is taken or does not exist.
server-already-started = The match has already started.
server-not-started = The match has not started yet.
server-not-over = The match is not over yet.
server-table-over = The match is over.
server-table-closed = This table has been closed.
server-table-stopped = This table was closed by those who run this server. Its replay can still be viewed.
server-table-damaged = This match can’t be continued past move { $number }: the rules of version { $version } don’t allow what was played. It was begun with { $rules ->
    [unknown] an older version
   *[other] version { $rules }
}.
server-table-differs = This match can’t be continued: under the rules of version { $version } its moves lead to another position. It was begun with { $rules ->
    [unknown] an older version
   *[other] version { $rules }
}.
server-stale-turn = A move was already made from this seat, so yours was not played.
server-bot-plays = A bot is playing for you. Take your seat back first.
server-undo-nothing = You have no move to undo.
server-undo-revealed = That move can’t be undone: hidden information has been revealed since.
server-undo-pending = Someone has already asked to undo a move.
server-undo-none = No undo request is open.
server-undo-not-yours = The other players decide. You can only withdraw your request.
server-hello-first = The connection must begin with a “hello” message.
server-too-large = That is too large. At most { $most ->
    [one] 1 byte is
   *[other] { $most } bytes are
} allowed.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
server-too-many-sockets = Too many tables are open at once. Close some of them, then reload this page.
server-too-many-open = You already have { $most ->
    [one] 1 table that is waiting for players. Start or leave it first.
   *[other] { $most } tables that are waiting for players. Start or leave one of them first.
}
server-too-many-tables = You already have { $most ->
    [one] 1 unfinished match. Finish it first.
   *[other] { $most } unfinished matches. Finish one of them first, or leave it to a bot.
}
server-wrong-host = This server doesn’t answer under this name. Ask its host for the right address.
server-internal = Something went wrong on the server. Nothing was lost; please try again.
server-database-away = The database is not responding. Please try again.
server-page-missing = The page isn’t built. Run “npm ci && npm run build” in the folder web, or install a wheel, which contains it.
server-bad-puzzle = Name a puzzle by its “number”, or a new one by “seed” and “difficulty”.
server-school-busy = The school is busy, or this puzzle takes too long to solve. Try again, or choose another puzzle.
server-unknown-box = There is no such box here. Ask for its link again.
server-box-strange = This game has no component “{ $path }”.
server-tables-busy = Too many tables with their own components are being set up. Please try again in a minute.
server-components-slow = A table with these components takes too long to set up: it was stopped after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Change fewer values, or stay closer to the box.
server-components-broken = No table can be set up with these components. Change fewer values, or stay closer to the box.
server-writes-stuck = Nothing has been stored for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Moves can’t be made at the moment.

# What the server says to its host when it can't start.
server-start-database = The database { $database } can’t be used: { $problem }
server-start-database-url = “{ $value }” is not a supported database. Use sqlite:///path/to/file or postgresql://user:password@host/name.
server-start-database-newer = The database is from a newer version of Monstrerie (schema { $found }; this version knows up to { $known }). Install that version, or use another database.
server-start-database-older = The database is at schema { $found }; this version needs { $known }. Start a server of this version on it first: it brings the database up to date.
server-start-database-used = Another Monstrerie server is already using { $database }. Stop it, or use another database. Several servers need PostgreSQL.
server-start-postgres-extra = PostgreSQL needs the extra “postgres”: pip install "monstrerie[server,postgres]"
server-admin-missing = There is no database { $database }. Name the one that the server uses with --database or --data.
server-admin-older = The database is from an older version of Monstrerie (schema { $found }; this version needs { $known }). Start “monstrerie serve” once: it brings the database up to date.
server-backup-postgres = PostgreSQL has its own programs for this: use “pg_dump” to back up, “pg_restore” to restore.
server-backup-exists = There is already a file { $file }. Choose another name.
server-backup-file = { $file } can’t be written: { $problem }
server-restore-postgres = PostgreSQL has its own programs for this: stop the servers, then use “pg_restore”.
server-restore-file = { $file } is not an intact Monstrerie database.
server-start-secret-file = The secret in { $file } can’t be read or written: { $problem }
server-start-secret-short = The secret in { $file } is too short: it must have at least { $least ->
    [one] 1 character
   *[other] { $least } characters
}.
server-start-number = { $name } must be a number from 1 to { $most }, not “{ $value }”.
server-start-port-used = Port { $port } on { $host } is already in use. Try “--port { $other }”, or “--port 0” for any free port.
server-start-address = The server can’t listen on { $host }, port { $port }: { $problem }
server-start-workers = Several worker processes need PostgreSQL (--database postgresql://…). SQLite serves only one process.

# What the server prints while it runs.
server-ready = Monstrerie is running at { $address } (press Ctrl-C to stop)
server-room = There is room for { $most ->
    [one] 1 connection
   *[other] { $most } connections
} at once.
server-stopped = Server stopped.

server-start-bots-database = Which tables do the bots play at? Give the servers’ database: --database postgresql://user:password@host/name, or MONSTRERIE_DATABASE.
server-start-bots-postgres = Bots on other machines need PostgreSQL (--database postgresql://user:password@host/name). The bots of a server with SQLite think in that server.
server-start-bots-version = The servers run version { $found } of Monstrerie, this is { $version }. Bots have to know the same rules: install version { $found } here.
server-bots-ready = Bots of Monstrerie { $version } think here, { $places } at once, for { $database } (press Ctrl-C to stop)
server-bots-missing = Left to others, since something is not installed here: { $games }
server-bots-stopped = Bots stopped after { $number ->
    [one] { $number } move
   *[other] { $number } moves
}.
server-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
