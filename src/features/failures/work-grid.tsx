import { type ReactNode, useMemo, useState } from 'react'
import type { TrackingEntry, TrackingField } from '#domain/tracking/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useOutcomeStory } from '#i18n/use-outcome-story.ts'
import { cacheRows } from '#ui/cache-rows.ts'
import { Grid } from '#ui/grid.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'
import { mendEntry } from './mend-entry.ts'
import { spreadCells } from './spread-cells.ts'
import type { Ticks } from './use-ticks.ts'
import { useWorkColumns, type WorkRow } from './work-columns.tsx'
import styles from './work.module.css'

type WorkGridProps = {
  readonly run: UploadRun
  readonly view: UploadView
  /** The accessible name. */
  readonly label: string
  /** The header of the column that says why the entry is here. */
  readonly why: string
  readonly positions: readonly Position[]
  readonly ticks: Ticks
  readonly editable: boolean
  /** Other things are more important than to see many of the entries at once. */
  readonly small?: boolean
}

const FIELDS: ReadonlySet<string> = new Set<TrackingField>([
  'orderId',
  'merchantOrderId',
  'trackingId',
  'courier',
])

const isField = (key: string): key is TrackingField => FIELDS.has(key)

/** Entries to work on: each can be ticked, and mended where it stands. */
export function WorkGrid(props: WorkGridProps) {
  const { run, view, positions, ticks } = props
  const { canAct } = view
  const columns = useWorkColumns({
    why: props.why,
    tick: ticks.tick,
    canAct,
    editable: props.editable,
    empty: useEmptyFields(positions, view.state.entries),
  })
  const getRow = useWorkRows(view, positions, ticks)
  const [active, setActive] = useState<number | null>(null)

  const mend = (position: Position, entry: TrackingEntry) => {
    ticks.forget([position])
    void run.mend(position, entry)
  }
  const paste = (index: number, field: string, text: string) => {
    if (!isField(field)) return
    const mended = new Map<Position, TrackingEntry>()
    for (const cell of spreadCells(text, { index, field }, positions.length)) {
      const position = positions[cell.index] ?? -1
      const entry = mended.get(position) ?? view.state.entries[position]
      if (entry) mended.set(position, mendEntry(entry, cell.field, cell.value))
    }
    for (const [position, entry] of mended) mend(position, entry)
  }
  const editing =
    props.editable && canAct
      ? {
          onEdit: (row: WorkRow, key: string, value: string) => {
            if (isField(key)) mend(row.position, mendEntry(row.entry, key, value))
          },
          onPaste: paste,
        }
      : {}
  return (
    <div className={[styles.grid, props.small && styles.small].filter(Boolean).join(' ')}>
      <Grid
        label={props.label}
        columns={columns}
        rowCount={positions.length}
        getRow={getRow}
        rowKey={(index) => positions[index] ?? -1}
        onActiveRow={setActive}
        {...editing}
      />
      <WholeReason text={active === null ? '' : (getRow(active)?.story ?? '')} />
    </div>
  )
}

/** Longer than this, a reason may be cut off in its cell. */
const LONG = 30
const LONG_ON_A_PHONE = 24

/** The reason of the row where the keyboard is, in full. */
function WholeReason({ text }: { text: string }): ReactNode {
  const narrow = useNarrow()
  const isCut = text.length > (narrow ? LONG_ON_A_PHONE : LONG) || text.includes('\n')
  return isCut ? <p className={styles.whole}>{text}</p> : null
}

const OPTIONAL = ['merchantOrderId', 'courier'] as const satisfies readonly TrackingField[]

/** The optional fields that none of the entries has, as one text, so that it stays the same while they do. */
function useEmptyFields(positions: readonly Position[], entries: readonly TrackingEntry[]): string {
  return useMemo(
    () =>
      OPTIONAL.filter((field) => !positions.some((position) => entries[position]?.[field])).join(
        ' ',
      ),
    [positions, entries],
  )
}

function useWorkRows(view: UploadView, positions: readonly Position[], ticks: Ticks) {
  const { entries: uploaded, state } = view
  const storyOf = useOutcomeStory()
  return useMemo(
    () =>
      cacheRows<WorkRow>((index) => {
        const position = positions[index] ?? -1
        const place = uploaded[position]?.place
        const entry = state.entries[position]
        const outcome = state.outcomes[position]
        if (!place || !entry || !outcome) return undefined
        return {
          position,
          place,
          entry,
          outcome,
          story: storyOf(outcome),
          ticked: ticks.isTicked(position),
          sent: state.mended.has(position) ? state.memory.sentAs.get(position) : undefined,
        }
      }),
    [uploaded, state, positions, ticks, storyOf],
  )
}
