/** Finds folders of `src` that import each other. A parent may import its subfolders, but not the reverse. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../run.mjs'
import { KNOWN_PAIRS } from './known-pairs.mjs'

const PRODUCT = /^(?!.*\.(test|testing)\.)(?!testing\/).*\.tsx?$/
const IMPORTED = /(?:from|import)\s*\(?\s*'(#|\.\/)([^']+\/)[^/']+'/g

/** Returns pairs like `domain/draft domain/draft/kinds` for files with their text. */
export function mutualImports(files) {
  const imports = new Set()
  for (const { path, text } of files) {
    for (const [, start, folder] of text.matchAll(IMPORTED)) {
      const imported = start === '#' ? folder : join(dirname(path), folder)
      imports.add(`${dirname(path)} ${imported.slice(0, -1)}`)
    }
  }
  return [...imports]
    .map((arrow) => arrow.split(' '))
    .filter(([from, to]) => from < to && imports.has(`${to} ${from}`))
    .map((pair) => pair.join(' '))
    .sort((one, other) => one.localeCompare(other))
}

/** Throws when folders import each other that did not before, or when a known pair is gone from the code. */
export function checkMutualImports() {
  const src = inProject('src')
  const paths = readdirSync(src, { recursive: true }).filter((path) => PRODUCT.test(path))
  const files = paths.map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))
  const found = mutualImports(files)
  const added = found.filter((pair) => !KNOWN_PAIRS.includes(pair))
  const gone = KNOWN_PAIRS.filter((pair) => !found.includes(pair))
  const lines = [
    ...added.map((pair) => `These two import each other: ${pair}`),
    ...gone.map((pair) => `Take this pair off known-pairs.mjs: ${pair}`),
  ]
  if (lines.length > 0) throw new Error(lines.join('\n'))
}
