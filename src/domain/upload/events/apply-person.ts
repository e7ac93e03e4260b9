import { isSameEntry } from '#domain/entry/tracking-entry.ts'
import { putInLine } from './apply-submitted.ts'
import { entryAt, type Fold, knownPositions, setOutcome } from './fold.ts'
import { isOpenKind, type Outcome } from '#domain/upload/outcome.ts'
import type { EventOf, Position } from './upload-event.ts'

/** A person can decide about an entry that is open and not being sent. */
function canDecide(fold: Fold, position: Position): boolean {
  const kind = fold.now.outcomes[position]?.kind
  return kind !== undefined && kind !== 'sending' && isOpenKind(kind)
}

function decidable(fold: Fold, positions: readonly Position[]): readonly Position[] {
  return knownPositions(fold, positions).filter((position) => canDecide(fold, position))
}

/** Changes an entry. Put back as it was sent, it is no longer corrected. */
export function applyCorrected(fold: Fold, { position, entry }: EventOf<'corrected'>): void {
  const now = entryAt(fold, position)
  if (now === undefined || !canDecide(fold, position)) return
  fold.own('changed').set(position, entry)
  // An entry that still waits is sent as it is now, so there is nothing to resend.
  if (fold.now.outcomes[position]?.kind === 'waiting') return
  const sent = fold.now.corrected.get(position) ?? now
  if (isSameEntry(sent, entry)) fold.own('corrected').delete(position)
  else fold.own('corrected').set(position, sent)
}

/** Sets an open entry aside and keeps what it was. */
export function applySetAside(fold: Fold, { positions, at, why }: EventOf<'set-aside'>): void {
  for (const position of decidable(fold, positions)) {
    const before = fold.now.outcomes[position]
    if (before) setOutcome(fold, position, { kind: 'set-aside', at, why, before })
  }
}

/** You found the order accepted, whatever the answers say. An entry that still waits was never sent. */
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

/** Undoes `set-aside` and `marked-accepted`; what the service accepted stays accepted. */
export function applyTakenBack(fold: Fold, { positions }: EventOf<'taken-back'>): void {
  for (const position of knownPositions(fold, positions)) {
    const before = outcomeBefore(fold.now.outcomes[position])
    if (before) setOutcome(fold, position, before)
  }
}

function outcomeBefore(outcome: Outcome | undefined): Outcome | undefined {
  return outcome?.kind === 'set-aside' || outcome?.kind === 'accepted' ? outcome.before : undefined
}

/** Keeps waiting entries until you send them; a later pass of other entries is not affected. */
export function applyStopped(fold: Fold): void {
  fold.set('stopped', true)
  fold.set('stoppedUpTo', fold.now.submissions.at(-1)?.submission ?? -1)
}

/** Releases what Stop held, and lets entries that were never sent wait again. */
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

/** Waiting entries stay until you send them, also after the upload was taken back. */
export function applyHandedOver(fold: Fold, { at, file }: EventOf<'handed-over'>): void {
  applyStopped(fold)
  fold.set('handedOver', { at, file })
}
