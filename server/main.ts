import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { greeting } from './greeting.ts'
import { createTraffic, type Traffic } from './forwarding/traffic.ts'
import { httpServer } from './http-server.ts'
import { isHandedOver, listen } from './operating/listen.ts'
import { outliveClosedLogs, shutDown } from './operating/shut-down.ts'
import { both, lineOf, logTo, type Watch } from './operating/watch.ts'
import { productApp } from './static/product.ts'
import { securityHeaders } from './security-headers.ts'
import { readSettings, type Settings } from './settings.ts'
import { findMissingPart } from './static/missing-part.ts'
import { loadStaticFiles } from './static/static-files.ts'

/** The built app beside this server, in dist/app and dist/server. */
const BUILT_APP = fileURLToPath(new URL('../app', import.meta.url))
/** Sizes of the app's files, to detect an incomplete copy. */
const PARTS = fileURLToPath(new URL('app-parts.json', import.meta.url))
/** Written when the build is complete, deleted before the next build. */
const BUILT_FROM = fileURLToPath(new URL('../built-from', import.meta.url))

async function run(settings: Settings): Promise<void> {
  outliveClosedLogs()
  if (!existsSync(BUILT_FROM))
    throw new Error('This build is not whole. Make it anew: npm run build')
  const missing = await findMissingPart(BUILT_APP, PARTS)
  if (missing !== null)
    throw new Error(`This build is not whole: ${missing} is missing or was cut. Copy it again.`)
  const files = await loadStaticFiles(BUILT_APP, settings.basePath)
  const traffic = createTraffic()
  const watch = await watchOf(settings, traffic)
  const app = productApp(settings, files, traffic, watch)
  const server = httpServer(app.fetch, securityHeaders(settings.mode), watch)
  const port = await listen(server, settings, process.env)
  const ending = {
    patienceMs: settings.shutdownMs,
    isHandedOver: isHandedOver(process.env),
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void shutDown(server, traffic, ending).then(() => process.exit(0))
    })
  }
  say(greeting(settings, port))
}

/** Logs events, and counts them if metrics are on. */
async function watchOf(settings: Settings, traffic: Traffic): Promise<Watch> {
  const log = logTo(console.log, console.error)
  const { host, metricsPort: port } = settings
  if (port === null) return log
  const { createMetrics } = await import('./operating/metrics.ts')
  const { watch, server } = createMetrics(traffic, import.meta.env.VERSION)
  say(`Metrics: port ${await listen(server, { host, port, portName: 'METRICS_PORT' })}, /metrics`)
  return both(log, watch)
}

const isProduction = process.env['NODE_ENV'] === 'production'

/** Prints text for people, or JSON lines in production like the rest of the log. */
function say(text: string): void {
  for (const message of text.split('\n'))
    console.log(isProduction ? lineOf('info', { message }) : message)
}

function fail(sentence: string): never {
  console.error(isProduction ? lineOf('error', { message: sentence }) : sentence)
  process.exit(1)
}

// A production server needs an explicit PRACTICE: otherwise uploads would silently never reach the shop.
const settings = readSettings({ ...process.env, NODE_ENV: 'production' })
if (!settings.ok) fail(settings.reason)
await run(settings.value).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
