/** Builds the simulation of uploads, as it is or with a deliberate fault in its sources. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from '../run.mjs'

/** Counts how often each text to be edited is in its file; it should be once. */
export function countPlaces({ edits }) {
  return edits.map(({ file, find }) => readFileSync(inProject(file), 'utf8').split(find).length - 1)
}

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

/** Builds the simulation into a folder of the cache, with a deliberate fault if one is given; says where it is. */
export async function buildSimulation(folder, fault = null) {
  const { build } = await import('vite')
  const outDir = inProject('.cache', 'simulation', folder)
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
  return pathToFileURL(`${outDir}/main.js`).href
}
