import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: 'Asignar columnas',
    intro: 'Compruebe que cada columna es correcta.',
    choose: 'Elija…',
    none: 'Ninguna',
    column: 'Columna {letter}',
    columnNamed: 'Columna {letter}: {header}',
    introLone: 'Solo hay una columna. Elija qué es; puede pegar la otra a su lado.',
    header: 'Fila de encabezado',
    headerRow: 'Fila {row}: {text}',
    noHeader: 'Sin encabezado',
    unread: 'No se pudieron leer las filas de esta hoja.',
    tryAgain: 'Intentar de nuevo',
    samples: 'Filas de ejemplo',
    row: 'Fila',
    looksLike: 'parecen {kind}',
    unused: 'Sin usar',
    use: 'Usar estas columnas',
    needsTracking: 'Elija la columna de los números de seguimiento.',
    needsOrder: 'Elija la columna de los ID de pedido o la de los números internos.',
    twice: 'Una columna solo puede usarse una vez. {field} se ha quedado sin columna.',
  },
  matched: '{field} ← {header}',
  matchedCount:
    '{count, plural, one {# columna asignada} many {# de columnas asignadas} other {# columnas asignadas}}',
  unused: 'Sin usar: {columns}',
  columnInList: 'columna {letter}',
  cancelled: 'No se añadió nada de {source}.',
  kinds: {
    order: 'ID de pedido',
    tracking: 'números de seguimiento',
    courier: 'transportistas',
    date: 'fechas y horas',
    amount: 'cantidades o importes',
    contact: 'datos de contacto',
    other: 'otros números y códigos',
    status: 'estados',
    words: 'texto',
    empty: 'vacía',
  },
  /** Evidence for a field's column, shown below it. */
  evidence: {
    remembered: 'La eligió para una hoja anterior como esta',
    platform: '{name} lo escribe aquí',
    header: 'Se llama «{name}»',
    courier:
      '{count, number} de {of, plural, one {# valor tiene} many {# de valores tienen} other {# valores tienen}} el formato de los números de {courier}',
    cells:
      '{count, number} de {of, plural, one {# valor parece} many {# de valores parecen} other {# valores parecen}} {kind}',
  },
}
