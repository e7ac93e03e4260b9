/** Kinds of columns, by what their cells look like. `other` are numbers and codes without a use here. */
export const COLUMN_KINDS = [
  'order',
  'tracking',
  'courier',
  'date',
  'amount',
  'contact',
  'other',
  'status',
  'words',
  'empty',
] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]
