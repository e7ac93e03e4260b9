import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { arrivalOf, type Fault } from '#domain/upload/fault.ts'
import type { PauseReason } from '#domain/upload/run/pause.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { TokenForm, TokenHelp } from '#shell/token/token-form.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import type { PanelKind } from '#upload/frame/panel-kinds.ts'
import styles from './upload-card.module.css'
import { useCountToSend } from './use-count-to-send.ts'
import { usePauseWords } from './use-pause-words.ts'

type RunStripProps = {
  readonly onView: (kind: PanelKind) => void
  /** The panel below has the page's filled button. */
  readonly hasTask: boolean
}

/** Reason why nothing is being sent, with one action. */
export function RunStrip(props: RunStripProps) {
  const { status, state } = useUpload().view
  const left = useCountToSend()
  if (status.kind === 'paused') return <PauseStrip {...props} why={status.why} />
  if (status.kind !== 'idle' || left === 0) return null
  return <StoppedStrip count={left} isStopped={state.stopped} hasTask={props.hasTask} />
}

type StripProps = {
  readonly icon: IconName
  readonly calm: boolean
  readonly words: ReactNode
  readonly children?: ReactNode
}

function Strip({ icon, calm, words, children }: StripProps) {
  return (
    <div className={classes(styles.strip, calm && styles.calm)}>
      <Icon name={icon} />
      <div className={styles.words}>{words}</div>
      <div className={styles.remedy} data-remedy>
        {children}
      </div>
    </div>
  )
}

type StoppedStripProps = Pick<RunStripProps, 'hasTask'> & {
  readonly count: number
  readonly isStopped: boolean
}

function StoppedStrip({ count, isStopped, hasTask }: StoppedStripProps) {
  const t = useTranslations('upload')
  const { upload, view } = useUpload()
  return (
    <Strip icon="stop" calm words={isStopped && <p>{t('stopped', { count })}</p>}>
      {view.canAct && (
        <Button look={hasTask ? 'plain' : 'main'} icon="play" onClick={upload.resume}>
          {t('sendRemaining', { count })}
        </Button>
      )}
    </Strip>
  )
}

const CALM: ReadonlySet<PauseReason['kind']> = new Set(['by-person', 'offline', 'other-upload'])

type PauseProps = RunStripProps & { readonly why: PauseReason }

function PauseStrip({ why, ...rest }: PauseProps) {
  const { state } = useUpload().view
  const { reason, next } = usePauseWords()(why, state)
  const icon = why.kind === 'token-needed' ? 'key' : CALM.has(why.kind) ? 'pause' : 'warning'
  return (
    <Strip
      icon={icon}
      calm={CALM.has(why.kind)}
      words={
        <>
          {saysWhy(why) && <ServiceWords why={why} />}
          <p>{reason}</p>
          {next !== '' && <p>{next}</p>}
          {!saysWhy(why) && <ServiceWords why={why} />}
        </>
      }
    >
      <Remedy why={why} {...rest} />
    </Strip>
  )
}

/** The service accepted the request and added a message, which says more than that the result is missing. */
const saysWhy = (why: PauseReason) => why.kind === 'fault' && why.fault.kind === 'unreadable'

/** Message of the service as plain text. */
function ServiceWords({ why }: { readonly why: PauseReason }) {
  const t = useTranslations('upload.paused')
  const text = textOf(why)
  if (text === null || text === '') return null
  return (
    <blockquote className={styles.excerpt} aria-label={t('serviceWrote')}>
      <LongText text={text} />
    </blockquote>
  )
}

function textOf(why: PauseReason): string | null {
  if (why.kind === 'trial-failed') return why.message
  return why.kind === 'fault' && 'excerpt' in why.fault ? why.fault.excerpt : null
}

function Remedy({ why, onView, hasTask }: PauseProps) {
  const t = useTranslations('upload')
  const { upload, view } = useUpload()
  const left = useCountToSend()
  const found = why.kind === 'fault' ? panelFor(why.fault) : null
  if (why.kind === 'other-upload')
    return (
      <Link href={`/uploads/${why.id}`} className="target">
        {t('paused.openOther')}
      </Link>
    )
  if (why.kind === 'other-shop')
    return view.canAct && <Button onClick={upload.sameShop}>{t('paused.sameShop')}</Button>
  if (why.kind === 'token-needed') return view.canAct && <AskForToken isMissing={!why.rejected} />
  return (
    <>
      {found !== null && view.state.counts[found] > 0 && (
        <Button onClick={() => onView(found)}>{t(`view.${found}`)}</Button>
      )}
      {view.canAct && left > 0 && (
        <GoOn why={why} hasTask={hasTask} count={left} onGoOn={upload.resume} />
      )}
    </>
  )
}

/** Takes the focus unless the user is busy elsewhere. If a press on a missing token led here, only typing counts. */
function AskForToken({ isMissing }: { readonly isMissing: boolean }) {
  const t = useTranslations('token')
  const [takesFocus] = useState(() => isAtRest() || (isMissing && !isTyping()))
  return (
    <>
      <TokenHelp />
      <TokenForm inLine takesFocus={takesFocus} action={t('andContinue')} onTaken={focusHeading} />
    </>
  )
}

const isAtRest = () => document.activeElement?.matches('body, main, h1, h2') ?? true
const isTyping = () =>
  document.activeElement?.matches('input:not([type=radio], [type=checkbox])') === true

/** Focuses the page's heading. A token field that appears takes the focus from there. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus()

type GoOnProps = Pick<PauseProps, 'why' | 'hasTask'> & {
  /** Number of entries that would be sent. */
  readonly count: number
  readonly onGoOn: () => void
}

/** After a failed trial the button isn't the filled one, so that the user reads the reason first. */
function GoOn({ why, hasTask, count, onGoOn }: GoOnProps) {
  const t = useTranslations('upload')
  if (why.kind === 'trial-failed')
    return <Button onClick={onGoOn}>{t('paused.sendRest', { count })}</Button>
  return (
    <Button look={hasTask ? 'plain' : 'main'} icon="play" onClick={onGoOn}>
      {t('resume')}
    </Button>
  )
}

/** Returns the panel that lists the entries of the failed request, or null if the user doesn't need to check them. */
function panelFor(fault: Fault): 'in-doubt' | 'refused' | null {
  const arrival = arrivalOf(fault, 1)
  if (arrival === 'unknown') return 'in-doubt'
  return arrival === 'refused' ? 'refused' : null
}
