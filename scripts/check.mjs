/** `npm run check`: every check that needs no running product. */
import { passGates } from './gates.mjs'
import { main, makeReady } from './ready.mjs'
import { summarize } from './results.mjs'

await main(async () => {
  await makeReady({ build: false })
  const { text, failed } = summarize(await passGates())
  console.log(`\n${text}`)
  if (failed > 0) process.exitCode = 1
})
