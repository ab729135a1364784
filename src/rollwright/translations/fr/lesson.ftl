### Les leçons : apprendre un jeu en jouant.

## Toutes les leçons

lesson-another-move = Tu pourrais le faire. Mais ici, fais ce que dit le texte.
lesson-incomplete = C’est bien, mais il manque quelque chose. Fais tout ce que dit le texte, puis touche « Valider ».
lesson-read-first = Lis d’abord le texte, puis touche « Suivant ».

page-learn-step = Étape { $step } sur { $steps }
page-learn-finished = La leçon est finie. Tu sais tout ce qu’il faut pour une vraie partie !
page-learn-next = Suivant
page-learn-back = Précédent
page-learn-skip = Sauter
page-learn-restart = Recommencer
page-learn-jump = Une autre partie
page-learn-play = Jouer une partie
page-no-lesson = Il n’y a pas de leçon ici

## The Border

lesson-border-goal = Ton plateau compte neuf zones. Coche toutes les cases de frontière autour d’une zone pour obtenir ses points. Le meilleur score gagne. Tu es le joueur actif : touche « Lancer ».
lesson-border-keep = Tu peux lancer jusqu’à trois fois, en choisissant à chaque fois quels dés garder. Touche le dé gris et le dé jaune pour les garder, puis « Relancer ».
lesson-border-keep-hint = Tu pourrais le faire. Mais ici, garde le gris et le jaune, et relance le vert, l’orange et le rouge.
lesson-border-segment = Un dé coche une case de sa couleur. La première action ne permet que de compléter des segments entiers. Touche le gris en surbrillance (ses trois cases d’un coup), puis « Valider ».
lesson-border-segment-hint = Tu pourrais le faire. Mais ici, utilise les trois dés gris pour le segment gris de trois cases.
lesson-border-second = Le joueur actif laisse deux dés jaunes à tous les autres. Chaque croix doit toucher une croix ou une case blanche. Touche la case en surbrillance, puis la suivante, puis « Valider ».
lesson-border-second-hint = Tu pourrais le faire. Mais ici, coche les deux cases jaunes.
lesson-border-one-of-five = Le joueur actif a utilisé les cinq dés. Chacun des autres peut alors utiliser un seul des cinq, au choix. Touche la case jaune en surbrillance, puis « Valider ».
lesson-border-open = Pendant la seconde action, un segment peut rester inachevé, comme ici le jaune. Si le joueur actif n’utilise aucun dé, les autres ont les cinq.
lesson-border-first-value = Il manque une case à la frontière de la villa. Le premier à clôturer une zone obtient la plus haute de ses deux valeurs, ici 9. Touche la case en surbrillance, puis « Valider ».
lesson-border-value-hint = Tu pourrais le faire. Mais ici, coche seulement la case qui clôture la zone.
lesson-border-together = 9 points ! Un autre joueur a clôturé la villa pendant la même seconde action : premiers ex æquo, chacun obtient 9. Ensuite, elle ne vaut plus que la valeur basse, 4.
lesson-border-later-value = Le joueur actif vient d’obtenir 4 points pour le puits à la première action. La seconde vient après : tu n’en obtiens que 2. Touche la case grise en surbrillance, puis « Valider ».
lesson-border-scoring = 2 points. Dans ta ligne de score, ce que tu as obtenu est entouré ; une valeur haute prise par un autre joueur est barrée. Une seule croix peut clôturer plusieurs zones.
lesson-border-sixth = Tu as cinq zones ; avec une sixième, la partie se termine à la fin du tour. Il ne manque que quatre cases au segment gris en bas à droite. Touche-le, puis « Valider ».
lesson-border-end = Six zones ! Les autres ont encore fait leur seconde action. Le meilleur score gagne. À égalité, la zone la plus précieuse décide ; si elle vaut autant, la victoire est partagée.
lesson-border-free = À toi de jouer : les derniers tours contre un bot facile qui a cinq zones. Tu as un point d’avance. La ligne au-dessus des dés te dit ce que tu peux faire.

## Twenty One

lesson-twentyone-goal = Ta feuille a cinq rangées de six cases. Tu les remplis de haut en bas, et chacune rapporte des points. Le meilleur score gagne. Tu es le joueur actif : touche « Lancer ».
lesson-twentyone-again = Tu peux lancer une seconde et dernière fois. Les 1 restent, et tous les autres dés doivent être relancés. Touche « Relancer ».
lesson-twentyone-again-hint = Tu pourrais garder ces dés. Mais ici, relance.
lesson-twentyone-enter = Dans ta rangée, un nombre va dans la case de sa couleur, sans en dépasser le nombre. Égal, c’est une réussite. Tu choisis : touche les cases noire, bleue et jaune, puis « Valider ».
lesson-twentyone-enter-hint = Tu pourrais le faire, mais les petits nombres rapportent peu. Ici, inscris seulement le noir, le bleu et le jaune.
lesson-twentyone-together = Tous ont utilisé les mêmes dés en même temps, chacun sur sa feuille. Tes deux réussites ont une petite croix : elles donneront un bonus quand la rangée sera complète.
lesson-twentyone-cross-off = Le 6 blanc et le 5 vert sont trop grands pour tes cases libres. Si tu ne peux ou ne veux rien inscrire, touche « Barrer la case libre la plus à gauche », puis « Valider ».
lesson-twentyone-row = Le tour suivant : le dé vert montre 1. Touche la case verte, puis « Valider », et ta rangée est complète.
lesson-twentyone-row-hint = Tu pourrais le faire. Mais ici, inscris le 1 vert.
lesson-twentyone-row-score = 5, 4, 2, 2 et 1 font 14 ; la case barrée vaut 0. Trois réussites donnent un bonus de 6 : 20 points. Tous les bonus figurent sous les rangées. Au prochain tour, la rangée suivante.
lesson-twentyone-fifth = C’est ta cinquième et dernière rangée, et les six dés conviennent. En un tour, tu peux inscrire autant de dés que tu veux. Touche les six cases, puis « Valider ».
lesson-twentyone-fifth-hint = Tu pourrais le faire. Mais ici, inscris les six dés.
lesson-twentyone-end = 88 points ! La partie se termine à la fin du tour où un joueur complète la cinquième rangée. Les autres comptent leur rangée inachevée, bonus compris. À égalité, victoire partagée.
lesson-twentyone-free = À toi de jouer : les derniers tours contre un bot facile. Tu mènes. Le +4 sur une case, c’est ce qu’elle rapporterait. La ligne au-dessus des dés te dit ce que tu peux faire.
