/** From one length to the next the time may grow with it, and as much again; a square grows by the square. */
const LENGTHS = [250, 1_000, 4_000, 16_000] as const
const MOST_GROWTH = 9

/** What a call on a single cell may take. */
const FLOOR_MS = 5

/** Memory is cleared in some run or other: what is slow in itself is slow in all of these, or in two by far. */
const MOST_RUNS = 5
const FAR = 20

/**
 * Says where the time that a function takes grows faster than its text; null: nowhere. It stops at the first length that
 * takes too long, so that the cube of a length is not waited for. Times up to `floorMs` are noise.
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

/**
 * The time of the first run that takes no longer than `enough`, or far too long; else of the shortest one. It is the
 * processor's: a clock also counts what other programs do meanwhile.
 */
function quickest(run: () => void, enough: number): number {
  let shortest = Infinity
  for (let runs = 0; runs < MOST_RUNS && shortest > enough; runs += 1) {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    shortest = Math.min(shortest, (user + system) / 1000)
    if (runs > 0 && shortest > enough * FAR) break
  }
  return shortest
}

/** What sheets hold long runs of, and what patterns stumble over. */
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

/** What comes before and behind such a run, where a pattern begins and where it fails. */
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

/** Texts of any length that a slow pattern takes long for, by what they are made of. */
export const LONG_TEXTS = RUNS.flatMap((run) =>
  ENDS.map(([before, behind]) => {
    const name = `${JSON.stringify(before)} + ${JSON.stringify(run)}… + ${JSON.stringify(behind)}`
    const make = (length: number) => before + run.repeat(length / run.length) + behind
    return { name, make }
  }),
)

/** The first text that a function takes too long for; null: none. */
export function findSlowText(run: (text: string) => void, floorMs = FLOOR_MS): string | null {
  for (const { name, make } of LONG_TEXTS) {
    const overgrowth = findOvergrowth(run, make, floorMs)
    if (overgrowth !== null) return `${name}: ${overgrowth}`
  }
  return null
}
