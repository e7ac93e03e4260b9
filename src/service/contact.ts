import { askForAnswer } from './ask-again.ts'
import { startDeadline } from './deadline.ts'
import { ENDING_HEADER } from './kept-answer.ts'
import { type Reply, type RequestToSend, sendRequest, trackingUrl } from './send-request.ts'

/** Sends requests, each only where somebody is there to take it, as far as that can be known without sending it. */
export type Contact = {
  readonly send: (request: RequestToSend) => Promise<Reply>
}

/**
 * A server that stops listens on for twice as long after its last answer: what follows an answer within this time
 * meets it. Later the page asks first, by a GET, which may fail and leaves no doubt.
 */
const HEARD_FOR_MS = 1_000
const NEVER = Number.NEGATIVE_INFINITY

/** Whom the requests of one upload go to: the page's own server, or a service that the page calls itself. */
export function createContact(serviceUrl: string, now: () => number = Date.now): Contact {
  const isOwnServer = serviceUrl === ''
  let heardAt = NEVER
  const isHeard = () => {
    // Either way: a clock can be set back.
    const since = Math.abs(now() - heardAt)
    return isOwnServer ? since <= HEARD_FOR_MS : since < Number.POSITIVE_INFINITY
  }
  const noteWho = (fetch: typeof globalThis.fetch): typeof fetch => {
    return async (input, init) => {
      try {
        const response = await fetch(input, init)
        heardAt = !isOwnServer || staysThere(response) ? now() : NEVER
        return response
      } catch (error) {
        heardAt = NEVER
        throw error
      }
    }
  }
  return {
    send: async (given) => {
      const request = { ...given, fetch: noteWho(given.fetch ?? globalThis.fetch) }
      if (!isHeard() && !(await isThere(request))) return nothingLeft(isOwnServer)
      return sendRequest(request)
    },
  }
}

/** An error of a server or of a proxy says nothing about the next request. */
function staysThere({ status, headers }: Response): boolean {
  return status < 500 && !headers.has(ENDING_HEADER)
}

function nothingLeft(isOwnServer: boolean): Reply {
  const fault = {
    kind: 'not-connected',
    ...(isOwnServer ? {} : { direct: true as const }),
  } as const
  return { kind: 'fault', fault, body: '' }
}

async function isThere(request: RequestToSend): Promise<boolean> {
  const { installation, token, name = '', fetch } = request
  if (installation.serviceUrl !== '') return answersToGet(request)
  return (await askForAnswer({ token, name, fetch })).kind !== 'unreachable'
}

const MOST_MS = 10_000

/** With the headers of a request, for which a browser asks a service of another origin first (CORS). */
async function answersToGet(request: RequestToSend): Promise<boolean> {
  const { installation, token, fetch = globalThis.fetch } = request
  const deadline = startDeadline(MOST_MS, false)
  const asking = fetch(trackingUrl(installation.serviceUrl), {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    cache: 'no-store',
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: deadline.signal,
  }).then(
    () => true,
    () => false,
  )
  return Promise.race([asking, deadline.passed]).finally(deadline.end)
}
