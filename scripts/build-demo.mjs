/** `npm run build:demo`: a folder that any host of files serves at any path, in practice mode. */
import { buildDemo, main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady({ build: false })
  await buildDemo()
  console.log('The demo is in dist/demo.')
})
