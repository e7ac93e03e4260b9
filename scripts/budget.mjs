/** Measures the download size of the build and checks it against limits. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inProject, readJson } from './run.mjs'

const FIRST_PAGE_KB = 150
// A guard against accidents, not a tight budget (decision 33).
const WHOLE_PRODUCT_KB = 600

/** Needed by the first page, though imported dynamically. */
const FIRST_PAGE_TEXTS = 'src/i18n/en/first-page.ts'
const OTHER_LANGUAGE = /^src\/i18n\/(?!en\/|words\/)[^/]+\//

/** Groups counted separately, by file name, since the manifest has no worker chunks. */
const APART = {
  'data: couriers, formats, aliases, words':
    /^assets\/(couriers|courier-formats|header-aliases|alias-table|words)-[^/]+\.js$/,
  'what reads .xls and .xlsb, fetched with the first one':
    /^assets\/read-binary-workbook-[^/]+\.js$/,
  'what scans labels, fetched when that is asked for':
    /^assets\/(scan-dialog|barcodes\.worker|zxing_reader)-[^/]+$/,
}
const LANGUAGES = 'the other languages'

/** Returns the files of a chunk: itself, its static imports and their styles. */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])]
  return [...own, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}

/** Sorts the build's files: first page, separate groups and the rest. */
export function sortFiles(manifest, allFiles) {
  const first = new Set(['index.html', FIRST_PAGE_TEXTS].flatMap((key) => filesOf(manifest, key)))
  const languages = Object.keys(manifest).filter((key) => OTHER_LANGUAGE.test(key))
  const apart = { [LANGUAGES]: languages.map((key) => manifest[key].file) }
  for (const [kind, name] of Object.entries(APART))
    apart[kind] = allFiles.filter((file) => name.test(file) && !first.has(file))
  const counted = new Set([...first, ...Object.values(apart).flat()])
  const rest = allFiles.filter((file) => /\.(js|css)$/.test(file) && !counted.has(file))
  return { first: [...first], apart, rest }
}

const zipped = (file) => gzipSync(readFileSync(inProject('dist/app', file))).length / 1000
const sum = (files) => files.reduce((total, file) => total + zipped(file), 0)
const kb = (value) => `${value.toFixed(1).padStart(7)} kB`

/** Measures the gzipped sizes of dist/app, in kB. */
export function measureBuild() {
  const manifest = readJson('dist/app/.vite/manifest.json')
  const all = readdirSync(inProject('dist/app/assets')).map((name) => `assets/${name}`)
  const { first, apart, rest } = sortFiles(manifest, all)
  const firstPage = sum([...first, 'index.html', 'first-paint.js'])
  const whole = firstPage + sum([...rest, 'offline.js'])
  return { firstPage, whole, apart }
}

/** Prints the sizes of the build, and throws if one exceeds its limit. */
export function checkBudget() {
  const { firstPage, whole, apart } = measureBuild()
  const lines = [
    `${kb(firstPage)}  until the first page can be used (at most ${FIRST_PAGE_KB})`,
    `${kb(whole)}  the whole product in one language (at most ${WHOLE_PRODUCT_KB})`,
    ...Object.entries(apart).map(([kind, files]) => `${kb(sum(files))}  ${kind}`),
  ].join('\n')
  if (firstPage > FIRST_PAGE_KB || whole > WHOLE_PRODUCT_KB) throw new Error(lines)
  console.log(lines)
}
