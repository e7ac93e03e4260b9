import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { CurrentEntries } from '#domain/upload/entry-list.ts'
import { isPlanned, type Outcome } from '#domain/upload/outcome.ts'
import type { UploadMemory, UploadState } from '#domain/upload/upload.ts'
import { describeLastChoice } from './last-choice.ts'
import type { Position } from './upload-event.ts'

/** The state with its memory beside it, and what has changed beside the entries as they were. */
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

/** A collection of the state that is copied before it is first written to. */
type Collection = {
  [Key in keyof Parts]: Parts[Key] extends object ? Key : never
}[keyof Parts]

/**
 * A state while events are applied to it. Each collection is copied when it is first written to, so that
 * a batch of events costs one copy of what it changes, never one for each entry.
 */
export type Fold = {
  readonly now: Readonly<Parts>
  readonly own: <Key extends Collection>(key: Key) => Writable<Parts[Key]>
  readonly set: <Key extends keyof Parts>(key: Key, value: Parts[Key]) => void
  /** The state afterwards; nothing may be written any more. */
  readonly close: () => UploadState
}

/** Opens a state for writing; the state itself is not changed. */
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

/** Entries at the front that a plan needn't look at are skipped. */
function skipInactive(outcomes: readonly Outcome[], from: Position): Position {
  let position = from
  for (; position < outcomes.length; position += 1) {
    const outcome = outcomes[position]
    if (outcome && isPlanned(outcome.kind)) break
  }
  return position
}

/** An entry as it would be sent now; undefined when there is none. */
export function entryAt({ now }: Fold, position: Position): TrackingEntry | undefined {
  return now.changed.get(position) ?? now.first.at(position)
}

/** Moves one entry from its outcome to another one, in the counts too. */
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

/** Counts entries of a submission that wait from now on, or no longer. */
export function countWaiting(fold: Fold, submission: number, more: number): void {
  const waitingIn = fold.own('waitingIn')
  const count = (waitingIn.get(submission) ?? 0) + more
  if (count > 0) waitingIn.set(submission, count)
  else waitingIn.delete(submission)
}

/** The positions that this upload has, each once. A journal of another version names what it likes. */
export function knownPositions(fold: Fold, positions: readonly Position[]): readonly Position[] {
  return [...new Set(positions)].filter((position) => fold.now.outcomes[position] !== undefined)
}
