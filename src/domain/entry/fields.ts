/** A column's least width in a grid, in CSS units; `narrow` is its place on a small screen. */
type Place = {
  readonly width: string
  readonly narrow?: { readonly line: 1 | 2 | 3; readonly width: string; readonly start?: string }
}

type FieldRow = {
  readonly key: string
  /** The service's name of the field. */
  readonly wireName: string
  readonly required: boolean
  /** Selects the rules of `rules.ts` that clean and check the field; the first page doesn't load them. */
  readonly value: 'id' | 'tracking-number' | 'code'
  /** Index of the field's column in grids and receipts, from the left. */
  readonly column: number
  /** Keys of the `common` texts for the field's name in a form and in a column header. */
  readonly name: string
  readonly header: string
  readonly grids: Readonly<Record<'draft' | 'failures' | 'upload', Place>>
}

/**
 * The fields of an entry, in the order of the form and of requests. Types, the draft's table, requests, forms, grids
 * and receipts are derived from this table, mostly in `tracking-entry.ts`.
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

/** The least and the most characters of a tracking number. */
export const LEAST_LENGTH = 4
export const MOST_LENGTH = 60
/** The most characters of an order's ID. */
export const MOST_LENGTH_OF_ID = 120
