### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Idioma
page-notifications = Notificações
page-points = pontos
page-nothing-here = Não há nada neste endereço
page-nothing-here-how = Talvez falte uma parte do link. Pede-o outra vez ou continua a partir daqui.
page-no-table = Esta mesa não existe
page-no-table-how = Pode ter sido apagada, ou falta uma parte do link. Pede outra vez o link a quem abriu a mesa.
page-no-way-in = Só entra nesta mesa quem tem o link
page-no-way-in-how = Pede o link a quem abriu a mesa, para jogar ou para assistir.
page-no-way-in-ask = Pede o link a { $name }, para jogar ou para assistir.
page-no-way-in-later = Quando o jogo acabar, podes ver a repetição neste endereço.
page-old-page = Esta página é mais antiga do que o servidor
page-old-page-how = Recarrega-a. Se não bastar, fecha todos os seus separadores e abre-a outra vez.
page-reload = Recarregar
page-replay-empty-how = A mesa foi encerrada antes do primeiro lançamento. Podes abrir outra quando quiseres.
page-still-playing = Este jogo ainda não acabou
page-still-playing-how = Assim que acabar, podes ver aqui a repetição.
page-your-name = O teu nome

## The start page

page-game = Jogo
page-variant = Variante
page-as-in-the-box = regras normais
page-pace = Ritmo
page-pace-live = em direto
page-pace-days = sem pressa (vários dias)
page-dice = Dados
page-dice-proven = do servidor, comprováveis
page-dice-typed = reais, introduzidos à mão
page-patience = Segundos até um bot poder jogar por quem se ausentou
page-open = Abrir a mesa
page-my-data = Os meus dados pessoais
page-my-data-what = O servidor reconhece este navegador por um cookie. Guarda as tuas mesas, os nomes que usaste nelas, as tuas jogadas e quando entraste pela primeira e pela última vez. Se ativares as notificações, também para onde e quando são enviadas. Mais nada.
page-my-data-forever = As mesas terminadas ficam guardadas até que o administrador do servidor as apague.
page-my-data-days = { $days ->
    [0] As mesas terminadas são apagadas no próprio dia.
    [one] As mesas terminadas são apagadas ao fim de um dia.
   *[other] As mesas terminadas são apagadas ao fim de { $days } dias.
  }
page-export = Exportar os meus dados
page-forget = Apagar os meus dados
page-forget-sure = Deixar todas as tuas mesas e retirar delas o teu nome?

## At a table

page-connecting = A ligar…
page-waiting-for-players = À espera de jogadores
page-your-roll = É a tua vez de lançar
page-your-word = A tua palavra
page-faces = O que os dados mostram
page-keep = Manter dados
page-undo = Desfazer
page-pass = Passar
page-pass-no = Continuar a jogar
page-pass-rolls = { $left ->
    [0] Não te resta nenhum lançamento.
    [one] Resta-te um lançamento.
   *[other] Restam-te { $left } lançamentos.
  }
page-pass-could = Ainda podes anotar alguma coisa.
page-border-could-complete = { $count ->
    [0] Não podes completar nenhum segmento.
    [one] Podes completar um segmento.
   *[other] Podes completar { $count } segmentos.
  }
page-border-could-cross = Ainda podes traçar um espaço.
page-keep-hint = Toca num dado para o manter
page-take-back = Anular
page-cross-off = riscar uma casa
page-area = Área
page-worth-now = Vale agora
page-you = tu
page-left = saiu
page-away = ausente
page-has-chosen = já escolheu
page-come-back = Voltar
page-leave = Sair da mesa
page-leave-sure = Sair da mesa? Podes voltar mais tarde.
page-hand-over = Mudar de dispositivo
page-let-bot-play = Pôr um bot a jogar
page-seat-bot = Sentar um bot
page-free-seat = Libertar o lugar
page-free-seat-sure = Tirar este lugar a quem o ocupa?
page-remove-guest = Remover de vez
page-remove-guest-sure = Remover de vez desta mesa quem ocupa o lugar? Nenhum link lhe permitirá voltar. São criados novos links; os antigos deixam de funcionar.
page-say = Dizer algo
page-news = O que aconteceu
page-invitation = Para jogar
page-watching = Para assistir
page-qr = Mostrar como código QR
page-new-links = Novos links
page-new-links-sure = Criar novos links? Os antigos deixam de funcionar.
page-more = Mais
page-close-table = Encerrar a mesa
page-close-table-sure = Terminar o jogo para toda a gente?

## The end

page-result = Resultado
page-rematch = Desforra
page-to-the-rematch = Ir para a desforra
page-accept-rematch = Aceitar
page-series = Vitórias até agora
page-at-rematch = à espera na desforra
page-waiting-at-rematch = { $count ->
    [one] { $names } está à espera na mesa da desforra.
   *[other] { $names } estão à espera na mesa da desforra.
  }
page-invited = convite enviado
page-replay = Ver a repetição
page-record = Registo
page-record-json = Registo (JSON)
page-proof = Comprovar os dados
page-proof-commitment = Compromisso (conhecido desde o início)
page-proof-secret = Segredo
page-proof-words = Palavras

## The table: turns, dice and marks

page-home = Início
page-people = Jogadores
page-as-text = Como texto
page-round-number = Ronda { $round }
page-over = O jogo terminou
page-dice-count = { $dice ->
    [0] nenhum dado
    [one] um dado
   *[other] { $dice } dados
  }
page-ask-done = Confirma com «Pronto».
page-skip = Ir para o momento atual
page-last-round = Última ronda
page-maybe-last-round = Talvez a última ronda
page-missed = { $moves ->
    [0] Não perdeste nenhuma jogada.
    [one] Houve uma jogada que não viste.
   *[other] Houve { $moves } jogadas que não viste.
  }
page-border-ask-reroll = É a tua vez: toca nos dados a manter e lança de novo ({ $left ->
    [0] zero vezes
    [one] uma vez
   *[other] até { $left } vezes
  }), ou completa um segmento.
page-border-ask-reroll-only = É a tua vez: ainda não podes completar nenhum segmento. Toca nos dados a manter e lança de novo ({ $left ->
    [0] zero vezes
    [one] uma vez
   *[other] até { $left } vezes
  }).
page-border-ask-complete = É a tua vez: completa um segmento com os teus dados.
page-border-ask-nothing = É a tua vez, mas estes dados não completam nenhum segmento. Passa.
page-border-ask-more = Continua a traçar, ou toca em «Pronto».
page-border-ask-second = { $name } deixou { $dice }: podes traçar espaços junto de uma cruz.
page-border-ask-one-die = { $name } usou os cinco dados: podes escolher um deles e traçar um espaço junto de uma cruz.
page-border-ask-no-die = Nenhum dado serve junto de uma cruz: passa.
page-twentyone-ask-again = É a tua vez: mantém os dados, ou lança de novo { $dice ->
    [0] os dados que não mostram 1.
    [one] o único dado que não mostra 1.
   *[other] os { $dice } dados que não mostram 1.
  }
page-twentyone-ask-enter = Anota dados na linha { $row }: mesma cor e não mais do que o número da casa.
page-twentyone-ask-more = Anota mais dados, ou toca em «Pronto».
page-twentyone-ask-cross = Nenhum dado serve na linha { $row }: risca a casa livre mais à esquerda.
page-waiting-for-names = À espera de { $names }
page-connection-lost = Perdeu-se a ligação. A tentar de novo…
page-rule-number = Regra { $rule }
page-roll = Lançar
page-roll-again = Relançar
page-rolls-left = { $left ->
    [0] sem lançamentos
    [one] resta um lançamento
   *[other] restam { $left } lançamentos
  }
page-chosen-waiting = Pronto. À espera dos outros.
page-done-points = { $points ->
    [0] Pronto
   *[other] Pronto: +{ $points }
  }
page-score = { $score ->
    [0] zero pontos
    [one] um ponto
   *[other] { $score } pontos
  }
page-rolls-now = a lançar
page-chooses-now = a escolher
page-scores = Pontuações
page-leads = à frente
page-active = ativo
# Completed, of those that end the game.
page-border-areas = { $areas } de { $total } áreas
page-twentyone-rows = { $rows } de { $total } linhas
page-pass-to = Passa o dispositivo a { $name }
page-i-am = Sou { $name }
page-asked-by-name = { $name }: { $prompt }
page-players-here = Neste dispositivo

## Keys

page-keys = Atalhos de teclado
page-keys-off = Podem ser desligados nas definições.
page-key-roll = lançar
page-key-dice = manter um dado ou soltá-lo
page-key-keep = manter todos os dados
page-key-walk = mover a seleção
page-key-lit = ir para o próximo destaque
page-key-mark = assinalar a seleção
page-key-undo = desfazer
page-key-done = pronto, ou anular a escolha
page-key-text = a posição como texto
page-key-help = esta lista

## Opening a table

page-new-with-friends = Nova mesa com amigos
page-new-here = Nova mesa num só dispositivo
page-new-here-how = Toda a gente joga neste dispositivo.
page-who-plays = Quem joga?
page-sitter = Quem se senta no lugar { $seat }
page-sitter-here = neste dispositivo
page-sitter-link = chega por um link
page-sitter-bot = bot: { $bot }
page-bots-missing = Não instalados neste servidor: { $bots }. Quem o administra pode instalá-los com: { $command }
page-name-of-seat = Nome no lugar { $seat }
page-player-number = Jogador { $seat }
page-hidden-choices = Escolher em segredo
page-hidden-choices-hint = O dispositivo muda de mãos em cada escolha. Senão, todos escolhem no mesmo ecrã.
page-add-seat = Adicionar um lugar
page-remove-seat = Remover o lugar { $seat }
page-no-person = Pelo menos um lugar tem de ser para uma pessoa.
page-boards = Tabuleiros
page-sheets = Folhas
page-drawn = por sorteio
page-chosen-by-seat = à escolha
page-new-boards = novos
page-new-boards-hint = Quatro tabuleiros novos para esta partida, nenhum melhor do que outro. O mesmo número volta a dar os mesmos tabuleiros.
page-set-number = Número do conjunto
page-other-number = Outro número
page-made-from = Tabuleiros criados a partir do número { $number }
page-any-board = qualquer tabuleiro
page-any-sheet = qualquer folha
page-named-board = Tabuleiro { $name }
page-named-sheet = Folha { $name }
page-of-seat-board = Tabuleiro do lugar { $seat }
page-of-seat-sheet = Folha do lugar { $seat }
page-game-options = Opções do jogo
page-dice-proven-hint = Ninguém pode alterar estes dados, nem sequer o servidor: no fim, qualquer pessoa o pode comprovar.
page-dice-typed-hint = Lanças os teus próprios dados na mesa e tocas no que mostram.
page-pace-live-hint = Está toda a gente presente. Se alguém se ausentar muito tempo, um bot pode jogar em seu lugar.
page-pace-days-hint = Cada um joga quando tem tempo. A mesa espera.

## My tables

page-my-tables = As minhas mesas
page-no-tables-yet = Ainda não há mesas. Aparecem aqui assim que te sentares a uma.
page-running-tables = Em jogo
page-finished-tables = Terminadas
page-watch-replay = Ver a repetição

## Settings

page-settings-kept = Tudo isto fica guardado neste navegador.
page-your-name-hint = Os outros veem-no à mesa.
page-theme = Tema
page-theme-system = do sistema
page-theme-light = claro
page-theme-dark = escuro
page-symbols = Símbolos nas cores
page-symbols-hint = Cada cor tem o seu próprio símbolo, por isso não é preciso distinguir as cores.
page-sounds = Sons
page-sounds-hint = Os dados, o marcador e um toque quando é a tua vez.
page-motion = Animações
page-motion-system = como o sistema
page-motion-full = todas
page-motion-reduced = reduzidas
page-speed = Velocidade das jogadas dos outros
page-speed-slow = lenta
page-speed-normal = normal
page-speed-fast = rápida
page-speed-instant = imediata
page-key-shortcuts = Atalhos de teclado
page-key-shortcuts-hint = R lança, D é «pronto», os algarismos mantêm dados; numa mesa, ? mostra-os todos.
page-confirm-pass = Perguntar antes de passar
page-confirm-pass-hint = Só quando podes fazer outra coisa.

## Windows and links

page-cancel = Cancelar
page-copy = Copiar
page-copied = Copiado.
page-copy-selected = O link está selecionado: copia-o agora.
page-share = Partilhar
page-qr-of = Código QR: { $label }
page-link-local = Este link só funciona neste computador. Para os telemóveis da tua rede, inicia o servidor com --lan.

## Before the first roll

page-sit-down = Sentar-se
page-free-here = Lugar livre
page-sit-here = Sentar-se aqui
page-sit-in = Sentar-se no lugar { $seat }
page-lobby-sit = Escolhe um lugar
page-lobby-wait = { $seats ->
    [0] Já não há lugares livres
    [one] Ainda há um lugar livre
   *[other] Ainda há { $seats } lugares livres
  }
page-get-up = Levantar-se
page-lobby-begins = Já estão todos. O jogo vai começar.
page-invite = Convidar os outros
page-invite-how = Qualquer pessoa que abra este link pode sentar-se.
page-invite-lost = Os links foram mostrados ao abrir a mesa. Podes criar novos.
page-your-word-how = Entra nos números aleatórios dos dados, por isso ninguém os pode prever. Uma palavra ao acaso também serve.
page-watch-only = Estás a assistir a esta mesa.

## People at the table

page-away-since = ausente desde { $time }
page-bot-for = em seu lugar: { $bot }
page-bot-note = bot
page-free-seat-of = Libertar o lugar: { $name }
page-remove-guest-of = Remover de vez: { $name }
page-link = Link
page-hand-over-title = { $name } noutro dispositivo
page-hand-over-how = Abre este link no outro dispositivo nos próximos dez minutos. Só funciona uma vez.
page-choose-bot = Que bot?
page-watchers-count = { $watchers ->
    [0] Ninguém está a assistir.
    [one] Uma pessoa está a assistir.
   *[other] { $watchers } pessoas estão a assistir.
  }
page-host-part = Para quem abriu a mesa

## Said by the server, before the page is there

page-not-built = A página ainda não foi compilada. Executa «make web», ou instala de novo o pacote com pip, e recarrega.

## The map of The Border

page-map-closer = Ver de perto
page-map-whole = Ver o mapa todo
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Espaço { $place }, { $colour }, { $state ->
    [crossed] traçado
    [pencilled] assinalado, por confirmar
   *[open] por traçar
}.
page-space-white = Espaço { $place }, branco, traçado desde o início.
page-space-segment = Segmento de { $length }, { $open } por traçar.
page-space-border = Fronteira: { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Pode ser traçado
   *[other] Podem ser traçados { $count } espaços de uma vez
  }{ $points ->
    [0] .
    [one] , o que dá { $points } ponto.
   *[other] , o que dá { $points } pontos.
  }
page-space-not-now = Não se pode traçar agora.
page-space-points = +{ $points }
page-scoring-row = Faixa de pontuação
page-area-values = { $area }: { $value } para o primeiro, { $low } depois.
page-area-scored = { $area }: { $points ->
    [0] { $points } pontos obtidos
    [one] { $points } ponto obtido
   *[other] { $points } pontos obtidos
}.
page-area-low = { $area }: { $low }, porque outro jogador foi mais rápido.
page-area-worth = Vale { $value } para o primeiro, { $low } depois.
page-area-worth-low = Vale { $low }, porque outro jogador foi mais rápido.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Dado { $number }: { $colour }{ $used ->
    [yes] , agora não serve
   *[no] {""}
}
page-die-pips = Dado { $colour }: { $pips }{ $used ->
    [yes] , agora não serve
   *[no] {""}
}
page-die-waiting = Dado { $number }, ainda por lançar
page-die-waiting-colour = Dado { $colour }, ainda por lançar
page-die-stays = Dado { $colour }: { $pips }, fica
page-die-empty = Dado { $number }: por indicar
page-die-empty-colour = Dado { $colour }: por indicar
page-faces-how = Lança os teus próprios dados e toca no que mostram. Toca num dado para o corrigir.
page-faces-palette = Faces
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Confirmar os dados

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Linha { $row }, { $colour } { $number }: { $state }
page-box-free = livre
page-box-holds = { $entry } anotado
page-box-hit = { $entry } anotado, um acerto
page-box-crossed = riscada
page-box-could = livre, caberia um { $entry }
page-box-pencilled = { $entry }, por confirmar
page-box-crossing = para riscar, por confirmar
page-box-may = cabe um { $entry }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Linha { $row }{ $kind ->
    [complete] , completa
    [current] , linha atual
   *[other] {""}
}: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $hits ->
    [0] { $hits } acertos
    [one] { $hits } acerto
   *[other] { $hits } acertos
}
page-sheet-total = Todas as linhas: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
page-bonus = Bónus: { $table }
page-bonus-for = { $points } por { $hits ->
    [0] { $hits } acertos
    [one] { $hits } acerto
   *[other] { $hits } acertos
}
page-cross-off-box = Riscar a casa livre mais à esquerda

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-connected-again = Ligação restabelecida.
page-text-dice = Os dados mostram { $dice }.

## The result and the proof of the dice

page-you-win = Ganhaste!
page-names-win = { $count ->
    [one] { $names } ganha
   *[other] { $names } partilham a vitória
  }
page-solo-score = { $score ->
    [0] Zero pontos
    [one] Um ponto
   *[other] { $score } pontos
  }
page-no-winner = Desta vez ninguém ganha
page-total = Total
page-border-left = { $count ->
    [0] não falta nenhum espaço
    [one] falta um espaço
   *[other] faltam { $count } espaços
  }
page-twentyone-left = { $count ->
    [0] não falta nenhuma casa
    [one] falta uma casa
   *[other] faltam { $count } casas
  }
page-twentyone-bonus = Bónus por acertos
page-twentyone-next-hit = próximo acerto: +{ $points }
page-past = Momento anterior
page-past-back = Voltar ao jogo
page-past-news = { $count ->
    [0] nenhuma jogada nova
    [one] uma jogada nova
   *[other] { $count } jogadas novas
  }
page-row-number = Linha { $row }
page-hits = { $hits ->
    [0] sem acertos
    [one] um acerto
   *[other] { $hits } acertos
  }
page-proof-proven = Comprovado: estes dados não foram alterados.
page-proof-not-proven = A verificação falhou: alguma coisa não bate certo.
page-proof-promised = O segredo é o que foi fixado antes do primeiro lançamento.
page-proof-not-promised = O segredo não é o que foi fixado antes do primeiro lançamento.
page-proof-heard = As palavras são as que foram dadas nesta mesa.
page-proof-not-heard = As palavras não são as que foram dadas nesta mesa.
page-proof-follow = { $rolls ->
    [0] Não houve lançamentos; o sorteio resulta do segredo e das palavras.
    [one] O único lançamento resulta do segredo e das palavras, tal como o sorteio.
   *[other] Todos os { $rolls } lançamentos resultam do segredo e das palavras, tal como o sorteio.
  }
page-proof-wrong = { $roll ->
    [0] O sorteio não resulta
   *[other] O lançamento { $roll } não resulta
  } do segredo e das palavras.
page-proof-details = O que foi verificado
page-proof-means = O teu próprio navegador verificou isto. Fica provado que os dados não foram alterados depois de dadas as palavras. Não fica provado que ninguém conhecia o segredo antes.
page-proof-typed = Eram dados reais, introduzidos à mão: não há nada para comprovar.

## The rulebook

page-rules-which = Escolher as regras
page-rules-both = Ambos
page-rules-search = Procurar nas regras
page-rules-found = { $count ->
    [0] Nenhuma regra fala disto.
    [one] Uma regra.
   *[other] { $count } regras.
  }

## The position as text

page-text-active = Jogador ativo: { $name }
page-text-chosen = Já escolheram: { $names }
page-text-pencil = O que assinalaste (por confirmar)
page-text-may = O que podes assinalar
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: um ponto
   *[other] { $places }: { $points } pontos
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } no { $number }
page-text-areas = Áreas
page-text-board = { $name }, tabuleiro { $sheet }
page-text-sheet = { $name }, folha { $sheet }
page-text-open-borders = Espaços por traçar em cada fronteira
page-text-segments = Segmentos
page-text-crossed-off = traçado
page-text-still-open = por traçar: { $spaces }
page-text-all-open = tudo por traçar
page-text-current-row = linha atual
page-text-free = livre

## Looking at a finished game again

page-replay-title = Uma partida terminada
page-replay-empty = Nesta mesa não se jogou nada
page-replay-step = Passo da partida
page-replay-where = Ronda { $round } · passo { $step } de { $steps }
page-replay-where-draw = O sorteio · passo { $step } de { $steps }
page-replay-draw = O sorteio
page-replay-back = Um passo atrás
page-replay-on = Um passo em frente
page-replay-round-back = Voltar ao início da ronda
page-replay-round-on = Avançar para a ronda seguinte
page-replay-speed = Velocidade: { $times }×
page-replay-share = Partilhar
page-replay-link = Link para este passo
# Beside the buttons of the replay.
page-replay-keys = Teclas: ← → um passo, ↑ ↓ uma ronda, Espaço reproduz
page-replay-play = Reproduzir
page-replay-pause = Pausa

## Lessons

page-learn = Aprender a jogar
