import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { ReplyEvent } from '#domain/upload/run/consequence.ts'
import type { ArrivedReply, RunEffect, RunEvent } from '#domain/upload/run/run-state.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'
import type { UploadJournal } from '#journal/open-journal.ts'
import { restoreEvent } from '#journal/read-journal.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Installation } from '#service/installation.ts'
import type { Told } from '#service/ask-again.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import { classifyStorageError } from '#storage/faults.ts'
import { createBreathe } from '#base/breathe.ts'

/** A loaded upload with its dependencies. */
export type UploadDeps = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last event in the state. */
  readonly lastEvent: number
  readonly journal: UploadJournal
  /** Tells whether this tab may write and send. */
  readonly isOwner: () => boolean
  /** Called when the journal has grown or this tab has taken it over. */
  readonly afterWriting: () => void
  /** Sends one request with this exact body. Never rejects, never retries. */
  readonly send: (body: string, token: AccessToken, name: string) => Promise<Reply>
  /** Asks the page's own server for the answer to a request; null without such a server. */
  readonly ask: ((name: string, token: AccessToken) => Promise<Told>) | null
  readonly settings: Pick<Installation, 'requestSize' | 'requestsAtOnce' | 'requestsPerSecond'>
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  readonly tokens: Pick<TokenHolder, 'current' | 'getSnapshot' | 'reject' | 'prove' | 'subscribe'>
  readonly turn: SendingTurn
}

/** The effects that reach outside of the run. */
type Outward = Exclude<RunEffect, { kind: 'show' | 'answer' }>
type EffectOf<Kind> = Extract<RunEffect, { kind: Kind }>

/** Performs the effects of a run and reports the results as events. */
export function createEffects(deps: UploadDeps, tell: (event: RunEvent) => void) {
  const { clock, journal, tokens, turn } = deps
  const { id } = deps.header
  const closed = new AbortController()
  let waits = new AbortController()
  const { exchange, ask } = createExchanges(deps, closed.signal, tell)

  async function write(events: readonly JournalEvent[]): Promise<void> {
    try {
      await journal.append(events)
    } catch (error) {
      return tell({ kind: 'not-written', cause: classifyStorageError(error) })
    }
    tell({ kind: 'written' })
    deps.afterWriting()
  }

  async function wait(ms: number, signal: AbortSignal, event: RunEvent): Promise<void> {
    await clock.sleep(ms, signal)
    if (!signal.aborted) tell(event)
  }

  function perform(effect: Outward): void {
    switch (effect.kind) {
      case 'take-turn':
        return void turn.take(id)
      case 'release-turn':
        return turn.release(id)
      case 'write':
        return void write(effect.events)
      case 'send':
        return void exchange(effect)
      case 'ask':
        return void ask(effect)
      case 'reject-token':
        return tokens.reject(effect.token as AccessToken)
      case 'wait':
        return void wait(effect.ms, waits.signal, { kind: 'wait-over', wait: effect.wait })
      case 'wait-to-try-again':
        return void wait(effect.ms, closed.signal, { kind: 'try-again' })
      case 'cancel-waits':
        waits.abort()
        waits = new AbortController()
    }
  }

  return {
    perform,
    close: () => closed.abort(),
  }
}

/** A longer answer is received, parsed and stored in separate tasks, to keep the page responsive. */
const LONG_ANSWER = 1_000_000

/** Performs the effects that contact the service or the page's own server. */
function createExchanges(deps: UploadDeps, signal: AbortSignal, tell: (event: RunEvent) => void) {
  const { clock, header } = deps
  /** The time distinguishes it from an earlier request with the same number that was never stored. */
  const nameOf = ({ request, at }: EffectOf<'send' | 'ask'>) => `${header.id}.${request}.${at}`

  async function exchange(effect: EffectOf<'send'>): Promise<void> {
    const { request, body, token } = effect
    const breathe = createBreathe()
    const reply = await deps.send(body, token as AccessToken, nameOf(effect))
    if (reply.kind === 'answered') deps.tokens.prove(token as AccessToken)
    const isLong = reply.body.length > LONG_ANSWER
    if (isLong) await breathe()
    const came = toCame(reply, request, clock.now())
    if (isLong) await breathe()
    const askForMs = deps.ask && reply.kind === 'fault' ? (reply.askForMs ?? 0) : 0
    tell({ kind: 'replied', came, askForMs })
  }

  async function ask(effect: EffectOf<'ask'>): Promise<void> {
    const { request, token, afterMs } = effect
    if (afterMs > 0) await clock.sleep(afterMs, signal)
    if (signal.aborted || deps.ask === null) return
    const told = await deps.ask(nameOf(effect), token as AccessToken)
    if (told.kind !== 'answer') return tell({ kind: 'told', request, told })
    const came = toCame(told.reply, request, clock.now())
    tell({ kind: 'told', request, told: { kind: 'answer', came } })
  }

  return { exchange, ask }
}

/** Converts a reply to its stored event, with the exact text, and its parsed one. */
function toCame(reply: Reply, request: number, at: number): ArrivedReply {
  const { body } = reply
  const stored =
    reply.kind === 'fault'
      ? ({ type: 'faulted', at, request, fault: reply.fault, body } as const)
      : ({ type: 'answered', at, request, status: reply.status, body: reply.body } as const)
  return { stored, event: restoreEvent(stored) as ReplyEvent }
}
