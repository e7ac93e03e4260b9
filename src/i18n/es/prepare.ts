import type { prepare as english } from '#i18n/en/prepare.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const prepare: Translation<typeof english> = {
  how: {
    title: 'Cómo funciona',
    add: 'Añada su hoja',
    addText: 'Pegue, suelte, escanee o escriba.',
    fix: 'Corrija lo señalado',
    fixText: 'Números que faltan, duplicados, dígitos perdidos en Excel.',
    upload: 'Suba la hoja',
    uploadText: 'Vea qué pasó con cada registro. Elija transportistas y reenvíe lo que falló.',
  },
  unfinished: {
    title: 'Subidas pendientes',
    none: 'Todas las subidas están terminadas.',
    all: 'Ver todas las subidas',
    needYou:
      '{count, plural, one {# subida requiere su atención} many {# de subidas requieren su atención} other {# subidas requieren su atención}}',
    work: {
      'courier-needed':
        '{count, plural, one {# sin transportista} many {# sin transportista} other {# sin transportista}}',
      failed: '{count, plural, one {# fallido} many {# fallidos} other {# fallidos}}',
      unexplained: '{count, number} sin explicar',
      'in-doubt': '{count, number} en duda',
      refused:
        '{count, plural, one {# con el envío rechazado} many {# de registros con el envío rechazado} other {# con el envío rechazado}}',
      'not-sent': '{count, number} sin enviar',
      waiting: '{count, number} en espera',
      sending: '{count, number} en envío',
    },
  },
  source: {
    label: 'Orígenes',
    details: 'Detalles',
    more: '+{count, number} más',
    rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
    header: 'Encabezado en la fila {row}',
    droppedRows:
      '{count, plural, one {# fila} many {# de filas} other {# filas}} sin envío ({kinds}): {rows}',
    dropped: {
      title: 'título',
      header: 'encabezado',
      blank: 'en blanco',
      total: 'total',
      divider: 'línea de guiones',
    },
    rowsAndMore: '{rows}…',
    openQuotes:
      '{count, plural, one {Fila {rows}: comilla sin cerrar. Compárela} many {Filas {rows}: comillas sin cerrar. Compárelas} other {Filas {rows}: comillas sin cerrar. Compárelas}} con su archivo.',
    longRows:
      '{count, plural, one {La fila {rows} tiene más celdas que el encabezado. Compárela} many {Las filas {rows} tienen más celdas que el encabezado. Compárelas} other {Las filas {rows} tienen más celdas que el encabezado. Compárelas}} con su archivo.',
    headers:
      '{count, plural, one {Fila {rows}: encabezado de otra tabla, leída según sus columnas} many {Filas {rows}: encabezados de otras tablas, leídas según sus columnas} other {Filas {rows}: encabezados de otras tablas, leídas según sus columnas}}',
    rescued:
      '{count, plural, one {# número acortado restaurado} many {# de números acortados restaurados} other {# números acortados restaurados}}',
    receiptOf: 'Resultados de {shop}',
    receiptOfOther: 'De {shop}. Su token es de {tokenShop}.',
    acceptedSkipped:
      '{count, plural, one {# ya aceptada, no añadida} many {# ya aceptadas, no añadidas} other {# ya aceptadas, no añadidas}}',
    setAsideSkipped:
      '{count, plural, one {# apartada, no añadida} many {# apartadas, no añadidas} other {# apartadas, no añadidas}}',
    doubtful:
      '{count, plural, one {Puede que # fila ya se haya aceptado. Compruébela} many {Puede que # de filas ya se hayan aceptado. Compruébelas} other {Puede que # filas ya se hayan aceptado. Compruébelas}} en su tienda antes de enviar.',
    replace: 'Reemplazar la hoja',
    replaceHint: 'Reemplazar todo por {name}',
    changeColumns: 'Cambiar columnas',
    changeColumnsOf: 'Cambiar columnas de {name}',
    readAs: 'Leído como {encoding}',
    changeReading: 'Cambiar',
    changeReadingOf: 'Cambiar las opciones de importación de {name}',
    hiddenIncluded:
      '{count, plural, one {# fila oculta incluida} many {# de filas ocultas incluidas} other {# filas ocultas incluidas}}',
    hiddenSkipped:
      '{count, plural, one {# fila oculta omitida} many {# de filas ocultas omitidas} other {# filas ocultas omitidas}}',
    skipHidden: 'Omitir filas ocultas',
    includeHidden: 'Incluir filas ocultas',
    hiddenColumns:
      '{count, plural, one {# columna está oculta} many {# de columnas están ocultas} other {# columnas están ocultas}} en su archivo',
    struckCells:
      '{count, plural, one {Texto tachado omitido en # celda} many {Texto tachado omitido en # de celdas} other {Texto tachado omitido en # celdas}}',
    filledCells:
      '{count, plural, one {# celda rellenada} many {# de celdas rellenadas} other {# celdas rellenadas}} desde celdas combinadas',
  },
  readingDialog: {
    title: 'Opciones de importación',
    intro: 'Si el texto de abajo se ve mal, cambie la codificación o el separador.',
    encoding: 'Codificación',
    delimiter: 'Separador',
    automatic: 'Automático',
    comma: 'Coma',
    semicolon: 'Punto y coma',
    tab: 'Tabulador',
    bar: 'Barra vertical ( | )',
    spaces: 'Espacios',
    preview: 'Primeras filas',
    impossible: 'La codificación {encoding} no encaja con este archivo.',
    use: 'Aplicar',
  },
  merchantOnly: {
    text: 'Esta hoja no tiene ID de pedido, solo números internos. Si en su tienda son lo mismo, úselos.',
    use: 'Usar los números internos como ID de pedido',
  },
  sheet: {
    label: 'Hoja',
    grid: 'Registros',
    filter: 'Mostrar',
    all: 'Todos',
    problems: 'Problemas',
    warnings: 'Avisos',
    ready: '{count, plural, one {# listo} many {# de listos} other {# listos}}',
    checking: 'Comprobando…',
    shown: '{shown, number} de {count, number}',
    clear: 'Quitar filtro',
    showColumns:
      'Mostrar {count, plural, one {# columna oculta} many {# de columnas ocultas} other {# columnas ocultas}}',
    spoken: {
      standing: 'Hoja: {standing}',
      entries: 'registros: {count, number}',
      problems: 'problemas: {count, number}',
      warnings: 'avisos: {count, number}',
    },
    search: 'Buscar registros',
    searchShort: 'Buscar',
    none: {
      found: 'No hay coincidencias.',
      problems: 'No hay problemas.',
      warnings: 'No hay avisos.',
      'no-number': 'Todos los pedidos tienen número.',
    },
    issue: 'Incidencia',
    fixed: 'Corregido',
    issues: 'Incidencias',
    hideIssues: 'Ocultar incidencias',
    next: 'Siguiente',
    noIssues: 'Sin incidencias. Todo está listo para subir.',
    mustFix: 'Hay que corregir',
    worthChecking: 'Conviene revisar',
    stillSent: '{count, plural, one {#, se enviará} many {#, se enviarán} other {#, se enviarán}}',
    notToday: 'Se queda en la hoja',
    noNumber: 'Aún sin número',
    withoutCourier:
      '{count, plural, one {# registro no tiene} many {# de registros no tienen} other {# registros no tienen}} transportista. Si el servicio no sabe cuál es, lo elige después de subir.',
    rowMenu: 'Más para esta fila',
    columnMenu: '{column}: ordenar y filtrar',
    deleteEntry: 'Eliminar registro',
    deleteEntries:
      'Eliminar {count, plural, one {# registro} many {# de registros} other {# registros}}',
    saved: 'Guardado en este navegador',
    notSaved: 'Sin guardar',
    keyEnter: 'Intro',
    keyDelete: 'Supr',
    keyEdit: 'editar',
    keyClear: 'vaciar',
    keyAll: 'todas las teclas',
    outdated: 'La hoja cambió entretanto, así que no se hizo nada. Seleccione las filas de nuevo.',
    notKept:
      'Su hoja no se está guardando (el almacenamiento está lleno o bloqueado). No cierre esta pestaña.',
    filled:
      'Sus reglas rellenaron el transportista de {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    visibleOnly:
      'No se copió: {rows, plural, =0 {} one {# fila oculta} many {# de filas ocultas} other {# filas ocultas}}{both, select, yes { y } other {}}{columns, plural, =0 {} one {# columna oculta} many {# de columnas ocultas} other {# columnas ocultas}}. Muéstrelas y copie de nuevo para incluirlas.',
    leftOut: 'Excluidas',
    lines: '{count, plural, one {# línea} many {# de líneas} other {# líneas}}',
    items: 'Artículos: {items}',
    more: '{more, number} más',
    waiting:
      'Estos pedidos quedan aquí hasta que tengan número. Más adelante, pegue sus números, suelte la exportación de mañana o escanee las etiquetas.',
    few: '{count, number} de {all, number} pedidos {count, plural, one {no tiene} many {no tienen} other {no tienen}} número de seguimiento. Compruebe si se {count, plural, one {olvidó} many {olvidaron} other {olvidaron}}.',
    removeWaiting: 'Quitar {count, number} sin número',
    showLeftOut: 'Ver {count, plural, one {# excluida} many {# de excluidas} other {# excluidas}}',
    rowKinds: '{rows, plural, one {# fila:} many {# de filas:} other {# filas:}}',
    withoutNumber:
      '{count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} sin número',
    furtherLines:
      '{count, plural, one {# línea adicional} many {# de líneas adicionales} other {# líneas adicionales}}',
    countLeftOut: '{count, plural, one {# excluida} many {# de excluidas} other {# excluidas}}',
    readAs: 'Leído como {name}',
    lacking:
      '{count, plural, one {# pedido no está} many {# de pedidos no están} other {# pedidos no están}} en la hoja más reciente.',
    removeLacking: 'Quitar {count, number}',
    fits: '{count, plural, one {# número corresponde a un pedido sin número.} many {# de números corresponden a pedidos sin número.} other {# números corresponden a pedidos sin número.}}',
    useFitting: '{count, plural, one {Usarlo} many {Usarlos} other {Usarlos}}',
    keepApart: 'Mantener aparte',
    showWaiting:
      'Ver {count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} sin número',
  },
  cells: {
    selected:
      '{count, plural, one {# celda seleccionada} many {# de celdas seleccionadas} other {# celdas seleccionadas}}',
    copied:
      '{count, plural, one {# celda copiada} many {# de celdas copiadas} other {# celdas copiadas}}',
    notPasted: 'El navegador no permitió pegar desde el menú. Pulse Ctrl+V.',
    notCopied:
      'El navegador no permitió copiar. Permita a esta página usar el portapapeles e inténtelo de nuevo.',
    count: '{count, plural, one {# celda} many {# de celdas} other {# celdas}}',
    empty: '{count, plural, one {# vacía} many {# de vacías} other {# vacías}}',
  },
  details: {
    offer: '{field}: usar {value}',
    label: 'Sobre esta fila',
    rowAlone: 'Fila {row}',
    row: 'Fila {row} de {name}',
    original: '{field} original:',
    tidied: '{field}, ajustado automáticamente. Original:',
    restore: 'Restaurar el original',
    join: 'Unir',
    split: 'Dividir en {count, number}',
    useInstead: 'Usar {number}',
    cleaned: 'limpiado',
    filledByRule: 'transportista según su regla',
    swap: 'Intercambiar',
    takeNumber: 'Tomar {number}',
    pasteAgain: 'Completar número',
    pasteFor: 'Fila {row}, pedido {order}. Ahora: {value}',
  },
  issue: {
    'order-id-missing': 'Sin ID de pedido',
    'no-number-yet': 'Aún sin número',
    'scientific-notation': 'Dígitos perdidos',
    'control-characters': 'Caracteres ocultos. Escríbalo de nuevo.',
    'made-by-spreadsheet': 'Error de Excel ({error})',
    'spreadsheet-formula': 'Fórmula de Excel',
    'several-numbers':
      'Contiene {count, plural, one {# número} many {# de números} other {# números}}',
    'several-orders': '¿Varios ID de pedido?',
    'same-row-twice': 'Igual que {rows}',
    'order-with-several-numbers': 'Otro paquete en {rows}',
    'number-on-several-orders': 'Mismo número que {rows}',
    /** For rows that were split from one row of the sheet, or copied. */
    sameRow: {
      'same-row-twice': 'Introducido dos veces',
      'order-with-several-numbers': 'Otro paquete de este pedido',
      'number-on-several-orders': 'Mismo número que otro pedido',
    },
    'check-digit': 'Dígito de control incorrecto',
    'too-narrow': 'Solo «####». Ensanche la columna y copie de nuevo',
    'check-digit-instead': '¿Letra en lugar de dígito?',
    'courier-is-a-name': 'Nombre, sin código',
    'already-accepted': 'Ya aceptado {when}',
    'other-number-accepted': 'Aceptado con {number} ({when})',
    'maybe-accepted': {
      same: 'Enviado {when}, sin respuesta. Resuelva antes esa subida',
      other: 'Enviado con {number} {when}, sin respuesta. Resuelva antes esa subida',
    },
    'waits-elsewhere': {
      same: 'Aún en cola en una subida ({when})',
      other: 'Aún en cola con {number} en una subida ({when})',
    },
    rowHere: '{row}',
    rowElsewhere: '{row} de {source}',
    rows: '{count, plural, one {la fila {rows}} many {las filas {rows}} other {las filas {rows}}}',
    moreRows: '{rows} y {count, plural, one {# más} many {# más} other {# más}}',
    field: {
      orderId: 'un ID de pedido',
      merchantOrderId: 'un número interno',
      courier: 'un código de transportista',
      trackingId: 'un número de seguimiento',
    },
    'web-address': 'Dirección web, no {field}',
    email: 'Correo electrónico, no {field}',
    price: 'Precio, no {field}',
    date: 'Fecha, no {field}',
    time: 'Hora, no {field}',
    boolean: 'Valor de sí o no, no {field}',
    words: 'Palabras, no un número de seguimiento',
    'too-short': 'Número muy corto',
    'too-long': 'Demasiado largo para {field} ({length, number} caracteres)',
    'column-name': 'Encabezado repetido, no un registro',
    'courier-mismatch': 'El transportista y el número no encajan',
    'order-is-number': 'ID de pedido igual al número',
    swapped: '¿Pedido y número al revés?',
    'all-zeros': 'Todo ceros, no {field}',
    'near-format': '¿Sobra o falta un carácter?',
    'changed-by-spreadsheet': 'Excel añadió un decimal',
    rounded: 'Faltan los últimos dígitos (redondeado por un programa)',
    'number-and-remark': 'Número con una nota',
    'id-and-remark': 'ID de pedido y algo más en una celda',
    'scanned-label': 'Código de ruta escaneado, no solo el número',
    'no-number-on-label': 'Código escaneado sin número de seguimiento',
    'look-alikes': 'Letras de otro alfabeto, como una А cirílica',
    leftovers: 'Restos de código o de lista, no solo {field}',
    'odd-characters': 'Caracteres poco habituales en el número',
    'unlike-column': 'Distinto de los demás ID de pedido',
    dashes: 'Guion poco común en {field}',
    'cut-off': '{field} cortado',
    'odd-order-id': '¿Un número de seguimiento u otra escritura?',
    'perhaps-two-numbers': '¿Dos números seguidos?',
    thousands: 'Separador de miles en el ID',
    'other-digits': 'Dígitos de otra escritura',
    'courier-unconfirmed': 'Código de una lista pública',
    'courier-is-a-company': '¿Empresa o persona, no transportista?',
    'sent-as-it-is': 'Se envía tal cual',
    'status-says': 'El estado dice «{said}»',
    'remark-says-cancelled': 'La nota dice «{said}»',
  },
  kind: {
    'order-id-missing': 'Sin ID de pedido',
    'scientific-notation': 'Dígitos perdidos en Excel',
    'control-characters': 'Caracteres ocultos',
    'made-by-spreadsheet': 'Error o fórmula de Excel',
    'several-numbers': 'Varios números en una celda',
    'several-orders': 'Varios pedidos en una celda',
    'same-row-twice': 'Fila repetida',
    'number-on-several-orders': 'Un número en varios pedidos',
    'check-digit': 'Dígito de control incorrecto',
    'near-format': 'Sobra o falta un carácter',
    'changed-by-spreadsheet': 'Cambiado por Excel',
    'courier-is-a-name': 'Nombre, sin código',
    'already-accepted': 'Ya aceptado',
    'other-number-accepted': 'Aceptado con otro número',
    'maybe-accepted': 'En duda en una subida anterior',
    'waits-elsewhere': 'En cola en una subida anterior',
    'web-address': 'Dirección web',
    email: 'Correo electrónico',
    price: 'Precio',
    date: 'Fecha',
    time: 'Hora',
    boolean: 'Valor de sí o no',
    words: 'Palabras en vez de un número',
    length: 'Demasiado corto o largo',
    'column-name': 'Encabezado repetido',
    'courier-mismatch': 'Transportista y número no encajan',
    'order-is-number': 'ID de pedido igual al número',
    swapped: 'ID de pedido y número intercambiados',
    'all-zeros': 'Todo ceros',
    rounded: 'Redondeado por un programa',
    'number-and-remark': 'Número con una nota',
    'id-and-remark': 'ID de pedido y algo más en una celda',
    'scanned-label': 'Código de ruta escaneado',
    'look-alikes': 'Letras de otro alfabeto',
    leftovers: 'Restos de un programa',
    'odd-characters': 'Signos extraños en un número',
    'unlike-column': 'Distinto de los demás ID',
    dashes: 'Guiones poco comunes',
    'cut-off': 'Cortados',
    'odd-order-id': 'Distinto de los demás ID',
    'perhaps-two-numbers': 'Quizá dos números',
    thousands: 'Separador de miles',
    'other-digits': 'Dígitos de otra escritura',
    'courier-unconfirmed': 'Código de una lista pública',
    'courier-is-a-company': 'Empresa o persona como transportista',
    'sent-as-it-is': 'Se envía tal cual',
    refunded: 'Reembolsado',
    returned: 'Devuelto',
    shipped: 'El estado dice enviado',
    'remark-says-cancelled': 'La nota dice cancelado',
    'no-number-yet': 'Aún sin número',
    'order-with-several-numbers': 'Varios paquetes',
  },
  about: {
    'order-id-missing':
      'Añada un ID de pedido o elimine estos registros. Hasta entonces no se envían.',
    'scientific-notation':
      'Excel acortó estos números y los dígitos que faltan se han perdido. Péguelos de nuevo desde su tienda o su transportista.',
    'control-characters': 'Estas celdas contienen caracteres ocultos. Escríbalas de nuevo.',
    'made-by-spreadsheet': 'Excel puso aquí un error o una fórmula. Escriba el valor real.',
    'several-numbers':
      'Cada registro lleva un solo número de seguimiento. Divida los paquetes distintos o una las partes de un número.',
    'several-orders':
      'Cada registro lleva un solo ID de pedido. Ponga cada pedido en su propia fila.',
    'same-row-twice':
      'Estas filas repiten otras anteriores. Elimine las que no quiera enviar dos veces.',
    'number-on-several-orders':
      'Correcto si los pedidos viajan juntos. Si no, revise las etiquetas.',
    'check-digit':
      'El último dígito no coincide, así que probablemente se escribió mal un dígito. Revise la etiqueta.',
    'near-format':
      'Los números de correos tienen 13 caracteres y los de UPS, 18. Revise la etiqueta.',
    'changed-by-spreadsheet':
      'Excel probablemente añadió «.0» a estos valores. Compárelos con su tienda o con la etiqueta.',
    'courier-is-a-name': 'Use un código de transportista, o déjelo vacío y elija después de subir.',
    'already-accepted':
      'El servicio ya los aceptó y probablemente ahora los rechace. Excluya los que no quiera reenviar.',
    'other-number-accepted':
      'El servicio aceptó estos pedidos con otro número y probablemente rechace este. Compruebe cuál es correcto.',
    'maybe-accepted':
      'Una subida anterior envió estos pedidos sin respuesta. Resuélvalos allí antes para no enviarlos dos veces.',
    'waits-elsewhere':
      'Estos pedidos siguen en cola en una subida anterior. Exclúyalos aquí o apártelos allí.',
    'web-address':
      'Estas celdas contienen un enlace. Tome el número del enlace o escriba el valor.',
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
    'courier-mismatch':
      'Estos números no tienen el formato de su transportista. Compruebe los dos.',
    'order-is-number':
      'Uno de los valores está probablemente en la columna equivocada. Escriba el ID de pedido o el número correcto.',
    swapped:
      'El ID de pedido parece un número de seguimiento. Intercámbielos, o déjelos si son correctos.',
    'all-zeros': 'Estos valores son solo ceros. Escriba el valor correcto.',
    rounded:
      'Un programa conservó solo los primeros 15 a 17 dígitos de estos valores. Tómelos de nuevo de su tienda, no de este archivo.',
    'number-and-remark':
      'Estas celdas contienen un número de seguimiento y algo más. Use solo el número, o envíelas tal cual.',
    'id-and-remark':
      'Estas celdas contienen un ID de pedido y algo más. Use solo el ID, o envíelas tal cual.',
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
    dashes:
      'Un PDF, un móvil o Word cambió los guiones. Use guiones normales, o envíe los ID tal cual.',
    'cut-off':
      'Un programa cortó estos valores y puso puntos. Escriba el ID completo, o envíelos tal cual.',
    'odd-order-id':
      'Estos ID de pedido parecen números de seguimiento o tienen letras de otra escritura. Compárelos con su tienda.',
    'perhaps-two-numbers':
      'Las dos mitades de estos dígitos son números de seguimiento válidos. Sepárelos si son de dos paquetes.',
    thousands:
      'Un programa escribió estos ID como números con separadores. Use el ID sin ellos si su tienda lo muestra así.',
    'other-digits': 'Compruebe si su tienda muestra estos ID con dígitos de 0 a 9.',
    'courier-unconfirmed':
      'Su servicio puede usar otros códigos y rechazar estos. Vacíelos y elija después de subir, o escriba el código que usa su servicio.',
    'courier-is-a-company':
      'Probablemente es la empresa del destinatario o un nombre. Vacíelo y elija el transportista después de subir, o escriba un código.',
    'sent-as-it-is': 'Decidió enviarlos. Pulse Deshacer para retenerlos de nuevo.',
    refunded:
      'Según la hoja, estos pedidos se reembolsaron, quizá en parte. Excluya los que no se envían.',
    returned: 'Según la hoja, estos pedidos se devolvieron. Exclúyalos, salvo que vuelvan a salir.',
    shipped:
      'Según la hoja, estos pedidos ya se enviaron y otros no. Exclúyalos si la tienda ya tiene sus números.',
    'remark-says-cancelled':
      'Una nota dice que estos pedidos están cancelados o no deben enviarse. Exclúyalos si es así.',
    'no-number-yet': 'Estos pedidos aún no tienen número de seguimiento.',
    'order-with-several-numbers': 'Cada paquete de un pedido es un registro aparte.',
  },
  leftOut: {
    title: 'Excluidas {count, number}',
    intro: 'Estas filas no se envían. Recupere las que deban enviarse.',
    putBack: 'Recuperar',
    putBackAll: 'Recuperar las {count, plural, one {# fila} many {# de filas} other {# filas}}',
    more: '{count, plural, one {# fila más} many {# de filas más} other {# filas más}}',
    none: 'No hay filas excluidas.',
    reason: {
      cancelled: 'Canceladas',
      'accepted-before': 'Aceptadas antes',
      'by-person': 'Excluidas por usted',
      return: 'Devoluciones',
      'below-table': 'Debajo de la tabla',
      struck: 'Tachadas',
      'hidden-by-filter': 'Ocultas por un filtro',
      copy: 'Copias',
    },
    row: 'Fila {row, number}',
    counted: {
      cancelled: '{count, plural, one {# cancelada} many {# de canceladas} other {# canceladas}}',
      'accepted-before':
        '{count, plural, one {# aceptada antes} many {# de aceptadas antes} other {# aceptadas antes}}',
      'by-person':
        '{count, plural, one {# excluida por usted} many {# de excluidas por usted} other {# excluidas por usted}}',
      return: '{count, plural, one {# devolución} many {# de devoluciones} other {# devoluciones}}',
      'below-table': '{count, number} debajo de la tabla',
      struck: '{count, plural, one {# tachada} many {# de tachadas} other {# tachadas}}',
      'hidden-by-filter':
        '{count, plural, one {# oculta por un filtro} many {# de ocultas por un filtro} other {# ocultas por un filtro}}',
      copy: '{count, plural, one {# copia} many {# de copias} other {# copias}}',
    },
  },
  repeats: {
    label: 'Filas ya subidas antes',
    accepted: '{count, number} de {rows, number} filas ya se aceptaron antes ({from}).',
    uploaded: '{count, number} de {rows, number} filas ya se subieron antes ({from}).',
    from: '{uploads, plural, one {{when}} many {# de subidas desde {when}} other {# subidas desde {when}}}',
    named: '{name}: {sentence}',
    part: {
      accepted: '{count, plural, one {# se aceptó} many {# se aceptaron} other {# se aceptaron}}',
      'maybe-accepted':
        '{count, plural, one {# quizá se aceptó} many {# quizá se aceptaron} other {# quizá se aceptaron}}',
      open: '{count, plural, one {# sigue abierta allí} many {# siguen abiertas allí} other {# siguen abiertas allí}}',
      changed: '{count, plural, one {# cambió} many {# cambiaron} other {# cambiaron}}',
      new: '{count, plural, one {# es nueva} many {# son nuevas} other {# son nuevas}}',
    },
    parts: '{list}.',
    finish: 'Termine allí las abiertas para no enviarlas dos veces.',
    leaveAccepted:
      '{count, plural, one {Excluir # aceptada antes} many {Excluir # de aceptadas antes} other {Excluir # aceptadas antes}}',
    leaveUploaded:
      '{count, plural, one {Excluir # subida antes} many {Excluir # de subidas antes} other {Excluir # subidas antes}}',
    keepAll: 'Conservar todas',
    open: 'Ver esa subida',
    openOf: 'Subida: {when} ({count, plural, one {# fila} many {# de filas} other {# filas}})',
    same: 'Ya aceptados con el mismo número: {count, number}.',
    others: 'Otros números para pedidos ya aceptados: {count, number}.',
    notPending:
      'El servicio solo toma números de pedidos pendientes de envío, y los aceptados probablemente ya no lo están. Puede rechazarlos o reemplazar el número anterior.',
  },
  fix: {
    courierValues: 'Códigos de transportista',
    courierForAll: 'Un transportista para todos…',
    sendAsItIs: 'Enviar tal cual',
    sendAllAsItIs:
      '{count, plural, one {Enviar # tal cual} many {Enviar # tal cual} other {Enviar # tal cual}}',
  },
  doubt: {
    label: 'Columnas por comprobar',
    named: '{name}: {sentence}',
    swapped:
      'Los ID de pedido parecen números de seguimiento en {rows, number} de {of, number} filas. ¿Intercambiar las dos columnas?',
    swap: 'Intercambiar columnas',
    right: 'Dejar como está',
    asWritten: 'Dejar como está',
    show: '{count, plural, one {Mostrar # fila} many {Mostrar # de filas} other {Mostrar # filas}}',
    field: {
      orderId: 'Los ID de pedido',
      merchantOrderId: 'Los números internos',
      courier: 'Los códigos de transportista',
      trackingId: 'Los números de seguimiento',
    },
    shape: {
      'several-numbers':
        '{field} parecen varios números en una celda en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'web-address':
        '{field} parecen direcciones web en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      email:
        '{field} parecen correos electrónicos en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      price:
        '{field} parecen precios en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      date: '{field} parecen fechas en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      time: '{field} parecen horas en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      boolean:
        '{field} parecen valores de sí o no en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      words:
        '{field} parecen palabras en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      length:
        '{field}: {rows, number} de {of, number} son muy cortos o largos. ¿Es normal en su tienda?',
      'column-name':
        '{field} parecen encabezados en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      rounded:
        '{field} parecen números redondeados por un programa en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'number-and-remark':
        '{field} parecen números con una nota en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'id-and-remark':
        '{field} parecen ID con algo más en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'scanned-label':
        '{field} parecen códigos de ruta escaneados en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'look-alikes':
        '{field} parecen valores con letras de otro alfabeto en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      leftovers:
        '{field} parecen valores con etiquetas o signos de lista en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'odd-characters':
        '{field} parecen valores con signos extraños en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'unlike-column':
        '{field} parecen valores de otro tipo en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      dashes:
        '{field} parecen valores con guiones poco comunes en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'cut-off':
        '{field} parecen valores cortados en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
    },
  },
  verdict: {
    title:
      'Excel acortó {count, plural, one {# número} many {# de números} other {# números}}. Los dígitos que faltan ya no están en esta hoja.',
    rounded:
      'Un programa redondeó {count, plural, one {# número} many {# de números} other {# números}}. Los últimos dígitos ya no están en esta hoja.',
    changed:
      'Excel probablemente cambió {count, plural, one {# valor} many {# de valores} other {# valores}}.',
    show: 'Mostrar {count, plural, one {la fila} many {# de filas} other {# filas}}',
    how: 'Cómo evitarlo',
    what: 'Excel conserva 15 dígitos de un número largo y redondea el resto. Esos dígitos no se pueden recuperar de este archivo.',
    stepsTitle: 'La próxima vez',
    step1:
      'Tome los números otra vez de su tienda o su transportista, no del archivo guardado en Excel.',
    step2:
      'Suelte aquí el archivo original sin abrirlo en Excel. O impórtelo con Datos, De texto/CSV y ponga la columna como «Texto».',
    step3:
      'O copie las celdas en Excel y péguelas aquí. Así se conservan todos los dígitos que Excel aún tiene.',
  },
  upload: {
    button: 'Subir {count, plural, one {# registro} many {# de registros} other {# registros}}',
    preparing: 'Preparando la subida…',
    failed: 'La subida no empezó porque el navegador no pudo guardarla. No se envió nada.',
    heldBack: '{count, plural, one {# retenido} many {# de retenidos} other {# retenidos}}',
    leftOut: '{count, plural, one {# excluida} many {# de excluidas} other {# excluidas}}',
    waiting: '{count, number} sin número',
  },
  overwrite: {
    term: 'Número para un pedido que ya tiene uno',
    replaces: 'Reemplaza el número que ya tenga el pedido',
    adds: 'Se añade al número que ya tenga el pedido',
    refuses: 'Se rechaza si el pedido ya tiene número',
  },
  warningsDialog: {
    parcels: {
      replaces:
        '{count, plural, one {# registro es} many {# de registros son} other {# registros son}} de pedidos con varios paquetes. Cada número reemplaza al anterior.',
      refuses:
        '{count, plural, one {# registro es} many {# de registros son} other {# registros son}} de pedidos con varios paquetes. El servicio rechaza todos menos el primero.',
    },
    title: '¿Subir con avisos?',
    titleCounted:
      '{count, plural, one {# registro tiene avisos} many {# de registros tienen avisos} other {# registros tienen avisos}}',
    anyway: 'Subir de todos modos',
    look: 'Revisar los avisos',
    line: '{kind}: {count, number}',
    swapped:
      'Los ID de pedido y los números de seguimiento pueden estar intercambiados en {rows, number} de {of, number} filas.',
    leftOut:
      '{count, plural, one {# fila con número queda excluida: {reasons}} many {# de filas con número quedan excluidas: {reasons}} other {# filas con número quedan excluidas: {reasons}}}',
    review: 'Revisar',
    titleLeftOut: '¿Subir sin estas filas?',
    because: {
      cancelled: 'canceladas',
      return: 'devoluciones',
      'hidden-by-filter': 'ocultas por un filtro',
    },
  },
  preview: {
    button: 'Vista previa',
    title: 'Vista previa',
    entries: 'Registros',
    requests: 'Solicitudes',
    atLeast: 'al menos {count, number}',
    heldBack: 'Retenidos',
    leftOut: 'Excluidas',
    byRule: 'Transportistas según sus reglas',
    service: 'Servicio',
    trial:
      'La primera solicitud es una prueba con {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    first: 'Lo que se envía (JSON, sin su token)',
    copy: 'Copiar',
    practiceService: 'Simulador integrado',
    unnamedService: 'El servicio',
    waiting: 'Sin número',
  },
}
