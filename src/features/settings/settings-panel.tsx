import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { DataKept } from './data-kept.tsx'
import { InstallationFacts } from './installation-facts.tsx'
import { Preferences } from './preferences.tsx'
import { CourierRules } from './rules/courier-rules.tsx'
import { RememberedColumns } from './remembered-columns.tsx'

/** What a person likes, how the product is installed, what this browser keeps and remembers. */
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
