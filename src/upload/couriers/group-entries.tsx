import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { cacheRows } from '#ui/grid/cache-rows.ts'
import { Grid, type RowRange } from '#ui/grid/grid.tsx'
import { CourierChoice } from '#upload/couriers/choice/courier-choice.tsx'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import type { CandidateNotes } from '#entries/couriers/candidate.tsx'
import styles from './couriers.module.css'
import { readShortcut } from '#upload/couriers/choice/read-shortcut.ts'
import { useBoardContext } from './use-board.ts'
import { type ChooseForEntries, type EntryRow, useGroupColumns } from './group-columns.tsx'

type GroupEntriesProps = {
  readonly group: CourierGroup
  readonly notes: CandidateNotes
  readonly label: string
}

/** Entries of a group, each with its own courier field. Selected entries are chosen together. */
export function GroupEntries({ group, ...props }: GroupEntriesProps) {
  const { upload } = useUpload()
  const { tries } = useBoardContext()
  const onChoose = useCallback<ChooseForEntries>(
    (positions, courier, name) => void upload.chooseCourier(positions, courier, name),
    [upload],
  )
  const [asking, ask] = useState<readonly Position[] | null>(null)
  const [goTo, setGoTo] = useState<{ readonly row: number } | null>(null)
  const { positions } = group
  const selection = useSelectedRows(positions)
  const getRow = useRows(group, tries)
  const columns = useGroupColumns({ candidates: group.candidates, onChoose, onAsk: ask }, tries)
  const goOn = () => setGoTo({ row: Math.min(selection.lastRow() + 1, positions.length - 1) })
  const handleKey = useChoosingKeys(group, (courier, name) => {
    onChoose(selection.concerned(), courier, name)
    goOn()
  })
  return (
    <div className={styles.entries} onKeyDownCapture={handleKey}>
      {selection.selected.length > 1 && (
        <SelectedEntries
          count={selection.selected.length}
          onChoose={() => ask(selection.selected)}
        />
      )}
      <Grid
        label={props.label}
        columns={columns}
        rowCount={positions.length}
        getRow={getRow}
        rowKey={(index) => positions[index] ?? -1}
        onActiveRow={selection.setActive}
        onSelectRows={selection.setRows}
        goTo={goTo}
      />
      {asking && (
        <EntriesDialog
          positions={asking}
          candidates={group.candidates}
          notes={props.notes}
          onChoose={(courier, name) => onChoose(asking, courier, name)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

/** Keeps the selected entries, or the active one, in a ref because keys ask for it before the next render. */
function useSelectedRows(positions: readonly Position[]) {
  const active = useRef(0)
  const [rows, setRows] = useState<RowRange | null>(null)
  const selected = useMemo(
    () => (rows ? positions.slice(rows.from, rows.to) : []),
    [positions, rows],
  )
  return {
    selected,
    setRows,
    setActive: (row: number) => {
      active.current = row
    },
    concerned: () => (rows ? selected : positions.slice(active.current, active.current + 1)),
    lastRow: () => (rows ? rows.to - 1 : active.current),
  }
}

type SelectedEntriesProps = { readonly count: number; readonly onChoose: () => void }

function SelectedEntries({ count, onChoose }: SelectedEntriesProps) {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  return (
    <div className={styles.selected}>
      <span role="status">{t('selectedEntries', { count })}</span>
      {canAct && <Button onClick={onChoose}>{t('courierForSelected', { count })}</Button>}
    </div>
  )
}

/** Handles the keys that choose a courier in a cell. `choose(null)` undoes the choice. */
function useChoosingKeys(
  group: CourierGroup,
  choose: (courier: string | null, courierName: string) => void,
) {
  const { canAct } = useUpload().view
  const areSingleKeysOn = useSingleKeys()
  const nameOfKey = useNameOfKey(group.candidates)
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!canAct || !isOnCell(event)) return
    const courier = courierOfKey(event, areSingleKeysOn, group)
    if (courier === undefined) return
    event.preventDefault()
    event.stopPropagation()
    choose(courier, courier === null ? '' : nameOfKey(courier))
  }
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

/** A list inside a cell handles its own keys. */
function isOnCell({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'gridcell'
}

/** Returns the courier that a key chooses; null undoes the choice, undefined is another key. */
function courierOfKey(
  event: KeyboardEvent,
  areSingleKeysOn: boolean,
  { candidates }: CourierGroup,
): string | null | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return null
  const shortcut = readShortcut(event, areSingleKeysOn)
  return shortcut?.kind === 'candidate' ? candidates[shortcut.number - 1]?.key : undefined
}

type EntriesDialogProps = {
  readonly positions: readonly Position[]
  readonly candidates: readonly CourierCandidate[]
  readonly notes: CandidateNotes
  readonly onChoose: (courier: string | null, courierName: string) => void
  readonly onClose: () => void
}

/** Chooses a courier for the selected entries, or for one entry with many candidates or none. */
function EntriesDialog({ positions, onChoose, onClose, ...about }: EntriesDialogProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const title = useDialogTitle(positions)
  const { choices } = useUpload().view.state
  const [chosen = null, ...others] = new Set(positions.map((one) => choices.get(one) ?? null))
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
          {positions.some((position) => choices.has(position)) && (
            <Button onClick={() => choose(null, '')}>{t('unchoose')}</Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
        </>
      }
    >
      <CourierChoice
        {...about}
        label={title}
        chosen={others.length === 0 ? chosen : null}
        disabled={false}
        onChoose={choose}
      />
    </Dialog>
  )
}

function useDialogTitle(positions: readonly Position[]): string {
  const t = useTranslations('couriers')
  const { entries } = useUpload().view.state
  const [first = -1] = positions
  if (positions.length > 1) return t('courierForSelected', { count: positions.length })
  return t('courierFor', { order: plainText(entries.at(first)?.orderId ?? '') })
}
