import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/translation.ts'

export const upload: Translation<typeof english> = {
  practiceMark: 'Práctica',
  toService: 'a {service}',
  facts:
    '{entries, plural, one {# envío} many {# de envíos} other {# envíos}}, {requests, plural, =0 {aún ninguna petición} one {# petición} many {# de peticiones} other {# peticiones}}',
  inTime: 'en {time}',
  nextSheet: 'Empezar la hoja siguiente',
  progress: 'Avance de la subida',
  progressText:
    '{done, number} de {total, plural, one {# envío enviado} many {# de envíos enviados} other {# envíos enviados}}',
  remaining: 'quedan unos {time}',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  sendRemaining:
    '{count, plural, one {Enviar el que queda} many {Enviar los # de envíos que quedan} other {Enviar los # envíos que quedan}}',
  pausing: 'Esperando la respuesta a la petición que está en camino.',
  stopped:
    'Has detenido esta subida. {count, plural, one {Queda # envío} many {Quedan # de envíos} other {Quedan # envíos}} por enviar.',
  waiting: {
    told: 'El servicio pide esperar. El envío continúa solo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
    notTold:
      'El servicio está ocupado y por ahora no ha aceptado nada. El próximo intento es en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  },
  paused: {
    byPerson: 'En pausa.',
    tokenMissing: 'Hace falta un token de acceso para poder enviar.',
    tokenRejected:
      'El servicio no ha aceptado este token. No se ha procesado nada de la petición y no se ha perdido nada.',
    tokenNext:
      'Escribe un token en la parte superior de la página: el envío continúa en el mismo punto.',
    enterToken: 'Escribir un token',
    trialFailed:
      'Los primeros envíos se mandaron como prueba y todos han fallado por el mismo motivo:',
    trialFailedSilently:
      'Los primeros envíos se mandaron como prueba. Todos han fallado y el servicio no ha dado ningún motivo.',
    trialNext: 'Mira qué pasa antes de que al resto le ocurra lo mismo.',
    offline:
      'Este equipo no tiene conexión. Los envíos que quedan saldrán solos cuando vuelva la conexión.',
    storage:
      'El navegador no ha podido anotar lo que iba a enviar (quizá el disco está lleno), así que no se ha enviado nada. Libera espacio y continúa.',
    interrupted:
      'La página se cerró en mitad de esta subida. Lo que estaba en camino aparece en «En duda».',
    otherUpload:
      'Se está enviando otra subida. Esta continúa sola cuando aquella termine o se detenga.',
    openOther: 'Abrir la otra subida',
    serviceWrote: 'El servicio ha escrito:',
    rest: '{count, plural, one {Queda # envío} many {Quedan # de envíos} other {Quedan # envíos}} por enviar.',
  },
  after: {
    'not-processed': 'No se ha procesado nada de esta petición.',
    refused:
      'Sus envíos aparecen en «Rechazados en bloque»: se pueden corregir, enviar otra vez o dividir para encontrar el que causa el problema.',
    'not-sent': 'Sus envíos no llegaron a salir; «Continuar» los envía.',
    unknown:
      'Nadie sabe si sus envíos se han procesado. Aparecen en «En duda» y nunca salen otra vez solos; «Continuar» envía solo los demás.',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'En espera · {name}',
    paused: 'En pausa · {name}',
    open: '{count, number} por resolver · {name}',
    done: 'Listo · {name}',
  },
  announce: {
    ended:
      'El envío ha terminado. {accepted, plural, one {# envío aceptado} many {# de envíos aceptados} other {# envíos aceptados}}, {open, plural, =0 {ninguno por resolver} one {# por resolver} many {# por resolver} other {# por resolver}}.',
    paused: 'El envío está parado. {reason}',
  },
  books: 'Cómo está cada envío',
  booksHint: 'Pulsa un número para ver sus envíos.',
  reported: {
    title: 'Comunicado por el servicio',
    firstSending: 'Primera pasada',
    resend: 'Reenvío {number, number}',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    notFound: 'No encontrados',
    courierNeeded: 'Falta transportista',
    notReported: 'sin comunicar',
    noAnswerYet: 'aún sin respuesta',
  },
  differ: {
    lead: 'Por qué no coinciden los números:',
    resent:
      'El servicio cuenta cada pasada por separado: lo que se envía otra vez se cuenta otra vez.',
    noAnswer:
      '{count, plural, one {# envío quedó} many {# de envíos quedaron} other {# envíos quedaron}} sin respuesta y no está en las cuentas del servicio.',
    unexplained:
      'El servicio contó como aceptados {accepted, number} de {unnamed, plural, one {# envío} many {# de envíos} other {# envíos}} y no dijo cuáles.',
    marked:
      'Has marcado como {count, plural, one {aceptado # envío} many {aceptados # de envíos} other {aceptados # envíos}}.',
    setAside:
      '{count, plural, one {Se ha apartado # envío} many {Se han apartado # de envíos} other {Se han apartado # envíos}}.',
    noReason:
      '{count, plural, one {# envío no se aceptó} many {# de envíos no se aceptaron} other {# envíos no se aceptaron}} y el servicio no {count, plural, one {lo nombró} many {los nombró} other {los nombró}}.',
    ownCounts:
      'El servicio contó {counted, plural, one {# fallo} many {# de fallos} other {# fallos}} y nombró {named, number}.',
    other: 'El servicio no explica cómo cuenta.',
  },
  strays:
    'El servicio también nombró {count, plural, one {# envío} many {# de envíos} other {# envíos}} que esta subida no mandó:',
  nobody: 'sin número',
  all: {
    title: 'Todos los envíos',
    outcome: 'Resultado',
    details: 'Detalles',
    search: 'Buscar en estos envíos',
    only: 'Solo: {outcome}',
    showAll: 'Mostrar todos los envíos',
    found:
      '{count, plural, =0 {Ningún envío coincide.} one {# envío} many {# de envíos} other {# envíos}}',
  },
  end: {
    title: 'No queda nada por hacer',
    accepted:
      '{count, plural, one {Se ha aceptado # envío} many {Se han aceptado # de envíos} other {Se han aceptado # envíos}}',
    andSetAside:
      '{count, plural, one {se ha apartado #} many {se han apartado #} other {se han apartado #}}',
    practice: 'Era una práctica: nada ha llegado a tu tienda.',
  },
}
