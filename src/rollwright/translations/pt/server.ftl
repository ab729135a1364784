### The server: its commands, and what it tells clients. `core/errors.py` has the codes.

## Commands and their options

help-serve = Oferecer mesas aos navegadores, neste computador ou na rede.
help-host = Endereço em que escutar. Por predefinição, só este computador.
help-lan = Escutar em toda a rede local e mostrar um código QR para os telemóveis.
help-port = Escutar nesta porta; com 0, numa qualquer que esteja livre.
help-database = A base de dados: um ficheiro ou um endereço. Por predefinição, um ficheiro na tua pasta de dados de aplicações.
help-root-path = O caminho sob o qual um proxy mostra o servidor.
help-browser = Abrir a página no navegador.
help-trusted-proxies = Endereços, separados por vírgulas, dos proxies em cujos cabeçalhos de encaminhamento se confia.
help-allowed-host = Responder também a este nome de servidor, tal como um proxy o transmite; «*» é qualquer nome. Pode ser indicado várias vezes.
help-limit = Mudar um limite: NOME=NÚMERO. Pode ser indicado várias vezes.
help-extra-bot = Oferecer mais um bot: ID=MÓDULO:CLASSE. Pode ser indicado várias vezes.
help-bot-workers = Processos em que os bots pensam; por predefinição, um por cada dois núcleos.
help-log = Escrever o histórico neste ficheiro; «-» é a saída de erros.
help-check = Iniciar o servidor, verificar se tudo funciona e parar.
help-backup = Copiar a base de dados para um ficheiro, mesmo enquanto um servidor a usa.
help-backup-file = O ficheiro da cópia.
help-restore = Substituir a base de dados por uma cópia. Termina primeiro o servidor.
help-overwrite-database = Substituir a base de dados que já existe.
help-migrate-database = Copiar tudo para outra base de dados, que tem de estar vazia. Termina primeiro o servidor.
help-migrate-from = A base de dados a copiar: um ficheiro ou um endereço.
help-migrate-to = A nova base de dados: um ficheiro ou um endereço.
help-keep-finished = Apagar as mesas terminadas ao fim deste número de dias. Sem esta opção, ficam guardadas para sempre.
help-public-url = Endereço pelo qual os jogadores acedem ao servidor, para os links das notificações: https://…
help-smtp = Servidor de correio para as notificações: smtps://UTILIZADOR:PALAVRA-PASSE@HOST:PORTA. De preferência na variável ROLLWRIGHT_SMTP, que os outros utilizadores não veem.
help-mail-from = Remetente dos e-mails.
help-allow-private-addresses = Permitir endereços privados e http sem encriptação para webhooks e serviços push.
help-archive = Arquivar as mesas terminadas. Escreve os registos em ficheiros e apaga essas mesas, mesmo com um servidor a funcionar.
help-older-than = Só as mesas em que nada acontece há este número de dias.
help-archive-folder = A pasta dos registos. Por predefinição, «archive» ao lado da base de dados.
help-dry-run = Mostrar apenas o que seria feito.
help-forget = Apagar uma mesa ou os dados de um convidado, mesmo com um servidor a funcionar.
help-forget-what = O id de uma mesa (o fim do seu link) ou de um convidado («guest» na exportação dos seus dados).
help-forget-seat = Apagar o convidado deste lugar da mesa, e não a mesa.
help-yes = Não pedir confirmação.

serve-address = As mesas estão abertas em { $url }
serve-phones = Para telemóveis na mesma rede:
serve-how-to-stop = Carrega em Ctrl-C para terminar o servidor.
serve-stopped = O servidor terminou. Todas as partidas estão guardadas.
check-done = Tudo funciona.
backup-done = A cópia está em { $file }.
restore-done = A base de dados é agora a de { $file }.
migrate-progress = A copiar e a comparar
migrate-done = Entradas copiadas e comparadas: { $count }.
archive-progress = A arquivar mesas
archive-would = { $count ->
    [0] Não há nada para arquivar.
    [one] Uma mesa seria arquivada em { $folder }.
   *[other] { $count } mesas seriam arquivadas em { $folder }.
  }
archive-done = { $count ->
    [0] Não havia nada para arquivar.
    [one] Foi arquivada uma mesa em { $folder }.
   *[other] Foram arquivadas { $count } mesas em { $folder }.
  }
archive-not-played = { $count ->
    [0] Não foi apagada nenhuma mesa por jogar.
    [one] Foi apagada uma mesa em que nunca se jogou.
   *[other] Foram apagadas { $count } mesas em que nunca se jogou.
  }
archive-unreadable = { $name } não pôde ser relido tal como foi escrito. A mesa não foi apagada.
forget-table = Mesa { $table }: { $game }, aberta em { $day }, { $status }
forget-seat = Lugar { $seat }: { $name }
forget-seat-guest = Lugar { $seat }: { $name }, convidado { $guest }
forget-guest = { $count ->
    [0] O convidado { $guest } não participa em nenhuma mesa.
    [one] O convidado { $guest } participa numa mesa.
   *[other] O convidado { $guest } participa em { $count } mesas.
  }
forget-table-sure = Apagar esta mesa para sempre? Escreve «{ $yes }» para confirmar.
forget-guest-sure = Apagar para sempre os nomes e o id deste convidado de todas as mesas? Escreve «{ $yes }» para confirmar.
forget-yes = sim
forget-table-done = { $count ->
    [0] A mesa foi apagada; não tinha entradas.
    [one] A mesa foi apagada com uma entrada.
   *[other] A mesa foi apagada com { $count } entradas.
  }
forget-guest-done = Convidado apagado. Nomes retirados: { $names }; entradas que já não têm o seu id: { $count }.
forget-erased-later = Outro programa ainda está a ler a base de dados. Quando acabar, o servidor apaga o resto dos ficheiros.
forget-unknown = «{ $text }» não é nem uma mesa nem um convidado desta base de dados.
forget-seat-empty = Nenhum convidado tem o lugar { $seat } desta mesa.
forget-needs-yes = Aqui não há a quem pedir confirmação: acrescenta --yes.
forget-not-confirmed = Sem confirmação. Nada foi apagado.

host-and-lan = --host e --lan excluem-se: escolhe um dos dois.
cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $reason }. Há lá outro servidor a funcionar? Experimenta com --port.
check-failed = O servidor não responde como devia: { $reason }
limit-unknown = «{ $text }» não é um limite. Escreve NOME=NÚMERO; os nomes são { $known }.
root-path-unusable = «{ $text }» não pode fazer parte de um endereço.
public-url-unusable = «{ $text }» não é um endereço como https://….
smtp-unreadable = Escreve o servidor de correio como smtps://UTILIZADOR:PALAVRA-PASSE@HOST:PORTA ou smtp://HOST.
smtp-needs-more = Os e-mails também precisam de --mail-from e --public-url.
mail-from-unusable = «{ $text }» não é um endereço de e-mail.
bot-option-unreadable = «{ $text }» não é um bot. Escreve ID=MÓDULO:CLASSE.

## Errors, by their code

error-bad-message = O servidor não conseguiu ler esta mensagem ({ $where }: { $reason }).
error-stale = Entretanto, o jogo avançou. Vê como está a mesa e tenta outra vez.
error-not-your-seat = O lugar { $seat } não é teu.
error-not-allowed = Aqui não podes fazer isto.
error-not-found = Não há nada aqui.
error-wrong-origin = Este pedido veio de outro site e foi recusado.
error-wrong-host = O servidor não responde pelo nome «{ $host }». Se for o nome certo, quem o administra deve iniciá-lo com { $option } e este nome.
error-hello-first = A primeira mensagem tem de ser «hello».
error-other-protocol = O servidor usa a versão { $protocol } do protocolo. Recarrega a página.
error-too-large = O pedido é demasiado grande.
error-head-too-large = O pedido tem demasiados cabeçalhos, ou são demasiado longos.
error-too-fast = Estás a ir demasiado depressa. Espera um momento.
error-too-many = Demasiadas ligações. Fecha algumas.
error-too-slow = A tua ligação era demasiado lenta. A ligar de novo…
error-request-too-slow = O pedido demorou demasiado a chegar. Tenta outra vez.
error-server-full = O servidor tem neste momento demasiadas ligações. Tenta outra vez daqui a pouco.
error-too-many-offences = Demasiadas mensagens ilegíveis. A ligação é fechada.
error-stopping = O servidor vai parar. Todas as partidas estão guardadas.
server-older = O servidor está a ser atualizado. Tenta outra vez daqui a pouco.
table-unreadable = Esta mesa continuou numa versão mais recente do servidor. Tenta outra vez daqui a pouco.
error-internal = Alguma coisa falhou no servidor. A culpa não é tua.
message-not-text = O servidor só lê texto.
hello-twice = A mensagem «hello» só pode ser enviada uma vez.

## The store

database-says = { $database }: { $said }
store-disk-full = Nada foi guardado: o disco do servidor está cheio.
store-read-only = Nada foi guardado: não é possível escrever na base de dados.
store-unavailable = Nada foi guardado: não é possível aceder à base de dados.
store-busy = Há demasiados pedidos à espera de serem guardados nesta mesa. Tenta outra vez.
store-newer-database = Esta base de dados foi escrita por uma versão mais recente do Rollwright: usa essa versão.
store-foreign-database = Isto não é uma base de dados do Rollwright.
store-database-in-use = Outro programa está a usar a base de dados: termina-o primeiro.
store-file-exists = Este ficheiro já existe: escolhe outro nome.
store-no-such-file = Não existe esse ficheiro.
store-damaged-database = A base de dados está danificada.
store-database-not-empty = Esta base de dados não está vazia.
store-copy-differs = A cópia não é igual ao original: nada foi guardado.
store-unsupported = Isso não funciona com este tipo de base de dados.

## Tables

too-many-tables = { $most ->
    [0] Não podes ter mesas abertas.
    [one] Tens uma mesa aberta. Encerra-a primeiro.
   *[other] Tens { $most } mesas abertas. Encerra uma delas primeiro.
  }
phrases-used-up = { $most ->
    [0] Nesta mesa não se podem dizer frases.
    [one] Já disseste uma frase nesta mesa: é o máximo por jogador.
   *[other] Já disseste { $most } frases nesta mesa: é o máximo por jogador.
  }
too-fast-wait = Estás a ir demasiado depressa. Podes repetir daqui a { $seconds ->
    [0] instantes.
    [one] um segundo.
   *[other] { $seconds } segundos.
  }
table-removed = Esta mesa foi apagada.
guest-forgotten = Os dados deste navegador foram apagados, por isso ele já não pertence a esta mesa.
exports-busy = Está a decorrer outra exportação de dados. Tenta outra vez daqui a um momento.
seats-no-person = Pelo menos um lugar tem de ser para uma pessoa.
sheets-and-set = Indica tabuleiros ou folhas pelo nome ou um número a partir do qual sejam criados, mas não ambas as coisas.
bot-unknown = Não existe nenhum bot «{ $text }»; existem { $bots }.
link-used-up = Este link já não funciona.
removed-from-table = Quem abriu esta mesa removeu-te dela.
host-stays = Quem abriu a mesa não pode ser removido dela.
watchers-do-not-sit = Com este link só podes assistir. Para jogar, pede um convite a quem abriu a mesa.
bot-plays-here = No lugar { $seat } joga um bot. Primeiro, volta ao teu lugar.
player-is-here = O jogador do lugar { $seat } está aqui.
table-waits-for-days = Nesta mesa joga-se ao longo de vários dias, por isso ela espera por quem está ausente. Quem a abriu pode libertar o lugar { $seat }.
not-away-long-enough = Um bot pode jogar no lugar { $seat } daqui a { $seconds ->
    [0] instantes.
    [one] um segundo.
   *[other] { $seconds } segundos.
  }

## Notifications

address-unusable = Este endereço não pode ser usado.
address-not-https = O endereço tem de começar por https://
address-not-public = Este endereço não está na internet pública.
push-keys-unusable = As chaves do navegador para as notificações não servem. Desativa as notificações e volta a ativá-las.
push-unavailable = Este servidor não oferece notificações no navegador.
mail-unavailable = Este servidor não envia e-mails.
mail-address-unusable = Este endereço de e-mail não pode ser usado.
mail-failed = Não foi possível enviar o e-mail. Tenta mais tarde.
too-many-channels = Já recebes notificações por { $most } vias. Remove primeiro uma delas.
time-zone-unknown = O servidor não conhece o fuso horário «{ $text }».

## In the page, before its script runs

page-needs-script = Esta página precisa de JavaScript.
page-description = Dois jogos de dados de lançar e escrever, The Border e Twenty One: com amigos em qualquer lugar, num só dispositivo ou contra bots.
