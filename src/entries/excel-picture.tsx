import { useTranslations } from '#i18n/use-translations.ts'
import { classes } from '#ui/classes.ts'
import styles from './excel-picture.module.css'

const FORMATS = ['general', 'number', 'date', 'text'] as const

/** Picture of Excel's dialog that formats a column as text, so that it keeps every digit. */
export function ExcelPicture() {
  const t = useTranslations('help.excel.picture')
  return (
    <figure className={styles.picture} role="img" aria-label={t('about')}>
      <div className={styles.title}>{t('title')}</div>
      <div className={styles.tab}>{t('tab')}</div>
      <div className={styles.body}>
        <div className={styles.list}>
          {FORMATS.map((format) => (
            <span key={format} className={classes(styles.format, format === 'text' && styles.text)}>
              {t(format)}
            </span>
          ))}
        </div>
        <div className={styles.sample}>
          <span className={styles.before}>9.40011E+21</span>
          <span className="ok anywhere">9400111206206406260787</span>
        </div>
      </div>
    </figure>
  )
}
