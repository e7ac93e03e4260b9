import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const couriers: Translation<typeof english> = {
  title: 'Escolher transportadoras',
  summary:
    '{entries, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}} em {groups, plural, =0 {# grupos} one {# grupo} many {# de grupos} other {# grupos}}. Sua escolha vale para o grupo inteiro.',
  summaryShort:
    '{entries, plural, one {# registro} many {# de registros} other {# registros}} em {groups, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  send: 'Enviar {count, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}} com transportadora',
  chooseToSend: 'Escolha uma transportadora para enviar',
  group: '{count, plural, one {# registro} many {# de registros} other {# registros}}, {shape}',
  shape: {
    digits: '{count, plural, one {# dígito} many {# de dígitos} other {# dígitos}}',
    characters:
      '{count, plural, one {# letra ou dígito} many {# de letras e dígitos} other {# letras e dígitos}}',
    none: 'sem código de rastreio',
  },
  suggested: {
    rule: 'Sua regra',
    'check-digit': 'Dígito verificador correto',
    'only-shape': 'Formato compatível',
    'chosen-before': 'Escolhida antes',
    'same-prefix': 'Mesmo prefixo',
    'used-before': 'Usada antes',
    'same-country': 'Seu país',
  },
  often: 'Mais usadas:',
  chosenBefore:
    'Você a escolheu para {count, plural, one {# registro} many {# de registros} other {# registros}}',
  showAll: 'Ver os {count, number}',
  showFewer: 'Ocultar registros',
  later: 'Escolher depois',
  inGroup: 'grupo {group}',
  notChosen: 'Não escolhida',
  courierFor: 'Transportadora do pedido {order}',
  chooseFor: 'Escolher a transportadora do pedido {order}',
  goesWith: '{order} com {courier}',
  exceptions:
    '{count, plural, one {# registro tem outra transportadora} many {# de registros têm outra transportadora} other {# registros têm outra transportadora}}: {list}',
  chosenAlone:
    '{count, plural, one {# registro escolhido} many {# de registros escolhidos} other {# registros escolhidos}}: {list}',
  andMore: '{count, plural, one {mais #} many {mais #} other {mais #}}',
  choiceLater: '“Escolher depois”',
  choices:
    'transportadoras de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  noCandidates: 'O serviço não ofereceu nenhuma transportadora. Digite um código.',
  useCode: 'Usar este código',
  moreGroups:
    '{count, plural, one {Mostrar mais # grupo} many {Mostrar mais # grupos} other {Mostrar mais # grupos}}',
  search: 'Buscar entre {count, number} transportadoras por nome, país, código ou site',
  found:
    '{count, plural, =0 {# resultados} one {# resultado} many {# de resultados} other {# resultados}}',
  nothing: 'Nenhum resultado. Digite o código.',
  tried: 'Já enviada',
  decided: '{decided, number} de {count, number} escolhidos',
  setExceptions:
    'Definir {courier} também para {count, plural, one {este registro} many {estes # de registros} other {estes # registros}}',
  sortBySize: 'Classificar por tamanho',
  allSent: 'Tudo enviado',
  joined:
    '{count, plural, one {Mais # registro entrou neste grupo} many {Mais # de registros entraram neste grupo} other {Mais # registros entraram neste grupo}}',
  joinLater: 'Os próximos registros deste grupo também recebem {courier}',
  skip: 'Escolher separadamente',
  setOthers:
    'Definir {courier} para {count, plural, one {o outro registro} many {os outros # de registros} other {os outros # registros}}',
  cameBack:
    '{count, plural, one {# registro foi enviado} many {# de registros foram enviados} other {# registros foram enviados}} com {courier} ({time}). O serviço perguntou de novo.',
  triedHeader: 'Enviado antes com',
  triedAt: '{courier} ({time})',
  unchoose: 'Escolher depois',
  undone: 'Desfeito: {choice}',
  searchCode: 'Digite um código ou busque',
  nothingKnown: 'Código desconhecido. Será enviado como foi digitado.',
  from: {
    service: 'Visto nas respostas do seu serviço',
    'public-list': 'De uma lista pública. Seu serviço pode usar outros códigos.',
  },
  change: 'Alterar',
  remembered: {
    chosen:
      'Você escolheu {courier} para {count, plural, one {# registro} many {# de registros} other {# registros}} como estes, a última vez {time}.',
    exceptions: '{count, plural, one {# exceção.} many {# de exceções.} other {# exceções.}}',
    rejected: 'O serviço recusou {count, number}.',
  },
  useCourier: 'Usar {courier}',
  accept: {
    open: 'Usar {count, plural, one {# sugestão} many {# de sugestões} other {# sugestões}} ({entries, plural, one {# registro} many {# de registros} other {# registros}})',
    title: 'Transportadoras sugeridas',
    about: 'Nada é enviado ainda. Desmarque os grupos em que você mesmo quer escolher.',
    yes: 'Definir a transportadora de {count, plural, one {# registro} many {# de registros} other {# registros}}',
    done: 'Transportadora definida para {count, plural, one {# registro} many {# de registros} other {# registros}}',
    all: 'Selecionar {count, plural, one {# grupo} many {os # de grupos} other {os # grupos}}',
  },
  list: {
    groups:
      '{groups, plural, one {# grupo} many {# de grupos} other {# grupos}} com {couriers, plural, one {a mesma transportadora} many {as mesmas # de transportadoras} other {as mesmas # transportadoras}}',
    useForAll: '{courier} para os {count, number}',
    use: '{courier} para {count, number}',
    field: 'Uma transportadora para os {count, number}…',
    apart: 'Um por um',
    answered:
      '{count, plural, one {Transportadora escolhida para # grupo} many {Transportadora escolhida para # de grupos} other {Transportadora escolhida para # grupos}}',
  },
  selectedEntries:
    '{count, plural, one {# registro selecionado} many {# de registros selecionados} other {# registros selecionados}}',
  courierForSelected:
    'Transportadora {count, plural, one {do registro selecionado} many {dos # de registros selecionados} other {dos # registros selecionados}}',
  filter: {
    title: 'Filtrar grupos',
    search: 'Pedido, código de rastreio ou transportadora',
    progress: 'Andamento',
    all: 'Todos',
    open: 'Em aberto',
    decided: 'Escolhidos',
    found:
      '{count, number} de {all, plural, =0 {# grupos} one {# grupo} many {# de grupos} other {# grupos}}',
    none: 'Nenhum grupo corresponde.',
    clear: 'Limpar filtros',
  },
  offer: {
    open: '{count, plural, one {Usar {courier} em mais # grupo} many {Usar {courier} nos outros # de grupos} other {Usar {courier} nos outros # grupos}}…',
    title: 'Grupos que recebem {courier}',
  },
  previousGroup: 'Grupo anterior',
  nextGroup: 'Próximo grupo',
  sendShort:
    'Enviar {count, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}}',
  decidedShort: '{decided, number} de {count, number}',
  keys: '<key>1</key>–<key>9</key> escolher <key>/</key> pesquisar <key>Enter</key> próximo <key>Z</key> desfazer',
  always: 'Sempre usar {courier}',
  alwaysInstead: 'Sempre usar {courier} em vez de {before}',
  ruleNotKept:
    'A regra não foi salva; o armazenamento deste navegador pode estar cheio. Libere espaço e tente de novo.',
}
