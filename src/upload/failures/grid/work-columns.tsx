import { useMemo } from 'react'
import { type TrackingField, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { useEntryColumns, useEntryLengths, useFittingPlace } from '#entries/entry-columns.ts'
import { useIssueWords } from '#entries/issues/use-issue-words.ts'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { SelectAllBox, type Selection } from './selection.tsx'
import { WhyCell, whyId } from './why-cell.tsx'
import { changedFields, isNamed, type WorkRow } from './work-row.ts'
import styles from './work.module.css'

type WorkColumn = GridColumn<WorkRow, 'select' | 'row' | 'why' | TrackingField>

type WorkColumnsAbout = {
  /** Header of the reasons. null: all entries have the same reason, which is stated above. */
  readonly why: string | null
  readonly selection: Selection
  readonly positions: readonly Position[]
  readonly editable: boolean
  /** Optional fields that are empty in every entry. */
  readonly empty: ReadonlySet<TrackingField>
}

/** Maximum width of a value's column, as a share of the grid: with a column of reasons, and without. */
const MOST_BESIDE_WHY = '22%'
const MOST_ALONE = '40%'

/** An empty column leaves its width to the reasons; it can still be edited. */
const EMPTY = { width: '36px', quietHeader: true } as const

/** Returns the columns of the entries: check box, row number of the sheet, values, reason. */
export function useWorkColumns({ why, selection, positions, editable, empty }: WorkColumnsAbout) {
  const { canAct, state } = useUpload().view
  const most = why === null ? MOST_ALONE : MOST_BESIDE_WHY
  const lengths = useEntryLengths(state.entries, positions)
  const placeOf = useFittingPlace({ lengths, grid: 'failures', most })
  const build = useEntryColumns()
  const narrow = useNarrow()
  const t = useTranslations('failures')
  const noteOf = useCellNote()
  return useMemo<readonly WorkColumn[]>(
    () => [
      {
        key: 'select',
        header: t('selectHead'),
        width: '48px',
        quietHeader: true,
        // A phone shows no header; the check box is above the cards.
        headerControl: canAct && !narrow && (
          <SelectAllBox selection={selection} positions={positions} />
        ),
        narrow: { line: 1, width: '12%' },
        focusInside: true,
        render: (row, _, tabIndex) => (
          <label className={styles.rowBox}>
            <input
              type="checkbox"
              className={styles.select}
              tabIndex={tabIndex}
              aria-label={t('select', { order: plainText(row.entry.orderId) })}
              checked={row.selected}
              disabled={!canAct}
              onChange={(event) => selection.select([row.position], event.target.checked)}
            />
          </label>
        ),
      },
      ...build<WorkRow>({
        fields: TRACKING_FIELDS.filter((field) => editable || !empty.has(field)),
        placeOf,
        row: {
          width: '64px',
          narrow: { line: 2, width: '12%' },
          render: ({ place }) => String(place.row),
        },
        cells: (field) => ({
          ...(empty.has(field) && EMPTY),
          render: (row) => <WorkValue field={field} row={row} />,
          ...(editable && { value: ({ entry }) => entry[field] ?? '' }),
          tone: (row) => toneOf(row, field),
          note: (row) => noteOf(row, field),
          describedBy: (row) => (why === null ? undefined : describedBy(row, field)),
        }),
      }),
      ...(why === null ? [] : [whyColumn(why)]),
    ],
    [t, noteOf, why, selection, positions, canAct, narrow, editable, empty, placeOf, build],
  )
}

const whyColumn = (header: string): WorkColumn => ({
  key: 'why',
  header,
  width: 'minmax(200px, 1fr)',
  narrow: { line: 2, width: '88%' },
  render: (row) => <WhyCell row={row} />,
})

type WorkValueProps = { readonly field: TrackingField; readonly row: WorkRow }

/** Value as it would be sent now, with the earlier one struck out. A courier has its name beside its code. */
function WorkValue({ field, row }: WorkValueProps) {
  const courierLabel = useCourierLabel()
  const textOf = (value: string) =>
    plainText(field === 'courier' && value !== '' ? courierLabel(value) : value)
  const text = textOf(row.entry[field] ?? '')
  const before = row.sent?.[field] ?? ''
  if (row.sent === undefined || before === (row.entry[field] ?? ''))
    return <span className="cut">{text}</span>
  return (
    <span className={styles.change}>
      {before !== '' && <del className={styles.before}>{textOf(before)}</del>}{' '}
      <b className={styles.now}>{text}</b>
    </span>
  )
}

function toneOf(row: WorkRow, field: TrackingField) {
  if (row.issues.some((issue) => issue.field === field)) return 'warn'
  if (changedFields(row).includes(field)) return 'corrected'
  return isNamed(row, field) ? 'bad' : undefined
}

/** Links a problematic cell to the reason of its row. */
function describedBy(row: WorkRow, field: TrackingField): string | undefined {
  const tone = toneOf(row, field)
  return tone === 'bad' || tone === 'warn' ? whyId(row.position) : undefined
}

/** Returns a function that words the meaning of a cell's colour. */
function useCellNote(): (row: WorkRow, field: TrackingField) => string | undefined {
  const t = useTranslations('failures')
  const issueWords = useIssueWords()
  return useMemo(
    () => (row, field) => {
      const found = row.issues.find((issue) => issue.field === field)
      if (found) return issueWords(found)
      if (changedFields(row).includes(field)) return t('corrected')
      return isNamed(row, field) ? t('named') : undefined
    },
    [t, issueWords],
  )
}
