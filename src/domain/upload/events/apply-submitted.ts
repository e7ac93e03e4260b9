import { forgetJoined } from './apply-choice.ts'
import { countWaiting, entryAt, type Fold, knownPositions, setOutcome } from './fold.ts'
import { IN_DOUBT, type Outcome, RESENDABLE, WAITING } from '#domain/upload/outcome.ts'
import type { OpenDoubt } from '#domain/upload/stored-state.ts'
import type { EventOf, Position, SubmissionReason } from '#domain/upload/upload-event.ts'

/** Puts entries in line for a submission. Entries that are accepted or already in line are left as they are. */
export function applySubmitted(fold: Fold, event: EventOf<'submitted'>): void {
  const { submission, reason, at, requestSize } = event
  if (fold.now.submissions.some((record) => record.submission === submission)) return
  const positions = event.positions ? knownPositions(fold, event.positions) : allPositions(fold)
  const taken = positions.filter((position) => mayGo(fold, position, reason))
  const counts = { entryCount: taken.length, isAnswered: areAnswered(fold, taken), requestSize }
  fold.own('submissions').push({ submission, reason, at, ...counts, ...UNREPORTED })
  // Choices that are being sent can no longer be undone.
  if (taken.some((position) => fold.now.choices.has(position))) fold.set('choiceSteps', [])
  if (reason === 'first-sending') beginSending(fold, taken, submission)
  else for (const position of taken) putInLine(fold, position, submission)
}

const UNREPORTED = {
  reported: { accepted: 0, rejected: null, notFound: null, courierNeeded: null },
  answers: 0,
}

function areAnswered({ now }: Fold, positions: readonly Position[]): boolean {
  const answered = new Set<Position>()
  for (const { reply, positions } of now.requests) {
    if (reply.kind === 'answer') for (const position of positions) answered.add(position)
  }
  return positions.every((position) => answered.has(position))
}

/** Entries that may have been processed are resent only with the user's consent. */
function mayGo(fold: Fold, position: Position, reason: SubmissionReason): boolean {
  const kind = fold.now.outcomes[position]?.kind
  if (kind === undefined) return false
  if (reason === 'first-sending')
    return kind === 'waiting' && fold.now.submissionOf[position] === -1
  const asksForYes = reason === 'doubt' || reason === 'one-by-one'
  return asksForYes ? IN_DOUBT.has(kind) : RESENDABLE.has(kind)
}

function allPositions({ now }: Fold): readonly Position[] {
  const positions: Position[] = []
  for (let position = 0; position < now.outcomes.length; position += 1) positions.push(position)
  return positions
}

/** At the first sending, all entries already wait and belong to no submission, so only the submission is set. */
function beginSending(fold: Fold, positions: readonly Position[], submission: number): void {
  const submissionOf = fold.own('submissionOf')
  for (const position of positions) submissionOf[position] = submission
  countWaiting(fold, -1, -positions.length)
  countWaiting(fold, submission, positions.length)
}

/** Makes an entry wait again, with its current values and the courier chosen for it. */
export function putInLine(fold: Fold, position: Position, submission: number): void {
  fold.own('submissionOf')[position] = submission
  rememberDoubt(fold, position)
  takeChoice(fold, position)
  if (fold.now.corrected.has(position)) fold.own('corrected').delete(position)
  setOutcome(fold, position, WAITING)
}

function takeChoice(fold: Fold, position: Position): void {
  const courier = fold.now.choices.get(position)
  const entry = entryAt(fold, position)
  if (courier === undefined || entry === undefined) return
  fold.own('changed').set(position, { ...entry, courier })
  fold.own('choices').delete(position)
  forgetJoined(fold, position)
}

/** Keeps the first doubt: since then the entry may have been accepted. */
function rememberDoubt(fold: Fold, position: Position): void {
  const outcome = fold.now.outcomes[position]
  const open = outcome && toOpenDoubt(outcome)
  if (open && !fold.now.doubts.has(position)) fold.own('doubts').set(position, open)
}

function toOpenDoubt(outcome: Outcome): OpenDoubt | null {
  if (outcome.kind === 'in-doubt') return { doubt: outcome.doubt, since: outcome.since }
  if (outcome.kind !== 'unexplained') return null
  const { at, request } = outcome
  return { doubt: { at, request, cause: { kind: 'unexplained' } }, since: null }
}
