import { type AppParts, createApp } from './app.ts'
import { forwarder, type ForwarderOptions } from './forwarding/forwarder.ts'
import { createTraffic } from './forwarding/traffic.ts'
import { httpServer, type Waits } from './http-server.ts'
import type { Watch } from './operating/watch.ts'
import { securityHeaders } from './security-headers.ts'
import { readSettings, type Settings } from './settings.ts'
import { listening } from './sockets.testing.ts'
import type { StaticFile } from './static/static-files.ts'

export function settingsOf(environment: Readonly<Record<string, string>> = {}): Settings {
  const settings = readSettings(environment)
  if (!settings.ok) throw new Error(settings.reason)
  return settings.value
}

const file = (text: string, headers: Readonly<Record<string, string>>): StaticFile => ({
  bytes: Buffer.from(text),
  gzipped: null,
  headers,
})

const FILES = new Map([
  ['/index.html', file('the page', { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })],
  ['/assets/main-1.js', file('script', { 'Content-Type': 'text/javascript' })],
])

const NOBODY: Watch = {
  forwarded: () => undefined,
  refused: () => undefined,
  trouble: () => undefined,
}

/** Runs the app on a free port until the test ends; resolves to the port. */
export async function runningApp(parts: Partial<AppParts> = {}, waits?: Waits): Promise<number> {
  const app = createApp({
    settings: settingsOf(),
    files: FILES,
    endpoint: null,
    practiceBook: null,
    traffic: createTraffic(),
    watch: NOBODY,
    ...parts,
  })
  const { mode } = parts.settings ?? settingsOf()
  const { refused } = parts.watch ?? NOBODY
  return listening(
    httpServer(app.fetch, securityHeaders(mode), { refused, ...(waits && { waits }) }),
  )
}

/** Runs the app in front of a service; collects the forwarder's log. */
export async function inFrontOf(
  service: URL,
  options: Partial<ForwarderOptions> = {},
  parts: Partial<AppParts> = {},
) {
  const log: string[] = []
  const endpoint = forwarder({
    service,
    timeoutMs: 5_000,
    log: (line) => log.push(line),
    ...options,
  })
  return { port: await runningApp({ endpoint, ...parts }), log }
}
