/** What a command needs and the computer has not is said in a sentence; nothing is installed and nothing is built. */
import { expect, test } from 'vitest'
import { inProject, run } from './run.mjs'

test.each([
  ['e2e/browsers/run.mjs', 'firefox', 'firefox-esr or firefox', 'firefox-esr'],
  [
    'e2e/browsers/run.mjs',
    'webkit',
    'WebKitWebDriver and xvfb-run and xauth',
    'webkit2gtk-driver xvfb xauth',
  ],
  ['scripts/hosting/test-hosting.mjs', '', 'nginx', 'nginx-light'],
])('%s %s without its programs says which are missing', async (script, named, names, packages) => {
  const options = { env: { PATH: '/nowhere' }, quiet: true }
  const { code, output } = await run(process.execPath, [inProject(script), named], options)
  expect(output).toBe(`${names} not found (Debian: apt-get install ${packages}).\n`)
  expect(code).toBe(1)
})
