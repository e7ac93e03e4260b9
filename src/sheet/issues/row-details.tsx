import { Fragment } from 'react'
import { Link } from 'wouter'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { revealCharacters } from '#domain/entry/cleaning/reveal-characters.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { CELL_LENGTH, plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient, useDraftRow, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import styles from './issues.module.css'
import { IssuesOfRow } from './issues-of-row.tsx'
import { usePanelFocus } from '#sheet/state/use-panel-focus.ts'

type RowDetailsProps = {
  /** Index among the shown rows. */
  readonly index: number
}

/** Details of the active row: its issues, and the original values of cleaned cells. */
export function RowDetails({ index }: RowDetailsProps) {
  const row = useDraftRow()(index)
  usePanelFocus()
  const { snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.details')
  const nameOf = useSourceName()
  const cleaned = row !== undefined && Object.keys(row.originals).length > 0
  const offered = row !== undefined && Object.keys(row.offers).length > 0
  const hasLines = row !== undefined && row.lines > 1 && row.items.length > 0
  if (row === undefined || (row.issues.length === 0 && !cleaned && !offered && !hasLines))
    return null
  const { sources } = snapshot
  const source = sources.find(({ id }) => id === row.sourceId)
  return (
    <div className={styles.details} role="group" aria-label={t('label')}>
      <h3>
        {sources.length > 1 && source
          ? t('row', { row: String(row.row), name: nameOf(source.source) })
          : t('rowAlone', { row: String(row.row) })}
      </h3>
      <IssuesOfRow row={row} index={index} />
      <UploadOfRow row={row} />
      {canAct && <Offers row={row} />}
      <Originals row={row} />
      <Items row={row} />
    </div>
  )
}

type PartProps = { readonly row: DraftRow }

/** Link to the earlier upload in which the issue can be resolved. */
function UploadOfRow({ row }: PartProps) {
  const t = useTranslations('prepare.repeats')
  const upload = row.issues.map((issue) => ('upload' in issue ? issue.upload : null)).find(Boolean)
  return (
    upload && (
      <Link href={`/uploads/${upload}`} className="target">
        {t('open')}
      </Link>
    )
  )
}

/** Alternative values for cells, applied by one click. */
function Offers({ row }: PartProps) {
  const { draft } = useServices()
  const t = useTranslations('prepare.details')
  const nameOfField = useFieldName()
  return TRACKING_FIELDS.map((field) => {
    const value = row.offers[field]
    return (
      value !== undefined && (
        <Button key={field} look="quiet" onClick={() => draft.editCell(row.id, field, value)}>
          {t('offer', { field: nameOfField(field), value: plainText(value) })}
        </Button>
      )
    )
  })
}

/** Original values with every character named, for cells that cleaning changed or couldn't clean. */
function Originals({ row }: PartProps) {
  const { client, canAct } = useDraftClient()
  const t = useTranslations('prepare.details')
  const nameOfField = useFieldName()
  return TRACKING_FIELDS.map((field) => {
    const original = row.originals[field]
    const text = original ?? (hasHiddenCharacters(row, field) ? row.cells[field] : undefined)
    return (
      text !== undefined && (
        <span key={field} className={styles.original}>
          <span>
            {t(original === undefined ? 'original' : 'tidied', { field: nameOfField(field) })}
          </span>
          <code className={styles.raw}>
            <RevealedText text={text} />
          </code>
          {canAct && original !== undefined && (
            <Button look="quiet" onClick={() => client.restoreOriginal(row.id, field)}>
              {t('restore')}
            </Button>
          )}
        </span>
      )
    )
  })
}

/** Text with every invisible character named. */
function RevealedText({ text }: { text: string }) {
  const t = useTranslations('values.hidden')
  const reveal = (piece: string) =>
    revealCharacters(piece).map((part, index) =>
      part.kind === 'seen' ? (
        // Parts have no other key than their index.
        <Fragment key={index}>{part.text}</Fragment>
      ) : (
        <span key={index} className={styles.hidden} title={part.code}>
          {t(part.character, { count: part.count })}
        </span>
      ),
    )
  return <LongText text={text} most={CELL_LENGTH} draw={reveal} />
}

/** Ordered items, by which the user recognises the parcel. */
function Items({ row }: PartProps) {
  const words = useItemWords()(row.items)
  return words !== undefined && <p>{words}</p>
}

function hasHiddenCharacters({ issues }: DraftRow, field: TrackingField): boolean {
  return issues.some((issue) => issue.kind === 'control-characters' && issue.field === field)
}
