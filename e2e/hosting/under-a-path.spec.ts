import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BASE_PATH, PORTS } from '../playwright.config.ts'
import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  test as base,
  untilKeptOffline,
  upload,
} from '../support/product.ts'

/** `strips`: behind a proxy that removes the path. */
const test = base.extend<{ strips: boolean; origin: string }>({
  strips: [false, { option: true }],
  origin: async ({ strips }, use) => {
    if (!strips) return use(`http://127.0.0.1:${PORTS.underPath}`)
    const proxy = createServer((incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming
      const address = {
        port: PORTS.underPath,
        path: url.slice(BASE_PATH.length - 1),
        method,
        headers,
      }
      const onward = send(address, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(onward)
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
    proxy.closeAllConnections()
    proxy.close()
  },
})

test.use({ serviceWorkers: 'allow' })

for (const strips of [false, true])
  test.describe(strips ? 'behind a proxy that removes the path' : 'without a proxy', () => {
    test.use({ strips })

    test('under a path an upload is sent, opened by its address, and opened offline', async ({
      page,
      context,
      origin,
      token,
    }) => {
      const asked = new Set<string>()
      context.on('request', (request) => asked.add(new URL(request.url()).pathname))
      await page.clock.install()
      await page.goto(`${origin}${BASE_PATH}`)
      await enterToken(page, token)
      await addEntry(page, 'SO-1', 'ZZ-NUMBER-1')
      await upload(page, 1)
      await expectSummary(page, { Accepted: 1 })
      await expect(page).toHaveURL(/:\d+\/tools\/tracking\/uploads\/[^/]+$/)

      await page.reload()
      await expectSummary(page, { Accepted: 1 })
      await untilKeptOffline(page)
      await context.setOffline(true)
      await page.reload()
      await expectSummary(page, { Accepted: 1 })
      await page.getByRole('link', { name: 'Prepare' }).click()
      await expect(page).toHaveURL(`${origin}${BASE_PATH}`)
      await addEntry(page, 'SO-2', 'ZZ-NUMBER-2')
      await expect(page.getByRole('heading', { name: '1 entry' })).toBeVisible()
      expect([...asked].filter((path) => !path.startsWith(BASE_PATH))).toEqual([])
    })
  })
