import { startDeadline } from './deadline.ts'
import { ANSWER_HEADER, ANSWER_PATH, REQUEST_ID_HEADER } from './kept-answer.ts'
import { readResponse, type Reply } from './send-request.ts'
import type { AccessToken } from './token.ts'

/** The reply of the page's own server when asked for the answer to an earlier request. */
export type Told =
  | { readonly kind: 'answer'; readonly reply: Reply }
  /** The service has not answered yet. */
  | { readonly kind: 'waiting' }
  /** The server doesn't know the request. */
  | { readonly kind: 'unknown' }
  /** The server itself could not be reached. */
  | { readonly kind: 'unreachable' }

type Question = {
  readonly token: AccessToken
  /** The name of the request. */
  readonly name: string
  readonly fetch?: typeof globalThis.fetch | undefined
}

const MOST_MS = 10_000

/** Asks for an answer that did not reach the page, without contacting the service. Never rejects. */
export async function askForAnswer(question: Question): Promise<Told> {
  const deadline = startDeadline(MOST_MS, UNREACHABLE)
  try {
    return await Promise.race([exchange(question, deadline.signal), deadline.passed])
  } catch {
    return UNREACHABLE
  } finally {
    deadline.end()
  }
}

const UNREACHABLE: Told = { kind: 'unreachable' }

async function exchange(
  { token, name, fetch = globalThis.fetch }: Question,
  signal: AbortSignal,
): Promise<Told> {
  const response = await fetch(ANSWER_PATH, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      [REQUEST_ID_HEADER]: name,
    },
    cache: 'no-store',
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  const state = response.headers.get(ANSWER_HEADER)
  if (state === 'waiting') return { kind: 'waiting' }
  if (state === 'final') return { kind: 'answer', reply: await readResponse(response, token) }
  // A 5xx comes from a proxy while our server is unreachable.
  return { kind: response.status >= 500 ? 'unreachable' : 'unknown' }
}
