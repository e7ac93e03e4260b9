import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import type { CellRange } from '#ui/grid/grid.tsx'
import { useAnswer } from '#ui/use-answer.ts'
import { type SheetColumn, useSheet } from '#features/draft/use-sheet.ts'
import { blockOf, countCells } from './use-cell-ranges.ts'

/** How many cells are selected, and how many of them have nothing. */
export function SelectionStatus() {
  const { selected } = useSheet()
  return selected && selected.keys.length > 0 ? <Selection cells={selected} /> : null
}

function Selection({ cells }: { readonly cells: CellRange<SheetColumn> }) {
  const t = useTranslations('prepare.cells')
  const { client, snapshot } = useDraft()
  const { revision } = snapshot
  const ask = useCallback(
    () => client.ask('countEmpty', blockOf(cells)),
    // Another revision may have other cells.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, cells, revision],
  )
  const empty = useAnswer(ask)
  const hasEmpty = typeof empty === 'number' && empty > 0
  return (
    <strong>
      {t('count', { count: countCells(cells) })}
      {hasEmpty && `, ${t('empty', { count: empty })}`}
    </strong>
  )
}
