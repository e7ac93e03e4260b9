import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFocusNet } from '#ui/use-focus-net.ts'
import type { CleaningPlan } from '#records/plan-cleaning.ts'
import type { RecordsClient } from '#records/client.ts'
import { DeletePlanned } from './delete-planned.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'

type DeleteOldProps = Pick<SettingsDeps, 'records' | 'canAct' | 'onRemove'>

const DEFAULT_DAYS = 90
const MOST_DAYS = 9999
const DAY_MS = 86_400_000

/** Offers to delete uploads by their age; says before how many, and keeps those with open entries. */
export function DeleteOld({ records, canAct, onRemove }: DeleteOldProps) {
  const t = useTranslations('settings.old')
  const announce = useAnnounce()
  const client = useQueryClient()
  const [typed, setTyped] = useState(String(DEFAULT_DAYS))
  const [deleted, setDeleted] = useState<number | null>(null)
  const days = parseDays(typed)
  const plan = usePlan(records, days)
  const result = useRef<HTMLParagraphElement>(null)
  useFocusNet(() => result.current?.focus())
  const remove = async (ids: readonly string[]) => {
    const count = await onRemove(ids)
    setDeleted(count)
    announce(t('deleted', { count }))
    await client.invalidateQueries()
  }
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      <TextField
        className={styles.days ?? ''}
        label={t('days')}
        inputMode="numeric"
        value={typed}
        problem={days === null ? t('wrongDays') : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setDeleted(null)
        }}
      />
      {plan && days !== null && (
        <DeletePlanned
          key={days}
          plan={plan}
          days={days}
          canAct={canAct}
          onDelete={(ids) => void remove(ids)}
        />
      )}
      {deleted !== null && (
        <p ref={result} tabIndex={-1} className={styles.muted}>
          {t('deleted', { count: deleted })}
        </p>
      )}
    </Card>
  )
}

function parseDays(typed: string): number | null {
  const days = Number(cleanCell(typed))
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : null
}

function usePlan(records: RecordsClient, days: number | null): CleaningPlan | undefined {
  const { data } = useQuery({
    queryKey: ['cleaning', days],
    queryFn: ({ signal }) => {
      const before = Date.now() - (days ?? MOST_DAYS) * DAY_MS
      return records.ask('planCleaning', { before }, { signal })
    },
    enabled: days !== null,
    networkMode: 'always',
    retry: 0,
  })
  return data
}
