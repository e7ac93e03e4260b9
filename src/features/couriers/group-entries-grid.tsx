import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { cacheRows } from '#ui/grid/cache-rows.ts'
import { Grid } from '#ui/grid/grid.tsx'
import { useNameOfKey } from '#features/couriers/choice/courier-words.ts'
import { CourierChoice } from '#features/couriers/choice/courier-choice.tsx'
import type { CandidateNotes } from '#page/couriers/candidate.tsx'
import styles from './couriers.module.css'
import { readShortcut } from '#features/couriers/choice/read-shortcut.ts'
import { type ChooseForEntry, type EntryRow, useEntryColumns } from './use-entry-columns.tsx'

type GroupEntriesProps = {
  readonly group: CourierGroup
  readonly tries: EarlierTries
  readonly notes: CandidateNotes
  readonly label: string
  readonly onChoose: ChooseForEntry
}

/** Every entry of a group, each with a courier of its own to choose. */
export function GroupEntriesGrid({ group, onChoose, ...props }: GroupEntriesProps) {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  const areSingleKeysOn = useSingleKeys()
  const [asking, setAsking] = useState<EntryRow | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const active = useRef(0)
  const getRow = useRows(group, props.tries)
  const columns = useEntryColumns(group.candidates, onChoose, setAsking, props.tries)
  const nameOfKey = useNameOfKey(group.candidates)
  const { positions } = group
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!canAct || !isOnCell(event)) return
    const position = positions[active.current]
    const courier = courierOfKey(event, areSingleKeysOn, group)
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

function useRows({ positions }: CourierGroup, tries: EarlierTries) {
  const { uploaded, state } = useUpload().view
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
  areSingleKeysOn: boolean,
  { candidates }: CourierGroup,
): string | null | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return null
  const shortcut = readShortcut(event, areSingleKeysOn)
  return shortcut?.kind === 'candidate' ? candidates[shortcut.number - 1]?.key : undefined
}

type EntryDialogProps = {
  readonly title: string
  readonly candidates: readonly CourierCandidate[]
  readonly notes: CandidateNotes
  readonly chosen: string | null
  readonly onChoose: (courier: string | null, courierName: string) => void
  readonly onClose: () => void
}

/** Past ten candidates, or without any, one entry is chosen for in a dialog. */
function EntryDialog({ title, onChoose, onClose, ...about }: EntryDialogProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const choose = (courier: string | null, name: string) => {
    onChoose(courier, name)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {about.chosen !== null && (
            <Button onClick={() => choose(null, '')}>{t('unchoose')}</Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
        </>
      }
    >
      <CourierChoice {...about} label={title} disabled={false} onChoose={choose} />
    </Dialog>
  )
}
