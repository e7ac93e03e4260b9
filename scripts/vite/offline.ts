/** A Vite plugin that adds the service worker for offline use. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('offline-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))

/** Files of the page, without notices and manifests. */
const IS_PART = /\.(js|css)$/
/** The scanner's files are cached on first use. */
const IS_LATER = /^assets\/(scan-dialog|barcodes\.worker)-/

/** Returns the worker's code with the build's files, its entry, and a release name that changes with any of them. */
export function offlineWorker(parts: readonly string[], entry: string): string {
  const hash = createHash('sha256')
  const others = readdirSync(PUBLIC).toSorted()
  for (const name of others) hash.update(name).update(readFileSync(join(PUBLIC, name)))
  const files = [...parts, ...others].toSorted()
  const release = hash.update(files.join('\n')).digest('hex').slice(0, 16)
  const values = { FILES: files, ENTRY: entry, RELEASE: release }
  const constants = Object.entries(values)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
  const source = constants + readFileSync(WORKER, 'utf8')
  return minifySync('offline.js', source, { compress: { target: 'es2022' } }).code
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: ({ build }, { command, mode }) => command === 'build' && !build?.ssr && mode !== 'demo',
    generateBundle(_options, bundle) {
      const parts = Object.keys(bundle).filter((name) => IS_PART.test(name) && !IS_LATER.test(name))
      const entry = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.name === 'index',
      )
      if (entry === undefined) throw new Error('The page has no entry.')
      const source = offlineWorker(parts, entry.fileName)
      this.emitFile({ type: 'asset', fileName: 'offline.js', source })
    },
  }
}
