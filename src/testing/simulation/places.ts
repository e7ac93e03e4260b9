import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { SubmissionReason } from '#domain/upload/upload-event.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { Meaning, Reading } from './meaning.ts'

/** The expected outcome and facts of an entry, independent of the product's own state. */
export type Place = {
  kind: OutcomeKind
  /** The outcome before the user set it aside or marked it. */
  before: OutcomeKind | null
  submission: number
  /** A request with an unknown result may have been accepted. */
  isDoubtful: boolean
  /** Its order ID when last sent. */
  sentOrder: string
  /** The user agreed that it may be sent twice. */
  hasYes: boolean
  entry: TrackingEntry
  choice: string
  /** The service has answered about it. */
  isAnswered: boolean
  /** The request in which the service accepted it, from the service's ledger. */
  acceptedIn: number | null
  /** Reports about it may be false: the service lied, or accepted it after the timeout. */
  isUncertain: boolean
}

export type Pass = {
  readonly submission: number
  readonly reason: SubmissionReason
  readonly requestSize: number | null
  readonly count: number
  /** The service has answered about each of its entries before. */
  readonly isAnswered: boolean
  answers: number
}

type EventOf<Type> = Extract<JournalEvent, { type: Type }>
type ChoiceStep = {
  readonly group: string | undefined
  readonly courier: string | null
  readonly before: Map<Place, string>
  readonly groupBefore: string | null
  /** Choices made with one press are undone together. */
  readonly press: number | undefined
}

const RESENDABLE: readonly OutcomeKind[] = ['failed', 'refused', 'not-sent', 'courier-needed']
const DOUBTFUL: readonly OutcomeKind[] = ['in-doubt', 'unexplained']
const DONE: readonly OutcomeKind[] = ['accepted', 'set-aside', 'sending']

export const asksForYes = (reason: SubmissionReason): boolean =>
  reason === 'doubt' || reason === 'one-by-one'

/** A simple reference for the outcomes of all entries, updated by journal events. */
export function createPlaces(entries: readonly TrackingEntry[]) {
  const places = entries.map((entry): Place => ({
    kind: 'waiting',
    before: null,
    submission: -1,
    isDoubtful: false,
    sentOrder: '',
    hasYes: false,
    entry,
    choice: '',
    isAnswered: false,
    acceptedIn: null,
    isUncertain: false,
  }))
  const passes: Pass[] = []
  let steps: ChoiceStep[] = []
  /** The courier for later entries of a group. */
  const groupCouriers = new Map<string, string | null>()
  const at = (positions: readonly number[]) =>
    [...new Set(positions)].flatMap((position) => places[position] ?? [])

  function putInLine(place: Place, submission: number): void {
    place.submission = submission
    if (place.choice !== '') place.entry = { ...place.entry, courier: place.choice }
    place.choice = ''
    place.kind = 'waiting'
  }

  function submit({ submission, reason, positions, requestSize }: EventOf<'submitted'>): void {
    const kinds = asksForYes(reason) ? DOUBTFUL : RESENDABLE
    const isFirst = reason === 'first-sending'
    const all = positions === null ? places : at(positions)
    const taken = all.filter(({ kind }) => isFirst || kinds.includes(kind))
    if (taken.some(({ choice }) => choice !== '')) steps = []
    const isAnswered = taken.every((place) => place.isAnswered)
    for (const place of taken) {
      if (asksForYes(reason)) place.hasYes = true
      putInLine(place, submission)
    }
    passes.push({ submission, reason, requestSize, count: taken.length, isAnswered, answers: 0 })
  }

  function choose(event: EventOf<'courier-chosen'>): void {
    const { positions, courier, group, joined } = event
    const open = at(positions).filter(({ kind }) => kind === 'courier-needed' || kind === 'failed')
    const before = new Map(open.map((place) => [place, place.choice]))
    const step = steps.findLast((one) => one.group === group)
    const isWithStep = joined && step?.courier === courier
    if (isWithStep) for (const [place, choice] of before) step.before.set(place, choice)
    else if (open.length > 0) {
      const groupBefore = joined ? null : courierOf(group)
      const press = joined ? undefined : event.press
      steps.push({ group, courier, before, groupBefore, press })
    }
    if (group !== undefined) groupCouriers.set(group, courier)
    for (const place of open) place.choice = courier ?? ''
  }

  const courierOf = (group = '') => groupCouriers.get(group) ?? null

  function end(positions: readonly number[], kind: 'set-aside' | 'accepted'): void {
    for (const place of at(positions)) {
      const cannot = DONE.includes(place.kind) || (kind === 'accepted' && place.kind === 'waiting')
      if (cannot) continue
      place.before = place.kind
      place.kind = kind
    }
  }

  function takeBack(positions: readonly number[]): void {
    for (const place of at(positions)) {
      if (place.before !== null) place.kind = place.before
      place.before = null
    }
  }

  function correct({ position, entry }: EventOf<'corrected'>): void {
    const place = places[position]
    if (place && !DONE.includes(place.kind)) place.entry = entry
  }

  return {
    places,
    passes,
    at,
    submit,
    choose,
    correct,
    courierOf,
    takeBack,
    setAside: (positions: readonly number[]) => end(positions, 'set-aside'),
    markAccepted: (positions: readonly number[]) => end(positions, 'accepted'),
    undoChoice: () => {
      const press = steps.at(-1)?.press
      const from = press === undefined ? -1 : steps.findIndex((one) => one.press === press)
      for (const step of steps.splice(from).toReversed()) {
        for (const [place, choice] of step.before) place.choice = choice
        if (step.group !== undefined) groupCouriers.set(step.group, step.groupBefore)
      }
    },
    resume: () => {
      for (const place of places) if (place.kind === 'not-sent') putInLine(place, place.submission)
    },
  }
}

/** Applies a reply to one of its entries. */
export function resolvePlace(
  place: Place,
  meaning: Meaning,
  index: number,
  isAlone: boolean,
): void {
  const kind = kindAfter(meaning, index, isAlone)
  if (kind === 'in-doubt' || kind === 'unexplained') place.isDoubtful = true
  if (kind === 'accepted' || kind === 'courier-needed') place.isDoubtful = false
  // A failure leaves an entry in doubt, and a confirmation lasts until something may have been processed.
  const staysInDoubt = place.isDoubtful && STAYS_IN_DOUBT.includes(kind)
  place.kind = staysInDoubt ? 'in-doubt' : kind
  if (kind !== 'waiting') place.hasYes = false
}

const STAYS_IN_DOUBT: readonly OutcomeKind[] = ['failed', 'refused', 'not-sent']

function kindAfter(meaning: Meaning, index: number, isAlone: boolean): Reading | OutcomeKind {
  switch (meaning.kind) {
    case 'answer':
      return meaning.readings[index] ?? 'in-doubt'
    case 'too-large':
      return isAlone ? 'refused' : 'waiting'
    case 'unauthorized':
    case 'unavailable':
    case 'goes-again':
      return 'waiting'
    case 'unknown':
      return 'in-doubt'
    default:
      return meaning.kind
  }
}

/** Number of entries of a submission that may be sent now: one per order, unless another entry of its order blocks it. */
export function countSendable(places: readonly Place[], submission: number): number {
  const taken = new Set(places.flatMap((one) => (one.kind === 'sending' ? one.sentOrder : [])))
  let count = 0
  for (const { kind, entry, sentOrder, submission: own } of places) {
    if (kind !== 'waiting' && kind !== 'in-doubt') continue
    if (kind === 'waiting' && own === submission && !taken.has(entry.orderId)) count += 1
    taken.add(entry.orderId)
    if (kind === 'in-doubt') taken.add(sentOrder)
  }
  return count
}
