import type { aboutIssues as english } from '#i18n/en/about-issues.ts'
import type { Translation } from '#i18n/translation.ts'

export const aboutIssues: Translation<typeof english> = {
  'order-id-missing':
    'Añada un ID de pedido o elimine estos registros. Hasta entonces no se envían.',
  'tracking-number-missing':
    'Añada un número de seguimiento o elimine estos registros. «-» y «N/A» no cuentan.',
  'scientific-notation':
    'Excel acortó estos números y los dígitos que faltan se han perdido. Péguelos de nuevo desde su tienda o su transportista.',
  'control-characters': 'Estas celdas contienen caracteres ocultos. Escríbalas de nuevo.',
  'made-by-spreadsheet':
    'Excel puso aquí un error, una fórmula o una fecha. Escriba el valor real.',
  'several-numbers':
    'Cada registro lleva un solo número de seguimiento. Divida los paquetes distintos o una las partes de un número.',
  'several-orders':
    'Cada registro lleva un solo ID de pedido. Ponga cada pedido en su propia fila.',
  'same-row-twice': 'Estas filas repiten otras anteriores. Solo se sube la primera.',
  'order-with-several-numbers':
    'El servicio probablemente solo acepte el primer número de un pedido. Elimine el incorrecto.',
  'number-on-several-orders': 'Correcto si los pedidos viajan juntos. Si no, revise las etiquetas.',
  'check-digit':
    'El último dígito no coincide: probablemente hay un error al escribirlo. Revise la etiqueta.',
  'changed-by-spreadsheet':
    'Excel probablemente añadió «.0» a estos valores. Compárelos con su tienda o con la etiqueta.',
  'courier-is-a-name': 'Use un código de transportista, o déjelo vacío y elija después de subir.',
  'already-accepted':
    'El servicio ya los aceptó y probablemente ahora los rechace. Elimine los registros que no quiera reenviar.',
  'other-number-accepted':
    'El servicio aceptó estos pedidos con otro número y probablemente rechace este. Compruebe cuál es correcto.',
  'maybe-accepted':
    'Una subida anterior envió estos pedidos sin respuesta. Resuélvalos allí antes para no enviarlos dos veces.',
  'waits-elsewhere':
    'Estos pedidos siguen en cola en una subida anterior. Elimínelos aquí o apártelos allí.',
  'web-address': 'Estas celdas contienen un enlace. Tome el número del enlace o escriba el valor.',
  email:
    'Estas celdas contienen un correo electrónico. Escriba el valor correcto o envíelas tal cual.',
  price: 'Estas celdas contienen un precio. Escriba el valor correcto o envíelas tal cual.',
  date: 'Estas celdas contienen una fecha. Escriba el valor correcto o envíelas tal cual.',
  time: 'Estas celdas contienen una hora. Escriba el valor correcto o envíelas tal cual.',
  boolean: 'Estas celdas solo dicen sí o no. Escriba el valor correcto o envíelas tal cual.',
  words:
    'Estos números no tienen dígitos o contienen palabras. Escriba el número o envíelos tal cual.',
  length:
    'Los números de seguimiento tienen de 4 a 60 caracteres; los ID de pedido, hasta 120. Complételos o envíelos tal cual.',
  'column-name': 'Estas filas repiten el encabezado. Elimínelas, o envíelas si son registros.',
  'courier-mismatch': 'Estos números no tienen el formato de su transportista. Compruebe los dos.',
  'order-is-number':
    'Uno de los valores está probablemente en la columna equivocada. Escriba el ID de pedido o el número correcto.',
  swapped:
    'El ID de pedido parece un número de seguimiento. Intercámbielos, o déjelos si son correctos.',
  'all-zeros': 'Estos valores son solo ceros. Escriba el valor correcto.',
  rounded:
    'Un programa conservó solo los primeros 15 a 17 dígitos de estos valores. Tómelos de nuevo de su tienda, no de este archivo.',
  'number-and-remark':
    'Estas celdas contienen un número de seguimiento y algo más. Use solo el número, o envíelas tal cual.',
  'scanned-label':
    'El código de barras contiene más que el número de seguimiento. Use el número que contiene, o escanee el código que muestra el número.',
  'look-alikes':
    'Estas letras parecen latinas pero no lo son, y el servicio no encontrará el valor. Use las latinas, o envíelas tal cual.',
  leftovers:
    'Un programa o un chat dejó aquí etiquetas, códigos o signos de lista. Use el valor sin ellos, o envíelos tal cual.',
  'odd-characters':
    'Ningún transportista usa estos signos en un número. Escriba el número, o envíelos tal cual.',
  'unlike-column':
    'Los demás ID de pedido tienen dígitos y estos no. Escriba el ID de pedido, o envíelos tal cual.',
  'perhaps-two-numbers':
    'Las dos mitades de estos dígitos son números de seguimiento válidos. Sepárelos si son de dos paquetes.',
  thousands:
    'Un programa escribió estos ID como números con separadores. Use el ID sin ellos si su tienda lo muestra así.',
  'other-digits': 'Compruebe si su tienda muestra estos ID con dígitos de 0 a 9.',
  'courier-is-a-company':
    'Probablemente es la empresa del destinatario o un nombre. Vacíelo y elija el transportista después de subir, o escriba un código.',
  'sent-as-it-is': 'Decidió enviarlos. Pulse Deshacer para retenerlos de nuevo.',
  skipped:
    'Estas filas son copias exactas de otras anteriores. Conserve una copia para enviarla también.',
}
