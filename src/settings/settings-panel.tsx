import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { DataKept } from './data-kept.tsx'
import { Preferences } from './preferences.tsx'
import { CourierRules } from './courier-rules.tsx'
import { RememberedColumns } from './remembered-columns.tsx'
import { useServices } from '#shell/services.ts'
import { Facts, Section } from './section.tsx'

/** Preferences, the installation, and the data that this browser keeps. */
export function SettingsPanel() {
  const t = useTranslations('settings')
  return (
    <Page>
      <h1>{t('title')}</h1>
      <Preferences />
      <InstallationFacts />
      <DataKept />
      <RememberedColumns />
      <CourierRules />
    </Page>
  )
}

/** Set-up of this installation, which only an administrator can change. */
function InstallationFacts() {
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
    <Section title={t('title')} about={t('changedBy')}>
      <Facts facts={facts} />
    </Section>
  )
}
