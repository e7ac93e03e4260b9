import { useTranslations } from '#i18n/use-translations.ts'
import type { Installation } from '#service/installation.ts'
import { InstallationFacts } from './installation-facts.tsx'
import { RememberedColumns } from './remembered-columns.tsx'
import styles from './settings.module.css'
import { WhatIsKept } from './what-is-kept.tsx'

type SettingsPanelProps = {
  readonly installation: Installation
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  /** How many layouts of sheets are remembered. */
  readonly countLayouts: () => Promise<number>
  readonly onForgetLayouts: () => void
}

/** What is set, what is remembered, what is kept. Language and theme stand in the page's header. */
export function SettingsPanel(props: SettingsPanelProps) {
  const t = useTranslations('settings')
  return (
    <div className={styles.settings}>
      <h1>{t('title')}</h1>
      <InstallationFacts installation={props.installation} />
      <RememberedColumns
        canAct={props.canAct}
        countLayouts={props.countLayouts}
        onForget={props.onForgetLayouts}
      />
      <WhatIsKept />
    </div>
  )
}
