import type { prepare as english } from '#i18n/en/prepare.ts'
import type { Translation } from '#i18n/translation.ts'

export const prepare: Translation<typeof english> = {
  title: 'Preparar una carga',
  intake: {
    label: 'Hoja de cálculo',
    title: 'Pega celdas o suelta una hoja de cálculo',
    hint: 'Celdas de Excel o Sheets, archivos CSV y de texto; varios a la vez',
    file: 'Archivo de la hoja de cálculo',
    chooseFile: 'Elegir archivo',
    paste: 'Pegar',
    sample: 'Probar con una muestra',
    sampleFailed: 'No se pudo cargar la muestra. Comprueba la red e inténtalo de nuevo.',
    template: 'Descargar plantilla vacía',
    templateExcel: 'Para Excel (.xlsx)',
    templateCsv: 'Como CSV (.csv)',
    templateFailed: 'No se pudo crear la plantilla. Recarga la página e inténtalo de nuevo.',
    drop: 'Suelta los archivos para añadirlos a la hoja',
  },
  pasteDialog: {
    title: 'Pegar celdas',
    help: 'Copia las celdas en tu hoja de cálculo y pégalas en este campo: pulsa Ctrl+V o, en el móvil, mantén pulsado.',
    cells: 'Celdas',
    add: 'Añadir estas filas',
    nothing: 'Aquí aún no hay celdas. Copia primero algunas en tu hoja de cálculo.',
  },
  importing: {
    reading: 'Leyendo {name}',
    share: '{share} leído',
  },
  readProblem: {
    empty: '{name} está vacío. No se añadió nada.',
    'header-only': '{name} tiene encabezado, pero ninguna fila debajo. No se añadió nada.',
    'not-text':
      '{name} no es un archivo de texto y no se pueden leer filas de él. Guarda la hoja como CSV (UTF-8) y elige ese archivo.',
    'spreadsheet-program-file':
      '{name} es un archivo de un programa de hojas de cálculo, que aquí todavía no se puede abrir. Copia sus celdas y pégalas, o guárdalo como CSV (UTF-8) y elige ese archivo.',
    'too-large': '{name} es demasiado grande. Divídelo en varios archivos.',
    'no-table': 'En {name} no se encontraron filas con columnas. No se añadió nada.',
    unreadable:
      'No se pudo leer {name}. Quizá se movió o lo tiene abierto otro programa. Elígelo otra vez.',
  },
  source: {
    rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
    otherRows:
      '{count, plural, one {# fila no es un envío} many {# de filas no son envíos} other {# filas no son envíos}} (encabezado, títulos, totales, filas vacías)',
    rescued:
      '{count, plural, one {# número tomado} many {# de números tomados} other {# números tomados}} con todos sus dígitos, que el texto copiado mostraba recortados',
    replace: 'Reemplazar la hoja',
    replaceHint: 'Quedarse solo con {name}',
    changeColumns: 'Cambiar columnas',
    changeColumnsOf: 'Cambiar columnas de {name}',
  },
  merchantOnly: {
    text: 'Esta hoja tiene ID de pedido del comercio, pero no ID de pedido, y el servicio pide un ID de pedido para cada envío. Si en tu tienda son lo mismo, úsalos.',
    use: 'Usar los números del comercio como ID de pedido',
  },
  form: {
    title: 'Añadir un envío',
    add: 'Añadir envío',
    added: '{orderId} añadido',
    problem: {
      orderId: 'Escribe o escanea el ID de pedido.',
      trackingId: 'Escribe o escanea el número de seguimiento.',
    },
  },
  sheet: {
    label: 'Hoja',
    grid: 'Envíos',
    toLookAt: 'Para revisar',
    problems: '{count, plural, one {# problema} many {# de problemas} other {# problemas}}',
    warnings: '{count, plural, one {# aviso} many {# de avisos} other {# avisos}}',
    checking: 'Comprobando…',
    shown: 'Se muestran {shown, number} de {count, number}',
    problemsOnly: 'Mostrar solo problemas',
    showAll: 'Mostrar todo',
    search: 'Buscar en los envíos',
    noneFound: 'Ningún envío coincide. Los demás solo están ocultos.',
    next: 'Siguiente por revisar',
    byKind: 'Lo que hay que revisar',
    deleteEntry: 'Eliminar envío',
    deleteEntries: 'Eliminar {count, plural, one {# envío} many {# de envíos} other {# envíos}}',
    history: 'Deshacer y rehacer',
    keys: 'Intro edita una celda, Supr la vacía, Ctrl+Supr elimina la fila.',
    notKept:
      'Este navegador no tiene sitio para guardar la hoja. Lo que hagas ahora se pierde al cerrar esta pestaña.',
    empty: 'Aún no hay nada. Pega celdas, suelta un archivo o escribe el primer envío.',
    reading: 'Abriendo tu hoja…',
  },
  action: {
    added:
      '{count, plural, one {# fila añadida} many {# de filas añadidas} other {# filas añadidas}}',
    replaced: 'Hoja reemplazada',
    edited: 'Fila {row} editada: {field}',
    pasted:
      '{count, plural, one {# celda pegada} many {# de celdas pegadas} other {# celdas pegadas}}',
    deleted:
      '{count, plural, one {# envío eliminado} many {# de envíos eliminados} other {# envíos eliminados}}',
    'copies-dropped':
      '{count, plural, one {# copia exacta quitada} many {# de copias exactas quitadas} other {# copias exactas quitadas}}',
    'cells-mended':
      '{count, plural, one {# fila corregida} many {# de filas corregidas} other {# filas corregidas}}',
    'columns-changed': 'Columnas cambiadas',
    'merchant-numbers-used':
      '{count, plural, one {# número del comercio usado como ID de pedido} many {# de números del comercio usados como ID de pedido} other {# números del comercio usados como ID de pedido}}',
  },
  details: {
    label: 'Sobre esta fila',
    rowAlone: 'Fila {row}',
    row: 'Fila {row} de {name}',
    original: '{field} en tu hoja:',
    restore: 'Restaurar el original',
    join: 'Unir en un solo número',
    split: 'Dividir en {count, plural, one {# envío} many {# de envíos} other {# envíos}}',
    cleaned: 'limpiado',
    leftOut: 'queda fuera de la carga',
  },
  issue: {
    'order-id-missing': 'Falta el ID de pedido',
    'tracking-number-missing': 'Falta el número de seguimiento',
    'scientific-notation': {
      orderId: 'Excel quitó dígitos a este ID de pedido',
      merchantOrderId: 'Excel quitó dígitos al número del comercio',
      courier: 'Excel quitó dígitos a este número',
      trackingId: 'Excel quitó dígitos a este número',
    },
    'control-characters': {
      orderId: 'Caracteres ocultos en el ID de pedido: escríbelo de nuevo',
      merchantOrderId: 'Caracteres ocultos en el número del comercio: escríbelo de nuevo',
      courier: 'Caracteres ocultos en el código de transportista: escríbelo de nuevo',
      trackingId: 'Caracteres ocultos en el número: escríbelo de nuevo',
    },
    'several-numbers':
      '{count, plural, one {# número} many {# de números} other {# números}} en una celda',
    'same-row-twice': 'Igual que la fila {rows}',
    'copy-left-out': 'Igual que la fila {rows}: queda fuera de la carga',
    'copy-of-sent': 'Igual que la fila {rows}, que se envió {when}: queda fuera de la carga',
    'order-with-several-numbers':
      'Este pedido tiene también otros números de seguimiento (fila {rows}): probablemente solo se acepte el primero',
    'number-on-several-orders': 'Otros pedidos tienen también este número (fila {rows})',
    'check-digit': 'El dígito de control no cuadra: ¿error al escribir?',
    'courier-is-a-name': 'Parece un nombre; el servicio pide un código de transportista',
    'already-accepted': 'Ya se cargó y se aceptó {when}',
    moreRows: '{rows} y {count, plural, one {# más} many {# más} other {# más}}',
  },
  kind: {
    'order-id-missing': 'Falta el ID de pedido',
    'tracking-number-missing': 'Falta el número de seguimiento',
    'scientific-notation': 'Dígitos perdidos en Excel',
    'control-characters': 'Caracteres ocultos',
    'several-numbers': 'Varios números en una celda',
    'same-row-twice': 'Fila repetida',
    'order-with-several-numbers': 'Pedido con varios números',
    'number-on-several-orders': 'Número en varios pedidos',
    'check-digit': 'El dígito de control no cuadra',
    'courier-is-a-name': 'Nombre en vez de código',
    'already-accepted': 'Ya aceptado',
  },
  about: {
    'order-id-missing':
      'Estos envíos no tienen ID de pedido. Escríbelo o elimínalos. Al cargar, se quedan aquí.',
    'tracking-number-missing':
      'Estos envíos no tienen número de seguimiento. Escríbelo o elimínalos. Al cargar, se quedan aquí.',
    'scientific-notation':
      'Estas celdas contienen una forma abreviada como 9.40011E+21. Los dígitos que omite ya no están en la hoja.',
    'control-characters':
      'Estas celdas tienen caracteres que no se ven y que ningún número lleva. Escribe el valor de nuevo.',
    'several-numbers':
      'Cada envío lleva un solo número de seguimiento. Si las partes son un número que se cortó, únelas; si cada parte es un número propio, divídelas en envíos.',
    'same-row-twice':
      'El pedido y el número están más de una vez en la hoja. Solo se carga la primera; las copias quedan fuera.',
    'order-with-several-numbers':
      'El segundo número de un pedido probablemente se rechace, porque tras el primero el pedido ya no espera envío.',
    'number-on-several-orders':
      'Está bien cuando varios pedidos viajan en un paquete, y es un error cuando una celda se desplazó.',
    'check-digit':
      'Todos los transportistas conocidos con números así los terminan en un dígito de control, y aquí no cuadra. Compáralos con la etiqueta.',
    'courier-is-a-name':
      'El servicio conoce a los transportistas por su código. Pon el código o vacía la celda: el servicio dirá entonces cuáles podrían ser.',
    'already-accepted':
      'El servicio ya aceptó estos envíos desde este navegador. Enviarlos otra vez probablemente falle.',
  },
  mend: {
    dropCopies:
      'Quitar {count, plural, one {# copia exacta} many {# de copias exactas} other {# copias exactas}}',
    joinAll: 'Unir donde las partes forman un número',
    splitAll: 'Dividir donde cada parte es un número',
  },
  verdict: {
    title:
      'Excel recortó {count, plural, one {# número} many {# de números} other {# números}}. Los dígitos perdidos ya no están en esta hoja.',
    show: 'Mostrar {count, plural, one {la fila} many {estas # de filas} other {estas # filas}}',
    how: 'Cómo conservar los dígitos',
    what: 'Excel toma un número largo por una cantidad, lo muestra como 9.40011E+21 y guarda solo eso. Un número de seguimiento no es una cantidad: cada dígito cuenta, y nadie puede adivinar los que faltan.',
    stepsTitle: 'Para que no ocurra:',
    step1:
      'Vuelve a donde salen los números (tu tienda, tu transportista). El archivo guardado en Excel ya no los tiene.',
    step2:
      'No abras ese archivo en Excel: suéltalo aquí tal como está. Si necesitas Excel, usa Datos, De texto/CSV, y pon la columna como «Texto».',
    step3:
      'O copia las celdas en Excel y pégalas aquí: si Excel aún tiene los dígitos, vienen con ellas.',
  },
  upload: {
    button: 'Cargar {count, plural, one {# envío} many {# de envíos} other {# envíos}}',
    preparing: 'Preparando la carga…',
    failed:
      'No se pudo empezar la carga, porque este navegador no pudo guardarla. No se envió nada y tu hoja no ha cambiado.',
    tokenNeeded: 'Introduce arriba tu token de acceso y pulsa otra vez el botón.',
    nothing: 'Todavía no se puede enviar ningún envío.',
    staying:
      '{count, plural, one {# envío con problemas se queda} many {# de envíos con problemas se quedan} other {# envíos con problemas se quedan}} aquí.',
    copies:
      '{count, plural, one {# copia exacta queda} many {# de copias exactas quedan} other {# copias exactas quedan}} fuera.',
  },
  warningsDialog: {
    title: '¿Cargar con avisos?',
    intro:
      '{count, plural, one {# envío tiene} many {# de envíos tienen} other {# envíos tienen}} algo que revisar:',
    anyway: 'Cargar de todos modos',
    look: 'Revisarlos antes',
    line: '{kind}: {count, number}',
  },
  preview: {
    button: 'Qué se enviará',
    title: 'Qué se enviará',
    summary:
      '{entries, plural, one {# envío} many {# de envíos} other {# envíos}} en {requests, plural, one {# petición} many {# de peticiones} other {# peticiones}} a {service}.',
    summaryAtLeast:
      '{entries, plural, one {# envío} many {# de envíos} other {# envíos}} en al menos {requests, plural, one {# petición} many {# de peticiones} other {# peticiones}} a {service}.',
    trial:
      'La primera petición prueba con {count, plural, one {# envío} many {# de envíos} other {# envíos}}, para ver si todo va bien.',
    first: 'La primera petición, exactamente como se envía:',
    token: 'Tu token de acceso va en un encabezado y no se muestra.',
    copy: 'Copiar',
    copied: 'Copiado',
    practiceService: 'el simulador incorporado',
    unnamedService: 'el servicio',
  },
}
