/** The check of `npm run check`, and `npm run list-features`, which writes docs/browsers.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../run.mjs'
import { featuresOf, tooNew, unusedAllowances, withTables } from './list-features.mjs'
import { OLDEST, since } from './support.mjs'

const DOCUMENT = inProject('docs', 'browsers.md')

const lacking = ({ name, compat }) => {
  const browsers = Object.entries(OLDEST).filter(
    ([browser, oldest]) => since(compat, browser) > oldest,
  )
  return `${name}: not in ${browsers.map((browser) => browser.join(' ')).join(', ')}.`
}

/** What is wrong with the features of the build, in sentences. */
export function checkFeatures() {
  const features = featuresOf(inProject('dist', 'app'))
  const text = readFileSync(DOCUMENT, 'utf8')
  const problems = [
    ...tooNew(features).map(lacking),
    ...unusedAllowances(features).map((why) => `Nothing needs this allowance any more: ${why}`),
    ...(withTables(text, features) === text
      ? []
      : ['The list in docs/browsers.md is old: npm run list-features']),
  ]
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(DOCUMENT, 'utf8')
  writeFileSync(DOCUMENT, withTables(text, featuresOf(inProject('dist', 'app'))))
}
