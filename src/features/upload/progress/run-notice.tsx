import type { ReactNode } from 'react'
import { arrivalOf, type Fault } from '#domain/upload/answers/fault.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { findEndFault } from '#run/find-end-fault.ts'
import type { PauseReason, RunStatus, UploadRun, UploadView } from '#run/upload-run.ts'
import type { LeadTo, LinkSlot } from '#features/upload/slots.ts'
import styles from '#features/upload/upload-panel.module.css'
import { useCountToSend } from './use-count-to-send.ts'
import { usePauseWords } from './use-pause-words.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type RunNoticeProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly onTokenNeeded: () => void
  readonly onLeadTo: (to: LeadTo) => void
  readonly link: LinkSlot
}

/** Why nothing is going out right now, and what to do. */
export function RunNotice({ view, ...rest }: RunNoticeProps) {
  const t = useTranslations('upload')
  const { status, state } = view
  const left = useCountToSend(view)
  switch (status.kind) {
    case 'sending':
      return null
    case 'idle':
      return left > 0 ? (
        state.stopped && <Notice tone="info">{t('stopped', { count: left })}</Notice>
      ) : (
        <EndFaultNotice view={view} {...rest} />
      )
    case 'pausing':
      return <Notice tone="info">{t('pausing')}</Notice>
    case 'waiting':
      return <WaitingNotice status={status} />
    case 'paused':
      return <PauseNotice why={status.why} view={view} {...rest} />
  }
}

/** Nothing is left to go on with, but nobody shall have to find out alone that the last request went wrong. */
function EndFaultNotice(props: RunNoticeProps) {
  const fault = findEndFault(props.view.state)
  return fault && <PauseNotice why={{ kind: 'fault', fault }} {...props} />
}

function WaitingNotice({ status }: { status: Extract<RunStatus, { kind: 'waiting' }> }) {
  const t = useTranslations('upload.waiting')
  const seconds = useSecondsUntil(status.until)
  return <Notice tone="info">{t(status.told ? 'told' : 'notTold', { seconds })}</Notice>
}

const CALM: ReadonlySet<PauseReason['kind']> = new Set(['by-person', 'offline', 'other-upload'])

function PauseNotice({ why, view, ...rest }: RunNoticeProps & { why: PauseReason }) {
  const pauseWords = usePauseWords()
  return (
    <Notice
      tone={CALM.has(why.kind) ? 'info' : 'warn'}
      actions={<PauseAction why={why} view={view} {...rest} />}
    >
      <p>{pauseWords(why, view.state)}</p>
      <ServiceWords why={why} />
    </Notice>
  )
}

/** What the service wrote, as plain text. */
function ServiceWords({ why }: { why: PauseReason }): ReactNode {
  const t = useTranslations('upload.paused')
  if (why.kind === 'trial-failed' && why.message !== null) {
    return (
      <>
        <blockquote className={styles.excerpt}>{why.message}</blockquote>
        <p>{t('trialNext')}</p>
      </>
    )
  }
  if (why.kind !== 'fault' || !('excerpt' in why.fault) || why.fault.excerpt === '') return null
  return (
    <>
      <p>{t('serviceWrote')}</p>
      <blockquote className={styles.excerpt}>{why.fault.excerpt}</blockquote>
    </>
  )
}

type PauseActionProps = RunNoticeProps & { readonly why: PauseReason }

function PauseAction({
  run,
  why,
  view,
  onTokenNeeded,
  onLeadTo,
  link: PageLink,
}: PauseActionProps) {
  const t = useTranslations('upload.paused')
  const outcomeName = useTranslations('common.outcome')
  const { canAct, state } = view
  const found = why.kind === 'fault' ? whereLeft(why.fault) : null
  const left = useCountToSend(view)
  if (found !== null && state.counts[found] > 0)
    return (
      <Button onClick={() => onLeadTo({ kind: found })}>
        {t('leadTo', { outcome: outcomeName(found) })}
      </Button>
    )
  if (why.kind === 'trial-failed' && canAct && left > 0)
    return <Button onClick={run.resume}>{t('sendRest')}</Button>
  if (why.kind === 'token-needed' && canAct)
    return <Button onClick={onTokenNeeded}>{t('enterToken')}</Button>
  if (why.kind !== 'other-upload') return null
  return (
    <PageLink href={`/uploads/${why.id}`} className={styles.textLink ?? ''}>
      {t('openOther')}
    </PageLink>
  )
}

/** Where the entries of a request stand that ended like this, when a person has to look at them. */
function whereLeft(fault: Fault): 'in-doubt' | 'refused' | null {
  const arrival = arrivalOf(fault, 1)
  if (arrival === 'unknown') return 'in-doubt'
  return arrival === 'refused' ? 'refused' : null
}
