/** A Vite plugin that writes the licences of bundled packages into one file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const FILE = 'third-party-notices.txt'
const DATA_SOURCES = fileURLToPath(new URL('data-sources.txt', import.meta.url))
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/
const LICENCE = /^(licen[cs]e|copying|unlicense)/i

/** The package folders of a bundle's modules. */
export function packagesIn(moduleIds: readonly string[]): readonly string[] {
  const folders = moduleIds.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? [])
  return [...new Set(folders.filter((folder) => !folder.startsWith('\0')))]
}

/** The licence notice of a package, with the full text. */
export function noticeOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>
  const file = readdirSync(folder).find((found) => LICENCE.test(found))
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
  return `${name} ${version} (${license})${text}`
}

/** Two plugins: the worker's, whose bundle is built first and has other packages, and the page's, which writes the file. */
export function thirdPartyNotices(): { readonly page: Plugin; readonly worker: Plugin } {
  const inWorker: string[] = []
  const worker: Plugin = {
    name: 'third-party-notices-worker',
    apply: 'build',
    generateBundle: (_options, bundle) => void inWorker.push(...moduleIdsOf(bundle)),
  }
  const page: Plugin = {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = [...moduleIdsOf(bundle), ...inWorker]
      const notices = packagesIn(ids).map(noticeOf).toSorted()
      const source = [readFileSync(DATA_SOURCES, 'utf8').trim(), ...notices].join(RULE)
      this.emitFile({ type: 'asset', fileName: FILE, source: `${source}\n` })
    },
  }
  return { page, worker }
}

const moduleIdsOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((part) => ('moduleIds' in part ? part.moduleIds : []))

const RULE = `\n\n${'-'.repeat(72)}\n\n`
