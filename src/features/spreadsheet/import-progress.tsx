import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/use-source-name.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import styles from './sources.module.css'

type ImportProgressProps = {
  readonly importing: NonNullable<DraftSnapshot['importing']>
  readonly canAct: boolean
  readonly onCancel: () => void
}

/** A sheet on its way into the draft. */
export function ImportProgress({ importing, canAct, onCancel }: ImportProgressProps) {
  const t = useTranslations('prepare.importing')
  const tCommon = useTranslations('common')
  const format = useFormatter()
  const nameOf = useSourceName()
  const { source, done, total } = importing
  const reading = t('reading', { name: nameOf(source) })
  const share = format.number(total === 0 ? 0 : done / total, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  return (
    <div className={styles.importing}>
      <span className={styles.reading}>{reading}</span>
      <div className={styles.bar}>
        <Progress label={reading} value={done} max={total} text={t('share', { share })} />
      </div>
      {canAct && <Button onClick={onCancel}>{tCommon('cancel')}</Button>}
    </div>
  )
}
