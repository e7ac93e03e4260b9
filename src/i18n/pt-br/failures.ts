import type { failures as english } from '#i18n/en/failures.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const failures: Translation<typeof english> = {
  grid: 'Registros com falha',
  hint: 'Corrija um valor. A linha fica pronta para reenviar.',
  keys: '<key>Enter</key> editar · <key>Shift+Del</key> arquivar · <key>Ctrl+Z</key> desfazer',
  reason: 'Motivo',
  details: 'Detalhes',
  noReason: 'O serviço não informou o motivo.',
  resend:
    'Reenviar {count, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}}',
  selectAll: 'Selecionar todos',
  select: 'Selecionar {order}',
  selectHead: 'Selecionar',
  selected:
    '{count, plural, =0 {# selecionados} one {# selecionado} many {# de selecionados} other {# selecionados}}',
  correctedSelected:
    '{count, plural, =0 {# prontos para reenviar} one {# pronto para reenviar} many {# de prontos para reenviar} other {# prontos para reenviar}}',
  corrected: 'corrigido',
  named: 'citado no motivo',
  notReady:
    '{count, plural, one {# linha selecionada ainda tem um problema.} many {# de linhas selecionadas ainda têm um problema.} other {# linhas selecionadas ainda têm um problema.}}',
  families: {
    title: 'Motivos',
    all: 'Todos',
    allOf: 'Todos os motivos ({count, number})',
    oneOf: '{reason} ({count, number})',
    courierTitle: 'Outra transportadora para estes registros',
    courierText:
      'O serviço recusou este código de transportadora. Substitua em todos os registros.',
    instead: 'Substituir',
    anyCode: 'Qualquer código ({count, number})',
    oneCode: '{courier} ({count, number})',
    setCourier:
      'Definir a transportadora de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  replace: {
    open: 'Localizar e substituir…',
    field: 'Coluna',
    yes: 'Substituir em {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  detail: {
    title: '{order} por completo',
    place: 'Linha {row} · {order}',
    change: 'Editar…',
    changeTitle: 'Editar {order}',
    save: 'Salvar',
    putBack: 'Restaurar',
    was: '{field}: enviado como <value></value>',
    empty: 'vazio',
  },
  undo: {
    corrected:
      '{count, plural, one {{order} corrigido} many {# de registros corrigidos} other {# registros corrigidos}}',
    'set-aside':
      '{count, plural, one {{order} arquivado} many {# de registros arquivados} other {# registros arquivados}}',
    marked:
      '{count, plural, one {{order} marcado como aceito} many {# de registros marcados como aceitos} other {# registros marcados como aceitos}}',
    courier:
      'Transportadora {courier} definida para {count, plural, one {# registro} many {# de registros} other {# registros}}',
    courierLater:
      'Transportadora removida de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  behind: {
    title: 'Bloqueados',
    next: '{count, plural, one {Bloqueado por um registro sem confirmação. Resolva primeiro o registro anterior deste pedido.} many {Bloqueados por registros sem confirmação. Resolva primeiro os registros anteriores destes pedidos.} other {Bloqueados por registros sem confirmação. Resolva primeiro os registros anteriores destes pedidos.}}',
    story: 'Bloqueado pela linha {row}: {number} de {order} está sem confirmação.',
  },
  probe: {
    'was-pending':
      'O serviço aceitou {order} agora, então a primeira tentativa provavelmente não chegou. {count, plural, =0 {} one {O outro registro provavelmente pode ser reenviado.} many {Os outros # de registros provavelmente podem ser reenviados.} other {Os outros # provavelmente podem ser reenviados.}}',
    'request-rejected':
      'O serviço agora diz sobre {order}: “{message}” Se o pedido já tinha sido despachado, marque {count, plural, =0 {o registro} one {este e o outro registro} many {este e os outros # de registros} other {este e os outros #}} como {count, plural, =0 {aceito} one {aceitos} many {aceitos} other {aceitos}}. Se não, arquive o registro e adicione de novo.',
    'other-entry':
      'O serviço agora diz sobre {order}: “{message}” Outro registro desse pedido já foi aceito, então isto não esclarece a primeira tentativa. Teste com outro pedido ou confira na sua loja.',
    nothing:
      '{order} também ficou sem resposta desta vez. Confira na sua loja ou tente mais tarde.',
  },
  fault: {
    unauthorized: 'O serviço recusou o token de acesso.',
    'too-large': 'O serviço diz que isto é grande demais.',
    unavailable: 'O serviço está indisponível ({status}).',
    'request-rejected': 'O serviço recusou a solicitação inteira ({status}).',
    'not-connected': 'Não foi possível acessar o serviço.',
    'not-allowed': 'O serviço não permite esta página (CORS), ou não foi possível acessá-lo.',
    'unclear-status': 'O serviço teve um erro ({status}).',
    redirect:
      'O serviço redirecionou a solicitação. Peça ao administrador para verificar o endereço.',
    'no-answer': {
      network: 'A conexão caiu antes de o serviço responder.',
      timeout: 'O serviço não respondeu a tempo.',
      interrupted: 'A página foi fechada antes de o serviço responder.',
    },
    unreadable: {
      'not-json': 'Não foi possível ler a resposta do serviço.',
      'no-sense': 'A resposta do serviço é inconsistente.',
    },
  },
  allGroups: 'Mostrar as {count, number} solicitações',
  fewerGroups: 'Mostrar menos solicitações',
  serviceWrote: 'O serviço escreveu:',
  story: {
    marked: 'Marcado por você {when}',
    candidates:
      '{count, plural, =0 {Nenhuma transportadora oferecida} one {# transportadora para escolher} many {# de transportadoras para escolher} other {# transportadoras para escolher}}',
    otherCourier: 'O serviço respondeu com outra transportadora: {courier}.',
    otherOrder: 'O serviço escreveu este pedido como {orderId}.',
    courierToo: 'O serviço também pede uma transportadora.',
    unexplained:
      '{missing, number} destes {unnamed, number} {missing, plural, one {não foi aceito} many {não foram aceitos} other {não foram aceitos}}; o serviço não disse {missing, plural, one {qual} many {quais} other {quais}}.',
    doubt: 'Enviado {when}. {fault}',
    doubtUnexplained: 'Enviado {when}. O serviço não disse se aceitou.',
    doubtSince: 'Enviado {when}, sem resposta. Agora: {message}',
    notSent: 'Serviço inacessível, não enviado',
    setAside: 'Por você, {when}',
    setAsideWhy: 'Por você, {when}: {why}',
  },
  setAside: 'Arquivar',
  setCountAside: 'Arquivar {count, number}',
  asideText: 'Parar de tentar. Você pode desfazer.',
  mark: '{count, plural, one {Marcar # como aceito} many {Marcar # como aceitos} other {Marcar # como aceitos}}',
  restore: 'Restaurar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  recommended: 'Recomendado',
  doubt: {
    lead: '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. {fault}',
    leadUnexplained:
      '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. O serviço não disse se {count, plural, one {o aceitou} many {os aceitou} other {os aceitou}}.',
    leadSeveral: '{count, number} registros de {requests, number} solicitações',
    oneTitle: 'Testar com um registro',
    oneText:
      'Reenvia {order}. Se o serviço disser que o pedido já foi enviado, o primeiro envio chegou.',
    sendOne: 'Reenviar 1 para conferir',
    foundTitle: 'Já aparecem na minha loja',
    foundText:
      'Marca {count, plural, one {# registro como aceito} many {# de registros como aceitos} other {# registros como aceitos}}. Nada é enviado.',
    allTitle: 'Reenviar todos',
    selectedTitle: 'Reenviar os selecionados',
    allText:
      '{count, plural, one {Pode ser enviado duas vezes.} many {Até # podem ser enviados duas vezes.} other {Até # podem ser enviados duas vezes.}}',
    sendAll:
      '{count, plural, one {Reenviar o registro} many {Reenviar os #} other {Reenviar os #}}',
    sendSelected: 'Reenviar {count, number}',
    sendAllTitle:
      'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}?',
    sendAllYes:
      'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  unexplained: {
    foundTitle: 'Confira na sua loja',
    foundText: 'Selecione os que chegaram e marque como aceitos.',
    allTitle:
      '{count, plural, one {Enviar o registro} many {Enviar os # um a um} other {Enviar os # um a um}}',
    selectedTitle:
      '{count, plural, one {Enviar o selecionado} many {Enviar os # selecionados um a um} other {Enviar os # selecionados um a um}}',
    oneText:
      'Até {risk, number} destes {count, number} foram aceitos. Se enviar de novo, {risk, number} podem ser enviados duas vezes.',
    sendOneByOne: 'Enviar um a um',
    title:
      'Enviar {count, plural, one {# registro} many {# de registros} other {# registros}} um a um?',
    risk: 'Até {count, number} destes já foram aceitos e seriam enviados duas vezes.',
  },
  refused: {
    lead: '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. {fault}',
    splitTitle: 'Localizar o registro com erro',
    splitText: 'Reenvia cada vez menos registros até encontrar o que tem erro.',
    split: 'Localizar o registro com erro entre {count, number}',
    againTitle: 'Reenviar',
    next: {
      entries: 'Corrija os registros ou reenvie como estão.',
      access: 'Este token não tem permissão para enviar. Use outro e reenvie.',
      address: 'O endereço do serviço está errado. Seus registros estão certos.',
      size: 'Encurte o valor mais longo e reenvie.',
    },
    culprits:
      '{count, plural, one {{orders} é recusado mesmo sozinho. Corrija e reenvie, ou arquive.} many {# de registros são recusados mesmo sozinhos: {orders}. Corrija e reenvie, ou arquive.} other {# registros são recusados mesmo sozinhos: {orders}. Corrija e reenvie, ou arquive.}}',
  },
  notSent: { next: 'Nenhum chegou ao serviço; é seguro enviar.' },
  aside: { next: 'Encerrados sem envio. Você pode desfazer.' },
  marked: {
    title: 'Marcados como aceitos',
    next: 'Marcados por você, não pelo serviço.',
  },
  setAsideTitle:
    'Arquivar {count, plural, one {# registro} many {# de registros} other {# registros}}?',
  setAsideText: 'Parar de tentar. Você pode desfazer.',
  why: 'Motivo (opcional)',
  whys: {
    title: 'Motivos frequentes',
    cancelled: 'Pedido cancelado',
    otherwise: 'Despachado de outra forma',
    duplicate: 'Lançado duas vezes',
  },
}
