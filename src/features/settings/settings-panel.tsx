import { useTranslations } from '#i18n/use-translations.ts'
import type { Installation } from '#service/installation.ts'
import { DeleteEverything } from './delete-everything.tsx'
import { DeleteOld } from './delete-old.tsx'
import { InstallationFacts } from './installation-facts.tsx'
import { RememberedColumns } from './remembered-columns.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'
import { WhatIsKept } from './what-is-kept.tsx'

type SettingsPanelProps = SettingsDeps & { readonly installation: Installation }

/** What is set, what is remembered, what is kept. Language and theme stand in the page's header. */
export function SettingsPanel({ installation, ...deps }: SettingsPanelProps) {
  const t = useTranslations('settings')
  return (
    <div className={styles.settings}>
      <h1>{t('title')}</h1>
      <InstallationFacts installation={installation} />
      <RememberedColumns {...deps} />
      <WhatIsKept {...deps} />
      <DeleteOld {...deps} />
      <DeleteEverything {...deps} />
    </div>
  )
}
