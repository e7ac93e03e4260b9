import { expect, test } from '../support/product.ts'

test('an unsupported browser gets a message, and no module is loaded', async ({
  page,
  context,
}) => {
  const read: string[] = []
  const tools = await context.newCDPSession(page)
  tools.on('Debugger.scriptParsed', ({ url }) => read.push(url))
  await tools.send('Debugger.enable')
  // As in Safari 16.3, which has no DecompressionStream.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveText(
    /^This browser is too old for Tracking Upload\. Use Chrome or Edge 111, Firefox 121/,
  )
  const paths = read.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)
  expect(paths).toEqual(['/first-paint.js'])
})
