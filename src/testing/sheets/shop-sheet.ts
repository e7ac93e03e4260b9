/** The relevant columns of a Shopify export, and the one that staff add. */
const HEADER = [
  'Name',
  'Financial Status',
  'Fulfillment Status',
  'Lineitem quantity',
  'Lineitem name',
  'Cancelled at',
  'Tracking number',
]

type ShopLine = {
  readonly order: string
  readonly item?: string
  readonly number?: string
  readonly isCancelled?: boolean
}

function cellsOf({ order, item = 'Mug', number = '', isCancelled = false }: ShopLine) {
  const cancelled = isCancelled ? '2026-11-20 09:14:00 +0000' : ''
  return [order, 'paid', 'unfulfilled', '1', item, cancelled, number]
}

/** A shop's orders as tab-separated text with a header. */
export function shopSheet(lines: readonly ShopLine[]): string {
  return [HEADER, ...lines.map(cellsOf)].map((cells) => cells.join('\t')).join('\n')
}

/** Two entries, one with a further line; an order without a number yet; two cancelled orders, one with a number. */
export const SMALL_SHOP = shopSheet([
  { order: '#1041', number: 'LX123456785CN' },
  { order: '#1041', item: 'Plate' },
  { order: '#1042', number: 'LX123456794CN' },
  { order: '#1043' },
  { order: '#1044', isCancelled: true },
  { order: '#1045', number: 'LX123456803CN', isCancelled: true },
])
