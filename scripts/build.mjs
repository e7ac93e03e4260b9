/** `npm run build`: builds the page and the server, whatever was there before. */
import { buildProduct, main, makeReady, NotReady } from './ready.mjs'

await main(async () => {
  await makeReady({ build: false })
  const { ok, output } = await buildProduct()
  console.log(output.trim())
  if (!ok) throw new NotReady('The build failed.')
})
