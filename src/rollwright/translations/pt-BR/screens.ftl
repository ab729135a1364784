### All other screens of the page: loaded with the first of them.

## Everywhere

page-nothing-here-how = Talvez falte uma parte do link. Peça-o de novo ou continue a partir daqui.
page-no-table-how = Ela pode ter sido excluída, ou falta uma parte do link. Peça o link de novo a quem abriu a mesa.
page-no-way-in-how = Peça o link a quem abriu a mesa, para jogar ou para assistir.
page-no-way-in-ask = Peça o link a { $name }, para jogar ou para assistir.
page-no-way-in-later = Quando a partida acabar, você poderá ver a repetição neste endereço.
page-old-page = Esta página é mais antiga que o servidor
page-old-page-how = Recarregue-a. Se não bastar, feche todas as suas abas e abra-a de novo.
page-replay-empty-how = A mesa foi encerrada antes do primeiro lançamento. Você pode abrir outra quando quiser.
page-still-playing = Esta partida ainda não acabou
page-still-playing-how = Assim que ela acabar, você poderá ver aqui a repetição.
page-your-name = Seu nome

## The start page

page-pace-live = ao vivo
page-dice-typed = reais, digitados
page-my-data = Meus dados pessoais
page-my-data-what = O servidor reconhece este navegador por um cookie. Ele guarda suas mesas, os nomes que você usou nelas, suas jogadas e quando você entrou pela primeira e pela última vez. Se você ativar as notificações, também para onde e quando elas são enviadas. Mais nada.
page-my-data-forever = As mesas terminadas ficam guardadas até que o administrador do servidor as exclua.
page-my-data-days = { $days ->
    [0] As mesas terminadas são excluídas no mesmo dia.
    [one] As mesas terminadas são excluídas depois de um dia.
   *[other] As mesas terminadas são excluídas depois de { $days } dias.
  }
page-export = Exportar meus dados
page-forget = Excluir meus dados
page-forget-sure = Sair de todas as suas mesas e retirar delas o seu nome?

## At a table

page-connecting = Conectando…
page-waiting-for-players = Esperando jogadores
page-your-roll = É a sua vez de lançar
page-your-word = Sua palavra
page-pass-no = Continuar jogando
page-pass-rolls = { $left ->
    [0] Você não tem mais lançamentos.
    [one] Você ainda tem um lançamento.
   *[other] Você ainda tem { $left } lançamentos.
  }
page-pass-could = Você ainda pode anotar alguma coisa.
page-border-could-complete = { $count ->
    [0] Você não pode completar nenhum segmento.
    [one] Você pode completar um segmento.
   *[other] Você pode completar { $count } segmentos.
  }
page-border-could-cross = Você ainda pode traçar um espaço.
page-keep-hint = Toque em um dado para mantê-lo
page-take-back = Desfazer escolha
page-you = você
page-leave-sure = Sair da mesa? Você pode voltar mais tarde.
page-let-bot-play = Deixar um bot jogar
page-free-seat = Liberar o lugar
page-free-seat-sure = Tirar este lugar de quem o ocupa?
page-remove-guest-sure = Remover de vez desta mesa quem ocupa o lugar? Nenhum link permitirá que volte. São criados novos links; os antigos deixam de funcionar.
page-close-table-sure = Terminar o jogo para todo mundo?

## The end

page-rematch = Revanche
page-to-the-rematch = Ir para a revanche
page-at-rematch = esperando na revanche
page-waiting-at-rematch = { $count ->
    [one] { $names } está esperando na mesa da revanche.
   *[other] { $names } estão esperando na mesa da revanche.
  }
page-record = Registro
page-record-json = Registro (JSON)

## The table: turns, dice and marks

page-round-number = Rodada { $round }
page-ask-done = Confirme com “Pronto”.
page-border-ask-reroll = É a sua vez: toque nos dados a manter e lance de novo ({ $left ->
    [0] zero vezes
    [one] uma vez
   *[other] até { $left } vezes
  }), ou complete um segmento.
page-border-ask-reroll-only = É a sua vez: você ainda não pode completar nenhum segmento. Toque nos dados a manter e lance de novo ({ $left ->
    [0] zero vezes
    [one] uma vez
   *[other] até { $left } vezes
  }).
page-border-ask-complete = É a sua vez: complete um segmento com seus dados.
page-border-ask-nothing = É a sua vez, mas estes dados não completam nenhum segmento. Passe.
page-border-ask-more = Continue traçando, ou toque em “Pronto”.
page-border-ask-second = { $name } deixou { $dice }: trace espaços ao lado de uma cruz.
page-border-ask-one-die = { $name } usou os cinco dados: escolha um deles e trace um espaço ao lado de uma cruz.
page-border-ask-no-die = Nenhum dado serve ao lado de uma cruz: passe.
page-twentyone-ask-again = É a sua vez: mantenha os dados, ou lance de novo { $dice ->
    [0] os dados que não mostram 1.
    [one] o único dado que não mostra 1.
   *[other] os { $dice } dados que não mostram 1.
  }
page-twentyone-ask-enter = Anote dados na linha { $row }: mesma cor e não mais que o número da casa.
page-twentyone-ask-more = Anote mais dados, ou toque em “Pronto”.
page-twentyone-ask-cross = Nenhum dado serve na linha { $row }: risque a casa livre mais à esquerda.
page-waiting-for-names = Esperando { $names }
page-connection-lost = Conexão perdida. Tentando de novo…
page-chosen-waiting = Pronto. Esperando os outros.
page-rolls-now = lançando
page-chooses-now = escolhendo
page-pass-to = Passe o dispositivo para { $name }

## Keys

page-keys-off = Eles podem ser desativados nas configurações.
page-key-dice = manter um dado ou soltar
page-key-done = pronto, ou desfazer a escolha

## Opening a table

page-new-here = Nova mesa em um só dispositivo
page-new-here-how = Todo mundo joga neste dispositivo.
page-bots-missing = Não instalados neste servidor: { $bots }. Quem o administra pode instalar com: { $command }
page-hidden-choices-hint = O dispositivo troca de mãos a cada escolha. Senão, todos escolhem na mesma tela.
page-dice-proven-hint = Ninguém pode alterar estes dados, nem mesmo o servidor: no fim, qualquer pessoa pode comprovar.
page-dice-typed-hint = Você lança seus próprios dados na mesa e toca no que eles mostram.
page-pace-live-hint = Todo mundo está presente. Se alguém ficar muito tempo ausente, um bot pode jogar em seu lugar.

## My tables

page-my-tables = Minhas mesas
page-no-tables-yet = Ainda não há mesas. Elas aparecem aqui assim que você se sentar em uma.
page-running-tables = Em andamento

## Settings

page-settings-kept = Tudo isto fica salvo neste navegador.
page-your-name-hint = Os outros veem este nome na mesa.
page-symbols-hint = Cada cor tem seu próprio símbolo, então não é preciso distinguir as cores.
page-sounds-hint = Os dados, a caneta e um toque quando é a sua vez.
page-key-shortcuts-hint = R lança, D é “pronto”, os números mantêm dados; em uma mesa, ? mostra todos.
page-confirm-pass-hint = Só quando você pode fazer outra coisa.

## Windows and links

page-copy-selected = O link está selecionado: copie agora.
page-share = Compartilhar
page-link-local = Este link só funciona neste computador. Para os celulares da sua rede, inicie o servidor com --lan.

## Before the first roll

page-sit-down = Sentar
page-sit-here = Sentar aqui
page-sit-in = Sentar no lugar { $seat }
page-lobby-sit = Escolha um lugar
page-get-up = Levantar
page-lobby-begins = Todo mundo chegou. O jogo vai começar.
page-invite-how = Qualquer pessoa que abrir este link pode se sentar.
page-invite-lost = Os links foram mostrados ao abrir a mesa. Você pode criar novos.
page-your-word-how = Ela entra nos números aleatórios dos dados, então ninguém pode prevê-los. Uma palavra qualquer também serve.
page-watch-only = Você está assistindo a esta mesa.

## People at the table

page-free-seat-of = Liberar o lugar: { $name }
page-hand-over-title = { $name } em outro dispositivo
page-hand-over-how = Abra este link no outro dispositivo nos próximos dez minutos. Só funciona uma vez.
page-choose-bot = Qual bot?
page-watchers-count = { $watchers ->
    [0] Ninguém está assistindo.
    [one] Uma pessoa está assistindo.
   *[other] { $watchers } pessoas estão assistindo.
  }

## Said by the server, before the page is there

page-not-built = A página ainda não foi compilada. Execute “make web”, ou instale o pacote de novo com pip, e recarregue.
page-space = Espaço { $place }, { $colour }, { $state ->
    [crossed] traçado
    [pencilled] assinalado, a confirmar
   *[open] não traçado
}.
page-space-segment = Segmento de { $length }, espaços não traçados: { $open }.
page-die-waiting = Dado { $number }, ainda não lançado
page-die-waiting-colour = Dado { $colour }, ainda não lançado
page-die-empty = Dado { $number }: não indicado
page-die-empty-colour = Dado { $colour }: não indicado
page-faces-how = Lance seus próprios dados e toque no que eles mostram. Toque em um dado para corrigi-lo.
page-box-pencilled = { $entry }, a confirmar
page-box-crossing = para riscar, a confirmar
page-bonus = Bônus: { $table }
page-twentyone-bonus = Bônus por acertos
page-connected-again = Conexão restabelecida.

## The result and the proof of the dice

page-you-win = Você ganhou!
page-names-win = { $count ->
    [one] { $names } ganhou
   *[other] { $names } dividem a vitória
  }
page-proof-not-proven = A verificação falhou: algo não confere.
page-proof-means = Seu próprio navegador verificou isto. Fica provado que os dados não foram alterados depois de dadas as palavras. Não fica provado que ninguém conhecia o segredo antes.
page-proof-typed = Eram dados reais, digitados: não há nada para comprovar.

## The rulebook

page-rules-found = { $count ->
    [0] Nenhuma regra fala disso.
    [one] Uma regra.
   *[other] { $count } regras.
  }

## The position as text

page-text-pencil = O que você assinalou (a confirmar)
page-text-may = O que você pode assinalar
page-text-open-borders = Espaços não traçados de cada fronteira
page-text-still-open = não traçados: { $spaces }
page-text-all-open = nenhum traçado

## Looking at a finished game again

page-replay-where = Rodada { $round } · passo { $step } de { $steps }
page-replay-on = Um passo à frente
page-replay-round-back = Voltar ao início da rodada
page-replay-round-on = Avançar para a rodada seguinte
page-replay-share = Compartilhar
page-replay-keys = Teclas: ← → um passo, ↑ ↓ uma rodada, Espaço reproduz
page-last-round = Última rodada
page-maybe-last-round = Talvez a última rodada
page-missed = { $moves ->
    [0] Você não perdeu nenhuma jogada.
    [one] Houve uma jogada que você não viu.
   *[other] Houve { $moves } jogadas que você não viu.
  }
page-learn = Aprender jogando
