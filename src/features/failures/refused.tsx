import { useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import { findCulprits } from '#domain/upload/answers/refusal.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Button } from '#ui/button.tsx'
import { Culprits } from '#features/failures/grid/culprits.tsx'
import { excerptOf } from './fault-excerpt.ts'
import { groupByRequest } from '#features/failures/families/group-requests.ts'
import { canSplit, hintsFor } from './refused-hints.ts'
import { SetAside } from './set-aside.tsx'
import { useStoryWithExcerpt } from './use-story-with-excerpt.ts'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of requests that were turned down whole. */
export function Refused(props: WorkProps) {
  const t = useTranslations('failures.refused')
  const outcomeName = useTranslations('common.outcome')
  const when = useWhen()
  const faultWords = useFaultWords()
  const { positions, view } = props
  const groups = useMemo(
    () => groupByRequest(positions, view.state.outcomes, 'refused'),
    [positions, view.state.outcomes],
  )
  const culprits = useMemo(() => findCulprits(view.state, positions), [view.state, positions])
  const hints = useMemo(() => hintsFor(groups, culprits), [groups, culprits])
  const storyOf = useStoryWithExcerpt()
  const sentences = groups.map(({ request, positions: own, outcome: { at, fault } }) => ({
    key: request,
    positions: own,
    text: t('group', { count: own.length, when: when(at), fault: faultWords(fault) }),
    excerpt: excerptOf(fault),
  }))
  return (
    <WorkRegion
      {...props}
      title={outcomeName('refused')}
      mark="refused"
      editable
      storyOf={storyOf}
      groups={sentences}
      lead={
        <>
          {culprits.length > 0 && <Culprits view={view} positions={culprits} />}
          {hints.map((hint) => (
            <p key={hint}>{t(`next.${hint}`)}</p>
          ))}
        </>
      }
      actions={RefusedActions}
    />
  )
}

function findSplittable(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
): readonly Position[] {
  return groupByRequest(positions, outcomes, 'refused')
    .filter(canSplit)
    .flatMap((group) => group.positions)
}

function RefusedActions({ run, view, positions }: WorkProps) {
  const t = useTranslations('failures')
  const splittable = findSplittable(positions, view.state.outcomes)
  return (
    <>
      <Button onClick={() => void run.resend(positions)}>{t('sendAgain')}</Button>
      {splittable.length > 0 && (
        <Button onClick={() => void run.splitRefused(splittable)}>{t('refused.split')}</Button>
      )}
      <SetAside run={run} positions={positions} />
    </>
  )
}
