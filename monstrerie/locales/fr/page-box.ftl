# Votre boîte : ce qui est imprimé dans son propre exemplaire d’un jeu.
page-box = Votre boîte
page-box-title = Votre boîte : { $game }
page-box-text = Certains nombres ne figurent que sur les cartes et les plateaux : les nôtres sont des suppositions. Prenez votre exemplaire du jeu, parcourez-le élément par élément, et jouez avec ce qui est vraiment imprimé.
page-box-name = Nom de cette boîte
page-box-progress = Valeurs relevées : { $settled } sur { $total }
page-box-step = Élément { $number } sur { $count }
page-box-jump = Aller à
page-box-guess = Notre supposition : { $said }
page-box-next = C’est bien imprimé ainsi
page-box-again = Suivant
page-box-back = Retour
page-box-more = Ce qui peut encore y être imprimé
page-box-count = Combien
page-box-item = Numéro { $number }
page-box-rule = Règle { $rule }
page-box-no-rule = Aucune règle du jeu ne le dit : c’est la limite du programme.
page-box-reset = Reprendre la supposition
page-box-differences = Différences avec notre boîte
page-box-same = Aucune différence pour l’instant.
page-box-was = la nôtre dit { $said }
page-box-fingerprint = Empreinte
page-box-keep = Enregistrer sous mon nom
page-box-kept = C’est enregistré.
page-box-play = Ouvrir une table avec cette boîte
page-box-link = Copier son lien
page-box-export = Enregistrer dans un fichier
page-box-import = Lire un fichier
page-box-huge = { $name } est trop gros pour une boîte.
page-box-imported = Le fichier a été lu. Vous pouvez reprendre ce qui était là avant.
page-box-before = Reprendre ce qui était là avant
page-box-lent = { $named ->
    [no] La partie se joue avec la boîte personnelle de quelqu’un.
   *[other] La partie se joue avec la boîte « { $name } ».
}
page-box-plays = Boîte
page-box-own = { $named ->
    [no] une boîte personnelle
   *[other] { $name }
}
page-box-shipped = la nôtre
page-box-finished = Tout est relevé. Merci : c’est maintenant votre boîte.
