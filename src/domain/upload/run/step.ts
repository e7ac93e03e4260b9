import { addPause, type PauseReason } from './hold.ts'
import type { RunEffect, RunState, RunWorld } from './run-state.ts'

/** What a run is after an event, and what it wants done for it. */
export type Step = { readonly run: RunState; readonly effects: readonly RunEffect[] }

/** A run with what it wants done. */
export const step = (run: RunState, ...effects: readonly RunEffect[]): Step => ({ run, effects })

/** Goes on from a step; what each wants done is kept in its order. */
export function andThen({ run, effects }: Step, next: (run: RunState) => Step): Step {
  const following = next(run)
  return { run: following.run, effects: [...effects, ...following.effects] }
}

/** Tells whoever gave a command that it is over. */
export const answer = ({ ticket }: { readonly ticket: number }): RunEffect => ({
  kind: 'answer',
  ticket,
})

/** Pauses what was submitted until now. */
export function pauseFor(run: RunState, why: PauseReason, { at }: RunWorld): RunState {
  return { ...run, pause: addPause(run.pause, why, run.upload, at) }
}

/** A map that has everything but one key. */
export function without<Value>(
  map: ReadonlyMap<number, Value>,
  key: number,
): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([one]) => one !== key))
}
