import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { DIST } from './product.mjs'

/** What the browser loads until the first page can be used, compressed. */
export function bytesUntilUsable() {
  const manifest = JSON.parse(readFileSync(`${DIST}/app/.vite/manifest.json`, 'utf8'))
  const files = new Set()
  const walk = (key) => {
    const part = manifest[key]
    if (!part || files.has(part.file)) return
    files.add(part.file)
    for (const css of part.css ?? []) files.add(css)
    for (const next of part.imports ?? []) walk(next)
  }
  walk('index.html')
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${DIST}/app/${file}`)).length,
    0,
  )
}
