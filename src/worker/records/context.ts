import type { ListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import type { Store } from '#storage/store.ts'

/** The dependencies of a function of the records. */
export type RecordsContext = {
  readonly store: Store
  /** Aborted when the answer is no longer needed; check it between reads. */
  readonly signal: AbortSignal
  /** Reports the progress to the caller. */
  readonly report: (done: number, total: number) => void
  /** Loads the knowledge that the checks of sheets use. */
  readonly knowledge: () => Promise<ListKnowledge>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
