import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { arrivalOf, type Fault } from '#domain/upload/answers/fault.ts'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { TokenForm } from '#page/token-popover.tsx'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { findEndFault } from '#domain/upload/run/consequence.ts'
import type { PauseReason } from '#domain/upload/run/hold.ts'
import type { RunStatus } from '#domain/upload/run/run-state.ts'
import type { LeadTo } from '#features/upload/work-parts.tsx'
import styles from '#features/upload/upload-panel.module.css'
import { usePauseWords } from './use-pause-words.ts'

type RunNoticeProps = { readonly onLeadTo: (to: LeadTo) => void }

/** Why nothing is going out right now, and what to do. */
export function RunNotice(props: RunNoticeProps) {
  const t = useTranslations('upload')
  const { status, state } = useUpload().view
  const left = useCountToSend()
  switch (status.kind) {
    case 'sending':
      return null
    case 'idle': {
      if (left > 0)
        return state.stopped && <Notice tone="info">{t('stopped', { count: left })}</Notice>
      // Nothing is left to send, but the last request went wrong, which has to be said.
      const fault = findEndFault(state)
      return fault && <PauseNotice why={{ kind: 'fault', fault }} {...props} />
    }
    case 'pausing':
      return <Notice tone="info">{t('pausing')}</Notice>
    case 'waiting':
      return <WaitingNotice status={status} />
    case 'paused':
      return <PauseNotice why={status.why} {...props} />
  }
}

/** How many entries Resume would send. */
function useCountToSend(): number {
  const { state } = useUpload().view
  return useMemo(() => countToSend(state), [state])
}

function WaitingNotice({ status }: { status: Extract<RunStatus, { kind: 'waiting' }> }) {
  const t = useTranslations('upload.waiting')
  const seconds = useSecondsUntil(status.until)
  return <Notice tone="info">{t(status.told ? 'told' : 'notTold', { seconds })}</Notice>
}

const TICK_MS = 500

/** Whole seconds until a time, counting down; 0 when it is past. A clock that is set back adds none. */
function useSecondsUntil(time: number): number {
  const [leftMs, setLeftMs] = useState(() => time - Date.now())
  useEffect(() => {
    const steadyEnd = performance.now() + (time - Date.now())
    const look = () => setLeftMs(Math.min(time - Date.now(), steadyEnd - performance.now()))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil(leftMs / 1000))
}

const CALM: ReadonlySet<PauseReason['kind']> = new Set(['by-person', 'offline', 'other-upload'])

type PauseProps = RunNoticeProps & { readonly why: PauseReason }

function PauseNotice({ why, onLeadTo }: PauseProps) {
  const { state } = useUpload().view
  const pauseWords = usePauseWords()
  return (
    <Notice
      tone={CALM.has(why.kind) ? 'info' : 'warn'}
      actions={<PauseAction why={why} onLeadTo={onLeadTo} />}
    >
      <p>{pauseWords(why, state)}</p>
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

function PauseAction({ why, onLeadTo }: PauseProps) {
  const t = useTranslations('upload.paused')
  const outcomeName = useTranslations('common.outcome')
  const tToken = useTranslations('token')
  const { run, view } = useUpload()
  const { canAct, state } = view
  const found = why.kind === 'fault' ? whereLeft(why.fault) : null
  const left = useCountToSend()
  if (found !== null && state.counts[found] > 0)
    return (
      <Button onClick={() => onLeadTo({ kind: found })}>
        {t('leadTo', { outcome: outcomeName(found) })}
      </Button>
    )
  if (why.kind === 'trial-failed' && canAct && left > 0)
    return <Button onClick={run.resume}>{t('sendRest')}</Button>
  if (why.kind === 'token-needed' && canAct)
    return (
      <Suspense>
        <TokenForm inLine action={tToken('andContinue')} />
      </Suspense>
    )
  if (why.kind !== 'other-upload') return null
  return (
    <Link href={`/uploads/${why.id}`} className={styles.textLink}>
      {t('openOther')}
    </Link>
  )
}

/** Where the entries of a request stand that ended like this, when a person has to look at them. */
function whereLeft(fault: Fault): 'in-doubt' | 'refused' | null {
  const arrival = arrivalOf(fault, 1)
  if (arrival === 'unknown') return 'in-doubt'
  return arrival === 'refused' ? 'refused' : null
}
