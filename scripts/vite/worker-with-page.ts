import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const PAGE = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))
const WORKER = fileURLToPath(new URL('../../src/main.worker.ts', import.meta.url))

/** Builds the worker together with the page, so that what both need is built and fetched once. */
export function workerWithPage(): Plugin {
  return {
    name: 'worker-with-page',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { resolveDependencies: onlyFromThePage } } }),
    load(id) {
      if (id !== `${WORKER}?worker&url`) return null
      // Strict: what other files need of it goes into a file of its own.
      const chunk = { type: 'chunk', id: WORKER, name: 'main.worker' } as const
      const file = this.emitFile({ ...chunk, preserveSignature: 'strict' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
      const worker = parts.find((part) => part.facadeModuleId === WORKER)
      if (worker === undefined) return
      const files = new Map(parts.map((part) => [part.fileName, part]))
      const next = (name: string) => {
        const part = files.get(name)
        return part === undefined ? [] : [...part.imports, ...part.dynamicImports]
      }
      const wrong = [...reachable(worker.fileName, next)].find(
        (name) => files.get(name)?.viteMetadata?.importedCss.size,
      )
      const again = parts.find((part) => next(part.fileName).includes(worker.fileName))
      // WebKit runs a worker's own file a second time when it is imported, and then two engines answer every call.
      if (again !== undefined) this.error(`${again.fileName} imports the worker's own file.`)
      if (wrong !== undefined) this.error(`The worker would fetch ${wrong}, which draws the page.`)
    },
  }
}

/** Fetching ahead what a late part imports needs a document, and any file but the page's own may run in the worker. */
function onlyFromThePage(
  _file: string,
  imported: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || /\/start-/.test(hostId) ? imported : []
}

type Graph = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The file for a module that page and worker both need, by when they need it; null for any other. Data has its own. */
export function fileForBoth(id: string, graph: Graph): string | null {
  const page = reachOf(PAGE, graph)
  const worker = reachOf(WORKER, graph)
  if (!page.ever.has(id) || !worker.ever.has(id)) return null
  if (id.endsWith('.json')) return basename(id, '.json')
  if (page.atOnce.has(id)) return 'common'
  return worker.atOnce.has(id) ? 'rules' : 'answers'
}

/** The name of a file that has modules of the page only: what the worker alone needs stays out of it. */
export const ofThePage = (name: string) => (id: string, graph: Graph) =>
  reachOf(PAGE, graph).ever.has(id) ? name : null

/** Chooses the modules that the worker alone needs, and at once, for a file of this name: others cannot import its own. */
export const ofTheWorker = (name: string) => (id: string, graph: Graph) =>
  reachOf(WORKER, graph).atOnce.has(id) && !reachOf(PAGE, graph).ever.has(id) ? name : null

type Reach = { readonly atOnce: ReadonlySet<string>; readonly ever: ReadonlySet<string> }

/** The bundler asks for each module. */
const known = new Map<string, Reach>()

function reachOf(entry: string, graph: Graph): Reach {
  const atOnce = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const late = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const reach = known.get(entry) ?? {
    atOnce: reachable(entry, atOnce),
    ever: reachable(entry, (id) => [...atOnce(id), ...late(id)]),
  }
  known.set(entry, reach)
  return reach
}

function reachable(entry: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([entry])
  for (const id of seen) for (const found of next(id)) seen.add(found)
  return seen
}
