/** `npm start`: installs and builds what is missing, and starts the server. */
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady()
  await import('../dist/server/main.js')
})
