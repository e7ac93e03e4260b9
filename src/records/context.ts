import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Store } from '#storage/store.ts'

/** What a function of the records works with, besides its question. */
export type RecordsContext = {
  readonly store: Store
  /** Aborted when the answer is not wanted any more; check it between reads. */
  readonly signal: AbortSignal
  /** Tells the one who asked how far it is. */
  readonly report: (done: number, total: number) => void
  /** What the checks of sheets know from the public lists. */
  readonly knowledge: () => Promise<Knowledge>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
