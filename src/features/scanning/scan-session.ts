import type { Barcode } from '#domain/scanning/barcode.ts'
import {
  decide,
  type Decision,
  type JudgedCode,
  newOrder,
  type ScanOrder,
  type ScanWay,
  type SeenCode,
  type Worth,
  WORTHS,
} from '#domain/scanning/decide.ts'
import {
  addLook,
  doneInSight,
  markDone,
  type Sightings,
  sureCodes,
} from '#domain/scanning/sightings.ts'
import type { RowId } from '#domain/draft/row.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** A label that was scanned, and what came of it. */
export type Scan = {
  readonly key: number
  readonly number: string
  readonly target: ScanOrder
} & (
  | { readonly kind: 'taken'; readonly worth: Worth; readonly isTakenApart: boolean }
  /** Another entry has the number: nothing was done. */
  | { readonly kind: 'elsewhere'; readonly owner: { readonly row: RowId; readonly orderId: string } }
  /** It was taken off another entry. */
  | { readonly kind: 'taken-off' }
)

/** Why nothing was taken just now. */
export type Hint = Exclude<Decision['kind'], 'wait' | 'again' | 'order' | 'take' | 'elsewhere'>

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

type Draft = Pick<DraftClient, 'ask'>

export type ScanSession = ReturnType<typeof createScanSession>

/** Gives labels that a camera, a picture or a scanner reads to the orders of the sheet, one after the other. */
export function createScanSession(
  draft: Draft,
  startWay: ScanWay,
  onSignal: (signal: Signal) => void,
) {
  const { subscribe, tell } = createListeners()
  let view: ScanView = { way: startWay, target: null, scans: [], hint: null }
  let sightings: Sightings = []
  const worths = new Map<string, Worth>()
  /** The row after which the next order is looked for. */
  let last: RowId | null = null
  let key = 0
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()

  const set = (more: Partial<ScanView>) => {
    view = { ...view, ...more }
    tell()
  }
  /** One thing after the other: each is decided by what the sheet is after the one before. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    waiting += 1
    const done = queue.then(act)
    queue = done.catch(() => {}).finally(() => (waiting -= 1))
    return done
  }
  const goOn = async () => {
    const target = view.way === 'next-order' ? await draft.ask('nextOrder', last) : null
    set({ target })
  }
  const addScan = (scan: WithoutKey<Scan>) => {
    key += 1
    set({ scans: [{ ...scan, key }, ...view.scans], hint: null })
  }
  const judge = (texts: readonly string[]) => draft.ask('judgeCodes', texts)

  const take = async ({ number, text, worth }: JudgedCode, target: ScanOrder) => {
    const { id, orderId } = target
    const done = await draft.ask('takeScan', { id, orderId, number, text })
    if (done !== null) {
      last = id ?? last
      addScan({ kind: 'taken', number, target, worth, isTakenApart: number !== text })
      onSignal('taken')
    }
    await goOn()
  }
  const carryOut = async (decision: Decision): Promise<void> => {
    switch (decision.kind) {
      case 'wait':
      case 'again':
        return
      case 'order':
        set({ target: decision.order, hint: null })
        return onSignal('order')
      case 'take':
        return take(decision.code, decision.target)
      case 'elsewhere': {
        const { code, owner } = decision
        const target = view.target ?? newOrder('')
        addScan({ kind: 'elsewhere', number: code.number, target, owner })
        return onSignal('elsewhere')
      }
      default:
        if (view.hint !== decision.kind) set({ hint: decision.kind })
    }
  }
  const situation = () => ({
    way: view.way,
    target: view.target,
    beside: bestOf(doneInSight(sightings).map(({ text }) => worths.get(text) ?? 'none')),
  })
  /** Something was done about a code: it, and what is on the same label, is not looked at again. */
  const settle = (decision: Decision, seen: readonly SeenCode[]) => {
    const isOrder = 'code' in decision && decision.code.order !== null
    const texts = seen.map(({ text }) => text)
    if ('code' in decision)
      sightings = markDone(sightings, decision.code.text, isOrder ? texts : [])
    else if (decision.kind === 'order-needed' || decision.kind === 'no-order-left')
      for (const text of texts) sightings = markDone(sightings, text)
  }
  const decideSeen = async () => {
    const sure = sureCodes(sightings)
    if (sure.length === 0) return
    const judged = await judge(sure.map(({ text }) => text))
    const seen = judged.map((code, n) => ({ ...code, steadyMs: sure[n]?.steadyMs ?? 0 }))
    if (worths.size > MOST_REMEMBERED) worths.clear()
    for (const { text, worth } of seen) worths.set(text, worth)
    const decision = decide(situation(), seen)
    settle(decision, seen)
    await carryOut(decision)
  }
  /** A code that was read for certain, and alone. */
  const decideAlone = async (text: string) => {
    const [code] = await judge([text])
    if (code === undefined) return
    const decision = decide({ ...situation(), beside: null }, [{ ...code, steadyMs: Infinity }])
    await carryOut(decision)
  }
  const decideInPicture = async (code: JudgedCode) => {
    const [now = code] = await judge([code.text])
    const decision = decide({ ...situation(), beside: null }, [{ ...now, steadyMs: Infinity }])
    // Its order can still be typed: in the sheet the number is not lost.
    if (decision.kind === 'order-needed') await take(now, newOrder(''))
    else await carryOut(decision)
  }

  return {
    subscribe,
    getSnapshot: () => view,
    start: () => inTurn(goOn),
    /** What one look of the camera saw, at a time in ms. */
    see: (codes: readonly Barcode[], at: number): void => {
      sightings = addLook(sightings, codes, at)
      if (waiting === 0 && sureCodes(sightings).length > 0) void inTurn(decideSeen)
    },
    /** A code that a scanner typed. */
    scan: (text: string) => inTurn(() => decideAlone(text)),
    /** The codes in a picture, from the top; how many of them were numbers or orders. */
    readPicture: (codes: readonly Barcode[]) =>
      inTurn(async () => {
        const judged = await judge(surelyIn(codes).map(({ text }) => text))
        const meant = meantInPicture(judged)
        for (const code of meant) await decideInPicture(code)
        return meant.length
      }),
    setWay: (way: ScanWay) =>
      inTurn(() => {
        set({ way, hint: null })
        return goOn()
      }),
    /** Leaves the order at work without a number. */
    skip: () =>
      inTurn(() => {
        last = view.target?.id ?? last
        return goOn()
      }),
    /** Another order, as the person names it; false: the sheet has none of that name. */
    choose: (name: string) =>
      inTurn(async () => {
        const found = await draft.ask('findOrder', name)
        const order = found ?? (view.way === 'order-first' ? newOrder(name.trim()) : null)
        if (order !== null) set({ target: order, hint: null })
        return order !== null
      }),
    /** Takes the newest scan back; what another entry has is taken off it. */
    undo: (scan: Scan) =>
      inTurn(async () => {
        if (scan.kind === 'elsewhere') {
          const { row, orderId } = scan.owner
          await draft.ask('editCell', row, 'trackingId', '')
          const target = { ...newOrder(orderId), id: row }
          addScan({ kind: 'taken-off', number: scan.number, target })
          return
        }
        await draft.ask('undo')
        const scans = view.scans.filter((one) => one !== scan)
        set({ scans, target: scan.kind === 'taken' ? scan.target : view.target })
      }),
  }
}

type WithoutKey<Value> = Value extends unknown ? Omit<Value, 'key'> : never

/** Nobody shows a camera more codes within a second. */
const MOST_REMEMBERED = 1000

function bestOf(worths: readonly Worth[]): Worth | null {
  return WORTHS.find((worth) => worths.includes(worth)) ?? null
}

/** A picture is looked at once, and it stands still. */
function surelyIn(codes: readonly Barcode[]) {
  return sureCodes(addLook(addLook([], codes, 0), codes, 1))
}

/** The orders in a picture, and its numbers: all that have a fitting check digit, or else the only one. */
function meantInPicture(judged: readonly JudgedCode[]): readonly JudgedCode[] {
  const best = bestOf(judged.filter(({ order }) => order === null).map(({ worth }) => worth))
  const isMeant = ({ worth, number }: JudgedCode) => worth === best && number !== ''
  const numbers = judged.filter((code) => code.order === null && isMeant(code))
  const isClear = best === 'checked' || numbers.length === 1
  return judged.filter((code) => code.order !== null || (isClear && numbers.includes(code)))
}
