import type { Plugin } from 'vite'

/**
 * Keeps out of the worker's own file what its parts need of it, and fails a build whose parts import that file: WebKit
 * runs it again then, and two engines answer every call.
 */
export function workerAlone(): Plugin {
  return {
    name: 'worker-alone',
    options: (given) => ({ ...given, preserveEntrySignatures: 'strict' }),
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
      const own = parts.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const again = parts.find((part) => [...part.imports, ...part.dynamicImports].includes(own))
      if (again) this.error(`${again.fileName} imports the worker's own file.`)
    },
  }
}
