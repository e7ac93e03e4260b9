import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQuery } from '#page/queries.ts'
import { useCanAct, useServices } from '#page/services.ts'
import type { CleaningPlan } from '#records/list-uploads.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import styles from './settings.module.css'

const DEFAULT_DAYS = 90
const MOST_DAYS = 9999
const DAY_MS = 86_400_000

/** Offers to delete uploads by their age; says before how many, and keeps those with open entries. */
export function DeleteOld() {
  const t = useTranslations('settings.old')
  const services = useServices()
  const announce = useAnnounce()
  const [openedAt] = useState(Date.now)
  const [typed, setTyped] = useState(String(DEFAULT_DAYS))
  const days = parseDays(typed)
  const { data: plan } = useQuery({
    ...recordQuery(services, 'planCleaning', { before: openedAt - (days ?? 0) * DAY_MS }),
    enabled: days !== null,
  })
  const deletion = useMutation({
    mutationFn: async (ids: readonly string[]) => (await services.uploads?.remove(ids)) ?? 0,
    onSuccess: (count) => announce(t('deleted', { count })),
  })
  const result = useRef<HTMLParagraphElement>(null)
  useFocusRescue(() => result.current?.focus())
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
          deletion.reset()
        }}
      />
      {plan && days !== null && (
        <DeletePlanned key={days} plan={plan} days={days} onDelete={deletion.mutate} />
      )}
      {deletion.isSuccess && (
        <p ref={result} tabIndex={-1} className={styles.muted}>
          {t('deleted', { count: deletion.data })}
        </p>
      )}
    </Card>
  )
}

function parseDays(typed: string): number | null {
  const days = Number(cleanCell(typed))
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : null
}

type DeletePlannedProps = {
  readonly plan: CleaningPlan
  readonly days: number
  readonly onDelete: (ids: readonly string[]) => void
}

/** What would go; open uploads go only with a checkbox of their own. */
function DeletePlanned({ plan, days, onDelete }: DeletePlannedProps) {
  const t = useTranslations('settings.old')
  const canAct = useCanAct()
  const [withOpen, setWithOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const { finished, open, openEntries } = plan
  if (finished.length + open.length === 0) {
    return <p className={styles.muted}>{t('none', { count: days })}</p>
  }
  const ids = withOpen ? [...finished, ...open] : finished
  const openText = t('open', { count: open.length, entries: openEntries })
  return (
    <>
      <p>{t('finished', { count: finished.length })}</p>
      {open.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={withOpen}
            onChange={(event) => setWithOpen(event.target.checked)}
          />
          <span>{openText}</span>
        </label>
      )}
      <div className={styles.line}>
        <Button
          look="danger"
          icon="trash"
          disabled={!canAct || ids.length === 0}
          onClick={() => setAsking(true)}
        >
          {t('delete', { count: ids.length })}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('question', { count: ids.length })}
          yes={t('yes')}
          look="danger"
          onYes={() => onDelete(ids)}
          onClose={() => setAsking(false)}
        >
          <p>{t('text')}</p>
          {withOpen && <Notice tone="warn">{t('openGo', { count: openEntries })}</Notice>}
        </ConfirmDialog>
      )}
    </>
  )
}
