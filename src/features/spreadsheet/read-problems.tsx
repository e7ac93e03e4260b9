import { useEffect, useRef } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './intake.module.css'

type ReadProblemsProps = {
  readonly problems: DraftSnapshot['readProblems']
  readonly canAct: boolean
  readonly onDismiss: () => void
}

/** Why files or pastes could not be read, each in a sentence of its own, where they were dropped. */
export function ReadProblems({ problems, canAct, onDismiss }: ReadProblemsProps) {
  const t = useTranslations('prepare.readProblem')
  const tCommon = useTranslations('common')
  const nameOf = useSourceName()
  const alert = useRef<HTMLDivElement>(null)
  // A file can be dropped while the rows below are in sight.
  const count = problems.length
  useEffect(() => {
    if (count > 0) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return null
  const dismiss = <Button onClick={onDismiss}>{tCommon('close')}</Button>
  return (
    <div ref={alert} role="alert" className={styles.problems}>
      <Notice tone="bad" actions={canAct && dismiss}>
        {problems.map(({ source, problem }, index) => (
          // Two pastes can have the same problem; the list is only ever replaced as a whole.
          <p key={index}>{t(problem, { name: nameOf(source) })}</p>
        ))}
      </Notice>
    </div>
  )
}
