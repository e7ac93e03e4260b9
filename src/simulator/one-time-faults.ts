import { practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Frequency } from './interruptions.ts'

const MOST_REMEMBERED = 10_000

type Fault = { readonly effect: PracticeEffect; readonly frequency: Frequency }

export type OneTimeFaults = {
  /** Returns the first fault that is due for a practice value in the request, and marks it as done. */
  readonly take: <Due extends Fault>(
    faults: readonly Due[],
    token: string,
    entries: readonly TrackingEntry[],
  ) => Due | undefined
}

/** Creates a memory of the practice values whose one-time faults have occurred. */
export function createOneTimeFaults(): OneTimeFaults {
  const seen = new Set<string>()
  return {
    take: (faults, token, entries) => {
      for (const fault of faults) {
        const due = namesOf(fault, token, entries).filter((name) => !seen.has(name))
        if (due.length === 0) continue
        if (fault.frequency !== 'always') remember(seen, due)
        return fault
      }
      return undefined
    },
  }
}

/** `too-large` applies only with other entries, so that halving comes to an end. */
function namesOf(fault: Fault, token: string, entries: readonly TrackingEntry[]): string[] {
  if (fault.effect === 'too-large' && entries.length === 1) return []
  const owner = fault.frequency === 'once-a-token' ? token : ''
  return entries
    .filter(({ orderId }) => practiceEffectOf(orderId) === fault.effect)
    .map(({ orderId }) => JSON.stringify([owner, orderId]))
}

function remember(seen: Set<string>, names: readonly string[]): void {
  for (const name of names) seen.add(name)
  for (const name of seen) {
    if (seen.size <= MOST_REMEMBERED) return
    seen.delete(name)
  }
}
