import type { emptyPage as english } from '#i18n/en/empty-page.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const emptyPage: Translation<typeof english> = {
  title: 'Añada números de seguimiento a sus pedidos',
  lead: 'Pegue su hoja de cálculo. Cada fila se comprueba antes de enviar nada.',
  intake: {
    label: 'Hoja de cálculo',
    title: 'Pegue celdas o suelte aquí una hoja de cálculo',
    hint: 'De Excel, Google Sheets o LibreOffice (.xlsx, .ods, .csv, .tsv, .txt). Columnas en cualquier orden.',
    chooseFile: 'Elegir archivo',
    paste: 'Pegar',
    addRows: 'Añadir filas',
    openHandOver: 'Abrir un archivo de otro compañero',
    handOverFile: 'Archivo de otro compañero',
    sample: 'Probar un ejemplo',
    sampleFailed: 'El ejemplo no se cargó. Compruebe la conexión e inténtelo de nuevo.',
    template: 'Descargar plantilla vacía',
    templateExcel: 'Para Excel (.xlsx)',
    templateCsv: 'Como CSV (.csv)',
    templateFailed: 'No se pudo crear la plantilla. Recargue la página e inténtelo de nuevo.',
    drop: 'Suelte para añadir',
  },
  pasteDialog: {
    rows: {
      title: 'Pegar celdas',
      help: 'Copie celdas en su hoja de cálculo y péguelas aquí.',
      field: 'Celdas',
      add: 'Añadir filas',
      nothing: 'Pegue primero algunas celdas.',
    },
    number: {
      title: 'Escribir o pegar el número completo',
      help: 'Copie el número completo en su tienda o en la web del transportista y péguelo aquí.',
      field: 'Número',
      add: 'Reemplazar',
      nothing: 'Pegue primero el número.',
    },
  },
  importing: {
    reading: 'Leyendo {name}',
    share: '{share}',
  },
  readProblem: {
    empty: '{name} está vacío. Elija otro archivo.',
    'header-only':
      '{name} tiene encabezado, pero ninguna fila. Incluya también las filas e inténtelo de nuevo.',
    'nothing-open':
      'Todos los registros de {name} ya están aceptados o apartados. Para añadir sus filas de todos modos, elimine la columna «tracking-upload outcome» y la del resultado.',
    'not-text': 'No hay filas en {name}. Guárdelo como .xlsx o CSV e inténtelo de nuevo.',
    numbers: '{name} es un documento de Numbers. Expórtelo a Excel y elija ese archivo.',
    pdf: '{name} es un PDF. Elija la hoja de cálculo con la que se hizo.',
    picture: '{name} es una imagen. Elija la hoja de cálculo, o copie sus celdas y péguelas aquí.',
    password:
      '{name} está protegido con contraseña. Guarde una copia sin contraseña y elija la copia.',
    damaged: '{name} está dañado o incompleto. Descárguelo de nuevo.',
    'too-much-inside':
      '{name} ocupa más de 400 MB al descomprimirse. Copie las columnas que necesita en un libro nuevo y elija ese.',
    json: '{name} es JSON sin una lista de pedidos. Exporte los pedidos como .xlsx o CSV.',
    xml: '{name} es un archivo XML. Exporte los pedidos como .xlsx o CSV.',
    sql: '{name} es un script de base de datos (SQL). Exporte los pedidos como .xlsx o CSV.',
    rtf: '{name} es un documento RTF. Copie su tabla y péguela aquí.',
    'reader-missing':
      'El lector de Excel no se cargó. Compruebe la conexión e inténtelo de nuevo con {name}.',
    'too-large': '{name} es demasiado grande. Divídalo en varios archivos.',
    'no-table': 'No hay filas en {name}. Elija otro archivo o pegue las celdas.',
    'cells-in-lines':
      'Cada celda de {name} está en una línea aparte y faltan algunas. Copie la tabla misma, o pegue pedido y número uno al lado del otro.',
    unreadable: 'No se pudo leer {name}. Ciérrelo en otros programas e inténtelo de nuevo.',
    document: '{name} es un documento de texto. Copie su tabla y péguela aquí.',
    slides: '{name} es una presentación. Copie su tabla y péguela aquí.',
    'old-format':
      '{name} está en un formato antiguo de hoja de cálculo. Ábralo en Excel o LibreOffice y guárdelo como .xlsx.',
    mail: '{name} es un correo electrónico. Copie la tabla que contiene y péguela aquí.',
    'web-archive': '{name} es un archivo web (.mht). Ábralo en Excel y guárdelo como .xlsx.',
    archive: '{name} es un archivo comprimido. Descomprímalo y elija la hoja de cálculo.',
    'web-page':
      '{name} es una página web sin tabla. Descargue el archivo de nuevo, o copie las celdas y péguelas aquí.',
    'sign-in-page':
      '{name} es una página de inicio de sesión. Inicie sesión y descargue el archivo de nuevo.',
    'frame-page':
      '{name} es el marco de un libro que Excel guardó como página web. Ábralo en Excel y guárdelo como .xlsx.',
    'sheet-link':
      '{name} es un enlace a una hoja. Abra la hoja, seleccione las celdas, cópielas y péguelas aquí.',
  },
  sheetsDialog: {
    title: 'Elegir hojas',
    intro: '¿Qué hojas de {name} quiere importar?',
    rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
    hidden: 'oculta',
    none: 'Elija al menos una hoja.',
    verdicts: {
      'no-rows': 'sin filas bajo el encabezado',
      'no-orders': 'sin ID de pedido',
      returns: 'una tabla de devoluciones',
      'no-numbers': 'sin números de seguimiento',
      neither: 'sin ID de pedido ni números de seguimiento',
    },
    use: 'Importar {count, plural, one {# hoja} many {# de hojas} other {# hojas}}',
  },
  scanLabels: 'Escanear etiquetas',
  scanWaiting:
    '{count, plural, one {Escanear # etiqueta} many {Escanear # de etiquetas} other {Escanear # etiquetas}}',
  form: {
    title: 'Añadir un registro',
    heading: 'Escanee o escriba un registro',
    hint: 'Escanee el pedido y luego la etiqueta.',
    optional: 'opcional',
    placeholder: 'Escanear o escribir',
    add: 'Añadir registro',
    added: '{orderId} añadido',
    problem: {
      orderId: 'Escriba un ID de pedido',
      trackingId: 'Escriba un número de seguimiento',
    },
  },
  action: {
    added:
      '{count, plural, one {# fila añadida} many {# de filas añadidas} other {# filas añadidas}}',
    replaced: 'Hoja reemplazada',
    edited: 'Fila {row} editada: {field}',
    pasted:
      '{count, plural, one {# celda pegada} many {# de celdas pegadas} other {# celdas pegadas}}',
    deleted:
      '{count, plural, one {# registro eliminado} many {# de registros eliminados} other {# registros eliminados}}',
    'copies-dropped':
      '{count, plural, one {# copia quitada} many {# de copias quitadas} other {# copias quitadas}}',
    'done-skipped':
      '{count, plural, one {# fila terminada omitida} many {# de filas terminadas omitidas} other {# filas terminadas omitidas}}',
    'repeats-removed':
      '{count, plural, one {# fila ya subida quitada} many {# de filas ya subidas quitadas} other {# filas ya subidas quitadas}}',
    'rows-inserted':
      '{count, plural, one {# fila insertada} many {# de filas insertadas} other {# filas insertadas}}',
    'rows-duplicated':
      '{count, plural, one {# fila duplicada} many {# de filas duplicadas} other {# filas duplicadas}}',
    'originals-restored':
      '{count, plural, one {# original restaurado} many {# de originales restaurados} other {# originales restaurados}}',
    'cells-cleared':
      '{count, plural, one {# celda vaciada} many {# de celdas vaciadas} other {# celdas vaciadas}}',
    'cells-cut':
      '{count, plural, one {# celda cortada} many {# de celdas cortadas} other {# celdas cortadas}}',
    'cells-replaced':
      'Texto reemplazado en {count, plural, one {# celda} many {# de celdas} other {# celdas}}',
    'cells-filled':
      '{count, plural, one {# celda rellenada} many {# de celdas rellenadas} other {# celdas rellenadas}}',
    'cells-fixed':
      '{count, plural, one {# fila corregida} many {# de filas corregidas} other {# filas corregidas}}',
    'couriers-filled':
      'Se rellenó el transportista de {count, plural, one {# registro} many {# de registros} other {# registros}} según sus reglas',
    'couriers-set':
      'Transportista cambiado en {count, plural, one {# registro} many {# de registros} other {# registros}}',
    'columns-changed': 'Columnas cambiadas',
    'reading-changed': 'Opciones de importación cambiadas',
    'merchant-numbers-used':
      '{count, plural, one {# número interno usado como ID de pedido} many {# de números internos usados como ID de pedido} other {# números internos usados como ID de pedido}}',
    'sent-as-it-is':
      '{count, plural, one {# registro se enviará tal cual} many {# de registros se enviarán tal cual} other {# registros se enviarán tal cual}}',
    'numbers-taken':
      '{count, plural, one {# número tomado de un enlace} many {# de números tomados de enlaces} other {# números tomados de enlaces}}',
    'rows-swapped':
      '{count, plural, one {Valores intercambiados en # registro} many {Valores intercambiados en # de registros} other {Valores intercambiados en # registros}}',
    'columns-swapped':
      '{count, plural, one {Columnas intercambiadas en # registro} many {Columnas intercambiadas en # de registros} other {Columnas intercambiadas en # registros}}',
    'columns-kept': 'Columnas confirmadas',
    'copies-kept':
      '{count, plural, one {# copia conservada} many {# de copias conservadas} other {# copias conservadas}}',
    'rows-left-out':
      '{count, plural, one {# fila excluida} many {# de filas excluidas} other {# filas excluidas}}',
    'rows-put-back':
      '{count, plural, one {# fila recuperada} many {# de filas recuperadas} other {# filas recuperadas}}',
    'numbers-brought':
      '{count, plural, one {# número completado} many {# de números completados} other {# números completados}}',
    'orders-replaced':
      '{count, plural, one {# pedido actualizado} many {# de pedidos actualizados} other {# pedidos actualizados}} con la hoja nueva',
    'orders-removed':
      '{count, plural, one {# pedido sin número quitado} many {# de pedidos sin número quitados} other {# pedidos sin número quitados}}',
  },
  history: 'Deshacer y rehacer',
  lastSheet: {
    reading: 'Abriendo su hoja…',
    unreadable:
      'No se puede leer su última hoja, por lo que no se guardan filas nuevas. Descárguela tal cual o elimínela.',
    download: 'Descargar la hoja tal cual',
    delete: 'Eliminar la hoja',
  },
}
