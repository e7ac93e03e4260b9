import type { Person } from './person.ts'

/** A person at a browser of their own that knows nothing of others. */
export type Visit = {
  readonly person: Person
  /** What the pages threw and nobody caught, as far as the driver tells. */
  readonly errors: readonly string[]
  readonly end: () => Promise<void>
}
