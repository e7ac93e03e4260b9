import { useMemo } from 'react'
import type { FieldLengths } from '#domain/draft/measure-rows.ts'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { CourierInput } from '#entries/couriers/courier-input.tsx'
import { useDraft } from '#shell/services.ts'
import { fittingWidth } from '#ui/grid/columns/fitting-width.ts'
import type { GridColumn } from '#ui/grid/grid.tsx'
import type { IconName } from '#ui/icon.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import {
  cleanedValue,
  idsOfIssues,
  LineCount,
  namedCourier,
  noteOfCell,
  toneOfCell,
} from './cell-content.tsx'
import { useColumnLook } from '#sheet/state/column-look.ts'
import { useActionColumn } from './use-action-column.tsx'
import { createFoundText } from './found-text.tsx'
import { IssueCell } from '#sheet/issues/issues-of-row.tsx'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'

type Column = GridColumn<DraftRow, SheetColumn>

/** Width of a column that is not in the sheet, which shows an icon. It can still be filled in. */
const ABSENT_WIDTH = '48px'

/** Maximum width of a value's column, so that the longest values leave space for the Issue column. */
const MOST_OF_GRID = '18%'
/** The 22 digits of a USPS number fit beside the panel in a window of 1280 pixels. */
const MOST_FOR_NUMBERS = '21%'

const longer = (one: string, other: string) => (other.length > one.length ? other : one)

const ABSENT_ICONS: Partial<Record<TrackingField, IconName>> = {
  courier: 'truck',
  merchantOrderId: 'shop',
}

/** Returns the columns. The array stays the same until the language, permissions, look or search changes. */
export function useSheetColumns(): readonly Column[] {
  const { snapshot, canAct } = useDraft()
  const { widths, hidden } = useColumnLook()
  const entry = useEntryColumns(snapshot.unusedFields, snapshot.lengths)
  const actions = useActionColumn()
  const t = useTranslations('prepare.sheet')
  return useMemo(() => {
    const shown = entry.filter(({ key }) => !hidden.some((field) => field === key))
    const issues: Column = {
      key: 'issues',
      header: t('issue'),
      menuLabel: t('columnMenu', { column: t('issue') }),
      width: 'minmax(216px, 1fr)',
      narrow: { line: 3, width: '88%', start: '12%' },
      resizable: true,
      // Most rows have no issue, and wording them takes time.
      render: (row, index, tabIndex) =>
        (row.issues.length > 0 || row.isFixed) && (
          <IssueCell row={row} index={index} tabIndex={tabIndex} />
        ),
    }
    const columns = [...shown, issues, ...(canAct ? [actions] : [])]
    return columns.map((column) => {
      const own = widths.find((one) => one.column === column.key)
      return own ? { ...column, width: `${own.width}px`, icon: undefined } : column
    })
  }, [entry, widths, hidden, actions, canAct, t])
}

function useEntryColumns(
  unused: readonly TrackingField[],
  measured: FieldLengths,
): readonly Column[] {
  const language = useLocale()
  const narrow = useNarrow()
  const t = useTranslations('common')
  const tDetails = useTranslations('prepare.details')
  const tSheet = useTranslations('prepare.sheet')
  const tForm = useTranslations('prepare.form')
  const itemsOf = useItemWords()
  const { finding } = useSheet()
  const query = finding?.query ?? null
  // As strings, because the draft creates new lists with each change, and the columns must stay the same.
  const unusedFields = unused.join()
  const lengths = JSON.stringify(measured)
  return useMemo(() => {
    const isUnused = (key: TrackingField) => unusedFields.split(',').includes(key)
    const lettersOf = JSON.parse(lengths) as FieldLengths
    const foundText = createFoundText(query)
    const byRule = tDetails('filledByRule')
    const field = (key: TrackingField): Column => ({
      ...ABOUT_FIELD[key].grids.draft,
      width: fittingWidth(
        ABOUT_FIELD[key].grids.draft.width,
        // The first field of the entry line has a placeholder that must fit.
        {
          header: longer(t(ABOUT_FIELD[key].header), key === 'orderId' ? tForm('placeholder') : ''),
          letters: lettersOf[key],
        },
        key === 'trackingId' ? MOST_FOR_NUMBERS : MOST_OF_GRID,
      ),
      ...(isUnused(key) && ABSENT_ICONS[key] && { width: ABSENT_WIDTH, icon: ABSENT_ICONS[key] }),
      key,
      header: t(ABOUT_FIELD[key].header),
      menuLabel: tSheet('columnMenu', { column: t(ABOUT_FIELD[key].header) }),
      monospace: true,
      value: (row) => row.cells[key],
      ...(key === 'courier' && { Editor: CourierInput }),
      tone: (row) => toneOfCell(row, key),
      describedBy: (row) => idsOfIssues(row, key),
      note: (row) => noteOfCell(row, key, { byRule, cleaned: tDetails('cleaned'), itemsOf }),
      render: (row) => {
        const value = cleanedValue(foundText(key, row.cells[key]), row.originals[key])
        if (key === 'courier') return namedCourier(row, value, byRule, language)
        // A phone's card doesn't show the issue of a row without a number, so the cell does; the issue itself is read
        // out.
        if (key === 'trackingId' && row.waits && narrow)
          return <span aria-hidden="true">{tSheet('noNumber')}</span>
        if (key !== 'orderId' || row.lines === 1) return value
        return (
          <>
            {value} <LineCount row={row} />
          </>
        )
      },
    })
    const row = rowColumn(t('row'), tSheet('columnMenu', { column: t('row') }))
    return [row, ...TRACKING_FIELDS.map(field)]
  }, [language, narrow, t, tDetails, tSheet, tForm, itemsOf, query, unusedFields, lengths])
}

/** Row number in the user's sheet. */
const rowColumn = (header: string, menuLabel: string): Column => ({
  key: 'row',
  header,
  menuLabel,
  width: '60px',
  narrow: { line: 1, width: '12%' },
  align: 'end',
  rowHead: true,
  // A row that was typed just now has no number yet.
  render: (entry) => entry.row > 0 && entry.row,
})
