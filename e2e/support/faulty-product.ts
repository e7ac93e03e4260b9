import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createFaultyService, type FaultyService } from './faulty-service.ts'
import { test as base } from './product.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A test with its own server in front of a faulty service. Requests have two entries, so a few entries make many
 * requests; `settings` are further environment variables.
 */
export const test = base.extend<{
  settings: Readonly<Record<string, string>>
  service: FaultyService
}>({
  settings: [{}, { option: true }],
  service: async ({}, use) => {
    const service = await createFaultyService()
    await use(service)
    await service.stop()
  },
  baseURL: async ({ settings, service }, use) => {
    const product = startProduct({ ...settings, TRACKING_SERVICE_URL: service.url })
    await use(await addressOf(product))
    // A graceful shutdown would wait a second for silent connections.
    product.kill('SIGKILL')
    await once(product, 'exit')
  },
})

function startProduct(settings: Readonly<Record<string, string>>): ChildProcess {
  const own = { HOST: '127.0.0.1', PORT: '0', REQUEST_SIZE: '2' }
  return spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Reads the address from the server's greeting. */
async function addressOf(product: ChildProcess): Promise<string> {
  for await (const chunk of product.stdout ?? []) {
    const address = /http:\/\/\S+/.exec(String(chunk))?.[0]
    if (address !== undefined) return address
  }
  throw new Error('The server ended without a greeting.')
}
