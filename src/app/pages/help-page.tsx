import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { Card } from '#ui/card.tsx'
import styles from './help-page.module.css'

const STEPS = ['token', 'sheet', 'issues', 'upload', 'outcome'] as const

const KEYS = [
  ['arrows', 'move'],
  ['ends', 'first'],
  ['enter', 'edit'],
  ['delete', 'clear'],
  ['shiftArrows', 'select'],
  ['shiftDelete', 'remove'],
  ['undo', 'undo'],
] as const

/** How the product is used, and in practice mode the order IDs to practise with. */
export function HelpPage() {
  const t = useTranslations('help')
  const shell = useTranslations('shell')
  const { installation } = useServices()
  return (
    <>
      <h1>{shell('help')}</h1>
      <Card title={t('title')}>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </Card>
      <Card title={t('doubtTitle')}>
        <p className={styles.text}>{t('doubt')}</p>
      </Card>
      <Card title={t('keysTitle')}>
        <dl className={styles.keys}>
          {KEYS.map(([key, what]) => (
            <div key={key} className={styles.key}>
              <dt>
                <kbd>{t(`keyNames.${key}`)}</kbd>
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {installation.practice && <PracticeValues />}
    </>
  )
}

function PracticeValues() {
  const t = useTranslations('help')
  const common = useTranslations('common')
  return (
    <Card title={t('practiceTitle')}>
      <p className={styles.text}>
        {t('practice', { example: 'TEST-REJECTED-7', expired: 'expired-token' })}
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('practiceCaption')}</caption>
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
    </Card>
  )
}
