import { useEffect, useState } from 'react'
import { isTrackingField, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { CELL_LENGTH } from '#i18n/words/plain-text.ts'
import styles from './grid.module.css'
import { useDraftRow, useServices } from '#shell/services.ts'
import type { DraftClient } from '#worker/client.ts'
import { LongText } from '#ui/text/long-text.tsx'

/** Full value of the active cell, if the cell is too narrow for it. */
export function ValueLine() {
  const { draft } = useServices()
  const getRow = useDraftRow()
  const nameOf = useFieldName()
  const cell = useCutCell(draft)
  const row = cell && getRow(cell.row)
  if (!row) return null
  return (
    <p className={styles.valueLine}>
      <span className="rigid label">{nameOf(cell.field)}</span>
      <span className={styles.wholeValue}>
        {/* The key resets the unfolded text for each cell. */}
        <LongText key={`${row.id} ${cell.field}`} text={row.cells[cell.field]} most={CELL_LENGTH} />
      </span>
    </p>
  )
}

type Cell = { readonly row: number; readonly field: TrackingField }

/** Returns the cell that was last focused, if its content is cut off. */
function useCutCell({ subscribe }: Pick<DraftClient, 'subscribe'>): Cell | null {
  const [cell, setCell] = useState<Cell | null>(null)
  useEffect(() => {
    const look = () => {
      const { activeElement } = document
      const focused = activeElement?.closest<HTMLElement>('#sheet [data-row] > [data-column]')
      // Keeps the line while it has the focus, so that users can copy from it.
      if (focused) setCell(readCell(focused))
    }
    // This component may mount after the cell was focused.
    look()
    document.addEventListener('focusin', look)
    // A change of the draft may render another value in the cell.
    const stop = subscribe(() => requestAnimationFrame(look))
    return () => {
      document.removeEventListener('focusin', look)
      stop()
    }
  }, [subscribe])
  return cell
}

function readCell(cell: HTMLElement): Cell | null {
  const field = cell.dataset.column ?? ''
  const row = Number(cell.parentElement?.dataset.row)
  return isTrackingField(field) && isCut(cell) ? { row, field } : null
}

/** Visually hidden text is one pixel wide, so it doesn't count. */
const isCut = (cell: HTMLElement) =>
  [...cell.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  )
