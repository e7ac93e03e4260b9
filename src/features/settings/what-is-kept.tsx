import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Card } from '#ui/card.tsx'
import { Facts } from './facts.tsx'
import { KeptForGood } from './kept-for-good.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'
import { useKept } from './use-kept.ts'
import { useSizeWords } from './use-size-words.ts'

type WhatIsKeptProps = Pick<SettingsDeps, 'records' | 'draftRows'>

/** What stays in this browser, how much room it takes, and for how long. */
export function WhatIsKept({ records, draftRows }: WhatIsKeptProps) {
  const t = useTranslations('settings.kept')
  const format = useFormatter()
  const when = useWhen()
  const size = useSize()
  const kept = useKept(records)
  const counted = kept && [
    [t('uploads'), format.number(kept.uploads)],
    [t('entries'), format.number(kept.entries)],
    [t('since'), kept.since === null ? t('nothing') : when(kept.since)],
    [t('draft'), format.number(draftRows)],
    [t('layouts'), format.number(kept.layouts)],
    [t('couriers'), format.number(kept.couriers)],
  ]
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      {kept && (
        <Facts facts={[...(counted ?? []), ...(size === null ? [] : [[t('room'), size]])]} />
      )}
      <KeptForGood />
      <p className={styles.muted}>{t('others')}</p>
    </Card>
  )
}

/** How much room is in use, in words; null until the browser has answered. */
function useSize(): string | null {
  const t = useTranslations('settings.kept')
  const sizeOf = useSizeWords()
  const { data, isPending } = useQuery({
    queryKey: ['storage estimate'],
    queryFn: estimate,
    networkMode: 'always',
    retry: 0,
  })
  if (isPending) return null
  return data ? t('used', { used: sizeOf(data.used), quota: sizeOf(data.quota) }) : t('unknown')
}

/** null: this browser does not tell. */
async function estimate(): Promise<{ readonly used: number; readonly quota: number } | null> {
  if (!('storage' in navigator)) return null
  const { usage, quota } = await navigator.storage.estimate()
  return usage === undefined || quota === undefined ? null : { used: usage, quota }
}
