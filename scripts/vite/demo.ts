/** A plugin for Vite: the product as a folder of files that needs no server of ours. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What `/config.json` of a server says; its key keeps a demo apart from others at the same address. */
const INSTALLATION = { practice: true, serviceKey: 'demo' }

/** Taken from the package, and never from `public`: a release must not have it. */
const MSW_WORKER = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))

/** Starts the page with the simulator in it, and adds the two files that it asks for. */
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
