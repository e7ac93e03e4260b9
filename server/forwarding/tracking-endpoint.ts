import type { Readable } from 'node:stream'

/** The part of a browser's request that is passed on. */
export type TrackingRequest = {
  readonly authorization: string | undefined
  readonly accept: string | undefined
  readonly contentType: string | undefined
  /** For the simulator alone: what a page in practice mode has set. */
  readonly practice?: string | undefined
  readonly body: Buffer
}

/** An answer with nothing but what the page needs of it. A long body is a stream, which breaks off when the answer does. */
export type ServiceAnswer = {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string | Readable
  /** Why this server answers in place of the service. */
  readonly why?: string
}

/** What comes back: an answer, or a connection that ends without one. `cut`: the request did not come whole. */
export type TrackingReply = ServiceAnswer | { readonly kind: 'drop' | 'cut' }

/** Who answers `POST /v1/api/tracking`: the simulator, or the service behind the forwarder. */
export type TrackingEndpoint = (request: TrackingRequest) => Promise<TrackingReply>

export type OwnAnswer = ServiceAnswer & { readonly body: string; readonly why: string }

/** Told of a request that was answered here and went nowhere; `why` is the sentence of its answer. */
export type Refused = (status: number, why: string) => void

/** An answer of this server in place of the service's, as JSON with one sentence. */
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
