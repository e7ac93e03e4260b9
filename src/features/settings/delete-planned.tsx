import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCanAct } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { CleaningPlan } from '#records/plan-cleaning.ts'
import styles from './settings.module.css'

type DeletePlannedProps = {
  readonly plan: CleaningPlan
  readonly days: number
  readonly onDelete: (ids: readonly string[]) => void
}

/** What would go; open uploads go only with a checkbox of their own. */
export function DeletePlanned({ plan, days, onDelete }: DeletePlannedProps) {
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
        <label className={styles.tick}>
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
