/**
 * Pictures of the running product. `npm run pictures -- states` takes every state into .cache/pictures, `-g "failed"` some
 * of them; `npm run pictures -- guide` takes those of docs/guide.
 * `npm run pictures -- axe` takes none: axe looks at every state in every language and both themes.
 */
import { runPlaywright } from './browser.mjs'
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady()
  const { code } = await runPlaywright(process.argv.slice(2), { env: { PICTURES: '1' } })
  process.exitCode = code
})
