/** One row to upload. Every value is text: a tracking number that became a number has lost digits. */
export type TrackingEntry = {
  readonly orderId: string
  readonly trackingId: string
  readonly merchantOrderId?: string
  readonly courier?: string
}

export type TrackingField = 'orderId' | 'merchantOrderId' | 'courier' | 'trackingId'

/** The fields of an entry in the order in which the screens show them. */
export const TRACKING_FIELDS = [
  'orderId',
  'merchantOrderId',
  'trackingId',
  'courier',
] as const satisfies readonly TrackingField[]

/** Where a row came from, as the person knows it. */
export type RowSource =
  | { readonly kind: 'file'; readonly name: string; readonly sheet: string | null }
  | { readonly kind: 'pasted'; readonly number: number }
  | { readonly kind: 'typed' }
  | { readonly kind: 'sample' }

/** The place of an entry in the person's own sheet; `row` counts from 1 as their program shows it. */
export type RowPlace = { readonly source: RowSource; readonly row: number }
