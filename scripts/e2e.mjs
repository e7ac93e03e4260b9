/** `npm run e2e`: the end-to-end tests; arguments go to Playwright. */
import { runPlaywright } from './browser.mjs'
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady()
  const { code } = await runPlaywright(process.argv.slice(2))
  process.exitCode = code
})
