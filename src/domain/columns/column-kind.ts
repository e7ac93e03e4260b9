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

/** Kinds that releases before 0.2 stored, which distinguished more of them. */
const EARLIER: Readonly<Record<string, ColumnKind>> = {
  'courier-code': 'courier',
  'courier-name': 'courier',
  weight: 'amount',
  price: 'amount',
  quantity: 'amount',
  counter: 'amount',
  time: 'date',
  phone: 'contact',
  email: 'contact',
  link: 'contact',
  postcode: 'other',
  sku: 'other',
  ean: 'other',
  invoice: 'other',
}

/** Reads a stored kind, also of an earlier release; unknown ones are words. */
export function readKind(kept: string): ColumnKind {
  const earlier = Object.hasOwn(EARLIER, kept) ? EARLIER[kept] : undefined
  return earlier ?? COLUMN_KINDS.find((kind) => kind === kept) ?? 'words'
}
