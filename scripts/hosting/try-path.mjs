/** Runs the build under a path behind nginx, with the lines of hosting/README.md: one proxy keeps the path, one removes it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { inProject } from '../run.mjs'
import { startNginx, startProduct } from '../servers.mjs'

const BASE = '/tracking/'
const UPSTREAM = 'http://tracking_upload'

export async function tryPath() {
  const product = await startProduct({ BASE_PATH: BASE })
  const locations = linesOfReadme()
  for (const location of locations) {
    const nginx = await startNginx(
      (_folder, port) => `upstream tracking_upload { server 127.0.0.1:${product.port}; }
proxy_set_header Host $http_host;
server { listen 127.0.0.1:${port}; location = /config.json { return 200; }
${location}
}`,
    )
    await expectProduct(nginx.origin)
    await nginx.end()
  }
  await product.end()
  return `under ${BASE} it works behind a proxy that keeps the path and behind one that removes it`
}

function linesOfReadme() {
  const readme = readFileSync(inProject('hosting', 'README.md'), 'utf8')
  const lines = readme.split('\n').filter((line) => line.startsWith(`location ${BASE}`))
  assert(lines.some((line) => line.includes(`${UPSTREAM};`)))
  assert(lines.some((line) => line.includes(`${UPSTREAM}/;`)))
  return lines
}

/** Checks every URL in the page, and the page's calls to the server. */
async function expectProduct(origin) {
  const short = await fetch(`${origin}${BASE.slice(0, -1)}`)
  assert.deepEqual([short.status, new URL(short.url).pathname], [200, BASE])
  for (const page of [BASE, `${BASE}uploads/1`]) {
    const text = await (await fetch(origin + page)).text()
    const parts = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, part]) => part)
    assert(parts.length > 5, `${page} is no page.`)
    for (const part of [...parts, `${BASE}offline.js`]) {
      const { status } = await fetch(new URL(part, origin + page))
      assert.equal(status, 200, `${part} of ${page} is missing.`)
    }
  }
  const uploaded = await fetch(`${origin}${BASE}v1/api/tracking`, {
    method: 'POST',
    headers: { Authorization: 'Bearer practice-path', 'Content-Type': 'application/json' },
    body: JSON.stringify([{ orderId: `SO-${new URL(origin).port}`, trackingId: 'CN1000001' }]),
  })
  assert.equal((await uploaded.json()).acceptedOrders, 1)
}
