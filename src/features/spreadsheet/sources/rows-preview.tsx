import { plainText } from '#i18n/words/plain-text.ts'
import styles from './reading.module.css'

type RowsPreviewProps = {
  readonly label: string
  readonly rows: readonly (readonly string[])[]
}

/** More columns would hide the ones that tell a sheet. */
const MOST_COLUMNS = 12

/** Some rows of a sheet, as they are read. */
export function RowsPreview({ label, rows }: RowsPreviewProps) {
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...rows.map((row) => row.length)))
  return (
    // A wide sheet scrolls in here, so the keyboard must be able to get in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.preview} role="region" aria-label={label} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            // Rows have nothing else that names them, and the list is only ever replaced as a whole.
            <tr key={index}>
              {Array.from({ length: width }, (_, column) => (
                <td key={column}>{plainText(row[column] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
