import { HttpResponse, delay, http } from 'msw'
import type { HttpHandler } from 'msw'
import type { Simulator, SimulatorReply } from './simulator.ts'

/** Serves the simulator to component tests at a base URL; empty: at the page's own origin. */
export function createSimulatorHandlers(simulator: Simulator, address: string): HttpHandler[] {
  const path = `${address.replace(/\/+$/, '')}/v1/api/tracking`
  return [
    http.post(path, async ({ request }) => {
      const authorization = request.headers.get('Authorization')
      const reply = simulator.handle({ authorization, body: await request.text() })
      if (reply.delayMs > 0) await delay(reply.delayMs)
      return respond(reply)
    }),
  ]
}

function respond(reply: SimulatorReply): Response {
  if (reply.kind === 'drop') return HttpResponse.error()
  return new HttpResponse(reply.body, { status: reply.status, headers: reply.headers })
}
