# La démo : la page avec son serveur dans le navigateur de la personne qui joue.
demo-name = Démo
demo-what = Cette démo tourne dans votre navigateur seul : règles, robots et parties restent sur cet appareil, et personne d’autre ne peut y entrer.
demo-loading = La table se prépare encore…
demo-elsewhere = Elle est ouverte dans un autre onglet. Fermez-le pour continuer ici.
demo-ready = Elle fonctionne aussi hors ligne.
demo-broken = Votre navigateur ne peut pas la faire tourner : { $why }
