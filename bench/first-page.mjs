import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { sortFiles } from '../scripts/budget.mjs'
import { DIST } from './product.mjs'

/** What the browser loads until the first page can be used, compressed. */
export function bytesUntilUsable() {
  const manifest = JSON.parse(readFileSync(`${DIST}/app/.vite/manifest.json`, 'utf8'))
  return sortFiles(manifest, []).first.reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${DIST}/app/${file}`)).length,
    0,
  )
}
