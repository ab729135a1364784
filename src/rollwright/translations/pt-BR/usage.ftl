### Brazilian Portuguese: only the messages that differ from those in pt/.

usage-default = padrão: { $value }
summary-replay = Verificar um registro pelas regras.
summary-verify = Recalcular os dados de um registro.
summary-export = Converter um registro entre texto e JSON.
summary-check-board = Verificar arquivos de tabuleiros e folhas.
summary-backup = Copiar o banco de dados, mesmo em uso.
summary-restore = Substituir o banco de dados por uma cópia.
summary-migrate-database = Copiar tudo para outro banco de dados.
summary-archive = Arquivar partidas antigas e excluir as mesas.
summary-forget = Excluir uma mesa ou os dados de um convidado.
summary-solve = Resolver com exatidão Twenty One solo.

metavar-file = ARQUIVO

usage-did-you-mean = Você quis dizer { $suggestions }?
usage-no-such-command = Não existe nenhum comando “{ $command }”.
usage-not-a-whole-number = { $option }: “{ $text }” não é um número inteiro.
usage-not-a-number = { $option }: “{ $text }” não é um número como 0.6.

file-missing = O arquivo { $name } não existe.
file-forbidden = Você não tem permissão para abrir { $name }.
file-is-folder = { $name } é uma pasta, não um arquivo.
folder-missing = Não é possível gravar { $name }: a pasta não existe.
per-cent = { $number }%
