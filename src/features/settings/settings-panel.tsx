import { useTranslations } from '#i18n/use-translations.ts'
import { DeleteEverything } from './delete-everything.tsx'
import { DeleteOld } from './delete-old.tsx'
import { InstallationFacts } from './installation-facts.tsx'
import { RememberedColumns } from './remembered-columns.tsx'
import styles from './settings.module.css'
import { WhatIsKept } from './what-is-kept.tsx'

/** What is set, what is remembered, what is kept. Language and theme are in the page's header. */
export function SettingsPanel() {
  const t = useTranslations('settings')
  return (
    <div className={styles.settings}>
      <h1>{t('title')}</h1>
      <InstallationFacts />
      <RememberedColumns />
      <WhatIsKept />
      <DeleteOld />
      <DeleteEverything />
    </div>
  )
}
