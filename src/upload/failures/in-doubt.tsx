import { useEffect, useMemo, useState } from 'react'
import { findProbeResult, type ProbeResult } from '#domain/upload/answers/probe-result.ts'
import { suggestProbe } from '#domain/upload/answers/suggest-probe.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import {
  type GroupSentence,
  type RequestGroup,
  useGroupsLead,
  useRequestGroups,
  useStoryWithExcerpt,
  useUnsaidWords,
} from '#upload/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { cut, plainText } from '#i18n/words/plain-text.ts'
import styles from '#upload/failures/grid/work.module.css'
import { SetAsideWay, Way, Ways } from './ways.tsx'
import { type Chosen, useWorkPositions, WorkPanel } from './work-panel.tsx'

/** Entries that may have been accepted, with the ways to resolve them. */
export function InDoubt() {
  const outcomeName = useTranslations('common.outcomes')
  const positions = useWorkPositions('in-doubt')
  const requests = useRequestGroups(positions, 'in-doubt')
  const groups = requests.map(useDoubtSentence(requests.length))
  const { outcomes } = useUpload().view.state
  const isResent = positions.some((position) => {
    const outcome = outcomes[position]
    return outcome?.kind === 'in-doubt' && outcome.since !== null
  })
  return (
    <WorkPanel
      title={outcomeName('in-doubt')}
      lead={useGroupsLead(groups)}
      positions={positions}
      groups={groups}
      ways={DoubtWays}
      isSame={groups.length === 1 && !isResent}
      storyOf={useStoryWithExcerpt()}
    />
  )
}

function useDoubtSentence(requests: number) {
  const t = useTranslations('failures.doubt')
  const when = useWhen()
  const wordsOf = useUnsaidWords(requests)
  return (group: RequestGroup<'in-doubt'>): GroupSentence => {
    const { at, cause } = group.outcome.doubt
    const known = { count: group.positions.length, when: when(at) }
    if (cause.kind === 'unexplained') return { ...group, text: t('leadUnexplained', known) }
    const { words, excerpt } = wordsOf(cause.fault)
    return { ...group, text: t('lead', { ...known, fault: words }), excerpt }
  }
}

function DoubtWays({ positions, selected }: Chosen) {
  const t = useTranslations('failures')
  const { upload, view } = useUpload()
  const taskLook = useTaskLook()
  const probe = suggestProbe(view.state, positions)
  const order = plainText(view.state.entries.at(probe ?? -1)?.orderId ?? '')
  const count = positions.length
  return (
    <>
      <ProbeNotice />
      <Ways>
        {probe !== undefined && (
          <Way title={t('doubt.oneTitle')} text={t('doubt.oneText', { order })} recommended>
            <Button look={taskLook} onClick={() => void upload.sendDoubtful([probe])}>
              {t('doubt.sendOne')}
            </Button>
          </Way>
        )}
        <Way title={t('doubt.foundTitle')} text={t('doubt.foundText', { count })}>
          <Button onClick={() => void upload.markAccepted(positions)}>
            {t('mark', { count })}
          </Button>
        </Way>
        <ResendWay positions={positions} selected={selected} />
        <SetAsideWay positions={positions} />
      </Ways>
    </>
  )
}

function ResendWay({ positions, selected }: Chosen) {
  const t = useTranslations('failures.doubt')
  const { upload } = useUpload()
  const [asks, setAsks] = useState(false)
  const count = positions.length
  return (
    <Way title={selected > 0 ? t('selectedTitle') : t('allTitle')} text={t('allText', { count })}>
      <Button onClick={() => setAsks(true)}>
        {t(selected > 0 ? 'sendSelected' : 'sendAll', { count })}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('sendAllTitle', { count })}
          yes={t('sendAllYes', { count })}
          look="danger"
          onYes={() => void upload.sendDoubtful(positions)}
          onClose={() => setAsks(false)}
        >
          <p>{t('allText', { count })}</p>
        </ConfirmDialog>
      )}
    </Way>
  )
}

/** Conclusion from the one entry that was resent to check the others. */
function ProbeNotice() {
  const { state } = useUpload().view
  const result = useMemo(() => findProbeResult(state), [state])
  const text = useProbeWords(result, state)
  const announce = useAnnounce()
  useEffect(() => {
    if (text !== '') announce(text)
  }, [announce, text])
  return text === '' ? null : <p className={styles.found}>{text}</p>
}

function useProbeWords(result: ProbeResult | null, { entries }: UploadState): string {
  const t = useTranslations('failures')
  if (result === null) return ''
  const { found } = result
  const order = plainText(entries.at(result.position)?.orderId ?? '')
  const about = { order, count: result.others.length }
  if (found.kind === 'was-pending' || found.kind === 'nothing')
    return t(`probe.${found.kind}`, about)
  return t(`probe.${found.kind}`, { ...about, message: cut(found.message ?? t('noReason')) })
}
