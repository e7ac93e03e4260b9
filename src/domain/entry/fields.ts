/** Where a column is in a grid, in the words of style sheets, with the least width; `narrow`: on a small screen. */
type Place = {
  readonly width: string
  readonly narrow?: { readonly line: 1 | 2 | 3; readonly width: string; readonly start?: string }
}

type FieldRow = {
  readonly key: string
  /** What the service calls it. */
  readonly wireName: string
  readonly required: boolean
  /** Which rules clean and check it: see `rules.ts`, which the first page does not need. */
  readonly value: 'id' | 'tracking-number' | 'code'
  /** Its place among the columns of sheets and receipts, from the left. */
  readonly column: number
  /** The keys, in the `common` texts, of its name in a form and above a column. */
  readonly name: string
  readonly header: string
  readonly grids: Readonly<Record<'draft' | 'failures' | 'upload', Place>>
}

/**
 * An entry, described once: a row for each field, in the order of the form and of the service. Types, the draft's
 * table, requests, forms, grids and receipts follow from it, most of them in `tracking-entry.ts`.
 */
export const FIELDS = [
  {
    key: 'orderId',
    wireName: 'orderId',
    required: true,
    value: 'id',
    column: 0,
    name: 'orderId',
    header: 'orderId',
    grids: {
      draft: { width: '112px', narrow: { line: 1, width: '38%' } },
      failures: { width: '136px', narrow: { line: 1, width: '44%' } },
      upload: { width: '136px', narrow: { line: 1, width: '44%' } },
    },
  },
  {
    key: 'merchantOrderId',
    wireName: 'merchantOrderId',
    required: false,
    value: 'id',
    column: 3,
    name: 'merchantOrderId',
    header: 'merchantOrderId',
    grids: {
      draft: { width: '88px', narrow: { line: 2, width: '34%' } },
      failures: { width: '120px' },
      upload: { width: '120px' },
    },
  },
  {
    key: 'courier',
    wireName: 'courier',
    required: false,
    value: 'code',
    column: 2,
    name: 'courierCode',
    header: 'courier',
    grids: {
      draft: { width: '96px', narrow: { line: 1, width: '34%' } },
      failures: { width: '148px' },
      upload: { width: '148px' },
    },
  },
  {
    key: 'trackingId',
    wireName: 'trackingId',
    required: true,
    value: 'tracking-number',
    column: 1,
    name: 'trackingNumber',
    header: 'trackingNumber',
    grids: {
      draft: { width: '168px', narrow: { line: 2, width: '54%', start: '12%' } },
      failures: { width: '176px', narrow: { line: 1, width: '44%' } },
      upload: { width: '176px', narrow: { line: 1, width: '44%' } },
    },
  },
] as const satisfies readonly FieldRow[]

/** The fewest and the most characters of a tracking number. */
export const LEAST_LENGTH = 4
export const MOST_LENGTH = 60
/** The most characters of an order's ID. */
export const MOST_LENGTH_OF_ID = 120
