import type { Meaning } from './meaning.ts'
import type { Tab } from './stage.ts'
import type { Pass } from './places.ts'

/** A reason not to send requests of submissions up to `upTo`. */
type Hold = {
  readonly number: number
  readonly why: string
  readonly upTo: number
  readonly isNetwork: boolean
}

/** Facts of a sent request, without its result. */
type Left = { readonly isTrial: boolean; readonly leftAt: number; readonly isOnline: boolean }

const CLOSED = 'the page was closed in the middle'

/** Tracks what pauses, stops, faults and "not before" times of the service forbid. */
export function createHolds(passes: readonly Pass[]) {
  let holds: readonly Hold[] = []
  /** Tabs that lost the lock without knowing yet, with the holds known to them. */
  const unaware = new Map<Tab, { readonly holds: readonly Hold[]; readonly notBefore: number }>()
  let stoppedUpTo = -1
  let notBefore = 0
  let last = 0
  /** Number of successive requests that were not sent. */
  let tries = 0
  let failedAt = 0
  const latest = () => passes.at(-1)?.submission ?? -1
  const add = (why: string, upTo = latest(), isNetwork = false) => {
    last += 1
    holds = [...holds, { number: last, why, upTo, isNetwork }]
  }
  return {
    last: () => last,
    /** Why a tab must not send a request of a submission now, considering holds after number `since`; null: it may. */
    against: (tab: Tab, submission: number, now: number, since: number): string | null => {
      const known = unaware.get(tab) ?? { holds, notBefore }
      const hold = known.holds.find(({ upTo, number }) => number > since && submission <= upTo)
      if (hold) return hold.why
      if (since > 0) return null
      if (submission <= stoppedUpTo) return 'it was stopped'
      return now < known.notBefore ? 'the service said not before a later time' : null
    },
    /** Another tab took the lock, and this one continues until it notices. */
    stolen: (tab: Tab) => void unaware.set(tab, { holds, notBefore }),
    heard: (tab: Tab) => void unaware.delete(tab),
    isUnaware: (tab: Tab) => unaware.has(tab),
    /** `upTo`: the newest submission visible to the user. */
    pressed: (button: 'resume' | 'pause' | 'stop', upTo: number) => {
      notBefore = 0
      tries = 0
      if (button === 'resume') {
        holds = []
        for (const tab of unaware.keys()) unaware.set(tab, { holds, notBefore })
      } else add(`${button} was pressed`, upTo)
    },
    online: () => (holds = holds.filter(({ isNetwork }) => !isNetwork)),
    /** A new page forgets the pauses of the closed one and begins with its own. */
    newVisit: (hasOpen: boolean) => {
      tries = 0
      holds = []
      notBefore = 0
      if (hasOpen) add(CLOSED)
    },
    /** The new page had nothing to pause. */
    nothingOpen: () => (holds = holds.filter(({ why }) => why !== CLOSED)),
    stopped: () => {
      stoppedUpTo = latest()
      holds = []
    },
    resumed: () => (stoppedUpTo = -1),
    stoppedUpTo: () => stoppedUpTo,
    /** A colleague's copy doesn't know that the hand-over stopped the giver's copy. */
    stoppedOnly: (upTo: number) => (stoppedUpTo = upTo),
    after: (
      meaning: Meaning,
      pass: Pass | undefined,
      now: number,
      { isTrial, leftAt, isOnline }: Left,
    ) => {
      const holdsBadEntry = meaning.kind === 'refused' && meaning.mayHaveBadEntry
      if (holdsBadEntry && pass?.reason === 'split') return
      if (meaning.kind === 'refused' || meaning.kind === 'not-sent') add(`it was ${meaning.kind}`)
      if (meaning.kind === 'unknown')
        add('the outcome of one is not known', latest(), meaning.isNetwork)
      if (meaning.kind === 'answer' && isTrial && meaning.sharedReason !== null)
        add('the whole trial failed for one reason')
      if (meaning.kind === 'goes-again') {
        if (isOnline) {
          // A request sent before another one failed belongs to the same try.
          if (tries === 0 || leftAt > failedAt) tries += 1
          failedAt = now
          notBefore = Math.max(notBefore, now + tryAfterMs(tries))
        }
      } else if (meaning.kind !== 'unavailable') tries = 0
      if (meaning.kind === 'unavailable') {
        const told = meaning.until ?? now + (meaning.waitMs ?? 0)
        notBefore = Math.max(notBefore, told)
      }
    },
  }
}

/** Delay after a number of tries: 1 second, doubled each time, up to 30 seconds. */
function tryAfterMs(tries: number): number {
  return Math.min(1000 * 2 ** (tries - 1), 30_000)
}
