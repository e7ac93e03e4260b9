import type { prepare as english } from '#i18n/en/prepare.ts'
import type { Translation } from '#i18n/translation.ts'

export const prepare: Translation<typeof english> = {
  title: 'Añada números de seguimiento a sus pedidos',
  lead: 'Pegue su hoja de cálculo. Cada fila se comprueba antes de enviar nada.',
  intake: {
    label: 'Hoja de cálculo',
    title: 'Pegue celdas o suelte aquí una hoja de cálculo',
    hint: 'De Excel, Google Sheets o LibreOffice (.xlsx, .ods, .csv, .tsv, .txt). Columnas en cualquier orden.',
    file: 'Archivo de la hoja de cálculo',
    chooseFile: 'Elegir archivo',
    paste: 'Pegar',
    addRows: 'Añadir filas',
    sample: 'Probar un ejemplo',
    sampleFailed: 'El ejemplo no se cargó. Compruebe la conexión e inténtelo de nuevo.',
    template: 'Descargar plantilla vacía',
    templateExcel: 'Para Excel (.xlsx)',
    templateCsv: 'Como CSV (.csv)',
    templateFailed: 'No se pudo crear la plantilla. Recargue la página e inténtelo de nuevo.',
    drop: 'Suelte para añadir',
  },
  how: {
    title: 'Cómo funciona',
    add: 'Añada su hoja',
    addText: 'Pegue, suelte, escanee o escriba.',
    fix: 'Corrija lo señalado',
    fixText: 'Números que faltan, copias, dígitos perdidos en Excel.',
    upload: 'Suba',
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
      refused: '{count, plural, one {# rechazado} many {# rechazados} other {# rechazados}}',
      'not-sent': '{count, number} sin enviar',
      waiting: '{count, number} en espera',
      sending: '{count, number} enviándose',
    },
  },
  pasteDialog: {
    title: 'Pegar celdas',
    help: 'Copie celdas en su hoja de cálculo y péguelas aquí.',
    cells: 'Celdas',
    add: 'Añadir filas',
    nothing: 'Pegue primero algunas celdas.',
  },
  importing: {
    reading: 'Leyendo {name}',
    share: '{share}',
  },
  readProblem: {
    empty: '{name} está vacío. Elija otro archivo.',
    'header-only': '{name} tiene encabezado, pero ninguna fila. Elija otro archivo.',
    'nothing-open':
      'Todos los registros de {name} ya están aceptados o apartados. Para añadir sus filas de todos modos, elimine la columna «tracking-upload outcome» y la del resultado.',
    'not-text': 'No hay filas en {name}. Guárdelo como .xlsx o CSV e inténtelo de nuevo.',
    xls: '{name} está en un formato antiguo de Excel (.xls o .xlsb). Guárdelo como .xlsx e inténtelo de nuevo.',
    numbers: '{name} es un documento de Numbers. Expórtelo a Excel y elija ese archivo.',
    pdf: '{name} es un PDF. Elija la hoja de cálculo con la que se hizo.',
    picture: '{name} es una imagen. Elija la hoja de cálculo, o copie sus celdas y péguelas aquí.',
    password:
      '{name} está protegido con contraseña. Guarde una copia sin contraseña y elija la copia.',
    archive:
      '{name} es un archivo comprimido u otro tipo de documento. Descomprímalo y elija la hoja de cálculo.',
    damaged: '{name} está dañado o incompleto. Descárguelo de nuevo.',
    'too-much-inside':
      '{name} ocupa más de 400 MB al descomprimirse. Copie las columnas que necesita en un libro nuevo y elija ese.',
    'web-page':
      '{name} es una página web, probablemente una de inicio de sesión. Descargue el archivo de nuevo.',
    json: '{name} es JSON sin una lista de pedidos. Exporte los pedidos como .xlsx o CSV.',
    xml: '{name} es un archivo XML. Exporte los pedidos como .xlsx o CSV.',
    sql: '{name} es un script de base de datos (SQL). Exporte los pedidos como .xlsx o CSV.',
    rtf: '{name} es un documento RTF. Copie su tabla y péguela aquí.',
    'reader-missing':
      'El lector de Excel no se cargó. Compruebe la conexión e inténtelo de nuevo con {name}.',
    'too-large': '{name} es demasiado grande. Divídalo en varios archivos.',
    'no-table': 'No hay filas en {name}. Elija otro archivo o pegue las celdas.',
    unreadable: 'No se pudo leer {name}. Ciérrelo en otros programas e inténtelo de nuevo.',
  },
  source: {
    label: 'Orígenes',
    details: 'Detalles',
    more: '+{count, number} más',
    rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
    otherRows:
      '{count, plural, one {# fila sin datos ignorada} many {# de filas sin datos ignoradas} other {# filas sin datos ignoradas}}',
    rowsAndMore: '{rows}…',
    totals:
      '{count, plural, one {Fila {rows}: total} many {Filas {rows}: totales} other {Filas {rows}: totales}}',
    openQuotes:
      '{count, plural, one {Fila {rows}: comilla sin cerrar. Compárela} many {Filas {rows}: comillas sin cerrar. Compárelas} other {Filas {rows}: comillas sin cerrar. Compárelas}} con su archivo.',
    longRows:
      '{count, plural, one {La fila {rows} tiene más celdas que el encabezado. Compárela} many {Las filas {rows} tienen más celdas que el encabezado. Compárelas} other {Las filas {rows} tienen más celdas que el encabezado. Compárelas}} con su archivo.',
    headers:
      '{count, plural, one {Fila {rows}: encabezado de otra tabla, leída según sus columnas} many {Filas {rows}: encabezados de otras tablas, leídas según sus columnas} other {Filas {rows}: encabezados de otras tablas, leídas según sus columnas}}',
    rescued:
      '{count, plural, one {# número acortado restaurado} many {# de números acortados restaurados} other {# números acortados restaurados}}',
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
    filledCells:
      '{count, plural, one {# celda rellenada} many {# de celdas rellenadas} other {# celdas rellenadas}} desde celdas combinadas',
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
      'no-numbers': 'sin números de seguimiento',
      neither: 'sin ID de pedido ni números de seguimiento',
    },
    use: 'Importar {count, plural, one {# hoja} many {# de hojas} other {# hojas}}',
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
    text: 'Esta hoja no tiene ID de pedido, solo ID de pedido del comercio. Si en su tienda son lo mismo, use esos.',
    use: 'Usar el ID de pedido del comercio como ID de pedido',
  },
  form: {
    title: 'Añadir un registro',
    heading: 'Escanee o escriba un registro',
    hint: 'Intro avanza y añade',
    optional: 'opcional',
    add: 'Añadir registro',
    added: '{orderId} añadido',
    problem: {
      orderId: 'Escriba un ID de pedido',
      trackingId: 'Escriba un número de seguimiento',
    },
  },
  sheet: {
    label: 'Hoja',
    grid: 'Registros',
    toLookAt: 'Por revisar',
    problems: '{count, plural, one {# problema} many {# de problemas} other {# problemas}}',
    warnings: '{count, plural, one {# aviso} many {# de avisos} other {# avisos}}',
    checking: 'Comprobando…',
    shown: 'Se muestran {shown, number} de {count, number}',
    spoken: {
      standing: 'Hoja: {standing}',
      entries: 'registros: {count, number}',
      problems: 'problemas: {count, number}',
      warnings: 'avisos: {count, number}',
    },
    problemsOnly: 'Mostrar solo problemas',
    showAll: 'Mostrar todo',
    search: 'Buscar en los registros',
    noneFound: 'Ningún registro coincide. Los demás solo están ocultos.',
    next: 'Siguiente por revisar',
    byKind: 'Lo que hay que revisar',
    deleteEntry: 'Eliminar registro',
    deleteEntries:
      'Eliminar {count, plural, one {# registro} many {# de registros} other {# registros}}',
    history: 'Deshacer y rehacer',
    keys: 'Intro edita una celda, Supr la vacía, Mayús+Supr elimina la fila.',
    unreadable:
      'No se puede leer su última hoja, por lo que no se guardan filas nuevas. Descárguela tal como está o elimínela.',
    downloadUnreadable: 'Descargar la hoja tal como está',
    deleteUnreadable: 'Eliminar la hoja',
    notKept:
      'En este momento no se puede guardar la hoja en este navegador: quizá no hay sitio o el navegador no lo permite. Lo que haga ahora se pierde al cerrar esta pestaña.',
    visibleOnly:
      'Se pegó lo que estaba a la vista donde lo copió, sin {rows, plural, =0 {} one {# fila oculta} many {# de filas ocultas} other {# filas ocultas}}{both, select, yes { ni } other {}}{columns, plural, =0 {} one {# columna oculta} many {# de columnas ocultas} other {# columnas ocultas}}. Si también las quiere, muéstrelas allí y copie de nuevo.',
    reading: 'Abriendo su hoja…',
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
      '{count, plural, one {# copia exacta quitada} many {# de copias exactas quitadas} other {# copias exactas quitadas}}',
    'done-skipped':
      '{count, plural, one {# fila sin nada pendiente dejada fuera} many {# de filas sin nada pendiente dejadas fuera} other {# filas sin nada pendiente dejadas fuera}}',
    'repeats-removed':
      '{count, plural, one {# fila ya cargada quitada} many {# de filas ya cargadas quitadas} other {# filas ya cargadas quitadas}}',
    'cells-fixed':
      '{count, plural, one {# fila corregida} many {# de filas corregidas} other {# filas corregidas}}',
    'couriers-set':
      'Transportista cambiado en {count, plural, one {# registro} many {# de registros} other {# registros}}',
    'columns-changed': 'Columnas cambiadas',
    'reading-changed': 'Archivo leído de otra manera',
    'merchant-numbers-used':
      '{count, plural, one {# ID de pedido del comercio usado como ID de pedido} many {# de ID de pedido del comercio usados como ID de pedido} other {# ID de pedido del comercio usados como ID de pedido}}',
    'sent-as-it-is':
      '{count, plural, one {# registro se enviará tal como está} many {# de registros se enviarán tal como están} other {# registros se enviarán tal como están}}',
    'numbers-taken':
      '{count, plural, one {# número tomado de un enlace} many {# de números tomados de enlaces} other {# números tomados de enlaces}}',
    'rows-swapped':
      '{count, plural, one {Pedido y número intercambiados en # registro} many {Pedido y número intercambiados en # de registros} other {Pedido y número intercambiados en # registros}}',
    'columns-swapped':
      '{count, plural, one {Columnas intercambiadas en # registro} many {Columnas intercambiadas en # de registros} other {Columnas intercambiadas en # registros}}',
    'columns-kept': 'Columnas confirmadas',
    'copies-kept':
      '{count, plural, one {# copia conservada} many {# de copias conservadas} other {# copias conservadas}}',
  },
  details: {
    offer: '{field}: usar {value}',
    label: 'Sobre esta fila',
    rowAlone: 'Fila {row}',
    row: 'Fila {row} de {name}',
    original: '{field} en su hoja:',
    restore: 'Restaurar el original',
    join: 'Unir en un solo número',
    split: 'Dividir en {count, plural, one {# registro} many {# de registros} other {# registros}}',
    useInstead: 'Usar {number}',
    cleaned: 'limpiado',
    swap: 'Intercambiar los dos',
    takeNumber: 'Tomar {number}',
    keepCopy: 'Conservar',
  },
  issue: {
    'order-id-missing': 'Falta el ID de pedido',
    'tracking-number-missing': 'Falta el número de seguimiento',
    'scientific-notation': {
      orderId: 'Excel quitó dígitos a este ID de pedido',
      merchantOrderId: 'Excel quitó dígitos a este ID de pedido del comercio',
      courier: 'Excel quitó dígitos a este número',
      trackingId: 'Excel quitó dígitos a este número',
    },
    'control-characters': {
      orderId: 'Caracteres ocultos en el ID de pedido: escríbalo otra vez',
      merchantOrderId: 'Caracteres ocultos en el ID de pedido del comercio: escríbalo otra vez',
      courier: 'Caracteres ocultos en el código de transportista: escríbalo otra vez',
      trackingId: 'Caracteres ocultos en el número de seguimiento: escríbalo otra vez',
    },
    'made-by-spreadsheet': 'Excel puso aquí un error, una fórmula o una fecha: escriba el valor',
    'several-numbers':
      '{count, plural, one {# número} many {# de números} other {# números}} en una celda',
    'several-orders': '¿Varios ID de pedido en una celda? Cada registro lleva uno',
    'same-row-twice': 'Igual que la fila {rows}',
    'copy-skipped': 'Igual que la fila {rows}: se omite',
    'copy-of-sent': 'Igual que la fila {rows}, que se envió {when}: se omite',
    'order-with-several-numbers':
      'Este pedido tiene también otros números de seguimiento (fila {rows}): probablemente solo se acepte el primero',
    'number-on-several-orders':
      'Otros pedidos tienen también este número de seguimiento (fila {rows})',
    'check-digit': 'El dígito de control no coincide: ¿error al escribir?',
    'changed-by-spreadsheet': {
      zeros: 'Las últimas cifras son ceros: Excel conserva 15 cifras. Compárelo con la etiqueta',
      decimal: 'Termina en un decimal que añadió una hoja de cálculo: bórrelo',
      date: 'Parece una fecha que Excel creó a partir de un ID: escriba el ID',
    },
    'too-narrow':
      'La columna era demasiado estrecha: ensánchela en su hoja de cálculo y cópiela de nuevo',
    'check-digit-instead': '¿Letras en lugar de cifras?',
    'courier-is-a-name': 'Nombre de transportista, no un código',
    'already-accepted': 'Ya se cargó y se aceptó {when}',
    'other-number-accepted': 'Se aceptó con {number} ({when}); esto enviaría otro número',
    'maybe-accepted': {
      same: 'Quizá se aceptó {when}: resuélvalo antes en esa carga',
      other: 'Quizá se aceptó con {number} ({when}): resuélvalo antes en esa carga',
    },
    'waits-elsewhere': {
      same: 'Espera en una carga anterior ({when}): se enviaría dos veces',
      other: 'Este pedido espera con {number} en una carga anterior ({when}): se enviarían los dos',
    },
    rowHere: '{row}',
    rowElsewhere: '{row} de {source}',
    moreRows: '{rows} y {count, plural, one {# más} many {# más} other {# más}}',
    field: {
      orderId: 'un ID de pedido',
      merchantOrderId: 'un ID de pedido del comercio',
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
    'too-short': 'Demasiado corto para un número de seguimiento',
    'too-long': 'Demasiado largo para {field} ({length, number} caracteres)',
    'column-name': 'Encabezado repetido, no un registro',
    'courier-mismatch': 'Este número no tiene el formato de su transportista. Compruebe los dos',
    'order-is-number': 'El ID de pedido y el número de seguimiento son iguales',
    swapped: 'El ID de pedido y el número de seguimiento parecen intercambiados',
    'all-zeros': 'Todo ceros: escriba {field}',
    'sent-as-it-is': 'Decidió enviarlo tal como está',
  },
  kind: {
    'order-id-missing': 'Falta el ID de pedido',
    'tracking-number-missing': 'Falta el número de seguimiento',
    'scientific-notation': 'Dígitos perdidos en Excel',
    'control-characters': 'Caracteres ocultos',
    'made-by-spreadsheet': 'Error o fecha de Excel',
    'several-numbers': 'Varios números en una celda',
    'several-orders': 'Varios pedidos en una celda',
    'same-row-twice': 'Fila repetida',
    'order-with-several-numbers': 'Pedido con varios números',
    'number-on-several-orders': 'Número en varios pedidos',
    'check-digit': 'El dígito de control no coincide',
    'changed-by-spreadsheet': 'Cambiado por Excel',
    'courier-is-a-name': 'Nombre de transportista, no un código',
    'already-accepted': 'Ya aceptado',
    'other-number-accepted': 'Aceptado con otro número',
    'maybe-accepted': 'Quizá aceptado',
    'waits-elsewhere': 'Espera en otra carga',
    'web-address': 'Dirección web',
    email: 'Correo electrónico',
    price: 'Precio',
    date: 'Fecha',
    time: 'Hora',
    boolean: 'Valor de sí o no',
    words: 'Palabras en vez de un número',
    length: 'Demasiado corto o largo',
    'column-name': 'Encabezado repetido',
    'courier-mismatch': 'El transportista no encaja con el número',
    'order-is-number': 'ID de pedido igual al número',
    swapped: 'Intercambiado con el ID de pedido',
    'all-zeros': 'Todo ceros',
    'sent-as-it-is': 'Se envía tal como está',
    skipped: 'Copias omitidas',
  },
  about: {
    'order-id-missing':
      'Estos registros no tienen ID de pedido. Escríbalo, pegue todos a partir de la primera celda vacía o elimine los registros. Al cargar, se quedan aquí.',
    'tracking-number-missing':
      'Estos registros no tienen número de seguimiento («-» o «N/A» no lo son). Escríbalo, pegue todos a partir de la primera celda vacía o elimine los registros. Al cargar, se quedan aquí.',
    'scientific-notation':
      'Estas celdas contienen una forma abreviada como 9.40011E+21. Los dígitos que omite ya no están en la hoja. Escriba el número completo o péguelo otra vez desde su origen.',
    'control-characters':
      'Estas celdas tienen caracteres que no se ven y que ningún número lleva. Escriba el valor otra vez.',
    'made-by-spreadsheet':
      'Excel puso esto por su cuenta: un error como #N/A, una fórmula sin calcular o una fecha en lugar de un ID. Escriba el valor o tómelo de su origen.',
    'several-numbers':
      'Cada registro lleva un solo número de seguimiento. Si las partes son un número que se cortó, únalas; si cada parte es un número propio, divídalas en registros.',
    'several-orders':
      'Cada registro lleva un solo ID de pedido, y es probable que el servicio no reconozca varios escritos juntos. Ponga cada pedido en su propia fila; pueden compartir el número de seguimiento.',
    'same-row-twice':
      'El pedido y el número están más de una vez en la hoja. Solo se carga la primera; las copias quedan fuera.',
    'order-with-several-numbers':
      'El segundo número de un pedido probablemente se rechace, porque tras el primero el pedido ya no está pendiente de envío. Si solo uno es correcto, elimine el otro.',
    'number-on-several-orders':
      'Está bien cuando varios pedidos viajan en un paquete, y es un error cuando una celda se desplazó. Compárelos con las etiquetas.',
    'check-digit':
      'Todos los transportistas conocidos con números así los terminan en un dígito de control, y aquí no coincide. Compárelos con la etiqueta.',
    'changed-by-spreadsheet':
      'Probablemente estos valores cambiaron cuando una hoja de cálculo abrió el archivo: conserva 15 cifras de un número y pone ceros en las demás, añade «.0» o convierte en fecha un ID como 3-12. Compárelos con el origen.',
    'courier-is-a-name':
      'El servicio necesita un código de transportista. Use el código que probablemente tiene el nombre, o vacíe la celda para que el servicio proponga transportistas.',
    'already-accepted':
      'El servicio ya aceptó estos registros desde este navegador. Si se envían otra vez, probablemente fallen. Elimínelos si no hace falta.',
    'other-number-accepted':
      'El servicio ya aceptó estos pedidos desde este navegador, con otro número de seguimiento. Compare los dos: lo que carga aquí es el otro número, y probablemente falle, porque el pedido ya no está pendiente de envío.',
    'maybe-accepted':
      'Una carga anterior envió estos pedidos, y nadie sabe si el servicio los aceptó. Resuélvalos antes en esa carga: si se envían también desde aquí, podrían procesarse dos veces.',
    'waits-elsewhere':
      'Estos pedidos esperan en una carga anterior y salen en cuanto continúe. Si se envían también desde aquí, van dos veces: elimínelos aquí o apártelos allí.',
    'web-address':
      'Estas celdas contienen una dirección web. Si es la página de seguimiento de un transportista con un solo número, puede tomar el número de ella. Si no, escriba el valor.',
    email:
      'Estas celdas contienen un correo electrónico. Escriba el valor correcto, o envíelas tal como están si su tienda los escribe así.',
    price:
      'Estas celdas contienen un precio. Quizá se coló otra columna. Escriba el valor correcto o envíelas tal como están.',
    date: 'Estas celdas contienen una fecha. Quizá se coló otra columna o Excel la creó a partir de un ID. Escriba el valor correcto o envíelas tal como están.',
    time: 'Estas celdas contienen una hora. Quizá se coló otra columna. Escriba el valor correcto o envíelas tal como están.',
    boolean:
      'Estas celdas solo dicen sí o no. Quizá se coló otra columna. Escriba el valor correcto o envíelas tal como están.',
    words:
      'Estos números de seguimiento no tienen ninguna cifra o son palabras. Escriba el número, o envíelos tal como están si su transportista los escribe así.',
    length:
      'Los números de seguimiento tienen de 4 a 60 caracteres; los ID de pedido, hasta 120. Complete estos valores o envíelos tal como están.',
    'column-name':
      'Estas filas repiten el encabezado de una columna. Elimínelas, o envíelas tal como están si son registros.',
    'courier-mismatch':
      'Los formatos conocidos de estos transportistas no encajan con los números, pero los de otros sí. Compruebe el transportista y el número.',
    'order-is-number':
      'Aquí el ID de pedido y el número de seguimiento son iguales. Probablemente uno se copió en la columna equivocada.',
    swapped:
      'El ID de pedido parece un número de seguimiento, y el número de seguimiento no. Intercámbielos, o déjelos si son correctos.',
    'all-zeros': 'Estos valores son solo ceros. Escriba el valor correcto.',
    'sent-as-it-is':
      'Decidió enviar estos valores tal como están. «Deshacer» lo revierte; un valor editado se comprueba de nuevo.',
    skipped:
      'Estas filas son copias exactas de otras anteriores y se omiten. Conserve una copia para enviarla también.',
  },
  repeats: {
    label: 'Filas ya cargadas antes',
    accepted: '{count, number} de {rows, number} filas ya se aceptaron antes ({from}).',
    uploaded: '{count, number} de {rows, number} filas ya se cargaron antes ({from}).',
    from: '{uploads, plural, one {{when}} many {# de cargas desde {when}} other {# cargas desde {when}}}',
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
    finish:
      'Termine allí lo que sigue abierto: si se envía también desde aquí, podría procesarse dos veces.',
    keepNew:
      '{count, plural, one {Conservar solo la fila {which, select, changed {cambiada} new {nueva} other {cambiada o nueva}}} many {Conservar solo las # de filas {which, select, changed {cambiadas} new {nuevas} other {cambiadas y nuevas}}} other {Conservar solo las # filas {which, select, changed {cambiadas} new {nuevas} other {cambiadas y nuevas}}}}',
    removeAll:
      '{count, plural, one {Quitar esta fila} many {Quitar estas # de filas} other {Quitar estas # filas}}',
    keepAll: 'Conservar todas',
    open: 'Abrir esa carga',
    openOf: 'Carga: {when} ({count, plural, one {# fila} many {# de filas} other {# filas}})',
    others: 'Otros números para pedidos que ya se aceptaron: {count, number}.',
  },
  fix: {
    dropCopies:
      'Quitar {count, plural, one {# copia exacta} many {# de copias exactas} other {# copias exactas}}',
    joinAll: 'Unir donde las partes forman un número',
    splitAll: 'Dividir donde cada parte es un número',
    courierValues: 'Valores de transportista',
    courierForAll: 'Transportista para todos…',
    sendAsItIs: 'Enviar tal como está',
    sendAllAsItIs:
      '{count, plural, one {Enviar # tal como está} many {Enviar # tal como están} other {Enviar # tal como están}}',
    takeNumbers: 'Tomar el número del enlace',
    keepCopies:
      '{count, plural, one {Conservar # copia} many {Conservar # de copias} other {Conservar # copias}}',
  },
  doubt: {
    label: 'Columnas por comprobar',
    named: '{name}: {sentence}',
    swapped:
      'Los ID de pedido parecen números de seguimiento en {rows, number} de {of, number} filas. ¿Intercambiar las dos columnas?',
    swap: 'Intercambiar columnas',
    right: 'Son correctas',
    asWritten: 'Los escribimos así',
    show: '{count, plural, one {Mostrar # fila} many {Mostrar # de filas} other {Mostrar # filas}}',
    field: {
      orderId: 'Los ID de pedido',
      merchantOrderId: 'Los ID de pedido del comercio',
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
        '{field} parecen valores demasiado cortos o largos en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
      'column-name':
        '{field} parecen encabezados en {rows, number} de {of, number} filas. ¿Los escribe así su tienda?',
    },
  },
  verdict: {
    title:
      'Excel recortó {count, plural, one {# número} many {# de números} other {# números}}. Los dígitos perdidos ya no están en esta hoja.',
    changed:
      'Una hoja de cálculo probablemente cambió {count, plural, one {# fila} many {# de filas} other {# filas}}: ceros en las últimas cifras, «.0» o una fecha.',
    show: 'Mostrar {count, plural, one {la fila} many {estas # de filas} other {estas # filas}}',
    how: 'Cómo conservar los dígitos',
    what: 'Excel toma un número largo por una cantidad: lo muestra como 9.40011E+21, conserva 15 cifras y guarda solo eso. Un ID como 3-12 se convierte en una fecha. Un número de seguimiento no es una cantidad: cada dígito cuenta, y nadie puede adivinar los que faltan.',
    stepsTitle: 'Para que no ocurra:',
    step1:
      'Vuelva al lugar de donde salen los números (su tienda, su transportista). El archivo guardado en Excel ya no los tiene.',
    step2:
      'No abra ese archivo en Excel: suéltelo aquí tal como está. Si necesita Excel, use Datos, Desde el texto/CSV, y ponga la columna como «Texto».',
    step3:
      'O copie las celdas en Excel y péguelas aquí: si Excel todavía tiene los dígitos, vienen con ellas.',
  },
  upload: {
    button: 'Cargar {count, plural, one {# registro} many {# de registros} other {# registros}}',
    preparing: 'Preparando la carga…',
    failed:
      'No se pudo empezar la carga, porque este navegador no pudo guardarla. No se envió nada y su hoja no cambió.',
    nothing: 'Todavía no se puede enviar ningún registro.',
    staying:
      '{count, plural, one {# registro con problemas se queda} many {# de registros con problemas se quedan} other {# registros con problemas se quedan}} aquí.',
    copies:
      '{count, plural, one {# copia exacta queda} many {# de copias exactas quedan} other {# copias exactas quedan}} fuera.',
  },
  warningsDialog: {
    title: '¿Cargar con avisos?',
    intro:
      '{count, plural, one {# registro tiene} many {# de registros tienen} other {# registros tienen}} algo que revisar:',
    anyway: 'Cargar de todos modos',
    look: 'Revisarlos antes',
    line: '{kind}: {count, number}',
    swapped:
      'Los ID de pedido y los números de seguimiento pueden estar intercambiados en {rows, number} de {of, number} filas.',
  },
  preview: {
    button: 'Qué se enviará',
    title: 'Qué se enviará',
    summary:
      '{entries, plural, one {# registro} many {# de registros} other {# registros}} en {requests, plural, one {# petición} many {# de peticiones} other {# peticiones}} a {service}.',
    summaryAtLeast:
      '{entries, plural, one {# registro} many {# de registros} other {# registros}} en al menos {requests, plural, one {# petición} many {# de peticiones} other {# peticiones}} a {service}.',
    trial:
      'La primera petición prueba con {count, plural, one {# registro} many {# de registros} other {# registros}}, para ver si todo va bien.',
    first: 'La primera petición, exactamente como se envía:',
    token: 'Su token de acceso va en un encabezado y no se muestra.',
    copy: 'Copiar',
    copied: 'Copiado',
    practiceService: 'el simulador incorporado',
    unnamedService: 'el servicio',
  },
}
