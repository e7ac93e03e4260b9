import { useEffect, useMemo, useState } from 'react'
import { findProbeResult, type ProbeResult } from '#domain/upload/answers/probe-result.ts'
import { suggestProbe } from '#domain/upload/answers/suggest-probe.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import {
  excerptOf,
  type GroupSentence,
  type RequestGroup,
  useRequestGroups,
  useStoryWithExcerpt,
} from '#features/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of which nobody knows whether they were accepted, with the ways to resolve them. */
export function InDoubt({ positions }: WorkProps) {
  const t = useTranslations('failures.doubt')
  const groups = useRequestGroups(positions, 'in-doubt')
  return (
    <WorkRegion
      kind="in-doubt"
      positions={positions}
      groups={groups.map(useDoubtSentence())}
      lead={
        <>
          <ProbeNotice />
          <p>{t('next')}</p>
        </>
      }
      storyOf={useStoryWithExcerpt()}
      actions={DoubtActions}
    />
  )
}

function useDoubtSentence() {
  const t = useTranslations('failures.doubt')
  const when = useWhen()
  const faultWords = useFaultWords()
  return (group: RequestGroup<'in-doubt'>): GroupSentence => {
    const { at, cause } = group.outcome.doubt
    const known = { count: group.positions.length, when: when(at) }
    if (cause.kind === 'unexplained') return { ...group, text: t('groupUnexplained', known) }
    const text = t('group', { ...known, fault: faultWords(cause.fault) })
    return { ...group, text, excerpt: excerptOf(cause.fault) }
  }
}

/** What the entry that was sent to find out tells about the others. */
function ProbeNotice() {
  const { state } = useUpload().view
  const result = useMemo(() => findProbeResult(state), [state])
  const text = useProbeWords(result, state)
  const announce = useAnnounce()
  useEffect(() => {
    if (text !== '') announce(text)
  }, [announce, text])
  return text === '' ? null : <Notice tone="info">{text}</Notice>
}

function useProbeWords(result: ProbeResult | null, { entries }: UploadState): string {
  const t = useTranslations('failures')
  if (result === null) return ''
  const { found } = result
  const order = entries.at(result.position)?.orderId ?? ''
  const about = { order, count: result.others.length }
  if (found.kind === 'was-pending' || found.kind === 'nothing')
    return t(`probe.${found.kind}`, about)
  return t(`probe.${found.kind}`, { ...about, message: found.message ?? t('noReason') })
}

function DoubtActions({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { run, view } = useUpload()
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
      <SetAside positions={positions} />
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
