import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { heldUpTo, type Pause } from './run-pause.ts'
import type { PauseReason, RunStatus, UploadView } from './upload-run.ts'

export type RunSituation = {
  readonly state: UploadState
  readonly pause: Pause | null
  /** Turned away until then. */
  readonly waiting: { readonly until: Timestamp; readonly told: boolean } | null
  /** The submissions of the requests in flight, and of one that is just being written down. */
  readonly inFlight: readonly number[]
  /** An answer came that is not stored yet. */
  readonly holdsAnswer: boolean
  /** What may go next is just being looked for. */
  readonly isLooking: boolean
  readonly before: RunStatus
}

/** What a run is doing, in the words of the screen. */
export function statusOf(situation: RunSituation): RunStatus {
  const { state, pause, waiting, inFlight } = situation
  const held = Math.max(heldUpTo(pause), state.memory.stoppedUpTo)
  if (inFlight.length > 0)
    return { kind: inFlight.every((submission) => submission <= held) ? 'pausing' : 'sending' }
  if (pause && mattersNow(pause, state)) return { kind: 'paused', why: whyNow(pause, situation) }
  if (waiting) return { kind: 'waiting', until: waiting.until, told: waiting.told }
  return situation.isLooking ? betweenRequests(situation.before) : { kind: 'idle' }
}

/** Between two requests, and between Resume and the first one, nothing must flash up as if it were the end. */
function betweenRequests(before: RunStatus): RunStatus {
  return before.kind === 'idle' || before.kind === 'pausing' ? before : { kind: 'sending' }
}

function whyNow({ why }: Pause, { holdsAnswer }: RunSituation): PauseReason {
  return why.kind === 'storage' ? { ...why, holdsAnswer } : why
}

/** A pause with nothing left to send is over; that something could not be stored is always said. */
function mattersNow(pause: Pause, state: UploadState): boolean {
  return pause.why.kind === 'storage' || isLeft(state)
}

/** Something waits that Resume would send. */
export function isLeft({ counts }: UploadState): boolean {
  return counts.waiting + counts['not-sent'] > 0
}

/** What a tab that watches knows: the journal, not what the other one is about to do. */
export function watchedStatus(state: UploadState): RunStatus {
  return { kind: state.memory.openRequests.length > 0 ? 'sending' : 'idle' }
}

/** Whether a screen that shows one of them need not be drawn for the other. */
export function sameView(one: UploadView, other: UploadView): boolean {
  return (
    one.state === other.state &&
    one.header === other.header &&
    one.canAct === other.canAct &&
    JSON.stringify(one.status) === JSON.stringify(other.status)
  )
}
