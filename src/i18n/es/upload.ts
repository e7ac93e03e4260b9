import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const upload: Translation<typeof english> = {
  sentences: '{first} {second}',
  requests: '{count, plural, one {# solicitud} many {# de solicitudes} other {# solicitudes}}',
  duration: {
    second: '{value, number} s',
    minute: '{value, number} min',
    hour: '{value, number} h',
  },
  rename: 'Cambiar el nombre de esta subida',
  newSheet: 'Nueva hoja',
  backToSheet: 'Volver a la hoja ({count, plural, one {queda #} many {quedan #} other {quedan #}})',
  progress: 'Progreso de la subida',
  progressText:
    '{done, number} de {total, plural, one {# registro enviado} many {# de registros enviados} other {# registros enviados}}',
  ofAccepted: 'de {total, number} aceptados',
  ofSent: 'de {total, number} enviados',
  needYou:
    '{count, plural, one {# requiere su atención} many {# de registros requieren su atención} other {# requieren su atención}}',
  remaining: 'Quedan unos {time}',
  trial:
    'Primero se prueba con {count, plural, one {# registro} many {# de registros} other {# registros}}.',
  learntSize: 'Se continúa de {count, number} en {count, number} registros, como pide el servicio.',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  sendRemaining:
    '{count, plural, one {Enviar el que queda} many {Enviar los # de registros que quedan} other {Enviar los # registros que quedan}}',
  pausing: 'Se pausará tras la solicitud actual…',
  stopped:
    'Detenida. {count, plural, one {# registro} many {# de registros} other {# registros}} sin enviar.',
  waiting: {
    told: 'El servicio está ocupado. Se continúa en {seconds, number} s.',
    busy: 'El servicio está ocupado. Nuevo intento en {seconds, number} s.',
    unreached:
      'No se puede contactar con el servicio; no se envió nada. Nuevo intento en {seconds, number} s.',
  },
  paused: {
    word: 'En pausa',
    rest: '{count, plural, one {# registro en espera.} many {# de registros en espera.} other {# registros en espera.}}',
    otherShop: 'Esta subida es de {shop}. Su token es de {tokenShop}.',
    sameShop: 'Misma tienda',
    tokenMissing: 'No está conectado.',
    tokenRejected: 'Su token de acceso fue rechazado o ha caducado.',
    trialFailed:
      '{count, plural, one {El registro de prueba falló.} many {Los primeros # de registros (enviados como prueba) fallaron todos.} other {Los primeros # registros (enviados como prueba) fallaron todos.}}',
    trialFailedSilently:
      '{count, plural, one {El registro de prueba falló y el servicio no indicó el motivo.} many {Los primeros # de registros (enviados como prueba) fallaron todos y el servicio no indicó el motivo.} other {Los primeros # registros (enviados como prueba) fallaron todos y el servicio no indicó el motivo.}}',
    tooLarge: '{count, number} registros eran demasiado grandes incluso de uno en uno.',
    offline: 'No tiene conexión.',
    storage: {
      full: 'El almacenamiento del navegador está lleno.',
      changed:
        'Esta subida se cambió o se eliminó en otra pestaña. Desde aquí no se envía nada más.',
      unreachable: 'El navegador no pudo guardar la siguiente solicitud.',
      over: 'El navegador ya puede guardar. No se perdió nada.',
    },
    answerHeld: 'El servicio respondió, pero el navegador aún no pudo guardar la respuesta.',
    interrupted: 'La página se cerró durante esta subida.',
    interruptedDoubt: 'Lo que se enviaba en ese momento está en duda.',
    otherUpload: 'A la espera de que termine otra subida.',
    serviceWrote: 'El servicio escribió:',
    sendRest:
      'Enviar {count, plural, one {el otro} many {los otros # de registros} other {los otros #}}',
    openOther: 'Abrir la otra subida',
  },
  next: {
    otherShop: 'Conéctese con la tienda de la subida para continuar.',
    token: 'Introduzca su token de acceso para continuar.',
    newToken: 'Introduzca otro para continuar.',
    trialFailed: 'Revise el motivo antes de continuar.',
    trialFailedSilently: 'Compruébelos en su tienda antes de continuar.',
    tooLarge: 'Pida a su administrador que revise la configuración.',
    'not-processed': 'No se procesó nada. Espere un momento y continúe.',
    'not-sent': 'No se envió nada. Pulse «Continuar» para reintentarlo.',
    unknown:
      'Estos registros pueden haber llegado o no. Están en duda y no se reenvían automáticamente.',
    refused: 'Están en «Envío rechazado». Corríjalos, reenvíelos o busque el registro incorrecto.',
    forbidden: 'Este token no permite subir números de seguimiento. Pregunte a quien se lo dio.',
    address: 'La dirección del servicio puede ser incorrecta. Avise a su administrador.',
    offline: 'La subida continúa cuando vuelva la conexión.',
    over: 'Pulse «Continuar» para enviar el resto.',
    full: 'Libere espacio y continúe.',
    changed: 'Recargue la página para ver lo guardado.',
    unreachable: 'Pulse «Continuar» para reintentarlo o recargue la página.',
    held: 'Deje esta pestaña abierta mientras lo reintenta.',
    heldFull: 'Libere espacio y deje esta pestaña abierta.',
    behind:
      '{count, plural, one {El registro que queda está bloqueado} many {Los # de registros que quedan están bloqueados} other {Los # registros que quedan están bloqueados}} por otro en duda. Resuélvalo primero.',
  },
  view: { 'in-doubt': 'Ver los que están en duda', refused: 'Ver los rechazados' },
  handOver: {
    button: 'Pasar a un compañero…',
    title: '¿Pasar esta subida a un compañero?',
    what: 'El archivo contiene los registros, las respuestas del servicio y sus elecciones, pero no su token de acceso. Su compañero lo suelta en su navegador y continúa.',
    twice:
      'Dé el archivo a una sola persona, porque dos podrían enviar los mismos registros. Esta copia queda bloqueada hasta que la recupere.',
    yes: 'Pasar y guardar el archivo',
    fileName: 'traspaso',
    tooLarge: 'El archivo superaría los 64 MB, así que no se pasó nada. Termine aquí esta subida.',
    notNow: 'No se pasó nada. Espere la respuesta a la solicitud actual.',
    notKept:
      'No se pasó nada; quizá el almacenamiento de este navegador esté lleno. Libere espacio e inténtelo de nuevo.',
    notTakenBack:
      'No se recuperó; quizá el almacenamiento de este navegador esté lleno. Libere espacio e inténtelo de nuevo.',
    done: 'Traspasada {when}. Su compañero continúa con el archivo; desde aquí no se envía nada.',
    notSaved: 'No se pudo guardar el archivo. Inténtelo de nuevo.',
    again: 'Guardar el archivo otra vez',
    takeBack: 'Recuperar…',
    takeBackTitle: '¿Recuperar esta subida?',
    takeBackYes: 'Recuperar',
    takeBackText:
      'Si su compañero abrió el archivo, algunos registros podrían enviarse dos veces. Asegúrese de que no envíe ninguno.',
    opening: 'Abrir {name}',
    opened:
      'Subida abierta. La copia de su compañero está bloqueada, así que puede continuar aquí.',
    known: 'Esta subida ya está en su navegador.',
    refused: {
      'too-large': 'Este archivo es demasiado grande. No se abrió nada.',
      unreadable:
        'Este archivo está dañado o incompleto. Pida a su compañero que lo guarde de nuevo.',
      'other-mode': 'Las subidas de práctica y las reales no se pueden mezclar. No se abrió nada.',
      'other-service': 'Esta subida es para {name}. Ábrala donde se use ese servicio.',
      'other-unnamed': 'Esta subida es para otro servicio. No se abrió nada.',
      watching: 'Ya usa Tracking Upload en otra pestaña. Suelte el archivo allí.',
      failed: 'El navegador no pudo guardar esta subida. No se abrió nada.',
    },
  },
  notify: {
    button: 'Avisarme',
    about: 'Cuando el envío termine o requiera su atención y usted esté en otra pestaña',
    on: 'Recibirá un aviso cuando el envío termine o requiera su atención.',
    blocked: 'Su navegador bloquea los avisos de esta página.',
  },
  share: {
    copy: 'Copiar resumen',
    copied: 'Copiado',
    line: '{name}: {facts}',
    practice: '{name} (práctica): {facts}',
    separator: '; ',
    accepted:
      '{count, plural, one {# aceptado} many {# de aceptados} other {# aceptados}} de {total, number}',
    parts: {
      failed: '{count, plural, one {# fallido} many {# de fallidos} other {# fallidos}}',
      'courier-needed':
        '{count, plural, one {# necesita transportista} many {# de registros necesitan transportista} other {# necesitan transportista}}',
      unexplained: '{count, number} sin explicar',
      'in-doubt': '{count, number} en duda',
      refused:
        '{count, plural, one {# con el envío rechazado} many {# de registros con el envío rechazado} other {# con el envío rechazado}}',
      'not-sent': '{count, number} sin enviar',
      'set-aside': '{count, plural, one {# apartado} many {# de apartados} other {# apartados}}',
      waiting: '{count, number} en espera',
      sending: '{count, number} en envío',
    },
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'En espera · {name}',
    paused: 'En pausa · {name}',
    open: '{count, plural, one {# pendiente} many {# de pendientes} other {# pendientes}} · {name}',
    done: 'Terminada · {name}',
  },
  announce: {
    finished: 'Subida completa. {account}',
    ended:
      'El envío terminó. {accepted, plural, one {# aceptado} many {# de aceptados} other {# aceptados}}, {open, plural, =0 {ninguno pendiente} one {# pendiente} many {# de pendientes} other {# pendientes}}.',
    paused: 'Subida en pausa. {reason}',
    panel: 'Siguiente: {panel}',
  },
  summary: 'Estado de cada registro',
  rail: {
    title: 'Esta subida',
    needsYou: 'Requieren su atención',
    inProgress: 'En curso',
    done: 'Hecho',
    everything: 'Todo',
    sending: 'Enviando…',
    nothing: 'Aquí no quedan registros.',
  },
  reported: {
    title: 'Según el servicio',
    firstSending: 'Primer envío',
    resend: 'Reenvío {number, number}',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    notFound: 'No encontrados',
    courierNeeded: 'Falta transportista',
    older:
      '{count, plural, one {# envío anterior} many {# de envíos anteriores} other {# envíos anteriores}}',
    notReported: 'no indicado',
    noCounts: 'Sin recuentos',
  },
  differ: {
    missing: 'Por qué {count, plural, one {falta #} many {faltan #} other {faltan #}}',
    lead: 'Por qué no coinciden los números',
    resent: 'Los registros reenviados se cuentan otra vez.',
    'no-answer':
      '{count, plural, one {# registro no obtuvo respuesta y no está contado.} many {# de registros no obtuvieron respuesta y no están contados.} other {# registros no obtuvieron respuesta y no están contados.}}',
    unexplained:
      'El servicio contó como aceptados {accepted, number} de {unnamed, plural, one {# registro} many {# de registros} other {# registros}} y no dijo cuáles.',
    doubtful:
      'El servicio no dijo si aceptó {count, plural, one {# registro. Está} many {# de registros. Están} other {# registros. Están}} en duda.',
    marked:
      'Usted marcó {count, plural, one {# registro como aceptado} many {# de registros como aceptados} other {# registros como aceptados}}.',
    'set-aside':
      'Usted apartó {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    'no-reason':
      '{count, plural, one {# registro no se aceptó} many {# de registros no se aceptaron} other {# registros no se aceptaron}} y el servicio no dio ningún motivo.',
    'own-counts':
      'El servicio contó {counted, plural, one {# fallo} many {# de fallos} other {# fallos}} y nombró {named, number}.',
    other: 'El servicio no explica cómo cuenta.',
  },
  strays:
    'El servicio también mencionó {count, plural, one {# registro que no envió} many {# de registros que no envió} other {# registros que no envió}}',
  nobody: 'sin número',
  all: {
    corrected: 'Corregido, aún sin reenviar',
    title: 'Todos los registros',
    lead: 'Se actualiza en directo',
    status: 'Estado',
    search: 'Buscar registros',
    searching: 'Buscando…',
    found:
      '{count, plural, =0 {Sin resultados} one {# registro} many {# de registros} other {# registros}}',
  },
  story: {
    column: 'Historial',
    title: 'Historial de {order}',
    place: 'Fila {row} de {source}',
    again: {
      correct: 'Corregir este registro',
      fact: 'Aceptado {when}. Es probable que el pedido ya no esté esperando envío y que el servicio rechace la corrección.',
      added: '{order} está en su hoja. Corríjalo y súbalo otra vez.',
    },
    now: 'Ahora',
    reading: 'Cargando…',
    unread: 'No se pudo leer el historial de este registro. Recargue la página para reintentarlo.',
    nothing: 'Sin enviar todavía',
    sent: 'Enviado (solicitud {request, number})',
    resent: 'Reenvío {number, number} (solicitud {request, number})',
    withCourier: 'Transportista {courier}',
    corrected: 'Corregido por usted',
    change: '{field}: {from} → {to}',
    none: 'ninguno',
    chosen:
      'Transportista elegido por usted: {name}{count, plural, one {} many {, para # de registros} other {, para # registros}}',
    joined: 'Transportista de su grupo: {name}',
    dropped: 'Elección de transportista deshecha',
    setAside: 'Apartado por usted',
    setAsideWhy: 'Apartado por usted: {why}',
    marked: 'Marcado como aceptado por usted',
    takenBack: 'Restaurado por usted',
    after: {
      'not-processed': 'Sin procesar, sigue en espera.',
      refused: 'El servicio rechazó la solicitud entera.',
      'not-sent': 'No se envió.',
      unknown: 'Puede haber llegado o no.',
    },
  },
  end: {
    title: 'No queda nada por hacer',
    accepted:
      '{count, plural, one {# registro aceptado} many {Aceptados los # de registros} other {Aceptados los # registros}}',
    acceptedOf: '{count, plural, one {# aceptado} many {# de aceptados} other {# aceptados}}',
    andSetAside: '{count, plural, one {# apartado} many {# de apartados} other {# apartados}}',
    account: '{facts}.',
    practice: '(Práctica: nada llegó a su tienda.)',
    waiting:
      '{count, plural, one {# pedido sin número sigue} many {# de pedidos sin número siguen} other {# pedidos sin número siguen}} en su hoja.',
    heldBack:
      '{count, plural, one {# registro con problemas sigue} many {# de registros con problemas siguen} other {# registros con problemas siguen}} en su hoja.',
  },
}
