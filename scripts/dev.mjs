/** `npm run dev`: the product from its sources, reloaded as they change. */
import { main, makeReady } from './ready.mjs'

await main(async () => {
  await makeReady({ build: false })
  const { createServer } = await import('vite')
  const server = await createServer()
  await server.listen()
  server.printUrls()
})
