import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'
import { useKept } from './use-kept.ts'

type RememberedColumnsProps = Pick<SettingsDeps, 'canAct' | 'records'> & {
  readonly onForget: () => void
}

/** Which layouts of sheets are remembered, and how to forget them. */
export function RememberedColumns({ canAct, records, onForget }: RememberedColumnsProps) {
  const t = useTranslations('settings.columns')
  const announce = useAnnounce()
  const [forgotten, setForgotten] = useState(false)
  const count = useKept(records)?.layouts
  const forget = () => {
    if (forgotten) return
    onForget()
    setForgotten(true)
    announce(t('forgotten'))
  }
  const standing = forgotten ? t('forgotten') : count !== undefined && t('count', { count })
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      <div className={styles.line}>
        <Button disabled={!canAct || count === 0} aria-disabled={forgotten} onClick={forget}>
          {t('forget')}
        </Button>
        {standing && <span className={styles.muted}>{standing}</span>}
      </div>
    </Card>
  )
}
