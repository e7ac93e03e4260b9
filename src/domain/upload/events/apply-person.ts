import { isSameEntry } from '#domain/entry/tracking-entry.ts'
import { putInLine } from './apply-submitted.ts'
import { entryAt, type Fold, knownPositions, setOutcome } from './fold.ts'
import { isOpenKind, type Outcome } from '#domain/upload/outcome.ts'
import type { EventOf, Position } from '#domain/upload/upload-event.ts'

/** Tells whether the user can decide about an entry: it is open and not being sent. */
function canDecide(fold: Fold, position: Position): boolean {
  const kind = fold.now.outcomes[position]?.kind
  return kind !== undefined && kind !== 'sending' && isOpenKind(kind)
}

function decidable(fold: Fold, positions: readonly Position[]): readonly Position[] {
  return knownPositions(fold, positions).filter((position) => canDecide(fold, position))
}

/** Changes an entry. An entry with the same values as last sent no longer counts as corrected. */
export function applyCorrected(fold: Fold, { position, entry }: EventOf<'corrected'>): void {
  const now = entryAt(fold, position)
  if (now === undefined || !canDecide(fold, position)) return
  fold.own('changed').set(position, entry)
  // A waiting entry is sent with its new values anyway, so there is no need to resend it.
  if (fold.now.outcomes[position]?.kind === 'waiting') return
  const sent = fold.now.corrected.get(position) ?? now
  if (isSameEntry(sent, entry)) fold.own('corrected').delete(position)
  else fold.own('corrected').set(position, sent)
}

/** Sets open entries aside and keeps their outcomes for undo. */
export function applySetAside(fold: Fold, { positions, at, why }: EventOf<'set-aside'>): void {
  for (const position of decidable(fold, positions)) {
    const before = fold.now.outcomes[position]
    if (before) setOutcome(fold, position, { kind: 'set-aside', at, why, before })
  }
}

/** Marks entries that the user found accepted, whatever the answers say. Waiting ones were never sent, so they stay. */
export function applyMarkedAccepted(
  fold: Fold,
  { positions, at }: EventOf<'marked-accepted'>,
): void {
  for (const position of decidable(fold, positions)) {
    const before = fold.now.outcomes[position]
    if (before && before.kind !== 'waiting')
      setOutcome(fold, position, { kind: 'accepted', how: 'by-person', at, before })
  }
}

/** Undoes `set-aside` and `marked-accepted`; an entry that the service accepted stays accepted. */
export function applyTakenBack(fold: Fold, { positions }: EventOf<'taken-back'>): void {
  for (const position of knownPositions(fold, positions)) {
    const before = outcomeBefore(fold.now.outcomes[position])
    if (before) setOutcome(fold, position, before)
  }
}

function outcomeBefore(outcome: Outcome | undefined): Outcome | undefined {
  return outcome?.kind === 'set-aside' || outcome?.kind === 'accepted' ? outcome.before : undefined
}

/** Holds waiting entries until the user sends them; later submissions are not affected. */
export function applyStopped(fold: Fold): void {
  fold.set('stopped', true)
  fold.set('stoppedUpTo', fold.now.submissions.at(-1)?.submission ?? -1)
}

/** Releases the entries that Stop held, and puts unsent ones back in line. */
export function applyResumed(fold: Fold): void {
  fold.set('stopped', false)
  fold.set('stoppedUpTo', -1)
  if (fold.now.counts['not-sent'] === 0) return
  const { length } = fold.now.outcomes
  for (let position = 0; position < length; position += 1) {
    if (fold.now.outcomes[position]?.kind === 'not-sent')
      putInLine(fold, position, fold.now.submissionOf[position] ?? 0)
  }
}

/** Waiting entries are held until the user sends them, also after the hand-over ended. */
export function applyHandedOver(fold: Fold, { at, file }: EventOf<'handed-over'>): void {
  applyStopped(fold)
  fold.set('handedOver', { at, file })
}
