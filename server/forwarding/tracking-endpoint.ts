import type { Readable } from 'node:stream'

/** The forwarded part of a browser's request. */
export type TrackingRequest = {
  readonly authorization: string | undefined
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly body: Buffer
}

/** The part of an answer that the page needs. A long body is a stream, which breaks off when the answer does. */
export type ServiceAnswer = {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string | Readable
  /** The reason why this server answers instead of the service. */
  readonly why?: string
}

/** An answer, or a connection that ends without one. `cut`: the request was incomplete. */
export type TrackingReply = ServiceAnswer | { readonly kind: 'drop' | 'cut' }

/** Answers `POST /v1/api/tracking`: the simulator, or the forwarder to the service. */
export type TrackingEndpoint = (request: TrackingRequest) => Promise<TrackingReply>

export type OwnAnswer = ServiceAnswer & { readonly body: string; readonly why: string }

/** Called for a request that this server refused; `why` is the sentence of the answer. */
export type Refused = (status: number, why: string) => void

/** A JSON answer of this server instead of the service's, with one sentence. */
export function ownAnswer(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): OwnAnswer {
  return {
    kind: 'answer',
    status,
    why: error,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ error }),
  }
}
