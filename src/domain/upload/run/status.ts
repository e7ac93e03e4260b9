import { openRequests } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { pausedUpTo, type Pause, type PauseReason, type Wait } from './pause.ts'
import type { RunState, RunStatus } from './run-state.ts'

/** Returns the status of a run; `run.status` is the one before. */
export function statusOf(run: RunState): RunStatus {
  const { upload, pause, inFlight, waits } = run
  // A watching tab sees only the journal, not the plans of the owner.
  if (run.role !== 'owner') {
    const isSending = openRequests(upload).length + inFlight.size > 0
    return { kind: isSending ? 'sending' : 'idle' }
  }
  const held = Math.max(pausedUpTo(pause), upload.memory.stoppedUpTo)
  if (inFlight.size > 0 && !(pause && areAskedFor(run))) {
    const areHeld = [...inFlight.values()].every(({ submission }) => submission <= held)
    return { kind: areHeld ? 'pausing' : 'sending' }
  }
  if (pause && (inFlight.size > 0 || mattersNow(pause, upload)))
    return { kind: 'paused', why: whyNow(pause, run) }
  const wait = longestWait(waits)
  if (wait)
    return wait.why === 'spacing'
      ? { kind: 'sending' }
      : { kind: 'waiting', ...wait, why: wait.why }
  return run.writing === null ? { kind: 'idle' } : betweenRequests(run.status)
}

/** The run only asks for answers, which may take as long as the network is down. */
function areAskedFor({ inFlight, asking }: RunState): boolean {
  return inFlight.size === asking.size
}

/** Returns the wait that ends last; null without one. */
export function longestWait(waits: RunState['waits']): Wait | null {
  const all = [...waits.values()].sort((one, other) => other.until - one.until)
  return all[0] ?? null
}

/** Between two requests, and between Resume and the first one, the status must not briefly show an end. */
function betweenRequests(before: RunStatus): RunStatus {
  return before.kind === 'idle' || before.kind === 'pausing' ? before : { kind: 'sending' }
}

function whyNow({ why }: Pause, { replies }: RunState): PauseReason {
  return why.kind === 'storage' ? { ...why, holdsAnswer: replies.length > 0 } : why
}

/** A pause without anything left to send is over, but a storage failure is always shown. */
function mattersNow(pause: Pause, upload: UploadState): boolean {
  return pause.why.kind === 'storage' || isLeft(upload)
}

/** Tells whether entries are left that Resume would send. */
export function isLeft({ counts }: UploadState): boolean {
  return counts.waiting + counts['not-sent'] > 0
}
