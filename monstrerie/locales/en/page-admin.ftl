# The page of those who run the server (/admin).
page-admin = Look after this server
page-admin-token = Admin token
page-admin-token-why = The token that this server was started with (MONSTRERIE_ADMIN_TOKEN). This tab remembers it until it is closed.
page-admin-enter = Enter
page-admin-refused = This token opens nothing here: it is wrong, or the server was started without one.
page-admin-leave = Forget the token
page-admin-tables = Tables
page-admin-reports = Reports
page-admin-people = People
page-admin-check = Check
page-admin-stage = Stage
page-admin-stage-all = all
page-admin-stage-open = waiting for players
page-admin-stage-playing = being played
page-admin-stage-over = over
page-admin-stage-closed = closed
page-admin-more = More
page-admin-none = Nothing here.
page-admin-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-admin-begun = begun with version { $rules }
page-admin-open = Open
page-admin-chat = Chat
page-admin-close = Close the match
page-admin-close-sure = Nobody plays or chats at this table any more. Its replay can still be viewed.
page-admin-delete = Delete
page-admin-delete-sure = The table is deleted with its moves and its chat, for ever.
page-admin-name = Name
page-admin-since = since { $date }
page-admin-banned = banned
page-admin-muted = muted
page-admin-ban = Ban
page-admin-ban-sure = { $name } can’t use this server any more until the ban is lifted.
page-admin-ban-done = { $name } is banned from this server.
page-admin-unban = Lift the ban
page-admin-mute = Mute
page-admin-mute-done = { $name } can’t chat any more.
page-admin-unmute = Let chat again
page-admin-export = Export
page-admin-erase = Erase
page-admin-erase-sure = Everything stored about { $name } is erased for ever. Matches of others stay: the seat loses its name, and a bot plays on.
page-admin-sits = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
page-admin-told = { $count ->
    [one] 1 report
   *[other] { $count } reports
}
page-admin-report-by = Reported by { $name }
page-admin-report-about = About { $name }
page-admin-gone = someone who is no longer here
page-admin-done = Dealt with
page-admin-check-why = Replays every stored match under the rules of this version.
page-admin-check-go = Replay all matches
page-admin-checked = { $done } of { $total }
page-admin-check-good = All matches are in order.
page-admin-backup = Download a backup
page-admin-cancel = Cancel
