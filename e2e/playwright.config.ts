import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.mjs'

const serve = (port: number, env: Record<string, string> = { PRACTICE: 'true' }) => ({
  command: 'node dist/server/main.js',
  cwd: '..',
  url: `http://127.0.0.1:${port}/config.json`,
  env: { HOST: '127.0.0.1', PORT: String(port), ...env },
  reuseExistingServer: false,
})

/** Practice mode; a second practice server that plays the platform; a server that forwards to it; and practice under a path. Two runs side by side: E2E_PORT=5273 */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4273)
export const PORTS = {
  practice: FIRST_PORT,
  service: FIRST_PORT + 1,
  forwarding: FIRST_PORT + 2,
  underPath: FIRST_PORT + 3,
}
export const BASE_PATH = '/tools/tracking/'

/** A minute or two for itself: LONG=1 npm run e2e -- many-faults */
const LONG = process.env['LONG'] ? [] : ['faults/many-faults.spec.ts']

/** Pictures of the product in place of tests: npm run pictures */
const PICTURES = [{ name: 'pictures', testMatch: 'pictures/*.pictures.ts' }]

/** A part that is painted anew is painted whole: its edges would depend on what was painted before. */
const ALWAYS_THE_SAME = ['--disable-partial-raster', '--run-all-compositor-stages-before-draw']

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // Beside two that work there is one that waits, for an answer or a moment of the product.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.practice}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Each test has a browser profile of its own, and would fetch all parts of the product for times without a network.
    serviceWorkers: 'block',
    // Recording costs every test a third of its time: TRACE=1 npm run e2e -- tabs
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGUMENTS, ...(process.env['PICTURES'] ? ALWAYS_THE_SAME : [])],
    },
  },
  // The longest go first, so that no worker is left with one of them at the end.
  projects: process.env['PICTURES']
    ? PICTURES
    : [
        { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
        { name: 'rooms', testIgnore: ['journeys/*', ...LONG] },
      ],
  webServer: [
    serve(PORTS.practice),
    serve(PORTS.service),
    serve(PORTS.underPath, { PRACTICE: 'true', BASE_PATH }),
    serve(PORTS.forwarding, { TRACKING_SERVICE_URL: `http://127.0.0.1:${PORTS.service}` }),
  ],
})
