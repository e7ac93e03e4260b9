import { type Ref, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { useUpload } from '#page/upload-context.ts'
import type { UploadView } from '#run/upload-run.ts'
import styles from './all-entries.module.css'
import { type EntryRow, useEntryColumns } from './entry-columns.tsx'
import { useFoundPositions } from './use-found-positions.ts'

type AllEntriesProps = {
  readonly ref: Ref<HTMLElement>
  readonly shown: OutcomeKind | null
  readonly onShow: (kind: OutcomeKind | null) => void
  readonly onOpen: (position: Position) => void
  readonly goTo: GoToEntry | null
}

/** Every entry with its outcome and why, by outcome and by search; each opens to its story. */
export function AllEntries({ ref, shown, onShow, onOpen, goTo }: AllEntriesProps) {
  const { view } = useUpload()
  const t = useTranslations('upload.all')
  const story = useTranslations('upload.story')
  const [search, setSearch] = useState('')
  const found = useFoundPositions(view, { outcome: shown, search: useDeferredValue(search) })
  const heading = useRef<HTMLHeadingElement>(null)
  const count = found.positions?.length ?? view.state.entries.length
  const showAll = () => {
    onShow(null)
    // The button goes away with the filter.
    heading.current?.focus()
  }
  return (
    <section ref={ref} className={styles.card} aria-label={t('title')}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <span className={styles.hint}>
          {found.isSearching ? t('searching') : count > 0 && t('found', { count })}
        </span>
        {shown !== null && <OnlyOne kind={shown} onShowAll={showAll} />}
        <TextField
          className={styles.search ?? ''}
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </header>
      {count === 0 ? (
        <p className={styles.nothing}>{t('found', { count: 0 })}</p>
      ) : (
        <EntryGrid positions={found.positions} onOpen={onOpen} goTo={goTo} />
      )}
      {count > 0 && <p className={styles.keys}>{story('hint')}</p>}
    </section>
  )
}

function OnlyOne({ kind, onShowAll }: { kind: OutcomeKind; onShowAll: () => void }) {
  const t = useTranslations('upload.all')
  const outcomeName = useTranslations('common.outcome')
  return (
    <span className={styles.only}>
      <strong>{t('only', { outcome: outcomeName(kind) })}</strong>
      <Button look="quiet" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </span>
  )
}

type EntryGridProps = {
  /** null: all of them. */
  readonly positions: readonly Position[] | null
  readonly onOpen: (position: Position) => void
  /** Goes to the row of this entry whenever the object changes. */
  readonly goTo: GoToEntry | null
}

export type GoToEntry = { readonly position: Position; readonly focus?: false }

/** Entries as rows; while requests are answered only the rows that change are drawn again. */
function EntryGrid({ positions, onOpen, goTo }: EntryGridProps) {
  const { view } = useUpload()
  const t = useTranslations('upload.all')
  const columns = useEntryColumns(view.header.sources.length > 1, onOpen)
  const [kept] = useState(() => new Map<Position, EntryRow>())
  const positionAt = (index: number) => (positions === null ? index : (positions[index] ?? -1))
  return (
    <Grid
      label={t('title')}
      columns={columns}
      rowCount={positions?.length ?? view.state.entries.length}
      getRow={(index) => keepRow(kept, makeRow(view, positionAt(index)))}
      rowKey={positionAt}
      onOpenRow={(row) => onOpen(row.position)}
      goTo={useRowToGoTo(goTo, positions)}
    />
  )
}

function useRowToGoTo(goTo: GoToEntry | null, positions: readonly Position[] | null) {
  // Where the row stood when it was asked for: a list that changes meanwhile is not scrolled again.
  return useMemo(() => {
    if (goTo === null) return null
    const { position, ...how } = goTo
    const row = positions === null ? position : positions.indexOf(position)
    return row === -1 ? null : { row, ...how }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [goTo])
}

function makeRow({ uploaded, state }: UploadView, position: Position): EntryRow | undefined {
  const place = uploaded.placeOf(position)
  const entry = state.entries.at(position)
  const outcome = state.outcomes[position]
  if (!place || !entry || !outcome) return undefined
  return { position, place, entry, outcome, choice: state.choices.get(position) }
}

/** The row of before when nothing about its entry has changed. */
function keepRow(kept: Map<Position, EntryRow>, row: EntryRow | undefined): EntryRow | undefined {
  if (row === undefined) return undefined
  const before = kept.get(row.position)
  const isSame =
    before?.entry === row.entry && before.outcome === row.outcome && before.choice === row.choice
  if (isSame) return before
  kept.set(row.position, row)
  return row
}
