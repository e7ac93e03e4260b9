import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: 'Asignar columnas',
    intro: 'Indique qué contiene cada columna de «{source}».',
    none: 'No está en esta hoja',
    column: 'Columna {letter}',
    columnNamed: 'Columna {letter}: {header}',
    introLone:
      '«{source}» tiene una sola columna: elija qué contiene. La otra se pega después a su lado: cópiela, haga clic en su primera celda de la hoja y pulse Ctrl+V.',
    header: 'Fila con los nombres de las columnas',
    headerRow: 'Fila {row}: {text}',
    noHeader: 'Ninguna: cada fila es un registro',
    samples: 'Las primeras filas de la hoja',
    unused: 'Sin usar',
    use: 'Usar estas columnas',
    needsTracking: 'Elija la columna de los números de seguimiento.',
    needsOrder:
      'Elija la columna de los ID de pedido o, al menos, la de los ID de pedido del comercio.',
    twice: 'Se eligió la misma columna para dos campos. Elija otra para uno de ellos.',
  },
  titles:
    '{count, plural, one {la fila 1 es un título} many {las filas 1 a {last} son títulos} other {las filas 1 a {last} son títulos}}',
  matched: '{field} ← {header}',
  matchedCount:
    '{count, plural, one {# columna asignada} many {# de columnas asignadas} other {# columnas asignadas}}',
}
