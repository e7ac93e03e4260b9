import type { failures as english } from '#i18n/en/failures.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const failures: Translation<typeof english> = {
  grid: 'Registros fallidos',
  hint: 'Corrija un valor. Su fila queda lista para reenviarse.',
  keys: '<key>Intro</key> editar · <key>Mayús+Supr</key> apartar · <key>Ctrl+Z</key> deshacer',
  reason: 'Motivo',
  details: 'Detalles',
  noReason: 'El servicio no dio ningún motivo.',
  resend: 'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  selectAll: 'Seleccionar todos',
  select: 'Seleccionar {order}',
  selectHead: 'Seleccionar',
  selected:
    '{count, plural, one {# seleccionado} many {# de seleccionados} other {# seleccionados}}',
  correctedSelected:
    '{count, plural, one {# listo para reenviar} many {# de registros listos para reenviar} other {# listos para reenviar}}',
  corrected: 'corregido',
  named: 'mencionado en el motivo',
  notReady:
    '{count, plural, one {# fila seleccionada aún tiene un problema.} many {# de filas seleccionadas aún tienen un problema.} other {# filas seleccionadas aún tienen un problema.}}',
  families: {
    title: 'Motivos',
    all: 'Todos',
    allOf: 'Todos los motivos ({count, number})',
    oneOf: '{reason} ({count, number})',
    courierTitle: 'Otro transportista para estos registros',
    courierText: 'El servicio rechazó este código de transportista. Reemplácelo en todos.',
    instead: 'Reemplazar',
    anyCode: 'Cualquier código ({count, number})',
    oneCode: '{courier} ({count, number})',
    setCourier:
      'Asignar transportista a {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  replace: {
    open: 'Buscar y reemplazar…',
    field: 'Columna',
    yes: 'Reemplazar en {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  detail: {
    title: '{order} al completo',
    place: 'Fila {row} · {order}',
    change: 'Editar…',
    changeTitle: 'Editar {order}',
    save: 'Guardar',
    putBack: 'Restaurar',
    was: '{field} se envió como <value></value>',
    empty: 'vacío',
  },
  undo: {
    corrected:
      '{count, plural, one {{order} corregido} many {# de registros corregidos} other {# registros corregidos}}',
    'set-aside':
      '{count, plural, one {{order} apartado} many {# de registros apartados} other {# registros apartados}}',
    marked:
      '{count, plural, one {{order} marcado como aceptado} many {# de registros marcados como aceptados} other {# registros marcados como aceptados}}',
    courier:
      'Transportista {courier} asignado a {count, plural, one {# registro} many {# de registros} other {# registros}}',
    courierLater:
      'Transportista quitado de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  behind: {
    title: 'Bloqueados',
    next: '{count, plural, one {Bloqueado por un registro en duda. Resuelva primero el registro anterior de este pedido.} many {Bloqueados por registros en duda. Resuelva primero los registros anteriores de estos pedidos.} other {Bloqueados por registros en duda. Resuelva primero los registros anteriores de estos pedidos.}}',
    story: 'Bloqueado por la fila {row}: {number} de {order} está en duda.',
  },
  probe: {
    'was-pending':
      'El servicio ha aceptado ahora {order}, así que el primer intento probablemente no llegó. {count, plural, =0 {} one {El otro registro probablemente se puede reenviar.} many {Los otros # de registros probablemente se pueden reenviar.} other {Los otros # probablemente se pueden reenviar.}}',
    'request-rejected':
      'El servicio dice ahora de {order}: «{message}» Si ya se había enviado, márquelo como aceptado{count, plural, =0 {} one {, y también el otro registro} many {, y también los otros # de registros} other {, y también los otros #}}. Si no, apártelo y vuelva a introducirlo.',
    'other-entry':
      'El servicio dice ahora de {order}: «{message}» Otro registro de ese pedido ya se aceptó, así que esto no aclara el primer intento. Pruebe con otro pedido o mire en su tienda.',
    nothing: '{order} tampoco obtuvo respuesta esta vez. Mire en su tienda o inténtelo más tarde.',
  },
  fault: {
    unauthorized: 'El servicio rechazó el token de acceso.',
    'too-large': 'El servicio dice que es demasiado grande.',
    unavailable: 'El servicio no está disponible ({status}).',
    'request-rejected': 'El servicio rechazó la solicitud entera ({status}).',
    'not-connected': 'No se pudo contactar con el servicio.',
    'not-allowed': 'El servicio no permite esta página (CORS) o no se puede contactar con él.',
    'unclear-status': 'El servicio tuvo un error ({status}).',
    redirect:
      'El servicio redirigió la solicitud. Pida a su administrador que revise la dirección.',
    'no-answer': {
      network: 'La conexión se cortó antes de que el servicio respondiera.',
      timeout: 'El servicio no respondió a tiempo.',
      interrupted: 'La página se cerró antes de que el servicio respondiera.',
    },
    unreadable: {
      'not-json': 'No se pudo leer la respuesta del servicio.',
      'no-sense': 'La respuesta del servicio es incoherente.',
    },
  },
  allGroups: 'Mostrar las {count, number} solicitudes',
  fewerGroups: 'Mostrar menos solicitudes',
  serviceWrote: 'El servicio escribió:',
  story: {
    marked: 'Marcado por usted {when}',
    candidates:
      '{count, plural, =0 {Sin transportistas ofrecidos} one {# transportista para elegir} many {# de transportistas para elegir} other {# transportistas para elegir}}',
    otherCourier: 'El servicio respondió con otro transportista: {courier}.',
    otherOrder: 'El servicio escribió este pedido como {orderId}.',
    courierToo: 'El servicio pide además un transportista.',
    unexplained:
      '{missing, number} de estos {unnamed, number} no {missing, plural, one {se aceptó; el servicio no dijo cuál} many {se aceptaron; el servicio no dijo cuáles} other {se aceptaron; el servicio no dijo cuáles}}.',
    doubt: 'Enviado {when}. {fault}',
    doubtUnexplained: 'Enviado {when}. El servicio no dijo si lo aceptó.',
    doubtSince: 'Enviado {when}, sin respuesta. Ahora: {message}',
    notSent: 'Servicio inaccesible, no enviado',
    setAside: 'Por usted, {when}',
    setAsideWhy: 'Por usted, {when}: {why}',
  },
  setAside: 'Apartar',
  setCountAside: 'Apartar {count, number}',
  asideText: 'Dejar de intentarlo. Puede deshacerlo.',
  mark: '{count, plural, one {Marcar # como aceptado} many {Marcar # como aceptados} other {Marcar # como aceptados}}',
  restore: 'Restaurar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  recommended: 'Recomendado',
  doubt: {
    lead: '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. {fault}',
    leadUnexplained:
      '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. El servicio no dijo si {count, plural, one {lo} many {los} other {los}} aceptó.',
    leadSeveral: '{count, number} registros de {requests, number} solicitudes',
    oneTitle: 'Probar con un registro',
    oneText: 'Reenvía {order}. Si el servicio dice que ya está enviado, el primer envío llegó.',
    sendOne: 'Reenviar 1 para comprobarlo',
    foundTitle: 'Ya aparecen en mi tienda',
    foundText:
      'Marca {count, plural, one {# registro como aceptado} many {# de registros como aceptados} other {# registros como aceptados}}. No se envía nada.',
    allTitle: 'Reenviar todos',
    selectedTitle: 'Reenviar los seleccionados',
    allText:
      '{count, plural, one {Puede subirse dos veces.} many {Hasta # pueden subirse dos veces.} other {Hasta # pueden subirse dos veces.}}',
    sendAll: '{count, plural, one {Reenviarlo} many {Reenviar los #} other {Reenviar los #}}',
    sendSelected: 'Reenviar {count, number}',
    sendAllTitle:
      '¿Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}?',
    sendAllYes:
      'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  unexplained: {
    foundTitle: 'Compruébelo en su tienda',
    foundText: 'Seleccione los que llegaron y márquelos como aceptados.',
    allTitle:
      '{count, plural, one {Enviarlo} many {Enviar los # uno por uno} other {Enviar los # uno por uno}}',
    selectedTitle:
      '{count, plural, one {Enviar el seleccionado} many {Enviar los # seleccionados uno por uno} other {Enviar los # seleccionados uno por uno}}',
    oneText:
      'Hasta {risk, number} de estos {count, number} se aceptaron. Si los envía otra vez, {risk, number} pueden enviarse dos veces.',
    sendOneByOne: 'Enviar uno por uno',
    title:
      '¿Enviar uno por uno {count, plural, one {# registro} many {# de registros} other {# registros}}?',
    risk: 'Hasta {count, number} de estos ya se aceptaron y se enviarían dos veces.',
  },
  refused: {
    lead: '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. {fault}',
    splitTitle: 'Buscar el registro incorrecto',
    splitText: 'Reenvía cada vez menos registros hasta encontrar el incorrecto.',
    split: 'Buscar el registro incorrecto entre {count, number}',
    againTitle: 'Reenviar',
    next: {
      entries: 'Corrija los registros o reenvíelos tal cual.',
      access: 'Este token no permite subir. Use otro y reenvíe.',
      address: 'La dirección del servicio es incorrecta. Sus registros están bien.',
      size: 'Acorte el valor más largo y reenvíelo.',
    },
    culprits:
      '{count, plural, one {{orders} se rechaza incluso solo. Corríjalo y reenvíelo, o apártelo.} many {# de registros se rechazan incluso solos: {orders}. Corríjalos y reenvíelos, o apártelos.} other {# registros se rechazan incluso solos: {orders}. Corríjalos y reenvíelos, o apártelos.}}',
  },
  notSent: { next: 'Ninguno llegó al servicio; puede enviarlos sin riesgo.' },
  aside: { next: 'Dejar de intentarlo. Puede deshacerlo.' },
  marked: {
    title: 'Marcados como aceptados',
    next: 'Marcados por usted, sin confirmar por el servicio.',
  },
  setAsideTitle:
    '¿Apartar {count, plural, one {# registro} many {# de registros} other {# registros}}?',
  setAsideText: 'Dejar de intentarlo. Puede deshacerlo.',
  why: 'Motivo (opcional)',
  whys: {
    title: 'Motivos frecuentes',
    cancelled: 'Pedido cancelado',
    otherwise: 'Enviado por otro medio',
    duplicate: 'Introducido dos veces',
  },
}
