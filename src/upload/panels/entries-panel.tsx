import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { usePanelName } from '#upload/frame/panel-kinds.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { useAddress } from '#upload/frame/use-address.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import type { UploadView } from '#run/upload.ts'
import styles from './entries.module.css'
import { type EntryRow, useUploadColumns } from './entry-columns.tsx'
import { useFoundPositions } from './use-found-positions.ts'

type EntriesPanelProps = {
  /** `all`: any outcome. */
  readonly kind: OutcomeKind | 'all'
}

/** Searchable list of the entries, all or of one outcome. Each entry opens to its history. */
export function EntriesPanel({ kind }: EntriesPanelProps) {
  const { view } = useUpload()
  const t = useTranslations('upload.all')
  const title = usePanelName()(kind)
  const [search, setSearch] = useState('')
  const outcome = kind === 'all' ? null : kind
  const found = useFoundPositions(view, { outcome, search: useDeferredValue(search) })
  const count = found.positions?.length ?? view.state.entries.length
  const isMoving = view.status.kind === 'sending' || view.status.kind === 'waiting'
  return (
    <Panel
      title={title}
      lead={
        found.isSearching
          ? t('searching')
          : search !== ''
            ? t('found', { count })
            : kind === 'all' && isMoving && t('lead')
      }
      tools={
        <SearchField
          className={styles.search}
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
    >
      {count > 0 && <EntryGrid label={title} positions={found.positions} />}
    </Panel>
  )
}

type EntryGridProps = {
  readonly label: string
  /** null: all positions. */
  readonly positions: readonly Position[] | null
}

/** Grid of entries. While answers arrive, only changed rows render again. */
function EntryGrid({ label, positions }: EntryGridProps) {
  const { view } = useUpload()
  const { entry, goTo } = useAddress()
  const onOpen = useCallback((position: Position) => goTo({ entry: position }), [goTo])
  const columns = useUploadColumns(view, positions, onOpen)
  const [kept] = useState(() => new Map<Position, EntryRow>())
  const positionAt = (index: number) => (positions === null ? index : (positions[index] ?? -1))
  return (
    <Grid
      label={label}
      columns={columns}
      rowCount={positions?.length ?? view.state.entries.length}
      getRow={(index) => keepRow(kept, makeRow(view, positionAt(index)))}
      rowKey={positionAt}
      rowOf={(position) => positions?.indexOf(Number(position)) ?? Number(position)}
      onOpenRow={(row) => onOpen(row.position)}
      goTo={useLinkedRow(entry, positions)}
    />
  )
}

/** Returns the row that a link leads to. It gets the focus only when its history, which has it, is closed. */
function useLinkedRow(entry: Position | null, positions: readonly Position[] | null) {
  const [linked] = useState(entry)
  const isOpen = linked === entry
  return useMemo(() => {
    if (linked === null) return null
    const row = positions === null ? linked : positions.indexOf(linked)
    return row === -1 ? null : isOpen ? { row, focus: false as const } : { row }
    // Not when the list changes later, which would scroll again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [linked, isOpen])
}

function makeRow({ uploaded, state }: UploadView, position: Position): EntryRow | undefined {
  const place = uploaded.placeOf(position)
  const entry = state.entries.at(position)
  const outcome = state.outcomes[position]
  if (!place || !entry || !outcome) return undefined
  const isCorrected = state.corrected.has(position)
  return { position, place, entry, outcome, isCorrected, choice: state.choices.get(position) }
}

/** Returns the earlier row if its entry hasn't changed, so that it doesn't render again. */
function keepRow(kept: Map<Position, EntryRow>, row: EntryRow | undefined): EntryRow | undefined {
  if (row === undefined) return undefined
  const before = kept.get(row.position)
  const isSame =
    before?.entry === row.entry && before.outcome === row.outcome && before.choice === row.choice
  if (isSame) return before
  kept.set(row.position, row)
  return row
}
