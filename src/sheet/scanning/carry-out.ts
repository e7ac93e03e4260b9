import {
  decide,
  type Decision,
  type JudgedCode,
  newOrder,
  type ScanOrder,
  type SeenCode,
  type Worth,
  WORTHS,
} from '#domain/scanning/decide.ts'
import { doneInSight, markDone, sureCodes } from '#domain/scanning/sightings.ts'
import type { ScanState } from './scan-state.ts'

/** More codes than anyone scans within a second. */
const MOST_REMEMBERED = 1000

/** Moves to the next order without a number, or waits for an order. */
export async function goOn({ draft, getSnapshot, place, set }: ScanState): Promise<void> {
  const isNext = getSnapshot().way === 'next-order'
  set({ target: isNext ? await draft.ask.nextOrder(place.last) : null })
}

/** Gives a number to its order, in the sheet too. */
export async function take(
  state: ScanState,
  { number, text, worth, courier }: JudgedCode,
  target: ScanOrder,
): Promise<void> {
  const { id, orderId } = target
  const step = await state.draft.ask.takeScan({ id, orderId, number, text })
  if (step !== null) {
    state.place.last = id ?? state.place.last
    const isTakenApart = number !== text
    state.addScan({ kind: 'taken', step: step.step, number, target, worth, courier, isTakenApart })
    state.onSignal('taken')
  }
  await goOn(state)
}

export async function carryOut(state: ScanState, decision: Decision): Promise<void> {
  const { getSnapshot, set, addScan, onSignal } = state
  switch (decision.kind) {
    case 'wait':
    case 'again':
      return
    case 'order':
      set({ target: decision.order, hint: null })
      return onSignal('order')
    case 'take':
      return take(state, decision.code, decision.target)
    case 'elsewhere': {
      const { code, owner } = decision
      const target = getSnapshot().target ?? newOrder('')
      addScan({ kind: 'elsewhere', number: code.number, target, owner })
      return onSignal('elsewhere')
    }
    default:
      if (getSnapshot().hint !== decision.kind) set({ hint: decision.kind })
  }
}

/** Decides about the codes that the camera has read reliably. */
export async function decideSeen(state: ScanState): Promise<void> {
  const { camera, draft, getSnapshot } = state
  const sure = sureCodes(camera.sightings)
  if (sure.length === 0) return
  const texts = sure.map(({ text }) => text)
  const judged = await draft.ask.judgeCodes(texts)
  const seen = judged.map((code, n) => ({ ...code, steadyMs: sure[n]?.steadyMs ?? 0 }))
  const decision = decide({ ...getSnapshot(), beside: besideOf(camera) }, seen)
  settle(state, decision, seen)
  await carryOut(state, decision)
}

const NO_NUMBER = { worth: 'none', number: '' } as const

function besideOf({ sightings, judged, at }: ScanState['camera']) {
  return doneInSight(sightings, at).map(({ text, isStill }) => {
    return { ...(judged.get(text) ?? NO_NUMBER), isStill }
  })
}

/** Marks the decided code and the other codes on the same label, so that the camera ignores them. */
function settle({ camera }: ScanState, decision: Decision, seen: readonly SeenCode[]): void {
  if (camera.judged.size > MOST_REMEMBERED) camera.judged.clear()
  for (const { text, worth, number } of seen) camera.judged.set(text, { worth, number })
  const texts = seen.map(({ text }) => text)
  // The order's own code is often printed beside its label.
  if (decision.kind === 'order') camera.judged.set(decision.code.text, NO_NUMBER)
  if ('code' in decision) {
    const { text, order } = decision.code
    const isOrder = order !== null || decision.kind === 'order'
    camera.sightings = markDone(camera.sightings, text, isOrder ? texts : [])
  } else if (decision.kind === 'order-needed' || decision.kind === 'no-order-left') {
    for (const text of texts) camera.sightings = markDone(camera.sightings, text)
  }
}

/** Decides about a single code that was read reliably. */
export async function decideAlone(
  state: ScanState,
  text: string,
): Promise<{ readonly decision: Decision; readonly code: JudgedCode } | null> {
  const [code] = await state.draft.ask.judgeCodes([text])
  if (code === undefined) return null
  const decision = decide({ ...state.getSnapshot(), beside: [] }, [{ ...code, steadyMs: Infinity }])
  return { decision, code }
}

export function bestOf(worths: readonly Worth[]): Worth | null {
  return WORTHS.find((worth) => worths.includes(worth)) ?? null
}
