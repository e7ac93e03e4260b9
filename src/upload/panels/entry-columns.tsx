import { useMemo } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  OPTIONAL_FIELDS,
  type RowPlace,
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import tones from '#entries/tones.module.css'
import { useEntryColumns, useEntryLengths, useFittingPlace } from '#entries/entry-columns.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { Icon } from '#ui/icon.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import type { UploadView } from '#run/upload.ts'
import styles from './entries.module.css'

export type EntryRow = {
  readonly position: Position
  readonly place: RowPlace
  readonly entry: TrackingEntry
  readonly outcome: Outcome
  /** Corrected since it was last sent. */
  readonly isCorrected: boolean
  /** Courier that was chosen but not sent yet. */
  readonly choice: string | undefined
}

type ColumnKey = 'row' | 'status' | 'history' | keyof TrackingEntry
type EntryColumn = GridColumn<EntryRow, ColumnKey>

/** Maximum width of a value's column, as a share of the grid. */
const MOST = '26%'

/** Returns the columns of an entry. With several sources, the row column names the source. */
export function useUploadColumns(
  { header, state }: UploadView,
  positions: readonly Position[] | null,
  onOpen: (position: Position) => void,
): readonly EntryColumn[] {
  const t = useTranslations('upload')
  const nameOf = useSourceName()
  const courierLabel = useCourierLabel()
  const severalSources = header.sources.length > 1
  const fields = useUsedFields(state)
  const lengths = useEntryLengths(state.entries, positions)
  const placeOf = useFittingPlace({ lengths, grid: 'upload', most: MOST })
  const build = useEntryColumns()
  return useMemo<readonly EntryColumn[]>(() => {
    const rowOf = ({ place }: EntryRow) =>
      severalSources ? `${nameOf(place.source)} · ${String(place.row)}` : String(place.row)
    return [
      ...build<EntryRow>({
        fields,
        placeOf,
        row: {
          width: severalSources ? '160px' : '64px',
          narrow: { line: 2, width: severalSources ? '20%' : '12%' },
          render: rowOf,
        },
        cells: (field) => ({ render: (row) => valueOf(row, field, courierLabel) }),
      }),
      {
        key: 'status',
        header: t('all.status'),
        width: 'minmax(240px, 1fr)',
        narrow: { line: 2, width: severalSources ? '68%' : '76%' },
        render: (row) => <Status {...row} />,
      },
      {
        key: 'history',
        header: t('story.column'),
        quietHeader: true,
        width: '44px',
        narrow: { line: 1, width: '12%' },
        focusInside: true,
        render: ({ position, entry }, _, tabIndex) => (
          <Button
            look="ghost"
            icon="clock"
            iconOnly
            className={styles.open}
            tabIndex={tabIndex}
            aria-label={t('story.title', { order: plainText(entry.orderId) })}
            onClick={() => onOpen(position)}
          />
        ),
      },
    ]
  }, [t, nameOf, courierLabel, severalSources, fields, placeOf, build, onOpen])
}

/** Returns the fields that any entry has, from the sheet or from a choice. */
function useUsedFields({ entries, choices }: UploadState): readonly TrackingField[] {
  const unused = useMemo(
    () => OPTIONAL_FIELDS.filter((field) => !hasAny(entries, field)),
    [entries],
  )
  const hasChoices = choices.size > 0
  return useMemo(
    () =>
      TRACKING_FIELDS.filter(
        (field) => !unused.some((one) => one === field) || (field === 'courier' && hasChoices),
      ),
    [unused, hasChoices],
  )
}

function hasAny(entries: UploadState['entries'], field: TrackingField): boolean {
  for (let position = 0; position < entries.length; position += 1)
    if (entries.at(position)?.[field]) return true
  return false
}

/** Couriers are shown by name, with the code. */
function valueOf(
  { entry, choice }: EntryRow,
  field: TrackingField,
  courierLabel: (code: string) => string,
): string {
  if (field !== 'courier') return plainText(entry[field] ?? '')
  const code = choice ?? entry.courier
  return code ? plainText(courierLabel(code)) : ''
}

/** Outcome with icon, colour, name and reason. The reason is about what was sent, not about a correction. */
function Status({ outcome, isCorrected }: Pick<EntryRow, 'outcome' | 'isCorrected'>) {
  const t = useTranslations('common.outcome')
  const tAll = useTranslations('upload.all')
  const story = useOutcomeStory()
  const why = isCorrected ? tAll('corrected') : plainText(story(outcome))
  const { icon, tone } = OUTCOME_LOOKS[outcome.kind]
  return (
    <span className="row shrinks" title={why}>
      <span className={['inline rigid', tones[tone]].join(' ')}>
        <Icon name={icon} size={14} />
        {t(outcome.kind)}
      </span>{' '}
      {why !== '' && (
        <span dir="auto" className="shrinks muted cut">
          {why}
        </span>
      )}
    </span>
  )
}
