import stored from './platforms.json'

/** Source of a header row: a page, a file in a public repository, or a passage that finds public code. */
export type PlatformSource =
  | { readonly page: string }
  | { readonly repository: string; readonly path: string }
  | { readonly passage: string }

/** The meaning of a row's status. */
export type Status = 'leftOut' | 'refunded' | 'returned' | 'shipped'

/**
 * A column with the status of an order or shipment. Its words add to the general ones; they match the whole cell in any
 * case.
 */
export type StatusColumn = {
  readonly [status in Status]?: readonly string[]
} & {
  readonly column: string
  /** The meaning of any value, for columns with a date or a reason. */
  readonly filled?: Status
  /** The export only has shipped orders, so `shipped` needs no warning. */
  readonly expectsShipped?: boolean
}

/** The columns of the fields. If a header occurs twice, the first one counts. */
export type PlatformColumns = {
  /** Missing when the source doesn't show which column has the order. */
  readonly orderId?: string
  /** Each column is a parcel. Missing when staff add the column themselves. */
  readonly trackingId?: readonly string[]
  readonly courierCode?: string
  readonly merchantOrderId?: string
}

/** An export or template of a selling platform, a shipping tool or an ERP. */
export type Platform = {
  readonly id: string
  readonly name: string
  /** The export's name among its users. */
  readonly export: string
  readonly source: PlatformSource
  /** The fewest headers that distinguish it from all others, in any order. */
  readonly signature: readonly string[]
  readonly columns: PlatformColumns
  /** The column with the courier's name for rows whose courier is `Other`. */
  readonly courierOther?: string
  readonly rows: 'orders' | 'lines' | 'parcels'
  readonly packageColumn?: string
  /** A marked row stands for a package of several orders, whose rows follow; column `size` counts them. */
  readonly bundles?: { readonly mark: readonly string[]; readonly size: string }
  /** Items, SKUs, quantities and sub-orders. */
  readonly lineColumns?: readonly string[]
  readonly itemName?: string
  /** Columns that look like courier columns: services, and companies in addresses. */
  readonly notCouriers?: readonly string[]
  readonly statuses?: readonly StatusColumn[]
  /** The rows are returned parcels. */
  readonly returns?: boolean
}

/** A test checks the file against this type. */
export const PLATFORMS = stored as readonly Platform[]
