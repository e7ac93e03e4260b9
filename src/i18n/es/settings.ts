import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  preferences: {
    title: 'Preferencias',
    language: 'Idioma',
    languageMissing: 'El idioma de su navegador aún no está disponible. Aquí puede elegir otro.',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    keyboard: 'Teclado',
    singleKeys: 'Teclas de una sola letra, como / para buscar',
    scanning: 'Escaneo',
    scanSignals: 'Sonido y vibración',
  },
  installation: {
    title: 'Esta instalación',
    service: 'Servicio',
    practiceService: 'Simulador integrado (modo de práctica)',
    unnamed: 'Sin nombre',
    address: 'Dirección',
    sameAddress: 'La de esta página, que reenvía las subidas al servicio',
    requestSize: 'Registros por solicitud',
    requestsAtOnce: 'Solicitudes a la vez',
    timeout: 'Tiempo máximo de respuesta',
    seconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
    changedBy: 'Lo configura su administrador.',
  },
  columns: {
    title: 'Columnas recordadas',
    about: 'Las columnas elegidas se recuerdan para las hojas con el mismo formato.',
    count:
      '{count, plural, =0 {No se recuerda ningún formato} one {# formato} many {# de formatos} other {# formatos}}',
    list: 'Formatos recordados',
    noHeader: 'Sin encabezado: {columns}',
    used: 'Usado por última vez: {when}',
    forget: 'Olvidar',
    forgetOne: 'Olvidar «{layout}»',
    forgetAll: 'Olvidar todos',
    forgotten: 'Se olvidó «{layout}»',
    allForgotten: 'Se olvidaron todos los formatos',
    notForgotten: 'No se eliminó nada. Recargue la página e inténtelo de nuevo.',
    unreadable:
      'No se puede leer {count, plural, one {# formato o transportista recordado} many {# de formatos o transportistas recordados} other {# formatos o transportistas recordados}}.',
    deleteUnreadable: 'Eliminar lo que no se puede leer',
    unreadableDeleted: 'Se eliminó lo que no se podía leer',
  },
  kept: {
    title: 'Datos en este navegador',
    about:
      'Su hoja con los nombres de los artículos, sus subidas y los resultados se guardan solo en este navegador.',
    aboutFiles:
      'Este navegador guarda sus archivos, con nombres y direcciones, hasta 30 días. Descargar los necesita para todas las columnas.',
    others: 'Aquí solo aparecen los datos de este servicio.',
    uploads: 'Subidas',
    entries: 'Registros',
    since: 'Subida más antigua',
    nothing: 'ninguna',
    draft: 'Filas de la hoja actual',
    files: 'Copias de sus archivos',
    filesSince: '{count, number}, desde {when}',
    couriers: 'Transportistas ofrecidos por el servicio',
    room: 'Almacenamiento',
    used: '{used} de {quota}',
    unknown: 'El navegador no lo indica',
    forGood: 'Se guarda hasta que usted lo elimine.',
    mayGo: 'El navegador puede eliminarlo si el disco se llena.',
    askToKeep: 'Pedir al navegador que lo conserve',
    refused: 'El navegador no aceptó. Añadir esta página a marcadores puede ayudar.',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
  old: {
    open: 'Eliminar subidas antiguas…',
    title: 'Eliminar subidas antiguas',
    about:
      'Las subidas eliminadas ya no se pueden buscar ni avisan de repeticiones. Su tienda no cambia.',
    days: 'Con más de (días)',
    wrongDays: 'Introduzca un número entero de 1 a 9999.',
    finished:
      '{count, plural, =0 {Ninguna subida terminada es tan antigua.} one {# subida terminada es así de antigua.} many {# de subidas terminadas son así de antiguas.} other {# subidas terminadas son así de antiguas.}}',
    withOpen:
      'Eliminar también {count, plural, one {# subida} many {# de subidas} other {# subidas}} con {entries, plural, one {# registro pendiente} many {# de registros pendientes} other {# registros pendientes}}',
    delete: 'Eliminar {count, plural, one {# subida} many {# de subidas} other {# subidas}}',
    deleted:
      '{count, plural, one {Se eliminó # subida.} many {Se eliminaron # de subidas.} other {Se eliminaron # subidas.}}',
  },
  everything: {
    open: 'Eliminar todo…',
    sending: 'Hay una subida en curso. Deténgala antes de eliminar todo.',
    question: '¿Eliminar todos los datos de este navegador?',
    goes: 'Se eliminarán {uploads, plural, =0 {0 subidas} one {# subida} many {# de subidas} other {# subidas}} y {rows, plural, =0 {0 filas de la hoja} one {# fila de la hoja} many {# de filas de la hoja} other {# filas de la hoja}}. Su tienda no cambia.',
    stillOpen:
      '{count, plural, one {# registro sigue pendiente.} many {# de registros siguen pendientes.} other {# registros siguen pendientes.}}',
    stays: 'Su token de acceso y sus preferencias se conservan.',
    sure: 'Sí, eliminar todo',
    yes: 'Eliminar todo',
    deleted: 'Se eliminaron todos los datos.',
    notDeleted:
      'No se eliminó nada; hay una subida en curso, otra pestaña tomó el control o el navegador no lo permitió. Detenga la subida o cierre la otra pestaña e inténtelo de nuevo.',
  },
  rules: {
    title: 'Reglas de transportistas',
    about:
      'Una regla sugiere el transportista que elige siempre o, si lo permite, lo rellena antes de enviar. Cree una con «Usar siempre…» después de elegir para un grupo.',
    count: '{count, plural, =0 {Ninguna regla} one {# regla} many {# de reglas} other {# reglas}}',
    list: 'Reglas de transportistas',
    rule: '{shape}, {offers} → {courier}',
    offered: 'ofrecidos {couriers}',
    offeredMany:
      '{count, plural, one {# transportista ofrecido} many {# de transportistas ofrecidos} other {# transportistas ofrecidos}}',
    offeredNone: 'sin transportistas ofrecidos',
    uses: 'Elegido para {count, plural, one {# registro} many {# de registros} other {# registros}}, la última vez {time}',
    unused: 'Sin usar todavía',
    useRule: 'Usar {rule}',
    on: 'Activa',
    fills: 'Rellenar antes de enviar',
    fillRule: 'Rellenar antes de enviar: {rule}',
    filled:
      'Rellenado en {count, plural, one {# registro} many {# de registros} other {# registros}}, la última vez {time}',
    conflict: {
      'other-rule':
        'Otra regla elige {courier} para estos números, así que no se rellena nada. Cambie o desactive una de ellas.',
      'other-couriers':
        'El servicio también ha ofrecido otros transportistas para estos números, así que no se rellena nada.',
      rejected:
        'El servicio rechazó este transportista la última vez, así que la regla no hace nada.',
    },
    edit: 'Editar',
    editRule: 'Editar {rule}',
    editTitle: 'Editar regla de transportistas',
    editYes: 'Guardar regla',
    example: 'Número de seguimiento de ejemplo',
    exampleHint: 'La regla vale para {shape}. Déjelo vacío para no cambiarla.',
    editReplaces: 'Reemplaza otra regla: {rule}',
    delete: 'Eliminar',
    deleteRule: 'Eliminar {rule}',
    deleted: 'Eliminada: {rule}',
    kept: '{count, plural, one {Regla guardada} many {# de reglas guardadas} other {# reglas guardadas}}',
    notKept:
      'El cambio no se guardó; quizá el almacenamiento de este navegador esté lleno. Libere espacio e inténtelo de nuevo.',
    export: 'Exportar reglas',
    tooLarge:
      'Estas reglas superan 1 MB y no caben en un archivo. Elimine algunas y vuelva a exportar.',
    import: 'Importar reglas…',
    file: 'Archivo con reglas de transportistas',
    unreadable:
      'Este archivo no contiene reglas de transportistas o supera 1 MB. No se importó nada.',
    importTitle: 'Importar reglas de transportistas',
    importYes: 'Importar {count, plural, one {# regla} many {# de reglas} other {# reglas}}',
    importFills:
      'Permitir que {count, plural, one {# regla rellene} many {# de reglas rellenen} other {# reglas rellenen}} el transportista antes de enviar',
    effect: { new: 'Nueva', replaces: 'Reemplaza a {courier}', known: 'Ya guardada' },
  },
}
