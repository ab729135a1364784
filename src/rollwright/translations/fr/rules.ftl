### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = « (règle maison) » signale notre propre lecture ou un ajout de notre part, là où la règle imprimée ne dit rien. « (connu) » signale ce qui n’est pas dans le texte de la règle, mais que l’on connaît du jeu imprimé.

# The text alternative of an illustration is made of these.

illustration-dice = Dés : { $dice }.
illustration-roll = Lancer { $number } : { $dice }.
illustration-kept = Restent : { $dice }.
illustration-used = Utilisés : { $dice }.
illustration-board = Plateau { $name }.
illustration-sheet = Feuille { $name }.
illustration-row = Rangée { $row } : { $boxes }.
illustration-crossed = Cochées maintenant : { $places }.
illustration-highlighted = En évidence : { $places }.
illustration-refused = Interdit : { $places }.

heading-border = The Border

heading-border-overview = En bref
overview-border-about = Ton plateau est une carte avec neuf zones. Coche toutes les cases de frontière autour d’une zone, et elle te rapporte des points. Dépêche-toi : le premier à clôturer une zone gagne à peu près deux fois plus que ceux qui viennent après.
overview-border-step-1 = Le joueur actif lance les cinq dés et peut relancer ceux de son choix, jusqu’à deux fois.
overview-border-step-2 = Première action : avec chaque dé, le joueur actif coche une case de la couleur du dé, mais il ne peut que compléter des segments entiers, n’importe où sur le plateau.
overview-border-step-3 = Seconde action : tous les autres utilisent en même temps les dés restants ; chacun dispose de tous ces dés. Chaque nouvelle croix se place à côté d’une croix ; les segments n’ont pas besoin d’être complétés. S’il ne reste aucun dé, chacun choisit l’un des cinq.
overview-border-step-4 = Le rôle de joueur actif passe au suivant, dans le sens des aiguilles d’une montre.
overview-border-scoring = Décompte : une zone compte dès que toute sa frontière est cochée. Le premier à la clôturer prend la valeur haute, tous les suivants la valeur basse.
overview-border-end = Fin : la partie s’arrête après le tour où quelqu’un clôture une sixième zone. Le joueur qui a le plus de points gagne.

heading-border-material = Le matériel
rule-B1 = De 2 à 4 joueurs, dès 8 ans, environ 30 minutes.
rule-B2 = Un plateau et un feutre effaçable par joueur, quatre plateaux différents ; 5 dés identiques, chacun à six faces de couleur : gris, vert, bleu, rouge, jaune, orange (connu). Aucune face n’est un joker (connu).
rule-B3 = Un plateau est une carte d’hexagones (connu) avec 9 zones. Chaque zone est entourée d’un anneau de cases de frontière, épais d’un hexagone. Les zones voisines partagent des cases de frontière : une case peut appartenir à la frontière d’une, de deux ou de trois zones.
illustration-B3 = La frontière de la villa. Ses voisines partagent certaines de ces cases.
rule-B4 = Les zones et les cases de frontière sont les mêmes sur les quatre plateaux. Seule change la disposition des segments de couleur. Sur nos quatre plateaux, les segments ont les mêmes formes et seules les couleurs changent, afin qu’aucun plateau ne soit meilleur qu’un autre (règle maison).
rule-B5 = Un segment est une suite de 2 à 5 cases de frontière reliées, d’une même couleur. Sur chaque plateau, chacune des six couleurs a exactement quatre segments : un de 2, un de 3, un de 4 et un de 5 cases (connu). Cela fait 24 segments et 84 cases de couleur ; avec les deux blanches (B6), un plateau a 86 cases de frontière. Deux segments d’une même couleur ne se touchent jamais (règle maison), si bien qu’un segment se reconnaît d’un coup d’œil.
illustration-B5 = Les quatre segments rouges de ce plateau, de 2, 3, 4 et 5 cases.
rule-B6 = Deux cases de frontière sont blanches, en haut à gauche et en bas à droite. Elles portent une croix imprimée : elles comptent comme cochées dès le début, pour les frontières comme pour l’adjacence, et n’appartiennent à aucun segment.
illustration-B6 = Les deux cases blanches avec leur croix imprimée.
rule-B7 = Chaque zone a deux valeurs. La villa, tout en haut de la carte, vaut 9 pour le premier joueur qui la clôture ; le puits vaut 4, puis 2. Les valeurs hautes sont 12, 11, 10, 9, 8, 7, 6, 5, 4, une par zone ; la valeur basse est la moitié de la haute, arrondie à l’inférieur : 6, 5, 5, 4, 4, 3, 3, 2, 2 ; plus une zone est grande, plus elle vaut (connu). Les noms des sept autres zones sont de nous.

heading-border-round = Un tour
rule-B8 = Le premier joueur actif est tiré au sort. Ensuite, le rôle passe au suivant dans le sens horaire, tour après tour.
rule-B9 = Un tour, c’est la première action, que fait uniquement le joueur actif, puis la seconde action, que font tous les autres.

heading-border-first-action-roll = Première action : lancer
rule-B10 = Le tour s’ouvre sur un lancer des cinq dés par le joueur actif ; il ne peut pas y renoncer.
rule-B11 = Après le premier et après le deuxième lancer, le joueur actif peut s’arrêter ou relancer les dés de son choix, de un à cinq. Trois lancers au plus.
illustration-B11 = Trois lancers. Les dés munis d’une coche restent, les autres sont relancés.
rule-B12 = Un dé mis de côté après un lancer peut être relancé après le suivant : le choix est libre à chaque fois.

heading-border-first-action-cross-off = Première action : cocher
rule-B13 = Un dé coche une case de sa couleur qui n’est pas encore cochée. Chaque dé sert une seule fois.
rule-B14 = Les dés ne servent qu’à compléter des segments : dès qu’une case d’un segment est cochée, toutes ses cases encore libres doivent l’être pendant cette même action. On ne peut ni ouvrir ni agrandir un segment sans le compléter.
illustration-B14 = À gauche : trois dés gris complètent le segment gris. À droite : deux croix le laisseraient inachevé.
rule-B15 = Le segment n’a rien à toucher : n’importe quel endroit du plateau convient.
rule-B16 = Un segment déjà coché en partie ne demande des dés que pour les cases encore libres.
illustration-B16 = Trois des cinq cases étaient déjà cochées, deux dés jaunes suffisent donc.
rule-B17 = Les dés peuvent être répartis entre plusieurs segments, de la même couleur ou de couleurs différentes.
rule-B18 = On n’est jamais obligé d’utiliser les dés : le joueur actif peut compléter moins de segments qu’il ne pourrait, ou aucun.

heading-border-second-action = Seconde action
rule-B19 = Chaque joueur non actif peut maintenant utiliser tous les dés que le joueur actif n’a pas utilisés : les mêmes dés restants sont tous à la disposition de chacun. Un dé, une case de sa couleur qui n’est pas encore cochée ; autant de dés qu’on veut, ou aucun.
rule-B20 = Chaque case cochée doit être adjacente (avoir un côté d’hexagone en commun) à une case déjà cochée. Une case cochée plus tôt dans la même action compte (règle maison : les croix se font l’une après l’autre).
illustration-B20 = À gauche : chaque croix en touche une autre, à partir de la case blanche. À droite : ces deux-là ne touchent aucune croix.
rule-B21 = On peut ouvrir, agrandir ou compléter des segments : rien n’oblige à les compléter.
rule-B22 = Si le joueur actif a utilisé les cinq dés, chacun des autres peut choisir un de ces cinq dés et cocher une case avec lui (l’adjacence reste exigée).
rule-B23 = Si le joueur actif n’en a utilisé aucun, par choix ou non, les autres disposent des cinq.
rule-B24 = La seconde action est simultanée : aucun joueur n’en attend un autre, et les croix d’un joueur ne changent rien à ce qu’un autre peut faire. Les choix sont révélés ensemble quand le dernier joueur a terminé (règle maison).

heading-border-scoring = Le décompte
rule-B25 = Une zone est clôturée quand toutes les cases de sa frontière sont cochées, quelle que soit l’action. Une seule croix peut clôturer plusieurs zones. La zone est comptée aussitôt, et annoncée à toute la table.
rule-B26 = Le joueur qui clôture une zone en premier prend la valeur haute et l’entoure sur sa propre ligne de score ; tous les autres barrent cette valeur sur la leur.
illustration-B26 = Le premier joueur entoure le 9 de la villa, l’autre le barre.
rule-B27 = Un joueur qui la clôture lors d’une action ou d’un tour ultérieurs obtient la valeur basse. La seconde action vient après la première : une zone que le joueur actif clôture pendant la première action ne rapporte aux autres que la valeur basse pendant la seconde action du même tour.
rule-B28 = Quand plusieurs joueurs sont les premiers à clôturer la même zone pendant la même seconde action, tous obtiennent la valeur haute.

heading-border-end = La fin
rule-B29 = La partie se termine à la fin du tour où un joueur a clôturé une sixième zone. Si cela arrive pendant la première action, les autres font encore leur seconde action.
rule-B30 = Chaque zone clôturée compte, même une septième ou une huitième clôturée pendant la dernière action.
rule-B31 = Le joueur qui a le plus de points gagne. En cas d’égalité, l’emporte celui des ex æquo qui a la zone la plus précieuse (la plus haute valeur réellement obtenue). Si l’égalité demeure, la victoire est partagée (règle maison).
rule-B32 = Après dix tours de suite où aucun joueur n’a rien coché, la partie s’arrête avec les scores du moment (règle maison : tout le monde peut passer, et une partie doit finir).
rule-B33 = Tous les plateaux sont visibles par tous les joueurs à tout moment (règle maison).

heading-border-examples = Exemples
rule-BE1 = La villa : un joueur coche la dernière case de la frontière de la villa, est le premier à le faire, et obtient 9 points.
illustration-BE1 = La nouvelle croix ferme la frontière de la villa : 9 points.
rule-BE2 = Troisième lancer : 3 gris, 1 jaune, 1 bleu. Le joueur complète un segment gris de 3 ; il aurait pu utiliser deux des trois dés gris pour un segment gris de 2, plus à droite. Le dé jaune et le dé bleu ne peuvent pas servir : ils ne complètent rien.
illustration-BE2 = Les trois dés gris servent au segment de 3. Celui de 2, possible lui aussi, est encadré.
rule-BE3 = Après BE2, il reste 1 jaune et 1 bleu. Deux joueurs, dont le plateau est encore vierge, cochent chacun une case jaune et une case bleue à côté de leurs cases blanches ; un troisième ne peut cocher qu’une case bleue, car aucune case jaune ne touche une case blanche sur son plateau.
illustration-BE3 = Les deux mêmes dés sur trois plateaux. Sur le dernier, aucune case jaune ne touche une case blanche.
rule-BE4 = Deuxième lancer : 4 jaunes, 1 rouge ; le joueur s’arrête. Les cinq dés servent à compléter trois segments : un jaune de 5 à gauche, un jaune de 4 et un rouge de 3 à droite (tous déjà cochés en partie). Chacun des autres choisit ensuite un des cinq dés : deux cochent une case rouge, un autre une case jaune.
illustration-BE4 = Les cinq nouvelles croix complètent trois segments.
illustration-BE4-others = Chacun des autres utilise un des cinq dés : deux le rouge, un autre un jaune.
rule-BE5 = Le puits : le premier joueur à le clôturer obtient 4 points ; ceux qui le clôturent lors d’une action ou d’un tour ultérieurs en obtiennent 2.
illustration-BE5 = À gauche : le joueur actif est le premier et prend 4. À droite : pendant la seconde action, il ne reste plus que 2 à prendre.
rule-BE6 = Le joueur actif clôture une sixième zone pendant la première action. Les autres font encore leur seconde action, puis la partie est finie. Ce joueur a été le premier pour trois zones, mais pas pour les trois autres : 33 points en tout.
illustration-BE6 = Le segment vert clôture le bourg, la sixième zone. La ligne de score totalise 33.

heading-border-ours = Nos ajouts
rule-B40 = Les plateaux sont enregistrés dans des fichiers que chacun peut écrire. Un fichier est jouable s’il a neuf zones entourées d’un anneau, avec deux valeurs chacune, des segments de 2 à 5 cases reliées qui se partagent toutes les cases de couleur entre six couleurs au plus, et au moins une case blanche ; il est standard s’il respecte entièrement B3 à B7. Un joueur qui possède le jeu imprimé peut ainsi le saisir, quels que soient ses nombres.
rule-B41 = Copies (règle maison) : chaque place a un plateau différent (B2), à moins que la mise en place n’autorise les copies (pour un joueur qui possède le jeu et n’a saisi qu’un plateau) ; l’en-tête de l’enregistrement le dit. Les enregistrements antérieurs à cette règle sont lus comme s’ils autorisaient les copies.

heading-twentyone = Twenty One

heading-twentyone-overview = En bref
overview-twentyone-about = Chacun remplit sa propre feuille avec les mêmes dés, rangée par rangée. Les grands nombres valent plus, et les réussites donnent un bonus.
overview-twentyone-step-1 = Le joueur actif lance les six dés et peut lancer une seconde fois. Chaque 1 reste ; tous les autres dés doivent être relancés.
overview-twentyone-step-2 = Tous utilisent ces dés en même temps. Tu inscris autant de nombres que tu veux dans ta rangée en cours, chacun dans la case de la couleur du dé, et jamais plus grand que le nombre de la case.
overview-twentyone-step-3 = Si tu ne peux ou ne veux rien inscrire, tu barres à la place la case libre la plus à gauche de la rangée.
overview-twentyone-step-4 = Quand une rangée est pleine, tu passes à la suivante au tour d’après. Le rôle de joueur actif passe au suivant, dans le sens des aiguilles d’une montre.
overview-twentyone-scoring = Décompte : une rangée complète rapporte la somme de ses nombres, plus un bonus pour ses réussites, les nombres égaux à celui de leur case.
overview-twentyone-end = Fin : la partie s’arrête après le tour où quelqu’un complète la cinquième rangée. Le joueur qui a le plus de points gagne.

heading-twentyone-material = Le matériel
rule-T1 = De 2 à 6 joueurs, dès 8 ans, environ 15 minutes (connu). (Le jeu en solitaire est un ajout de notre part : T30.)
rule-T2 = Six dés, un de chaque couleur : blanc, noir, rouge, bleu, jaune, vert, avec des points de 1 à 6.
rule-T3 = Six feuilles différentes, de A à F. Chaque joueur en prend une différente.
rule-T4 = Une feuille a 5 rangées. Une rangée a 6 cases, une de chaque couleur, qui montrent chacune un nombre.
illustration-T4 = Une feuille : cinq rangées et, dans chacune, une case de chaque couleur.
rule-T5 = Les nombres sont les mêmes sur toutes les feuilles, aux mêmes positions ; seul l’ordre des couleurs change.
rule-T6 = Dans une rangée, les nombres n’augmentent jamais de gauche à droite, et la première rangée est 6 5 4 3 2 1 (connu). Les quatre rangées du dessous sont de nous : 5 5 4 3 2 1, puis 5 4 4 3 2 1, puis 5 4 3 3 2 1, puis 5 4 3 2 2 1.
rule-T7 = Ordre des couleurs (règle maison) : dans une rangée, deux des six feuilles n’ont jamais la même couleur à la même position ; sur une feuille, aucune couleur ne se trouve deux fois à la même position au fil des cinq rangées. Les feuilles sont enregistrées dans des fichiers : un joueur qui possède le bloc imprimé peut saisir les siennes.
rule-T8 = Toutes les feuilles sont visibles par tous les joueurs à tout moment.

heading-twentyone-round = Un tour
rule-T9 = Le premier joueur actif est tiré au sort. Ensuite, le rôle passe au suivant dans le sens horaire, tour après tour.
rule-T10 = Le joueur actif lance les six dés, puis peut les lancer une seconde et dernière fois.
rule-T11 = Le second lancer prend tous les dés qui ne montrent pas un 1, ni plus ni moins : les 1 restent, et tous les autres doivent être relancés. Avec six 1, il n’y a pas de second lancer (règle maison).
rule-T12 = Ensuite, tous les joueurs, y compris le joueur actif, utilisent les mêmes dés, tous en même temps (règle maison). Les choix sont révélés ensemble quand le dernier joueur a terminé (règle maison).
rule-T13 = À chaque tour, chaque joueur doit soit inscrire au moins un nombre, soit barrer une case (T18).
rule-T14 = Un nombre va seulement dans la rangée en cours du joueur, dans la case de la couleur du dé, si cette case est libre et si le nombre n’est pas plus grand que celui de la case.
illustration-T14 = Les nombres dessinés en pointillé conviennent. Le 4 blanc est plus grand que le 2 de la case blanche.
rule-T15 = Pendant un tour, on peut inscrire autant de dés qu’on veut parmi les six, dans cette seule rangée. Chacun choisit lesquels.
rule-T16 = Un nombre égal à celui de la case est une réussite, signalée par une petite croix.
rule-T17 = Quand un joueur a rempli sa rangée, il n’inscrit plus rien pendant ce tour : la rangée suivante commence au tour suivant. Aucun joueur n’écrit dans deux rangées pendant le même tour.
illustration-T17 = La première rangée est complète. La deuxième commence au tour suivant.
rule-T18 = Le joueur qui ne peut pas ou ne veut pas inscrire de nombre barre la case libre la plus à gauche de la rangée en cours.
rule-T19 = Jamais les deux : un joueur qui inscrit un nombre ne barre rien. On barre au plus une case par tour.

heading-twentyone-scoring = Le décompte
rule-T20 = Une rangée est complète quand ses six cases sont remplies ou barrées. Elle rapporte la somme de ses nombres (une case barrée vaut 0) plus le bonus de ses réussites : 0, 1, 3, 6, 10, 15, 21 pour 0 à 6 réussites (connu ; le texte de la règle donne 6 pour trois).
rule-T21 = Les rangées se jouent strictement de haut en bas ; les joueurs peuvent en être à des rangées différentes.

heading-twentyone-end = La fin
rule-T22 = La partie se termine à la fin du tour où un joueur complète la cinquième rangée. Tous les joueurs jouent ce tour en entier (règle maison).
rule-T23 = Les autres comptent alors la rangée inachevée où ils en sont : somme et bonus (règle maison : le bonus compte). Les rangées non commencées ne rapportent rien.
rule-T24 = Le joueur qui totalise le plus de points sur toutes ses rangées gagne. En cas d’égalité, la victoire est partagée (règle maison).

heading-twentyone-examples = Exemples
rule-TE1 = Premier lancer : 6, 4, 3, 3, 1, 1. Le joueur actif relance : les deux 1 restent, les quatre autres dés sont relancés.
illustration-TE1 = Les deux 1 munis d’une coche restent, les quatre autres dés sont relancés.
rule-TE2 = Dés : noir 1, bleu 3, jaune 4, rouge 1, vert 2, blanc 4. Un joueur inscrit le 1 noir dans la case noire qui montre 1 (une réussite), le 3 bleu dans la case bleue qui montre 3 (une réussite), le 4 jaune dans la case jaune (qui montre plus que 4 : pas de réussite), et laisse de côté le 1 rouge et le 2 vert, qui conviendraient. Le 4 blanc ne convient pas : la case blanche montre moins.
illustration-TE2 = En haut : trois nombres, dont deux réussites avec leur petite croix. En bas : le 4 blanc ne convient pas.
rule-TE3 = Un joueur a rempli quatre cases de la première rangée ; la case blanche du 5 et la case verte sont libres. Le dé vert montre 5, le dé blanc 6 : aucun des deux ne convient. Le 5 blanc, la case libre la plus à gauche, doit être barré.
illustration-TE3 = Aucun nombre ne convient, le 5 blanc est donc barré.
rule-TE4 = La première rangée est complète avec 5, une case barrée, 4, 2, 2, 1 : 14 points et 3 réussites (le 4, le second 2 et le 1), donc un bonus de 6. La rangée rapporte 20.
illustration-TE4 = 14 points et un bonus de 6 pour trois réussites : 20.
rule-TE5 = Un joueur complète la cinquième rangée ; la partie se termine à la fin de ce tour ; les cinq rangées totalisent 88.
illustration-TE5 = La cinquième rangée complète la feuille : 88 points.

heading-twentyone-ours = Nos ajouts
rule-T30 = En solitaire : un seul joueur, toujours actif, cherche le meilleur score sur une feuille. On peut calculer exactement la meilleure façon de jouer.
rule-T31 = Variante inversée : les cinq rangées se jouent de bas en haut, si bien que les nombres grandissent au fil de la partie.
rule-T32 = Les feuilles sont enregistrées dans des fichiers que chacun peut écrire. Un fichier est jouable s’il a cinq rangées de six cases, avec dans chaque rangée une case de chaque couleur et des nombres de 1 à 6 ; un lot de feuilles est standard s’il respecte entièrement T5 à T7.
rule-T33 = Copies (règle maison) : chaque place a une feuille différente (T3), à moins que la mise en place n’autorise les copies ; comme B41 dans The Border.
