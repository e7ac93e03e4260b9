import { useEffect, useRef, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import styles from './drop-zone.module.css'

/** Most imports are faster, and a flashing bar would only slow them down. */
const LASTING_MS = 120

/** Progress of an import that takes long enough to be noticed. */
export function ImportProgress() {
  const { importing } = useDraft().snapshot
  return importing && <LastingImport importing={importing} />
}

type ImportingProps = { readonly importing: NonNullable<DraftSnapshot['importing']> }

function LastingImport(props: ImportingProps) {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTING_MS)
    return () => clearTimeout(timer)
  }, [])
  return lasts && <Bar {...props} />
}

function Bar({ importing }: ImportingProps) {
  const t = useTranslations('prepare.importing')
  const tCommon = useTranslations('common')
  const { client, canAct } = useDraftClient()
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
      <span className="shrinks anywhere">{reading}</span>
      <div className={styles.bar}>
        <Progress label={reading} value={done} max={total} text={t('share', { share })} />
      </div>
      {canAct && <Button onClick={client.cancelImport}>{tCommon('cancel')}</Button>}
    </div>
  )
}

/** For a sheet without order IDs, offers to use its merchant numbers; they are used only on request. */
export function MerchantOnly() {
  const t = useTranslations('prepare.merchantOnly')
  const { client, snapshot, canAct } = useDraft()
  if (!snapshot.merchantOnly) return null
  const use = (
    <Button disabled={!canAct} onClick={() => client.takeMerchantNumbers()}>
      {t('use')}
    </Button>
  )
  return (
    <Notice tone="warn" actions={use}>
      {t('text')}
    </Notice>
  )
}

/** Problems of files and pastes, each as a sentence, where they were dropped. */
export function ReadProblems({ onDismissed }: { readonly onDismissed?: () => void }) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.readProblem')
  const tCommon = useTranslations('common')
  const nameOf = useSourceName()
  const alert = useRef<HTMLDivElement>(null)
  // The user may have scrolled down before dropping a file.
  const count = snapshot.readProblems.length
  useEffect(() => {
    if (count > 0) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return null
  const dismiss = () => {
    client.dismissReadProblems()
    onDismissed?.()
  }
  return (
    <div ref={alert} role="alert" className="shrinks">
      <Notice tone="bad" actions={canAct && <Button onClick={dismiss}>{tCommon('close')}</Button>}>
        {snapshot.readProblems.map(({ source, problem }, index) => (
          // Two pastes can have the same problem. The list is only replaced as a whole.
          <p key={index}>{t(problem, { name: nameOf(source) })}</p>
        ))}
      </Notice>
    </div>
  )
}
