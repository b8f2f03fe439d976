# La page des responsables du serveur (/admin).
page-admin = S’occuper de ce serveur
page-admin-token = Jeton d’administration
page-admin-token-why = Le jeton avec lequel ce serveur a été lancé (MONSTRERIE_ADMIN_TOKEN). Cet onglet le retient jusqu’à sa fermeture.
page-admin-enter = Entrer
page-admin-refused = Ce jeton n’ouvre rien ici : il est faux, ou le serveur a été lancé sans jeton.
page-admin-leave = Oublier le jeton
page-admin-tables = Tables
page-admin-reports = Signalements
page-admin-people = Personnes
page-admin-check = Vérification
page-admin-stage = État
page-admin-stage-all = toutes
page-admin-stage-open = attend des joueurs
page-admin-stage-playing = en cours
page-admin-stage-over = terminée
page-admin-stage-closed = fermée
page-admin-more = Suite
page-admin-none = Rien ici.
page-admin-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
page-admin-begun = commencée avec la version { $rules }
page-admin-open = Ouvrir
page-admin-chat = Messages
page-admin-close = Fermer la partie
page-admin-close-sure = Plus personne ne joue ni n’écrit à cette table. On peut encore la revoir.
page-admin-delete = Supprimer
page-admin-delete-sure = La table est supprimée avec ses coups et ses messages, pour toujours.
page-admin-name = Nom
page-admin-since = depuis le { $date }
page-admin-banned = serveur fermé
page-admin-muted = sans parole
page-admin-ban = Bannir
page-admin-ban-sure = Ce serveur sera fermé à { $name } jusqu’à nouvel ordre.
page-admin-ban-done = Ce serveur est désormais fermé à { $name }.
page-admin-unban = Lever le bannissement
page-admin-mute = Priver de parole
page-admin-mute-done = { $name } ne peut plus écrire.
page-admin-unmute = Rendre la parole
page-admin-export = Exporter
page-admin-erase = Effacer
page-admin-erase-sure = Tout ce qui est conservé sur { $name } est effacé pour toujours. Les parties des autres restent : la place perd son nom, et un robot continue.
page-admin-sits = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
page-admin-told = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}
page-admin-report-by = Signalé par { $name }
page-admin-report-about = Concerne { $name }
page-admin-gone = quelqu’un qui n’est plus là
page-admin-done = Réglé
page-admin-check-why = Rejoue toutes les parties conservées selon les règles de cette version.
page-admin-check-go = Rejouer toutes les parties
page-admin-checked = { $done } sur { $total }
page-admin-check-good = Toutes les parties sont en ordre.
page-admin-backup = Télécharger une copie de sécurité
page-admin-cancel = Annuler
