# L’école dans le navigateur : les casse-têtes de tout jeu qui en a.

page-school = École
page-school-title = { $game } : l’école
page-school-text = De petites positions avec une meilleure solution. Le maître explique, donne des indices et montre comment faire.
page-school-lessons = Leçons
page-school-more = Des exercices sans fin
page-school-more-text = De nouvelles positions, chacune avec un seul meilleur plan. Prenez un niveau qui vous fait réfléchir.
page-school-level = Niveau { $level }
page-school-level-name = { $level ->
    [1] pour commencer
    [2] un peu plus dur
    [3] à regarder deux fois
    [4] pour seigneurs
   *[5] pour maîtres
}
page-school-solved-count = { $count ->
    [0] aucun résolu
    [one] { $count } résolu
   *[other] { $count } résolus
}
page-school-mark = { $mark ->
    [alone] résolu
    [helped] résolu avec de l’aide
   *[open] pas encore résolu
}
page-school-begin = Commencer
page-school-again = Encore une fois
page-school-go = Exercice suivant
page-school-teacher = Maître
page-school-table = Table
page-school-goal = Votre tâche
page-school-thought = { $at } sur { $of }
page-school-back = Retour
page-school-on = Continuer
page-school-hint = Indice
page-school-hint-try = Essayez ceci : { $move }
page-school-hint-lay = Le préparer
page-school-solution = Montrer la solution
page-school-solution-title = La solution
page-school-watch = La jouer sur la table
page-school-stop = Arrêter
page-school-reset = Recommencer
page-school-undo = Reculer
page-school-solved = Résolu ! On ne peut pas faire mieux.
page-school-better = On peut faire mieux.
page-school-next = Suivant
page-school-all = Toutes les leçons
page-school-happened = Ce qui s’est passé
page-school-missing = Cette leçon ne peut pas être montrée
page-school-pupil = Vous
page-school-rival = Le rival
page-learn-title = Apprendre { $game }
page-learn-school = Aller à l’école
page-learn-school-text = Résolvez de petites positions pas à pas, avec un maître à vos côtés.
page-learn-rules = Lire les règles
page-learn-rules-text = Avec recherche, dans nos propres mots.
