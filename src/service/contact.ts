import { askForAnswer } from './ask-again.ts'
import { startDeadline } from './deadline.ts'
import { ENDING_HEADER } from './kept-answer.ts'
import { type Reply, type RequestToSend, sendRequest, trackingUrl } from './send-request.ts'

/** Sends requests, each only after a check that the receiver is reachable. */
export type Contact = {
  readonly send: (request: RequestToSend) => Promise<Reply>
}

/**
 * A server that is shutting down still listens for twice this time after its last answer, so a request within this time
 * reaches it. Later, the page checks with a GET first, which may fail without leaving entries in doubt.
 */
const HEARD_FOR_MS = 1_000
const NEVER = Number.NEGATIVE_INFINITY

/** Creates the contact with the page's own server or with a service that the page calls itself. */
export function createContact(serviceUrl: string, now: () => number = Date.now): Contact {
  const isOwnServer = serviceUrl === ''
  let heardAt = NEVER
  const isHeard = () => {
    // In both directions, since a clock can be set back.
    const since = Math.abs(now() - heardAt)
    return isOwnServer ? since <= HEARD_FOR_MS : since < Number.POSITIVE_INFINITY
  }
  const trackReachability = (fetch: typeof globalThis.fetch): typeof fetch => {
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
      const request = { ...given, fetch: trackReachability(given.fetch ?? globalThis.fetch) }
      if (!isHeard() && !(await isThere(request))) return nothingLeft(isOwnServer)
      return sendRequest(request)
    },
  }
}

/** Tells whether a response shows that the next request will reach the server. Errors and an ending server don't. */
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

/** Checks a service with a GET that has the headers of a request, so that the browser does its CORS preflight. */
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
