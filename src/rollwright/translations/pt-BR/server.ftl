### Brazilian Portuguese: only the messages that differ from those in pt/.

## Commands and their options

help-host = Endereço em que escutar. Se omitido, só este computador.
help-lan = Escutar em toda a rede local e mostrar um código QR para os celulares.
help-database = O banco de dados: um arquivo ou um endereço. Se omitido, um na sua pasta de dados de aplicativos.
help-allowed-host = Responder também a este nome de servidor, tal como um proxy o transmite; “*” é qualquer nome. Pode ser indicado várias vezes.
help-bot-workers = Processos em que os bots pensam; por padrão, um por cada dois núcleos.
help-log = Escrever o histórico neste arquivo; “-” é a saída de erros.
help-backup = Copiar o banco de dados para um arquivo, mesmo enquanto um servidor o usa.
help-backup-file = O arquivo da cópia.
help-restore = Substituir o banco de dados por uma cópia. Encerre o servidor antes.
help-overwrite-database = Substituir o banco de dados que já existe.
help-migrate-database = Copiar tudo para outro banco de dados, que precisa estar vazio. Encerre o servidor antes.
help-migrate-from = O banco de dados a copiar: um arquivo ou um endereço.
help-migrate-to = O novo banco de dados: um arquivo ou um endereço.
help-keep-finished = Excluir as mesas terminadas depois deste número de dias. Se omitido, ficam guardadas para sempre.
help-public-url = Endereço pelo qual os jogadores acessam o servidor, para os links das notificações: https://…
help-allow-private-addresses = Permitir endereços privados e http sem criptografia para webhooks e serviços push.
help-smtp = Servidor de e-mail para as notificações: smtps://USUÁRIO:SENHA@HOST:PORTA. De preferência na variável ROLLWRIGHT_SMTP, que os outros usuários não veem.
help-archive = Arquivar as mesas terminadas. Escreve os registros em arquivos e exclui essas mesas, mesmo com um servidor em execução.
help-archive-folder = A pasta dos registros. Se omitida, “archive” ao lado do banco de dados.
help-forget = Excluir uma mesa ou os dados de um convidado, mesmo com um servidor em execução.
help-forget-what = O id de uma mesa (o fim do seu link) ou de um convidado (“guest” na exportação dos seus dados).
help-forget-seat = Excluir o convidado deste lugar da mesa, e não a mesa.

serve-phones = Para celulares na mesma rede:
serve-how-to-stop = Pressione Ctrl-C para encerrar o servidor.
serve-stopped = O servidor foi encerrado. Todas as partidas estão salvas.
restore-done = O banco de dados agora é o de { $file }.
migrate-progress = Copiando e comparando
archive-progress = Arquivando mesas
archive-not-played = { $count ->
    [0] Nenhuma mesa sem jogo foi excluída.
    [one] Foi excluída uma mesa em que nunca se jogou.
   *[other] Foram excluídas { $count } mesas em que nunca se jogou.
  }
archive-unreadable = { $name } não pôde ser relido do jeito que foi escrito. A mesa não foi excluída.
forget-guest = { $count ->
    [0] O convidado { $guest } não participa de nenhuma mesa.
    [one] O convidado { $guest } participa de uma mesa.
   *[other] O convidado { $guest } participa de { $count } mesas.
  }
forget-table-sure = Excluir esta mesa para sempre? Digite “{ $yes }” para confirmar.
forget-guest-sure = Excluir para sempre os nomes e o id deste convidado de todas as mesas? Digite “{ $yes }” para confirmar.
forget-table-done = { $count ->
    [0] A mesa foi excluída; não tinha entradas.
    [one] A mesa foi excluída com uma entrada.
   *[other] A mesa foi excluída com { $count } entradas.
  }
forget-guest-done = Convidado excluído. Nomes retirados: { $names }; entradas que não têm mais o seu id: { $count }.
forget-erased-later = Outro programa ainda está lendo o banco de dados. Quando ele terminar, o servidor apaga o resto dos arquivos.
forget-unknown = “{ $text }” não é nem uma mesa nem um convidado deste banco de dados.
forget-needs-yes = Aqui não há a quem pedir confirmação: acrescente --yes.
forget-not-confirmed = Sem confirmação. Nada foi excluído.

host-and-lan = --host e --lan não podem ser usados juntos: escolha um dos dois.
cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $reason }. Há outro servidor em execução ali? Tente com --port.
limit-unknown = “{ $text }” não é um limite. Digite NOME=NÚMERO; os nomes são { $known }.
root-path-unusable = “{ $text }” não pode fazer parte de um endereço.
public-url-unusable = “{ $text }” não é um endereço como https://….
smtp-unreadable = Escreva o servidor de e-mail como smtps://USUÁRIO:SENHA@HOST:PORTA ou smtp://HOST.
mail-from-unusable = “{ $text }” não é um endereço de e-mail.
bot-option-unreadable = “{ $text }” não é um bot. Digite ID=MÓDULO:CLASSE.

## Errors, by their code

error-stale = O jogo avançou nesse meio-tempo. Veja como está a mesa e tente de novo.
error-not-your-seat = O lugar { $seat } não é seu.
error-not-allowed = Você não pode fazer isso aqui.
error-wrong-origin = Esta solicitação veio de outro site e foi recusada.
error-wrong-host = O servidor não responde pelo nome “{ $host }”. Se for o nome certo, quem o administra deve iniciá-lo com { $option } e este nome.
error-hello-first = A primeira mensagem deve ser “hello”.
error-other-protocol = O servidor usa a versão { $protocol } do protocolo. Recarregue a página.
error-too-large = A solicitação é grande demais.
error-head-too-large = A solicitação tem cabeçalhos demais, ou eles são longos demais.
error-too-fast = Você está indo rápido demais. Espere um momento.
error-too-many = Conexões demais. Feche algumas.
error-too-slow = Sua conexão estava lenta demais. Conectando de novo…
error-request-too-slow = A solicitação demorou demais para chegar. Tente de novo.
error-server-full = O servidor está com conexões demais no momento. Tente de novo daqui a pouco.
error-too-many-offences = Mensagens ilegíveis demais. A conexão foi fechada.
error-stopping = O servidor vai parar. Todas as partidas estão salvas.
server-older = O servidor está sendo atualizado. Tente de novo daqui a pouco.
table-unreadable = Esta mesa continuou em uma versão mais recente do servidor. Tente de novo daqui a pouco.
error-internal = Algo deu errado no servidor. A culpa não é sua.
hello-twice = A mensagem “hello” só pode ser enviada uma vez.

## The store

store-disk-full = Nada foi salvo: o disco do servidor está cheio.
store-read-only = Nada foi salvo: não é possível escrever no banco de dados.
store-unavailable = Nada foi salvo: não é possível acessar o banco de dados.
store-busy = Há solicitações demais esperando para serem salvas nesta mesa. Tente de novo.
store-newer-database = Este banco de dados foi escrito por uma versão mais recente do Rollwright: use essa versão.
store-foreign-database = Isto não é um banco de dados do Rollwright.
store-database-in-use = Outro programa está usando o banco de dados: encerre-o antes.
store-file-exists = Este arquivo já existe: escolha outro nome.
store-no-such-file = Não existe esse arquivo.
store-damaged-database = O banco de dados está danificado.
store-database-not-empty = Este banco de dados não está vazio.
store-copy-differs = A cópia não é igual ao original: nada foi salvo.
store-unsupported = Isso não funciona com este tipo de banco de dados.

## Tables

too-many-tables = { $most ->
    [0] Você não pode ter mesas abertas.
    [one] Você tem uma mesa aberta. Encerre-a primeiro.
   *[other] Você tem { $most } mesas abertas. Encerre uma delas primeiro.
  }
phrases-used-up = { $most ->
    [0] Nesta mesa não é possível dizer frases.
    [one] Você já disse uma frase nesta mesa: é o máximo por jogador.
   *[other] Você já disse { $most } frases nesta mesa: é o máximo por jogador.
  }
too-fast-wait = Você está indo rápido demais. Pode repetir daqui a { $seconds ->
    [0] instantes.
    [one] um segundo.
   *[other] { $seconds } segundos.
  }
table-removed = Esta mesa foi excluída.
guest-forgotten = Os dados deste navegador foram excluídos, por isso ele não pertence mais a esta mesa.
exports-busy = Há outra exportação de dados em andamento. Tente de novo em um instante.
sheets-and-set = Indique tabuleiros ou folhas pelo nome ou um número a partir do qual sejam criados, mas não as duas coisas.
bot-unknown = Não existe nenhum bot “{ $text }”; existem { $bots }.
link-used-up = Este link não funciona mais.
removed-from-table = Quem abriu esta mesa removeu você dela.
watchers-do-not-sit = Com este link você só pode assistir. Para jogar, peça um convite a quem abriu a mesa.
bot-plays-here = No lugar { $seat } joga um bot. Primeiro, volte ao seu lugar.
table-waits-for-days = Nesta mesa se joga ao longo de vários dias, por isso ela espera por quem está ausente. Quem a abriu pode liberar o lugar { $seat }.

## Notifications

address-not-https = O endereço precisa começar com https://
push-keys-unusable = As chaves do navegador para as notificações não servem. Desative as notificações e ative-as de novo.
mail-failed = Não foi possível enviar o e-mail. Tente mais tarde.
too-many-channels = Você já recebe notificações por { $most } vias. Remova uma delas primeiro.
time-zone-unknown = O servidor não conhece o fuso horário “{ $text }”.

## In the page, before its script runs

page-description = Dois jogos de dados de lançar e escrever, The Border e Twenty One: com amigos em qualquer lugar, em um só dispositivo ou contra bots.
