/** What the cells of a column look like, whatever its header says; `other`: numbers and codes of other things. */
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

/** Kinds as releases before 0.2 kept them, which told more of them apart. */
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

/** Reads a kind that was kept, also by an earlier release; whatever else is there is words. */
export function readKind(kept: string): ColumnKind {
  const earlier = Object.hasOwn(EARLIER, kept) ? EARLIER[kept] : undefined
  return earlier ?? COLUMN_KINDS.find((kind) => kind === kept) ?? 'words'
}
