import { type Fold, knownPositions } from './fold.ts'
import type { Position, UploadEvent } from './upload-event.ts'

type CourierChosen = Extract<UploadEvent, { type: 'courier-chosen' }>

/** Sets the courier of entries that can have one chosen; remembers what stood there, for undoing by name. */
export function applyCourierChosen(fold: Fold, event: CourierChosen): void {
  const { courier, courierName } = event
  const positions = knownPositions(fold, event.positions).filter((position) =>
    canChoose(fold, position),
  )
  if (positions.length === 0) return
  const choice = { positions, courier, courierName }
  fold.own('choiceSteps').push({ choice, before: choicesAt(fold, positions) })
  fold.set('lastChoice', choice)
  for (const position of positions) setChoice(fold, position, courier ?? undefined)
}

/** Takes the last choice back; the one before it is the next that can be undone. */
export function applyChoiceUndone(fold: Fold): void {
  const step = fold.own('choiceSteps').pop()
  if (step === undefined) return
  for (const position of step.choice.positions) {
    setChoice(fold, position, step.before.get(position))
  }
  fold.set('lastChoice', fold.now.choiceSteps.at(-1)?.choice ?? null)
}

function canChoose(fold: Fold, position: Position): boolean {
  const kind = fold.now.outcomes[position]?.kind
  return kind === 'courier-needed' || kind === 'failed'
}

function choicesAt(fold: Fold, positions: readonly Position[]): ReadonlyMap<Position, string> {
  const before = new Map<Position, string>()
  for (const position of positions) {
    const courier = fold.now.choices.get(position)
    if (courier !== undefined) before.set(position, courier)
  }
  return before
}

/** An empty code is no choice: there would be nothing to send. */
function setChoice(fold: Fold, position: Position, courier: string | undefined): void {
  const choices = fold.own('choices')
  if (courier) choices.set(position, courier)
  else choices.delete(position)
}
