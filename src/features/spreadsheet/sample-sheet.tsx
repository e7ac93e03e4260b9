import { useTranslations } from '#i18n/use-translations.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import styles from './drop-zone.module.css'

const COLUMNS = [
  { field: 'orderId', cells: ['SO-1001', 'SO-1002'] },
  { field: 'trackingId', cells: ['1Z5R89390357567127', 'YT2229521272164446'] },
  { field: 'courier', cells: ['100002', ''] },
] as const

/** What a sheet looks like, as a picture: the sentence below it says the same. */
export function SampleSheet() {
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  return (
    <div className={styles.sheet} aria-hidden="true">
      {COLUMNS.map(({ field, cells }) => (
        <div key={field} className={styles.column}>
          <span className={styles.head}>
            {nameOf(field)} {field === 'courier' && <i>{t('optional')}</i>}
          </span>
          {cells.map((cell) => (
            <span key={cell} className={styles.cell}>
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
