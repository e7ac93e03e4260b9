import type { Person } from './person.ts'

/** A person at a browser of their own that knows nothing of others. */
export type Visit = {
  readonly person: Person
  /** What must never happen, and was noted by the pages until they were asked last. */
  readonly faults: readonly string[]
  readonly end: () => Promise<void>
}
