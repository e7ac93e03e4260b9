import { useMemo } from 'react'
import type { DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { ABOUT_FIELD, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { useEntryColumns, useFittingPlace } from '#entries/entry-columns.ts'
import { useDraft } from '#shell/services.ts'
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

const ABSENT_ICONS: Partial<Record<TrackingField, IconName>> = {
  courier: 'truck',
  merchantOrderId: 'shop',
}

/** Returns the columns. The array stays the same until the language, permissions, look or search changes. */
export function useSheetColumns(): readonly Column[] {
  const { snapshot, canAct } = useDraft()
  const { widths, hidden } = useColumnLook()
  const entry = useValueColumns(snapshot)
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

function useValueColumns({ unusedFields, lengths }: DraftSnapshot): readonly Column[] {
  const language = useLocale()
  const narrow = useNarrow()
  const t = useTranslations('common')
  const tDetails = useTranslations('prepare.details')
  const tSheet = useTranslations('prepare.sheet')
  const placeholder = useTranslations('prepare.form')('placeholder')
  const itemsOf = useItemWords()
  const { finding } = useSheet()
  const query = finding?.query ?? null
  const build = useEntryColumns()
  const placeOf = useFittingPlace({
    lengths,
    grid: 'draft',
    most: MOST_OF_GRID,
    mostForNumbers: MOST_FOR_NUMBERS,
    placeholder,
  })
  return useMemo(() => {
    const foundText = createFoundText(query)
    const byRule = tDetails('filledByRule')
    const menuLabelOf = (column: string) => tSheet('columnMenu', { column })
    const cells = (key: TrackingField): Omit<Column, 'key' | 'header' | 'width'> => ({
      menuLabel: menuLabelOf(t(ABOUT_FIELD[key].header)),
      monospace: true,
      value: (row) => row.cells[key],
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
    const absent = (key: TrackingField) =>
      unusedFields.includes(key) &&
      ABSENT_ICONS[key] && { width: ABSENT_WIDTH, icon: ABSENT_ICONS[key] }
    return build<DraftRow>({
      placeOf,
      row: { ...ROW_COLUMN, menuLabel: menuLabelOf(t('row')) },
      cells: (key) => ({ ...cells(key), ...absent(key) }),
    })
  }, [language, narrow, t, tDetails, tSheet, itemsOf, query, unusedFields, build, placeOf])
}

/** Row number in the user's sheet. */
const ROW_COLUMN = {
  width: '60px',
  narrow: { line: 1, width: '12%' },
  rowHead: true,
  // A row that was typed just now has no number yet.
  render: (entry: DraftRow) => entry.row > 0 && entry.row,
} as const
