import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import { withBase } from './base-path.ts'

/** One file of the built app, ready to be sent. */
export type StaticFile = {
  readonly bytes: Buffer
  /** null if compression doesn't help. */
  readonly gzipped: Buffer | null
  readonly headers: Readonly<Record<string, string>>
}

/** Keyed by path, such as `/assets/main-1a2b3c.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const PAGE = '/index.html'
const PACKED_ALREADY: ReadonlySet<string> = new Set(['.png', '.webp', '.woff2', '.xlsx'])

const pack = promisify(gzip)

/**
 * Reads the built app into memory: an open page keeps working when a new build replaces the folder, and no request path
 * reaches the file system.
 */
export async function loadStaticFiles(folder: string, basePath = '/'): Promise<StaticFiles> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The app is not built. "npm start" builds what is missing.')
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `/${relative(folder, file).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'))
  const loaded = await Promise.all(
    paths.map(async (path) => [path, await loadFile(folder, path, basePath)] as const),
  )
  return new Map(loaded)
}

async function loadFile(folder: string, path: string, basePath: string): Promise<StaticFile> {
  const file = await readFile(join(folder, path))
  const bytes = path === PAGE ? Buffer.from(withBase(file.toString(), basePath)) : file
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  return {
    bytes,
    gzipped: PACKED_ALREADY.has(extname(path)) ? null : await pack(bytes),
    headers: { 'Content-Type': type, ...cachingOf(path, bytes) },
  }
}

/** Files in /assets/ have a content hash in their names; the page is never cached, since it names the current ones. */
function cachingOf(path: string, bytes: Buffer): Readonly<Record<string, string>> {
  if (path === PAGE) return { 'Cache-Control': 'no-store' }
  if (path.startsWith('/assets/')) return { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { 'Cache-Control': 'no-cache', ETag: `"${hash}"` }
}
