import { useEffect, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import styles from '#features/spreadsheet/sources/sources.module.css'

type ImportProgressProps = {
  readonly importing: NonNullable<DraftSnapshot['importing']>
  readonly canAct: boolean
  readonly onCancel: () => void
}

/** Most sheets are there sooner: a bar that comes and goes at once would only make them late. */
const LASTING_MS = 120

/** A sheet on its way into the draft, once it takes long enough to be seen. */
export function ImportProgress(props: ImportProgressProps) {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTING_MS)
    return () => clearTimeout(timer)
  }, [])
  return lasts && <Bar {...props} />
}

function Bar({ importing, canAct, onCancel }: ImportProgressProps) {
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
