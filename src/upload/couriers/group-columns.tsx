import { type KeyboardEvent, useMemo } from 'react'
import type { EarlierTries, EarlierTry } from '#domain/couriers/earlier-tries.ts'
import type { TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useLabelOfKey } from '#entries/couriers/candidate-words.ts'
import { CourierField } from '#entries/couriers/courier-field.tsx'
import { useEntryColumns } from '#entries/entry-columns.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { MOST_IN_SIGHT } from '#upload/couriers/choice/courier-choice.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/grid/grid.tsx'

export type EntryRow = {
  readonly position: Position
  readonly entry: TrackingEntry
  readonly row: number
  readonly chosen: string | null
  readonly tries: readonly EarlierTry[]
}

export type ChooseForEntries = (
  positions: readonly Position[],
  courier: string | null,
  courierName: string,
) => void

type EntryColumn = GridColumn<EntryRow, 'row' | 'tried' | TrackingField>

/** What the cells of a group's entries need to choose a courier. */
type Choosing = {
  readonly candidates: readonly CourierCandidate[]
  readonly onChoose: ChooseForEntries
  /** Asks in a dialog, if there are too many candidates for a cell, or none. */
  readonly onAsk: (positions: readonly Position[]) => void
}

const FIELDS = ['orderId', 'trackingId', 'courier'] as const

const WIDTHS: Partial<Record<TrackingField, string>> = {
  orderId: 'minmax(96px, 1fr)',
  trackingId: 'minmax(124px, 1.3fr)',
  courier: 'minmax(144px, 1.2fr)',
}

/** Returns the columns of a group's entries, the courier last. */
export function useGroupColumns(
  { candidates, onChoose, onAsk }: Choosing,
  tries: EarlierTries,
): readonly EntryColumn[] {
  const build = useEntryColumns()
  const tried = useTriedColumn(candidates)
  const hasTries = tries.size > 0
  return useMemo(() => {
    const columns: readonly EntryColumn[] = build<EntryRow>({
      fields: FIELDS,
      placeOf: (field) => ({
        width: WIDTHS[field] ?? '',
        narrow: {
          line: field === 'courier' ? 2 : 1,
          width: field === 'courier' && !hasTries ? '100%' : '50%',
        },
      }),
      row: { width: '52px', render: ({ row }) => String(row) },
      cells: (field) => ({
        render: (row, _, tabIndex) =>
          field === 'courier' ? (
            <EntryCourier {...{ candidates, onChoose, onAsk, row, tabIndex }} />
          ) : (
            plainText(row.entry[field] ?? '')
          ),
      }),
    })
    return hasTries ? columns.toSpliced(-1, 0, tried) : columns
  }, [build, candidates, onChoose, onAsk, hasTries, tried])
}

function useTriedColumn(candidates: readonly CourierCandidate[]): EntryColumn {
  const t = useTranslations('couriers')
  const when = useWhen()
  const enumerate = useEnumeration()
  const labelOfKey = useLabelOfKey(candidates)
  return useMemo(() => {
    const textOf = ({ courier, at }: EarlierTry) =>
      t('triedAt', { courier: labelOfKey(courier), time: when(at) })
    return {
      key: 'tried',
      header: t('triedHeader'),
      width: 'minmax(140px, 1.2fr)',
      narrow: { line: 2, width: '50%' },
      render: ({ tries }) => enumerate(tries.map(textOf)),
    }
  }, [t, when, enumerate, labelOfKey])
}

type EntryCourierProps = Choosing & { readonly row: EntryRow; readonly tabIndex: number }

/** Courier of an entry, chosen in its cell if the candidates fit, else in a dialog. */
function EntryCourier({ candidates, onChoose, onAsk, row, tabIndex }: EntryCourierProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const labelOfKey = useLabelOfKey(candidates)
  const { position, entry, chosen } = row
  const shared = { disabled: !useUpload().view.canAct, tabIndex }
  const order = plainText(entry.orderId)
  if (candidates.length === 0 || candidates.length > MOST_IN_SIGHT)
    return (
      <Button {...shared} look="quiet" onClick={() => onAsk([position])}>
        {chosen === null ? t('notChosen') : labelOfKey(chosen)}
        <span className="visually-hidden"> {t('chooseFor', { order })}</span>
      </Button>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keepKeys}>
      <CourierField
        {...shared}
        label={t('courierFor', { order })}
        isSmall
        placeholder={t('notChosen')}
        none={t('notChosen')}
        options={candidates}
        chosen={chosen}
        onChoose={(courier) =>
          onChoose(
            [position],
            courier?.key ?? null,
            courier ? nameOfCandidate(courier, language) : '',
          )
        }
      />
    </div>
  )
}

/** Keeps the field's keys from the grid. Tab leaves the field, and so does Escape if no list is open. */
function keepKeys(event: KeyboardEvent) {
  const leaves = event.key === 'Tab' || (event.key === 'Escape' && !event.defaultPrevented)
  if (!leaves) event.stopPropagation()
}
