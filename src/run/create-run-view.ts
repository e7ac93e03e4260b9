import type { Countdown } from './countdown.ts'
import type { Hold } from './create-hold.ts'
import type { Replies } from './create-replies.ts'
import type { Requests } from './create-requests.ts'
import { createListeners, type Listeners } from '#run/outside/listeners.ts'
import type { RunDeps } from './run-deps.ts'
import { sameView, statusOf, watchedStatus } from './run-status.ts'
import { createCalmTeller } from '#run/outside/tell-calmly.ts'
import type { RunStatus, UploadView } from './upload-run.ts'
import type { WrittenState } from './written-state.ts'

/** What screens see of a run, and when they are told that it changed. */
export type RunView = {
  readonly subscribe: Listeners['subscribe']
  readonly isLookedAt: () => boolean
  /** The same object until something in it changes. */
  readonly now: () => UploadView
  /** Something may have changed: looks again. `isPressed`: a person did it, and looks at what comes of it. */
  readonly update: (isPressed?: boolean) => void
  /** Nothing urgent is under way any more; what waits to be told is told soon. */
  readonly free: () => void
  readonly rename: (name: string | null) => void
  readonly close: () => void
}

type Around = {
  readonly written: WrittenState
  readonly hold: Hold
  readonly countdown: Countdown
  readonly requests: Requests
  readonly replies: Replies
  /** What may go next is just being looked for. */
  readonly isLooking: () => boolean
}

export function createRunView(deps: RunDeps, around: Around): RunView {
  const { uploaded } = deps
  const { written, hold, countdown, requests, replies, isLooking } = around
  const listeners = createListeners()
  const teller = createCalmTeller(listeners, () => isLooking() || replies.count() > 0)
  let { header } = deps
  let view = makeView({ kind: 'idle' })

  function makeView(before: RunStatus): UploadView {
    const state = written.now()
    const canAct = written.isMine()
    const status = canAct ? currentStatus(before) : watchedStatus(state)
    return { header, uploaded, state, status, canAct }
  }

  function currentStatus(before: RunStatus): RunStatus {
    return statusOf({
      state: written.now(),
      pause: hold.now(),
      before,
      waiting: countdown.now(),
      inFlight: requests.submissionsInFlight(),
      holdsAnswer: replies.count() > 0,
      isLooking: isLooking(),
    })
  }

  function update(isPressed = false): void {
    const before = view
    view = makeView(before.status)
    if (sameView(before, view)) view = before
    else {
      const isSending = before.status.kind === 'sending' && view.status.kind === 'sending'
      teller.changed(isSending && !isPressed)
    }
  }

  return {
    subscribe: listeners.subscribe,
    isLookedAt: () => listeners.count() > 0,
    now: () => view,
    update,
    free: teller.free,
    rename: (name) => {
      header = { ...header, name }
      update()
    },
    close: teller.close,
  }
}
