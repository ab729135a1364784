### The page in the browser. No message here takes an argument: the page gets them all at once.

## Everywhere

page-needs-script = Esta página precisa de JavaScript.
page-language = Língua
page-close = Fechar
page-unreachable = O servidor não responde. Tenta outra vez daqui a pouco.
page-broken = Algo correu mal nesta página. Recarrega-a: nada se perde.
page-seat = Lugar
page-points = pontos
page-your-name = O teu nome
page-guest = Visita

## The start page

page-welcome = Lançar e riscar em conjunto
page-plain = Por agora é uma página simples: tudo funciona, e uma mais bonita vem a caminho.
page-play-now = Jogar já contra um bot
page-open-table = Abrir uma mesa com amigos
page-game = Jogo
page-seats = Lugares
page-person = uma pessoa
page-variant = Variante
page-as-in-the-box = como na caixa
page-pace = Ritmo
page-pace-live = em direto
page-pace-days = ao longo de dias
page-dice = Dados
page-dice-proven = comprováveis, do servidor
page-dice-typed = dados reais, escritos à mão
page-patience = Segundos até um bot poder continuar por quem está ausente
page-open = Abrir a mesa
page-my-tables = As minhas mesas
page-no-tables = Ainda não há mesas.
page-status-waiting = à espera de jogadores
page-status-playing = em jogo
page-status-over = terminada
page-my-data = Os meus dados
page-my-data-what = O servidor conhece este navegador por um cookie: as mesas dele, os nomes com que te sentaste e as tuas jogadas. Mais nada.
page-export = Exportar os meus dados
page-forget = Apagar os meus dados
page-forget-sure = Deixar todas as tuas mesas e retirar os teus nomes de todas elas?

## At a table

page-connecting = A ligar…
page-round = ronda
page-waiting-for = À espera de
page-waiting-for-players = À espera de jogadores
page-your-turn = É a tua vez
page-your-roll = És tu a lançar
page-your-word = A tua palavra para os dados
page-sit = Ocupar o lugar
page-throw = Lançar os dados
page-faces = O que os dados mostram
page-again = Lançar outra vez
page-keep = Ficar com os dados
page-reroll = Relançar os dados escolhidos
page-reroll-how = Toca nos dados que queres relançar.
page-done = Pronto
page-undo = Desfazer
page-pass = Passar
page-chosen = A tua escolha:
page-take-back = Anular
page-cross-off = riscar uma casa
page-board = Tabuleiro
page-area = Área
page-worth-now = Vale agora
page-at-the-table = À mesa
page-you = tu
page-free = livre
page-left = saiu
page-away = sem ligação
page-has-chosen = já escolheu
page-bot-plays = bot:
page-come-back = Voltar
page-leave = Levantar-se
page-leave-sure = Levantar-te da mesa? Podes voltar.
page-hand-over = Para outro dispositivo
page-let-bot-play = Um bot continua
page-seat-bot = Sentar um bot
page-free-seat = Libertar o lugar
page-free-seat-sure = Tirar este lugar a quem o ocupa?
page-say = Dizer algo
page-news = O que aconteceu
page-news-sat-down = sentou-se
page-news-said-word = juntou uma palavra aos dados
page-news-chose = já escolheu
page-news-took-back = anulou a escolha
page-news-rolled = Os dados caíram.
page-news-left = saiu
page-news-came-back = voltou
page-news-bot-took-over = um bot continua
page-news-freed = o lugar está livre
page-news-moved = passou para outro dispositivo
page-news-stood-in = o bot falhou e outro jogou por ele
page-links = Links
page-invitation = Para jogar
page-watching = Para ver
page-hand-over-link = Para ocupar este lugar noutro dispositivo, uma vez, dentro de dez minutos
page-qr = Mostrar como código QR
page-new-links = Novos links
page-new-links-sure = Criar novos links? Os distribuídos até agora deixam de abrir o que quer que seja.
page-more = Mais
page-commitment = Os dados estão presos a:
page-watchers = A ver
page-close-table = Encerrar a mesa
page-close-table-sure = Interromper a partida para toda a gente?

## The end

page-result = Resultado
page-rematch = Desforra
page-to-the-rematch = Para a desforra
page-replay = Ver outra vez
page-step-back = Atrás
page-step-on = Em frente
page-record = Registo
page-record-json = Registo (JSON)
page-proof = Comprovar os dados
page-proof-rolls = Lançamentos que decorrem do segredo e das palavras
page-proof-commitment = Conhecido desde o início
page-proof-secret = Segredo
page-proof-words = Palavras
