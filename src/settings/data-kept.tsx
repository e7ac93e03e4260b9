import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { estimateQuery, persistedQuery, recordQueries } from '#shell/queries.ts'
import { useDraft, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { DeleteData } from './delete-data.tsx'
import { Facts, Section } from './section.tsx'
import styles from './settings.module.css'

/** Data in this browser: how much, how long, and how to delete it. */
export function DataKept() {
  const t = useTranslations('settings.kept')
  const format = useFormatter()
  const when = useWhen()
  const sentences = useSentences()
  const size = useSize()
  const { rowCount, sources } = useDraft().snapshot
  const { data: kept } = useQuery(recordQueries(useServices()).countKept())
  /** Counts the files and finds the oldest. Only the draft has those of the sheet in preparation. */
  const filesOf = ({ files, filesSince }: NonNullable<typeof kept>) => {
    const own = sources.flatMap(({ readAt }) => readAt ?? [])
    const times = filesSince === null ? own : [filesSince, ...own]
    if (files === 0 || times.length === 0) return format.number(files)
    return t('filesSince', { count: files, when: when(Math.min(...times)) })
  }
  const facts = kept && [
    [t('uploads'), format.number(kept.uploads)],
    [t('entries'), format.number(kept.entries)],
    [t('since'), kept.since === null ? t('nothing') : when(kept.since)],
    [t('draft'), format.number(rowCount)],
    [t('files'), filesOf(kept)],
    [t('couriers'), format.number(kept.couriers)],
    ...(size === null ? [] : [[t('room'), size]]),
  ]
  return (
    <Section title={t('title')} about={sentences(t('about'), t('aboutFiles'), t('others'))}>
      {facts && <Facts facts={facts} />}
      <KeptForGood />
      <DeleteData />
    </Section>
  )
}

/** Returns the storage in use as text, or null until the browser has answered. */
function useSize(): string | null {
  const t = useTranslations('settings.kept')
  const format = useFormatter()
  const { data, isPending } = useQuery(estimateQuery())
  const sizeOf = (bytes: number) => {
    const [unit, inUnit] =
      bytes >= 1e9
        ? (['gigabyte', 1e9] as const)
        : bytes >= 1e6
          ? (['megabyte', 1e6] as const)
          : (['kilobyte', 1e3] as const)
    return t(`size.${unit}`, {
      size: format.number(bytes / inUnit, { maximumSignificantDigits: 2 }),
    })
  }
  if (isPending) return null
  return data ? t('used', { used: sizeOf(data.used), quota: sizeOf(data.quota) }) : t('unknown')
}

/** Tells whether the browser may clear the data when its disk is full, and asks it not to. */
function KeptForGood() {
  const t = useTranslations('settings.kept')
  const { data: isPersisted } = useQuery(persistedQuery())
  const answer = useRef<HTMLSpanElement>(null)
  const asking = useMutation({
    meta: { changes: ['browser'] },
    mutationFn: async () => navigator.storage.persist(),
    // The button disappears, so the answer takes the focus.
    onSuccess: (isDone) => isDone && answer.current?.focus(),
  })
  if (isPersisted === undefined || isPersisted === null) return null
  const isRefused = asking.isError || asking.data === false
  return (
    <div className={styles.line}>
      <span className={classes('inline', isPersisted ? 'ok' : 'warn')}>
        <Icon name={isPersisted ? 'check' : 'warning'} />
      </span>
      <span ref={answer} tabIndex={-1} className={styles.grow} role="status">
        {isPersisted ? t('forGood') : isRefused ? t('refused') : t('mayGo')}
      </span>
      {!isPersisted && <Button onClick={() => asking.mutate()}>{t('askToKeep')}</Button>}
    </div>
  )
}
