import { type ReactNode, useMemo } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { FieldLengths } from '#domain/draft/arrange/measure-rows.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Language } from '#i18n/languages.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { CourierInput } from '#page/couriers/courier-input.tsx'
import { useDraft, useDraftClient } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './draft.module.css'
import { useColumnLook, useShownFields } from './columns/column-look.ts'
import { type SheetColumn, useSheet } from './use-sheet.ts'
import { createFoundText } from './find/found-text.tsx'
import { useItemWords } from './use-item-words.ts'
import { isIssue, isProblem } from '#domain/draft/issues/issue.ts'
import { idOfIssue, IssueCell } from '#features/draft/issues/issues-of-row.tsx'

type Column = GridColumn<DraftRow, SheetColumn>

/** A column that the sheet does not have can be filled in; until then it takes the room of a sign. */
const ABSENT_WIDTH = '48px'

/** Of a letter in a cell, of one in a head, and of the edges of a cell with the button of its menu. */
const LETTER = 7.9
const LETTER_OF_HEAD = 7.2
const EDGES = 26
/** A longer value is cut, and can be read below the rows. */
const MOST_LETTERS = 48
/** The words of the Issue column have room beside the longest values. */
const MOST_OF_GRID = '18%'

/** From what a column needs at least to what its content takes; the Issue column has the rest. */
function fittingWidth(least: string, header: string, letters: number): string {
  const ofCells = Math.min(letters, MOST_LETTERS) * LETTER
  const fitting = Math.ceil(Math.max(ofCells, header.length * LETTER_OF_HEAD) + EDGES)
  return `minmax(${least}, max(${least}, min(${fitting}px, ${MOST_OF_GRID})))`
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one)

const ABSENT_ICONS: Partial<Record<TrackingField, IconName>> = {
  courier: 'truck',
  merchantOrderId: 'shop',
}

/** The columns of the sheet; the same array until language, rights, their look or what is looked for change. */
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
      // Most rows have none, and words for them are not free to make.
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

/** The menu of a row and its deletion; the keyboard has a key for the menu in every cell. */
function useActionColumn(): Column {
  const { client } = useDraftClient()
  const { openMenu } = useSheet()
  const fields = useShownFields()
  const t = useTranslations('prepare.sheet')
  return useMemo(
    () => ({
      key: 'delete',
      header: t('deleteEntry'),
      quietHeader: true,
      width: '0px',
      floats: true,
      narrow: { line: 1, width: '44px' },
      focusInside: true,
      render: ({ id }, index, tabIndex) => (
        <>
          <Button
            look="quiet"
            className={styles.more}
            icon="more"
            iconOnly
            aria-label={t('rowMenu')}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              const cells = { rows: { from: index, to: index + 1 }, keys: fields }
              openMenu({ kind: 'cells', cells, at: { x: left, y: bottom } })
            }}
          />
          <Button
            look="quiet"
            className={styles.delete}
            icon="trash"
            iconOnly
            aria-label={t('deleteEntry')}
            tabIndex={tabIndex}
            onClick={() => client.call('deleteRows', [id])}
          />
        </>
      ),
    }),
    [client, openMenu, fields, t],
  )
}

/** The number of the row, and the values of the entry. */
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
  // By their text: the draft gives new lists with each change, and the columns are to stay the same.
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
        // The first field of the entry line says what can be done there.
        longer(t(ABOUT_FIELD[key].header), key === 'orderId' ? tForm('placeholder') : ''),
        lettersOf[key],
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
        // The issue of a row that waits is below the two lines that a phone shows of it; it is read out from there.
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

type NoteWords = {
  readonly byRule: string
  readonly cleaned: string
  readonly itemsOf: (row: DraftRow) => string | undefined
}

/** What is read out with a cell: that cleaning or a rule filled it in, and what was ordered. */
function noteOfCell(row: DraftRow, key: TrackingField, words: NoteWords): string | undefined {
  if (key === 'courier' && row.isFilledByRule) return words.byRule
  const cleaned = row.originals[key] === undefined ? undefined : words.cleaned
  const items = key === 'orderId' && row.lines > 1 ? words.itemsOf(row) : undefined
  return [cleaned, items].filter((part) => part !== undefined).join(', ') || undefined
}

/** How many lines are folded into a row; what they are, under the pointer. */
function LineCount({ row }: { readonly row: DraftRow }) {
  const t = useTranslations('prepare.sheet')
  const itemsOf = useItemWords()
  return (
    <span className={styles.lines} title={itemsOf(row)}>
      {t('lines', { count: row.lines })}
    </span>
  )
}

/** The row in the person's own sheet. */
const rowColumn = (header: string, menuLabel: string): Column => ({
  key: 'row',
  header,
  menuLabel,
  width: '60px',
  narrow: { line: 1, width: '12%' },
  align: 'end',
  rowHead: true,
  // One that was typed just now has no number yet.
  render: (entry) => entry.row > 0 && entry.row,
})

/** The words of the Issue column that are about one cell: for who comes to it with a screen reader. */
function idsOfIssues(row: DraftRow, field: TrackingField): string | undefined {
  const own = row.issues.filter((issue) => issue.field === field && isIssue(issue.kind))
  return own.length === 0 ? undefined : own.map((issue) => idOfIssue(row, issue)).join(' ')
}

/** The colour of a cell: that of a problem rather than of a warning. */
function toneOfCell({ issues }: DraftRow, field: TrackingField): 'bad' | 'warn' | undefined {
  const kinds = issues.filter((issue) => issue.field === field).map(({ kind }) => kind)
  if (kinds.some(isProblem)) return 'bad'
  return kinds.some(isIssue) ? 'warn' : undefined
}

/** A value, marked where cleaning changed what the sheet had. */
function cleanedValue(value: ReactNode, original: string | undefined): ReactNode {
  return (
    <>
      <span className="cut">{value}</span>
      {original !== undefined && (
        <span className={styles.cleaned} title={plainText(original)} aria-hidden="true" />
      )}
    </>
  )
}

/** What a courier is called where that is known, and its code. */
function namedCourier(
  { courierNames, isFilledByRule }: DraftRow,
  value: ReactNode,
  byRule: string,
  language: Language,
): ReactNode {
  const name = courierNames && mainName(courierNames, language)
  const code = (
    <>
      {isFilledByRule && (
        <span className={styles.byRule} title={byRule} aria-hidden="true">
          <Icon name="gear" size={12} />
        </span>
      )}
      {value}
    </>
  )
  if (!name) return code
  return (
    <>
      <span className={styles.courierName} lang={name.lang}>
        {name.text}
      </span>{' '}
      <span className={styles.courierCode}>{code}</span>
    </>
  )
}
