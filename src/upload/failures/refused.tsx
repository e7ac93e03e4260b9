import { useMemo } from 'react'
import { findBadEntries, type RefusalKind, refusalOf } from '#domain/upload/answers/refusal.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  type RequestGroup,
  useGroupsLead,
  useRequestGroups,
  useStoryWithExcerpt,
  useUnsaidWords,
} from '#upload/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from '#upload/failures/grid/work.module.css'
import { SetAsideWay, Way, Ways } from './ways.tsx'
import { useWorkPositions, WorkPanel, type WorkProps } from './work-panel.tsx'

/** Entries of requests that were refused completely. */
export function Refused() {
  const t = useTranslations('failures.refused')
  const outcomeName = useTranslations('common.outcomes')
  const when = useWhen()
  const positions = useWorkPositions('refused')
  const requests = useRequestGroups(positions, 'refused')
  const wordsOf = useUnsaidWords(requests.length)
  const groups = requests.map((group) => {
    const { at, fault } = group.outcome
    const { words, excerpt } = wordsOf(fault)
    const known = { count: group.positions.length, when: when(at), fault: words }
    return { ...group, text: t('lead', known), excerpt }
  })
  return (
    <WorkPanel
      title={outcomeName('refused')}
      lead={useGroupsLead(groups)}
      positions={positions}
      groups={groups}
      editable
      storyOf={useStoryWithExcerpt()}
      ways={RefusedWays}
      isSame={groups.length === 1}
    />
  )
}

function RefusedWays({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const sentences = useSentences()
  const { upload, view } = useUpload()
  const taskLook = useTaskLook()
  const groups = useRequestGroups(positions, 'refused')
  const alone = useMemo(() => findBadEntries(view.state, positions), [view.state, positions])
  const splittable = groups.filter(canSplit).flatMap((group) => group.positions)
  return (
    <>
      {alone.length > 0 && <RefusedAlone positions={alone} />}
      <Ways>
        {splittable.length > 0 && (
          <Way title={t('refused.splitTitle')} text={t('refused.splitText')} recommended>
            <Button look={taskLook} onClick={() => void upload.splitRefused(splittable)}>
              {t('refused.split', { count: splittable.length })}
            </Button>
          </Way>
        )}
        <Way
          title={t('refused.againTitle')}
          text={sentences(...hintsFor(groups, alone).map((hint) => t(`refused.next.${hint}`)))}
        >
          <Button
            look={splittable.length > 0 ? 'plain' : taskLook}
            onClick={() => void upload.resend(positions)}
          >
            {t('resend', { count: positions.length })}
          </Button>
        </Way>
        <SetAsideWay positions={positions} />
      </Ways>
    </>
  )
}

const NAMED = 5

/** Entries that are refused even when sent alone. */
function RefusedAlone({ positions }: WorkProps) {
  const t = useTranslations('failures.refused')
  const enumerate = useEnumeration()
  const { entries } = useUpload().view.state
  const named = positions.slice(0, NAMED).map((one) => plainText(entries.at(one)?.orderId ?? ''))
  const orders = enumerate(positions.length > NAMED ? [...named, '…'] : named)
  return <p className={styles.found}>{t('culprits', { count: positions.length, orders })}</p>
}

type Groups = readonly RequestGroup<'refused'>[]

/** Returns the advice, each kind once. */
function hintsFor(groups: Groups, alone: readonly Position[]): readonly RefusalKind[] {
  // The paragraph about entries refused alone already has their advice.
  const known = new Set(alone)
  const others = groups.filter(({ positions }) => positions.some((one) => !known.has(one)))
  return [...new Set((others.length > 0 ? others : groups).map(kindOf))]
}

const kindOf = ({ outcome }: Groups[number]): RefusalKind => refusalOf(outcome.fault)

/** A request that was refused for its entries and has several can be split to find the bad one. */
function canSplit(group: Groups[number]): boolean {
  return kindOf(group) === 'entries' && group.positions.length > 1
}
