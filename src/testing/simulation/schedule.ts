import type { Random } from './random.ts'

/** A line of the trace; a function is called only when the trace is read. */
export type Line = string | (() => string)

/** A pending action whose time the seed decides. */
type Happening = { readonly label: Line; readonly happen: () => void }

/** All pending actions; the seed decides which one happens next. */
export type Schedule = {
  /** Adds an action; the returned function cancels it and returns whether it was still pending. */
  readonly add: (label: Line, happen: () => void) => () => boolean
  readonly isEmpty: () => boolean
  /** Runs a random one. */
  readonly any: () => void
  /** Runs the oldest one. */
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
