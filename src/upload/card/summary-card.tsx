import { useMemo } from 'react'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { isFinished } from '#domain/upload/summary.ts'
import { learntSize } from '#domain/upload/events/learnt-size.ts'
import { isTrialUnderWay, TRIAL_SIZE } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDuration } from '#i18n/words/use-when.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { CopySummary } from './copy-summary.tsx'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import { useDraft } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { classes } from '#ui/classes.ts'
import { BarMark, StackedBar } from '#ui/feedback/stacked-bar.tsx'
import { Icon } from '#ui/icon.tsx'
import { countNeedy, hasFilledButton, type PanelKind } from '#upload/frame/panel-kinds.ts'
import styles from './upload-card.module.css'
import { measureProgress, roundRemaining, type UploadProgress } from './measure-progress.ts'
import { RunButtons } from './run-buttons.tsx'
import { RunStrip } from './run-strip.tsx'
import { useWaitWords } from './use-wait-words.ts'

type SummaryCardProps = {
  /** Panel that is open below. */
  readonly open: PanelKind
  readonly onView: (kind: PanelKind) => void
}

/** Count, bar and legend for the outcomes, and the reason why sending is paused. */
export function SummaryCard({ open, onView }: SummaryCardProps) {
  const t = useTranslations('upload')
  const { state, status } = useUpload().view
  const progress = useMemo(() => measureProgress(state), [state])
  const isUnderWay = status.kind !== 'idle'
  const isStill = !isUnderWay || status.kind === 'paused'
  return (
    <section
      className={classes(styles.card, isAllAccepted(state) && styles.done)}
      aria-label={t('summary')}
    >
      <div className={styles.top}>
        <Headline progress={progress} />
        <div className={styles.picture}>
          <Bar progress={isUnderWay ? progress : null} />
          <div className={styles.below}>
            <Legend />
            {isStill && (
              <div className={styles.share}>
                {state.requests.length > 0 && <CopySummary />}
                <HandOverButton />
              </div>
            )}
          </div>
        </div>
        <RunButtons />
      </div>
      <RunStrip hasTask={hasFilledButton(open)} onView={onView} />
    </section>
  )
}

/** Set-aside entries don't count, so green means accepted. */
const isAllAccepted = (state: UploadState) =>
  isFinished(state) && state.counts.accepted === state.entries.length

/** Main number of the page: progress while sending, then the accepted entries. */
function Headline({ progress }: { readonly progress: UploadProgress }) {
  const t = useTranslations('upload')
  const format = useFormatter()
  const { state, status } = useUpload().view
  const { done, total } = progress
  const isUnderWay = status.kind !== 'idle'
  return (
    <>
      <p className={styles.number}>
        <strong>{format.number(isUnderWay ? done : state.counts.accepted)}</strong>{' '}
        {isUnderWay ? t('ofSent', { total }) : t('ofAccepted', { total: state.entries.length })}
      </p>
      <div className={styles.headline}>
        {isUnderWay ? <Sending progress={progress} /> : <Open />}
      </div>
    </>
  )
}

function Open() {
  const t = useTranslations('upload')
  const { state } = useUpload().view
  const count = countNeedy(state.counts)
  if (count > 0) return <p>{t('needYou', { count })}</p>
  if (!isFinished(state)) return null
  return (
    <>
      <h2 className={classes(styles.end, isAllAccepted(state) && 'ok')}>
        <Icon name="check" /> {t('end.title')}
      </h2>
      <StillInSheet />
    </>
  )
}

/** Entries that stay in the sheet for another upload. */
function StillInSheet() {
  const t = useTranslations('upload.end')
  const { noNumberCount, problemCount } = useDraft().snapshot
  return (
    <>
      {noNumberCount > 0 && <p className={styles.how}>{t('waiting', { count: noNumberCount })}</p>}
      {problemCount > 0 && <p className={styles.how}>{t('heldBack', { count: problemCount })}</p>}
    </>
  )
}

/** Remaining time, or the reason for a wait. */
function Sending({ progress: { remainingMs } }: { readonly progress: UploadProgress }) {
  const t = useTranslations('upload')
  const duration = useDuration()
  const waitWords = useWaitWords()
  const { state, status } = useUpload().view
  const size = learntSize(state)
  const time =
    remainingMs !== null && status.kind === 'sending'
      ? t('remaining', { time: duration(roundRemaining(remainingMs)) })
      : null
  if (status.kind === 'paused') return <p className="warn">{t('paused.word')}</p>
  return (
    <>
      <p>{waitWords ?? time}</p>
      {isTrialUnderWay(state) && <p className={styles.how}>{t('trial', { count: TRIAL_SIZE })}</p>}
      {size !== null && <p className={styles.how}>{t('learntSize', { count: size })}</p>}
    </>
  )
}

type BarProps = {
  /** null: nothing is being sent, and the legend has the same numbers as text. */
  readonly progress: UploadProgress | null
}

function Bar({ progress }: BarProps) {
  const t = useTranslations('upload')
  const outcomeName = useTranslations('common.outcomes')
  const format = useFormatter()
  const { counts } = useUpload().view.state
  const parts = OUTCOME_KINDS.map((kind) => ({
    key: kind,
    count: counts[kind],
    tone: OUTCOME_LOOKS[kind].tone,
    name: `${outcomeName(kind)} ${format.number(counts[kind])}`,
  }))
  if (progress === null) return <StackedBar parts={parts} />
  const { done, total } = progress
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t('progressText', { done, total })}
    >
      <StackedBar parts={parts} />
    </div>
  )
}

/** Legend with a count per outcome; the counts add up to all entries. */
function Legend() {
  const t = useTranslations('common.outcomes')
  const format = useFormatter()
  const { counts } = useUpload().view.state
  return (
    <dl className={styles.legend}>
      {OUTCOME_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <div key={kind} className={styles.term}>
          <dt className="row muted">
            <BarMark tone={OUTCOME_LOOKS[kind].tone} />
            {t(kind)}
          </dt>{' '}
          <dd className="strong">{format.number(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
