/** Plugins for Vite: the licences of what a build brings along, in one file beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const FILE = 'third-party-notices.txt'
const DATA_SOURCES = fileURLToPath(new URL('data-sources.txt', import.meta.url))
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/
const LICENCE = /^(licen[cs]e|copying|unlicense)/i

/** The folders of the packages that a module of a bundle came from. */
export function packagesIn(moduleIds: readonly string[]): readonly string[] {
  const folders = moduleIds.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? [])
  return [...new Set(folders.filter((folder) => !folder.startsWith('\0')))]
}

/** What a package says of its licence, with its whole text. */
export function noticeOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>
  const file = readdirSync(folder).find((found) => LICENCE.test(found))
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
  return `${name} ${version} (${license})${text}`
}

/** One for the page, one for its workers: a worker is bundled on its own, before the page is done. */
export function thirdPartyNotices(): { readonly page: Plugin; readonly worker: Plugin } {
  const packages = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle) => {
    const ids = Object.values(bundle).flatMap((part) => ('moduleIds' in part ? part.moduleIds : []))
    for (const folder of packagesIn(ids)) packages.add(folder)
  }
  return {
    page: {
      name: 'third-party-notices',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle)
        const notices = [...packages].map(noticeOf).toSorted()
        const source = [readFileSync(DATA_SOURCES, 'utf8').trim(), ...notices].join(RULE)
        this.emitFile({ type: 'asset', fileName: FILE, source: `${source}\n` })
      },
    },
    worker: {
      name: 'third-party-notices-of-a-worker',
      generateBundle: (_options, bundle) => collect(bundle),
    },
  }
}

const RULE = `\n\n${'-'.repeat(72)}\n\n`
