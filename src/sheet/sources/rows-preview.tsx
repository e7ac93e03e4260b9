import { plainText } from '#i18n/words/plain-text.ts'
import styles from './reading.module.css'

type RowsPreviewProps = {
  readonly label: string
  readonly rows: readonly (readonly string[])[]
}

/** More columns would hide those by which the user recognises the sheet. */
const MOST_COLUMNS = 12

/** Preview of some rows of a sheet. */
export function RowsPreview({ label, rows }: RowsPreviewProps) {
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...rows.map((row) => row.length)))
  return (
    // A wide sheet scrolls inside, so the region must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.preview} role="region" aria-label={label} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no other key, and the list is only replaced as a whole.
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
