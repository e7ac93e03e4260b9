import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const couriers: Translation<typeof english> = {
  title: 'Elegir transportistas',
  summary:
    '{entries, plural, one {# registro} many {# de registros} other {# registros}} en {groups, plural, one {# grupo} many {# de grupos} other {# grupos}}. Lo que elija se aplica a todo el grupo.',
  summaryShort:
    '{entries, plural, one {# registro} many {# de registros} other {# registros}} en {groups, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  send: 'Enviar {count, plural, one {# registro} many {# de registros} other {# registros}} con transportista',
  chooseToSend: 'Elija un transportista para enviar',
  group: '{count, plural, one {# registro} many {# de registros} other {# registros}}, {shape}',
  shape: {
    digits: '{count, plural, one {# dígito} many {# de dígitos} other {# dígitos}}',
    characters:
      '{count, plural, one {# letra o dígito} many {# de letras y dígitos} other {# letras y dígitos}}',
    none: 'sin número de seguimiento',
  },
  suggested: {
    rule: 'Su regla',
    'check-digit': 'Dígito de control correcto',
    'only-shape': 'Formato coincidente',
    'chosen-before': 'Elegido antes',
    'same-prefix': 'Mismo prefijo',
    'used-before': 'Usado antes',
    'same-country': 'Su país',
  },
  often: 'Usados a menudo:',
  chosenBefore:
    'Lo eligió para {count, plural, one {# registro} many {# de registros} other {# registros}}',
  showAll: 'Ver los {count, number}',
  showFewer: 'Ocultar registros',
  later: 'Elegir más tarde',
  inGroup: 'grupo {group}',
  notChosen: 'Sin elegir',
  courierFor: 'Transportista del pedido {order}',
  chooseFor: 'Elegir el transportista del pedido {order}',
  goesWith: '{order} con {courier}',
  exceptions:
    '{count, plural, one {# registro tiene otro transportista} many {# de registros tienen otro transportista} other {# registros tienen otro transportista}}: {list}',
  chosenAlone:
    '{count, plural, one {# registro elegido} many {# de registros elegidos} other {# registros elegidos}}: {list}',
  andMore: '{count, plural, one {# más} many {# más} other {# más}}',
  choiceLater: '«Elegir más tarde»',
  choices:
    'transportistas de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  noCandidates: 'El servicio no ofreció ningún transportista. Escriba un código.',
  useCode: 'Usar este código',
  moreGroups:
    '{count, plural, one {Mostrar # grupo más} many {Mostrar # de grupos más} other {Mostrar # grupos más}}',
  search: 'Buscar entre {count, number} transportistas por nombre, país, código o sitio',
  found: '{count, plural, one {# resultado} many {# de resultados} other {# resultados}}',
  nothing: 'Sin resultados. Escriba el código.',
  tried: 'Ya enviado',
  decided: '{decided, number} de {count, number} elegidos',
  setExceptions:
    'Asignar {courier} también a {count, plural, one {este registro} many {estos # de registros} other {estos # registros}}',
  sortBySize: 'Ordenar por tamaño',
  allSent: 'Todo enviado',
  joined:
    '{count, plural, one {Se unió # registro más a este grupo} many {Se unieron # de registros más a este grupo} other {Se unieron # registros más a este grupo}}',
  joinLater: 'Los próximos registros de este grupo también llevarán {courier}',
  skip: 'Elegir por separado',
  setOthers:
    'Asignar {courier} {count, plural, one {al registro restante} many {a los # de registros restantes} other {a los # registros restantes}}',
  cameBack:
    '{count, plural, one {# registro se envió} many {# de registros se enviaron} other {# registros se enviaron}} con {courier} ({time}). El servicio vuelve a preguntar.',
  triedHeader: 'Enviado antes con',
  triedAt: '{courier} ({time})',
  unchoose: 'Elegir más tarde',
  undone: 'Deshecho: {choice}',
  searchCode: 'Escriba un código o busque',
  nothingKnown: 'Código desconocido. Se enviará tal como está escrito.',
  from: {
    service: 'Visto en las respuestas de su servicio',
    'public-list': 'De una lista pública. Su servicio puede usar otros códigos.',
  },
  change: 'Cambiar',
  remembered: {
    chosen:
      'Eligió {courier} para {count, plural, one {# registro} many {# de registros} other {# registros}} como estos, la última vez {time}.',
    exceptions:
      '{count, plural, one {# excepción.} many {# de excepciones.} other {# excepciones.}}',
    rejected: 'El servicio rechazó {count, number}.',
  },
  useCourier: 'Usar {courier}',
  accept: {
    open: 'Usar {count, plural, one {# sugerencia} many {# de sugerencias} other {# sugerencias}} ({entries, plural, one {# registro} many {# de registros} other {# registros}})',
    title: 'Transportistas sugeridos',
    about: 'Todavía no se envía nada. Desmarque los grupos en los que quiera elegir usted.',
    yes: 'Asignar transportista a {count, plural, one {# registro} many {# de registros} other {# registros}}',
    done: 'Transportista asignado a {count, plural, one {# registro} many {# de registros} other {# registros}}',
    all: 'Seleccionar {count, plural, one {# grupo} many {los # de grupos} other {los # grupos}}',
  },
  list: {
    groups:
      '{groups, plural, one {# grupo} many {# de grupos} other {# grupos}} con {couriers, plural, one {el mismo transportista} many {los mismos # de transportistas} other {los mismos # transportistas}}',
    useForAll: '{courier} para los {count, number}',
    use: '{courier} para {count, number}',
    field: 'Un transportista para los {count, number}…',
    apart: 'Uno por uno',
    answered:
      '{count, plural, one {Transportista elegido para # grupo} many {Transportista elegido para # de grupos} other {Transportista elegido para # grupos}}',
  },
  selectedEntries:
    '{count, plural, one {# registro seleccionado} many {# de registros seleccionados} other {# registros seleccionados}}',
  courierForSelected:
    'Transportista {count, plural, one {del registro seleccionado} many {de los # de registros seleccionados} other {de los # registros seleccionados}}',
  filter: {
    title: 'Filtrar grupos',
    search: 'Pedido, número o transportista',
    progress: 'Avance',
    all: 'Todos',
    open: 'Pendientes',
    decided: 'Elegidos',
    found: '{count, number} de {all, plural, one {# grupo} many {# de grupos} other {# grupos}}',
    none: 'Ningún grupo coincide.',
    clear: 'Quitar filtros',
  },
  offer: {
    open: '{count, plural, one {Usar {courier} para # grupo más} many {Usar {courier} para los otros # de grupos} other {Usar {courier} para los otros #}}…',
    title: 'Grupos que reciben {courier}',
  },
  previousGroup: 'Grupo anterior',
  nextGroup: 'Grupo siguiente',
  sendShort: 'Enviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  decidedShort: '{decided, number} de {count, number}',
  keys: '<key>1</key>–<key>9</key> elegir <key>/</key> buscar <key>Intro</key> siguiente <key>Z</key> deshacer',
  always: 'Usar siempre {courier}',
  alwaysInstead: 'Usar siempre {courier} en lugar de {before}',
  ruleNotKept:
    'La regla no se guardó; quizá el almacenamiento de este navegador esté lleno. Libere espacio e inténtelo de nuevo.',
}
