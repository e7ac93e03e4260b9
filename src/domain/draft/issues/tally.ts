/** How many rows have each combination of flags and state. */
export type Tally = Map<number, { readonly flags: number; readonly state: number; rows: number }>

/** States are numbers below this. */
const STATES = 16

export function createTally(): Tally {
  return new Map()
}

/** Counts rows in, or with a number below zero out. */
export function addToTally(tally: Tally, flags: number, state: number, rows: number): void {
  const key = flags * STATES + state
  const counted = tally.get(key)
  if (counted === undefined) tally.set(key, { flags, state, rows })
  else counted.rows += rows
}

/** Sums the rows whose flags and state are meant. */
export function sumTally(tally: Tally, isMeant: (flags: number, state: number) => boolean): number {
  let sum = 0
  for (const { flags, state, rows } of tally.values()) if (isMeant(flags, state)) sum += rows
  return sum
}
