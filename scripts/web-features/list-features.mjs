/** Compares the built page with the browsers that it has to run in, and writes the list of docs/browsers.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresInScripts } from './in-scripts.mjs'
import { featuresInStyles } from './in-styles.mjs'
import { NEWER_WITH_CARE } from './newer-with-care.mjs'
import { isTooNew, isWorthNaming, OLDEST, since } from './support.mjs'

/** Every feature of a built page, once. */
export function featuresOf(folder) {
  const read = (ending) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  const found = [...featuresInScripts(read('.js')), ...read('.css').flatMap(featuresInStyles)]
  return [...new Map(found.map(({ name, compat }) => [name, { name, compat }])).values()]
}

const fits = (name) => (pattern) =>
  pattern instanceof RegExp ? pattern.test(name) : pattern === name
const isAllowed = ({ name }) => NEWER_WITH_CARE.some(({ names }) => names.some(fits(name)))

/** What would be missing in a supported browser, with no word on how the product does without. */
export const tooNew = (features) =>
  features.filter((feature) => isTooNew(feature.compat) && !isAllowed(feature))

/** What is allowed to be newer and is not there any more, by its reason. */
export function unusedAllowances(features) {
  const newer = features.filter(({ compat }) => isTooNew(compat))
  const isUsed = ({ names }) => newer.some(({ name }) => names.some(fits(name)))
  return NEWER_WITH_CARE.filter((allowance) => !isUsed(allowance)).map(({ why }) => why)
}

const versionIn = (compat) => (browser) =>
  since(compat, browser) === Infinity ? '–' : since(compat, browser)

const tableRow = (cells) => `| ${cells.join(' | ')} |`
const quoted = (name) => `\`${name}\``

/** The two tables of docs/browsers.md: what asks for a recent browser, and what may be missing. */
export function featureTables(features) {
  const browsers = Object.keys(OLDEST)
  const needed = features
    .filter(({ compat }) => isWorthNaming(compat) && !isTooNew(compat))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, compat }) => tableRow([quoted(name), ...browsers.map(versionIn(compat))]))
  const careful = NEWER_WITH_CARE.map(({ names, why }) => {
    const used = features.filter(({ name, compat }) => isTooNew(compat) && names.some(fits(name)))
    return tableRow([
      used
        .map(({ name }) => quoted(name))
        .toSorted()
        .join(', '),
      why,
    ])
  })
  return [
    tableRow(['feature', 'Chrome', 'Edge', 'Firefox', 'Safari', 'Safari on iPhone']),
    '|---|---|---|---|---|---|',
    ...needed,
    '',
    tableRow(['newer feature', 'where it is missing']),
    '|---|---|',
    ...careful,
  ].join('\n')
}

const MARK = '<!-- The tables are written by `npm run list-features`. -->\n\n'

/** The document with the tables of these features. */
export function withTables(text, features) {
  const [before] = text.split(MARK)
  return `${before}${MARK}${featureTables(features)}\n`
}
