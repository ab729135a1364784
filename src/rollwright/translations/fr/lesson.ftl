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
page-learn-jump = Une autre partie
page-learn-play = Jouer une partie
page-no-lesson = Il n’y a pas de leçon ici

## The Border

lesson-border-goal = Ton plateau a neuf zones. Coche toutes les cases de frontière autour d’une zone pour obtenir ses points. Le plus de points gagne. Tu es le joueur actif : touche « Lancer ».
lesson-border-keep = Tu peux lancer jusqu’à trois fois, en choisissant à chaque fois quels dés garder. Touche le dé gris et le dé jaune pour les garder, puis « Relancer ».
lesson-border-keep-hint = Tu pourrais le faire. Mais ici, garde le gris et le jaune, et relance le vert, l’orange et le rouge.
lesson-border-segment = Un dé, une case de sa couleur. Pendant la première action, tu ne complètes que des segments entiers. Touche le gris : un geste prend les trois cases. Puis « Valider ».
lesson-border-segment-hint = Tu pourrais le faire. Mais ici, utilise les trois dés gris pour le segment gris de trois cases.
lesson-border-second = Les dés laissés sont pour tous les autres : deux jaunes. Chaque croix doit toucher une croix ou une case blanche. Touche la case jaune, puis la suivante, puis « Valider ».
lesson-border-second-hint = Tu pourrais le faire. Mais ici, coche les deux cases jaunes.
lesson-border-one-of-five = Le joueur actif a utilisé les cinq dés. Chacun des autres peut alors utiliser un seul des cinq, au choix. Touche la case jaune en évidence, puis « Valider ».
lesson-border-open = Pendant la seconde action, un segment peut rester inachevé, comme ton jaune. Si le joueur actif n’utilise aucun dé, les autres ont les cinq.
lesson-border-first-value = Il manque une case à la frontière de la villa. Le premier à clôturer une zone obtient la plus haute de ses deux valeurs, ici 9. Touche la case verte, puis « Valider ».
lesson-border-value-hint = Tu pourrais le faire. Mais ici, coche seulement la case qui clôture la zone.
lesson-border-together = 9 points ! Un autre joueur a clôturé la villa pendant la même seconde action : aucun avant l’autre, donc 9 pour chacun. Plus tard, elle ne vaut que la valeur basse, 4.
lesson-border-later-value = Le joueur actif vient de clôturer le puits pendant la première action, pour 4. La seconde vient après : tu n’obtiens que 2. Touche la case grise, puis « Valider ».
lesson-border-scoring = 2 points. Dans ta ligne de score, ce que tu as obtenu est entouré ; une valeur haute déjà prise est barrée. Une seule croix peut clôturer plusieurs zones.
lesson-border-sixth = Tu as cinq zones ; une sixième finit la partie avec ce tour. Il ne manque que quatre cases au segment gris en bas à droite. Touche-le, puis « Valider ».
lesson-border-end = Six zones ! Les autres ont encore fait leur seconde action. Le plus de points gagne. À égalité, la zone qui a rapporté le plus décide ; sinon, la victoire est partagée.
lesson-border-free = À toi de jouer : les derniers tours contre un bot facile qui a cinq zones. Tu as un point d’avance. La ligne au-dessus des dés te dit ce que tu peux faire.

## Twenty One

lesson-twentyone-goal = Ta feuille a cinq rangées de six cases. Tu les remplis de haut en bas, et chacune rapporte. Le plus de points gagne. Tu es le joueur actif : touche « Lancer ».
lesson-twentyone-again = Tu peux lancer une seconde et dernière fois. Les 1 restent, et tous les autres dés doivent être relancés. Touche « Relancer ».
lesson-twentyone-again-hint = Tu pourrais garder ces dés. Mais ici, relance.
lesson-twentyone-enter = Un nombre va dans la case de sa couleur, dans ta rangée, sans dépasser la case. Égal, c’est une réussite. Tu choisis : touche les cases noire, bleue et jaune, puis « Valider ».
lesson-twentyone-enter-hint = Tu pourrais le faire, mais les petits nombres rapportent peu. Ici, inscris seulement le noir, le bleu et le jaune.
lesson-twentyone-together = Tous ont utilisé les mêmes dés en même temps, chacun sur sa feuille. Tes deux réussites ont une petite croix : elles donnent un bonus quand la rangée est complète.
lesson-twentyone-cross-off = Le 6 blanc et le 5 vert sont trop grands. Si tu ne peux ou ne veux inscrire aucun nombre, barre une case : touche « Barrer la case libre la plus à gauche », puis « Valider ».
lesson-twentyone-row = Le tour suivant : le dé vert montre 1. Touche la case verte, puis « Valider », et ta rangée est complète.
lesson-twentyone-row-hint = Tu pourrais le faire. Mais ici, inscris le 1 vert.
lesson-twentyone-row-score = 5, 4, 2, 2 et 1 font 14 ; la case barrée vaut 0. Trois réussites donnent 6 de bonus : 20 points. Tous les bonus sont en bas. Au prochain tour, la rangée suivante.
lesson-twentyone-fifth = Ta cinquième et dernière rangée, et les six dés conviennent. En un tour, tu peux inscrire autant de dés que tu veux. Touche les six cases, puis « Valider ».
lesson-twentyone-fifth-hint = Tu pourrais le faire. Mais ici, inscris les six dés.
lesson-twentyone-end = 88 points ! La partie finit avec le tour où un joueur complète sa cinquième rangée. Les autres comptent leur rangée inachevée, avec son bonus. Égalité : victoire partagée.
lesson-twentyone-free = À toi de jouer : les derniers tours contre un bot facile. Tu mènes. +4 sur une case, c’est ce qu’elle rapporterait. La ligne au-dessus des dés te dit quoi faire.
