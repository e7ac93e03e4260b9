import http, { type ClientRequest } from 'node:http'
import https from 'node:https'

import { type AnswerBody, readAnswer } from './read-answer.ts'
import type { TrackingRequest } from './tracking-endpoint.ts'

/** The target of a request and how long it may take. */
export type Target = {
  readonly url: URL
  readonly agent: http.Agent
  /** Time limit for the connection, TLS handshake included. */
  readonly connectTimeoutMs: number
  /** Time limit for the complete answer. */
  readonly timeoutMs: number
  /** Limit for the decompressed answer. */
  readonly mostBytes: number
}

/** Result of one request to the service. `code` is Node's error code, for the log. */
export type Exchange =
  | ({
      readonly status: number
      readonly headers: http.IncomingHttpHeaders
    } & AnswerBody)
  /** Nothing was sent. */
  | { readonly kind: 'not-connected'; readonly code: string }
  /** The connection ended before the answer was complete; the service may have processed the request. */
  | { readonly kind: 'cut'; readonly code: string }
  | { readonly kind: 'timed-out' }

/**
 * An idle connection is reused only within this time. The service may close an older one just as a request is sent, and
 * that request would be in doubt though the service never saw it.
 */
const MOST_IDLE_MS = 1_000

/** Keeps connections open between the requests of one upload. */
export function upstreamAgent(protocol: string): http.Agent {
  const options = { keepAlive: true, timeout: MOST_IDLE_MS }
  return protocol === 'https:' ? new https.Agent(options) : new http.Agent(options)
}

/**
 * Sends one request and waits for the complete answer; never rejects, follows a redirect or retries.
 * Uses node:http, since fetch doesn't report when the connection is open and adds its own headers.
 */
export function exchange(target: Target, request: TrackingRequest): Promise<Exchange> {
  return new Promise((resolve) => {
    const outgoing = open(target, request)
    const end = () => {
      clearTimeout(connecting)
      clearTimeout(answering)
      outgoing.destroy()
    }
    const settle = (outcome: Exchange) => {
      resolve(outcome)
      // A long answer is still arriving, within the same time limit.
      if (outcome.kind === 'long') void outcome.done.then(end)
      else end()
    }
    const connection = watchConnection(outgoing, target.url.protocol, () =>
      clearTimeout(connecting),
    )
    const fail = (code: string) =>
      settle({ kind: connection.stands() ? 'cut' : 'not-connected', code })
    const connecting = setTimeout(fail, target.connectTimeoutMs, 'CONNECT_TIMEOUT')
    const answering = setTimeout(
      () => (connection.stands() ? settle({ kind: 'timed-out' }) : fail('CONNECT_TIMEOUT')),
      target.timeoutMs,
    )
    let responded = false
    outgoing.on('response', (response) => {
      responded = true
      const { statusCode: status = 0, headers } = response
      readAnswer(response, target.mostBytes).then(
        (answer) => settle({ status, headers, ...answer }),
        (error: unknown) => fail(codeOf(error)),
      )
    })
    // A service may answer and close before it has read everything; a complete answer counts.
    outgoing.on('error', (error) => (responded ? undefined : fail(codeOf(error))))
    // Some connections end without an error, for example by a protocol upgrade.
    outgoing.on('close', () => (responded ? undefined : fail('CLOSED')))
    outgoing.end(request.body)
  })
}

function open({ url, agent }: Target, request: TrackingRequest): ClientRequest {
  const { authorization, accept, contentType, body } = request
  const send = url.protocol === 'https:' ? https.request : http.request
  return send(url, {
    method: 'POST',
    agent,
    headers: {
      ...(authorization === undefined ? {} : { Authorization: authorization }),
      ...(accept === undefined ? {} : { Accept: accept }),
      ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
      'Content-Length': body.length,
    },
  })
}

/** Before the connection is open, nothing was sent; afterwards the request may have arrived. */
function watchConnection(outgoing: ClientRequest, protocol: string, onStands: () => void) {
  let stands = false
  const stand = () => {
    stands = true
    onStands()
  }
  outgoing.on('socket', (socket) => {
    if (outgoing.reusedSocket) stand()
    else socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', stand)
  })
  return { stands: () => stands }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
}
