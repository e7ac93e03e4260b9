import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'

import { serveStatic } from './serve-static.ts'
import { loadStaticFiles } from './static-files.ts'

async function built(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const APP = {
  'index.html': 'the page',
  'icon.svg': '<svg/>',
  'guide/fix.webp': 'picture',
  'assets/main-1.js': 'script',
  'assets/main-1.css': 'style',
  '.vite/manifest.json': '{}',
}

const any = { accept: undefined, acceptEncoding: undefined, ifNoneMatch: undefined }

test.each([
  ['/', 'text/html; charset=utf-8', 'no-store'],
  ['/uploads/1', 'text/html; charset=utf-8', 'no-store'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/guide/fix.webp', 'image/webp', 'no-cache'],
  ['/assets/main-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/main-1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s has the type %s and is cached as %s', async (path, type, caching) => {
  const files = await loadStaticFiles(await built(APP))
  const headers = serveStatic(files, path, any)?.headers
  expect([headers?.get('content-type'), headers?.get('cache-control')]).toEqual([type, caching])
})

test('the page has URLs below the base path, also compressed, and other files are unchanged', async () => {
  const page =
    '<link href="/icon.svg"><script src="/assets/main-1.js"></script><p title="/">a="/"</p>'
  const folder = await built({ ...APP, 'index.html': page, 'assets/main-1.js': ' href="/x"' })
  const files = await loadStaticFiles(folder, '/tracking/')
  const { bytes, gzipped } = files.get('/index.html') ?? {}
  expect(String(bytes)).toBe(
    '<link href="/tracking/icon.svg"><script src="/tracking/assets/main-1.js"></script><p title="/">a="/"</p>',
  )
  expect(gunzipSync(gzipped ?? '').equals(bytes ?? Buffer.of())).toBe(true)
  expect(String(files.get('/assets/main-1.js')?.bytes)).toBe(' href="/x"')
})

test('files that tools leave in the build are not served', async () => {
  const files = await loadStaticFiles(await built(APP))
  expect([...files.keys()].toSorted()).toEqual([
    '/assets/main-1.css',
    '/assets/main-1.js',
    '/guide/fix.webp',
    '/icon.svg',
    '/index.html',
  ])
})

test('a browser that accepts gzip gets compressed files', async () => {
  const files = await loadStaticFiles(await built(APP))
  const packed = serveStatic(files, '/assets/main-1.js', { ...any, acceptEncoding: 'gzip, br' })
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(gunzipSync(bytes).toString()).toBe('script')
})

test('a file that the browser still has is not sent again', async () => {
  const files = await loadStaticFiles(await built(APP))
  const etag = serveStatic(files, '/icon.svg', any)?.headers.get('etag') ?? undefined
  expect(etag).toMatch(/^".+"$/)
  expect(serveStatic(files, '/icon.svg', { ...any, ifNoneMatch: etag })?.status).toBe(304)
  expect(serveStatic(files, '/icon.svg', { ...any, ifNoneMatch: '"other"' })?.status).toBe(200)
})

test('a missing build gives one sentence', async () => {
  await expect(loadStaticFiles(await built({}))).rejects.toThrow('The app is not built.')
})

test.each(['W/TAG', '"other", TAG', '"other",W/TAG , "third"', '*'])(
  'a browser that names the file as %s still has it',
  async (named) => {
    const files = await loadStaticFiles(await built(APP))
    const etag = serveStatic(files, '/icon.svg', any)?.headers.get('etag') ?? ''
    const ifNoneMatch = named.replace('TAG', etag)
    expect(serveStatic(files, '/icon.svg', { ...any, ifNoneMatch })?.status).toBe(304)
  },
)

test.each([
  ['gzip;q=0', null],
  ['br, gzip; q=0.0', null],
  ['x-gzip-not', null],
  ['br;q=1, GZIP;q=0.5', 'gzip'],
])('with "Accept-Encoding: %s" a file is compressed as %j', async (acceptEncoding, packed) => {
  const files = await loadStaticFiles(await built(APP))
  const sent = serveStatic(files, '/assets/main-1.js', { ...any, acceptEncoding })
  expect(sent?.headers.get('content-encoding')).toBe(packed)
})
