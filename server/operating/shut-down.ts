import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

import type { Traffic } from '#server/forwarding/traffic.ts'

/** A connection that has sent nothing within this time is closed. */
const SILENT_MS = 1_000

/** A page may send for one second after an answer without asking first, and its request takes a moment. */
const LISTENS_ON_MS = 2_000

type Ending = {
  /** Time limit for forwarded uploads. */
  readonly patienceMs: number
  /** The socket outlives this process and queues connections for the next one. */
  readonly isHandedOver: boolean
}

/**
 * Refuses requests that aren't forwarded yet, stops listening once no page can be about to send, and waits for forwarded
 * requests up to `patienceMs`.
 */
export async function shutDown(
  server: Server,
  traffic: Traffic,
  { patienceMs, isHandedOver }: Ending,
): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve))
  const unref = { ref: false }
  const tooLong = wait(patienceMs, null, unref)
  const allAnswered = traffic.end()
  if (!isHandedOver) {
    await Promise.race([wait(Math.max(0, LISTENS_ON_MS - traffic.msSinceAnswer())), tooLong])
    await untilQuiet(server)
  }
  // Not http.Server's close, which cuts connections whose request is just arriving.
  NetServer.prototype.close.call(server)
  await Promise.race([allAnswered, tooLong])
  await Promise.race([Promise.all([closed, traffic.end()]), wait(SILENT_MS, null, unref)])
  server.closeAllConnections()
  await closed
}

/** Waits for queued connections: the event loop accepts one per turn, and closing would reset the others. */
async function untilQuiet(server: Server): Promise<void> {
  let isQuiet = false
  const handle = () => (isQuiet = false)
  server.on('connection', handle)
  while (!isQuiet) {
    isQuiet = true
    await nextTurn()
  }
  server.off('connection', handle)
}

/** Ignores errors of closed log streams, which would end the server. */
export function outliveClosedLogs(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
