/** Counts the product's lines with code, its files and its functions, by room: `node scripts/count-lines.mjs`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { requireNode } from './node-version.mjs'

requireNode()
const { parseSync, Visitor } = await import('vite')

const CODE = /\.(ts|tsx|mjs|css)$/
const NOT_PRODUCT = /\.(test|testing)\.|^src\/(testing|i18n\/(?!words)[^/]+)\//

/** `src/domain/draft`, `src/features/upload`, `src/storage`, `server`, `scripts/lint`. */
const ROOM = /^(src\/(domain|features)\/[^/]+|src\/[^/]+|scripts\/lint|\w+)/

const countLines = (code) => code.split('\n').filter((line) => line.trim() !== '').length

function measure(path) {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.css')) {
    return { lines: countLines(text.replaceAll(/\/\*[^]*?\*\//g, '')), files: 1, functions: 0 }
  }
  const { program, comments } = parseSync(path, text)
  const code = comments.reduceRight((rest, c) => rest.slice(0, c.start) + rest.slice(c.end), text)
  let functions = 0
  const count = () => (functions += 1)
  const isFunction = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
  new Visitor(Object.fromEntries(isFunction.map((type) => [type, count]))).visit(program)
  return { lines: countLines(code), files: 1, functions }
}

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'server', 'scripts']
const listed = execFileSync('git', LIST, { encoding: 'utf8' }).split('\n')
const paths = listed.filter(
  (path) => CODE.test(path) && !NOT_PRODUCT.test(path) && existsSync(path),
)
const table = {}
for (const path of paths) {
  const measured = Object.entries(measure(path))
  for (const room of [ROOM.exec(path)[0], 'total']) {
    const sums = table[room] || { lines: 0, files: 0, functions: 0 }
    table[room] = sums
    for (const [unit, value] of measured) sums[unit] += value
  }
}
const byLines = Object.entries(table).toSorted(([, a], [, b]) => a.lines - b.lines)
console.table(Object.fromEntries(byLines))
