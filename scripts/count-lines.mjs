/** Counts the product's lines of code and files by folder: `node scripts/count-lines.mjs`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { requireNode } from './node-version.mjs'

requireNode()
const { parseSync } = await import('vite')

const CODE = /\.(ts|tsx|mjs|css)$/
const NOT_PRODUCT = /\.(test|testing)\.|^src\/(testing|i18n\/(?!words)[^/]+)\//

/** `src/domain/draft`, `src/upload/couriers`, `src/storage`, `server`, `scripts/lint`. */
const FOLDER =
  /^(src\/(domain|worker|sheet|upload|shell)\/[^/.]+(?=\/)|src\/[^/]+|scripts\/lint|vite\.config\.ts|\w+)/

const countLines = (code) => code.split('\n').filter((line) => line.trim() !== '').length

function withoutComments(path) {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.css')) return text.replaceAll(/\/\*[^]*?\*\//g, '')
  const { comments } = parseSync(path, text)
  return comments.reduceRight((rest, c) => rest.slice(0, c.start) + rest.slice(c.end), text)
}

const PRODUCT = ['src', 'server', 'scripts']
/** Tools, not part of the total. */
const APART = ['bench', 'vite.config.ts']
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', ...PRODUCT, ...APART]
const listed = execFileSync('git', LIST, { encoding: 'utf8' }).split('\n')
const paths = listed.filter(
  (path) => CODE.test(path) && !NOT_PRODUCT.test(path) && existsSync(path),
)
const table = {}
for (const path of paths) {
  const count = countLines(withoutComments(path))
  const [folder] = FOLDER.exec(path)
  for (const row of APART.includes(folder) ? [folder] : [folder, 'total']) {
    const { lines, files } = table[row] ?? { lines: 0, files: 0 }
    table[row] = { lines: lines + count, files: files + 1 }
  }
}
const byLines = Object.entries(table).toSorted(([, a], [, b]) => a.lines - b.lines)
console.table(Object.fromEntries(byLines))
