# L’école dans le navigateur : les casse-têtes de tout jeu qui en a.

page-school = École
page-school-title = { $game } : l’école
page-school-text = De courts casse-têtes, chacun avec une meilleure solution. Le professeur explique, donne des indices et montre comment faire.
page-school-lessons = Leçons
page-school-today = Le casse-tête du jour
page-school-today-text = Un casse-tête par jour, le même pour tout le monde : facile le lundi, difficile le dimanche. Envoyez le lien à vos amis.
page-school-today-go = Résoudre le casse-tête du jour
page-school-share = Copier le lien
page-school-more = Entraînement sans fin
page-school-level = Niveau { $level }
page-school-level-name = { $level ->
    [1] pour commencer
    [2] un peu plus difficile
    [3] à regarder deux fois
    [4] pour experts
   *[5] pour maîtres
}
page-school-solved-count = { $count ->
    [0] aucune résolue
    [one] { $count } résolue
   *[other] { $count } résolues
}
page-school-mark = { $mark ->
    [alone] résolu
    [helped] résolu avec de l’aide
   *[open] à résoudre
}
page-school-begin = Commencer
page-school-again = Réessayer
page-school-go = Casse-tête suivant
page-school-teacher = Professeur
page-school-table = Table
page-school-goal = Votre tâche :
page-school-thought = { $at } sur { $of }
page-school-back = Retour
page-school-on = Continuer
page-school-hint = Indice
page-school-hint-try = Essayez ceci : { $move }
page-school-hint-lay = Préparer ce coup
page-school-solution = Montrer la solution
page-school-solution-title = La solution
page-school-watch = Voir la solution sur la table
page-school-stop = Arrêter
page-school-reset = Recommencer
page-school-undo = Reprendre le coup
page-school-solved = Résolu ! C’est le meilleur résultat possible.
page-school-better = Il existe une meilleure solution.
page-school-next = Suivante
page-school-all = Toutes les leçons
page-school-happened = Ce qui s’est passé
page-school-topic = { $lesson ->
    [dungeon-lords-combat-1] Leçon 1 : pièges, monstres et fatigue
    [dungeon-lords-combat-2] Leçon 2 : voleurs, fantômes et sorcière
    [dungeon-lords-combat-3] Leçon 3 : l’anneau maudit et le vampire
    [dungeon-lords-combat-4] Leçon 4 : la fléchette anti-magie et le visqueux
   *[other] {""}
}
page-school-none = { $game } n’a pas encore d’école
page-school-none-text = Lisez ses règles, ou jouez une partie contre des robots pour le découvrir.
page-school-missing = Impossible de charger cette leçon
page-school-pupil = Apprenti
page-school-rival = Rival
page-learn-title = Apprendre { $game }
page-first-title = { $game } : comment gagner
page-first-play = Jouer tout de suite
page-first-play-text = Avec les règles simplifiées d’une première partie.
page-learn-guide = Jouer votre première partie
page-learn-guide-text = Cinq minutes sur le vrai plateau, avec un guide qui explique chaque étape.
page-guide = Première partie
page-guide-missing = Impossible de charger cette première partie
page-guide-none = { $game } n’a pas de première partie guidée ici.
page-guide-leave = Continuer sans le guide
page-guide-leave-text = Vous pouvez quitter le guide à tout moment et continuer cette même partie contre des robots. Si vous revenez ici, vous reprenez là où vous en étiez.
page-guide-play-on = Continuer la partie
page-rules-example = Essayer sur le plateau
page-example = Exemple
page-example-back = Retour aux règles
page-learn-school = Aller à l’école
page-learn-school-text = Résolvez de courts casse-têtes pas à pas, avec un professeur à vos côtés.
page-learn-rules = Lire les règles
page-learn-rules-text = Avec des images et des exemples, reformulées par nos soins.
page-learn-beside = Votre place vous attend : ce que vous choisissez s’ouvre à côté de cette table.
page-newcomer = Première partie ?
page-newcomer-show = Montrez-moi
page-newcomer-known = Je connais
