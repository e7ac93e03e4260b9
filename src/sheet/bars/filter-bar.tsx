import { useState } from 'react'
import { isFiltered, NO_FILTER } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import type { CellRange } from '#ui/grid/grid.tsx'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showAllColumns, useColumnLook, useShownFields } from '#sheet/state/column-look.ts'
import { LeftOutButton } from '#sheet/left-out/left-out-button.tsx'
import type { IssuesSwitch } from '#sheet/issues/use-issues-panel.ts'
import { FilterMenu } from '#sheet/grid/filter-menu.tsx'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './bars.module.css'
import { ReadyCount } from './ready-count.tsx'

/** Filters the rows and counts the ready ones. Pressing a filter moves no control. */
export function FilterBar({ panel }: { readonly panel: IssuesSwitch }) {
  return (
    <div className={styles.filters}>
      <RowFilter />
      <LeftOutButton />
      <RowSearch />
      <FilterMenu />
      <Shown />
      {!panel.isOpen && <PanelOpener panel={panel} />}
    </div>
  )
}

/** Filters for problems, warnings or missing numbers. None is pressed while the panel filters by a kind of issue. */
function RowFilter() {
  const t = useTranslations('prepare.sheet')
  const { entryCount, noNumberCount, problemCount, warningCount, filter } = useDraft().snapshot
  const sheet = useSheet()
  return (
    <Segmented
      label={t('filter')}
      value={filter.issue === null ? (filter.only ?? 'all') : filter.issue}
      options={[
        { value: 'all', text: t('all'), count: entryCount + noNumberCount },
        { value: 'problems', text: t('problems'), count: problemCount, icon: 'cross', tone: 'bad' },
        {
          value: 'warnings',
          text: t('warnings'),
          count: warningCount,
          icon: 'warning',
          tone: 'warn',
        },
        ...(noNumberCount > 0 || filter.only === 'no-number'
          ? [
              {
                value: 'no-number' as const,
                text: t('noNumber'),
                count: noNumberCount,
                icon: 'clock' as const,
              },
            ]
          : []),
      ]}
      onChange={(only) => {
        if (only === 'problems' || only === 'warnings' || only === 'no-number')
          sheet.filter({ ...filter, issue: null, only })
        else sheet.filter(NO_FILTER)
      }}
    />
  )
}

/** Searches all entries while the user types, and offers to replace the text. A phone has no space for that button. */
function RowSearch() {
  const t = useTranslations('prepare.sheet')
  const tFind = useTranslations('find')
  const { snapshot, canAct } = useDraft()
  const { filter } = snapshot
  const sheet = useSheet()
  const narrow = useNarrow()
  const [isIn, setIn] = useState(false)
  // Shows the typed text, not the draft's answer, which may arrive after the next key.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? filter.search
  return (
    // The element only listens for the focus inside.
    <div
      className={styles.search}
      onFocus={() => setIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIn(currentTarget.contains(relatedTarget))}
    >
      <SearchField
        label={t('search')}
        placeholder={t(narrow ? 'searchShort' : 'search')}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          sheet.filter({ ...filter, search: event.target.value })
        }}
        onBlur={() => setTyped(null)}
      />
      {isIn && canAct && !narrow && (
        <Button
          aria-haspopup="dialog"
          // Not every browser focuses a pressed button, so the field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => sheet.openFind('replace', text)}
        >
          {tFind('showReplace')}
        </Button>
      )}
    </div>
  )
}

/** Counts and actions of the filter and the selection, else the ready entries. A phone shows most counts elsewhere. */
function Shown() {
  const t = useTranslations('prepare.sheet')
  const { client, snapshot, canAct } = useDraft()
  const { selected, deleteRows } = useSheet()
  const { filter, shownCount, checked } = snapshot
  const all = snapshot.entryCount + snapshot.noNumberCount
  const { hidden } = useColumnLook()
  const fields = useShownFields()
  const narrow = useNarrow()
  const rows = selected && isOfRows(selected, fields.length) ? selected.rows : null
  const isSaid = isFiltered(narrow ? { ...filter, only: null } : filter)
  if (!isSaid && hidden.length === 0 && rows === null) return narrow ? null : <ReadyCount />
  return (
    <div className={styles.shown}>
      {isSaid && (
        <>
          <span>{t('shown', { shown: shownCount, count: all })}</span>
          <Button look="quiet" onClick={() => client.setFilter(NO_FILTER)}>
            {t('clear')}
          </Button>
        </>
      )}
      {!checked && !narrow && <span>{t('checking')}</span>}
      {hidden.length > 0 && (
        <Button look="quiet" onClick={showAllColumns}>
          {t('showColumns', { count: hidden.length })}
        </Button>
      )}
      {canAct && rows && (
        <Button icon="trash" onClick={() => deleteRows(rows)}>
          {t('deleteEntries', { count: rows.to - rows.from })}
        </Button>
      )}
    </div>
  )
}

/** Several rows, or a whole row. A few cells of one row don't count as a row. */
const isOfRows = ({ rows, keys }: CellRange<SheetColumn>, columns: number) =>
  rows.to - rows.from > 1 || keys.length === columns

/** Opens the panel of issues, with the number of rows that have one. */
function PanelOpener({ panel }: { readonly panel: IssuesSwitch }) {
  const t = useTranslations('prepare.sheet')
  const format = useFormatter()
  const { problemCount, warningCount } = useDraft().snapshot
  return (
    <Button
      {...(panel.isBeside ? { id: 'issues' } : {})}
      aria-expanded={false}
      onClick={() => panel.show(true)}
    >
      <Icon name="list" />
      {t('issues')} <b>{format.number(problemCount + warningCount)}</b>
    </Button>
  )
}
