import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/translation.ts'

export const upload: Translation<typeof english> = {
  sentences: '{first} {second}',
  practiceMark: 'Práctica',
  toService: 'a {service}',
  facts:
    '{entries, plural, one {# registro} many {# de registros} other {# registros}}, {requests, plural, =0 {todavía ninguna petición} one {# petición} many {# de peticiones} other {# peticiones}}',
  factsInTime: '{facts} en {time}',
  nextSheet: 'Empezar la hoja siguiente',
  progress: 'Avance de la carga',
  progressText:
    '{done, number} de {total, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}}',
  remaining: 'quedan unos {time}',
  trial:
    'Primero va una prueba de {count, plural, one {# registro} many {# de registros} other {# registros}}. Si todos fallan por el mismo motivo, el envío se detiene y le pregunta.',
  learntSize:
    'Una petición era demasiado grande para el servicio; esta carga sigue con {count, plural, one {# registro} many {# de registros} other {# registros}} por petición como máximo.',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  sendRemaining:
    '{count, plural, one {Enviar el que queda} many {Enviar los # de registros que quedan} other {Enviar los # registros que quedan}}',
  pausing: 'Esperando la respuesta a la petición que está en camino. Después no se envía nada más.',
  stopped:
    'Usted detuvo esta carga. {count, plural, one {Queda # registro} many {Quedan # de registros} other {Quedan # registros}} por enviar.',
  waiting: {
    told: 'El servicio pide esperar y no procesó nada de esta petición. El envío continúa solo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
    notTold:
      'El servicio está ocupado y por ahora no aceptó nada. El próximo intento es en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  },
  paused: {
    byPerson: 'En pausa.',
    tokenMissing: 'Hace falta un token de acceso para poder enviar.',
    tokenRejected:
      'El servicio no aceptó este token. No se procesó nada de la petición y no se perdió nada.',
    trialFailed:
      'Los primeros registros se enviaron como prueba y todos fallaron por el mismo motivo, que se muestra abajo.',
    trialFailedSilently:
      'Los primeros registros se enviaron como prueba. Todos fallaron y el servicio no dio ningún motivo. Compruebe algunos en su tienda antes de que a los demás les ocurra lo mismo.',
    tooLarge:
      'El servicio dijo de {count, number} registros seguidos, enviados de uno en uno, que son demasiado grandes. Aparecen en «Rechazado en bloque». Difícilmente se debe a los registros: avise a quien se encarga de esta instalación antes de que el resto corra la misma suerte.',
    trialNext:
      'Revise qué pasa antes de que a los demás les ocurra lo mismo. «Detener» los deja para más tarde.',
    sendRest: 'Enviar los demás',
    offline: 'Este equipo no tiene conexión.',
    storage: {
      full: 'El navegador ya no tiene sitio para anotar lo que sigue, así que no se envió ni se cambió nada. Libere espacio e inténtelo de nuevo.',
      changed:
        'Lo que este navegador guarda de esta carga se cambió en otra pestaña o se eliminó, así que desde aquí no se envía nada más. Recargue la página para ver lo que está guardado.',
      unreachable:
        'El navegador no permitió que la página anotara lo que sigue, así que no se envió ni se cambió nada. Inténtelo de nuevo; si no sirve, recargue la página.',
      over: 'El navegador ya puede volver a escribir y no se perdió nada.',
    },
    answerHeld:
      'El servicio ha respondido, pero la respuesta todavía no se pudo anotar. Deje esta pestaña abierta: se intenta de nuevo cada pocos segundos y, hasta entonces, no se envía nada más.',
    holding: {
      full: 'Libere espacio: el navegador ya no tiene sitio.',
      unreachable: 'En este momento el navegador no permite que la página escriba.',
    },
    interrupted: 'La página se cerró en mitad de esta carga.',
    interruptedDoubt: 'Lo que estaba en camino aparece en «En duda».',
    otherUpload:
      'Se está enviando otra carga. Esta continúa sola cuando aquella termine o se detenga.',
    leadTo: 'Ir a «{outcome}»',
    openOther: 'Abrir la otra carga',
    serviceWrote: 'El servicio escribió:',
    rest: '{count, plural, one {Queda # registro} many {Quedan # de registros} other {Quedan # registros}} por enviar.',
  },
  next: {
    token:
      'Introduzca un token en la parte superior de la página: el envío continúa en el mismo registro.',
    'not-processed': 'Espere un poco y pulse «Continuar»: el envío sigue en el mismo registro.',
    'not-sent': '«Continuar» los envía.',
    unknown: '«Continuar» envía solo los demás.',
    offline: 'Los registros que quedan se enviarán solos cuando vuelva la conexión.',
    over: 'Pulse «Continuar» para enviar el resto.',
    behind:
      '{count, plural, one {El registro que queda espera a otro de su pedido que está en duda} many {Los # de registros que quedan esperan a otros de sus pedidos que están en duda} other {Los # registros que quedan esperan a otros de sus pedidos que están en duda}}: resuelva eso primero.',
  },
  after: {
    'not-processed': 'No se procesó nada de esta petición y no se perdió nada.',
    refused:
      'Sus registros aparecen en «Rechazado en bloque»: se pueden corregir, enviar otra vez o dividir para encontrar el que causa el problema.',
    'not-sent': 'Sus registros no llegaron a salir.',
    unknown:
      'Nadie sabe si sus registros se procesaron. Aparecen en «En duda» y nunca se envían otra vez solos.',
  },
  hint: {
    content: 'El servicio no entiende algo de lo enviado, quizá en un solo registro.',
    forbidden:
      'Este token no permite cargar números de seguimiento; pregunte a quien se lo dio o introduzca otro.',
    address:
      'Puede que la dirección del servicio sea incorrecta: avise a quien se encarga de esta instalación.',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'En espera · {name}',
    paused: 'En pausa · {name}',
    open: '{count, plural, one {# pendiente} many {# de pendientes} other {# pendientes}} · {name}',
    done: 'Listo · {name}',
  },
  announce: {
    finished: 'Todo lo de esta carga está resuelto. {account}',
    ended:
      'El envío terminó. {accepted, plural, one {# registro aceptado} many {# de registros aceptados} other {# registros aceptados}}, {open, plural, =0 {ninguno pendiente} one {# pendiente} many {# de pendientes} other {# pendientes}}.',
    paused: 'El envío está parado. {reason}',
  },
  summary: 'Estado de cada registro',
  summaryHint: 'Pulse un número o una parte de la barra para ver sus registros.',
  reported: {
    title: 'Comunicado por el servicio',
    firstSending: 'Primer envío',
    resend: 'Reenvío {number, number}',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    notFound: 'No encontrados',
    courierNeeded: 'Falta transportista',
    older:
      '{count, plural, one {# envío anterior} many {# de envíos anteriores} other {# envíos anteriores}}',
    each: 'Mostrar cada uno',
    notReported: 'sin comunicar',
    noCounts: 'sin recuentos recibidos',
  },
  differ: {
    lead: 'Por qué no coinciden los números:',
    resent:
      'El servicio cuenta cada envío por separado: lo que se envía otra vez se cuenta otra vez.',
    'no-answer':
      '{count, plural, one {# registro quedó sin respuesta y no está} many {# de registros quedaron sin respuesta y no están} other {# registros quedaron sin respuesta y no están}} en las cuentas del servicio.',
    unexplained:
      'El servicio contó como aceptados {accepted, number} de {unnamed, plural, one {# registro} many {# de registros} other {# registros}} y no dijo cuáles.',
    doubtful:
      '{count, plural, one {# registro está} many {# de registros están} other {# registros están}} en duda: el servicio no dijo cuáles había aceptado.',
    marked:
      'Usted marcó como {count, plural, one {aceptado # registro} many {aceptados # de registros} other {aceptados # registros}}.',
    'set-aside':
      '{count, plural, one {Se apartó # registro} many {Se apartaron # de registros} other {Se apartaron # registros}}.',
    'no-reason':
      '{count, plural, one {# registro no se aceptó} many {# de registros no se aceptaron} other {# registros no se aceptaron}} y el servicio no dio ningún motivo.',
    'own-counts':
      'El servicio contó {counted, plural, one {# fallo} many {# de fallos} other {# fallos}} y nombró {named, number}.',
    other: 'El servicio no explica cómo cuenta.',
  },
  strays:
    'El servicio también nombró {count, plural, one {# registro que no era} many {# de registros que no eran} other {# registros que no eran}} de esta carga:',
  nobody: 'sin número',
  all: {
    title: 'Todos los registros',
    outcome: 'Resultado',
    details: 'Detalles',
    search: 'Buscar en estos registros',
    only: 'Solo: {outcome}',
    showAll: 'Mostrar todos los registros',
    searching: 'Buscando…',
    found:
      '{count, plural, =0 {Ningún registro coincide.} one {# registro} many {# de registros} other {# registros}}',
  },
  story: {
    hint: 'El botón al final de una fila, o Intro en ella, cuenta qué pasó con su registro.',
    column: 'Qué pasó',
    title: 'Qué pasó con el pedido {order}',
    place: 'Fila {row} de {source}',
    now: 'Ahora',
    reading: 'Leyendo lo anotado…',
    unread:
      'No se pudo leer lo anotado sobre este registro. Recargue la página para intentarlo otra vez.',
    nothing: 'Todavía no se envió.',
    sent: '{sending}, petición {request, number}',
    sentWith: '{sending}, petición {request, number}, con el transportista {courier}',
    corrected: 'Modificado por usted',
    change: '{field}: {from} → {to}',
    none: 'ninguno',
    chosen:
      'Transportista elegido por usted: {name}{count, plural, one {} many {, para # de registros a la vez} other {, para # registros a la vez}}',
    joined: 'Recibió {name}, como su grupo',
    dropped: 'Elección de transportista retirada',
    setAside: 'Apartado por usted',
    setAsideWhy: 'Apartado por usted: {why}',
    marked: 'Marcado como aceptado por usted',
    takenBack: 'Recuperado por usted',
    after: {
      'not-processed': 'No se procesó nada; el registro siguió en espera.',
      refused: 'El registro se rechazó junto con toda su petición.',
      'not-sent': 'El registro no llegó a salir.',
      unknown: 'Nadie sabe si el registro se procesó.',
    },
  },
  end: {
    title: 'No queda nada por hacer',
    accepted:
      '{count, plural, one {Se aceptó # registro} many {Se aceptaron # de registros} other {Se aceptaron # registros}}',
    andSetAside: '{count, plural, one {se apartó #} many {se apartaron #} other {se apartaron #}}',
    account: '{facts}.',
    practice: 'Era una práctica: nada llegó a su tienda.',
  },
}
