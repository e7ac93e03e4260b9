import type { failures as english } from '#i18n/en/failures.ts'
import type { Translation } from '#i18n/translation.ts'

export const failures: Translation<typeof english> = {
  title: 'Registros fallidos',
  hint: 'Corrija en su celda lo que está mal: las filas corregidas se seleccionan solas, y puede seleccionar cualquier otra.',
  keys: '<key>Intro</key> cambiar · <key>Mayús + Supr</key> apartar · <key>Ctrl + Z</key> deshacer',
  reason: 'Motivo',
  noReason: 'El servicio no dio ningún motivo.',
  resend: 'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  tickAll: 'Seleccionar todos',
  tick: 'Seleccionar el pedido {order}',
  ticked: 'Seleccionar',
  tickedCount:
    '{count, plural, one {# seleccionado} many {# de seleccionados} other {# seleccionados}}',
  corrected: 'corregido',
  correctedMark: 'Corregido',
  named: 'el motivo menciona este valor',
  notReady:
    '{count, plural, one {# fila seleccionada todavía no se puede enviar} many {# de filas seleccionadas todavía no se pueden enviar} other {# filas seleccionadas todavía no se pueden enviar}}: revise las celdas señaladas.',
  heldBy: '{field}: {issue}',
  cell: {
    missing: 'aquí hace falta un valor',
    'made-by-spreadsheet': 'una hoja de cálculo puso aquí un error, una fórmula o una fecha',
    'digits-lost': 'una hoja de cálculo abrevió este número y se perdieron dígitos',
    'control-characters': 'tiene caracteres que no se ven',
  },
  warning: {
    'several-orders': 'parece contener varios ID de pedido: cada registro lleva uno',
    'changed-by-spreadsheet':
      'una hoja de cálculo probablemente lo cambió: compárelo con el original',
    'courier-is-a-name': 'parece un nombre; el servicio usa códigos',
    'check-digit': 'el dígito de control no cuadra: busque un error al escribirlo',
    'several-numbers': 'contiene varios números',
    'web-address': 'parece una dirección web',
    email: 'parece un correo electrónico',
    price: 'parece un precio',
    date: 'parece una fecha',
    time: 'parece una hora',
    boolean: 'parece un valor de sí o no',
    words: 'parece texto',
    length: 'es demasiado corto o largo',
    'column-name': 'parece un encabezado',
    'courier-mismatch': 'no tiene el formato de su transportista',
    'order-is-number': 'es igual al número de seguimiento',
    'all-zeros': 'es todo ceros',
  },
  families: {
    title: 'Motivos',
    all: 'Todos los motivos',
    value: '(un valor)',
    more: '{count, plural, one {# motivo más} many {# de motivos más} other {# motivos más}}',
    courierTitle: 'Otro transportista para estos registros',
    courierText:
      'El servicio no admite el código del transportista. Ponga el correcto en todos a la vez.',
    instead: 'En lugar de',
    anyCode: 'Cualquier código ({count, number})',
    oneCode: '{courier} ({count, number})',
    setCourier:
      'Poner el transportista en {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  detail: {
    title: 'Pedido {order} al completo',
    place: 'Fila {row} · Pedido {order}',
    change: 'Cambiar…',
    changeTitle: 'Cambiar el pedido {order}',
    save: 'Guardar',
    putBack: 'Dejarlo como se envió',
    was: '{field} se envió como <value></value>',
    empty: 'vacío',
  },
  undo: {
    short: 'Deshacer',
    undo: 'Deshacer: {name}',
    corrected:
      '{count, plural, one {Pedido {order} cambiado} many {# de registros cambiados} other {# registros cambiados}}',
    'set-aside':
      '{count, plural, one {Pedido {order} apartado} many {# de registros apartados} other {# registros apartados}}',
    marked:
      '{count, plural, one {Pedido {order} marcado como aceptado} many {# de registros marcados como aceptados} other {# registros marcados como aceptados}}',
    courier:
      'Transportista {courier} puesto en {count, plural, one {# registro} many {# de registros} other {# registros}}',
    courierLater:
      'Transportista retirado de {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  behind: {
    title: 'A la espera de otro registro',
    next: '{count, plural, one {Un registro anterior de su pedido está en duda. Resuelva primero ese: después se enviará también este; si el envío está parado, pulse «Continuar».} many {Un registro anterior de cada uno de sus pedidos está en duda. Resuelva primero ese: después se enviarán también estos; si el envío está parado, pulse «Continuar».} other {Un registro anterior de cada uno de sus pedidos está en duda. Resuelva primero ese: después se enviarán también estos; si el envío está parado, pulse «Continuar».}} O aparte lo que ya no haga falta.',
    story:
      'Espera a la fila {row} del pedido {order} (número de seguimiento {number}), que está en duda.',
  },
  probe: {
    'was-pending':
      'El pedido {order} seguía pendiente, así que el primer envío no se procesó. {count, plural, =0 {} one {El otro registro de esa petición seguramente tampoco se procesó y se puede enviar otra vez.} many {Los otros # de registros de esa petición seguramente tampoco se procesaron y se pueden enviar otra vez.} other {Los otros # registros de esa petición seguramente tampoco se procesaron y se pueden enviar otra vez.}}',
    'request-rejected':
      'El servicio dice ahora del pedido {order}: «{message}» Si significa que ya estaba enviado, el primer envío llegó{count, plural, =0 {: márquelo como aceptado} one {: márquelo como aceptado, y también el otro registro de esa petición} many {: márquelo como aceptado, y también los otros # de registros de esa petición} other {: márquelo como aceptado, y también los otros # registros de esa petición}}. Si señala un error, ese error ya estaba la primera vez: aparte el registro y vuelva a introducirlo.',
    'other-entry':
      'El servicio dice ahora del pedido {order}: «{message}» Otro registro de ese pedido ya fue aceptado, y eso basta como motivo: no aclara nada del primer envío. Pruebe con un registro de otro pedido o mire en su tienda.',
    nothing:
      'Tampoco esta vez hubo respuesta para el pedido {order}: no se sabe nada más. Mire en su tienda o inténtelo más tarde.',
  },
  fault: {
    unauthorized: 'El servicio no aceptó el token.',
    'too-large': 'El servicio dice que esto es demasiado grande.',
    unavailable: 'Por ahora, el servicio no atiende la petición (estado {status}).',
    'request-rejected': 'El servicio rechazó la petición entera (estado {status}).',
    'not-connected': 'No se pudo contactar con el servicio.',
    'unclear-status':
      'El servicio respondió con el estado {status}, que no dice si se procesó algo.',
    redirect: 'El servicio remitió a otra dirección, que nunca se sigue.',
    'no-answer': {
      network: 'La conexión se cortó antes de recibir respuesta.',
      timeout: 'La respuesta no llegó a tiempo.',
      interrupted: 'La página se cerró antes de recibir respuesta.',
    },
    unreadable: {
      'not-json': 'No se pudo leer la respuesta del servicio.',
      'no-sense': 'Los números de la respuesta del servicio no tienen sentido.',
    },
  },
  allGroups: 'Mostrar las {count, number} peticiones',
  fewerGroups: 'Mostrar menos peticiones',
  serviceWrote: 'El servicio escribió:',
  story: {
    marked: 'Marcado como aceptado por usted, {when}.',
    candidates:
      '{count, plural, =0 {El servicio no propuso ningún transportista.} one {# transportista para elegir.} many {# de transportistas para elegir.} other {# transportistas para elegir.}}',
    otherCourier: 'El servicio respondió sobre otro transportista: {courier}.',
    courierToo: 'El servicio pide además un transportista.',
    unexplained:
      '{missing, number} de estos {unnamed, number} no {missing, plural, one {se aceptó; el servicio no dijo cuál} many {se aceptaron; el servicio no dijo cuáles} other {se aceptaron; el servicio no dijo cuáles}}.',
    doubt: 'Enviado {when}. {fault} Puede que se haya aceptado.',
    doubtUnexplained: 'Enviado {when}; puede que se haya aceptado, el servicio no lo dijo.',
    doubtSince: 'Puede que se aceptara {when}; ahora: {message}',
    notSent: 'No llegó a salir: no se pudo contactar con el servicio.',
    setAside: 'Apartado por usted, {when}.',
    setAsideWhy: 'Apartado por usted, {when}: {why}',
  },
  known: 'Lo que se sabe',
  appliesTo:
    '{count, plural, =0 {Los botones valen para todos, o solo para los seleccionados.} one {Los botones valen para el registro seleccionado.} many {Los botones valen para los # de registros seleccionados.} other {Los botones valen para los # registros seleccionados.}}',
  sendAgain: 'Enviar otra vez',
  markAccepted: 'Marcar como aceptado',
  setAside: 'Apartar',
  takeBack: 'Recuperar',
  doubt: {
    group:
      '{count, plural, one {# registro se envió} many {# de registros se enviaron} other {# registros se enviaron}} {when}. {fault} Puede que {count, plural, one {se haya aceptado} many {se hayan aceptado} other {se hayan aceptado}}.',
    groupUnexplained:
      '{count, plural, one {# registro se envió} many {# de registros se enviaron} other {# registros se enviaron}} {when}; el servicio no dijo si {count, plural, one {se aceptó} many {se aceptaron} other {se aceptaron}}.',
    next: 'Enviar uno otra vez aclara algo más: lo que ya se aceptó antes deja de estar pendiente.',
    sendOne: 'Enviar uno para saberlo',
    sendOneTitle: '¿Enviar otra vez el pedido {order}?',
    sendOneRisk:
      'Puede que se aceptara la primera vez. En ese caso, el servicio lo rechazará o quedará cargado dos veces.',
    sendOneYes: 'Enviarlo otra vez',
    sendAll: 'Enviar todos otra vez',
    sendAllTitle:
      '¿Enviar otra vez {count, plural, one {# registro} many {# de registros} other {# registros}}?',
    sendAllRisk:
      '{count, plural, one {Puede que ya se haya aceptado; en ese caso se enviaría dos veces.} many {Puede que hasta # ya se hayan aceptado; en ese caso se enviarían dos veces.} other {Puede que hasta # ya se hayan aceptado; en ese caso se enviarían dos veces.}}',
    sendAllYes:
      'Enviar otra vez {count, plural, one {# registro} many {# de registros} other {# registros}}',
  },
  unexplained: {
    next: 'Mire en su tienda cuáles tienen ya su número y márquelos como aceptados. O envíelos uno a uno: cada respuesta lo dirá.',
    sendOneByOne: 'Enviar uno por uno',
    title:
      '¿Enviar uno por uno {count, plural, one {# registro} many {# de registros} other {# registros}}?',
    risk: 'Hasta {count, number} de estos ya se aceptaron y se enviarían dos veces.',
  },
  refused: {
    group:
      '{count, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}} {when}. {fault}',
    split: 'Dividir para encontrar el registro culpable',
    next: {
      entries: 'Corrija lo que está mal o envíelos otra vez tal como están.',
      split:
        'Basta un registro para que se rechace una petición entera: al dividirla se encuentra cuál es.',
      access:
        'Los registros no tienen nada malo: el token no tiene permiso. Introduzca otro o pregunte a quien se lo dio, y envíelos otra vez.',
      address:
        'Los registros no tienen nada malo: falla el camino hasta el servicio. Pregunte a quien instaló este producto y envíelos otra vez.',
      size: 'El registro es demasiado grande para el servicio incluso enviado solo: acorte lo que sea largo o apártelo.',
    },
    culprits:
      '{count, plural, one {Encontrado: el pedido {orders} se rechaza incluso enviado solo. Corríjalo y envíelo otra vez, o apártelo.} many {Encontrados: # de pedidos se rechazan incluso enviados solos: {orders}. Corríjalos y envíelos otra vez, o apártelos.} other {Encontrados: # pedidos se rechazan incluso enviados solos: {orders}. Corríjalos y envíelos otra vez, o apártelos.}}',
  },
  notSent: { next: 'No llegaron a salir, así que se pueden enviar otra vez sin ningún riesgo.' },
  aside: { next: 'Cuentan como resueltos. Puede recuperarlos cuando quiera.' },
  marked: {
    title: 'Marcados como aceptados',
    next: 'Los marcó usted; el servicio no lo confirmó.',
  },
  setAsideTitle:
    '¿Apartar {count, plural, one {# registro} many {# de registros} other {# registros}}?',
  setAsideText: 'Lo que se aparta cuenta como resuelto y no se envía. Se puede recuperar.',
  why: 'Motivo (opcional)',
  whys: {
    title: 'Motivos frecuentes',
    cancelled: 'Pedido cancelado',
    otherwise: 'Enviado por otro medio',
    duplicate: 'Introducido dos veces',
  },
}
