import { useMemo, useState } from 'react'
import { suggestProbe } from '#domain/upload/answers/suggest-probe.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { groupByRequest, type RequestGroup } from '#features/failures/families/group-requests.ts'
import type { GroupSentence } from '#features/failures/families/group-sentences.tsx'
import { ProbeNotice } from './probe-notice.tsx'
import { SetAside } from './set-aside.tsx'
import { excerptOf, useStoryWithExcerpt } from './use-story-with-excerpt.ts'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of which nobody knows whether they were accepted, with the ways to resolve them. */
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
      mark="in-doubt"
      groups={groups.map(sentenceOf)}
      lead={
        <>
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
  return ({ request, positions, outcome }: RequestGroup<'in-doubt'>): GroupSentence => {
    const { at, cause } = outcome.doubt
    const known = { count: positions.length, when: when(at) }
    return cause.kind === 'unexplained'
      ? { key: request, positions, text: t('groupUnexplained', known), excerpt: '' }
      : {
          key: request,
          positions,
          text: t('group', { ...known, fault: faultWords(cause.fault) }),
          excerpt: excerptOf(cause.fault),
        }
  }
}

function DoubtActions({ run, view, positions }: WorkProps) {
  const t = useTranslations('failures')
  const [asksAll, setAsksAll] = useState(false)
  const [probe, setProbe] = useState<Position | null>(null)
  return (
    <>
      <Button onClick={() => setProbe(suggestProbe(view.state, positions) ?? null)}>
        {t('doubt.sendOne')}
      </Button>
      <Button onClick={() => setAsksAll(true)}>{t('doubt.sendAll')}</Button>
      <Button icon="check" onClick={() => void run.markAccepted(positions)}>
        {t('markAccepted')}
      </Button>
      <SetAside run={run} positions={positions} />
      {probe !== null && (
        <ConfirmDialog
          title={t('doubt.sendOneTitle', { order: view.state.entries.at(probe)?.orderId ?? '' })}
          yes={t('doubt.sendOneYes')}
          onYes={() => void run.sendDoubtful([probe])}
          onClose={() => setProbe(null)}
        >
          <p>{t('doubt.sendOneRisk')}</p>
        </ConfirmDialog>
      )}
      {asksAll && (
        <ConfirmDialog
          title={t('doubt.sendAllTitle', { count: positions.length })}
          yes={t('doubt.sendAllYes', { count: positions.length })}
          look="danger"
          onYes={() => void run.sendDoubtful(positions)}
          onClose={() => setAsksAll(false)}
        >
          <p>{t('doubt.sendAllRisk', { count: positions.length })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
