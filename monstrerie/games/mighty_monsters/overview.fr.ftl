goal-title = Le but du jeu
goal =
    Derrière les murs du château, la salle du trésor déborde d’or. Vous menez l’une des { $factions } factions de monstres, comme chacun autour de
    la table : au bout de { $least } à { $most } rounds, le plus riche gagne.

    Personne ne bat un garde tout seul. Deux monstres affrontent ensemble chaque garde, et tout le jeu est là : qui rejoindre, qui
    remplacer, et jusqu’où s’avancer dans le château.
setup-title = La mise en place
setup =
    Disposez le château : un garde par joueur, en ligne du portail à la salle du trésor, tous face cachée. Il y a { $guards } gardes de trois
    niveaux. Le dos d’une carte montre son niveau (les étoiles) et ce qui peut se trouver de l’autre côté : au niveau 1, une force de { $low1 } à
    { $high1 } et { $least1 } à { $most1 } pièces d’or ; au niveau 3, { $low3 } à { $high3 } et { $least3 } à { $most3 } pièces d’or.

    Chaque joueur prend une faction de { $monsters } monstres, de force 1 à { $monsters }, les mélange, en prend { $hand } en main et en pose
    { $reserve } face cachée en réserve. Chacun commence avec { $gold } pièces d’or.
round-title = Un round
round =
    Un round a trois temps. On joue des monstres à côté des gardes, chacun son tour. Puis on affronte les gardes à partir du portail. Enfin,
    ceux qui se sont trop avancés paient des soins, et l’on prépare le round suivant.
place-title = Jouer des monstres
place =
    Chacun son tour, on pose gratuitement un monstre de sa main à côté d’un garde, sur n’importe quelle case vide. Chaque garde en a
    deux, une de chaque côté. Cela continue jusqu’à ce que chacun ait { $each } monstres au château et que tout soit plein.

    Avant de choisir, comptez : votre monstre et celui d’en face devraient atteindre la force du garde. Au niveau 1, un total de { $high1 } gagne à
    coup sûr ; au niveau 3, il faut { $high3 }.
replace-title = Remplacer un monstre
replace =
    Au lieu d’une case vide, vous pouvez prendre la place de quelqu’un. Votre monstre doit être plus fort que celui qui s’y trouve, et
    les deux monstres de ce garde doivent totaliser moins que le plus grand nombre au dos de sa carte. Un { $strongest } ne peut jamais être
    remplacé.

    Cela coûte de l’or : { $treasury } au trésor et, au niveau 1, 2 ou 3, encore { $owner1 }, { $owner2 } ou { $owner3 } au propriétaire du monstre.
    Remplacer le vôtre coûte { $own }. Le monstre revient dans la main de son propriétaire, qui rejouera plus tard dans le round.
fight-title = Affronter les gardes
fight =
    À partir du portail, on révèle les gardes un par un. Les deux monstres gagnent si leurs forces atteignent ensemble celle du garde. Leurs
    propriétaires se partagent aussitôt le butin : la moitié chacun, la pièce impaire au monstre le plus fort ; à forces égales, elle reste au
    trésor. Les deux monstres sont à vous ? Alors tout le butin aussi.

    Par exemple, un garde de force { $strength } avec un butin de { $loot } perd contre une paire qui totalise { $strength }. { $odd ->
        [0] Chaque propriétaire reçoit { $half } pièces d’or.
       *[other] Le propriétaire du monstre le plus fort reçoit { $rest } pièces d’or, l’autre { $half }.
    }
heal-title = Soigner
heal =
    Le premier garde qui gagne met fin au raid. Quiconque a un monstre à ce garde, ou plus loin, paie son coût de guérison au trésor, qu’il
    ait combattu ou non : { $least } à { $most } pièces d’or chacun, le nombre dans le cœur. Qui ne peut pas tout payer donne ce qu’il a.

    Un monstre au fond du château, c’est donc un pari : que toutes les paires devant lui gagnent.
next-title = Préparer le round suivant
next =
    Prenez en main les { $reserve } monstres de votre réserve ; les deux du château deviennent votre nouvelle réserve, face cachée. Ce que vous
    avez joué se repose pendant un round. On défausse tous les gardes, on en pose de nouveaux, et le joueur suivant commence.
end-title = La fin de la partie
end =
    Le dernier round se joue en entier, soins compris. Puis chacun compte son or, et rien d’autre : le plus riche gagne. À égalité, on partage
    la victoire.
row-title = Variante : un alignement de gardes
row =
    À chaque round, on trie les gardes par niveau avant de les poser, les plus faibles au portail. Le raid commence facilement et devient plus
    dur à chaque pas.
whim-title = Variante : Au bon vouloir du Roi
whim =
    Au début de chaque round, on révèle une tuile Roi, qui vaut pour ce round : un garde peut avoir plus de butin ou moins de force, un monstre
    peut être interdit, les soins peuvent devenir chers.
questions-title = Questions et réponses
questions =
    Ce que la règle imprimée laisse ouvert, et comment on y joue ici.
