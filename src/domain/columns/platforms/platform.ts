import stored from './platforms.json'

/** Where a header row was read: a page, a file of a public repository, or a passage by which public code is found. */
export type PlatformSource =
  | { readonly page: string }
  | { readonly repository: string; readonly path: string }
  | { readonly passage: string }

/** What a status says of its row. */
export type Status = 'leftOut' | 'refunded' | 'returned' | 'shipped'

/**
 * A column that says how an order or a shipment stands. Its words count beside the general ones, as the whole cell and
 * without regard to case.
 */
export type StatusColumn = {
  readonly [status in Status]?: readonly string[]
} & {
  readonly column: string
  /** What any value in this column says, where it holds a date or a reason. */
  readonly filled?: Status
  /** The export is made of shipped orders, so that `shipped` is nothing to warn about. */
  readonly expectsShipped?: boolean
}

/** The columns that hold the fields; where a name stands twice in a header row, its first column counts. */
export type PlatformColumns = {
  /** Left out where the source does not show which column has the order. */
  readonly orderId?: string
  /** Each of them is a parcel of its own. Left out where staff add the column themselves. */
  readonly trackingId?: readonly string[]
  readonly courierCode?: string
  readonly merchantOrderId?: string
}

/** An export or a template of a selling platform, a shipping tool or an ERP. */
export type Platform = {
  readonly id: string
  readonly name: string
  /** What its users call the export. */
  readonly export: string
  readonly source: PlatformSource
  /** The fewest names that tell it from all others, in any order. */
  readonly signature: readonly string[]
  readonly columns: PlatformColumns
  /** The column with the courier's name, where the courier is `Other`. */
  readonly courierOther?: string
  readonly rows: 'orders' | 'lines' | 'parcels'
  readonly packageColumn?: string
  /** A marked row stands for a package of several orders, whose rows follow it. `size`: the column that counts them. */
  readonly bundles?: { readonly mark: readonly string[]; readonly size: string }
  /** Items, SKUs, quantities and sub-orders. */
  readonly lineColumns?: readonly string[]
  /** The column with the item's name. */
  readonly itemName?: string
  /** Columns that look like the courier's: services, and the companies of addresses. */
  readonly notCouriers?: readonly string[]
  readonly statuses?: readonly StatusColumn[]
  /** Its rows come back from the buyers. */
  readonly returns?: boolean
}

/** A test holds the file to this type. */
export const PLATFORMS = stored as readonly Platform[]
