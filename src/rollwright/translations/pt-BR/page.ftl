### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = O servidor não responde. Tente de novo daqui a pouco.
page-broken = Algo deu errado nesta página. Recarregue: nada se perde.

## The start page

page-welcome = Lance e escreva com amigos
page-status-waiting = esperando jogadores
page-status-playing = em andamento

## At a table

page-your-turn = É a sua vez

## The table: turns, dice and marks

page-settings = Configurações

## Start page

page-tagline-border = Trace fronteiras, conquiste terras.
page-tagline-twentyone = Seis dados, cinco linhas: preencha todas antes dos outros.
page-play = Jogar agora
page-on-this-device = Em um só dispositivo
page-opponent = Seu adversário
page-promise = Sem conta, sem publicidade e sem ninguém espiando.

## My tables

page-watching-here = assistindo

## Looking at a finished game again

page-learn-offer = Não conhece? Aprenda em poucos minutos
