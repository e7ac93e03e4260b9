import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './find.module.css'

type FindOptionsProps = {
  readonly query: CellQuery
  /** Visible columns, which can be searched. */
  readonly fields: readonly TrackingField[]
  readonly onChange: (change: Partial<CellQuery>) => void
}

export function FindOptions({ query, fields, onChange }: FindOptionsProps) {
  const t = useTranslations('find')
  const nameOf = useFieldName()
  const toggled = (field: TrackingField) =>
    TRACKING_FIELDS.filter((one) => query.fields.includes(one) !== (one === field))
  return (
    <>
      <div className="flow">
        <Option
          label={t('matchCase')}
          checked={query.matchCase}
          onToggle={() => onChange({ matchCase: !query.matchCase })}
        />
        <Option
          label={t('wholeValue')}
          checked={query.wholeValue}
          onToggle={() => onChange({ wholeValue: !query.wholeValue })}
        />
      </div>
      <fieldset className="flow">
        <legend className="small">{t('fields')}</legend>
        {fields.map((field) => (
          <Option
            key={field}
            label={nameOf(field)}
            checked={query.fields.includes(field)}
            onToggle={() => onChange({ fields: toggled(field) })}
          />
        ))}
      </fieldset>
    </>
  )
}

type OptionProps = {
  readonly label: string
  readonly checked: boolean
  readonly onToggle: () => void
}

function Option({ label, checked, onToggle }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {label}
    </label>
  )
}
