import { type EarlierIndex, NOTHING_EARLIER } from './earlier-index.ts'
import { type Knowledge, NO_KNOWLEDGE } from './knowledge.ts'

/** The context for checks of rows. */
export type World = {
  readonly knowledge: Knowledge
  /** Entries of this browser's earlier uploads to the same service. */
  readonly earlier: EarlierIndex
}

export const EMPTY_WORLD: World = { knowledge: NO_KNOWLEDGE, earlier: NOTHING_EARLIER }
