import { isSameEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { DecidedEvent, Position } from '#domain/upload/upload-event.ts'
import { isMarked, type OutcomeKind, type Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Command, LastStep, UndoStep } from './commands.ts'

type Positions = readonly Position[]
type Entries = ReadonlyMap<Position, TrackingEntry>

/** The state that undo needs. */
export type Undoable = {
  readonly upload: UploadState
  /** Steps since the upload was opened, oldest first. */
  readonly steps: readonly UndoStep[]
}

/** Steps that are kept for undo. */
const MOST_STEPS = 100

/** Returns the steps after a command with these events. */
export function addStep(
  { upload, steps }: Undoable,
  command: Command,
  events: readonly DecidedEvent[],
): readonly UndoStep[] {
  if (events.length === 0) return steps
  if (command.kind === 'undo') {
    const undone = command.step ?? findLastStep({ upload, steps })
    return steps.filter((step) => step !== undone?.step)
  }
  const step = stepOf(command, upload)
  return step === null ? steps : [...steps.slice(1 - MOST_STEPS), step]
}

function stepOf(command: Command, upload: UploadState): UndoStep | null {
  switch (command.kind) {
    case 'correct':
      return {
        kind: 'corrected',
        before: entriesBefore(upload, command.entries),
        after: command.entries,
      }
    case 'set-aside':
      return { kind: 'set-aside', positions: command.positions }
    case 'mark-accepted':
      return { kind: 'marked', positions: command.positions }
    case 'choose-couriers':
      return { kind: 'courier' }
    default:
      return null
  }
}

function entriesBefore({ entries }: UploadState, after: Entries): Entries {
  const before = new Map<Position, TrackingEntry>()
  for (const position of after.keys()) {
    const entry = entries.at(position)
    if (entry) before.set(position, entry)
  }
  return before
}

/** Finds the step to undo next; null without one. */
export function findLastStep({ upload, steps }: Undoable): LastStep | null {
  const choiceCount = countChoices(upload)
  for (const step of [...steps].reverse()) {
    const positions = undoablePositions(step, upload)
    if (positions.length > 0) return { step, positions, choiceCount }
  }
  // Couriers chosen before the upload was opened, or entries that joined since.
  const { lastChoice } = upload
  return lastChoice && { step: { kind: 'courier' }, positions: lastChoice.positions, choiceCount }
}

/** Returns the events that undo a step, or the last one, as far as that is possible. */
export function planUndo(
  run: Undoable,
  at: Timestamp,
  named: LastStep | null = findLastStep(run),
): readonly DecidedEvent[] {
  if (named === null) return []
  const { step, choiceCount } = named
  // Choices are undone in reverse order, and an entry may have joined one since the step was named.
  if (step.kind === 'courier')
    return choiceCount === countChoices(run.upload) ? [{ type: 'choice-undone', at }] : []
  const positions = undoablePositions(step, run.upload)
  if (positions.length === 0) return []
  if (step.kind !== 'corrected') return [{ type: 'taken-back', at, positions }]
  return positions.flatMap((position) => {
    const entry = step.before.get(position)
    return entry ? [{ type: 'corrected', at, position, entry } as const] : []
  })
}

const countChoices = ({ memory }: UploadState) => memory.choiceSteps.length

function undoablePositions(step: UndoStep, state: UploadState): Positions {
  switch (step.kind) {
    case 'corrected':
      return [...step.after].flatMap(([position, entry]) =>
        staysCorrected(state, position, entry) ? [position] : [],
      )
    case 'set-aside':
      return step.positions.filter((position) => state.outcomes[position]?.kind === 'set-aside')
    case 'marked':
      return step.positions.filter((position) => isMarked(state.outcomes[position]))
    case 'courier':
      return state.lastChoice?.positions ?? []
  }
}

/** Outcomes after which a correction can no longer be undone. */
const GONE: ReadonlySet<OutcomeKind> = new Set(['waiting', 'sending', 'accepted', 'set-aside'])

function staysCorrected(state: UploadState, position: Position, after: TrackingEntry): boolean {
  const kind = state.outcomes[position]?.kind
  const entry = state.entries.at(position)
  if (kind === undefined || entry === undefined || GONE.has(kind)) return false
  return state.corrected.has(position) && isSameEntry(entry, after)
}
