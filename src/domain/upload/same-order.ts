import type { UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

/** So many orders are looked for in one pass over the upload; of more, only those that somebody asks for. */
const AT_ONCE = 5000

/** Finds every entry that has an order now, in the order of the sheet; those of mended entries are found together. */
export function createOrderFinder({
  entries,
  mended,
}: Pick<UploadState, 'entries' | 'mended'>): (order: string) => readonly Position[] {
  const known = new Map<string, readonly Position[]>()
  const learn = (orders: readonly string[]) => {
    const found = new Map(orders.map((order): [string, Position[]] => [order, []]))
    // By index: this runs over the whole upload.
    for (let position = 0; position < entries.length; position += 1)
      found.get(entries.at(position)?.orderId ?? '')?.push(position)
    for (const [order, positions] of found) known.set(order, positions)
  }
  return (order) => {
    const isFirst = known.size === 0 && mended.size <= AT_ONCE
    const others = isFirst ? [...mended].map((position) => entries.at(position)?.orderId ?? '') : []
    if (!known.has(order)) learn([order, ...others])
    return known.get(order) ?? []
  }
}
