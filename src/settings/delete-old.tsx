import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import type { CleaningPlan } from '#worker/records/list-uploads.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './settings.module.css'

const DEFAULT_DAYS = 90
const MOST_DAYS = 9999
const DAY_MS = 86_400_000

const schema = z.object({
  days: z.string().check(z.refine((typed) => parseDays(typed) !== null)),
  withOpen: z.boolean(),
})

type DeleteOldProps = {
  readonly onYes: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Deletes uploads by age, after showing how many. Those with open entries need a separate check box. */
export function DeleteOld({ onYes, onClose }: DeleteOldProps) {
  const t = useTranslations('settings.old')
  const common = useTranslations('common')
  const form = useForm({
    mode: 'onChange',
    defaultValues: { days: String(DEFAULT_DAYS), withOpen: false },
    resolver: zodResolver(schema),
  })
  const [typed, withOpen] = form.watch(['days', 'withOpen'])
  const days = parseDays(typed)
  const plan = usePlan(days)
  const ids = plan ? [...plan.finished, ...(withOpen ? plan.open : [])] : []
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="danger"
            disabled={ids.length === 0}
            onClick={form.handleSubmit(() => {
              onClose()
              onYes(ids)
            })}
          >
            {t('delete', { count: ids.length })}
          </Button>
        </>
      }
    >
      <p>{t('about')}</p>
      <TextField
        className={styles.days ?? ''}
        label={t('days')}
        inputMode="numeric"
        problem={form.formState.errors.days && t('wrongDays')}
        {...form.register('days')}
      />
      {plan && <Plan plan={plan} withOpen={form.register('withOpen')} />}
    </Dialog>
  )
}

function parseDays(typed: string): number | null {
  const days = Number(cleanCell(typed))
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : null
}

function usePlan(days: number | null): CleaningPlan | undefined {
  const services = useServices()
  const [openedAt] = useState(Date.now)
  const { data } = useQuery({
    ...recordQueries(services).planCleaning({ before: openedAt - (days ?? 0) * DAY_MS }),
    enabled: days !== null,
  })
  return days === null ? undefined : data
}

type PlanProps = {
  readonly plan: CleaningPlan
  readonly withOpen: ComponentProps<'input'>
}

/** Uploads that would be deleted. */
function Plan({ plan, withOpen }: PlanProps) {
  const t = useTranslations('settings.old')
  const { finished, open, openEntries } = plan
  return (
    <>
      <p role="status">{t('finished', { count: finished.length })}</p>
      {open.length > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" className="check" {...withOpen} />
          <span>{t('withOpen', { count: open.length, entries: openEntries })}</span>
        </label>
      )}
    </>
  )
}
