import { useCallback, useEffect, useRef } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftRow } from '#shell/services.ts'
import { type CellRange, Grid, type RowRange } from '#ui/grid/grid.tsx'
import type { DraftClient } from '#worker/client.ts'
import { setColumnWidth, useColumnLook } from '#sheet/state/column-look.ts'
import { CellMenu } from './cell-menu.tsx'
import { blockOf, useCellRanges } from './use-cell-ranges.ts'
import { CourierValues } from '#sheet/courier-values/courier-values.tsx'
import { EntryLine } from '#sheet/entry-form/entry-line.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { useSheetColumns } from './use-sheet-columns.tsx'
import { isSorted, type OpenMenu, type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'

/** Delay after the last scroll before the place is stored. */
const STILL_MS = 300

/** After this delay, empty rows show that data is loading. */
const LONGEST_WAIT_MS = 50

const quietWhileWaiting = (row: DraftRow) => (row.waits ? 'quiet' : undefined)

export function SheetGrid() {
  const sheet = useSheet()
  const { client, snapshot, canAct } = useDraft()
  const getRow = useDraftRow()
  const t = useTranslations('prepare.sheet')
  const tForm = useTranslations('prepare.form')
  const columns = useSheetColumns()
  const { hidden } = useColumnLook()
  const ranges = useCellRanges()
  const onVisibleRange = useVisibleRange(client)
  const whenThere = (from: number, to: number, draw: () => void) =>
    waitForRows(client, { from, to }, draw)
  const edits = {
    onEdit: (row: DraftRow, column: SheetColumn, value: string) =>
      client.editCell(row.id, column as TrackingField, value),
    onPaste: (cells: CellRange<SheetColumn>, text: string, html: string) =>
      client.pasteCells(blockOf(client, cells), text, html, hidden),
    onDeleteRows: (rows: RowRange) => client.deleteShown(client.shownRange(rows)),
  }
  return (
    <>
      <Grid<DraftRow, SheetColumn>
        id="sheet"
        label={t('grid')}
        firstLine={<EntryLine />}
        columns={columns}
        rowCount={snapshot.shownCount}
        tallRows={snapshot.markedRows}
        getRow={getRow}
        rowKey={(index) => index}
        // With hidden rows the user couldn't see where a new row appears.
        newRow={
          canAct && snapshot.shownCount === snapshot.entryCount + snapshot.noNumberCount
            ? { row: client.getNewRow(), label: tForm('title') }
            : undefined
        }
        rowTone={quietWhileWaiting}
        initialRow={snapshot.place}
        goTo={sheet.goTo}
        onVisibleRange={onVisibleRange}
        whenThere={whenThere}
        onActiveRow={sheet.setActive}
        ranges={ranges}
        sorted={snapshot.sort}
        onResize={setColumnWidth}
        onMenu={(cells, at, active) => sheet.openMenu({ kind: 'cells', cells, active, at })}
        onColumnMenu={(column, at) => {
          if (isSorted(column)) sheet.openMenu({ kind: 'column', column, at })
        }}
        {...(canAct ? edits : {})}
      />
      <SheetAsks />
    </>
  )
}

/** Open menu or dialog of the sheet. */
function SheetAsks() {
  const { menu, courierFor, askCourier } = useSheet()
  return (
    <>
      {menu && <SheetMenu menu={menu} />}
      {courierFor && <CourierValues dialog={courierFor} onClose={() => askCourier(null)} />}
    </>
  )
}

function SheetMenu({ menu }: { readonly menu: OpenMenu }) {
  return menu.kind === 'cells' ? <CellMenu menu={menu} /> : <ColumnMenu menu={menu} />
}

/** Loads the visible rows, and stores the place once scrolling has stopped. */
function useVisibleRange(client: DraftClient) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (from: number, to: number) => {
      client.showRange(from, to)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => client.setPlace(from), STILL_MS)
    },
    [client],
  )
}

/** Waits for the rows before rendering: rendering empty rows first would delay those that arrive. */
function waitForRows(client: DraftClient, { from, to }: RowRange, draw: () => void): void {
  const areThere = () => client.getRow(from) !== undefined && client.getRow(to - 1) !== undefined
  client.showRange(from, to)
  if (areThere()) return draw()
  const finish = () => {
    stop()
    clearTimeout(timer)
    draw()
  }
  const stop = client.subscribe(() => {
    if (areThere()) finish()
  })
  const timer = setTimeout(finish, LONGEST_WAIT_MS)
}
