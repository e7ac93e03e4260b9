import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import type { Installation } from '#service/installation.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Facts } from './facts.tsx'
import styles from './settings.module.css'

/** How this installation is set up; only whoever installed it can change that. */
export function InstallationFacts({ installation }: { installation: Installation }) {
  const t = useTranslations('settings.installation')
  const format = useFormatter()
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
