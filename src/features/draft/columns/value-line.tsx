import { useEffect, useState } from 'react'
import { isTrackingField, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { CELL_LENGTH } from '#i18n/words/plain-text.ts'
import styles from '#features/draft/draft.module.css'
import { useDraftRow, useServices } from '#page/services.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { LongText } from '#ui/text/long-text.tsx'

/** The whole value of the active cell, where the cell is too narrow for it. */
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
        {/* What was shown whole of one cell says nothing about the next. */}
        <LongText key={`${row.id} ${cell.field}`} text={row.cells[cell.field]} most={CELL_LENGTH} />
      </span>
    </p>
  )
}

type Cell = { readonly row: number; readonly field: TrackingField }

/** The cell that had the focus last, if its content is cut off. */
function useCutCell({ subscribe }: Pick<DraftClient, 'subscribe'>): Cell | null {
  const [cell, setCell] = useState<Cell | null>(null)
  useEffect(() => {
    const look = () => {
      const { activeElement } = document
      const focused = activeElement?.closest<HTMLElement>('#sheet [data-row] > [data-column]')
      // The line stays while it has the focus, so people can copy from it.
      if (focused) setCell(readCell(focused))
    }
    // This line may come after the cell was entered.
    look()
    document.addEventListener('focusin', look)
    // Once drawn, what the cell holds may be another value.
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

/** What is for screen readers alone is one pixel wide. */
const isCut = (cell: HTMLElement) =>
  [...cell.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  )
