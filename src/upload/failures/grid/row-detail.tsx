import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type TrackingEntry, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { useIssueWords } from '#entries/issues/use-issue-words.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { changeEntries } from '#upload/failures/correcting/change-entries.ts'
import { CorrectDialog } from '#upload/failures/correcting/correct-dialog.tsx'
import styles from './work.module.css'
import { changedFields, isElsewhere, type NoteScan, type WorkRow } from './work-row.ts'

type RowDetailProps = {
  readonly row: WorkRow
  /** Text that was scanned for the number, if only a part of it was used. */
  readonly scanned: string | null
  readonly onScan: NoteScan
  /** The cells can be changed, in the tab that may act. */
  readonly editable: boolean
  /** The cell cuts the reason, so it is shown in full here. */
  readonly tellsAll: boolean
}

/** Full details of the active row: reason, changes, problems. */
export function RowDetail({ row, scanned, onScan, editable, tellsAll }: RowDetailProps) {
  const t = useTranslations('failures.detail')
  const [correcting, setCorrecting] = useState(false)
  const { upload } = useUpload()
  const { position, entry, place, story, sent } = row
  const change = (changed: TrackingEntry) =>
    void changeEntries(upload, new Map([[position, changed]]))
  return (
    <div
      role="group"
      aria-label={t('title', { order: plainText(entry.orderId) })}
      className={styles.detail}
    >
      <div className={styles.head}>
        <p className="strong anywhere">
          {t('place', { row: String(place.row), order: plainText(entry.orderId) })}
        </p>
        {editable && (
          <>
            <Button look="quiet" onClick={() => setCorrecting(true)}>
              {t('change')}
            </Button>
            {sent && (
              <Button look="quiet" icon="undo" onClick={() => change(sent)}>
                {t('putBack')}
              </Button>
            )}
          </>
        )}
      </div>
      {tellsAll && <Story text={story} />}
      <DetailFacts row={row} />
      {editable && <OtherNumber row={row} onUse={change} />}
      {scanned !== null && scanned !== entry.trackingId && (
        <WholeScan
          scanned={scanned}
          onRestore={
            editable
              ? () => {
                  onScan(position, entry, '')
                  change({ ...entry, trackingId: scanned })
                }
              : null
          }
        />
      )}
      {correcting && (
        <CorrectDialog
          entry={entry}
          onCorrect={(corrected, written) => {
            onScan(position, corrected, written)
            change(corrected)
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}

/** Offers the other form of the cell's number, one click away. */
function OtherNumber({ row, onUse }: { row: WorkRow; onUse: (entry: TrackingEntry) => void }) {
  const t = useTranslations('prepare.details')
  const { cells } = useWarnings(row)
  const instead = cells.find((cell) => cell.instead !== null)?.instead ?? null
  return (
    instead !== null && (
      <Button look="quiet" onClick={() => onUse({ ...row.entry, trackingId: instead })}>
        {t('useInstead', { number: plainText(instead) })}
      </Button>
    )
  )
}

type WholeScanProps = { readonly scanned: string; readonly onRestore: (() => void) | null }

/** Scanned text of which only a part became the number. */
function WholeScan({ scanned, onRestore }: WholeScanProps) {
  const t = useTranslations('prepare.details')
  const fieldName = useFieldName()
  return (
    <p className="anywhere">
      {t('original', { field: fieldName('trackingId') })}{' '}
      <bdi className="code">{plainText(scanned)}</bdi>{' '}
      {onRestore !== null && (
        <Button look="quiet" onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </p>
  )
}

function Story({ text }: { readonly text: string }) {
  return (
    // A long message scrolls, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <p className={styles.story} tabIndex={text.length > LONG ? 0 : undefined}>
      <LongText text={text} />
    </p>
  )
}

/** A longer text may need scrolling. */
const LONG = 600

function DetailFacts({ row }: Pick<RowDetailProps, 'row'>) {
  const t = useTranslations('failures')
  const fieldName = useFieldName()
  const { cells, earlier } = useWarnings(row)
  const issueWords = useIssueWords()
  const changed = new Set(changedFields(row))
  if (changed.size + row.issues.length === 0) return null
  return (
    <ul className="stack tight anywhere">
      {[...row.issues, ...cells.map(({ issue }) => issue), ...(earlier ? [earlier] : [])]
        .map(issueWords)
        .map((text) => (
          <li key={text} className={styles.held}>
            <Icon name="warning" size={14} />
            {text}
          </li>
        ))}
      {TRACKING_FIELDS.filter((field) => changed.has(field)).map((field) => (
        <li key={field}>
          {t.rich('detail.was', {
            field: fieldName(field),
            value: drawValue(plainText(row.sent?.[field] || t('detail.empty'))),
          })}
        </li>
      ))}
    </ul>
  )
}

function drawValue(text: string) {
  return () => <bdi className="code">{text}</bdi>
}

/** Returns warnings about changed fields. The worker has the lists and earlier uploads, so they arrive later. */
function useWarnings(row: WorkRow) {
  const services = useServices()
  const { header } = useUpload().view
  const { entry } = row
  const enabled = row.sent !== undefined
  const cells = useQuery({ ...recordQueries(services).checkEntry(entry), enabled })
  const earlier = useQuery({
    ...recordQueries(services).findRepeat({ entry, upload: header.id }),
    enabled,
  })
  const changed = changedFields(row)
  return {
    cells: (cells.data ?? []).filter(({ issue }) => changed.includes(issue.field)),
    earlier: (isElsewhere(row) && earlier.data) || null,
  }
}
