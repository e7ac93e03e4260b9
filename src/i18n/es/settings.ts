import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/translation.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  installation: {
    title: 'Esta instalación',
    practice: 'Modo de práctica: responde un simulador incorporado y nada llega a su tienda.',
    service: 'Servicio',
    practiceService: 'Simulador incorporado',
    unnamed: 'Sin nombre',
    address: 'Dirección',
    sameAddress: 'La dirección de esta página, que pasa las cargas al servicio',
    requestSize: 'Registros en cada petición',
    requestsAtOnce: 'Peticiones a la vez',
    timeout: 'Espera máxima de una respuesta',
    seconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
    changedBy: 'Puede cambiarlo quien instaló Tracking Upload.',
  },
  columns: {
    title: 'Columnas recordadas',
    about: 'Las columnas elegidas se recuerdan para las hojas con el mismo formato.',
    none: 'No se recuerda ningún formato',
    list: 'Formatos recordados',
    noHeader: 'Sin encabezado: {columns}',
    unnamed: '{count, plural, one {# columna} many {# de columnas} other {# columnas}}',
    used: 'Usado por última vez: {when}',
    forget: 'Olvidar',
    forgetOne: 'Olvidar «{layout}»',
    forgetAll: 'Olvidar todos',
    forgotten: 'Se olvidó «{layout}»',
    allForgotten: 'Se olvidaron todos los formatos',
    notForgotten: 'No se pudo olvidar. Vuelva a cargar la página e inténtelo de nuevo.',
    unreadable:
      'No se puede leer {count, plural, one {# formato o transportista recordado} many {# de formatos o transportistas recordados} other {# formatos o transportistas recordados}}.',
    deleteUnreadable: 'Eliminar lo que no se puede leer',
    unreadableDeleted: 'Se eliminó lo que no se podía leer',
  },
  kept: {
    title: 'Lo que guarda este navegador',
    about:
      'Su hoja, sus cargas y las respuestas se guardan solo en este navegador, hasta que usted las elimine aquí o borre los datos del sitio. Su token de acceso no se guarda, salvo que marque «Conservar hasta que cierre esta pestaña».',
    others:
      'Esto es lo que se guarda para el servicio indicado arriba. Otro servicio tiene su propio almacén.',
    uploads: 'Cargas',
    entries: 'Registros en ellas',
    since: 'La más antigua se hizo',
    nothing: 'no hay ninguna',
    draft: 'Filas de la hoja en preparación',
    layouts: 'Formatos de hoja recordados',
    couriers: 'Transportistas que ofreció el servicio',
    room: 'Espacio',
    used: 'unos {used} de los {quota} que permite el navegador',
    unknown: 'El navegador no dice cuánto espacio se usa.',
    forGood: 'El navegador no lo borra por sí solo.',
    mayGo: 'El navegador puede borrarlo por sí solo cuando su disco se llene.',
    askToKeep: 'Pedir al navegador que lo conserve',
    refused:
      'El navegador no aceptó: lo decide según la frecuencia con que se usa esta página. Un marcador puede ayudar.',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
  old: {
    title: 'Eliminar cargas antiguas',
    about:
      'Nada se elimina por sí solo. Lo que se elimina ya no aparece en la búsqueda, y ninguna hoja avisará de que se cargó antes.',
    days: 'Con más de estos días',
    wrongDays: 'Aquí hace falta un número entero de 1 a 9999.',
    none: 'Ninguna carga tiene más de {count, plural, one {# día} many {# de días} other {# días}}.',
    finished:
      '{count, plural, =0 {Ninguna carga terminada es tan antigua.} one {# carga es así de antigua y no queda nada por hacer en ella.} many {# de cargas son así de antiguas y no queda nada por hacer en ellas.} other {# cargas son así de antiguas y no queda nada por hacer en ellas.}}',
    open: 'Eliminar también {count, plural, one {# carga} many {# de cargas} other {# cargas}} con {entries, plural, one {# registro pendiente} many {# de registros pendientes} other {# registros pendientes}}',
    delete: 'Eliminar {count, plural, one {# carga} many {# de cargas} other {# cargas}}',
    question: '¿Eliminar {count, plural, one {# carga} many {# de cargas} other {# cargas}}?',
    text: 'Sus registros y lo que respondió el servicio desaparecerán para siempre de este navegador. En su tienda no cambia nada.',
    openGo:
      '{count, plural, one {Con ellas desaparece # registro que sigue pendiente.} many {Con ellas desaparecen # de registros que siguen pendientes.} other {Con ellas desaparecen # registros que siguen pendientes.}}',
    yes: 'Eliminarlas',
    deleted:
      '{count, plural, one {Se eliminó # carga.} many {Se eliminaron # de cargas.} other {Se eliminaron # cargas.}}',
  },
  everything: {
    title: 'Eliminar todo',
    about:
      'La hoja en preparación, todas las cargas y las columnas y los transportistas recordados.',
    sending: 'Se está enviando una carga. Espere a que termine o deténgala antes.',
    delete: 'Eliminar todo',
    question: '¿Eliminar todo lo que guarda este navegador?',
    goes: '{uploads, plural, =0 {Ninguna carga} one {# carga} many {# de cargas} other {# cargas}} y {rows, plural, =0 {ninguna fila de una hoja} one {# fila de la hoja} many {# de filas de la hoja} other {# filas de la hoja}}: es lo que desaparecerá para siempre. En su tienda no cambia nada.',
    open: '{count, plural, one {# registro cargado sigue pendiente: nadie se lo recordará.} many {# de registros cargados siguen pendientes: nadie se los recordará.} other {# registros cargados siguen pendientes: nadie se los recordará.}}',
    stays: 'El token de acceso, el idioma y el tema quedan como están.',
    sure: 'Sí, quiero eliminarlo todo.',
    yes: 'Eliminar todo ahora',
    deleted: 'Se eliminó todo. Tracking Upload está como nuevo en este navegador.',
    notDeleted:
      'No se eliminó nada: se está enviando una carga, otra pestaña tomó el control o el navegador no lo permitió.',
  },
}
