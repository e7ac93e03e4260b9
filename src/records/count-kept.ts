import type { RecordsContext } from './context.ts'

/** What this browser keeps, in numbers. */
export type KeptCounts = {
  readonly uploads: number
  readonly entries: number
  /** When the oldest upload was made; null: there is none. */
  readonly since: number | null
  readonly layouts: number
  readonly couriers: number
  /** Remembered layouts and couriers that are kept and cannot be read. */
  readonly unreadable: number
}

/** Counts what this browser keeps. */
export async function countKept({ store }: RecordsContext): Promise<KeptCounts> {
  const [headers, unreadableUploads, layouts, couriers, unreadable] = await Promise.all([
    store.listHeaders(),
    store.listUnreadable(),
    store.listLayouts(),
    store.readSeenCouriers(),
    store.countUnreadable(),
  ])
  const entries = headers.reduce((sum, { entryCount }) => sum + entryCount, 0)
  const since = headers.at(-1)?.startedAt ?? null
  return {
    uploads: headers.length + unreadableUploads.length,
    entries,
    since,
    layouts: layouts.length,
    couriers: couriers.length,
    unreadable,
  }
}
