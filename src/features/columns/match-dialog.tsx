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
import { choose, type ColumnChoices, withChoices } from './column-choices.ts'
import styles from './columns.module.css'
import { HeaderChoice } from './header-choice.tsx'
import { SampleTable } from './sample-table.tsx'
import { type PreviewColumns, useColumnPreview } from './use-column-preview.ts'
import { useColumnName } from './use-column-name.ts'

type MatchDialogProps = {
  readonly source: RowSource
  readonly match: ColumnMatch
  /** How the file was read: where that is wrong, no column is right. */
  readonly reading?: ReactNode
  readonly preview: PreviewColumns
  /** null: the question is left. */
  readonly onAnswer: (mapping: ColumnMapping | null, headerRow: number | null) => void
}

/** Asks which column holds what, with the first rows in sight. */
export function MatchDialog({
  source,
  match: asked,
  reading,
  preview,
  onAnswer,
}: MatchDialogProps) {
  const t = useTranslations('columns.match')
  const tCommon = useTranslations('common')
  const nameOfSource = useSourceName()
  const [choices, setChoices] = useState<ColumnChoices>({})
  const [headerRow, setHeaderRow] = useState(asked.headerRow)
  const [problem, setProblem] = useState<MappingProblem | null>(null)
  const { rows, match, isReady } = useColumnPreview(asked, headerRow, preview)
  const mapping = withChoices(match.mapping, choices)
  const isLone = match.columns.filter(({ kind }) => kind !== 'empty').length === 1

  const cancel = () => onAnswer(null, null)
  const use = () => {
    const found = checkMapping(mapping, isLone)
    setProblem(found)
    if (!found) onAnswer(mapping, headerRow)
  }
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{tCommon('cancel')}</Button>
          <Button look="main" disabled={!isReady} onClick={use}>
            {t('use')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>
        {t(isLone ? 'introLone' : 'intro', { source: nameOfSource(source) })}
      </p>
      {reading && <div className={styles.reading}>{reading}</div>}
      <HeaderChoice match={asked} rows={rows} chosen={headerRow} onChoose={setHeaderRow} />
      <FieldChoices
        match={match}
        mapping={mapping}
        onChoose={(field, column) => {
          setChoices(choose(choices, field, column, isLone))
          setProblem(null)
        }}
      />
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
  readonly onChoose: (field: TrackingField, column: number | null) => void
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
          onChange={({ target }) => onChoose(field, target.value ? Number(target.value) : null)}
        />
      ))}
    </div>
  )
}
