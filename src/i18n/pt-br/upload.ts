import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const upload: Translation<typeof english> = {
  sentences: '{first} {second}',
  requests:
    '{count, plural, =0 {# solicitações} one {# solicitação} many {# de solicitações} other {# solicitações}}',
  duration: {
    second: '{value, number} s',
    minute: '{value, number} min',
    hour: '{value, number} h',
  },
  rename: 'Renomear este upload',
  newSheet: 'Nova planilha',
  backToSheet:
    'Voltar à planilha ({count, plural, one {resta #} many {restam #} other {restam #}})',
  progress: 'Andamento do upload',
  progressText:
    '{done, number} de {total, plural, =0 {# registros enviados} one {# registro enviado} many {# de registros enviados} other {# registros enviados}}',
  ofAccepted: 'de {total, number} aceitos',
  ofSent: 'de {total, number} enviados',
  needYou:
    '{count, plural, =0 {# requerem atenção} one {# requer atenção} many {# requerem atenção} other {# requerem atenção}}',
  remaining: 'Faltam cerca de {time}',
  trial:
    'Testando primeiro com {count, plural, one {# registro} many {# de registros} other {# registros}}.',
  learntSize: 'Enviando {count, number} por vez, como o serviço pede.',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Parar',
  sendRemaining:
    'Enviar {count, plural, one {o registro restante} many {os # de registros restantes} other {os # registros restantes}}',
  pausing: 'Pausando depois da solicitação atual…',
  stopped:
    'Parado. {count, plural, one {# registro não enviado} many {# de registros não enviados} other {# registros não enviados}}.',
  waiting: {
    told: 'O serviço está ocupado. Continuando em {seconds, number} s.',
    busy: 'O serviço está ocupado. Nova tentativa em {seconds, number} s.',
    unreached:
      'Não foi possível acessar o serviço; nada foi enviado. Nova tentativa em {seconds, number} s.',
  },
  paused: {
    word: 'Pausado',
    rest: '{count, plural, one {# registro na fila.} many {# de registros na fila.} other {# registros na fila.}}',
    otherShop: 'Este upload é de {shop}. Seu token é de {tokenShop}.',
    sameShop: 'É a mesma loja',
    tokenMissing: 'Você não está conectado.',
    tokenRejected: 'Seu token de acesso foi recusado ou expirou.',
    trialFailed:
      '{count, plural, one {O registro de teste falhou.} many {Os primeiros # de registros (enviados como teste) falharam.} other {Os primeiros # registros (enviados como teste) falharam.}}',
    trialFailedSilently:
      '{count, plural, one {O registro de teste falhou, e o serviço não informou o motivo.} many {Os primeiros # de registros (enviados como teste) falharam, e o serviço não informou o motivo.} other {Os primeiros # registros (enviados como teste) falharam, e o serviço não informou o motivo.}}',
    tooLarge: '{count, number} registros eram grandes demais mesmo um a um.',
    offline: 'Você está sem conexão.',
    storage: {
      full: 'O armazenamento do navegador está cheio.',
      changed: 'Este upload foi alterado ou excluído em outra guia. Daqui nada mais é enviado.',
      unreachable: 'O navegador não conseguiu salvar a próxima solicitação.',
      over: 'O navegador já consegue salvar. Nada se perdeu.',
    },
    answerHeld: 'O serviço respondeu, mas o navegador ainda não conseguiu salvar a resposta.',
    interrupted: 'A página foi fechada durante este upload.',
    interruptedDoubt: 'Os registros que estavam sendo enviados ficaram sem confirmação.',
    otherUpload: 'Esperando outro upload terminar.',
    serviceWrote: 'O serviço escreveu:',
    sendRest: 'Enviar {count, plural, one {o outro} many {os outros #} other {os outros #}}',
    openOther: 'Abrir o outro upload',
  },
  next: {
    otherShop: 'Conecte-se à loja do upload para continuar.',
    token: 'Informe seu token de acesso para continuar.',
    newToken: 'Informe outro para continuar.',
    trialFailed: 'Veja o motivo antes de continuar.',
    trialFailedSilently: 'Confira na sua loja antes de continuar.',
    tooLarge: 'Peça ao administrador para verificar a configuração.',
    'not-processed': 'Nada foi processado. Espere um momento e continue.',
    'not-sent': 'Nada foi enviado. Clique em Continuar para tentar de novo.',
    unknown:
      'Estes registros podem ter chegado ou não. Eles ficam sem confirmação e não são reenviados automaticamente.',
    refused: 'Eles estão em “Envio recusado”. Corrija, reenvie ou localize o registro com erro.',
    forbidden: 'Este token não pode enviar códigos de rastreio. Fale com quem o forneceu.',
    address: 'O endereço do serviço pode estar errado. Fale com o administrador.',
    offline: 'O upload continua quando a conexão voltar.',
    over: 'Clique em Continuar para enviar o resto.',
    full: 'Libere espaço e continue.',
    changed: 'Recarregue a página para ver o que está salvo.',
    unreachable: 'Clique em Continuar para tentar de novo ou recarregue a página.',
    held: 'Deixe esta guia aberta durante a nova tentativa.',
    heldFull: 'Libere espaço e deixe esta guia aberta.',
    behind:
      '{count, plural, one {O último registro está bloqueado} many {Os outros # de registros estão bloqueados} other {Os outros # registros estão bloqueados}} por um registro sem confirmação. Resolva esse primeiro.',
  },
  view: { 'in-doubt': 'Ver sem confirmação', refused: 'Ver envios recusados' },
  handOver: {
    button: 'Repassar para um colega…',
    title: 'Repassar este upload?',
    what: 'O arquivo contém os registros, as respostas do serviço e suas escolhas, mas não o seu token de acesso. O colega solta o arquivo no navegador dele e continua.',
    twice:
      'Dê o arquivo a uma só pessoa, porque duas poderiam enviar os mesmos registros. Esta cópia fica bloqueada até você pegá-la de volta.',
    yes: 'Repassar e salvar arquivo',
    fileName: 'repasse',
    tooLarge: 'O arquivo passaria de 64 MB, por isso nada foi repassado. Termine este upload aqui.',
    notNow: 'Nada foi repassado. Espere a resposta da solicitação atual.',
    notKept:
      'Nada foi repassado; o armazenamento deste navegador pode estar cheio. Libere espaço e tente de novo.',
    notTakenBack:
      'Não foi possível pegar de volta; o armazenamento deste navegador pode estar cheio. Libere espaço e tente de novo.',
    done: 'Repassado {when}. Seu colega continua com o arquivo; daqui nada é enviado.',
    notSaved: 'Não foi possível salvar o arquivo. Tente de novo.',
    again: 'Salvar o arquivo de novo',
    takeBack: 'Pegar de volta…',
    takeBackTitle: 'Pegar este upload de volta?',
    takeBackYes: 'Pegar de volta',
    takeBackText:
      'Se o seu colega abriu o arquivo, registros podem ser enviados duas vezes. Confirme que ele não vai enviar nenhum.',
    opening: 'Abrir {name}',
    opened: 'Upload aberto. A cópia do seu colega está bloqueada; você pode continuar aqui.',
    known: 'Este upload já está no seu navegador.',
    refused: {
      'too-large': 'Este arquivo é grande demais. Nada foi aberto.',
      unreadable: 'Este arquivo está danificado ou incompleto. Peça ao colega que salve de novo.',
      'other-mode': 'Uploads de treinamento e reais não podem ser misturados. Nada foi aberto.',
      'other-service': 'Este upload é para {name}. Abra onde esse serviço é usado.',
      'other-unnamed': 'Este upload é para outro serviço. Nada foi aberto.',
      watching: 'Você já está usando o Tracking Upload em outra guia. Solte o arquivo lá.',
      failed: 'O navegador não conseguiu salvar este upload. Nada foi aberto.',
    },
  },
  notify: {
    button: 'Avise-me',
    about: 'Quando o envio terminar ou precisar de você, e você estiver em outra guia',
    on: 'Você será avisado quando o envio terminar ou precisar de você.',
    blocked: 'Seu navegador bloqueia as notificações desta página.',
  },
  share: {
    copy: 'Copiar resumo',
    copied: 'Copiado',
    line: '{name}: {facts}',
    practice: '{name} (treinamento): {facts}',
    separator: '; ',
    accepted:
      '{count, number} de {total, number} {count, plural, one {aceito} many {aceitos} other {aceitos}}',
    parts: {
      failed: '{count, number} com falha',
      'courier-needed': '{count, number} sem transportadora',
      unexplained: '{count, number} sem explicação',
      'in-doubt': '{count, number} sem confirmação',
      refused: '{count, number} com envio recusado',
      'not-sent':
        '{count, plural, one {# não enviado} many {# de não enviados} other {# não enviados}}',
      'set-aside': '{count, plural, one {# arquivado} many {# de arquivados} other {# arquivados}}',
      waiting: '{count, number} na fila',
      sending: '{count, number} em envio',
    },
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'Na fila · {name}',
    paused: 'Pausado · {name}',
    open: '{count, number} em aberto · {name}',
    done: 'Concluído · {name}',
  },
  announce: {
    finished: 'Upload concluído. {account}',
    ended:
      'O envio terminou. {accepted, plural, =0 {# aceitos} one {# aceito} many {# de aceitos} other {# aceitos}}, {open, plural, =0 {nenhum em aberto} one {# em aberto} many {# em aberto} other {# em aberto}}.',
    paused: 'Upload pausado. {reason}',
    panel: 'A seguir: {panel}',
  },
  summary: 'Situação de cada registro',
  rail: {
    title: 'Este upload',
    needsYou: 'Requer atenção',
    inProgress: 'Em andamento',
    done: 'Concluído',
    everything: 'Tudo',
    sending: 'Enviando…',
    nothing: 'Nenhum registro aqui.',
  },
  reported: {
    title: 'Segundo o serviço',
    firstSending: 'Primeiro envio',
    resend: 'Reenvio {number, number}',
    accepted: 'Aceitos',
    rejected: 'Recusados',
    notFound: 'Não encontrados',
    courierNeeded: 'Falta transportadora',
    older:
      '{count, plural, one {# envio anterior} many {# de envios anteriores} other {# envios anteriores}}',
    notReported: 'não informado',
    noCounts: 'Nenhuma contagem recebida',
  },
  differ: {
    missing: 'Por que {count, plural, one {falta #} many {faltam #} other {faltam #}}',
    lead: 'Por que os números não batem',
    resent: 'Registros reenviados são contados de novo.',
    'no-answer':
      '{count, plural, one {# registro ficou sem resposta e não foi contado.} many {# de registros ficaram sem resposta e não foram contados.} other {# registros ficaram sem resposta e não foram contados.}}',
    unexplained:
      'O serviço contou {accepted, number} de {unnamed, plural, one {# registro} many {# de registros} other {# registros}} como {accepted, plural, one {aceito} many {aceitos} other {aceitos}} e não disse quais.',
    doubtful:
      'O serviço não disse se aceitou {count, plural, one {# registro. Ele está} many {# de registros. Eles estão} other {# registros. Eles estão}} sem confirmação.',
    marked:
      'Você marcou {count, plural, one {# registro como aceito} many {# de registros como aceitos} other {# registros como aceitos}}.',
    'set-aside':
      'Você arquivou {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    'no-reason':
      '{count, plural, one {# registro não foi aceito} many {# de registros não foram aceitos} other {# registros não foram aceitos}}, e o serviço não informou o motivo.',
    'own-counts':
      'O serviço contou {counted, plural, one {# falha} many {# de falhas} other {# falhas}} e citou {named, number}.',
    other: 'O serviço não explica como conta.',
  },
  strays:
    'O serviço também mencionou {count, plural, one {# registro que você não enviou} many {# de registros que você não enviou} other {# registros que você não enviou}}',
  nobody: 'sem número',
  all: {
    corrected: 'Corrigido, ainda não reenviado',
    title: 'Todos os registros',
    lead: 'Atualizado ao vivo',
    status: 'Status',
    search: 'Buscar registros',
    searching: 'Buscando…',
    found:
      '{count, plural, =0 {Nenhum resultado} one {# registro} many {# de registros} other {# registros}}',
  },
  story: {
    column: 'Histórico',
    title: 'Histórico de {order}',
    place: 'Linha {row} de {source}',
    again: {
      correct: 'Corrigir este registro',
      fact: 'Aceito {when}. O pedido provavelmente já não está aguardando envio, e o serviço pode recusar uma correção.',
      added: '{order} está na sua planilha. Corrija e envie de novo.',
    },
    now: 'Agora',
    reading: 'Carregando…',
    unread: 'Não foi possível ler o histórico deste registro. Recarregue a página e tente de novo.',
    nothing: 'Ainda não enviado',
    sent: 'Enviado (solicitação {request, number})',
    resent: 'Reenvio {number, number} (solicitação {request, number})',
    withCourier: 'Transportadora {courier}',
    corrected: 'Corrigido por você',
    change: '{field}: {from} → {to}',
    none: 'nenhum',
    chosen:
      'Transportadora escolhida por você: {name}{count, plural, one {} many {, para # de registros} other {, para # registros}}',
    joined: 'Transportadora do grupo: {name}',
    dropped: 'Escolha de transportadora desfeita',
    setAside: 'Arquivado por você',
    setAsideWhy: 'Arquivado por você: {why}',
    marked: 'Marcado como aceito por você',
    takenBack: 'Restaurado por você',
    after: {
      'not-processed': 'Não processado, continua na fila.',
      refused: 'O serviço recusou a solicitação inteira.',
      'not-sent': 'Não enviado.',
      unknown: 'Pode ter chegado ou não.',
    },
  },
  end: {
    title: 'Nada mais a fazer',
    accepted:
      '{count, plural, one {# registro aceito} many {Todos os # de registros aceitos} other {Todos os # registros aceitos}}',
    acceptedOf:
      '{count, plural, =0 {# aceitos} one {# aceito} many {# de aceitos} other {# aceitos}}',
    andSetAside: '{count, plural, one {# arquivado} many {# de arquivados} other {# arquivados}}',
    account: '{facts}.',
    practice: '(Treinamento: nada chegou à sua loja.)',
    waiting:
      '{count, plural, one {# pedido sem rastreio continua} many {# de pedidos sem rastreio continuam} other {# pedidos sem rastreio continuam}} na sua planilha.',
    heldBack:
      '{count, plural, one {# registro continua retido} many {# de registros continuam retidos} other {# registros continuam retidos}} na sua planilha.',
  },
}
