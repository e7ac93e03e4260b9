import type { Uploaded, UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { Installation } from '#service/installation.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import type { JournalEvent } from '#storage/kept-upload.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'

/** Writes events down; resolves when they are committed, and rejects when none of them is. */
export type Journal = { readonly append: (events: readonly JournalEvent[]) => Promise<void> }

/** All that a run needs of the world. */
export type RunDeps = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last event that is in the state. */
  readonly lastEvent: number
  /** Sends one request with this exact body. Never rejects, never repeats. */
  readonly send: (body: string, token: AccessToken) => Promise<Reply>
  readonly settings: Pick<Installation, 'requestSize' | 'requestsAtOnce'>
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  readonly tokens: Pick<TokenHolder, 'current' | 'getSnapshot' | 'reject' | 'subscribe'>
  readonly turn: SendingTurn
}
