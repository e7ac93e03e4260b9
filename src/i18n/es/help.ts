import type { help as english } from '#i18n/en/help.ts'
import type { Translation } from '#i18n/translation.ts'

export const help: Translation<typeof english> = {
  title: 'Cómo funciona',
  steps: {
    token:
      'Introduzca su token de acceso. Solo permanece en esta página, salvo que marque «Conservar hasta que cierre esta pestaña».',
    sheet:
      'Pegue celdas de su hoja en cualquier lugar de la página, suelte un archivo, o escriba o escanee los registros uno a uno.',
    issues:
      'Revise lo señalado. Un registro con un problema se queda en la hoja; un aviso solo pide que lo revise. Todo se puede deshacer.',
    upload:
      'Pulse Cargar. Puede pausar o detener la carga en cualquier momento, y cerrar la página: no se pierde nada.',
    outcome:
      'Lea qué pasó con cada registro. Elija transportista donde el servicio lo pida, corrija lo fallido y envíelo otra vez hasta que no quede nada por hacer.',
  },
  doubtTitle: 'Cuando nadie lo sabe',
  doubt:
    'Si la conexión se corta después de enviar, nadie puede saber si los registros llegaron. Quedan «En duda» y nunca se envían otra vez solos: mire en su tienda y márquelos como aceptados, o envíelos otra vez.',
  keysTitle: 'Teclas',
  keys: {
    move: 'moverse por la hoja',
    edit: 'editar la celda; Escape la deja como estaba',
    clear: 'vaciar la celda',
    remove: 'eliminar las filas seleccionadas',
    select: 'seleccionar varias filas',
    undo: 'deshacer, rehacer',
    first: 'primer o último registro',
  },
  keyNames: {
    arrows: 'Flechas',
    enter: 'Intro',
    delete: 'Supr',
    shiftDelete: 'Mayús + Supr',
    shiftArrows: 'Mayús + ↑ ↓',
    undo: 'Ctrl + Z, Ctrl + Y',
    ends: 'Ctrl + Inicio, Ctrl + Fin',
  },
  practiceTitle: 'Valores de práctica',
  practice:
    'En el modo de práctica, estos ID de pedido hacen que el simulador responda de una manera determinada. Cada uno admite una terminación, como en {example}, para que una hoja pueda tener varios. Sirve cualquier token de acceso de 8 o más caracteres; {expired} se rechaza.',
  practiceCaption: 'ID de pedido para practicar',
  effectHeader: 'Qué ocurre',
  effects: {
    rejected: 'Falla hasta que cambie su número de seguimiento.',
    'rejected-with-markup':
      'Falla con un mensaje que contiene HTML, que se muestra como texto sin formato.',
    'not-itemised': 'Se cuenta como rechazado, pero la respuesta no dice cuál fue.',
    'named-twice': 'La misma respuesta lo da por fallido y pide transportista.',
    'not-found': 'No se encuentra el pedido; corrija el ID de pedido.',
    'ambiguous-2': 'Falta transportista: 2 candidatos.',
    'ambiguous-40': 'Falta transportista: 40 candidatos.',
    'ambiguous-odd': 'Falta transportista: candidatos repetidos, desconocidos y raros.',
    'no-candidates': 'Falta transportista y no se ofrece ninguno: escriba un código.',
    stray: 'Aceptado; la respuesta nombra además un pedido que usted no envió.',
    slow: 'La respuesta tarda un segundo y medio más.',
    'too-large': 'La petición es demasiado grande hasta que el registro se envía solo.',
    'always-too-large': 'La petición es demasiado grande incluso si el registro se envía solo.',
    'request-rejected': 'Se rechaza la petición entera (422).',
    'token-expires': 'La primera vez, se rechaza el token.',
    'too-many-requests': 'La primera vez, el servicio pide esperar unos segundos.',
    'try-later': 'La primera vez, el servicio pide volver a una hora determinada.',
    'server-fault': 'La primera vez, el servicio falla (500); no se procesó nada.',
    'dropped-before': 'La primera vez, la conexión se corta antes de procesar nada.',
    'dropped-after': 'La primera vez, la conexión se corta después de procesarlo todo.',
    'broken-json': 'La primera vez, llega media respuesta; se procesó todo.',
    html: 'La primera vez, llega una página web en lugar de una respuesta; se procesó todo.',
    'no-sense': 'La primera vez, los recuentos de la respuesta no tienen sentido; se procesó todo.',
  },
}
