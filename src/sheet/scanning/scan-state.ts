import type { RowId, StepId } from '#domain/draft/row/row.ts'
import type { Beside, Decision, ScanOrder, ScanWay, Worth } from '#domain/scanning/decide.ts'
import type { Sightings } from '#domain/scanning/sightings.ts'
import type { DraftClient } from '#worker/client.ts'
import { createListeners } from '#base/listeners.ts'

/** Scanned label and its result. */
export type Scan = {
  readonly key: number
  readonly number: string
  readonly target: ScanOrder
} & (
  | {
      readonly kind: 'taken'
      /** Step of the sheet that an undo takes back. */
      readonly step: StepId
      readonly worth: Worth
      readonly courier: string | null
      readonly isTakenApart: boolean
    }
  /** Another entry has the number, so it wasn't taken. */
  | {
      readonly kind: 'elsewhere'
      readonly owner: { readonly row: RowId; readonly orderId: string }
    }
  /** The number was taken off another entry. */
  | { readonly kind: 'taken-off'; readonly step: StepId }
)

type WithoutKey<Value> = Value extends unknown ? Omit<Value, 'key'> : never

/** Reason why the last code wasn't taken. */
type Hint = Exclude<Decision['kind'], 'wait' | 'again' | 'order' | 'take' | 'elsewhere'>

/** Sound and vibration for the user. */
export type Signal = 'taken' | 'order' | 'elsewhere'

export type ScanView = {
  readonly way: ScanWay
  /** Order that waits for its label. */
  readonly target: ScanOrder | null
  /** Newest first. */
  readonly scans: readonly Scan[]
  readonly hint: Hint | null
}

/** Recent codes of the camera up to its last frame, and the sheet's judgement of each. */
type Camera = {
  sightings: Sightings
  at: number
  readonly judged: Map<string, Omit<Beside, 'isStill'>>
}

/** Last code from a keyboard scanner; users who doubt a scan pull the trigger twice. */
type Typed = { readonly text: string; readonly at: number }
export const NOTHING_TYPED: Typed = { text: '', at: -Infinity }

export type ScanState = ReturnType<typeof createScanState>

/** Creates the state of a scanning session and the queue of its changes. */
export function createScanState(
  draft: Pick<DraftClient, 'ask'>,
  way: ScanWay,
  onSignal: (signal: Signal) => void,
) {
  const { subscribe, tell } = createListeners()
  let view: ScanView = { way, target: null, scans: [], hint: null }
  let key = 0
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  const set = (more: Partial<ScanView>) => {
    view = { ...view, ...more }
    tell()
  }
  const camera: Camera = { sightings: [], at: 0, judged: new Map() }
  return {
    draft,
    onSignal,
    subscribe,
    getSnapshot: () => view,
    set,
    camera,
    typed: NOTHING_TYPED,
    /** Row after which the search for the next order starts. */
    place: { last: null as RowId | null },
    isBusy: () => waiting > 0,
    /** Runs the actions one after the other, because each depends on the sheet that the one before left. */
    inTurn: <Result>(act: () => Promise<Result>): Promise<Result> => {
      waiting += 1
      const done = queue.then(act)
      queue = done.catch(() => {}).finally(() => (waiting -= 1))
      return done
    },
    addScan: (scan: WithoutKey<Scan>) => {
      key += 1
      set({ scans: [{ ...scan, key }, ...view.scans], hint: null })
    },
  }
}
