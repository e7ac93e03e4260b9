import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Command, JoinGroups } from './commands.ts'
import type { Consequence, ReplyEvent } from './consequence.ts'
import { type Pause, type PauseReason, type StorageFault, type Wait, addPause } from './pause.ts'
import type { UndoStep } from './undo.ts'

/** The states of a run that a person can tell apart. */
export type RunStatus =
  /** Nothing waits to be sent, or the person stopped. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** Pause or Stop was pressed; the request in flight is awaited. */
  | { readonly kind: 'pausing' }
  | { readonly kind: 'paused'; readonly why: PauseReason }
  /** Sending continues at `until`. */
  | {
      readonly kind: 'waiting'
      readonly until: Timestamp
      readonly why: Exclude<Wait['why'], 'spacing'>
    }

/** All that a run knows. Only the reducer makes the next one. */
export type RunState = {
  /**
   * A tab that watches shows what another one writes; only the owner writes and sends. One that leaves stores what it
   * has begun, and watches then.
   */
  readonly role: 'watching' | 'owner' | 'leaving' | 'closed'
  /** What the journal says, and nothing that is not stored. */
  readonly upload: UploadState
  /** The number of the last event that is in `upload`. */
  readonly lastEvent: number
  readonly status: RunStatus
  /** Courier choices that are not sent yet, also those that are still in line to be written down. */
  readonly choices: UploadState['choices']
  /** What was done on this page and can be taken back, in its order. */
  readonly steps: readonly UndoStep[]
  /** What keeps submissions from being sent; null: nothing does. */
  readonly pause: Pause | null
  /** The person said to send although the browser says that it is offline. */
  readonly ignoresOffline: boolean
  /** The person said that the shop of the token is that of the upload. */
  readonly isSameShop: boolean
  /** The waits that the service has asked for; several at once are over with the longest. */
  readonly waits: ReadonlyMap<WaitOf, Wait>
  /** How often in a row the service was unavailable. */
  readonly tries: number
  /** The requests that have left, and the one that is just being written down, by number. */
  readonly inFlight: ReadonlyMap<number, Flight>
  /** Of those, the ones without an answer that the page's own server is asked for. */
  readonly asking: ReadonlyMap<number, Asking>
  /** Replies that are not stored yet, in the order in which they came: only this page knows them. */
  readonly replies: readonly ArrivedReply[]
  /** What is to be written, in its order; a request is planned when nothing else is. */
  readonly line: readonly Job[]
  /** The one write that is under way. */
  readonly writing: Writing | null
  /** Presses of Resume, Pause and Stop: the last one counts. */
  readonly pressCount: number
  readonly isTryingAgain: boolean
  /** Those who are told when this tab only watches. */
  readonly leavers: readonly number[]
}

/** Whose wait it is: a request's, by its number; that between any two requests; or one that another tab left. */
export type WaitOf = number | 'spacing' | 'other-tab'

/** How often in a row the service was unavailable before. What fails while one already waits is of the same try. */
export function triesBefore({ tries, waits }: RunState, now: Timestamp): number {
  const isSameTry = [...waits.values()].some(({ why, until }) => why !== 'spacing' && until >= now)
  return isSameTry ? Math.max(0, tries - 1) : tries
}

type Flight = {
  readonly submission: number
  /** When it was written down. */
  readonly at: Timestamp
  readonly isTrial: boolean
  readonly token: string
}

/** What is known of a request while its answer is asked for. */
export type Asking = {
  /** The fault to record when the answer isn't available. */
  readonly came: ArrivedReply
  readonly since: Timestamp
  /** How long it is worth asking. */
  readonly forMs: number
  /** How often in a row the server could not be asked. */
  readonly tries: number
}

/** A reply as it is stored, and as it is read. */
export type ArrivedReply = { readonly stored: JournalEvent; readonly event: ReplyEvent }

/** A request that only has to be written down before it leaves. */
export type ReadyRequest = {
  readonly event: Extract<JournalEvent, { type: 'requested' }>
  readonly isTrial: boolean
  readonly token: string
}

/** What waits for its turn to be written. */
export type Job =
  /** Stores the replies that came, this one among them. */
  | { readonly kind: 'reply'; readonly request: number }
  | { readonly kind: 'try-again' }
  /** `ticket`: who gave the command is told when it is done. */
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly ticket: number
      readonly pressCount: number
    }

/** What is being written: `after` is the state of the upload once it is stored. */
export type Writing = {
  readonly events: readonly JournalEvent[]
  readonly after: UploadState
} & (
  | { readonly kind: 'request'; readonly ready: ReadyRequest }
  /** `next`: the request that is stored in the same commit. */
  | {
      readonly kind: 'reply'
      readonly came: ArrivedReply
      readonly consequence: Consequence
      readonly next: ReadyRequest | null
    }
  /** Requests of a page that was closed, whose replies will not be read. */
  | { readonly kind: 'interrupted' }
  /** `steps`: those that can be taken back afterwards. */
  | { readonly kind: 'command'; readonly steps: RunState['steps'] }
)

/** What the page's own server says of the answer to a request. */
export type AskedReply =
  | { readonly kind: 'answer'; readonly came: ArrivedReply }
  | { readonly kind: 'waiting' | 'unknown' | 'unreachable' }

/** What happens to a run. */
export type RunEvent =
  | { readonly kind: 'commanded'; readonly command: Command; readonly ticket: number }
  | { readonly kind: 'pause-pressed' }
  /** Another tab has written these. */
  | { readonly kind: 'absorbed'; readonly events: readonly UploadEvent[] }
  | { readonly kind: 'written' }
  | { readonly kind: 'not-written'; readonly cause: StorageFault }
  /** `askForMs`: how long it is worth asking for a better one. */
  | { readonly kind: 'replied'; readonly came: ArrivedReply; readonly askForMs: number }
  | { readonly kind: 'told'; readonly request: number; readonly told: AskedReply }
  | { readonly kind: 'wait-over'; readonly wait: WaitOf }
  | { readonly kind: 'try-again' }
  /** `turn`: who has the turn to send. */
  | { readonly kind: 'world-changed'; readonly what: 'token' | 'network' | 'turn' }
  | { readonly kind: 'closed' }

/** What a run wants done, in this order. */
export type RunEffect =
  /** One upload sends at a time. */
  | { readonly kind: 'take-turn' }
  | { readonly kind: 'release-turn' }
  /** Commits all of them or none; `written` or `not-written` follows. */
  | { readonly kind: 'write'; readonly events: readonly JournalEvent[] }
  /** `replied` follows. */
  | {
      readonly kind: 'send'
      readonly request: number
      readonly at: Timestamp
      readonly body: string
      readonly token: string
    }
  /** Asks for the answer to a request that was sent; `told` follows. */
  | {
      readonly kind: 'ask'
      readonly request: number
      readonly at: Timestamp
      readonly token: string
      readonly afterMs: number
    }
  /** The service answered 401 to this token; a newer one is not touched. */
  | { readonly kind: 'reject-token'; readonly token: string }
  /** `wait-over` follows, unless the waits are cancelled. */
  | { readonly kind: 'wait'; readonly wait: WaitOf; readonly ms: number }
  | { readonly kind: 'cancel-waits' }
  /** `try-again` follows. */
  | { readonly kind: 'wait-to-try-again'; readonly ms: number }
  /** `isCalm`: it need not be drawn at once. */
  | { readonly kind: 'show'; readonly isCalm: boolean }
  /** Reports to the caller that a command is done or failed. */
  | { readonly kind: 'answer'; readonly ticket: number }

/** What does not change while a run lasts. */
export type RunRules = {
  readonly id: string
  /** The shop of the upload; empty: not named. */
  readonly shop: string
  readonly requestSize: number
  readonly requestsAtOnce: number
  /** Between the beginnings of two requests. */
  readonly spacingMs: number
  /** The service is on this computer: it can be reached without any network. */
  readonly isLocal: boolean
  /** The page's own server keeps answers for it. */
  readonly canAsk: boolean
  /** The exact text of a request. */
  readonly formatBody: (entries: readonly TrackingEntry[]) => string
  readonly joinGroups: JoinGroups
}

/** The rules, and the world in the moment of an event. */
export type RunWorld = RunRules & {
  readonly at: Timestamp
  /** From 0 to 1. */
  readonly random: number
  /** The token to send with; null when there is none, or the service rejected it. */
  readonly token: string | null
  readonly isTokenRejected: boolean
  /** The shop of the token; empty: not named. */
  readonly tokenShop: string
  readonly isOnline: boolean
  /** The upload that has the turn to send. */
  readonly turnHolder: string | null
}

/** What a run is after an event, and what it wants done for it. */
export type Step = { readonly run: RunState; readonly effects: readonly RunEffect[] }

/** A run with what it wants done. */
export const step = (run: RunState, ...effects: readonly RunEffect[]): Step => ({ run, effects })

/** Goes on from a step; what each wants done is kept in its order. */
export function andThen({ run, effects }: Step, next: (run: RunState) => Step): Step {
  const following = next(run)
  return { run: following.run, effects: [...effects, ...following.effects] }
}

/** Reports to the caller that a command is over. */
export const answer = ({ ticket }: { readonly ticket: number }): RunEffect => ({
  kind: 'answer',
  ticket,
})

/** Pauses what was submitted until now. */
export function pauseFor(run: RunState, why: PauseReason, { at }: RunWorld): RunState {
  return { ...run, pause: addPause(run.pause, why, run.upload, at) }
}

/** A map that has everything but one key. */
export function without<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([one]) => one !== key))
}
