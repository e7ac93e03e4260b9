/** Each length is 4 times the previous one, so linear time grows by 4 and quadratic time by 16. */
const LENGTHS = [250, 1_000, 4_000, 16_000] as const
const MOST_GROWTH = 9

/** Time limit for a call on a single cell. A collection of garbage takes less, the square of 16,000 steps far more. */
const FLOOR_MS = 20

/** A garbage collection may slow single runs; slow code is slow in all of these, or in two by far. */
const MOST_RUNS = 5
const FAR = 20

/** Milliseconds that this process computes during an action; other programs on a busy computer don't lengthen them. */
export function cpuTimeOf(act: () => void): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns where a function's time grows faster than its text, or null. Stops at the first length that takes too long, so
 * cubic time fails quickly. Times up to `floorMs` are noise.
 */
export function findOvergrowth(
  run: (text: string) => void,
  make: (length: number) => string,
  floorMs = FLOOR_MS,
): string | null {
  let before = 0
  for (const length of LENGTHS) {
    const text = make(length)
    const most = Math.max(floorMs, before * MOST_GROWTH)
    const taken = quickest(() => run(text), most)
    if (taken > most) {
      return `${length} characters: ${taken.toFixed(1)} ms; a quarter of them: ${before.toFixed(1)} ms`
    }
    before = taken
  }
  return null
}

/** CPU time of the shortest of several runs. Stops early once one takes at most `enough`, or when two took far longer. */
function quickest(run: () => void, enough: number): number {
  let shortest = Infinity
  for (let runs = 0; runs < MOST_RUNS && shortest > enough; runs += 1) {
    shortest = Math.min(shortest, cpuTimeOf(run))
    if (runs > 0 && shortest > enough * FAR) break
  }
  return shortest
}

/** Characters that sheets repeat and that slow patterns down. */
const RUNS = [
  ' ',
  '1',
  'a',
  'A',
  '\\',
  '"',
  "'",
  '“',
  ',',
  '-',
  '.',
  ':',
  '#',
  '/',
  '(',
  '<',
  '@',
  '\u3000',
  '\u200B',
  '\u2060',
  '路',
  'a1',
  'a ',
  'a.',
  '1 ',
  '1,',
  ',000',
  ", '",
  'no: ',
  ' / ',
  'a@',
  'Set of 4, colour x-4 ',
]

/** Text before and after such a run, where a pattern starts and fails. */
const ENDS: readonly (readonly [before: string, behind: string])[] = [
  ['', ''],
  ['a1 ', 'a1 é'],
  ['AWB ', ' x'],
  ['tracking', ': x'],
  ['total', 'x'],
  ['="', 'x'],
  [",'", '=1'],
  ['(', ')'],
  ['1234 ', 'x'],
]

/** Texts of any length that expose slow patterns, with a name. */
export const LONG_TEXTS = RUNS.flatMap((run) =>
  ENDS.map(([before, behind]) => {
    const name = `${JSON.stringify(before)} + ${JSON.stringify(run)}… + ${JSON.stringify(behind)}`
    const make = (length: number) => before + run.repeat(length / run.length) + behind
    return { name, make }
  }),
)

/** Returns the first text for which a function is too slow, or null. */
export function findSlowText(run: (text: string) => void, floorMs = FLOOR_MS): string | null {
  for (const { name, make } of LONG_TEXTS) {
    const overgrowth = findOvergrowth(run, make, floorMs)
    if (overgrowth !== null) return `${name}: ${overgrowth}`
  }
  return null
}
