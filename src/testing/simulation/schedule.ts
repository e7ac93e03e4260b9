import type { Random } from './random.ts'

/** A line of the trace, made only when it is read. */
export type Line = string | (() => string)

/** Something that the world has begun and that ends when the seed says so. */
type Happening = { readonly label: Line; readonly happen: () => void }

/** Everything that is under way in the world; which of it ends next is the luck of the seed. */
export type Schedule = {
  /** Adds something; the function returned takes it back, and says whether it had not happened yet. */
  readonly add: (label: Line, happen: () => void) => () => boolean
  readonly isEmpty: () => boolean
  /** Lets any one of them happen. */
  readonly any: () => void
  /** Lets the one happen that has waited longest. */
  readonly first: () => void
}

export function createSchedule(random: Random, tell: (line: Line) => void): Schedule {
  const pending: Happening[] = []
  const at = (index: number) => {
    const [happening] = pending.splice(index, 1)
    if (happening === undefined) return
    tell(happening.label)
    happening.happen()
  }
  return {
    add: (label, happen) => {
      const happening = { label, happen }
      pending.push(happening)
      return () => {
        const index = pending.indexOf(happening)
        if (index >= 0) pending.splice(index, 1)
        return index >= 0
      }
    },
    isEmpty: () => pending.length === 0,
    any: () => at(random.below(pending.length)),
    first: () => at(0),
  }
}
