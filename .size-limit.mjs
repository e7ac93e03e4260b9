/** Limits of the download, gzipped. The files of the first page follow from the manifest of the build. */
import { readFileSync } from 'node:fs'

const BUILD = 'dist/app'
const manifest = JSON.parse(readFileSync(`${BUILD}/.vite/manifest.json`, 'utf8'))

/** The files of a chunk: itself, its styles and its static imports. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])]
  return [...own, ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))]
}

const inBuild = (files) => [...new Set(files)].map((file) => `${BUILD}/${file}`)

// The English texts are needed at once, though imported dynamically.
const firstPage = ['index.html', 'src/i18n/en/first-page.ts'].flatMap((key) => filesOf(key))
const otherLanguages = Object.keys(manifest)
  .filter((key) => /^src\/i18n\/(?!en\/|words\/)[^/]+\//.test(key))
  .map((key) => manifest[key].file)
/** Lists of data, and what is fetched when a label or an old workbook is read. */
const APART =
  'assets/{couriers,courier-formats,header-aliases,alias-table,words,read-binary-workbook,scan-dialog,barcodes.worker}-*.{js,css}'

export default [
  {
    name: 'until the first page can be used',
    path: inBuild([...firstPage, 'index.html', 'first-paint.js']),
    limit: '150 kB',
    gzip: true,
  },
  {
    // One copy for the page and one for its worker, each fetched when a courier is needed.
    name: 'the list of couriers, twice',
    path: inBuild(['assets/couriers-*.js']),
    limit: '130 kB',
    gzip: true,
  },
  {
    // A guard against accidents, not a tight budget (decision 33).
    name: 'the whole product in one language',
    path: [
      ...inBuild(['assets/*.{js,css}', 'index.html', 'first-paint.js', 'offline.js']),
      ...inBuild([APART, ...otherLanguages]).map((path) => `!${path}`),
    ],
    limit: '600 kB',
    gzip: true,
  },
]
