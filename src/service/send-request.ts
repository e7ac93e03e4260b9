import type { Fault } from '#domain/upload/answers/fault.ts'
import { classifyResponse } from './classify-response.ts'
import type { Installation } from './installation.ts'
import { type AccessToken, hideToken } from './token.ts'

/** What came of one request. A body is the text as it came, not read yet; only the token is hidden in it. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** The text that came with it; empty when nothing did. */
      readonly body: string
    }

export type RequestToSend = {
  readonly installation: Pick<Installation, 'serviceUrl' | 'timeoutMs'>
  readonly token: AccessToken
  /** Leaves as it is. */
  readonly body: string
  /** The page is being left, so that its browser breaks requests off. */
  readonly isLeaving?: () => boolean
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => number
}

/** The address of the one endpoint; relative when the page's own origin forwards. */
export function trackingUrl(serviceUrl: string): string {
  return `${serviceUrl.replace(/\/+$/, '')}/v1/api/tracking`
}

/** Sends one request and says what came of it. Never rejects, never repeats, never follows a redirect. */
export async function sendRequest(request: RequestToSend): Promise<Reply> {
  const deadline = startDeadline(request.installation.timeoutMs)
  try {
    return await Promise.race([exchange(request, deadline.signal), deadline.passed])
  } catch {
    // fetch rejects for everything that keeps a response away, and does not say what it was.
    return noAnswer(request.isLeaving?.() ? 'interrupted' : 'network')
  } finally {
    deadline.end()
  }
}

const noAnswer = (cause: 'network' | 'timeout' | 'interrupted'): Reply => ({
  kind: 'fault',
  fault: { kind: 'no-answer', cause },
  body: '',
})

async function exchange(request: RequestToSend, signal: AbortSignal): Promise<Reply> {
  const { fetch = globalThis.fetch, now = Date.now } = request
  const response = await fetch(trackingUrl(request.installation.serviceUrl), {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${request.token}`,
      'Content-Type': 'application/json',
    },
    body: request.body,
    redirect: 'manual',
    credentials: 'omit',
    // No `cache: 'no-store'`: a POST is never answered from a cache, and with it Chromium asks a service of another
    // origin for permission (OPTIONS) before every single request.
    referrerPolicy: 'no-referrer',
    signal,
  })
  return readResponse(response, request.token, now)
}

async function readResponse(
  response: Response,
  token: AccessToken,
  now: () => number,
): Promise<Reply> {
  const { status, headers } = response
  // An answer that breaks off is no answer; of a fault the status alone says enough.
  const text = response.ok ? await response.text() : await response.text().catch(() => '')
  const body = hideToken(text, token)
  if (response.ok) return { kind: 'answered', status, body }
  const redirected = response.type === 'opaqueredirect'
  const fault = classifyResponse({ status, redirected, headers, body }, now())
  return { kind: 'fault', fault, body }
}

/** A timer that is later than this was held up by the computer, which slept. */
const LATE_MS = 1000
const MOMENT_MS = 5000

/**
 * The timeout covers the body too, and holds although a fetch should ignore its signal. What came while the computer
 * slept is read after it woke up: an answer is worth a moment more.
 */
function startDeadline(timeoutMs: number) {
  const controller = new AbortController()
  let settle: (reply: Reply) => void
  const passed = new Promise<Reply>((resolve) => (settle = resolve))
  const finish = () => {
    settle(noAnswer('timeout'))
    controller.abort()
  }
  const due = Date.now() + timeoutMs
  const onTime = () => {
    if (Date.now() - due <= LATE_MS) finish()
    else timer = setTimeout(finish, Math.min(timeoutMs, MOMENT_MS))
  }
  let timer = setTimeout(onTime, timeoutMs)
  return { signal: controller.signal, passed, end: () => clearTimeout(timer) }
}
