import type { RowId } from '#domain/draft/row.ts'
import type { Beside, Decision, ScanOrder, ScanWay, Worth } from '#domain/scanning/decide.ts'
import type { Sightings } from '#domain/scanning/sightings.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** A label that was scanned, and what came of it. */
export type Scan = {
  readonly key: number
  readonly number: string
  readonly target: ScanOrder
} & (
  | {
      readonly kind: 'taken'
      readonly worth: Worth
      readonly courier: string | null
      readonly isTakenApart: boolean
    }
  /** Another entry has the number: nothing was done. */
  | {
      readonly kind: 'elsewhere'
      readonly owner: { readonly row: RowId; readonly orderId: string }
    }
  /** It was taken off another entry. */
  | { readonly kind: 'taken-off' }
)

type WithoutKey<Value> = Value extends unknown ? Omit<Value, 'key'> : never

/** Why nothing was taken just now. */
type Hint = Exclude<Decision['kind'], 'wait' | 'again' | 'order' | 'take' | 'elsewhere'>

/** What the person hears and feels. */
export type Signal = 'taken' | 'order' | 'elsewhere'

export type ScanView = {
  readonly way: ScanWay
  /** The order whose label is awaited. */
  readonly target: ScanOrder | null
  /** The newest first. */
  readonly scans: readonly Scan[]
  readonly hint: Hint | null
}

/** What a camera has seen in the last seconds, up to its last look, and what is known of these codes. */
type Camera = {
  sightings: Sightings
  at: number
  readonly judged: Map<string, Omit<Beside, 'isStill'>>
}

/** What a scanner typed last: who isn't sure that it was read pulls the trigger twice. */
type Typed = { readonly text: string; readonly at: number }
export const NOTHING_TYPED: Typed = { text: '', at: -Infinity }

export type ScanState = ReturnType<typeof createScanState>

/** What is known while labels are scanned, and the turns in which it changes. */
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
    /** The row after which the next order is looked for. */
    place: { last: null as RowId | null },
    isBusy: () => waiting > 0,
    /** One thing after the other: each is decided by what the sheet is after the one before. */
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
