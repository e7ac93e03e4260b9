import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { CurrentEntries } from '#domain/upload/entry-list.ts'
import { isPlanned, type Outcome } from '#domain/upload/outcome.ts'
import type { UploadMemory, UploadState } from '#domain/upload/upload.ts'
import { describeLastChoice } from './last-choice.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** The state, flattened: its memory and its entries are top-level fields. */
type Parts = Omit<UploadState, 'memory' | 'entries'> &
  UploadMemory &
  Pick<CurrentEntries, 'first' | 'changed'>

type Writable<Part> =
  Part extends ReadonlyMap<infer Key, infer Item>
    ? Map<Key, Item>
    : Part extends ReadonlySet<infer Item>
      ? Set<Item>
      : Part extends readonly (infer Item)[]
        ? Item[]
        : { -readonly [Key in keyof Part]: Part[Key] }

/** Keys of the collections, which are copied before the first write. */
type Collection = {
  [Key in keyof Parts]: Parts[Key] extends object ? Key : never
}[keyof Parts]

/**
 * A state while events are applied to it. Each collection is copied on its first write, so a batch of events costs
 * one copy, not one for each entry.
 */
export type Fold = {
  readonly now: Readonly<Parts>
  readonly own: <Key extends Collection>(key: Key) => Writable<Parts[Key]>
  readonly set: <Key extends keyof Parts>(key: Key, value: Parts[Key]) => void
  /** Returns the final state; no write may follow. */
  readonly close: () => UploadState
}

/** Opens a state for writing; the state itself stays unchanged. */
export function openFold(state: UploadState): Fold {
  const { memory, entries, ...shown } = state
  const { first, changed } = entries
  const parts: Parts = { ...shown, ...memory, first, changed }
  const owned = new Set<keyof Parts>()
  const set: Fold['set'] = (key, value) => {
    owned.add(key)
    parts[key] = value
  }
  const own: Fold['own'] = (key) => {
    if (!owned.has(key)) set(key, copyOf(parts[key]))
    return parts[key] as Writable<Parts[typeof key]>
  }
  return { now: parts, own, set, close: () => toState(parts, entries) }
}

function copyOf<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.slice() as Part
  if (part instanceof Map) return new Map(part) as Part
  if (part instanceof Set) return new Set(part) as Part
  return { ...part }
}

function toState(parts: Parts, before: CurrentEntries): UploadState {
  const { first, changed, submissionOf, waitingIn, doubts, choiceSteps, ...shown } = parts
  const { tooLarge, stoppedUpTo, activeFrom: known, ...rest } = shown
  const activeFrom = skipInactive(parts.outcomes, known)
  const lastChoice = describeLastChoice(choiceSteps)
  const entries = changed === before.changed ? before : new CurrentEntries(first, changed)
  const ofEntries = { submissionOf, waitingIn, doubts, choiceSteps }
  const memory = { ...ofEntries, tooLarge, stoppedUpTo, activeFrom }
  return { ...rest, lastChoice, entries, memory }
}

/** Skips leading entries that no plan needs. */
function skipInactive(outcomes: readonly Outcome[], from: Position): Position {
  let position = from
  for (; position < outcomes.length; position += 1) {
    const outcome = outcomes[position]
    if (outcome && isPlanned(outcome.kind)) break
  }
  return position
}

/** Returns an entry as it would be sent now; undefined outside the upload. */
export function entryAt({ now }: Fold, position: Position): TrackingEntry | undefined {
  return now.changed.get(position) ?? now.first.at(position)
}

/** Sets the outcome of an entry and updates the counts. */
export function setOutcome(fold: Fold, position: Position, outcome: Outcome): void {
  const outcomes = fold.own('outcomes')
  const before = outcomes[position]
  if (before === undefined) return
  const counts = fold.own('counts')
  counts[before.kind] -= 1
  counts[outcome.kind] += 1
  outcomes[position] = outcome
  if (before.kind === 'waiting') countWaiting(fold, submissionAt(fold, position), -1)
  if (outcome.kind === 'waiting') countWaiting(fold, submissionAt(fold, position), 1)
  if (position < fold.now.activeFrom && isPlanned(outcome.kind)) fold.set('activeFrom', position)
}

function submissionAt(fold: Fold, position: Position): number {
  return fold.now.submissionOf[position] ?? -1
}

/** Adds `more`, which may be negative, to the number of waiting entries of a submission. */
export function countWaiting(fold: Fold, submission: number, more: number): void {
  const waitingIn = fold.own('waitingIn')
  const count = (waitingIn.get(submission) ?? 0) + more
  if (count > 0) waitingIn.set(submission, count)
  else waitingIn.delete(submission)
}

/** Returns the positions that this upload has, each once. A journal of another version may name others. */
export function knownPositions(fold: Fold, positions: readonly Position[]): readonly Position[] {
  return [...new Set(positions)].filter((position) => fold.now.outcomes[position] !== undefined)
}
