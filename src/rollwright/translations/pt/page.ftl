### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = O servidor não responde. Tenta outra vez daqui a pouco.
page-broken = Algo correu mal nesta página. Recarrega-a: nada se perde.
page-guest = Convidado
page-close = Fechar

## The start page

page-welcome = Lança e escreve com amigos
page-menu-tables = Mesas
page-status-waiting = à espera de jogadores
page-status-playing = em jogo
page-status-over = terminada

## At a table

page-your-turn = É a tua vez

## The table: turns, dice and marks

page-menu = Menu
page-rules = Regras
page-settings = Definições
page-seat-number = Lugar { $seat }
page-sheet-of = A folha de { $name }
page-board-of = O tabuleiro de { $name }

## Start page

page-tagline-border = Traça fronteiras, conquista terras.
page-tagline-twentyone = Seis dados, cinco linhas: preenche-as antes dos outros.
page-facts-border = 2–4 jogadores · 30 min
page-facts-twentyone = 1–6 jogadores · 15 min
page-play = Jogar já
page-play-against = contra um bot
page-with-friends = Com amigos
page-on-this-device = Num só dispositivo
page-opponent = O teu adversário
page-promise = Sem conta, sem publicidade e sem ninguém a espreitar.
page-go-on = Continuar
page-all-my-tables = Todas as minhas mesas

## My tables

page-free-seats = { $seats ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $seats } lugares livres
  }
page-watching-here = a assistir

## Lessons

page-learn-offer = Não conheces? Aprende em poucos minutos
page-learn-resume = Continuar a lição
page-learn-link = Ir para a lição
