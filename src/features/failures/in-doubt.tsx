import { useMemo, useState } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFaultWords } from '#i18n/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/use-when.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { excerptOf } from './fault-excerpt.ts'
import { groupByRequest, type RequestGroup } from './group-requests.ts'
import { GroupSentences } from './group-sentences.tsx'
import { ProbeNotice } from './probe-notice.tsx'
import { SetAside } from './set-aside.tsx'
import { useStoryWithExcerpt } from './use-story-with-excerpt.ts'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of which nobody knows whether they were accepted, with the ways to settle them. */
export function InDoubt(props: WorkProps) {
  const t = useTranslations('failures.doubt')
  const outcome = useTranslations('common.outcome')
  const { positions, view } = props
  const groups = useMemo(
    () => groupByRequest(positions, view.state.outcomes, 'in-doubt'),
    [positions, view.state.outcomes],
  )
  const sentenceOf = useDoubtSentence()
  const storyOf = useStoryWithExcerpt()
  return (
    <WorkRegion
      {...props}
      title={outcome('in-doubt')}
      lead={
        <>
          <GroupSentences sentences={groups.map(sentenceOf)} />
          <ProbeNotice state={view.state} />
          <p>{t('next')}</p>
        </>
      }
      storyOf={storyOf}
      actions={DoubtActions}
    />
  )
}

function useDoubtSentence() {
  const t = useTranslations('failures.doubt')
  const when = useWhen()
  const faultWords = useFaultWords()
  return ({ request, positions, outcome }: RequestGroup<'in-doubt'>) => {
    const { at, cause } = outcome.doubt
    const known = { count: positions.length, when: when(at) }
    return cause.kind === 'unexplained'
      ? { key: request, text: t('groupUnexplained', known), excerpt: '' }
      : {
          key: request,
          text: t('group', { ...known, fault: faultWords(cause.fault) }),
          excerpt: excerptOf(cause.fault),
        }
  }
}

/** One that was not resent yet tells more than one that was. */
function suggestProbe(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
): Position | undefined {
  const untried = positions.find((position) => {
    const outcome = outcomes[position]
    return outcome?.kind === 'in-doubt' && outcome.since === null
  })
  return untried ?? positions[0]
}

function DoubtActions({ run, view, positions }: WorkProps) {
  const t = useTranslations('failures')
  const [asks, setAsks] = useState<'one' | 'all' | null>(null)
  const probe = suggestProbe(positions, view.state.outcomes)
  return (
    <>
      <Button onClick={() => setAsks('one')}>{t('doubt.sendOne')}</Button>
      <Button onClick={() => setAsks('all')}>{t('doubt.sendAll')}</Button>
      <Button icon="check" onClick={() => void run.markAccepted(positions)}>
        {t('markAccepted')}
      </Button>
      <SetAside run={run} positions={positions} />
      {asks === 'one' && probe !== undefined && (
        <ConfirmDialog
          title={t('doubt.sendOneTitle', { order: view.state.entries[probe]?.orderId ?? '' })}
          yes={t('doubt.sendOneYes')}
          onYes={() => void run.sendDoubtful([probe])}
          onClose={() => setAsks(null)}
        >
          <p>{t('doubt.sendOneRisk')}</p>
        </ConfirmDialog>
      )}
      {asks === 'all' && (
        <ConfirmDialog
          title={t('doubt.sendAllTitle', { count: positions.length })}
          yes={t('doubt.sendAllYes', { count: positions.length })}
          look="danger"
          onYes={() => void run.sendDoubtful(positions)}
          onClose={() => setAsks(null)}
        >
          <p>{t('doubt.sendAllRisk', { count: positions.length })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
