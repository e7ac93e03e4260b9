/** A plugin for Vite: the service worker that keeps this build for times without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('offline-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))

/** What the page is made of; notes and manifests of the build are not. */
const IS_PART = /\.(js|css)$/
/** What scans labels is kept once it was asked for. */
const IS_LATER = /^assets\/(scan-dialog|barcodes\.worker)-/

/** The worker of a build: its files, its entry, and a name that changes with any of them. */
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
