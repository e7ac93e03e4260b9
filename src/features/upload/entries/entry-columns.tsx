import { useMemo } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import {
  ABOUT_FIELD,
  type RowPlace,
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Outcome, OutcomeKind } from '#domain/upload/outcome.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { OUTCOME_LOOKS } from '#page/outcome-mark.tsx'
import tones from '#page/tones.module.css'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './all-entries.module.css'

export type EntryRow = {
  readonly position: Position
  readonly place: RowPlace
  readonly entry: TrackingEntry
  readonly outcome: Outcome
  /** A courier that was chosen and not sent yet. */
  readonly choice: string | undefined
}

type ColumnKey = 'row' | 'outcome' | 'details' | 'story' | keyof TrackingEntry
type EntryColumn = GridColumn<EntryRow, ColumnKey>

/** The columns of an entry with its outcome, and a button for its story; with several sources the row says which. */
export function useEntryColumns(
  severalSources: boolean,
  onOpen: (position: Position) => void,
): readonly EntryColumn[] {
  const common = useTranslations('common')
  const t = useTranslations('upload.all')
  const storyName = useTranslations('upload.story')
  const story = useOutcomeStory()
  const nameOf = useSourceName()
  const courierLabel = useCourierLabel()
  return useMemo<readonly EntryColumn[]>(() => {
    const rowOf = ({ place }: EntryRow) =>
      severalSources ? `${nameOf(place.source)} · ${String(place.row)}` : String(place.row)
    return [
      {
        key: 'row',
        header: common('row'),
        width: severalSources ? '160px' : '70px',
        align: 'end',
        narrow: { line: 2, width: severalSources ? '20%' : '16%' },
        render: rowOf,
      },
      ...TRACKING_FIELDS.map((field) => ({
        ...(field === 'courier' ? courierColumn(courierLabel) : textColumn(field)),
        ...ABOUT_FIELD[field].grids.upload,
        key: field,
        header: common(ABOUT_FIELD[field].header),
      })),
      {
        key: 'outcome',
        header: t('outcome'),
        width: '180px',
        narrow: { line: 2, width: '50%' },
        render: ({ outcome }) => (
          <OutcomeWord kind={outcome.kind} text={common(`outcome.${outcome.kind}`)} />
        ),
      },
      {
        key: 'details',
        header: t('details'),
        width: 'minmax(240px, 1.7fr)',
        narrow: { line: 2, width: severalSources ? '30%' : '34%' },
        render: ({ outcome }) => (
          <span className={styles.cut} title={story(outcome)}>
            {story(outcome)}
          </span>
        ),
      },
      {
        key: 'story',
        header: storyName('column'),
        quietHeader: true,
        width: '48px',
        narrow: { line: 1, width: '12%' },
        focusInside: true,
        render: (row, _, tabIndex) => <StoryButton row={row} tabIndex={tabIndex} onOpen={onOpen} />,
      },
    ]
  }, [common, t, storyName, story, nameOf, courierLabel, severalSources, onOpen])
}

type CellLook = Pick<EntryColumn, 'monospace' | 'render'>

const textColumn = (field: TrackingField): CellLook => ({
  monospace: true,
  render: ({ entry }) => entry[field] ?? '',
})

/** The name beside the code. */
function courierColumn(labelOf: (code: string) => string): CellLook {
  const textOf = ({ entry, choice }: EntryRow) => {
    const code = choice ?? entry.courier
    return code ? labelOf(code) : ''
  }
  return {
    render: (row) => (
      <span className={styles.cut} title={textOf(row)}>
        {textOf(row)}
      </span>
    ),
  }
}

/** An outcome by its icon, its colour and its word. */
function OutcomeWord({ kind, text }: { kind: OutcomeKind; text: string }) {
  const { icon, tone } = OUTCOME_LOOKS[kind]
  return (
    <span className={[styles.outcome, tones[tone]].join(' ')}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  )
}

type StoryButtonProps = {
  readonly row: EntryRow
  readonly tabIndex: 0 | -1
  readonly onOpen: (position: Position) => void
}

function StoryButton({ row, tabIndex, onOpen }: StoryButtonProps) {
  const t = useTranslations('upload.story')
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.open}
      aria-label={t('title', { order: row.entry.orderId })}
      onClick={() => onOpen(row.position)}
    >
      <Icon name="info" />
    </button>
  )
}
