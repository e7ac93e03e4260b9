import type { failures as english } from '#i18n/en/failures.ts'
import type { Translation } from '#i18n/translation.ts'

export const failures: Translation<typeof english> = {
  title: 'Registros fallidos',
  hint: 'Corrija en su celda lo que está mal: las filas corregidas se seleccionan solas, y puede seleccionar cualquier otra.',
  reason: 'Motivo',
  noReason: 'El servicio no dio ningún motivo.',
  resend: 'Reenviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  tickAll: 'Seleccionar todos',
  tick: 'Seleccionar el pedido {order}',
  ticked: 'Seleccionar',
  mended: 'corregido',
  named: 'el motivo menciona este valor',
  notReady:
    '{count, plural, one {# fila seleccionada todavía no se puede enviar} many {# de filas seleccionadas todavía no se pueden enviar} other {# filas seleccionadas todavía no se pueden enviar}}: revise las celdas señaladas.',
  cell: {
    missing: 'es necesario y está vacío',
    'digits-lost': 'una hoja de cálculo abrevió este número y se perdieron dígitos',
    'control-characters': 'tiene caracteres que no se ven',
    several: 'contiene varios números',
  },
  fault: {
    unauthorized: 'El servicio no aceptó el token.',
    'too-large': 'El servicio dice que esto es demasiado grande.',
    'turned-away': 'Por ahora, el servicio no atiende la petición (estado {status}).',
    'turned-down': 'El servicio rechazó la petición entera (estado {status}).',
    'not-connected': 'No se pudo contactar con el servicio.',
    'unclear-status':
      'El servicio respondió con el estado {status}, que no dice si se procesó algo.',
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
  serviceWrote: 'El servicio escribió:',
  story: {
    marked: 'Marcado como aceptado por usted, {when}.',
    candidates:
      '{count, plural, =0 {El servicio no propuso ningún transportista.} one {# transportista para elegir.} many {# de transportistas para elegir.} other {# transportistas para elegir.}}',
    courierToo: 'El servicio pide además un transportista.',
    unexplained:
      '{missing, number} de estos {unnamed, number} no se aceptaron; el servicio no dijo cuáles.',
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
    next: 'Corrija lo que está mal o envíelos otra vez tal como están.',
    nextSplit:
      'Basta un registro para que se rechace una petición entera: al dividirla se encuentra cuál es.',
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
}
