# L’entraîneur : ce qui est dit d’une partie jouée.

cli-command-analyse = Analyser une partie sauvegardée : les chances de victoire au fil de la partie, la chance, le talent et les erreurs. La même commande reprend une analyse interrompue.
cli-option-coach-tables = nombre de tables imaginées pour chaque jugement
cli-option-coach-seconds = s’arrêter après ce nombre de secondes
cli-option-coach-file = où garder les résultats ; à côté de la partie par défaut
error-no-analysis = Ce jeu ne peut pas être analysé ({ $game }) : il serait trop long de jouer des milliers de fois la suite d’une partie.
error-tables = Le nombre de tables doit être compris entre 2 et { $most }, pas { $value }.
error-analysis = { $file } existe, mais n’est pas une analyse. Déplacez d’abord ce fichier.

coach-analysing = Analyse
coach-unfinished = L’analyse n’est pas terminée. La même commande la reprend.
coach-curve = Chances de victoire
coach-column-begin = début
coach-column-luck = hasard
coach-column-own = ses décisions
coach-column-others = celles des autres
coach-column-end = fin
coach-mistakes = Les décisions les plus coûteuses
coach-played = Coup { $move }, { $seat } : { $what }
coach-better = Mieux : { $what } ({ $gain } de chances)
coach-source = { $what } : { $better }, contre { $played }
coach-no-source = Pas encore de points, mais de meilleures perspectives.
coach-turns = Les tournants
coach-turn-luck = Coup { $move } : { $change } pour { $seat }, par hasard
coach-turn-skill = Coup { $move } : { $change } pour { $seat }, par une décision

coach-title = L’entraîneur
coach-about = Qui pouvait espérer quoi, et quand ? Quels coups devaient tout au hasard, quelles décisions ont coûté le plus, et qu’aurait-il mieux valu faire ?
coach-analyse = Analyser
coach-moment = { $moves ->
    [0] Au début
    [one] Après 1 coup
   *[other] Après { $moves } coups
}
coach-change = { $name } : { $chance } (hasard { $luck }, décisions { $skill })
coach-drawn = Montrer le coup sur le plateau
coach-nothing-better = Rien de nettement meilleur n’a été trouvé.
coach-no-choice = Il n’y avait rien à choisir.
coach-board = Voir le plateau
coach-try = Essayer à partir d’ici
coach-sum = Le début, le hasard et les décisions donnent ensemble la fin. ± est une erreur type.
coach-no-mistakes = Aucune dont le coût soit certain.
server-coach-busy = L’entraîneur a trop de parties à analyser. Réessayez dans quelques minutes.
coach-ask = Demander à l’entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-advice = Les meilleurs coups selon l’entraîneur
coach-advice-chance = { $chance } de chances de gagner
coach-advice-error = ± { $error }
coach-advice-plan = Montrer
coach-advice-note = L’entraîneur ne sait que ce que vous savez. Les chances viennent de { $tables ->
    [one] { $tables } table imaginée
   *[other] { $tables } tables imaginées
} ; ± est une erreur type.
coach-reason-only = C’est le seul coup.
coach-reason-level = À peu près aussi bon que le suivant : l’écart est inférieur à l’erreur.
coach-reason-close = À peu près aussi bon : l’écart est inférieur à l’erreur.
coach-reason-prospects = Pas plus de points en vue, mais de meilleures perspectives.
coach-reason-behind = Pas moins de points en vue, mais de moins bonnes perspectives.
coach-reason-gain = { $what } : { NUMBER($points, maximumFractionDigits: 1) } en vue, contre { NUMBER($other, maximumFractionDigits: 1) } avec le coup suivant
coach-reason-loss = { $what } : { NUMBER($points, maximumFractionDigits: 1) } en vue, contre { NUMBER($other, maximumFractionDigits: 1) } avec le meilleur coup
coach-allow = Permettre de consulter l’entraîneur
coach-allow-help = Seulement si vous jouez seul contre des robots. La partie en garde la marque.
coach-marked = avec l’entraîneur
coach-marked-long = Partie jouée avec l’aide de l’entraîneur.
server-coach-people = L’entraîneur n’aide que là où une seule personne joue contre des robots.
server-coach-off = L’entraîneur ne peut pas être consulté à cette table. Son hôte peut le permettre dans le menu.
server-coach-waits = Vous n’avez rien à décider pour l’instant.
