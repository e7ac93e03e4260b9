import type { UploadRun } from '#run/upload-run.ts'
import { stepOfCorrections, type UndoStep } from '#features/failures/undo/undo-step.ts'

/** The same run, which tells what was done with it, so that it can be taken back by its name. */
export function recordRun(run: UploadRun, tell: (step: UndoStep) => void): UploadRun {
  const correctAll: UploadRun['correctAll'] = (entries) => {
    tell(stepOfCorrections(run.getSnapshot().state, entries))
    return run.correctAll(entries)
  }
  return {
    ...run,
    correctAll,
    correct: (position, entry) => correctAll(new Map([[position, entry]])),
    setAside: (positions, why) => {
      tell({ kind: 'set-aside', positions })
      return run.setAside(positions, why)
    },
    markAccepted: (positions) => {
      tell({ kind: 'marked', positions })
      return run.markAccepted(positions)
    },
    chooseCourier: (positions, courier, courierName) => {
      if (courier !== null) tell({ kind: 'courier', positions, courier })
      return run.chooseCourier(positions, courier, courierName)
    },
  }
}
