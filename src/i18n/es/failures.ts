import type { failures as english } from '#i18n/en/failures.ts'
import type { Translation } from '#i18n/translation.ts'

export const failures: Translation<typeof english> = {
  title: 'Envíos fallidos',
  hint: 'Corrige en su celda lo que está mal: las filas corregidas se marcan solas y puedes marcar cualquier otra.',
  reason: 'Motivo',
  noReason: 'El servicio no ha dado ningún motivo.',
  resend: 'Reenviar {count, plural, one {# envío} many {# de envíos} other {# envíos}}',
  tickAll: 'Marcar todos',
  tick: 'Marcar el pedido {order}',
  ticked: 'Marcar',
  mended: 'corregido',
  named: 'el motivo menciona este valor',
  notReady:
    '{count, plural, one {# fila marcada todavía no puede salir} many {# de filas marcadas todavía no pueden salir} other {# filas marcadas todavía no pueden salir}}: mira las celdas señaladas.',
  cell: {
    missing: 'es necesario y está vacío',
    'digits-lost': 'una hoja de cálculo abrevió este número: sus cifras se han perdido',
    'control-characters': 'tiene caracteres que no se ven',
    several: 'contiene varios números',
  },
  fault: {
    unauthorized: 'El servicio no ha aceptado el token.',
    'too-large': 'El servicio dice que esto es demasiado grande.',
    'turned-away': 'El servicio no ha atendido la petición por ahora (estado {status}).',
    'turned-down': 'El servicio ha rechazado la petición entera (estado {status}).',
    'not-connected': 'No se ha podido contactar con el servicio.',
    'unclear-status':
      'El servicio ha respondido con el estado {status}, que no dice si se ha procesado algo.',
    'no-answer': {
      network: 'La conexión se cortó antes de recibir respuesta.',
      timeout: 'La respuesta no llegó a tiempo.',
      interrupted: 'La página se cerró antes de recibir respuesta.',
    },
    unreadable: {
      'not-json': 'No se ha podido leer la respuesta del servicio.',
      'no-sense': 'Los números de la respuesta del servicio no tienen sentido.',
    },
  },
  serviceWrote: 'El servicio ha escrito:',
  story: {
    marked: 'Lo marcaste como aceptado, {when}.',
    candidates:
      '{count, plural, =0 {El servicio no ha propuesto ningún transportista.} one {# transportista para elegir.} many {# de transportistas para elegir.} other {# transportistas para elegir.}}',
    courierToo: 'El servicio pide además un transportista.',
    unexplained:
      '{missing, number} de estos {unnamed, number} no se aceptaron; el servicio no dijo cuáles.',
    doubt: 'Enviado {when}. {fault} Puede que se haya aceptado.',
    doubtUnexplained: 'Enviado {when}; puede que se haya aceptado, el servicio no lo dijo.',
    doubtSince: 'Puede que se aceptara {when}; ahora: {message}',
    notSent: 'No llegó a salir: no se pudo contactar con el servicio.',
    setAside: 'Lo apartaste {when}.',
    setAsideWhy: 'Lo apartaste {when}: {why}',
  },
  known: 'Lo que se sabe',
  appliesTo:
    '{count, plural, =0 {Los botones valen para todos, o solo para los marcados.} one {Los botones valen para el envío marcado.} many {Los botones valen para los # de envíos marcados.} other {Los botones valen para los # envíos marcados.}}',
  sendAgain: 'Enviar otra vez',
  markAccepted: 'Marcar como aceptado',
  setAside: 'Apartar',
  takeBack: 'Recuperar',
  doubt: {
    group:
      '{count, plural, one {# envío salió} many {# de envíos salieron} other {# envíos salieron}} {when}. {fault} Puede que {count, plural, one {se haya aceptado} many {se hayan aceptado} other {se hayan aceptado}}.',
    groupUnexplained:
      '{count, plural, one {# envío salió} many {# de envíos salieron} other {# envíos salieron}} {when}; el servicio no dijo si {count, plural, one {se aceptó} many {se aceptaron} other {se aceptaron}}.',
    next: 'Enviar uno otra vez aclara algo más: lo que ya se aceptó no está pendiente.',
    sendOne: 'Enviar uno para saberlo',
    sendOneTitle: '¿Enviar otra vez el pedido {order}?',
    sendOneRisk:
      'Puede que se aceptara la primera vez. En ese caso el servicio lo rechaza o queda subido dos veces.',
    sendOneYes: 'Enviarlo otra vez',
    sendAll: 'Enviar todos otra vez',
    sendAllTitle:
      '¿Enviar otra vez {count, plural, one {# envío} many {# de envíos} other {# envíos}}?',
    sendAllRisk:
      '{count, plural, one {Puede que ya se haya aceptado y entonces saldría dos veces.} many {Puede que hasta # ya se hayan aceptado y entonces saldrían dos veces.} other {Puede que hasta # ya se hayan aceptado y entonces saldrían dos veces.}}',
    sendAllYes:
      'Enviar otra vez {count, plural, one {# envío} many {# de envíos} other {# envíos}}',
  },
  unexplained: {
    sendOneByOne: 'Enviar uno por uno',
    title:
      '¿Enviar uno por uno {count, plural, one {# envío} many {# de envíos} other {# envíos}}?',
    risk: 'Hasta {count, number} de estos ya se aceptaron y saldrían dos veces.',
  },
  refused: {
    group: '{count, plural, one {# envío} many {# de envíos} other {# envíos}}, {when}. {fault}',
    split: 'Dividir para encontrar el culpable',
    next: 'Corrige lo que está mal o envíalos otra vez tal como están.',
    nextSplit:
      'Basta un envío para que se rechace una petición entera: dividiéndola se encuentra cuál es.',
  },
  notSent: { next: 'No llegaron a salir, así que pueden enviarse otra vez sin ningún riesgo.' },
  aside: { next: 'Cuentan como resueltos. Puedes recuperarlos cuando quieras.' },
  marked: {
    title: 'Marcados como aceptados',
    next: 'Los marcaste tú; el servicio no lo ha confirmado.',
  },
  setAsideTitle: '¿Apartar {count, plural, one {# envío} many {# de envíos} other {# envíos}}?',
  setAsideText: 'Lo que se aparta cuenta como resuelto y no se envía. Se puede recuperar.',
  why: 'Por qué (si quieres)',
}
