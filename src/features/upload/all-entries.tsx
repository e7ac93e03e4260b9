import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadEntry, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { cacheRows } from '#ui/cache-rows.ts'
import { Grid } from '#ui/grid.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import styles from './all-entries.module.css'
import { type EntryRow, useEntryColumns } from './entry-columns.tsx'
import { findPositions } from './find-positions.ts'

type AllEntriesProps = {
  readonly ref: Ref<HTMLElement>
  readonly view: UploadView
  readonly shown: OutcomeKind | null
  readonly onShow: (kind: OutcomeKind | null) => void
}

/** Every entry with where it stands and why, by outcome and by search. */
export function AllEntries({ ref, view, shown, onShow }: AllEntriesProps) {
  const t = useTranslations('upload.all')
  const outcomeName = useTranslations('common.outcome')
  const [search, setSearch] = useState('')
  const positions = useShownPositions(view, shown, useDeferredValue(search))
  return (
    <section ref={ref} className={styles.card} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        {shown !== null && (
          <>
            <span>{t('only', { outcome: outcomeName(shown) })}</span>
            <Button look="quiet" onClick={() => onShow(null)}>
              {t('showAll')}
            </Button>
          </>
        )}
        <TextField
          className={styles.search ?? ''}
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </header>
      {positions.length === 0 ? (
        <p className={styles.nothing}>{t('found', { count: 0 })}</p>
      ) : (
        <EntryGrid view={view} positions={positions} />
      )}
    </section>
  )
}

function useShownPositions(view: UploadView, shown: OutcomeKind | null, search: string) {
  const { entries, outcomes } = view.state
  return useMemo(
    () => findPositions(entries, outcomes, { outcome: shown, search }),
    [entries, outcomes, shown, search],
  )
}

type EntryGridProps = { readonly view: UploadView; readonly positions: readonly number[] }

function EntryGrid({ view, positions }: EntryGridProps) {
  const t = useTranslations('upload.all')
  const columns = useEntryColumns(view.header.sources.length > 1)
  const { entries, state } = view
  const getRow = useMemo(
    () => cacheRows((index) => makeRow(entries, state, positions[index])),
    [positions, entries, state],
  )
  return (
    <Grid
      label={t('title')}
      columns={columns}
      rowCount={positions.length}
      getRow={getRow}
      rowKey={(index) => positions[index] ?? -1}
    />
  )
}

function makeRow(
  uploaded: readonly UploadEntry[],
  state: UploadState,
  position: Position = -1,
): EntryRow | undefined {
  const place = uploaded[position]?.place
  const entry = state.entries[position]
  const outcome = state.outcomes[position]
  if (!place || !entry || !outcome) return undefined
  return { place, entry, outcome, choice: state.choices.get(position) }
}
