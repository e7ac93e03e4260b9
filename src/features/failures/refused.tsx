import { useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import { findCulprits, type RefusalKind, refusalOf } from '#domain/upload/refusal.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFaultWords } from '#i18n/use-fault-words.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/use-when.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { excerptOf } from './fault-excerpt.ts'
import { groupByRequest, type RequestGroup } from './group-requests.ts'
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
  const hints = useMemo(() => hintsFor(groups), [groups])
  const culprits = useMemo(() => findCulprits(view.state, positions), [view.state, positions])
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

type Groups = readonly RequestGroup<'refused'>[]
type Hint = RefusalKind | 'split'

/** What to do, each advice once. */
function hintsFor(groups: Groups): readonly Hint[] {
  const kinds = groups.map(({ outcome }) => refusalOf(outcome.fault))
  return [...new Set<Hint>([...kinds, ...(groups.some(canSplit) ? ['split' as const] : [])])]
}

/** One of them may be the culprit: turned down with others, for what they are. */
function canSplit({ positions, outcome }: Groups[number]): boolean {
  return refusalOf(outcome.fault) === 'entries' && positions.length > 1
}

function findSplittable(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
): readonly Position[] {
  return groupByRequest(positions, outcomes, 'refused')
    .filter(canSplit)
    .flatMap((group) => group.positions)
}

const NAMED = 5

/** The entries that are turned down even when they go alone. */
function Culprits({ view, positions }: Pick<WorkProps, 'view' | 'positions'>) {
  const t = useTranslations('failures.refused')
  const format = useFormatter()
  const named = positions.slice(0, NAMED).map((one) => view.state.entries[one]?.orderId ?? '')
  const orders = format.list(positions.length > NAMED ? [...named, '…'] : named)
  return <Notice tone="warn">{t('culprits', { count: positions.length, orders })}</Notice>
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
