/** `npm run bench`: measures the built product in Chromium. */
import { findBrowser } from './browser.mjs'
import { main, makeReady } from './ready.mjs'
import { plainEnvironment, run } from './run.mjs'

await main(async () => {
  await makeReady()
  const env = plainEnvironment({ CHROMIUM_PATH: await findBrowser() })
  const { code } = await run(process.execPath, ['bench/run.mjs', ...process.argv.slice(2)], { env })
  process.exitCode = code
})
