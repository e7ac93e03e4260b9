import type { Person } from './person.ts'

/** A person in a fresh, isolated browser. */
export type Visit = {
  readonly person: Person
  /** Uncaught errors and policy violations that the pages have reported so far. */
  readonly faults: readonly string[]
  readonly end: () => Promise<void>
}
