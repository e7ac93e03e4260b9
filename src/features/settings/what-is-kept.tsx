import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Card } from '#ui/card.tsx'
import { splitSize } from './split-size.ts'
import styles from './settings.module.css'

/** What stays in this browser, and how much room it takes. */
export function WhatIsKept() {
  const t = useTranslations('settings.kept')
  const sizeOf = useSizeWords()
  const { data, isPending } = useQuery({
    queryKey: ['storage estimate'],
    queryFn: estimate,
    networkMode: 'always',
    retry: 0,
  })
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      {!isPending && (
        <p className={styles.muted}>
          {data ? t('used', { used: sizeOf(data.used), quota: sizeOf(data.quota) }) : t('unknown')}
        </p>
      )}
    </Card>
  )
}

/** null: this browser does not tell. */
async function estimate(): Promise<{ readonly used: number; readonly quota: number } | null> {
  if (!('storage' in navigator)) return null
  const { usage, quota } = await navigator.storage.estimate()
  return usage === undefined || quota === undefined ? null : { used: usage, quota }
}

function useSizeWords(): (bytes: number) => string {
  const t = useTranslations('settings.kept.size')
  const format = useFormatter()
  return (bytes) => {
    const { value, unit } = splitSize(bytes)
    return t(unit, { size: format.number(value, { maximumSignificantDigits: 2 }) })
  }
}
