import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type ReadProblemsProps = {
  readonly problems: DraftSnapshot['readProblems']
  readonly canAct: boolean
  readonly onDismiss: () => void
}

/** Why files or pastes could not be read, each in a sentence of its own. */
export function ReadProblems({ problems, canAct, onDismiss }: ReadProblemsProps) {
  const t = useTranslations('prepare.readProblem')
  const tCommon = useTranslations('common')
  const nameOf = useSourceName()
  if (problems.length === 0) return null
  const dismiss = <Button onClick={onDismiss}>{tCommon('close')}</Button>
  return (
    <div role="alert">
      <Notice tone="bad" actions={canAct && dismiss}>
        {problems.map(({ source, problem }, index) => (
          // Two pastes can have the same problem; the list is only ever replaced as a whole.
          <p key={index}>{t(problem, { name: nameOf(source) })}</p>
        ))}
      </Notice>
    </div>
  )
}
