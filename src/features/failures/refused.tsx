import { useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import { findCulprits, type RefusalKind, refusalOf } from '#domain/upload/answers/refusal.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { groupByRequest, type RequestGroup } from '#features/failures/families/group-requests.ts'
import { SetAside } from './set-aside.tsx'
import { excerptOf, useStoryWithExcerpt } from './use-story-with-excerpt.ts'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of requests that were refused as a whole. */
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
  const alone = useMemo(() => findCulprits(view.state, positions), [view.state, positions])
  const hints = useMemo(() => hintsFor(groups, alone), [groups, alone])
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
          {alone.length > 0 && <RefusedAlone view={view} positions={alone} />}
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

const NAMED = 5

/** The entries that are refused even when they go alone. */
function RefusedAlone({ view, positions }: Pick<WorkProps, 'view' | 'positions'>) {
  const t = useTranslations('failures.refused')
  const enumerate = useEnumeration()
  const named = positions.slice(0, NAMED).map((one) => view.state.entries.at(one)?.orderId ?? '')
  const orders = enumerate(positions.length > NAMED ? [...named, '…'] : named)
  return <Notice tone="warn">{t('culprits', { count: positions.length, orders })}</Notice>
}

type Groups = readonly RequestGroup<'refused'>[]
type Hint = RefusalKind | 'split'

/** What to do, each advice once. */
function hintsFor(groups: Groups, alone: readonly Position[]): readonly Hint[] {
  // What to do with an entry that was refused alone is said where it is named.
  const known = new Set(alone)
  const others = groups.filter(({ positions }) => positions.some((one) => !known.has(one)))
  const kinds = others.map(({ outcome }) => refusalOf(outcome.fault))
  return [...new Set<Hint>([...kinds, ...(groups.some(canSplit) ? ['split' as const] : [])])]
}

/** One of them may be the reason: refused with others, for what they are. */
function canSplit({ positions, outcome }: Groups[number]): boolean {
  return refusalOf(outcome.fault) === 'entries' && positions.length > 1
}
