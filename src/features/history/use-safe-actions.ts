import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { HistoryActions } from './slots.ts'

type SafeActions = {
  readonly actions: HistoryActions
  /** What could not be done last, in a sentence. */
  readonly problem: string | null
}

/** The same actions; what fails is said in place of being thrown, and a deletion is announced. */
export function useSafeActions({ canAct, rename, remove }: HistoryActions): SafeActions {
  const t = useTranslations('history')
  const announce = useAnnounce()
  const [problem, setProblem] = useState<string | null>(null)
  const actions: HistoryActions = {
    canAct,
    rename: async (id, name) => {
      setProblem(null)
      await rename(id, name).catch(() => setProblem(t('notRenamed')))
    },
    remove: async (id) => {
      setProblem(null)
      const isDone = await remove(id).catch(() => false)
      if (isDone) announce(t('deleted'))
      else setProblem(t('notDeleted'))
      return isDone
    },
  }
  return { actions, problem }
}
