import http, { type ClientRequest } from 'node:http'
import https from 'node:https'

import { type AnswerBody, readAnswer } from './read-answer.ts'
import type { TrackingRequest } from './tracking-endpoint.ts'

/** The target of a request and how long it may take. */
export type Target = {
  readonly url: URL
  readonly agent: http.Agent
  /** Until the connection is there, its TLS handshake included. */
  readonly connectTimeoutMs: number
  /** Until the answer has come whole. */
  readonly timeoutMs: number
  /** The most that an answer may be long, unpacked. */
  readonly mostBytes: number
}

/** What came of one request to the service. `code` is Node's name of what happened, for the log. */
export type Exchange =
  | ({
      readonly status: number
      readonly headers: http.IncomingHttpHeaders
    } & AnswerBody)
  /** Nothing left this server. */
  | { readonly kind: 'not-connected'; readonly code: string }
  /** The connection ended without a whole answer: the service may have processed the request. */
  | { readonly kind: 'cut'; readonly code: string }
  | { readonly kind: 'timed-out' }

/**
 * An idle connection is used again within this time only. The longer one lies, the more likely the service has just
 * closed it; a request that meets such a close is in doubt, though the service never saw it.
 */
const MOST_IDLE_MS = 1_000

/** Keeps connections open between the requests of one upload, and hardly longer. */
export function upstreamAgent(protocol: string): http.Agent {
  const options = { keepAlive: true, timeout: MOST_IDLE_MS }
  return protocol === 'https:' ? new https.Agent(options) : new http.Agent(options)
}

/**
 * Sends one request and waits for its whole answer; never rejects, never follows a redirect, never sends twice.
 * node:http rather than fetch: it tells when the connection is there, and adds no headers of its own.
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
      // A long answer is still on its way, and has what is left of its time.
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
    // A service may answer before it has read everything, and then close: the answer counts, if it is whole.
    outgoing.on('error', (error) => (responded ? undefined : fail(codeOf(error))))
    // Some ends come without an error: a change of the protocol, for one.
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

/** Before the connection is there nothing of the request has left; from then on it is unknown what has arrived. */
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
