import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './settings.module.css'

const KEY = ['persisted'] as const

/** Whether the browser may clear what is kept when its disk gets full; most of them can be asked not to. */
export function KeptForGood() {
  const t = useTranslations('settings.kept')
  const client = useQueryClient()
  const [isRefused, setIsRefused] = useState(false)
  const { data: isPersisted } = useQuery({
    queryKey: KEY,
    queryFn: readPersisted,
    networkMode: 'always',
    retry: 0,
  })
  const standing = useRef<HTMLSpanElement>(null)
  const ask = async () => {
    const isDone = await navigator.storage.persist().catch(() => false)
    // The button goes.
    if (isDone) standing.current?.focus()
    client.setQueryData(KEY, isDone)
    setIsRefused(!isDone)
  }
  if (isPersisted === undefined || isPersisted === null) return null
  return (
    <div className={styles.line}>
      <span className={isPersisted ? styles.good : styles.bad}>
        <Icon name={isPersisted ? 'check' : 'warning'} />
      </span>
      <span ref={standing} tabIndex={-1} className={styles.grow} role="status">
        {isPersisted ? t('forGood') : isRefused ? t('refused') : t('mayGo')}
      </span>
      {!isPersisted && <Button onClick={() => void ask()}>{t('askToKeep')}</Button>}
    </div>
  )
}

/** null: this browser does not tell. */
async function readPersisted(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) return null
  return navigator.storage.persisted()
}
