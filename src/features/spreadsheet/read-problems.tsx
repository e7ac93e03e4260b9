import { useEffect, useRef } from 'react'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './intake.module.css'

/** Why files or pastes could not be read, each in a sentence of its own, where they were dropped. */
export function ReadProblems({ onDismissed }: { readonly onDismissed: () => void }) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.readProblem')
  const tCommon = useTranslations('common')
  const nameOf = useSourceName()
  const alert = useRef<HTMLDivElement>(null)
  // A file can be dropped while the rows below are in sight.
  const count = snapshot.readProblems.length
  useEffect(() => {
    if (count > 0) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return null
  const dismiss = () => {
    client.call('dismissReadProblems')
    onDismissed()
  }
  return (
    <div ref={alert} role="alert" className={styles.problems}>
      <Notice tone="bad" actions={canAct && <Button onClick={dismiss}>{tCommon('close')}</Button>}>
        {snapshot.readProblems.map(({ source, problem }, index) => (
          // Two pastes can have the same problem; the list is only ever replaced as a whole.
          <p key={index}>{t(problem, { name: nameOf(source) })}</p>
        ))}
      </Notice>
    </div>
  )
}
