import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/upload-event.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Command, JoinGroups, UndoStep } from './commands.ts'
import type { Consequence, ReplyEvent } from './consequence.ts'
import { type Pause, type PauseReason, type StorageFault, type Wait, addPause } from './pause.ts'

/** The states of a run as the user sees them. */
export type RunStatus =
  /** Nothing waits to be sent, or the user stopped. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** The user pressed Pause or Stop, and the request in flight is awaited. */
  | { readonly kind: 'pausing' }
  | { readonly kind: 'paused'; readonly why: PauseReason }
  /** Sending continues at `until`. */
  | {
      readonly kind: 'waiting'
      readonly until: Timestamp
      readonly why: Exclude<Wait['why'], 'spacing'>
    }

/** The state of a run, changed only by the reducer. */
export type RunState = {
  /**
   * A watching tab shows what another one writes; only the owner writes and sends. A leaving tab stores what it has
   * begun, then watches.
   */
  readonly role: 'watching' | 'owner' | 'leaving' | 'closed'
  /** The upload as the journal has it, without unstored changes. */
  readonly upload: UploadState
  /** The number of the last event applied to `upload`. */
  readonly lastEvent: number
  readonly status: RunStatus
  /** Courier choices not sent yet, including those that still wait to be written. */
  readonly choices: UploadState['choices']
  /** Steps made on this page that can be undone, oldest first. */
  readonly steps: readonly UndoStep[]
  /** The pause that holds submissions, if any. */
  readonly pause: Pause | null
  /** The user resumed although the browser reports that it is offline. */
  readonly ignoresOffline: boolean
  /** The user confirmed that the token belongs to the shop of the upload. */
  readonly isSameShop: boolean
  /** Current waits; sending continues when all are over. */
  readonly waits: ReadonlyMap<WaitOf, Wait>
  /** Number of replies in a row for which the service was unavailable. */
  readonly tries: number
  /** Requests that were sent or are being written, by number. */
  readonly inFlight: ReadonlyMap<number, Flight>
  /** Those in flight whose answer the page asks its own server for. */
  readonly asking: ReadonlyMap<number, Asking>
  /** Replies not stored yet, in order of arrival; only this page has them. */
  readonly replies: readonly ArrivedReply[]
  /** Queue of writes. The next request is planned when it is empty. */
  readonly line: readonly Job[]
  /** The write in progress. */
  readonly writing: Writing | null
  /** Number of presses of Resume, Pause and Stop, to tell whether a Stop was the last. */
  readonly pressCount: number
  readonly isTryingAgain: boolean
  /** Tickets of `leave` commands, answered when this tab only watches. */
  readonly leavers: readonly number[]
}

/** Key of a wait: a request's number, the spacing between requests, or a wait taken over from another tab. */
export type WaitOf = number | 'spacing' | 'other-tab'

/** Returns how often in a row the service was unavailable. Requests that fail during a wait count as the same try. */
export function triesBefore({ tries, waits }: RunState, now: Timestamp): number {
  const isSameTry = [...waits.values()].some(({ why, until }) => why !== 'spacing' && until >= now)
  return isSameTry ? Math.max(0, tries - 1) : tries
}

type Flight = {
  readonly submission: number
  /** When the request was written. */
  readonly at: Timestamp
  readonly isTrial: boolean
  readonly token: string
}

/** A request whose answer the page is asking for. */
export type Asking = {
  /** The fault to record when the answer isn't available. */
  readonly came: ArrivedReply
  readonly since: Timestamp
  /** Milliseconds for which to keep asking. */
  readonly forMs: number
  /** Number of failed attempts in a row to reach the server. */
  readonly tries: number
}

/** A reply as it is stored and as it is read. */
export type ArrivedReply = { readonly stored: JournalEvent; readonly event: ReplyEvent }

/** A request that has to be written before it is sent. */
export type ReadyRequest = {
  readonly event: Extract<JournalEvent, { type: 'requested' }>
  readonly isTrial: boolean
  readonly token: string
}

/** An item of the queue of writes. */
export type Job =
  /** Stores the replies that arrived, including this one. */
  | { readonly kind: 'reply'; readonly request: number }
  | { readonly kind: 'try-again' }
  /** `ticket` identifies the caller to answer when the command is done. */
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly ticket: number
      readonly pressCount: number
    }

/** The write in progress; `after` is the state of the upload once it is stored. */
export type Writing = {
  readonly events: readonly JournalEvent[]
  readonly after: UploadState
} & (
  | { readonly kind: 'request'; readonly ready: ReadyRequest }
  /** `next` is the request stored in the same commit. */
  | {
      readonly kind: 'reply'
      readonly came: ArrivedReply
      readonly consequence: Consequence
      readonly next: ReadyRequest | null
    }
  /** Faults for the requests of a closed page. */
  | { readonly kind: 'interrupted' }
  /** `steps` are those that can be undone afterwards. */
  | { readonly kind: 'command'; readonly steps: RunState['steps'] }
)

/** The page's own server's reply when asked for the answer to a request. */
export type AskedReply =
  | { readonly kind: 'answer'; readonly came: ArrivedReply }
  | { readonly kind: 'waiting' | 'unknown' | 'unreachable' }

/** An event that a run reacts to. */
export type RunEvent =
  | { readonly kind: 'commanded'; readonly command: Command; readonly ticket: number }
  | { readonly kind: 'pause-pressed' }
  /** Another tab has written these events. */
  | { readonly kind: 'absorbed'; readonly events: readonly UploadEvent[] }
  | { readonly kind: 'written' }
  | { readonly kind: 'not-written'; readonly cause: StorageFault }
  /** `askForMs`: milliseconds for which the page's own server may have a better reply; 0 if not at all. */
  | { readonly kind: 'replied'; readonly came: ArrivedReply; readonly askForMs: number }
  | { readonly kind: 'told'; readonly request: number; readonly told: AskedReply }
  | { readonly kind: 'wait-over'; readonly wait: WaitOf }
  | { readonly kind: 'try-again' }
  /** `turn`: another upload took or released the turn to send. */
  | { readonly kind: 'world-changed'; readonly what: 'token' | 'network' | 'turn' }
  | { readonly kind: 'closed' }

/** An effect that the reducer requests, executed in order. */
export type RunEffect =
  /** Takes the turn to send; only one upload sends at a time. */
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
  /** The service answered 401 to this token; a newer token stays valid. */
  | { readonly kind: 'reject-token'; readonly token: string }
  /** `wait-over` follows, unless the waits are cancelled. */
  | { readonly kind: 'wait'; readonly wait: WaitOf; readonly ms: number }
  | { readonly kind: 'cancel-waits' }
  /** `try-again` follows. */
  | { readonly kind: 'wait-to-try-again'; readonly ms: number }
  /** `isCalm`: rendering may be delayed. */
  | { readonly kind: 'show'; readonly isCalm: boolean }
  /** Reports to the caller that its command is over. */
  | { readonly kind: 'answer'; readonly ticket: number }

/** Settings that stay the same during a run. */
export type RunRules = {
  readonly id: string
  /** Name of the upload's shop; empty without one. */
  readonly shop: string
  readonly requestSize: number
  readonly requestsAtOnce: number
  /** Minimum time between the beginnings of two requests. */
  readonly spacingMs: number
  /** The service runs on this computer and needs no network. */
  readonly isLocal: boolean
  /** The page's own server keeps answers. */
  readonly canAsk: boolean
  /** Returns the exact text of a request. */
  readonly formatBody: (entries: readonly TrackingEntry[]) => string
  readonly joinGroups: JoinGroups
}

/** The rules, plus the outside state at the time of an event. */
export type RunWorld = RunRules & {
  readonly at: Timestamp
  /** From 0 to 1. */
  readonly random: number
  /** The token to send with; null without one or after the service rejected it. */
  readonly token: string | null
  readonly isTokenRejected: boolean
  /** Name of the token's shop; empty without one. */
  readonly tokenShop: string
  readonly isOnline: boolean
  /** ID of the upload that has the turn to send. */
  readonly turnHolder: string | null
}

/** A run after an event, with the effects to execute. */
export type Step = { readonly run: RunState; readonly effects: readonly RunEffect[] }

/** Returns a run with its effects. */
export const step = (run: RunState, ...effects: readonly RunEffect[]): Step => ({ run, effects })

/** Continues from a step and appends the effects of the next. */
export function andThen({ run, effects }: Step, next: (run: RunState) => Step): Step {
  const following = next(run)
  return { run: following.run, effects: [...effects, ...following.effects] }
}

/** Returns the effect that tells the caller of a command that it is over. */
export const answer = ({ ticket }: { readonly ticket: number }): RunEffect => ({
  kind: 'answer',
  ticket,
})

/** Pauses everything submitted so far. */
export function pauseFor(run: RunState, why: PauseReason, { at }: RunWorld): RunState {
  return { ...run, pause: addPause(run.pause, why, run.upload, at) }
}

/** Returns a copy of the map without one key. */
export function without<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([one]) => one !== key))
}
