import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: 'Asignar columnas',
    intro: 'Indique qué contiene cada columna de «{source}».',
    none: 'No está en esta hoja',
    column: 'Columna {letter}',
    columnNamed: 'Columna {letter}: {header}',
    hasHeader: 'La fila {row} da nombre a las columnas y no es un registro',
    samples: 'Las primeras filas de la hoja',
    unused: 'Sin usar',
    use: 'Usar estas columnas',
    needsTracking: 'Elija la columna de los números de seguimiento.',
    needsOrder:
      'Elija la columna de los ID de pedido o, al menos, la de los ID de pedido del comercio.',
    twice: 'Se eligió la misma columna para dos campos. Elija otra para uno de ellos.',
  },
  matched: '{field} ← {header}',
  matchedCount:
    '{count, plural, one {# columna asignada} many {# de columnas asignadas} other {# columnas asignadas}}',
}
