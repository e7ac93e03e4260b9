import type { find as english } from '#i18n/en/find.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const find: Translation<typeof english> = {
  title: 'Buscar y reemplazar',
  find: 'Buscar',
  put: 'Reemplazar por',
  fields: 'Buscar en',
  wholeValue: 'Celda completa',
  matchCase: 'Distinguir mayúsculas',
  next: 'Siguiente',
  previous: 'Anterior',
  position: '{position, number} de {count, number}',
  count: '{count, plural, one {# celda} many {# de celdas} other {# celdas}}',
  hidden:
    'No se busca en {count, plural, one {# fila oculta} many {# de filas ocultas} other {# filas ocultas}}.',
  hiddenColumns:
    'No se busca en {count, plural, one {# columna oculta} many {# de columnas ocultas} other {# columnas ocultas}}.',
  showReplace: 'Reemplazar…',
  replaceOne: 'Reemplazar',
  replaceAll: 'Reemplazar todo',
  replaced:
    'Texto reemplazado en {count, plural, one {# celda} many {# de celdas} other {# celdas}}.',
  browser: 'Ctrl+F busca en las celdas mientras está en la hoja.',
  preview: 'Qué cambia',
  firstRows: 'Las primeras {count, number} filas. También cambian otras.',
  more: '{count, plural, one {y # registro más} many {y # de registros más} other {y # registros más}}',
  nothing: 'Sin coincidencias.',
  nothingChanges: 'No cambia nada.',
}
