import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { cacheRows } from '#ui/grid/cache-rows.ts'
import { Grid } from '#ui/grid/grid.tsx'
import type { UploadView } from '#run/upload-run.ts'
import type { CandidateNotes } from '#features/couriers/choice/candidate.tsx'
import styles from './couriers.module.css'
import { EntryDialog } from './entry-dialog.tsx'
import { readShortcut } from '#features/couriers/choice/read-shortcut.ts'
import { type ChooseForEntry, type EntryRow, useEntryColumns } from './use-entry-columns.tsx'
import { useNameOfKey } from '#features/couriers/choice/use-name-of-key.ts'

type GroupEntriesProps = {
  readonly view: UploadView
  readonly group: CourierGroup
  readonly tries: EarlierTries
  readonly notes: CandidateNotes
  readonly label: string
  readonly onChoose: ChooseForEntry
}

/** Every entry of a group, each with a courier of its own to choose. */
export function GroupEntriesGrid({ view, group, onChoose, ...props }: GroupEntriesProps) {
  const t = useTranslations('couriers')
  const [asking, setAsking] = useState<EntryRow | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const active = useRef(0)
  const getRow = useRows(view, group, props.tries)
  const columns = useEntryColumns(group.candidates, view.canAct, onChoose, setAsking, props.tries)
  const nameOfKey = useNameOfKey(group.candidates)
  const { positions } = group
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!view.canAct || !isOnCell(event)) return
    const position = positions[active.current]
    const courier = courierOfKey(event, group)
    if (position === undefined || courier === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(position, courier, courier === null ? '' : nameOfKey(courier))
    setGoTo({ row: Math.min(active.current + 1, positions.length - 1) })
  }
  return (
    <div className={styles.entries} onKeyDownCapture={handleKey}>
      <Grid
        label={props.label}
        columns={columns}
        rowCount={positions.length}
        getRow={getRow}
        rowKey={(index) => positions[index] ?? -1}
        onActiveRow={(row) => {
          active.current = row
        }}
        goTo={goTo}
      />
      {asking && (
        <EntryDialog
          title={t('courierFor', { order: asking.entry.orderId })}
          chosen={asking.chosen}
          candidates={group.candidates}
          notes={props.notes}
          onChoose={(courier, name) => onChoose(asking.position, courier, name)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

function useRows({ uploaded, state }: UploadView, group: CourierGroup, tries: EarlierTries) {
  const { positions } = group
  const { entries, choices } = state
  return useMemo(
    () =>
      cacheRows<EntryRow>((index) => {
        const position = positions[index] ?? -1
        const entry = entries.at(position)
        const row = uploaded.placeOf(position)?.row
        if (entry === undefined || row === undefined) return undefined
        const chosen = choices.get(position) ?? null
        return { position, entry, row, chosen, tries: tries.get(position) ?? [] }
      }),
    [positions, uploaded, entries, choices, tries],
  )
}

/** A list inside a cell has keys of its own. */
function isOnCell({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'gridcell'
}

/** The courier that a key chooses for the entry; null takes its choice back, undefined is another key. */
function courierOfKey(
  event: KeyboardEvent,
  { candidates }: CourierGroup,
): string | null | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return null
  const shortcut = readShortcut(event)
  return shortcut?.kind === 'candidate' ? candidates[shortcut.number - 1]?.key : undefined
}
