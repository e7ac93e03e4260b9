import { delay, http, HttpResponse } from 'msw'
import type { Simulator } from './simulator.ts'

/** Answers with the simulator whatever is sent to the service, at whichever address it is. */
export const simulatorHandlers = (simulator: Simulator) => [
  http.post('*/v1/api/tracking', async ({ request }) => {
    const authorization = request.headers.get('Authorization')
    const reply = simulator.handle({ authorization, body: await request.text() })
    if (reply.delayMs > 0) await delay(reply.delayMs)
    if (reply.kind === 'drop') return HttpResponse.error()
    return new HttpResponse(reply.body, { status: reply.status, headers: reply.headers })
  }),
]
