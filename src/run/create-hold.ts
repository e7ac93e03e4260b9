import type { UploadState } from '#domain/upload/upload.ts'
import type { AccessToken } from '#service/token.ts'
import type { RunDeps } from './run-deps.ts'
import {
  addPause,
  endStorageFault,
  isNetworkFault,
  type Pause,
  removeNetworkFaults,
  removePause,
} from './run-pause.ts'
import { isLeft } from './run-status.ts'
import type { PauseReason } from './upload-run.ts'

/** What keeps a run from sending, and what lets it go on by itself. */
export type Hold = {
  readonly now: () => Pause | null
  readonly start: (why: PauseReason) => void
  /** The person says to go on, whatever it was; also though the browser says that it is offline. */
  readonly overrule: () => void
  readonly end: () => void
  /** Writing works again. */
  readonly endStorage: () => void
  /** What the next request would run into; null: nothing. */
  readonly findObstacle: (token: AccessToken | null) => PauseReason | null
  readonly close: () => void
}

type HoldEvents = {
  readonly state: () => UploadState
  readonly onStart: () => void
  /** Something that was waited for is there. */
  readonly onLetGo: () => void
}

/** A network failure is often noticed before the browser notices that the network is gone. */
const SOON_AFTER_MS = 3000

export function createHold(deps: RunDeps, { state, onStart, onLetGo }: HoldEvents): Hold {
  const { clock, online, tokens, turn } = deps
  const { id } = deps.header
  let pause: Pause | null = null
  /** The person said to go although the browser says that it is offline. */
  let ignoreOffline = false

  function start(why: PauseReason): void {
    pause = addPause(pause, why, state(), clock.now())
    onStart()
  }

  function letGo(kind: PauseReason['kind']): void {
    const before = pause
    pause = removePause(pause, kind)
    if (before !== pause) onLetGo()
  }

  function watchNetwork(): void {
    if (online.isOnline()) {
      ignoreOffline = false
      letGo('offline')
      return
    }
    // Either way: a clock can be set back.
    const isLongAgo = Math.abs(clock.now() - (pause?.at ?? 0)) > SOON_AFTER_MS
    if (pause === null || !isNetworkFault(pause.why) || isLongAgo) return
    pause = removeNetworkFaults(pause)
    start({ kind: 'offline' })
  }

  const stopListening = [
    tokens.subscribe(() => {
      if (tokens.current() !== null) letGo('token-needed')
    }),
    turn.subscribe(() => {
      if (turn.holder() === null) letGo('other-upload')
    }),
    online.onChange(watchNetwork),
  ]

  return {
    now: () => pause,
    start,
    overrule: () => {
      ignoreOffline = pause?.why.kind === 'offline'
      pause = null
    },
    end: () => {
      pause = null
    },
    endStorage: () => {
      pause = isLeft(state()) ? endStorageFault(pause) : removePause(pause, 'storage')
    },
    findObstacle: (token) => {
      if (token === null) return { kind: 'token-needed', rejected: tokens.getSnapshot().rejected }
      if (!online.isLocal && !ignoreOffline && !online.isOnline()) return { kind: 'offline' }
      if (!turn.take(id)) return { kind: 'other-upload', id: turn.holder() ?? '' }
      return null
    },
    close: () => {
      for (const stop of stopListening) stop()
    },
  }
}
