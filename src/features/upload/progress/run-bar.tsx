import { useMemo, useState } from 'react'
import { isFinished } from '#domain/upload/summary.ts'
import { learntSize } from '#domain/upload/requests/learnt-size.ts'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import { isTrialUnderWay, TRIAL_SIZE } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDuration } from '#i18n/words/use-when.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { useUpload } from '#page/upload-context.ts'
import { measureProgress, roundRemaining } from './measure-progress.ts'
import styles from '#features/upload/upload-panel.module.css'

/**
 * How far the sending is, with its brakes. When all is sent it stays while there is work below, which would move up under
 * the pointer otherwise.
 */
export function RunBar() {
  const { view } = useUpload()
  const left = useMemo(() => countToSend(view.state), [view.state])
  const isOver = view.status.kind === 'idle' && left === 0
  const [hasRun, setHasRun] = useState(!isOver)
  if (!isOver && !hasRun) setHasRun(true)
  if (isOver && (!hasRun || isFinished(view.state))) return null
  return (
    <div className={styles.runBar}>
      <RunProgress />
      {view.canAct && !isOver && (
        <div className={styles.runButtons}>
          <RunButtons left={left} />
        </div>
      )}
    </div>
  )
}

function RunProgress() {
  const { view } = useUpload()
  const t = useTranslations('upload')
  const duration = useDuration()
  const { done, total, remainingMs } = useMemo(() => measureProgress(view.state), [view.state])
  const text = t('progressText', { done, total })
  const remaining =
    remainingMs !== null && view.status.kind === 'sending'
      ? t('remaining', { time: duration(roundRemaining(remainingMs)) })
      : null
  return (
    <div className={styles.progress}>
      <Progress label={t('progress')} value={done} max={total} text={text} />
      <p className={styles.progressText}>{remaining === null ? text : `${text} · ${remaining}`}</p>
      <HowItGoes state={view.state} />
    </div>
  )
}

/** Why so few go at once. */
function HowItGoes({ state }: { state: UploadState }) {
  const t = useTranslations('upload')
  const sentences = useSentences()
  const size = learntSize(state)
  const text = sentences(
    isTrialUnderWay(state) && t('trial', { count: TRIAL_SIZE }),
    size !== null && t('learntSize', { count: size }),
  )
  return text === '' ? null : <p className={styles.progressText}>{text}</p>
}

/** Pause and Resume are one button, so that the keyboard stays on it. */
function RunButtons({ left }: { readonly left: number }) {
  const { run, view } = useUpload()
  const t = useTranslations('upload')
  const { kind } = view.status
  if (kind === 'idle') {
    return (
      <Button look="main" icon="play" onClick={run.resume}>
        {t('sendRemaining', { count: left })}
      </Button>
    )
  }
  const stands = kind === 'paused'
  // After a trial that failed nothing invites to go on before the reason was read.
  const invites = stands && view.status.why.kind !== 'trial-failed'
  return (
    <>
      {(!stands || left > 0) && (
        <Button
          look={invites ? 'main' : 'plain'}
          icon={stands ? 'play' : 'pause'}
          aria-disabled={kind === 'pausing'}
          onClick={(event) => {
            // The second press of a double click would take the first one back.
            if (event.detail < 2) run[stands ? 'resume' : 'pause']()
          }}
        >
          {stands ? t('resume') : t('pause')}
        </Button>
      )}
      {left > 0 && (
        <Button icon="stop" onClick={run.stop}>
          {t('stop')}
        </Button>
      )}
    </>
  )
}
