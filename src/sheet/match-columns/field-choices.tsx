import type { RefObject } from 'react'
import { type Evidence, evidenceOf } from '#domain/columns/evidence.ts'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import {
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { useColumnName } from '#i18n/words/use-column-name.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './columns.module.css'
import { mainName } from '#i18n/words/candidate-names.ts'

/** Required fields first, then the courier, which is more common than a merchant order ID. */
const FIELDS: readonly TrackingField[] = [...REQUIRED_FIELDS, ...[...OPTIONAL_FIELDS].reverse()]

type FieldChoicesProps = {
  readonly match: ColumnMatch
  readonly mapping: ColumnMapping
  readonly missing: TrackingField | null
  readonly missingRef: RefObject<HTMLSelectElement | null>
  readonly onChoose: (field: TrackingField, column: number | null) => void
}

/** Column of each field, with the evidence for it. */
export function FieldChoices({ match, mapping, missing, missingRef, onChoose }: FieldChoicesProps) {
  const t = useTranslations('columns.match')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const wordsOf = useEvidenceWords()
  const columns = match.columns.map(({ index, header }) => ({
    value: String(index),
    text: nameOfColumn(index, header),
  }))
  return (
    <div className={styles.choices}>
      {FIELDS.map((field) => (
        <SelectField
          key={field}
          label={nameOfField(field)}
          options={[{ value: '', text: t(field === missing ? 'choose' : 'none') }, ...columns]}
          hint={wordsOf(evidenceOf(match, field, mapping[field]))}
          value={String(mapping[field] ?? '')}
          ref={field === missing ? missingRef : undefined}
          onChange={({ target }) => onChoose(field, target.value ? Number(target.value) : null)}
        />
      ))}
    </div>
  )
}

type HeaderChoiceProps = {
  readonly match: ColumnMatch
  /** First rows of the sheet; empty until they are loaded. */
  readonly rows: readonly (readonly string[])[]
  readonly chosen: number | null
  readonly onChoose: (headerRow: number | null) => void
}

/** The first cells identify a row, and more text would not fit. */
const LONGEST_TEXT = 60

/** Header row: any of the first rows, or none. */
export function HeaderChoice({ match, rows, chosen, onChoose }: HeaderChoiceProps) {
  const t = useTranslations('columns.match')
  const known = new Map(rows.map((cells, index) => [index, textOf(cells)]))
  if (match.headerRow !== null && !known.has(match.headerRow)) {
    known.set(match.headerRow, textOf(match.columns.map(({ header }) => header ?? '')))
  }
  const options = [...known]
    .filter(([, text]) => text !== '')
    .map(([index, text]) => ({
      value: String(index),
      text: t('headerRow', { row: String(index + 1), text }),
    }))
  return (
    <SelectField
      label={t('header')}
      options={[{ value: '', text: t('noHeader') }, ...options]}
      value={String(chosen ?? '')}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  )
}

function textOf(cells: readonly string[]): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
  return plainText(text, LONGEST_TEXT)
}

/** Returns a function that words the evidence for a column. A column of plain text has none. */
function useEvidenceWords(): (evidence: Evidence | null) => string | null {
  const t = useTranslations('columns')
  const language = useLocale()
  return (evidence) => {
    if (evidence === null) return null
    if (evidence.kind === 'remembered') return t('evidence.remembered')
    if (evidence.kind !== 'shape')
      return t(`evidence.${evidence.kind}`, { name: plainText(evidence.name) })
    const { courier, looksLike, count, of } = evidence
    const name = courier && mainName(courier, language)
    if (name) return t('evidence.courier', { courier: name.text, count, of })
    return t('evidence.cells', { kind: t(`kinds.${looksLike}`), count, of })
  }
}
