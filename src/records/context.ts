import type { Store } from '#storage/store.ts'

/** What a function of the records works with, besides its question. */
export type RecordsContext = {
  readonly store: Store
  /** Aborted when nobody waits for the answer any more; to be looked at between reads. */
  readonly signal: AbortSignal
  /** Tells the one who asked how far it is. */
  readonly report: (done: number, total: number) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
