import { useMemo, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFormatter, useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { cacheRows } from '#ui/cache-rows.ts'
import { Grid, type GridColumn } from '#ui/grid.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import { nameOfCandidate } from './candidate-names.ts'
import { MOST_IN_SIGHT } from './courier-choice.tsx'
import styles from './couriers.module.css'
import { EntryDialog } from './entry-dialog.tsx'
import { EntrySelect } from './entry-select.tsx'

type EntryRow = {
  readonly position: Position
  readonly entry: TrackingEntry
  readonly row: number
  readonly chosen: string | null
}

export type ChooseForEntry = (
  position: Position,
  courier: string | null,
  courierName: string,
) => void

type GroupEntriesProps = {
  readonly view: UploadView
  readonly group: CourierGroup
  readonly label: string
  readonly onChoose: ChooseForEntry
}

/** Every entry of a group, each with a courier of its own to choose. */
export function GroupEntriesGrid({ view, group, label, onChoose }: GroupEntriesProps) {
  const t = useTranslations('couriers')
  const [asking, setAsking] = useState<EntryRow | null>(null)
  const columns = useEntryColumns(group.candidates, view.canAct, onChoose, setAsking)
  const { positions } = group
  const { entries: uploaded, state } = view
  const getRow = useMemo(
    () =>
      cacheRows<EntryRow>((index) => {
        const position = positions[index] ?? -1
        const entry = state.entries[position]
        const row = uploaded[position]?.place.row
        const chosen = state.choices.get(position) ?? null
        return entry && row !== undefined ? { position, entry, row, chosen } : undefined
      }),
    [positions, uploaded, state.entries, state.choices],
  )
  return (
    <div className={styles.entries}>
      <Grid
        label={label}
        columns={columns}
        rowCount={positions.length}
        getRow={getRow}
        rowKey={(index) => positions[index] ?? -1}
      />
      {asking && (
        <EntryDialog
          title={t('courierFor', { order: asking.entry.orderId })}
          chosen={asking.chosen}
          candidates={group.candidates}
          onChoose={(courier, name) => onChoose(asking.position, courier, name)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

type EntryColumn = GridColumn<EntryRow, 'row' | 'orderId' | 'trackingId' | 'courier'>

function useEntryColumns(
  candidates: readonly CourierCandidate[],
  canAct: boolean,
  onChoose: ChooseForEntry,
  onAsk: (row: EntryRow) => void,
): readonly EntryColumn[] {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const format = useFormatter()
  const language = useLocale()
  return useMemo<readonly EntryColumn[]>(() => {
    const fits = candidates.length > 0 && candidates.length <= MOST_IN_SIGHT
    return [
      {
        key: 'row',
        header: common('row'),
        width: '52px',
        align: 'end',
        render: ({ row }) => format.number(row),
      },
      {
        key: 'orderId',
        header: common('orderId'),
        width: 'minmax(96px, 1fr)',
        monospace: true,
        narrow: { line: 1, width: '50%' },
        render: ({ entry }) => entry.orderId,
      },
      {
        key: 'trackingId',
        header: common('trackingNumber'),
        width: 'minmax(124px, 1.3fr)',
        monospace: true,
        narrow: { line: 1, width: '50%' },
        render: ({ entry }) => entry.trackingId,
      },
      {
        key: 'courier',
        header: common('courier'),
        width: 'minmax(144px, 1.2fr)',
        narrow: { line: 2, width: '100%' },
        render: (row, _, tabIndex) =>
          fits ? (
            <EntrySelect
              label={t('courierFor', { order: row.entry.orderId })}
              candidates={candidates}
              chosen={row.chosen}
              disabled={!canAct}
              tabIndex={tabIndex}
              onChoose={(courier, name) => onChoose(row.position, courier, name)}
            />
          ) : (
            <Button
              look="quiet"
              disabled={!canAct}
              tabIndex={tabIndex}
              aria-label={t('chooseFor', { order: row.entry.orderId })}
              onClick={() => onAsk(row)}
            >
              {nameOfKey(candidates, row.chosen, language) ?? t('notChosen')}
            </Button>
          ),
      },
    ]
  }, [candidates, canAct, onChoose, onAsk, t, common, format, language])
}

type Language = ReturnType<typeof useLocale>

function nameOfKey(
  candidates: readonly CourierCandidate[],
  key: string | null,
  language: Language,
): string | null {
  const candidate = candidates.find((one) => one.key === key)
  return candidate ? nameOfCandidate(candidate, language) : key
}
