### Brazilian Portuguese: only the messages that differ from those in pt/.

page-no-tables-how = Jogue contra um bot, convide amigos ou abra um link que enviaram para você.
page-result-shared = Vitória compartilhada
page-totals = Meus resultados
page-totals-note = Partidas terminadas em que você ocupou um só lugar.
page-totals-none = Termine uma partida, e seus resultados aparecem aqui.
page-save-list = Salvar a lista (CSV)
