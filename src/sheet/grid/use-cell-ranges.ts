import { useMemo } from 'react'
import { copyCells } from '#domain/draft/cells/copy-cells.ts'
import type { CellBlock } from '#domain/draft/draft-view.ts'
import { isTrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import type { DraftClient } from '#worker/client.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { CellRange, GridRanges } from '#ui/grid/grid.tsx'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'
import { writeClipboard } from './write-clipboard.ts'

type Cells = CellRange<SheetColumn>

/** Converts selected cells to a block of the draft. */
export function blockOf(client: Pick<DraftClient, 'shownRange'>, { rows, keys }: Cells): CellBlock {
  return { ...client.shownRange(rows), fields: keys.filter(isTrackingField) }
}

export function countCells({ rows, keys }: Cells): number {
  return (rows.to - rows.from) * keys.length
}

/** Returns the grid's handlers for selected cells, which change the draft or fill the clipboard. */
export function useCellRanges(): GridRanges<SheetColumn> {
  const { client, canAct } = useDraftClient()
  const { select, say } = useSheet()
  const t = useTranslations('prepare.cells')
  const announce = useAnnounce()
  return useMemo(
    () => ({
      onSelect: (cells) => {
        select(cells)
        if (cells) announce(t('selected', { count: countCells(cells) }), 'selected')
      },
      onCopy: (cells, clipboard, cut) => {
        const block = blockOf(client, cells)
        const finish = () => {
          say(null)
          if (cut) client.cutCells(block)
          announce(t('copied', { count: countCells(cells) }))
        }
        copyToClipboard(client, block, clipboard).then(finish, () => say('not-copied'))
      },
      edits: canAct
        ? {
            onClear: (cells) => client.clearCells(blockOf(client, cells)),
            onFill: (cells, value) => client.fillCells(blockOf(client, cells), value),
            onRepeat: (source, target) =>
              client.repeatCells(blockOf(client, source), blockOf(client, target)),
          }
        : null,
    }),
    [client, canAct, select, say, announce, t],
  )
}

/** Loaded rows are copied inside the event, which every browser allows. Others come from the worker first. */
async function copyToClipboard(client: DraftClient, block: CellBlock, clipboard: DataTransfer) {
  const rows = loadedRows(client, block)
  if (rows === null) return writeClipboard(await client.ask.copyCells(block))
  const { text, html } = copyCells(rows)
  clipboard.setData('text/plain', text)
  clipboard.setData('text/html', html)
}

function loadedRows(client: DraftClient, { from, to, fields }: CellBlock) {
  const rows: string[][] = []
  for (let index = from; index < to; index += 1) {
    const row = client.getRow(index)
    if (row === undefined) return null
    rows.push(fields.map((field) => row.cells[field]))
  }
  return rows
}
