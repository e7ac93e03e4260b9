import { type KeyboardEvent, useMemo } from 'react'
import type { EarlierTries, EarlierTry } from '#domain/couriers/earlier-tries.ts'
import { ABOUT_FIELD, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { MOST_IN_SIGHT } from '#upload/couriers/choice/courier-choice.tsx'
import { useLabelOfKey } from '#upload/couriers/choice/courier-words.ts'
import { CourierField } from '#entries/couriers/courier-field.tsx'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { plainText } from '#i18n/words/plain-text.ts'
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

type EntryColumn = GridColumn<EntryRow, 'row' | 'orderId' | 'trackingId' | 'tried' | 'courier'>

const WIDTHS = { orderId: 'minmax(96px, 1fr)', trackingId: 'minmax(124px, 1.3fr)' } as const

/** Returns the columns of a group's entries, the courier last. */
export function useEntryColumns(
  candidates: readonly CourierCandidate[],
  onChoose: ChooseForEntries,
  onAsk: (positions: readonly Position[]) => void,
  tries: EarlierTries,
): readonly EntryColumn[] {
  const common = useTranslations('common')
  const tried = useTriedColumn(candidates)
  const hasTries = tries.size > 0
  const courier = useCourierColumn(candidates, onChoose, onAsk, hasTries)
  return useMemo(() => {
    const row: EntryColumn = {
      key: 'row',
      header: common('row'),
      width: '52px',
      align: 'end',
      render: (entry) => String(entry.row),
    }
    const field = (key: keyof typeof WIDTHS): EntryColumn => ({
      key,
      header: common(ABOUT_FIELD[key].header),
      width: WIDTHS[key],
      monospace: true,
      narrow: { line: 1, width: '50%' },
      render: ({ entry }) => plainText(entry[key]),
    })
    return [row, field('orderId'), field('trackingId'), ...(hasTries ? [tried] : []), courier]
  }, [common, hasTries, tried, courier])
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

function useCourierColumn(
  candidates: readonly CourierCandidate[],
  onChoose: ChooseForEntries,
  onAsk: (positions: readonly Position[]) => void,
  sharesLine: boolean,
): EntryColumn {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const { canAct } = useUpload().view
  const labelOfKey = useLabelOfKey(candidates)
  return useMemo(() => {
    const fits = candidates.length > 0 && candidates.length <= MOST_IN_SIGHT
    return {
      key: 'courier',
      header: common('courier'),
      width: 'minmax(144px, 1.2fr)',
      narrow: { line: 2, width: sharesLine ? '50%' : '100%' },
      render: (row, _, tabIndex) =>
        fits ? (
          <EntryCourier
            label={t('courierFor', { order: plainText(row.entry.orderId) })}
            candidates={candidates}
            chosen={row.chosen}
            disabled={!canAct}
            tabIndex={tabIndex}
            onChoose={(courier, name) => onChoose([row.position], courier, name)}
          />
        ) : (
          <Button
            look="quiet"
            disabled={!canAct}
            tabIndex={tabIndex}
            onClick={() => onAsk([row.position])}
          >
            {row.chosen === null ? t('notChosen') : labelOfKey(row.chosen)}
            <span className="visually-hidden">
              {' '}
              {t('chooseFor', { order: plainText(row.entry.orderId) })}
            </span>
          </Button>
        ),
    }
  }, [candidates, canAct, onChoose, onAsk, sharesLine, t, common, labelOfKey])
}

type EntryCourierProps = {
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly chosen: string | null
  readonly disabled: boolean
  readonly tabIndex: number
  readonly onChoose: (courier: string | null, courierName: string) => void
}

function EntryCourier({ candidates, onChoose, ...props }: EntryCourierProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keepKeys}>
      <CourierField
        {...props}
        isSmall
        placeholder={t('notChosen')}
        none={t('notChosen')}
        options={candidates}
        onChoose={(courier) =>
          onChoose(courier?.key ?? null, courier ? nameOfCandidate(courier, language) : '')
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
