import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './settings.module.css'

/** How this installation is set up; only an administrator can change that. */
export function InstallationFacts() {
  const t = useTranslations('settings.installation')
  const format = useFormatter()
  const { installation } = useServices()
  const { practice, serviceName, serviceUrl, requestSize, requestsAtOnce, timeoutMs } = installation
  const facts = [
    [t('service'), practice ? t('practiceService') : serviceName || t('unnamed')],
    ...(practice && serviceUrl === ''
      ? []
      : [[t('address'), serviceUrl || t('sameAddress')] as const]),
    [t('requestSize'), format.number(requestSize)],
    [t('requestsAtOnce'), format.number(requestsAtOnce)],
    [t('timeout'), t('seconds', { count: Math.round(timeoutMs / 1000) })],
  ] as const
  return (
    <Card title={t('title')}>
      {practice && <Notice tone="warn">{t('practice')}</Notice>}
      <Facts facts={facts} />
      <p className={styles.muted}>{t('changedBy')}</p>
    </Card>
  )
}

/** Terms and their values. */
export function Facts({ facts }: { facts: readonly (readonly string[])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
