import { takesCourier } from '#domain/upload/outcome.ts'
import { type Fold, knownPositions } from './fold.ts'
import type { ChoiceStep, GroupCourier } from '#domain/upload/stored-state.ts'
import { stepsOfLastPress } from './last-choice.ts'
import type { EventOf, Position } from '#domain/upload/upload-event.ts'

type CourierChosen = EventOf<'courier-chosen'>

/**
 * Sets the courier of entries that take one, and keeps the previous choices for undo. A choice for a group also
 * applies to its later entries.
 */
export function applyCourierChosen(fold: Fold, event: CourierChosen): void {
  const { courier, courierName, group, press } = event
  const positions = knownPositions(fold, event.positions).filter((position) =>
    canChoose(fold, position),
  )
  if (event.joined) return applyJoined(fold, event, positions)
  if (positions.length > 0) {
    const about = {
      ...(group === undefined ? {} : { group }),
      ...(press === undefined ? {} : { press }),
    }
    const choice = { positions, courier, courierName, ...about }
    const before = { before: choicesAt(fold, positions), ...groupBefore(fold, group) }
    fold.own('choiceSteps').push({ choice, ...before })
  }
  for (const position of positions) setChoice(fold, position, courier ?? undefined)
  if (group !== undefined) setGroup(fold, group, courier ? { courier, courierName } : undefined)
}

/** Undoes the choices of the last press. */
export function applyChoiceUndone(fold: Fold): void {
  const steps = fold.own('choiceSteps')
  for (const step of stepsOfLastPress(steps).toReversed()) {
    steps.pop()
    undoStep(fold, step)
  }
}

function undoStep(fold: Fold, { choice, before, groupBefore }: ChoiceStep): void {
  const { positions, group } = choice
  for (const position of positions) setChoice(fold, position, before.get(position))
  if (group !== undefined) setGroup(fold, group, groupBefore)
}

/** Adds joining entries to the choice of their group, to be undone with it, or alone once the choice was sent. */
function applyJoined(fold: Fold, event: CourierChosen, all: readonly Position[]): void {
  const { group, courier, courierName } = event
  const positions = all.filter((position) => !fold.now.choices.has(position))
  if (positions.length === 0 || group === undefined || !courier) return
  const steps = fold.own('choiceSteps')
  const index = steps.findLastIndex(({ choice }) => choice.group === group)
  const step = steps[index]
  if (step?.choice.courier === courier) {
    const joined = { ...step.choice, positions: [...step.choice.positions, ...positions] }
    steps[index] = { ...step, choice: joined }
  } else {
    steps.push({ choice: { positions, courier, courierName, group }, before: new Map() })
  }
  const joined = fold.own('joined')
  for (const position of positions) {
    setChoice(fold, position, courier)
    joined.add(position)
  }
}

function groupBefore(fold: Fold, group = ''): Pick<ChoiceStep, 'groupBefore'> {
  const before = fold.now.groupCouriers.get(group)
  return before ? { groupBefore: before } : {}
}

function setGroup(fold: Fold, group: string, courier: GroupCourier | undefined): void {
  const couriers = fold.own('groupCouriers')
  if (courier) couriers.set(group, courier)
  else couriers.delete(group)
}

function canChoose(fold: Fold, position: Position): boolean {
  const outcome = fold.now.outcomes[position]
  return outcome !== undefined && takesCourier(outcome.kind)
}

function choicesAt(fold: Fold, positions: readonly Position[]): ReadonlyMap<Position, string> {
  const before = new Map<Position, string>()
  for (const position of positions) {
    const courier = fold.now.choices.get(position)
    if (courier !== undefined) before.set(position, courier)
  }
  return before
}

/** An empty code removes the choice, since there is no courier to send. */
function setChoice(fold: Fold, position: Position, courier: string | undefined): void {
  const choices = fold.own('choices')
  if (courier) choices.set(position, courier)
  else choices.delete(position)
  forgetJoined(fold, position)
}

/** Removes the joined mark of an entry whose choice was made, undone or sent. */
export function forgetJoined(fold: Fold, position: Position): void {
  if (fold.now.joined.has(position)) fold.own('joined').delete(position)
}
