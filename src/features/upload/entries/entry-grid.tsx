import { useMemo, useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Grid } from '#ui/grid/grid.tsx'
import { useUpload } from '#page/upload-context.ts'
import type { UploadView } from '#run/upload-run.ts'
import { type EntryRow, useEntryColumns } from './entry-columns.tsx'

type EntryGridProps = {
  /** null: all of them. */
  readonly positions: readonly Position[] | null
  readonly onOpen: (position: Position) => void
  /** Goes to the row of this entry whenever the object changes. */
  readonly goTo: GoToEntry | null
}

export type GoToEntry = { readonly position: Position; readonly focus?: false }

/** Entries as rows; while requests are answered only the rows that change are drawn again. */
export function EntryGrid({ positions, onOpen, goTo }: EntryGridProps) {
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
