### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Utilização
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-default = predefinição: { $value }
usage-required = obrigatório
help-help = Mostrar esta ajuda e sair.
summary-play = Jogar no terminal com pessoas e bots.
summary-learn = Aprender um jogo jogando.
summary-serve = Oferecer mesas aos navegadores.
summary-backup = Copiar a base de dados, mesmo em uso.
summary-restore = Substituir a base de dados por uma cópia.
summary-migrate-database = Copiar tudo para outra base de dados.
summary-archive = Arquivar partidas antigas e apagar as mesas.
summary-forget = Apagar uma mesa ou os dados de um convidado.
summary-replay = Verificar um registo pelas regras.
summary-verify = Recalcular os dados de um registo.
summary-export = Converter um registo entre texto e JSON.
summary-check-board = Verificar ficheiros de tabuleiros e folhas.
summary-make-boards = Escrever tabuleiros criados a partir de um número.
summary-solve = Resolver com exatidão Twenty One a solo.
summary-bots = Mostrar os bots e a sua força.
summary-simulate = Simular muitas partidas de bots: estatísticas.
summary-arena = Descobrir qual dos bots é melhor.
summary-rules = Mostrar as regras.

## Placeholders: capital letters, no spaces.

metavar-options = OPÇÕES
metavar-command = COMANDO
metavar-number = NÚMERO
metavar-text = TEXTO
metavar-file = FICHEIRO
metavar-folder = PASTA
metavar-from = ORIGEM
metavar-to = DESTINO
metavar-days = DIAS
metavar-address = ENDEREÇO
metavar-link = LINK
metavar-game = JOGO
metavar-rule = REGRA
metavar-bot = BOT
metavar-extra-bot = ID=MÓDULO:CLASSE
metavar-limit = NOME=NÚMERO
metavar-table-or-guest = MESA|CONVIDADO

## Usage errors

usage-try-help = Para ver a ajuda: { $command }
usage-did-you-mean = Querias dizer { $suggestions }?
usage-no-such-option = A opção { $option } não existe.
usage-no-such-command = Não existe nenhum comando «{ $command }».
usage-missing-command = Falta um comando.
usage-missing-argument = Falta o argumento { $name }.
usage-missing-option = A opção { $name } é obrigatória.
usage-value-missing = A opção { $option } precisa de um valor.
usage-value-not-taken = A opção { $option } não aceita nenhum valor.
usage-extra-arguments = Argumentos a mais: { $text }
usage-not-a-whole-number = { $option }: «{ $text }» não é um número inteiro.
usage-not-a-number = { $option }: «{ $text }» não é um número como 0.6.
usage-invalid-value = O valor de { $option } não pode ser usado: { $reason }

## Files

file-missing = O ficheiro { $name } não existe.
file-forbidden = Não tens permissão para abrir { $name }.
file-is-folder = { $name } é uma pasta, não um ficheiro.
folder-missing = Não é possível escrever { $name }: a pasta não existe.

## Numbers

decimal-separator = ,
per-cent = { $number } %
