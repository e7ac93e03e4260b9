import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './help-page.module.css'

const EXAMPLE = { example: 'TEST-REJECTED-7', expired: 'expired-token' }

/** Order IDs to practise with. Collapsed, since only users who practise need them. */
export function PracticeValues() {
  const t = useTranslations('help')
  const common = useTranslations('common')
  return (
    <details className="card">
      <summary className={styles.summary}>{t('practiceTitle')}</summary>
      <div className={styles.folded}>
        <p>{t('practice', EXAMPLE)}</p>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('practiceTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{common('orderId')}</th>
              <th scope="col">{t('effectHeader')}</th>
            </tr>
          </thead>
          <tbody>
            {PRACTICE_VALUES.map(({ orderId, effect }) => (
              <tr key={orderId}>
                <td>
                  <code>{orderId}</code>
                </td>
                <td>{t(`effects.${effect}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
