import type { Barcode } from '#domain/scanning/barcode.ts'
import { newOrder, type ScanWay } from '#domain/scanning/decide.ts'
import { addFrame, AGAIN_MS, sureCodes } from '#domain/scanning/sightings.ts'
import type { DraftClient } from '#worker/client.ts'
import { carryOut, decideAlone, decideSeen, goOn } from './carry-out.ts'
import { takePicture } from './read-picture.ts'
import {
  createScanState,
  NOTHING_TYPED,
  type Scan,
  type ScanState,
  type Signal,
} from './scan-state.ts'

export type ScanSession = ReturnType<typeof createScanSession>

/** Assigns labels from a camera, a picture or a scanner to the orders of the sheet, one after the other. */
export function createScanSession(
  draft: Pick<DraftClient, 'ask'>,
  startWay: ScanWay,
  onSignal: (signal: Signal) => void,
) {
  const state = createScanState(draft, startWay, onSignal)
  const { inTurn, set, camera, place, getSnapshot } = state
  return {
    subscribe: state.subscribe,
    getSnapshot,
    start: () => inTurn(() => goOn(state)),
    /** Codes in one frame of the camera; `at` in ms. */
    see: (codes: readonly Barcode[], at: number): void => {
      camera.sightings = addFrame(camera.sightings, codes, at)
      camera.at = at
      const hasSeen = sureCodes(camera.sightings).length > 0
      if (hasSeen && !state.isBusy()) void inTurn(() => decideSeen(state))
    },
    /** Code that a scanner typed; `at` in ms. */
    scan: (text: string, at: number) => {
      const isAgain = state.typed.text === text && at - state.typed.at < AGAIN_MS
      state.typed = { text, at }
      if (isAgain) return
      void inTurn(async () => {
        const found = await decideAlone(state, text)
        if (found !== null) await carryOut(state, found.decision)
      })
    },
    /** Takes the codes in a picture, from top to bottom. Resolves to the number of numbers and orders among them. */
    readPicture: (codes: readonly Barcode[]) => inTurn(() => takePicture(state, codes)),
    setWay: (way: ScanWay) =>
      inTurn(() => {
        set({ way, hint: null })
        return goOn(state)
      }),
    /** Leaves the current order without a number. */
    skip: () =>
      inTurn(() => {
        place.last = getSnapshot().target?.id ?? place.last
        return goOn(state)
      }),
    /** Selects an order by the name that the user typed. Resolves to false if the sheet has none with this name. */
    choose: (name: string) =>
      inTurn(async () => {
        const isFirst = getSnapshot().way === 'order-first'
        const found = await draft.ask.findOrder(name)
        const order = found ?? (isFirst ? newOrder(name.trim()) : null)
        if (order !== null) set({ target: order, hint: null })
        return order !== null
      }),
    /** Undoes the newest scan. If another entry has the number, takes it off that entry instead. */
    undo: (scan: Scan) => {
      state.typed = NOTHING_TYPED
      return inTurn(() => undo(state, scan))
    },
  }
}

async function undo({ draft, addScan, set, getSnapshot }: ScanState, scan: Scan): Promise<void> {
  if (scan.kind === 'elsewhere') {
    const { row, orderId } = scan.owner
    const step = await draft.ask.editCell(row, 'trackingId', '')
    if (step === null) return
    addScan({
      kind: 'taken-off',
      step: step.step,
      number: scan.number,
      target: { ...newOrder(orderId), id: row },
    })
    return
  }
  if (!(await draft.ask.undoStep(scan.step))) return
  const { scans, target } = getSnapshot()
  set({
    scans: scans.filter((one) => one !== scan),
    target: scan.kind === 'taken' ? scan.target : target,
  })
}
