import { useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFaultWords } from '#i18n/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/use-when.ts'
import { Button } from '#ui/button.tsx'
import { excerptOf } from './fault-excerpt.ts'
import { groupByRequest } from './group-requests.ts'
import { GroupSentences } from './group-sentences.tsx'
import { SetAside } from './set-aside.tsx'
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
  const splittable = useMemo(
    () => findSplittable(positions, view.state.outcomes),
    [positions, view.state.outcomes],
  )
  const sentences = groups.map(({ request, positions: own, outcome: { at, fault } }) => ({
    key: request,
    text: t('group', { count: own.length, when: when(at), fault: faultWords(fault) }),
    excerpt: excerptOf(fault),
  }))
  return (
    <WorkRegion
      {...props}
      title={outcomeName('refused')}
      editable
      lead={
        <>
          <GroupSentences sentences={sentences} />
          <p>
            {t('next')} {splittable.length > 0 && t('nextSplit')}
          </p>
        </>
      }
      actions={RefusedActions}
    />
  )
}

/** With these the service may mean one entry of the request; a forbidden or missing page concerns all of them. */
const MEANS_ENTRIES: ReadonlySet<number> = new Set([400, 422])

/** Refused entries of which one may be the culprit: turned down with others, for what they are. */
function findSplittable(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
): readonly Position[] {
  return groupByRequest(positions, outcomes, 'refused').flatMap(({ positions: own, outcome }) => {
    const { fault } = outcome
    const fits = fault.kind === 'turned-down' && MEANS_ENTRIES.has(fault.status)
    return fits && own.length > 1 ? own : []
  })
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
