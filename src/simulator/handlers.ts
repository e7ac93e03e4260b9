import { delay, http, HttpResponse } from 'msw'
import type { Simulator } from './simulator.ts'

/** Creates msw handlers that answer requests to the service, at any address, with the simulator. */
export const simulatorHandlers = (simulator: Simulator) => [
  http.post('*/v1/api/tracking', async ({ request }) => {
    const authorization = request.headers.get('Authorization')
    const reply = simulator.handle({ authorization, body: await request.text() })
    if (reply.delayMs > 0) await delay(reply.delayMs)
    if (reply.kind === 'drop') return HttpResponse.error()
    return new HttpResponse(reply.body, { status: reply.status, headers: reply.headers })
  }),
  // The page checks with a GET before its first request.
  http.get('*/v1/api/tracking', () => new HttpResponse(null, { status: 405 })),
  http.get('*/v1/api/tracking/answer', () => new HttpResponse(null, { status: 404 })),
]
