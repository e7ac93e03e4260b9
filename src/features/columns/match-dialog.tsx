import { type ReactNode, useState } from 'react'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import { type RowSource, TRACKING_FIELDS } from '#domain/tracking/tracking-entry.ts'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { useFieldName } from '#i18n/use-field-name.ts'
import { useSourceName } from '#i18n/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { checkMapping, type MappingProblem } from './check-mapping.ts'
import styles from './columns.module.css'
import { SampleTable } from './sample-table.tsx'
import { useColumnName } from './use-column-name.ts'

type MatchDialogProps = {
  readonly source: RowSource
  readonly match: ColumnMatch
  /** How the file was read: where that is wrong, no column is right. */
  readonly reading?: ReactNode
  /** null: the question is left. */
  readonly onAnswer: (mapping: ColumnMapping | null, headerRow: number | null) => void
}

/** Asks which column holds what, with the first rows in sight. */
export function MatchDialog({ source, match, reading, onAnswer }: MatchDialogProps) {
  const t = useTranslations('columns.match')
  const tCommon = useTranslations('common')
  const nameOfSource = useSourceName()
  const [mapping, setMapping] = useState<ColumnMapping>(match.mapping)
  const [hasHeader, setHasHeader] = useState(match.headerRow !== null)
  const [problem, setProblem] = useState<MappingProblem | null>(null)
  const headerRow = match.headerRow ?? 0

  const cancel = () => onAnswer(null, null)
  const use = () => {
    const found = checkMapping(mapping)
    setProblem(found)
    if (!found) onAnswer(mapping, hasHeader ? headerRow : null)
  }
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{tCommon('cancel')}</Button>
          <Button look="main" onClick={use}>
            {t('use')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('intro', { source: nameOfSource(source) })}</p>
      {reading && <div className={styles.reading}>{reading}</div>}
      <FieldChoices
        match={match}
        mapping={mapping}
        onChoose={(chosen) => {
          setMapping(chosen)
          setProblem(null)
        }}
      />
      <label className={styles.header}>
        <input
          type="checkbox"
          checked={hasHeader}
          onChange={(event) => setHasHeader(event.target.checked)}
        />
        {t('hasHeader', { row: String(headerRow + 1) })}
      </label>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <SampleTable match={match} mapping={mapping} />
    </Dialog>
  )
}

type FieldChoicesProps = {
  readonly match: ColumnMatch
  readonly mapping: ColumnMapping
  readonly onChoose: (mapping: ColumnMapping) => void
}

function FieldChoices({ match, mapping, onChoose }: FieldChoicesProps) {
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
      {TRACKING_FIELDS.map((field) => (
        <SelectField
          key={field}
          label={nameOfField(field)}
          options={options}
          value={String(mapping[field] ?? '')}
          onChange={(event) => onChoose(withColumn(mapping, field, event.target.value))}
        />
      ))}
    </div>
  )
}

function withColumn(mapping: ColumnMapping, field: TrackingField, value: string): ColumnMapping {
  const { [field]: _before, ...others } = mapping
  return value === '' ? others : { ...others, [field]: Number(value) }
}
