### Les leçons : apprendre un jeu en jouant.

## Toutes les leçons

lesson-another-move = Tu pourrais le faire. Mais ici, fais ce que dit le texte.
lesson-read-first = Lis d’abord le texte, puis touche « Suivant ».

page-learn-step = Étape { $step } sur { $steps }
page-learn-finished = La leçon est finie. Tu sais tout ce qu’il faut pour une vraie partie !
page-learn-next = Suivant
page-learn-back = Précédent
page-learn-skip = Sauter
page-learn-restart = Recommencer
page-learn-play = Jouer une partie
page-no-lesson = Il n’y a pas de leçon ici

## The Border

lesson-border-goal = Ton plateau compte neuf zones, dont la villa, en haut. Chacune est entourée de cases de frontière. Coche toute la frontière d’une zone, et elle te rapporte des points. À la fin, le joueur qui a le plus de points gagne.
lesson-border-roll = Ce tour-ci, c’est toi le joueur actif : la première action est pour toi. Lance les cinq dés.
lesson-border-keep = Tu peux lancer jusqu’à trois fois. À chaque fois, tu choisis quels dés garder et quels dés relancer. Garde le dé gris et le dé jaune, et relance les trois autres.
lesson-border-keep-hint = Tu pourrais le faire. Mais ici, garde le gris et le jaune, et relance le vert, l’orange et le rouge.
lesson-border-keep-again = Il y a maintenant deux dés gris. Après chaque lancer, tu choisis à nouveau : même un dé que tu as gardé peut être relancé. Garde tous les dés sauf le vert, et relance-le. C’est ton troisième et dernier lancer.
lesson-border-keep-again-hint = Tu pourrais le faire. Mais ici, relance seulement le dé vert.
lesson-border-segment = À toi de cocher : un dé, une case de sa couleur. Des cases voisines d’une même couleur forment un segment. Pendant la première action, tu ne peux compléter que des segments entiers, n’importe où. Complète le gris de trois cases. Le jaune et le bleu ne complètent rien. On n’est jamais obligé d’utiliser un dé.
lesson-border-segment-hint = Tu pourrais le faire. Mais ici, utilise les trois dés gris pour le segment gris de trois cases.
lesson-border-leftover = Il restait les dés jaune et bleu. Pendant la seconde action, tous les autres ont pu les utiliser : les mêmes dés pour chacun, et tous en même temps. C’est maintenant le joueur suivant qui est actif.
lesson-border-second = Le joueur actif a laissé deux dés jaunes, et la seconde action est pour toi. Chaque case que tu coches doit en toucher une déjà cochée. Les cases blanches comptent comme cochées dès le début. Coche la case jaune à côté de la blanche, puis la case jaune à côté de ta nouvelle croix.
lesson-border-second-hint = Tu pourrais le faire. Mais ici, coche les deux cases jaunes.
lesson-border-one-of-five = Cette fois, le joueur actif a utilisé les cinq dés, et il n’en reste aucun. Chacun des autres peut alors utiliser un seul des cinq, au choix. Utilise un dé jaune : coche la case jaune suivante.
lesson-border-open = Pendant la seconde action, un segment peut rester inachevé. Si le joueur actif utilise les cinq dés, chacun des autres peut en utiliser un seul. S’il n’en utilise aucun, les autres ont les cinq.
lesson-border-first-value = Quelques tours plus tard, il ne manque plus qu’une case à la frontière de la villa. Elle est verte, et il reste un dé vert. Le premier à clôturer une zone obtient la plus haute de ses deux valeurs : 9 pour la villa. Coche cette case.
lesson-border-value-hint = Tu pourrais le faire. Mais ici, coche seulement la case qui clôture la zone.
lesson-border-together = 9 points ! Un autre joueur a clôturé la villa pendant la même seconde action. Aucun n’est arrivé avant l’autre, donc chacun obtient la valeur haute. Si quelqu’un la clôture plus tard, il obtient la valeur basse, 4.
lesson-border-later-value = Une autre partie : le joueur actif vient de clôturer le puits pendant la première action et a obtenu la valeur haute, 4. La seconde action vient après, donc le puits ne te rapporte plus que la valeur basse, 2. Clôture-le avec le dé gris.
lesson-border-scoring = 2 points. Ta ligne de score montre les deux valeurs de chaque zone : ce que tu as obtenu est entouré, et une valeur haute déjà prise est barrée. Une seule croix peut clôturer plusieurs zones.
lesson-border-last-round = La partie se termine à la fin du tour où un joueur clôture une sixième zone. Tu en as cinq, et c’est toi le joueur actif. Lance les dés.
lesson-border-last-keep = En bas à droite, un segment gris a encore quatre cases libres. Garde les trois dés gris et relance les deux autres.
lesson-border-last-keep-hint = Tu pourrais le faire. Mais ici, garde les trois dés gris et relance les deux autres.
lesson-border-sixth = Quatre dés gris ! Une case de ce segment est déjà cochée, il ne te reste donc à cocher que les quatre cases libres. Complète-le.
lesson-border-end = C’est ta sixième zone. Les autres ont encore fait leur seconde action, et maintenant la partie est finie. Le joueur qui a le plus de points gagne. En cas d’égalité, l’emporte celui dont la meilleure zone a rapporté le plus ; si l’égalité demeure, la victoire est partagée.
lesson-border-free = À toi de jouer : les derniers tours contre un bot facile, qui a déjà cinq zones. Tu as un point d’avance. Joue comme tu veux. À chaque fois, on te dit ce que tu peux faire.

## Twenty One

lesson-twentyone-goal = Ta feuille a cinq rangées de six cases. Tu les remplis de haut en bas, une rangée après l’autre, et chacune rapporte des points. À la fin, le joueur qui a le plus de points gagne.
lesson-twentyone-roll = Ce tour-ci, c’est toi le joueur actif. Lance les six dés.
lesson-twentyone-again = Tu peux lancer une seconde et dernière fois. Les dés qui montrent un 1 restent, et tous les autres doivent être relancés. Relance.
lesson-twentyone-again-hint = Tu pourrais garder ces dés. Mais ici, relance.
lesson-twentyone-enter = Un nombre va dans la case de sa couleur, dans ta rangée en cours, s’il n’est pas plus grand que celui de la case. S’ils sont égaux, c’est une réussite. Inscris le 1 noir et le 3 bleu, deux réussites, et le 4 jaune. Le 4 blanc ne va pas : sa case montre 2. Le 1 rouge et le 2 vert iraient, mais c’est toi qui choisis les nombres.
lesson-twentyone-enter-hint = Tu pourrais le faire, mais les petits nombres rapportent peu. Ici, inscris seulement le noir, le bleu et le jaune.
lesson-twentyone-together = Tous les joueurs ont utilisé les mêmes dés, chacun sur sa feuille, tous en même temps. Les réussites portent une petite croix. C’est maintenant le joueur suivant qui est actif, et il a lancé pour tout le monde.
lesson-twentyone-cross-off = Une autre partie : un bot est actif et a lancé pour tout le monde. Deux cases de ta rangée sont libres. Le 6 blanc est trop grand pour le 5 blanc, et le 5 vert pour le 1 vert. À chaque tour, tu dois inscrire un nombre ou barrer une case. Choisis « Barrer la case libre la plus à gauche » : c’est le 5 blanc.
lesson-twentyone-row = Le tour suivant : le vert montre 1. Inscris-le, et ta rangée est complète.
lesson-twentyone-row-hint = Tu pourrais le faire. Mais ici, inscris le 1 vert.
lesson-twentyone-row-score = 5, 4, 2, 2 et 1 font 14 ; la case barrée vaut 0. Trois nombres sont des réussites : le 4, le second 2 et le 1. Pour une à six réussites, le bonus est de 1, 3, 6, 10, 15 ou 21. La rangée rapporte donc 14 + 6 = 20. Ta rangée suivante commence au prochain tour : on n’écrit que dans une rangée par tour.
lesson-twentyone-fifth = Vers la fin d’une partie : c’est ta cinquième et dernière rangée, et les six dés conviennent. En un tour, tu peux inscrire autant de dés que tu veux. Inscris-les tous les six.
lesson-twentyone-fifth-hint = Tu pourrais le faire. Mais ici, inscris les six dés.
lesson-twentyone-end = 88 points ! La partie se termine à la fin du tour où un joueur complète la cinquième rangée ; tout le monde joue ce tour en entier. Les autres comptent aussi la rangée inachevée où ils en sont, avec son bonus. Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
lesson-twentyone-free = À toi de jouer : les derniers tours contre un bot facile. Tu mènes. Joue comme tu veux. À chaque fois, on te dit ce que tu peux faire.
