import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { UploadContext, useUpload } from '#page/upload-context.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useUndoKeys } from '#ui/use-undo-keys.ts'
import {
  choiceStep,
  stepOfCorrections,
  undo,
  undoablePositions,
  type UndoStep,
} from './undo-step.ts'

type LastStep = {
  /** What was done to how many entries for which it can still be taken back. */
  readonly name: string
  readonly undo: () => void
}

const LastStepContext = createContext<LastStep | null>(null)

/** What was done last and can still be taken back; null: nothing. */
export const useLastStep = () => useContext(LastStepContext)

/** Around all panels of an upload: what was done in one can be taken back in another, and by key anywhere. */
export function WithUndo({ children }: { readonly children: ReactNode }) {
  const { run: plainRun, view } = useUpload()
  const { run, last, undoNewest } = useUndo(plainRun, view)
  const upload = useMemo(() => ({ run, view }), [run, view])
  useUndoKeys({ undo: undoNewest })
  return (
    <UploadContext value={upload}>
      <LastStepContext value={last}>{children}</LastStepContext>
    </UploadContext>
  )
}

/** The way back from what was done last; nothing when there is none. */
export function UndoButton() {
  const t = useTranslations('failures.undo')
  const last = useLastStep()
  const narrow = useNarrow()
  if (last === null) return null
  return (
    <Button
      look="ghost"
      icon="undo"
      iconOnly={narrow}
      aria-label={t('undo', { name: last.name })}
      title={last.name}
      onClick={last.undo}
    >
      {t('short')}
    </Button>
  )
}

/** More steps back than anybody remembers. */
const KEPT = 100

/** The run to work with, and what was done with it last that can still be taken back. */
function useUndo(run: UploadRun, view: UploadView) {
  const [steps, setSteps] = useState<readonly UndoStep[]>([])
  const t = useTranslations('couriers')
  const announce = useAnnounce()
  const words = useStepWords()
  const recorded = useMemo(
    () =>
      recordRun(run, (step) => {
        setSteps((before) => [...before.slice(1 - KEPT), step])
        const count = step.kind === 'corrected' ? step.after.size : step.positions.length
        announce(words(step, count, run.getSnapshot().state))
      }),
    [run, announce, words],
  )
  const last = useMemo(() => findLast(steps, view), [steps, view])
  const takeBack = (gone: UndoStep) => {
    setSteps((before) => before.filter((step) => step !== gone))
    const { state } = run.getSnapshot()
    announce(t('undone', { choice: words(gone, undoablePositions(gone, state).length, state) }))
    void undo(gone, run)
  }
  const lastStep: LastStep | null = last && {
    name: words(last.step, last.count, view.state),
    undo: () => takeBack(last.step),
  }
  /** What is drawn can be a step behind; a key means what was done last. False: there is nothing. */
  const undoNewest = () => {
    const newest = findLast(steps, run.getSnapshot())
    if (newest) takeBack(newest.step)
    return newest !== null
  }
  return { run: recorded, last: lastStep, undoNewest }
}

function findLast(steps: readonly UndoStep[], { state, canAct }: UploadView) {
  if (!canAct) return null
  for (const step of [...steps].reverse()) {
    const count = undoablePositions(step, state).length
    if (count > 0) return { step, count }
  }
  const step = choiceStep(state)
  return step && { step, count: undoablePositions(step, state).length }
}

/** The same run, which tells what was done with it, so that it can be taken back by its name. */
function recordRun(run: UploadRun, tell: (step: UndoStep) => void): UploadRun {
  const correctAll: UploadRun['correctAll'] = (entries) => {
    tell(stepOfCorrections(run.getSnapshot().state, entries))
    return run.correctAll(entries)
  }
  return {
    ...run,
    correctAll,
    correct: (position, entry) => correctAll(new Map([[position, entry]])),
    setAside: (positions, why) => {
      tell({ kind: 'set-aside', positions })
      return run.setAside(positions, why)
    },
    markAccepted: (positions) => {
      tell({ kind: 'marked', positions })
      return run.markAccepted(positions)
    },
    chooseCourier: (positions, courier, courierName, group) => {
      // Where couriers are chosen, a choice has an undo of its own.
      const { outcomes } = run.getSnapshot().state
      const isFailed = outcomes[positions[0] ?? -1]?.kind === 'failed'
      if (courier !== null && isFailed) tell({ kind: 'courier', positions, courier })
      return run.chooseCourier(positions, courier, courierName, group)
    },
  }
}

/** Says what a step did to so many entries. */
function useStepWords() {
  const t = useTranslations('failures.undo')
  const courierLabel = useCourierLabel()
  return useCallback(
    (step: UndoStep, count: number, { entries }: UploadState): string => {
      if (step.kind === 'courier')
        return step.courier === null
          ? t('courierLater', { count })
          : t('courier', { count, courier: courierLabel(step.courier) })
      const [first] = step.kind === 'corrected' ? step.before.keys() : step.positions
      const order = (first === undefined ? undefined : entries.at(first))?.orderId ?? ''
      return t(step.kind, { count, order: plainText(order) })
    },
    [t, courierLabel],
  )
}
