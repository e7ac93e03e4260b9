import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.mjs'

const serve = (port: number, env: Record<string, string> = { PRACTICE: 'true' }) => ({
  command: 'node dist/server/main.js',
  cwd: '..',
  url: `http://127.0.0.1:${port}/config.json`,
  env: { HOST: '127.0.0.1', PORT: String(port), ...env },
  reuseExistingServer: false,
})

/** Ports of the practice server, a second one that acts as the service, a server that forwards to it, and practice under a path. For a parallel run: E2E_PORT=5273 */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4273)
export const PORTS = {
  practice: FIRST_PORT,
  service: FIRST_PORT + 1,
  forwarding: FIRST_PORT + 2,
  underPath: FIRST_PORT + 3,
}
export const BASE_PATH = '/tools/tracking/'

/** Takes a minute or two: LONG=1 npm run e2e -- many-faults */
const LONG = process.env['LONG'] ? [] : ['faults/many-faults.spec.ts']

/** Takes pictures of the product instead of testing: npm run pictures */
const PICTURES = [{ name: 'pictures', testMatch: 'pictures/*.pictures.ts' }]

/** Reproducible pictures: with partial raster, edges depend on earlier paints. */
const ALWAYS_THE_SAME = ['--disable-partial-raster', '--run-all-compositor-stages-before-draw']

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // On two cores, a third worker uses the time in which tests wait.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.practice}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Each test has a fresh profile and would download the product again for offline use.
    serviceWorkers: 'block',
    // Tracing makes tests a third slower: TRACE=1 npm run e2e -- tabs
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGUMENTS, ...(process.env['PICTURES'] ? ALWAYS_THE_SAME : [])],
    },
  },
  // The longest tests first, so no worker ends with one of them.
  projects: process.env['PICTURES']
    ? PICTURES
    : [
        { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
        { name: 'features', testIgnore: ['journeys/*', ...LONG] },
      ],
  webServer: [
    serve(PORTS.practice),
    serve(PORTS.service),
    serve(PORTS.underPath, { PRACTICE: 'true', BASE_PATH }),
    serve(PORTS.forwarding, { TRACKING_SERVICE_URL: `http://127.0.0.1:${PORTS.service}` }),
  ],
})
