import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import type { CellRange } from '#ui/grid/grid.tsx'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'
import { blockOf, countCells } from './use-cell-ranges.ts'

export function SelectionStatus() {
  const { selected } = useSheet()
  return selected && selected.keys.length > 0 ? <Selection cells={selected} /> : null
}

function Selection({ cells }: { readonly cells: CellRange<SheetColumn> }) {
  const t = useTranslations('prepare.cells')
  const { client } = useDraftClient()
  const { data: empty = 0 } = useQuery(useDraftQueries().countEmpty(blockOf(client, cells)))
  return (
    <strong>
      {t('count', { count: countCells(cells) })}
      {empty > 0 && `, ${t('empty', { count: empty })}`}
    </strong>
  )
}
