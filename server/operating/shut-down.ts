import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

import type { Traffic } from '#server/forwarding/traffic.ts'

/** A connection that has brought nothing by then brings nothing. */
const SILENT_MS = 1_000

/** A page that has heard from this server sends to it for a second without asking, and its request takes a moment. */
const LISTENS_ON_MS = 2_000

type Ending = {
  /** How long forwarded uploads are waited for. */
  readonly patienceMs: number
  /** The socket outlives this process, and keeps what arrives meanwhile for the next one. */
  readonly isHandedOver: boolean
}

/**
 * Tells requests not yet forwarded that the server ends, stops listening once no page can be about to send, and waits
 * for forwarded ones, as long as an upload may take.
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
    await Promise.race([wait(Math.max(0, LISTENS_ON_MS - traffic.sinceHeard())), tooLong])
    await untilQuiet(server)
  }
  // Not that of the HTTP server, which cuts off connections whose request is only just arriving.
  NetServer.prototype.close.call(server)
  await Promise.race([allAnswered, tooLong])
  await Promise.race([Promise.all([closed, traffic.end()]), wait(SILENT_MS, null, unref)])
  server.closeAllConnections()
  await closed
}

/** Connections wait in the kernel, one is taken in each turn of the event loop, and closing would reset the others. */
async function untilQuiet(server: Server): Promise<void> {
  let isQuiet = false
  const hear = () => (isQuiet = false)
  server.on('connection', hear)
  while (!isQuiet) {
    isQuiet = true
    await nextTurn()
  }
  server.off('connection', hear)
}

/** A closed log must not end the server; only the line is lost. */
export function outliveClosedLogs(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
