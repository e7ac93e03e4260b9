import type { values as english } from '#i18n/en/values.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const values: Translation<typeof english> = {
  title: 'Nombres y códigos de transportista',
  intro: 'Elija el código que se envía para cada nombre de su hoja.',
  commonest:
    'Se muestran los {shown, number} más frecuentes de {count, plural, one {# valor} many {# de valores} other {# valores}}.',
  none: 'Sin transportista',
  rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
  name: 'Nombre, sin código',
  whatFor: 'Qué enviar para {value}',
  whatForNone: 'Qué enviar sin transportista',
  keep: 'Conservar',
  empty: 'Dejar vacío y elegir después',
  code: 'Código de transportista',
  codeFor: 'Código de transportista para {value}',
  codeForNone: 'Código para los registros sin transportista',
  codeNeeded: 'Escriba un código de transportista.',
  change: 'Cambiar {count, plural, one {# fila} many {# de filas} other {# filas}}',
  from: {
    'chosen-before': 'Elegido antes',
    service: 'Visto en las respuestas de su servicio',
    'public-list': 'De una lista pública. Su servicio puede usar otros códigos.',
  },
  names: {
    label: 'Nombres de transportistas',
    found:
      '{count, plural, one {# nombre de transportista con su código} many {# de nombres de transportistas con su código} other {# nombres de transportistas con su código}}',
    from: '{from}',
    item: '{value} → {code} ({count, plural, one {# fila} many {# de filas} other {# filas}})',
    codeOf: '{name} {code}',
    more: '{count, number} más',
    unclear:
      '{count, plural, one {# nombre puede ser de varios transportistas} many {# de nombres pueden ser de varios transportistas} other {# nombres pueden ser de varios transportistas}}: {names}.',
    use: '{count, plural, one {Usar este código} many {Usar estos códigos} other {Usar estos códigos}}',
    review: 'Revisar códigos',
    choose: 'Elegir códigos',
  },
  forAll: {
    title: 'Transportista para todos los registros',
    intro:
      'Ningún registro tiene transportista. Elija uno para todos o hágalo después de subirlos.',
    set: 'Asignar a {count, plural, one {# registro} many {# de registros} other {# registros}}',
    codeNeeded: 'Escriba un código de transportista.',
  },
  forSome: {
    title: 'Asignar transportista',
    intro: 'Reemplaza el transportista que tienen ahora.',
  },
  hidden: {
    space: '{count, plural, one {espacio} many {# de espacios} other {# espacios}}',
    'no-break-space':
      '{count, plural, one {espacio de no separación} many {# de espacios de no separación} other {# espacios de no separación}}',
    tab: '{count, plural, one {tabulador} many {# de tabuladores} other {# tabuladores}}',
    'line-break':
      '{count, plural, one {salto de línea} many {# de saltos de línea} other {# saltos de línea}}',
    'zero-width':
      '{count, plural, one {espacio oculto} many {# de espacios ocultos} other {# espacios ocultos}}',
    direction:
      '{count, plural, one {dirección de escritura} many {# de direcciones de escritura} other {# direcciones de escritura}}',
    'byte-order-mark': 'marca de orden de bytes',
    control:
      '{count, plural, one {carácter de control} many {# de caracteres de control} other {# caracteres de control}}',
  },
}
