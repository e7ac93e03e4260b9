import type { ChoiceStep, LastChoice } from '#domain/upload/stored-state.ts'

/** Returns the steps to undo next: the last one and all others of the same press. */
export function stepsOfLastPress(steps: readonly ChoiceStep[]): readonly ChoiceStep[] {
  const press = steps.at(-1)?.choice.press
  if (press === undefined) return steps.slice(-1)
  return steps.slice(steps.findIndex(({ choice }) => choice.press === press))
}

/** Describes the steps to undo next as one choice; null without any. */
export function describeLastChoice(steps: readonly ChoiceStep[]): LastChoice | null {
  const last = stepsOfLastPress(steps).map(({ choice }) => choice)
  const [first] = last
  if (first === undefined) return null
  if (last.length === 1) return { ...first, courierCount: 1 }
  const positions = last.flatMap((choice) => choice.positions)
  return { ...first, positions, courierCount: new Set(last.map(({ courier }) => courier)).size }
}
