/** Builds the simulation of uploads, as it is or with a deliberate fault in its sources. */
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from '../run.mjs'

/** Changes the sources while they are read; nothing is written to them. */
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

/** Builds the simulation into a folder of its own, with a deliberate fault if one is given, while `work` uses it. */
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
