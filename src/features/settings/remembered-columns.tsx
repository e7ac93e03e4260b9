import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './settings.module.css'

type RememberedColumnsProps = {
  readonly canAct: boolean
  readonly countLayouts: () => Promise<number>
  readonly onForget: () => void
}

/** Which layouts of sheets are remembered, and how to forget them. */
export function RememberedColumns({ canAct, countLayouts, onForget }: RememberedColumnsProps) {
  const t = useTranslations('settings.columns')
  const announce = useAnnounce()
  const [forgotten, setForgotten] = useState(false)
  const { data: count } = useQuery({
    queryKey: ['layouts'],
    queryFn: countLayouts,
    networkMode: 'always',
    retry: 0,
  })
  const forget = () => {
    onForget()
    setForgotten(true)
    announce(t('forgotten'))
  }
  const standing = forgotten ? t('forgotten') : count !== undefined && t('count', { count })
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      <div className={styles.line}>
        <Button disabled={!canAct || forgotten || count === 0} onClick={forget}>
          {t('forget')}
        </Button>
        {standing && <span className={styles.muted}>{standing}</span>}
      </div>
    </Card>
  )
}
