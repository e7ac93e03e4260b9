import { CHECKS } from '#domain/formats/check-digits.ts'
import type { Barcode } from './barcode.ts'

/** A code counts when it was read twice within this time. */
const SURE_MS = 1000
/** Time for which a label must be out of sight, or not scanned, before it counts again. */
export const AGAIN_MS = 3000
/** A shorter Interleaved 2 of 5 without a fitting check digit may be half of a longer one. */
const LONG_ENOUGH_ITF = 12
const READS = 2
const READS_OF_UNCHECKED_ITF = 4

/** A code that the camera saw in the last seconds. */
type Sighting = {
  readonly code: Barcode
  /** When the code was read within the last second. */
  readonly times: readonly number[]
  readonly last: number
  /** The code, or another one beside it, was handled. */
  readonly isDone: boolean
}

/** The codes that the camera saw in the last seconds; initially empty. */
export type Sightings = readonly Sighting[]

/** A code that was read reliably, with the time that it was in sight within the last second. */
export type SureCode = Barcode & { readonly steadyMs: number }

/** Adds the codes of one camera frame. `at` is in milliseconds of a monotonic clock. */
export function addFrame(before: Sightings, codes: readonly Barcode[], at: number): Sightings {
  const seen = new Map(codes.map((code) => [code.text, code] as const))
  const known = before
    .map((sighting) => {
      const isSeen = seen.delete(sighting.code.text)
      return { ...sighting, ...readAgain(sighting, isSeen, at) }
    })
    .filter(({ last }) => at - last < AGAIN_MS)
  const added = [...seen.values()].map((code) => ({ code, times: [at], last: at, isDone: false }))
  return [...known, ...added]
}

function readAgain({ times, last, isDone }: Sighting, isSeen: boolean, at: number) {
  const recent = times.filter((time) => at - time < SURE_MS)
  // After being out of sight for long enough, it counts as a new code.
  const isNew = isSeen && at - last >= AGAIN_MS
  return {
    times: isSeen ? [...recent, at] : recent,
    last: isSeen ? at : last,
    isDone: isDone && !isNew,
  }
}

/** Returns the codes that were read reliably and not handled yet. */
export function sureCodes(sightings: Sightings): readonly SureCode[] {
  const inSight = sightings.filter(isInSight)
  return inSight
    .filter((one) => !one.isDone && isSure(one) && !isPartOfAnother(one, inSight))
    .map(({ code, times }) => ({ ...code, steadyMs: (times.at(-1) ?? 0) - (times[0] ?? 0) }))
}

/** A label unseen for longer was taken away. A frame or two may miss one that is still there. */
const STILL_MS = 250

/** Returns handled codes that were in sight within the last second, and whether they still are. */
export function doneInSight(sightings: Sightings, at: number) {
  return sightings
    .filter((one) => one.isDone && isInSight(one))
    .map(({ code: { text }, last }) => ({ text, isStill: at - last < STILL_MS }))
}

/** Marks a code as handled, with the codes in sight beside it, which are on the same label, except `others`. */
export function markDone(
  sightings: Sightings,
  text: string,
  others: readonly string[] = [],
): Sightings {
  return sightings.map((one) => {
    const isOther = one.code.text !== text && others.includes(one.code.text)
    return isInSight(one) && !isOther ? { ...one, isDone: true } : one
  })
}

const isInSight = ({ times }: Sighting) => times.length > 0

function isSure({ code, times }: Sighting): boolean {
  if (code.format !== 'ITF' || hasFittingDigit(code.text)) return times.length >= READS
  return code.text.length >= LONG_ENOUGH_ITF && times.length >= READS_OF_UNCHECKED_ITF
}

/** Checks the usual check digit of Interleaved 2 of 5 and that of Deutsche Post. */
function hasFittingDigit(text: string): boolean {
  const isOfPost = text.length === 12 || text.length === 14
  return CHECKS.gs1mod10(text) || (isOfPost && CHECKS.dpident(text))
}

function isPartOfAnother({ code }: Sighting, inSight: Sightings): boolean {
  return inSight.some(
    ({ code: { text } }) => text.length > code.text.length && text.includes(code.text),
  )
}
