/** The built product and the browser that it is measured in. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.mjs'
import { plainEnvironment } from '../scripts/run.mjs'

/** Where the product was built to. */
export const DIST = process.env.BENCH_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))
export const PORT = Number(process.env.BENCH_PORT ?? 4373)
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/** Starts the product's server; `settings` are its environment. */
export async function startProduct(port, settings = {}) {
  const server = spawn(process.execPath, [join(DIST, 'server/main.js')], {
    env: plainEnvironment({ HOST: '127.0.0.1', PORT: String(port), ...settings }),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // The next one may want the same port.
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/config.json`).catch(() => null)
    if (answer?.ok) return { url, pid: server.pid, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error('The server did not start.')
}

export function launchBrowser() {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: BROWSER_ARGUMENTS,
  })
}

export const VIEW = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  // Keeping the product for times without a network is no part of what is measured.
  serviceWorkers: 'block',
}
