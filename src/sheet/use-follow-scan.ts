import { useEffect, useEffectEvent } from 'react'
import { useScanning } from '#sheet/scanning/with-scanning.tsx'
import { useServices } from '#shell/services.ts'
import type { useSheetMoves } from '#sheet/state/use-sheet.ts'

/** Keeps the row that waits for a label visible. */
export function useFollowScan({ showCell }: Pick<ReturnType<typeof useSheetMoves>, 'showCell'>) {
  const { draft } = useServices()
  const { rowAtWork: id } = useScanning()
  const show = useEffectEvent(showCell)
  useEffect(() => {
    if (id === null) return
    void draft.ask.placeOf(id).then((row) => row !== null && show(row, 'trackingId'))
  }, [draft, id])
}
