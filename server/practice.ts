import { setTimeout as wait } from 'node:timers/promises'

import type { Simulator } from '#simulator/simulator.ts'

import type { TrackingEndpoint } from './forwarding/tracking-endpoint.ts'

/** Answers with the simulator, including its delays and dropped connections. */
export function practiceEndpoint(simulator: Simulator): TrackingEndpoint {
  return async ({ authorization, body }) => {
    const reply = simulator.handle({
      authorization: authorization ?? null,
      body: body.toString('utf8'),
    })
    if (reply.delayMs > 0) await wait(reply.delayMs)
    if (reply.kind === 'drop') return { kind: 'drop' }
    return { kind: 'answer', status: reply.status, headers: reply.headers, body: reply.body }
  }
}
