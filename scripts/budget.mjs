/** Measures what a browser has to fetch, and holds it against limits. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inProject, readJson } from './run.mjs'

const FIRST_PAGE_KB = 150
// A limit of sense, not one to fight for (decision 33).
const WHOLE_PRODUCT_KB = 560

/** What the first page cannot do without, though the entry asks for it only when it runs. */
const FIRST_PAGE_TEXTS = 'src/i18n/en/first-page.ts'
const OTHER_LANGUAGE = /^src\/i18n\/(?!en\/|words\/)[^/]+\//

/** How the build names the chunk of a data file, also where only a worker asks for it. */
const DATA = /^assets\/(couriers|courier-formats|header-aliases|alias-table|words)-[^/]+\.js$/

/** What reads workbooks of old Excel: fetched with the first such file, and no part of what everybody gets. */
const WORKBOOKS = /^assets\/read-binary-workbook-[^/]+\.js$/
/** What scans labels, fetched when that is asked for. */
const SCANNING = /^assets\/(scan-dialog|barcodes\.worker|zxing_reader)-[^/]+$/

/** The files that a chunk brings with it: itself, what it imports at once, and their styles. */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])]
  return [...own, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}

/** Which files of the build the first page needs, which hold data, which another language. */
export function sortFiles(manifest, allFiles) {
  const keys = Object.keys(manifest)
  const first = new Set(['index.html', FIRST_PAGE_TEXTS].flatMap((key) => filesOf(manifest, key)))
  const languages = new Set(
    keys.filter((key) => OTHER_LANGUAGE.test(key)).map((key) => manifest[key].file),
  )
  const code = allFiles.filter((file) => /\.(js|css)$/.test(file) && !first.has(file))
  const data = code.filter((file) => DATA.test(file))
  const workbooks = code.filter((file) => WORKBOOKS.test(file))
  const scanning = allFiles.filter((file) => SCANNING.test(file))
  const others = new Set([...data, ...languages, ...workbooks, ...scanning])
  const rest = code.filter((file) => !others.has(file))
  return { first: [...first], data, languages: [...languages], workbooks, scanning, rest }
}

const zipped = (file) => gzipSync(readFileSync(inProject('dist/app', file))).length / 1000
const sum = (files) => files.reduce((total, file) => total + zipped(file), 0)
const kb = (value) => `${value.toFixed(1).padStart(7)} kB`

/** What the build in dist/app weighs, compressed, in kB. */
export function measureBuild() {
  const manifest = readJson('dist/app/.vite/manifest.json')
  const all = readdirSync(inProject('dist/app/assets')).map((name) => `assets/${name}`)
  const { first, rest, ...others } = sortFiles(manifest, all)
  const firstPage = sum([...first, 'index.html', 'first-paint.js'])
  const whole = firstPage + sum([...rest, 'offline.js'])
  const apart = Object.entries(others).map(([kind, files]) => [kind, sum(files)])
  return { firstPage, whole, ...Object.fromEntries(apart) }
}

/** Says what the build weighs, and throws when that is too much. */
export function checkBudget() {
  const { firstPage, whole, languages, data, workbooks, scanning } = measureBuild()
  const lines = [
    `${kb(firstPage)}  until the first page can be used (at most ${FIRST_PAGE_KB})`,
    `${kb(whole)}  the whole product in one language (at most ${WHOLE_PRODUCT_KB})`,
    `${kb(languages)}  the other languages`,
    `${kb(data)}  data: couriers, formats, aliases, words`,
    `${kb(workbooks)}  what reads .xls and .xlsb, fetched with the first one`,
    `${kb(scanning)}  what scans labels, fetched when that is asked for`,
  ].join('\n')
  if (firstPage > FIRST_PAGE_KB || whole > WHOLE_PRODUCT_KB) throw new Error(lines)
  console.log(lines)
}
