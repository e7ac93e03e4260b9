import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS } from '#domain/tracking/tracking-entry.ts'
import { useFieldName } from '#i18n/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './columns.module.css'
import { useColumnName } from './use-column-name.ts'

/** A few rows of the sheet, and what each column is used for. */
export function SampleTable({ match, mapping }: { match: ColumnMatch; mapping: ColumnMapping }) {
  const t = useTranslations('columns.match')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const fieldOf = (index: number) => TRACKING_FIELDS.find((field) => mapping[field] === index)
  return (
    // A wide sheet scrolls in here, so the keyboard must be able to get in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.samples} role="region" aria-label={t('samples')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {match.columns.map(({ index, header }) => {
              const field = fieldOf(index)
              return (
                <th key={index} scope="col" className={field && styles.used}>
                  <span className={styles.columnName}>{nameOfColumn(index, header)}</span>
                  <span className={styles.use}>{field ? nameOfField(field) : t('unused')}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {match.sampleRows.map(({ row, cells }) => (
            <tr key={row}>
              {match.columns.map(({ index }) => (
                <td key={index} className={fieldOf(index) && styles.used}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
