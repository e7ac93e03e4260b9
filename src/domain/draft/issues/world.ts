import { type EarlierIndex, NOTHING_EARLIER } from './earlier-index.ts'
import { type Knowledge, NO_KNOWLEDGE } from './knowledge.ts'

/** All that rows are checked against beside each other. */
export type World = {
  readonly knowledge: Knowledge
  /** What earlier uploads of this browser to the same service had. */
  readonly earlier: EarlierIndex
}

/** Knows nothing. */
export const EMPTY_WORLD: World = { knowledge: NO_KNOWLEDGE, earlier: NOTHING_EARLIER }
