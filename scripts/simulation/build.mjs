/** Builds the simulation of uploads, optionally with a deliberate fault. */
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from '../run.mjs'

/** Edits sources in memory while they load. */
function deliberateFault({ edits }) {
  return {
    name: 'deliberate-fault',
    enforce: 'pre',
    transform(code, id) {
      const mine = edits.filter(({ file }) => id === inProject(file))
      if (mine.length === 0) return null
      return mine.reduce((text, { find, replace }) => text.replace(find, () => replace), code)
    },
  }
}

let count = 0

/** Builds the simulation into a temporary folder for `work`, with a deliberate fault if given. */
export async function withSimulation(fault, work) {
  const { build } = await import('vite')
  count += 1
  const outDir = inProject('.cache', 'simulation', `${process.pid}-${count}`)
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: fault === null ? [] : [deliberateFault(fault)],
      build: {
        ssr: 'src/testing/simulation/main.ts',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
      },
      ssr: { noExternal: true },
    })
    return await work(pathToFileURL(`${outDir}/main.js`).href)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
