import { useMemo } from 'react'
import { findBadEntries, type RefusalKind, refusalOf } from '#domain/upload/answers/refusal.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import {
  excerptOf,
  type RequestGroup,
  useRequestGroups,
  useStoryWithExcerpt,
} from '#features/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of requests that were refused as a whole. */
export function Refused({ positions }: WorkProps) {
  const t = useTranslations('failures.refused')
  const when = useWhen()
  const faultWords = useFaultWords()
  const { state } = useUpload().view
  const groups = useRequestGroups(positions, 'refused')
  const alone = useMemo(() => findBadEntries(state, positions), [state, positions])
  const sentences = groups.map((group) => {
    const { at, fault } = group.outcome
    const known = { count: group.positions.length, when: when(at), fault: faultWords(fault) }
    return { ...group, text: t('group', known), excerpt: excerptOf(fault) }
  })
  return (
    <WorkRegion
      kind="refused"
      positions={positions}
      editable
      storyOf={useStoryWithExcerpt()}
      groups={sentences}
      lead={
        <>
          {alone.length > 0 && <RefusedAlone positions={alone} />}
          {hintsFor(groups, alone).map((hint) => (
            <p key={hint}>{t(`next.${hint}`)}</p>
          ))}
        </>
      }
      actions={RefusedActions}
    />
  )
}

function RefusedActions({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { run } = useUpload()
  const splittable = useRequestGroups(positions, 'refused')
    .filter(canSplit)
    .flatMap((group) => group.positions)
  return (
    <>
      <Button onClick={() => void run.resend(positions)}>{t('sendAgain')}</Button>
      {splittable.length > 0 && (
        <Button onClick={() => void run.splitRefused(splittable)}>{t('refused.split')}</Button>
      )}
      <SetAside positions={positions} />
    </>
  )
}

const NAMED = 5

/** The entries that are refused even when they go alone. */
function RefusedAlone({ positions }: WorkProps) {
  const t = useTranslations('failures.refused')
  const enumerate = useEnumeration()
  const { entries } = useUpload().view.state
  const named = positions.slice(0, NAMED).map((one) => entries.at(one)?.orderId ?? '')
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
