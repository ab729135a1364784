### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = inversée

colour-grey = gris
colour-green = vert
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-orange = orange
colour-white = blanc
colour-black = noir

area-castle = château
area-town = bourg
area-forest = forêt
area-villa = villa
area-harbour = port
area-mill = moulin
area-lake = lac
area-tower = tour
area-well = puits

bot-random = Hasard
bot-beginner = Débutant
bot-greedy = Glouton
bot-planner = Planificateur
bot-builder = Bâtisseur
bot-sprinter = Sprinteur
bot-spoiler = Trouble-fête
bot-gambler = Parieur
bot-searcher = Chercheur
bot-master = Maître

# What kind of player each bot is, in one line.
bot-random-character = Joue n’importe quel coup permis.
bot-beginner-character = A un plan, mais se trompe souvent.
bot-greedy-character = Prend ce qu’il peut maintenant et ne voit jamais plus loin.
bot-planner-character = Connaît les probabilités de chaque lancer et prévoit un tour à l’avance.
bot-builder-character = Amasse des points et prend son temps.
bot-sprinter-character = Se dépêche de finir la partie.
bot-spoiler-character = Laisse le moins possible aux autres.
bot-gambler-character = Aime relancer les dés.
bot-searcher-character = A appris, au fil d’innombrables parties, ce que vaut une position.
bot-master-character = Le plus fort : il sait quand amasser des points et quand filer vers la fin.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Ne bat presque jamais un joueur occasionnel.
bot-strength =
    { $wins ->
        [1] Gagne environ { $wins } partie sur { $games } contre un joueur occasionnel.
       *[other] Gagne environ { $wins } parties sur { $games } contre un joueur occasionnel.
    }
bot-strength-always = Bat presque toujours un joueur occasionnel.

reason-sixth-area = un joueur a clôturé une sixième zone
reason-nothing-crossed-off = personne n’a rien coché pendant dix tours
reason-fifth-row = un joueur a complété une cinquième rangée
reason-abandoned = elle a été abandonnée avant la fin
reason-closed = la table a été fermée avant la fin
reason-expired = elle n’a pas commencé à temps
tie-most-valuable-area = égalité de points, départagée par la zone la plus précieuse (B31)
tie-most-valuable-area-shared = égalité de points ; la zone la plus précieuse n’a pas suffi à départager les joueurs, donc la victoire est partagée (B31)
tie-shared = égalité : la victoire est partagée

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-lucky = Quelle chance !
phrase-unlucky = Pas de chance !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-your-turn = À toi !
phrase-back-soon = Je reviens tout de suite.
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
