import { isSameEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadRun } from '#run/upload-run.ts'

type Entries = ReadonlyMap<Position, TrackingEntry>

/** Something that a person did to entries and can take back. */
export type UndoStep =
  | { readonly kind: 'corrected'; readonly before: Entries; readonly after: Entries }
  | { readonly kind: 'set-aside' | 'marked'; readonly positions: readonly Position[] }
  | {
      readonly kind: 'courier'
      readonly positions: readonly Position[]
      readonly courier: string | null
    }

/** Corrects with what stood there before. */
export function stepOfCorrections(state: UploadState, after: Entries): UndoStep {
  const before = new Map<Position, TrackingEntry>()
  for (const position of after.keys()) {
    const entry = state.entries.at(position)
    if (entry) before.set(position, entry)
  }
  return { kind: 'corrected', before, after }
}

/** The entries for which a step can still be taken back: nothing else has happened to them since. */
export function undoablePositions(step: UndoStep, state: UploadState): readonly Position[] {
  switch (step.kind) {
    case 'corrected':
      return [...step.after].flatMap(([position, entry]) =>
        staysCorrected(state, position, entry) ? [position] : [],
      )
    case 'set-aside':
      return step.positions.filter((position) => state.outcomes[position]?.kind === 'set-aside')
    case 'marked':
      return step.positions.filter((position) => isMarked(state, position))
    case 'courier':
      return isLastChoice(step, state) ? step.positions : []
  }
}

/** Takes a step back as far as that is possible. */
export async function undo(step: UndoStep, run: UploadRun): Promise<void> {
  const positions = undoablePositions(step, run.getSnapshot().state)
  if (step.kind === 'courier') return positions.length > 0 ? run.undoChoice() : undefined
  if (step.kind !== 'corrected') return run.takeBack(positions)
  const back = new Map<Position, TrackingEntry>()
  for (const position of positions) {
    const entry = step.before.get(position)
    if (entry) back.set(position, entry)
  }
  return run.correctAll(back)
}

/** A courier that was chosen for failed entries, also before the page was loaded; null when there is none. */
export function choiceStep({ lastChoice, outcomes }: UploadState): UndoStep | null {
  const first = lastChoice?.positions[0] ?? -1
  if (lastChoice === null || outcomes[first]?.kind !== 'failed') return null
  return { kind: 'courier', positions: lastChoice.positions, courier: lastChoice.courier }
}

/** What is sent already cannot be put back. */
const GONE: ReadonlySet<OutcomeKind> = new Set(['waiting', 'sending', 'accepted', 'set-aside'])

function staysCorrected(state: UploadState, position: Position, after: TrackingEntry): boolean {
  const kind = state.outcomes[position]?.kind
  const entry = state.entries.at(position)
  if (kind === undefined || entry === undefined || GONE.has(kind)) return false
  return state.corrected.has(position) && isSameEntry(entry, after)
}

function isMarked({ outcomes }: UploadState, position: Position): boolean {
  const outcome = outcomes[position]
  return outcome?.kind === 'accepted' && outcome.how === 'by-person'
}

function isLastChoice(
  step: Extract<UndoStep, { kind: 'courier' }>,
  { lastChoice }: UploadState,
): boolean {
  return (
    lastChoice !== null &&
    lastChoice.courier === step.courier &&
    lastChoice.positions.length === step.positions.length &&
    lastChoice.positions.every((position, index) => position === step.positions[index])
  )
}
