import { cutEnd } from '#base/cut-end.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { classifyResponse } from './classify-response.ts'
import { startDeadline } from './deadline.ts'
import type { Installation } from './installation.ts'
import { ANSWER_HEADER, REQUEST_ID_HEADER } from './kept-answer.ts'
import { type AccessToken, hideToken } from './token.ts'

/** The reply to one request. `body` is the exact text, unparsed, except that the token is hidden. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** The text that came with the fault, or ''. */
      readonly body: string
      /** Milliseconds for which the page's own server may still have the answer. */
      readonly askForMs?: number
    }

export type RequestToSend = {
  readonly installation: Pick<Installation, 'serviceUrl' | 'timeoutMs'>
  readonly token: AccessToken
  /** The exact body. */
  readonly body: string
  /** The name under which the page's own server keeps the answer; never sent to a service directly. */
  readonly name?: string
  /** Tells whether the page is being left, which makes the browser abort its requests. */
  readonly isLeaving?: () => boolean
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => number
}

/** Returns the URL of the endpoint; relative when the page's own origin forwards. */
export function trackingUrl(serviceUrl: string): string {
  return `${cutEnd(serviceUrl, /\//)}/v1/api/tracking`
}

/** Sends one request. Never rejects, never retries and never follows a redirect. */
export async function sendRequest(request: RequestToSend): Promise<Reply> {
  const { timeoutMs } = request.installation
  const deadline = startDeadline(timeoutMs, noAnswer('timeout', request))
  try {
    return await Promise.race([exchange(request, deadline.signal), deadline.passed])
  } catch {
    // fetch rejects for any failure without giving the cause.
    return noAnswer(request.isLeaving?.() ? 'interrupted' : 'network', request)
  } finally {
    deadline.end()
  }
}

/** The server keeps an answer for ten minutes, and waits longer for the service than the page does. */
const KEPT_FOR_MS = 10 * 60_000
const LONGER_THAN_THE_PAGE_MS = 15_000

function noAnswer(
  cause: 'network' | 'timeout' | 'interrupted',
  { name, installation }: RequestToSend,
): Reply {
  const late = Math.min(LONGER_THAN_THE_PAGE_MS, installation.timeoutMs / 4)
  const askForMs = cause === 'timeout' ? late : KEPT_FOR_MS
  const fault = { kind: 'no-answer', cause } as const
  return { kind: 'fault', fault, body: '', ...(name === undefined ? {} : { askForMs }) }
}

async function exchange(request: RequestToSend, signal: AbortSignal): Promise<Reply> {
  const { fetch = globalThis.fetch, now = Date.now } = request
  const response = await fetch(trackingUrl(request.installation.serviceUrl), {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${request.token}`,
      'Content-Type': 'application/json',
      ...(request.name === undefined ? {} : { [REQUEST_ID_HEADER]: request.name }),
    },
    body: request.body,
    redirect: 'manual',
    credentials: 'omit',
    // No `cache: 'no-store'`: a POST is never answered from a cache, and the option makes Chromium send a CORS
    // preflight before every request to another origin.
    referrerPolicy: 'no-referrer',
    signal,
  })
  const reply = await readResponse(response, request.token, now)
  const mayComeLater = request.name !== undefined && isBetween(reply, response.headers)
  return mayComeLater ? { ...reply, askForMs: KEPT_FOR_MS } : reply
}

/** Tells whether the answer may still come: a proxy replied instead of our server, or our server has no answer yet. */
function isBetween(reply: Reply, headers: Headers): reply is Extract<Reply, { kind: 'fault' }> {
  if (reply.kind !== 'fault' || reply.fault.kind !== 'unclear-status') return false
  const state = headers.get(ANSWER_HEADER)
  return state === 'waiting' || (state === null && reply.fault.status >= 500)
}

/** Converts a response to a reply. */
export async function readResponse(
  response: Response,
  token: AccessToken,
  now: () => number = Date.now,
): Promise<Reply> {
  const { status, headers } = response
  // An answer that breaks off doesn't count; for a fault, the status is enough.
  const text = response.ok ? await response.text() : await response.text().catch(() => '')
  const body = hideToken(text, token)
  if (response.ok) return { kind: 'answered', status, body }
  const redirected = response.type === 'opaqueredirect'
  const fault = classifyResponse({ status, redirected, headers, body }, now())
  return { kind: 'fault', fault, body }
}
