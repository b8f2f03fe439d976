# Dungeon Petz. Les noms d’abord : les autres messages y renvoient et partagent leurs arguments.

dungeon-petz = Dungeon Petz
dungeon-petz-about = Des familles de diablotins élèvent des monstres de compagnie : achetez-les jeunes, comblez leurs besoins, gagnez des concours et vendez-les à des seigneurs de donjon.
dungeon-petz-how-to-1 = Envoyez vos diablotins en ville par groupes. Les plus grands groupes passent d’abord et choisissent le meilleur.
dungeon-petz-how-to-2 = Achetez de jeunes monstres, des cages et de la nourriture, et logez chacun d’eux.
dungeon-petz-how-to-3 = Les monstres grandissent, et leurs besoins aussi : nourrissez-les, jouez avec eux, nettoyez, et contenez magie et colère.
dungeon-petz-how-to-4 = Présentez-les aux concours et vendez-les aux clients qui aiment ce que vous avez élevé. La plus grande réputation gagne.
dungeon-petz-round = Manche { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }sur { $rounds }
}
dungeon-petz-score = { $score ->
    [one] { $score } point de réputation
   *[other] { $score } points de réputation
}

dp-pet = { $pet ->
    [snakitty] Snakitty
    [birdie] Birdie
    [direbunny] Pinpin
    [trollie] Trollie
    [wormie] Tenio
    [stegobully] Taurosaure
    [dunguin] Dingouin
    [uni] Lili
    [stareplant] Iris
    [fiery-fairy] Féeroce
    [cthulie] Cthulie
    [bubl] Bubulle
    [snappy] Croquinou
    [drago] Drago
    [fluffy] Spidou
    [ghosty] Fantomet
    [baby-golem] Bébé Golem
    [lifffard] Léfffard
   *[other] ce monstre
}
dp-of-pet = { $pet ->
    [stareplant] d’Iris
   *[other] de { dp-pet }
}
# Iris, Féeroce, Cthulie et Spidou sont féminines dans la boîte.
dp-it = { $pet ->
    [stareplant] la
    [fiery-fairy] la
    [cthulie] la
    [fluffy] la
   *[other] le
}
dp-diet = { $diet ->
    [herbivore] herbivore
    [carnivore] carnivore
   *[omnivore] omnivore
}
dp-colour = { $colour ->
    [green] verte
    [red] rouge
    [yellow] jaune
    [purple] violette
   *[other] inconnue
}
dp-card = { $card ->
    [hunger] faim
    [poop] besoin naturel
    [play] amusement
    [magic] magie
    [anger] colère
    [disease] maladie
    [substitute] substitution
    [potion] potion
   *[other] inconnue
}
dp-need = { $need ->
    [hunger] faim
    [poop] besoin naturel
    [play] amusement
    [magic] magie
    [anger] colère
    [disease] maladie
   *[potion] potion
}
dp-for-need = { $need ->
    [hunger] {" "}pour sa faim
    [poop] {" "}pour ses besoins naturels
    [play] {" "}pour son amusement
    [magic] {" "}pour sa magie
    [anger] {" "}pour sa colère
    [disease] {" "}pour sa maladie
    [potion] {" "}pour ses potions
   *[other] {""}
}
dp-space = { $space ->
    [vegetables] l’étal à légumes
    [mixed] l’étal mixte
    [meat] l’étal à viande
    [artifacts] les tentes aux artefacts
    [cage-1] la première case cage
    [cage-2] la deuxième case cage
    [addon] la case amélioration
    [young-1] la première case de l’enclos du bas
    [young-2] la deuxième case de l’enclos du bas
    [older] la case de l’enclos du haut
    [imps] la case des parents éloignés
    [hospital] l’hôpital
    [judging] la case du jury
    [platform] l’estrade
   *[other] une case factice
}
dp-artifact-name = { $artifact ->
    [savage-feasts] Les Fées Barbares
    [monsters-i-have-battled] Les monstres que j’ai combattus
    [fun-with-food] Cuisiner en s’amusant
    [messing-with-magic] La magie, c’est magique
    [crystal-ball] Boule de cristal
    [long-handled-shovel] Longue pelle
    [imp-armor] Armure des diablotins
    [employee-of-the-month] Employé du mois
    [whip-of-obedience] Fouet de soumission
   *[magic-box] Coffre de glace
}
dp-artifact-help = { $artifact ->
    [crystal-ball] Avant de piocher vos cartes Besoin, défaussez jusqu’à 3 cartes et piochez-en autant dans les mêmes paquets.
    [long-handled-shovel] Pendant les concours, un diablotin disponible peut retirer jusqu’à 2 jetons Bouse, même dans une cage occupée.
    [imp-armor] À chaque manche, jusqu’à 2 diablotins disponibles ajoutent chacun 1 à la solidité ou à la résistance anti-magie d’une cage, sans être blessés.
    [employee-of-the-month] À chaque manche, un diablotin compte double pour une tâche : nettoyer, amuser, rattraper, pelleter ou porter une armure.
    [whip-of-obedience] +½ à chaque concours (mais pas au décompte final).
    [magic-box] Contient un jeton de nourriture qui compte comme légume ou comme viande et ne s’avarie jamais.
   *[book] Une carte Besoin de plus en main, dans l’une de ses deux couleurs.
}
dp-exhibition-name = { $exhibition ->
    [arena] Arène
    [freestyle] Freestyle
    [moody-medley] Défilé des envies
    [eating-contest] Aux affamés !
    [beauty-pageant] Concours de beauté
    [breeders-prize] Prix du meilleur éleveur
    [childrens-day] Journée des enfants
   *[magic-show] Spectacle de magie
}
dp-exhibition-help = { $exhibition ->
    [arena] Un monstre : 2 par besoin de colère, moins 1 par maladie.
    [freestyle] Un monstre et un type de besoin : 2 par besoin de ce type, moins 2 par jeton Souffrance. Une potion compte comme un type à part.
    [moody-medley] Un monstre : 2 par type de besoin différent, moins 2 par jeton Souffrance. Une potion compte comme un type à part.
    [eating-contest] Un monstre : 2 par besoin de faim, comblé ou non, moins 1 par maladie.
    [beauty-pageant] Un monstre : 1 par couleur de carte, moins 1 par jeton Souffrance, par jeton Mutation et par jeton Bouse dans sa cage. Une potion compte comme une couleur à part.
    [breeders-prize] Tous les monstres : 2 par monstre, moins 1 par jeton Mutation.
    [childrens-day] Tous les monstres : 2 par besoin d’amusement, moins 2 par jeton Mutation et 1 par jeton Bouse, quelle que soit la cage.
   *[magic-show] Tous les monstres : 1 par besoin de magie.
}
dp-customer-name = { $customer ->
    [farmer-troll] Troll paysan
    [dungeon-mistress] Maîtresse du Donjon
    [dungeon-girl] Demoiselle du Donjon
    [lich-lord] Seigneur Liche
    [warlock] Sorcier
    [dungeon-master] Maître du Donjon
    [dungeon-granny] Mamie du Donjon
   *[porky-orky] Crad’Orc
}
dp-to-customer = { $customer ->
    [dungeon-mistress] à la Maîtresse du Donjon
    [dungeon-girl] à la Demoiselle du Donjon
    [dungeon-granny] à la Mamie du Donjon
    [porky-orky] à Crad’Orc
   *[other] au { dp-customer-name }
}
dp-food-name = { $food ->
    [vegetable-1] un légume frais
    [vegetable-2] un légume (2e pièce du garde-manger)
    [vegetable-3] un légume (3e pièce du garde-manger)
    [vegetable-4] un légume (4e pièce du garde-manger)
    [meat-1] une viande fraîche
    [meat-2] une viande (2e pièce du garde-manger)
    [meat-3] une viande (3e pièce du garde-manger)
    [box] la nourriture du coffre de glace
   *[other] cette nourriture
}
dp-tile = solidité { $strength }, anti-magie { $antimagic }{ $graze ->
    [0] {""}
   *[other] , légume
}{ $meat ->
    [0] {""}
   *[other] , viande
}{ $toy ->
    [0] {""}
   *[other] , jouet
}{ $absorb ->
    [0] {""}
    [one] , absorbe { $absorb } bouse
   *[other] , absorbe { $absorb } bouses
}
dp-addon-kind = { $kind ->
    [strength] des barreaux (solidité +1)
    [antimagic] un charme anti-magie (+1)
    [toy] un jouet
    [meat] un symbole Viande
    [graze] un symbole Légume
   *[absorb] un sol absorbant
}
dp-gap = { $gap ->
    [1] du haut
    [2] du bas
    [3] de gauche
   *[4] de droite
}
dp-number = { $number ->
    [strength] solidité
   *[antimagic] anti-magie
}
dp-by-employee = { $employee ->
    [yes] {" "}avec l’employé du mois
   *[no] {""}
}
dp-group-of = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } Or
}
dp-some-imps = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}
dp-some-reputation = { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}

option-dungeon-petz-double = Symboles doubles
option-dungeon-petz-double-help = Une carte qui montre un autre besoin que celui, principal, de son paquet peut être jouée à l’envers : les deux besoins comptent.
option-dungeon-petz-foresight = Prévisions
option-dungeon-petz-foresight-help = Combien de concours et de clients sont révélés au début.
option-dungeon-petz-foresight-basic = un de chaque
option-dungeon-petz-foresight-more = deux de chaque
option-dungeon-petz-foresight-all = tous
option-dungeon-petz-meat_stand = Étal à viande avancé
option-dungeon-petz-meat_stand-help = Quand Iris, Bébé Golem ou Fantomet part à la ferme, l’étal à viande reçoit un légume, 1 Or ou rien au lieu d’une viande.
option-dungeon-petz-final_order = Ordre de la dernière manche
option-dungeon-petz-final_order-help = À quatre, la dernière manche se joue de la réputation la plus basse à la plus haute.
option-dungeon-petz-first = Premier joueur
option-dungeon-petz-first-help = Qui commence la première manche : quelqu’un au hasard, une certaine place ou l’hôte.
option-dungeon-petz-first-random = au hasard
option-dungeon-petz-first-seat-1 = place 1
option-dungeon-petz-first-seat-2 = place 2
option-dungeon-petz-first-seat-3 = place 3
option-dungeon-petz-first-seat-4 = place 4
option-dungeon-petz-first-host = l’hôte

dp-source-exhibitions = Concours
dp-source-black-market = Marché noir
dp-source-platform = Ventes sur l’estrade
dp-source-lost-pets = Monstres perdus
dp-source-acumen = Meilleur business
dp-source-display = Plus belle monstrerie

dp-phase-setup = Mise en place
dp-phase-grouping = Achats : former les groupes
dp-phase-shopping = Achats : envoyer les groupes
dp-phase-arranging = Cartes Besoin : installer les cages
dp-phase-needs = Cartes Besoin : piocher et assigner
dp-phase-showing = Concours
dp-phase-business = Business : ventes
dp-phase-working = Business : diablotins disponibles
dp-phase-aging = Le temps passe
dp-phase-over = Décompte final

dp-prompt-gather = Combien de diablotins dans ce groupe, le plus grand d’abord ? Au terrier : { dp-some-imps } et { $gold } Or.
dp-prompt-fund = Combien d’Or avec ce groupe ? (de 0 à { $most })
dp-prompt-send = Envoyez un groupe de taille { $size } sur une case libre, ou gardez-le au terrier.
dp-prompt-take-cage = Choisissez une cage.
dp-prompt-take-addon = Choisissez une amélioration.
dp-prompt-take-pet = Choisissez un monstre de taille { $size }.
dp-prompt-study = Choisissez un grimoire et l’une de ses couleurs. Vous piochez aussitôt une carte de cette couleur, et en aurez une de plus à chaque manche.
dp-prompt-place = Placez les nouvelles cages et améliorations sur vos parcelles.
dp-prompt-house = Donnez une cage à chaque monstre, puis confirmez. Un monstre sans cage est perdu.
dp-prompt-exchange = Boule de cristal : défaussez encore jusqu’à { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} et piochez-en autant de la même couleur.
dp-prompt-assign = Assignez une carte Besoin à chaque barre de vos monstres, de la couleur de la barre. Une potion convient partout.
dp-prompt-feed = { dp-pet } a faim (encore { $left } à nourrir) : nourrissez-{ dp-it }, ou laissez-{ dp-it } souffrir (1 jeton Souffrance).
dp-prompt-play = Placez un diablotin entre deux cages pour amuser les monstres voisins, ou laissez-les s’ennuyer (1 jeton Souffrance par besoin d’amusement).
dp-prompt-armor = Placer un diablotin en armure sur une cage ({ dp-number } +1) ?
dp-prompt-catch = { dp-pet } tente de s’échapper : { dp-it } rattraper ({ $imps ->
    [one] { $imps } diablotin ira
   *[other] { $imps } diablotins iront
} à l’hôpital), ou { dp-it } laisser fuir ?
dp-prompt-shovel = Retirer de la bouse avec la longue pelle ?
dp-prompt-discard = Défaussez une carte { dp-colour } : votre potion en a remplacé une.
dp-prompt-enter = Choisissez le monstre à présenter : « { dp-exhibition-name } ».
dp-prompt-sell = Vendre un monstre au marché noir (score de satisfaction × 2) ou sur l’estrade (× 3) ?
dp-prompt-work = Utilisez vos diablotins disponibles : nettoyez les cages vides (jusqu’à 2 jetons Bouse chacun), ou gagnez 1 Or chacun.
dp-prompt-store = Placer un jeton de nourriture dans votre coffre de glace vide ?
dp-prompt-over = Les monstreries sont fermées.

dp-move-gather = Former un groupe de { dp-some-imps }
dp-move-fund = { $gold ->
    [0] N’ajouter aucun Or au groupe
   *[other] Ajouter { $gold } Or au groupe
}
dp-move-ready = Terminer les groupes
dp-move-send = Envoyer le groupe de la sortie { $exit } vers { dp-space }
dp-move-send-named = Envoyer { dp-group-of } (sortie { $exit }) vers { dp-space }
dp-move-keep = Garder le groupe de la sortie { $exit } au terrier
dp-move-keep-named = Garder { dp-group-of } (sortie { $exit }) au terrier
dp-move-take-cage = Prendre la cage { $pit }
dp-move-take-cage-named = Prendre la cage { $pit } : { dp-tile }
dp-move-take-addon = Prendre l’amélioration { $place }
dp-move-take-addon-named = Prendre l’amélioration { $place } : { dp-addon-kind }
dp-move-take-pet = Prendre { dp-pet }
dp-move-take-pet-named = Prendre { dp-pet } ({ dp-diet })
dp-move-study = Choisir la couleur { dp-colour } pour « { $book ->
    [savage-feasts] Les Fées Barbares
    [monsters-i-have-battled] Les monstres que j’ai combattus
    [fun-with-food] Cuisiner en s’amusant
   *[messing-with-magic] La magie, c’est magique
} »
dp-move-build = Construire la nouvelle cage sur la parcelle { $plot }
dp-move-build-named = Construire la nouvelle cage ({ dp-tile }) sur la parcelle { $plot }{ $pet ->
    [none] {""}
   *[other] , celle { dp-of-pet }
}
dp-move-attach = Placer la nouvelle amélioration sur la parcelle { $plot }
dp-move-attach-named = Placer { dp-addon-kind } sur la parcelle { $plot }{ $pet ->
    [none] {""}
   *[other] , celle { dp-of-pet }
}
dp-move-house = Mettre { dp-pet } dans la cage de la parcelle { $plot }
dp-move-release = Relâcher { dp-pet }
dp-move-settle = Laisser les monstres où ils sont
dp-move-exchange = Défausser une carte { dp-card } { dp-colour }
dp-move-stop-exchange = Ne plus défausser de carte
dp-move-assign = Assigner { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} à la barre { $bar } du monstre de la parcelle { $plot }
dp-move-assign-named = Assigner { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} à la barre { $bar } { dp-of-pet }
dp-move-feed = Nourrir le monstre de la parcelle { $plot } avec { dp-food-name }
dp-move-feed-named = Nourrir { dp-pet } avec { dp-food-name }
dp-move-refuse = Ne pas nourrir ce monstre (+1 souffrance)
dp-move-entertain = Amuser entre les cages { dp-gap }{ dp-by-employee }
dp-move-stop-play = Ne plus amuser personne
dp-move-armor = Placer { $employee ->
    [yes] l’employé du mois en armure ({ dp-number } +2)
   *[no] un diablotin en armure ({ dp-number } +1)
} sur la cage de la parcelle { $plot }
dp-move-armor-named = Placer { $employee ->
    [yes] l’employé du mois en armure ({ dp-number } +2)
   *[no] un diablotin en armure ({ dp-number } +1)
} sur la cage { dp-of-pet }
dp-move-no-armor = Ne pas utiliser d’armure maintenant
dp-move-catch = Rattraper le monstre de la parcelle { $plot }{ dp-by-employee }
dp-move-catch-named = Rattraper { dp-pet }{ dp-by-employee }
dp-move-let-go = Laisser fuir ce monstre
dp-move-shovel = Pelleter la bouse de la parcelle { $plot }{ dp-by-employee }
dp-move-shovel-named = Pelleter la bouse de la cage { dp-of-pet }{ dp-by-employee }
dp-move-no-shovel = Ne pas utiliser la pelle maintenant
dp-move-discard = Défausser une carte { dp-card } { dp-colour }
dp-move-enter = Présenter le monstre de la parcelle { $plot }{ dp-for-need }
dp-move-enter-named = Présenter { dp-pet }{ dp-for-need }
dp-move-sell = Vendre le monstre de la parcelle { $plot } { dp-to-customer } { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
}
dp-move-sell-named = Vendre { dp-pet } { dp-to-customer } { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
}
dp-move-no-sale = Terminer les ventes
dp-move-clean = Nettoyer la parcelle { $plot }{ dp-by-employee }
dp-move-earn = Gagner de l’Or avec tous les diablotins disponibles
dp-move-store = Placer { dp-food-name } dans le coffre de glace
dp-move-no-store = Laisser le coffre de glace vide

# Ce qu’un coup rapporte, en bref, à côté de lui dans un terminal.
dp-short = {""}{ $reputation ->
    [0] {""}
   *[other] · { $reputation_sign }{ $reputation } réputation{" "}
}{ $gold ->
    [0] {""}
   *[other] · { $gold_sign }{ $gold } Or{" "}
}{ $shows ->
    [no] {""}
   *[yes] · score au concours { $exhibition }{" "}
}{ $vegetables ->
    [0] {""}
    [one] · { $vegetables_sign }{ $vegetables } légume{" "}
   *[other] · { $vegetables_sign }{ $vegetables } légumes{" "}
}{ $meat ->
    [0] {""}
    [one] · { $meat_sign }{ $meat } viande{" "}
   *[other] · { $meat_sign }{ $meat } viandes{" "}
}{ $potions ->
    [0] {""}
    [one] · { $potions_sign }{ $potions } potion{" "}
   *[other] · { $potions_sign }{ $potions } potions{" "}
}{ $hospital ->
    [0] {""}
    [one] · { $hospital_sign }{ $hospital } diablotin à l’hôpital{" "}
   *[other] · { $hospital_sign }{ $hospital } diablotins à l’hôpital{" "}
}{ $suffering ->
    [0] {""}
    [one] · { $suffering_sign }{ $suffering } souffrance{" "}
   *[other] · { $suffering_sign }{ $suffering } souffrances{" "}
}{ $mutation ->
    [0] {""}
    [one] · { $mutation_sign }{ $mutation } mutation{" "}
   *[other] · { $mutation_sign }{ $mutation } mutations{" "}
}{ $manure ->
    [0] {""}
    [one] · { $manure_sign }{ $manure } bouse{" "}
   *[other] · { $manure_sign }{ $manure } bouses{" "}
}{ $lost ->
    [0] {""}
    [one] · au moins { $lost } monstre perdu{" "}
   *[other] · au moins { $lost } monstres perdus{" "}
}

dp-start = Jeton Premier Joueur : { $seat }.
dp-round = Manche { $round } sur { $rounds }. Jeton Premier Joueur : { $seat }.
dp-exhibition = Concours de la manche { $round } : « { dp-exhibition-name } ».
dp-customer = Client de la manche { $round } : { dp-customer-name }.
dp-neutral = Un diablotin neutre bloque { dp-space }.
dp-stands = Étal à légumes : { $vegetables ->
    [0] vide
    [one] { $vegetables } légume
   *[other] { $vegetables } légumes
} ; étal mixte : { $mixed_vegetables ->
    [one] { $mixed_vegetables } légume
   *[other] { $mixed_vegetables } légumes
}, { $mixed_meat ->
    [one] { $mixed_meat } viande
   *[other] { $mixed_meat } viandes
} ; étal à viande : { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}{ $meat_vegetables ->
    [0] {""}
    [one] , { $meat_vegetables } légume
   *[other] , { $meat_vegetables } légumes
}{ $meat_gold ->
    [0] {""}
   *[other] , { $meat_gold } Or
}.
dp-new-artifact = Dans les tentes aux artefacts : { dp-artifact-name }.
dp-new-cage = Une cage est en vente : { dp-tile }.
dp-new-addon = Une amélioration est en vente : { dp-addon-kind }.
dp-new-pet = En vente : { dp-pet }, taille { $size }.
dp-farm = Personne n’a acheté { dp-pet }, qui part à la ferme : { $leaves ->
    [meat] 1 viande arrive sur l’étal à viande.
    [vegetable] 1 légume arrive sur l’étal à viande.
    [gold] 1 Or arrive sur l’étal à viande.
   *[nothing] rien n’arrive sur l’étal à viande.
}
dp-neutral-pet = Un diablotin neutre achète { dp-pet }.
dp-income = { $seat } reçoit { $gold } Or.
dp-ready = { $seat } a fini de former ses groupes.
dp-grouped = Votre groupe { $exit } : { dp-group-of }.
dp-groups = { $count ->
    [0] { $seat } ne dévoile aucun groupe
    [one] { $seat } dévoile { $count } groupe
   *[other] { $seat } dévoile { $count } groupes
}.
dp-group = { $seat }, groupe { $exit } : { dp-group-of }.
dp-kept = { $seat } garde { dp-group-of } au terrier.
dp-sent = { $seat } envoie { dp-group-of } vers { dp-space }.
dp-food = { $all ->
    [0] { $seat } ne prend rien : l’étal est vide
   *[other] { $seat } prend{ $vegetables ->
        [0] {""}
        [one] {" "}{ $vegetables } légume
       *[other] {" "}{ $vegetables } légumes
    }{ $meat ->
        [0] {""}
       *[other] { $vegetables ->
            [0] {" "}
           *[other] {" "}et{" "}
        }{ $meat ->
            [one] { $meat } viande
           *[other] { $meat } viandes
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}et { $gold } Or
    }
}.
dp-artifact = { $seat } prend un artefact : { dp-artifact-name }.
dp-cage = { $seat } prend une cage : { dp-tile }.
dp-addon = { $seat } prend une amélioration : { dp-addon-kind }.
dp-bought = { $seat } achète { dp-pet }, taille { $size }.
dp-studied = { $seat } choisit la couleur { dp-colour } pour « { dp-artifact-name } ».
dp-drawn = Vous piochez, couleur { dp-colour } :{ $hunger ->
    [0] {""}
   *[other] { $first ->
        [hunger] {" "}
       *[other] ,{" "}
    }{ $hunger } × faim
}{ $poop ->
    [0] {""}
   *[other] { $first ->
        [poop] {" "}
       *[other] ,{" "}
    }{ $poop } × besoin naturel
}{ $play ->
    [0] {""}
   *[other] { $first ->
        [play] {" "}
       *[other] ,{" "}
    }{ $play } × amusement
}{ $magic ->
    [0] {""}
   *[other] { $first ->
        [magic] {" "}
       *[other] ,{" "}
    }{ $magic } × magie
}{ $anger ->
    [0] {""}
   *[other] { $first ->
        [anger] {" "}
       *[other] ,{" "}
    }{ $anger } × colère
}{ $disease ->
    [0] {""}
   *[other] { $first ->
        [disease] {" "}
       *[other] ,{" "}
    }{ $disease } × maladie
}{ $substitute ->
    [0] {""}
   *[other] { $first ->
        [substitute] {" "}
       *[other] ,{" "}
    }{ $substitute } × substitution
}.
dp-draws = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, couleur { dp-colour }.
dp-reshuffled = La défausse { dp-colour } est mélangée et forme une nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
dp-invited = { $imps ->
    [0] { $seat } n’accueille aucun parent éloigné : il n’en reste pas
    [one] { $seat } accueille { $imps } parent éloigné
   *[other] { $seat } accueille { $imps } parents éloignés
}.
dp-hospital = { $seat } { $potion ->
    [yes] prend une potion
   *[no] ne trouve plus de potion
}{ $imps ->
    [0] {""}
   *[other] {" "}et récupère { dp-some-imps } à l’hôpital
}.
dp-built = { $seat } construit une cage sur la parcelle { $plot }.
dp-attached = { $seat } place une amélioration sur la parcelle { $plot }.
dp-housed = { $seat } met { dp-pet } dans la cage de la parcelle { $plot }.
dp-settled = { $seat } a installé ses cages.
dp-lost = { $cause ->
    [released] { $seat } relâche { dp-pet }
    [suffering] { $seat } perd { dp-pet }, trop de souffrance
    [mutation] { $seat } perd { dp-pet }, qui mute vers une autre dimension
   *[escape] { $seat } perd { dp-pet }, qui s’échappe
}{ $reputation ->
    [0] .
    [one] , et { $reputation } point de réputation.
   *[other] , et { $reputation } points de réputation.
}
dp-exchanged = { $seat } échange une carte { dp-card } { dp-colour }.
dp-assigned = Vous assignez { dp-card }{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
} à la barre { $bar } { dp-of-pet }.
dp-assigned-all = { $seat } a assigné toutes ses cartes.
dp-revealed = { $seat }, { dp-pet }, barre { $bar } : { $card ->
    [potion] une potion
   *[other] carte { dp-card } { dp-colour }
}{ $double ->
    [yes] {" "}(les deux besoins)
   *[no] {""}
}.
dp-shovelled = { $seat } pellette 1 bouse { $empty ->
    [yes] de la parcelle { $plot }
   *[no] de la cage { dp-of-pet }
}.
dp-suffers = { dp-pet } ({ $seat }) reçoit { $tokens ->
    [one] { $tokens } jeton Souffrance
   *[other] { $tokens } jetons Souffrance
} pour le besoin « { dp-need } » (total : { $total }).
dp-fed = { $seat } nourrit { dp-pet } avec { dp-food-name }.
dp-poops = { dp-pet } ({ $seat }) { $manure ->
    [0] ne laisse aucune bouse : la cage l’absorbe
    [one] laisse { $manure } bouse
   *[other] laisse { $manure } bouses
}.
dp-entertained = { $seat } place { $employee ->
    [yes] l’employé du mois
   *[no] un diablotin
} entre les cages { dp-gap } pour amuser les monstres.
dp-armored = { $seat } place un diablotin en armure sur la cage { dp-of-pet } : { dp-number } +{ $bonus }.
dp-mutates = { dp-pet } ({ $seat }) reçoit { $tokens ->
    [one] { $tokens } jeton Mutation
   *[other] { $tokens } jetons Mutation
} (total : { $total }).
dp-caught = { $seat } rattrape { dp-pet } ; { $imps ->
    [one] { $imps } diablotin va
   *[other] { $imps } diablotins vont
} à l’hôpital.
dp-discarded = { $seat } défausse une carte { dp-card } { dp-colour } pour une potion.
dp-no-pet = { $seat } n’a aucun monstre à présenter et ne participe pas{ $judge ->
    [0] {""}
    [one] {"\u202F"}; le point du jury ({ $judge }) est perdu
   *[other] {"\u202F"}; les { $judge } points du jury sont perdus
}.
dp-entered = { $seat } présente { dp-pet }{ dp-for-need }.
dp-scored = { $seat } marque { $score } au concours (total : { $total }).
dp-award = « { dp-exhibition-name } » : { $seat } gagne { dp-some-reputation } (score au concours : { $total }).
dp-sold = { $seat } vend { dp-pet } { dp-to-customer } { $platform ->
    [yes] sur l’estrade
   *[no] au marché noir
} pour { dp-some-reputation } (score de satisfaction { $match } × { $times }){ $paid ->
    [0] {" "}et { $gold } Or
   *[other] , mais doit payer { $paid } Or
}.
dp-no-sale = { $sold ->
    [yes] { $seat } ne vend rien de plus.
   *[no] { $seat } ne vend rien.
}
dp-leaves = Départ du client : { dp-customer-name }.
dp-earned = { $seat } gagne { $gold } Or grâce à ses diablotins disponibles.
dp-cleaned = { $seat } nettoie 1 bouse de la parcelle { $plot }.
dp-stored = { $seat } place { dp-food-name } dans le coffre de glace.
dp-grows = { dp-pet } ({ $seat }) grandit : taille { $size }.
dp-ages = Chez { $seat }, { $food ->
    [one] { $food } jeton de nourriture passe
   *[other] { $food } jetons de nourriture passent
} à la pièce suivante du garde-manger.
dp-spoiled = { $seat } jette { $food ->
    [one] { $food } jeton de nourriture avariée
   *[other] { $food } jetons de nourriture avariée
}.
dp-home = { $imps ->
    [0] Aucun diablotin { $de_seat } ne rentre au terrier
    [one] { $imps } diablotin { $de_seat } rentre au terrier
   *[other] { $imps } diablotins { $de_seat } rentrent au terrier
}{ $waiting ->
    [0] {""}
    [one] {"\u202F"}; { $waiting } attend sur l’estrade
   *[other] {"\u202F"}; { $waiting } attendent sur l’estrade
}.
dp-final = { $which ->
    [acumen] Meilleur business
   *[display] Plus belle monstrerie
} : { $seat } marque { $total } (réputation : { $loses ->
    [yes] −{ $amount }
   *[no] +{ $amount }
}).
dp-over = { $count ->
    [one] { $seats } l’emporte
   *[other] { $seats } partagent la victoire
} avec { dp-some-reputation }.

dp-refusal-group-now = Formez d’abord vos groupes : choisissez un nombre de diablotins, ou terminez.
dp-refusal-no-imp = Un groupe a besoin d’au moins un diablotin.
dp-refusal-imps-home = Vous n’avez que { $home ->
    [one] { $home } diablotin
   *[other] { $home } diablotins
} au terrier.
dp-refusal-descending = Les groupes vont du plus grand au plus petit (diablotins et Or ensemble) : celui-ci peut avoir au plus { $most ->
    [one] { $most } diablotin
   *[other] { $most } diablotins
}.
dp-refusal-fund-now = Choisissez d’abord combien d’Or part avec le groupe.
dp-refusal-descending-gold = Les groupes vont du plus grand au plus petit (diablotins et Or ensemble) : celui-ci peut recevoir au plus { $most } Or.
dp-refusal-gold-home = Vous n’avez que { $home } Or au terrier.
dp-refusal-send-now = Envoyez un groupe sur une case, ou gardez-le au terrier.
dp-refusal-no-group = Vous n’avez aucun groupe à la sortie { $exit }.
dp-refusal-not-due = C’est le tour des groupes de taille { $due }, pas de taille { $size }.
dp-refusal-dummy = On n’envoie pas de groupe sur une case factice. Choisissez une case action.
dp-refusal-no-space = Cette case n’existe pas.
dp-refusal-neutral = Un diablotin neutre bloque { dp-space } cette manche.
dp-refusal-occupied = { $owner_seat } occupe déjà { dp-space }.
dp-refusal-two-imps = Il faut deux diablotins pour porter une cage ; l’Or n’y change rien.
dp-refusal-needs-gold = Un monstre se paie : le groupe doit avoir au moins 1 Or.
dp-refusal-same-group = Ce groupe est identique à celui de la sortie { $exit }. Envoyez plutôt celui-là.
dp-refusal-take-cage = Prenez l’une des cages en vente.
dp-refusal-take-addon = Prenez l’une des améliorations en vente.
dp-refusal-take-young = Prenez l’un des monstres de taille 2 (enclos du bas).
dp-refusal-take-older = Prenez l’un des monstres de taille 3 (enclos du haut).
dp-refusal-study = Choisissez l’une des deux couleurs d’un grimoire que vous venez de prendre.
dp-refusal-no-plot = Il n’y a pas de parcelle { $plot } : elles sont numérotées de 1 à 4.
dp-refusal-place-tiles = Placez d’abord toutes les nouvelles cages et améliorations sur vos parcelles.
dp-refusal-no-cage = { dp-pet } n’a pas encore de cage : logez-{ dp-it } ou relâchez-{ dp-it }.
dp-refusal-house-now = Déplacez un monstre, relâchez-en un, ou laissez-les où ils sont.
dp-refusal-not-your-pet = Vous n’avez pas ce monstre.
dp-refusal-plot-no-cage = Il n’y a pas de cage sur la parcelle { $plot }.
dp-refusal-moved = Vous avez déplacé vos monstres { $most } fois cette manche, cela suffit. Laissez-les où ils sont, ou relâchez-en un.
dp-refusal-cage-taken = La cage de la parcelle { $plot } est prise : déplacez ou relâchez d’abord son monstre.
dp-refusal-there-already = { dp-pet } est déjà sur la parcelle { $plot }.
dp-refusal-exchange-now = Échangez jusqu’à { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} avec la boule de cristal, ou arrêtez.
dp-refusal-exchange-potion = Les potions ne s’échangent pas.
dp-refusal-not-in-hand = Vous n’avez pas de carte { dp-card } { dp-colour } en main.
dp-refusal-assign-now = Assignez d’abord une carte à chaque barre de vos monstres.
dp-refusal-other-bar = Les barres se remplissent dans l’ordre : la barre { $bar } du monstre de la parcelle { $plot } est la suivante.
dp-refusal-no-potion = Vous n’avez pas de potion.
dp-refusal-double-off = Cette table joue sans symboles doubles.
dp-refusal-single = Une carte { dp-card } { dp-colour } n’a pas de symbole double.
dp-refusal-feed-now = { dp-pet } a faim : nourrissez-{ dp-it } ou laissez-{ dp-it } souffrir.
dp-refusal-feed-other = C’est { dp-pet } qu’il faut nourrir maintenant.
dp-refusal-herbivore = { dp-pet } ne mange que des légumes.
dp-refusal-carnivore = { dp-pet } ne mange que de la viande.
dp-refusal-no-food = Cette nourriture n’est pas dans votre garde-manger : { dp-food-name }.
dp-refusal-play-now = Amusez les monstres avec un diablotin, ou arrêtez.
dp-refusal-no-gap = On amuse les monstres entre les cages du haut, du bas, de gauche ou de droite.
dp-refusal-nobody-plays = Plus aucun monstre ne veut s’amuser entre les cages { dp-gap }.
dp-refusal-no-employee = Vous n’avez pas l’employé du mois.
dp-refusal-employee-used = L’employé du mois a déjà travaillé cette manche.
dp-refusal-employee-idle = Un diablotin ordinaire suffit ici.
dp-refusal-armor-now = Utilisez une armure maintenant, ou non.
dp-refusal-armor-number = L’armure ne renforce que ce qui est évalué maintenant : la solidité contre la colère, l’anti-magie contre la magie.
dp-refusal-armor-useless = La cage de la parcelle { $plot } n’a pas besoin d’armure maintenant.
dp-refusal-catch-now = Rattrapez { dp-pet } avec { dp-some-imps }, ou laissez-{ dp-it } fuir.
dp-refusal-catch-other = C’est { dp-pet } qui tente de s’échapper maintenant.
dp-refusal-too-few = Il faut { dp-some-imps } pour { dp-it } rattraper ; vous n’en avez que { $home }.
dp-refusal-shovel-now = Utilisez la pelle, ou laissez-la pour l’instant.
dp-refusal-no-manure = Il n’y a pas de bouse sur la parcelle { $plot }.
dp-refusal-same-shoveller = Le diablotin qui a commencé à pelleter doit continuer.
dp-refusal-discard = Défaussez une carte { dp-colour } de votre main.
dp-refusal-enter-now = Choisissez le monstre que vous présentez au concours.
dp-refusal-no-pet = Vous n’avez pas de monstre sur la parcelle { $plot }.
dp-refusal-name-need = Au Freestyle, choisissez un type de besoin.
dp-refusal-no-need = On ne choisit un type de besoin qu’au Freestyle.
dp-refusal-sell-now = Vendez un monstre, ou terminez les ventes.
dp-refusal-no-customer = Ce client n’est pas là cette manche.
dp-refusal-too-small = { dp-pet } est trop jeune : seuls les monstres de taille { $least } ou plus se vendent.
dp-refusal-served = Ce client vous a déjà acheté un monstre : { dp-customer-name }.
dp-refusal-no-match = { dp-pet } ne plaît pas { dp-to-customer } : le score de satisfaction est de { $score }, il doit dépasser 0.
dp-refusal-cannot-pay = Vous devriez payer { $cost } Or { dp-to-customer } pour vendre { dp-pet }, qui a muté, mais vous n’avez que { $gold } Or.
dp-refusal-no-platform = Vous n’avez aucun diablotin sur l’estrade.
dp-refusal-platform-used = Vous avez déjà vendu un monstre sur l’estrade cette manche.
dp-refusal-work-now = Nettoyez les cages vides, ou laissez les diablotins gagner de l’Or.
dp-refusal-clean-pet = { dp-pet } est dans cette cage : seules les cages vides se nettoient.
dp-refusal-store-now = Placez un jeton de nourriture dans le coffre de glace, ou laissez-le vide.

dp-puzzle-customers = Le casse-tête des clients
dp-puzzle-customers-task = C’est la dernière manche. La Demoiselle et la Maîtresse du Donjon sont là, et deux de vos diablotins attendent sur l’estrade. Vendez vos deux monstres pour le plus de réputation possible.
dp-puzzle-customers-solution = Vendez Birdie à la Demoiselle sur l’estrade (3 × 4 = 12) et Snakitty à la Maîtresse au marché noir (2 × 2 = 4) : { dp-some-reputation }. Les deux monstres valent 3 Or, mais la mutation de Birdie en coûte 2 : { $gold } Or. Une seule vente par manche se fait sur l’estrade ; l’autre répartition rapporte donc moins (9 + 6 = 15).
dp-puzzle-generated = Casse-tête des clients { $number } (niveau { $difficulty }) : égalez la réputation de votre rival.
dp-puzzle-customers-total = { dp-some-reputation } et { $gold } Or.
dp-course-customers = Ventes
dp-course-customers-text = Les derniers clients sont là : quel monstre pour qui, et vendu d’où ?
dp-course-cards = Cartes Besoin
dp-course-cards-text = Quelle carte sur quelle barre, puis qui est nourri et qui joue ? Les monstres doivent souffrir le moins possible.
dp-cards-puzzle = Cartes Besoin, leçon { $number }
dp-cards-generated = Cartes Besoin, casse-tête { $number } (niveau { $difficulty })
dp-cards-goal = { $harm ->
    [0] Aucun monstre ne doit recevoir de jeton Souffrance ou Mutation.
    [one] Un seul jeton Souffrance ou Mutation est permis sur vos monstres.
   *[other] Pas plus de { $harm } jetons Souffrance et Mutation sur vos monstres.
} Chaque jeton compte 1, un monstre perdu { $lost }.
dp-cards-outcome = { $harm ->
    [0] Aucun monstre ne souffre.
    [one] Cela a coûté un jeton.
   *[other] Cela a coûté { $harm } jetons.
}
dp-cards-why = { $harm ->
    [0] Ainsi, aucun monstre n’a à souffrir
    [one] Ainsi, un jeton suffit
   *[other] Ainsi, { $harm } jetons suffisent
}{ $more ->
    [0] .
    [one]  ; tout le reste en coûte au moins un de plus.
   *[other]  ; tout le reste en coûte au moins { $more } de plus.
}
dp-cards-lesson-1-1 = Chaque barre prend une carte de sa couleur. Ce que couvrent les symboles de la cage ne coûte rien : la magie là où il y a de l’anti-magie, la colère là où la cage est solide.
dp-cards-lesson-1-2 = Chaque besoin sans réponse est un jeton. Les cartes qui restent en main ne font aucun mal.
dp-cards-lesson-2-1 = La nourriture et les diablotins servent à tous les monstres. Comptez ce que vous avez avant d’assigner la faim et le jeu.
dp-cards-lesson-2-2 = Un herbivore ne mange pas de viande, un carnivore pas de légumes ; un omnivore mange des deux.
dp-cards-lesson-3-1 = Les Bouses ne gênent que si la maladie s’y ajoute : mettez ces cartes sur des monstres différents.
dp-cards-lesson-3-2 = Un diablotin qui rattrape un monstre ne joue plus. Décidez d’abord qui sert à quoi.
dp-course-shows = Concours
dp-course-shows-text = De même, dans une manche avec un concours : que compte-t-il, et quel mal vaut-il ?
dp-shows-puzzle = Concours, leçon { $number }
dp-shows-generated = Concours, casse-tête { $number } (niveau { $difficulty })
dp-shows-goal = « { dp-exhibition-name } » : arrivez à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Votre score au concours compte, moins 1 par jeton Souffrance ou Mutation et { $lost } par monstre perdu.
dp-shows-tile = « { dp-exhibition-name } ». { dp-exhibition-help }
dp-shows-outcome = Score au concours : { $score }, { $harm ->
    [0] sans aucun mal
   *[other] moins { $harm } pour le mal subi
} ; total : { $points }.
dp-shows-why = Ainsi, { $points ->
    [one] { $points } point reste
   *[other] { $points } points restent
} à portée{ $more ->
    [0] .
    [one]  ; tout le reste finit au moins un point plus bas.
   *[other]  ; tout le reste finit au moins { $more } points plus bas.
}
dp-shows-lesson-1-1 = Un seul monstre participe, et vous le choisissez à la fin. Ce que le concours compte va sur lui, tout le reste sur l’autre.
dp-shows-lesson-1-2 = Une carte compte, que le besoin ait une réponse ou non. Mais un besoin sans réponse laisse un jeton, et un jeton reprend ce que la carte a rapporté.
dp-shows-lesson-2-1 = Ici, la faim rapporte, et elle mange. Comptez vos réserves avant d’en assigner plus que vous ne pouvez nourrir.
dp-shows-lesson-2-2 = Ce qui enlève des points va sur le monstre qui ne participe pas, ou reste en main.
dp-shows-lesson-3-1 = Toute la monstrerie compte : peu importe quel monstre joue, c’est le nombre de jeux qui rapporte.
dp-shows-lesson-3-2 = Un diablotin entre deux cages joue avec les deux monstres : des cartes bien réparties demandent moins de diablotins. Celui qui rattrape un monstre manque ici.
dp-puzzle-goal = Atteignez { dp-some-reputation }, le maximum possible.
dp-lesson-1 = Un client regarde les besoins qu’un monstre a montrés cette manche. Ceux qu’il aime augmentent le score de satisfaction ; ceux qu’il n’aime pas et les jetons Souffrance le diminuent (certains clients comptent aussi les mutations).
dp-lesson-2 = Au marché noir, le score de satisfaction compte double ; sur l’estrade, triple. Une vente sur l’estrade utilise un diablotin qui y attend, et une seule est possible par manche.
dp-lesson-3 = Un monstre ne se vend qu’une fois, et chaque client ne vous achète qu’un monstre. Cherchez la meilleure paire de ventes, pas la meilleure vente isolée.
dp-why-sale = Cela rapporte { $now ->
    [one] { $now } point
   *[other] { $now } points
} de réputation tout de suite, et jusqu’à { $most } en tout.
dp-why-others = { $less ->
    [0] Une autre vente rapporte autant de réputation, mais pas plus d’Or.
    [one] Toute autre vente rapporte au moins { $less } point de réputation de moins.
   *[other] Toute autre vente rapporte au moins { $less } points de réputation de moins.
}

# La table dans un terminal.
dp-terminal-town = La ville
dp-terminal-signs = ○ libre, ✖ diablotin neutre ; # solidité, * anti-magie, ♣ légume, ♠ viande, o jouet, _ absorbe la bouse ; ▲ bouse, ♥ souffrance, § mutation
dp-terminal-cage = Cages
dp-terminal-addon = Améliorations
dp-terminal-older = Enclos du haut
dp-terminal-young = Enclos du bas
dp-terminal-vegetables = Légumes
dp-terminal-mixed = Mixte
dp-terminal-meat = Viande
dp-terminal-artifacts = Artefacts
dp-terminal-imps = diablotins { $home }{ $busy ->
    [0] {""}
    [one] , { $busy } occupé
   *[other] , { $busy } occupés
}{ $hospital ->
    [0] {""}
   *[other] , { $hospital } à l’hôpital
}{ $platform ->
    [0] {""}
   *[other] , { $platform } sur l’estrade
}
dp-terminal-imps-place = Parents
dp-terminal-hospital = Hôpital
dp-terminal-judging = Jury
dp-terminal-platform = Estrade
dp-terminal-relatives = vous en accueilleriez { $count }
dp-terminal-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
dp-terminal-judge = 2 points au concours
dp-terminal-sale = les ventes comptent triple
dp-terminal-reputation = réputation { $points }
dp-terminal-first = commence
dp-terminal-groups = groupes :
dp-terminal-hand = Main
dp-terminal-price = se vend { $gold } Or
dp-terminal-prices = { $prices } Or
dp-terminal-rainbow = * pour chaque couleur de carte qui montre ce besoin
dp-terminal-exhibition = score au concours { $points }
dp-terminal-suffering = souffrance
dp-terminal-mutation = mutation

# Les valeurs de la boîte en mots, pour celles qui sont des suppositions.
dungeon-petz-fact-pets = { $item ->
    [snakitty-diet] Régime de Snakitty
    [snakitty-bars] Barres de Snakitty
    [birdie-diet] Régime de Birdie
    [birdie-bars] Barres de Birdie
    [direbunny-diet] Régime de Pinpin
    [direbunny-bars] Barres de Pinpin
    [trollie-diet] Régime de Trollie
    [trollie-bars] Barres de Trollie
    [wormie-diet] Régime de Tenio
    [wormie-bars] Barres de Tenio
    [stegobully-diet] Régime de Taurosaure
    [stegobully-bars] Barres de Taurosaure
    [dunguin-diet] Régime de Dingouin
    [dunguin-bars] Barres de Dingouin
    [uni-diet] Régime de Lili
    [uni-bars] Barres de Lili
    [stareplant-diet] Régime d’Iris
    [stareplant-bars] Barres d’Iris
    [fiery-fairy-diet] Régime de Féeroce
    [fiery-fairy-bars] Barres de Féeroce
    [cthulie-diet] Régime de Cthulie
    [cthulie-bars] Barres de Cthulie
    [bubl-diet] Régime de Bubulle
    [bubl-bars] Barres de Bubulle
    [snappy-diet] Régime de Croquinou
    [snappy-bars] Barres de Croquinou
    [drago-diet] Régime de Drago
    [drago-bars] Barres de Drago
    [fluffy-diet] Régime de Spidou
    [fluffy-bars] Barres de Spidou
    [ghosty-diet] Régime de Fantomet
    [ghosty-bars] Barres de Fantomet
    [baby-golem-diet] Régime de Bébé Golem
    [baby-golem-bars] Barres de Bébé Golem
    [lifffard-diet] Régime de Léfffard
   *[lifffard-bars] Barres de Léfffard
}
dungeon-petz-fact-cages-tiles = Cages en vente
dungeon-petz-fact-addons-tiles = Améliorations en vente
dungeon-petz-fact-books = { $item ->
    [savage-feasts] Couleurs de « Les Fées Barbares »
    [monsters-i-have-battled] Couleurs de « Les monstres que j’ai combattus »
    [fun-with-food] Couleurs de « Cuisiner en s’amusant »
   *[messing-with-magic] Couleurs de « La magie, c’est magique »
}
dungeon-petz-fact-food = { $item ->
    [arena] Nourriture avec « Arène » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [freestyle] Nourriture avec « Freestyle » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [moody-medley] Nourriture avec « Défilé des envies » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [eating-contest] Nourriture avec « Aux affamés ! » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [beauty-pageant] Nourriture avec « Concours de beauté » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [breeders-prize] Nourriture avec « Prix du meilleur éleveur » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
    [childrens-day] Nourriture avec « Journée des enfants » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
   *[magic-show] Nourriture avec « Spectacle de magie » (étal à légumes ; étal mixte : légumes, viande ; étal à viande)
}
    .parts = étal de légumes : légumes|étal mixte : légumes|étal mixte : viande|étal de viande : viande
dungeon-petz-fact-awards = { $item ->
    [two] Prix des concours à 2 joueurs
   *[three] Prix des concours à 3 joueurs
}
dungeon-petz-fact-customers = { $item ->
    [farmer-troll] Goûts de ce client : Troll paysan
    [dungeon-mistress] Goûts de ce client : Maîtresse du Donjon
    [dungeon-girl] Goûts de ce client : Demoiselle du Donjon
    [lich-lord] Goûts de ce client : Seigneur Liche
    [warlock] Goûts de ce client : Sorcier
    [dungeon-master] Goûts de ce client : Maître du Donjon
    [dungeon-granny] Goûts de ce client : Mamie du Donjon
   *[porky-orky] Goûts de ce client : Crad’Orc
}
dungeon-petz-fact-table-extra_imps_small = Manches où accueillir des parents éloignés, à 2 ou 3 joueurs
dungeon-petz-fact-rings-hospital = Parcours du diablotin neutre de l’hôpital
dungeon-petz-fact-word = { $word ->
    [G] vert
    [R] rouge
    [Y] jaune
    [P] violet
    [herbivore] herbivore
    [carnivore] carnivore
    [omnivore] omnivore
    [strength] solidité
    [antimagic] anti-magie
    [graze] légume
    [meat] viande
    [toy] jouet
    [absorb] absorbe la bouse
    [hunger] faim
    [poop] besoin naturel
    [play] amusement
    [magic] magie
    [anger] colère
    [disease] maladie
    [suffering] souffrance
    [mutation] mutation
    [rainbow] par couleur de carte
    [judging] case du jury
    [dummy-1] première case factice
    [imps] case des parents éloignés
    [hospital] hôpital
    [platform] estrade
    [dummy-2] deuxième case factice
   *[other] inconnu
}

# Ce que doit être un élément du matériel.
dp-wanted-rounds = au plus 8 manches, chacune de 1 à 6
dp-wanted-imps-home = autant que table.imps, moins les diablotins supplémentaires
dp-wanted-symbols = des symboles de 0 à 15
dp-wanted-bars = { $count ->
    [one] { $count } lettre parmi { $known }
   *[other] { $count } lettres parmi { $known }
}
dp-wanted-book = 2 lettres différentes parmi { $known }

# La première partie guidée.
dp-guide-goal = Bienvenue ! Vous dirigez une famille de diablotins qui tient une monstrerie. Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, la famille qui a le plus de réputation gagne. Ce sont les monstres qui en rapportent : achetez-les petits, soignez-les, présentez-les aux concours et vendez-les.
dp-guide-imps = Voici votre terrier : { dp-some-imps } et { $gold } Or. Une manche commence par les achats : vos diablotins vont en ville par groupes, et chaque groupe y fait une seule chose.
dp-guide-town = Voici la ville : cages, monstres, nourriture et plus encore. Chaque case ronde accueille un seul groupe et montre ce qu’il doit apporter : un monstre coûte de l’Or, une cage demande deux diablotins. Des diablotins neutres bloquent quelques cases.
dp-guide-groups = Formez deux groupes, en secret. À la sortie 1, des diablotins et de l’Or pour un monstre, au moins { $least } en tout ; à la sortie 2, un ou deux diablotins pour la nourriture. Diablotins plus Or font la taille ; le plus grand groupe agit le premier. Laissez quelqu’un au terrier.
dp-guide-groups-second = Il vous faut un second groupe : votre monstre voudra manger.
dp-guide-groups-home = Deux groupes suffisent, et quelqu’un devrait rester au terrier : les monstres aiment s’amuser, et en ville on n’a pas le temps. Envoyez moins de diablotins.
dp-guide-groups-gold = Un monstre coûte de l’Or, peu importe combien. Donnez-en à ce groupe.
dp-guide-groups-small = Ce groupe serait de taille { $size }. Il en faut au moins { $least }, pour que personne ne choisisse un monstre avant vous.
dp-guide-send = Tous les groupes sont révélés en même temps. Le plus grand chez { $seat } : { dp-group-of }, donc taille { $size } ; le vôtre : taille { $mine }. Le plus grand agit le premier, à égalité celui du premier joueur, et c’est vous. Envoyez-le à l’enclos du bas.
dp-guide-send-older = Le monstre de l’enclos du haut est plus âgé et a plus de besoins à la fois. Commencez par un petit, à l’enclos du bas.
dp-guide-send-elsewhere = C’est permis, mais sans monstre, il n’y a personne à soigner. Envoyez ce groupe à l’enclos du bas.
dp-guide-pet = Prenez le monstre qui vous plaît. Les barres vives disent quelles cartes Besoin il reçoit : chacun en a une jaune et une verte. Le signe à côté dit ce qu’il mange : un herbivore, des légumes seulement ; un carnivore, de la viande seulement.
dp-guide-food = Il faut maintenant nourrir { dp-pet }. { $diet ->
    [carnivore] Les carnivores mangent de la viande : envoyez votre second groupe à l’étal de viande.
   *[other] Les herbivores mangent des légumes : envoyez votre second groupe à l’étal de légumes.
} Il prend tout ce qui s’y trouve.
dp-guide-food-wrong = { dp-pet } ne mange pas de cela. { $diet ->
    [carnivore] Les carnivores ne mangent que de la viande.
   *[other] Les herbivores ne mangent que des légumes.
}
dp-guide-food-elsewhere = C’est utile aussi. Mais { dp-pet } aura faim dès cette manche : cherchez d’abord de quoi manger.
dp-guide-house = Il faut une cage pour { dp-pet } : prenez la vôtre, puis validez. Elle retient autant de colère que sa solidité ({ $strength }) et autant de magie que son anti-magie ({ $antimagic }). La Bouse est sans danger tant qu’aucun monstre n’est malade.
dp-guide-release = Un monstre relâché est perdu. Donnez-lui la cage, et qu’il y reste.
dp-guide-assign = Pour chaque barre, vous avez pioché une carte Besoin de sa couleur. Assignez une de vos cartes à chacune, en secret. Verte : la faim, car vous avez à manger. Jaune : à votre guise ; pour l’amusement, il y a un diablotin au terrier, et la magie est sans effet tant que l’anti-magie suffit.
dp-guide-assign-later = C’est permis, mais la nourriture ne se garde pas toujours. Assignez la faim à la barre verte, et gardez cette carte pour plus tard.
dp-guide-needs = Les cartes sont révélées : comblez les besoins. Nourrissez { dp-pet } ; pour l’amusement, placez un diablotin à côté de la cage. Chaque besoin non comblé vaut un jeton Souffrance au monstre. Quand il en a autant que sa taille, il est perdu.
dp-guide-needs-hungry = { dp-pet } souffrirait, alors que vous avez à manger. Nourrissez-{ dp-it }.
dp-guide-needs-bored = { dp-pet } souffrirait, alors qu’un diablotin est au terrier. Placez-le à côté de la cage.
dp-guide-grows = La manche est finie. Chaque diablotin disponible a gagné 1 Or, tous sont rentrés, la nourriture a vieilli. Et { dp-pet } a grandi, jusqu’à la taille { $size } : cela fait { $size ->
    [one] { $size } barre
   *[other] { $size } barres
}, chacune avec son besoin.
dp-guide-exhibition = La manche { $round } a un concours : « { dp-exhibition-name } ». { dp-exhibition-help } Le meilleur score gagne { dp-some-reputation }, le deuxième { $second }.
dp-guide-second = À vous de décider. { dp-pet } voudra manger davantage, et un diablotin au terrier sert toujours. Autres idées : une cage et un second monstre, les parents éloignés (plus de diablotins), les artefacts, ou le jury (2 points au concours).
dp-guide-second-cage = Un second monstre demande une cage à lui, sinon il faudrait en relâcher un. Cherchez d’abord une cage, avec un groupe de deux diablotins.
dp-guide-show = Assignez vos cartes en pensant au concours : la faim y rapporte, et ne nuit pas tant que vous avez à manger. Trop de colère, et un monstre s’échappe ; trop de magie, et il mute ; la maladie et la Bouse ensemble le font souffrir.
dp-guide-award = Le concours est fini. Votre score est de { $total }, et vous gagnez { dp-some-reputation }. À égalité, on partage la place, pour 1 de moins chacun.
dp-guide-end = Dès la manche 3 viennent les clients : ils achètent des monstres de taille 4 ou plus pour les besoins qu’ils aiment, contre réputation et Or. À la toute fin, deux concours comptent tout ce que vous avez. Vous avez { dp-some-reputation }. Finir cette partie ?
