import type { RefObject } from 'react'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import {
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { useColumnName } from '#i18n/words/use-column-name.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './columns.module.css'

/** What every entry needs comes first, and then the courier, which more sheets have than a second order ID. */
export const FIELDS: readonly TrackingField[] = [
  ...REQUIRED_FIELDS,
  ...[...OPTIONAL_FIELDS].reverse(),
]

type FieldChoicesProps = {
  readonly match: ColumnMatch
  readonly mapping: ColumnMapping
  readonly missing: TrackingField | null
  /** Gets the choice of the missing field. */
  readonly missingRef: RefObject<HTMLSelectElement | null>
  readonly onChoose: (field: TrackingField, column: number | null) => void
}

/** For every field its column. */
export function FieldChoices({ match, mapping, missing, missingRef, onChoose }: FieldChoicesProps) {
  const t = useTranslations('columns.match')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const options = [
    { value: '', text: t('none') },
    ...match.columns.map(({ index, header }) => ({
      value: String(index),
      text: nameOfColumn(index, header),
    })),
  ]
  return (
    <div className={styles.choices}>
      {FIELDS.map((field) => (
        <SelectField
          key={field}
          label={nameOfField(field)}
          options={options}
          value={String(mapping[field] ?? '')}
          ref={field === missing ? missingRef : undefined}
          onChange={({ target }) => onChoose(field, target.value ? Number(target.value) : null)}
        />
      ))}
    </div>
  )
}
