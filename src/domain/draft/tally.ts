/** How many rows have each combination of flags, and which combinations have ever been met. */
export type Tally = { readonly counts: Int32Array; readonly met: number[] }

/** A tally of flags below a limit. */
export function createTally(limit: number): Tally {
  return { counts: new Int32Array(limit), met: [] }
}

/** Counts rows with these flags in, or with a number below zero out. */
export function addToTally({ counts, met }: Tally, flags: number, rows: number): void {
  const before = counts[flags] ?? 0
  // A list of what was met is looked through instead of all that could be.
  if (before === 0 && !met.includes(flags)) met.push(flags)
  counts[flags] = before + rows
}

/** Sums the rows whose flags are meant. */
export function sumTally({ counts, met }: Tally, isMeant: (flags: number) => boolean): number {
  return met.reduce((sum, flags) => sum + (isMeant(flags) ? (counts[flags] ?? 0) : 0), 0)
}
