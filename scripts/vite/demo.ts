/** A Vite plugin that builds the product as static files without our server. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Content of `/config.json`; the key separates the demo's data from others at the same origin. */
const INSTALLATION = { practice: true, serviceKey: 'demo' }

/** From the package, not from `public`, since a release must not contain it. */
const MSW_WORKER = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))

/** Adds the simulator to the page, and the two files that it fetches. */
export function demo(): Plugin {
  return {
    name: 'demo',
    apply: (_config, { mode }) => mode === 'demo',
    config: () => ({ base: './', build: { outDir: 'dist/demo' } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/demo/start.ts'),
    },
    generateBundle() {
      const add = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      add('config.json', JSON.stringify(INSTALLATION))
      add('mockServiceWorker.js', readFileSync(MSW_WORKER, 'utf8'))
    },
  }
}
