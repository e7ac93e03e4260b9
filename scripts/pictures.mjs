/** `npm run pictures -- states`: takes pictures of the running product into .cache/pictures; `-g "failed"` takes some of them. */
import { runPlaywright } from './browser.mjs'
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady()
  const { code } = await runPlaywright(process.argv.slice(2), { env: { PICTURES: '1' } })
  process.exitCode = code
})
