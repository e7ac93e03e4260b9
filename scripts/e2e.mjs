import { runPlaywright } from './end-to-end.mjs'
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady()
  const { code } = await runPlaywright(process.argv.slice(2))
  process.exitCode = code
})
