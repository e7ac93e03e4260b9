import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { Traffic } from '#server/forwarding/traffic.ts'

/** A connection that has brought nothing by then brings nothing. */
const SILENT_MS = 1_000

/** Stops listening, tells requests not yet forwarded so, and waits for forwarded ones, as long as an upload may take. */
export async function shutDown(
  server: Server,
  traffic: Traffic,
  patienceMs: number,
): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve))
  // Not that of the HTTP server, which cuts off connections whose request is only just arriving.
  NetServer.prototype.close.call(server)
  const unref = { ref: false }
  await Promise.race([traffic.end(), wait(patienceMs, null, unref)])
  await Promise.race([closed, wait(SILENT_MS, null, unref)])
  server.closeAllConnections()
  await closed
}

/** A closed log must not end the server; only the line is lost. */
export function outliveClosedLogs(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
