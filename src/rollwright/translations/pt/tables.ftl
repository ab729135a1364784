### The list of this browser's tables: results, totals and filters.

page-filter = Filtrar
page-filter-state = Estado
page-filter-with = Com
page-any-game = todos os jogos
page-any-state = todas
page-anyone = qualquer pessoa
page-no-match = Nenhuma mesa corresponde a este filtro.
page-show-all = Ver todas as mesas
page-no-tables-how = Joga contra um bot, convida amigos ou abre um link que te enviaram.
page-result-won = Vitória
page-result-shared = Vitória partilhada
page-result-lost = Derrota
page-result-none = Terminada mais cedo
page-totals = Os meus resultados
page-totals-note = Partidas terminadas em que ocupaste um só lugar.
page-totals-none = Termina uma partida, e os teus resultados aparecem aqui.
page-column-opponent = Adversário
page-column-played = Partidas
page-column-won = Vitórias
page-column-best = Recorde
page-column-date = Data
page-column-players = Jogadores
page-column-scores = Pontos
page-column-winners = Vencedores
page-column-table = Mesa
page-save-list = Guardar a lista (CSV)
