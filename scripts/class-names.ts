import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Names = ReadonlyMap<string, string>

const SHEET = /\.module\.css$/
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const CLASS = /\.([a-z][\w-]*)/gi
const NONE: Names = new Map()

/** Numbers the classes of style sheets from the first to the last, so that each build gives them the same short names. */
export function nameClasses(
  sheets: readonly (readonly [path: string, css: string])[],
): ReadonlyMap<string, Names> {
  let count = 0
  const classesOf = (css: string) => new Set([...css.matchAll(CLASS)].map(([, name = '']) => name))
  return new Map(
    sheets.map(([path, css]) => [
      path,
      new Map([...classesOf(css)].map((name) => [name, `c${(count++).toString(36)}`])),
    ]),
  )
}

/** The code of a screen with its classes by their short names; a style sheet that is also asked by a value stays one. */
export function putClassNames(code: string, namesOf: (sheet: string) => Names): string {
  let put = code
  for (const [line, local = '', sheet = ''] of code.matchAll(IMPORT)) {
    const asked = new RegExp(`(?<![\\w./])${local}\\.(\\w+)`, 'g')
    const rest = put.replace(line, '').replace(asked, (_, name: string) => {
      const short = namesOf(sheet).get(name)
      if (short === undefined) throw new Error(`${sheet} has no class ${name}`)
      return `'${short}'`
    })
    const isLeft = new RegExp(`(?<![\\w./])${local}(?![\\w.])`).test(rest)
    put = `${isLeft ? line : `import '${sheet}'`};${rest}`
  }
  return put
}

function readSheets(): ReadonlyMap<string, Names> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => SHEET.test(file)).map((file) => resolve('src', file))
  return nameClasses(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** For the build: classes have short names, and these stand in the code in place of a table for each style sheet. */
export function shortClassNames(): Plugin[] {
  let sheets: ReturnType<typeof readSheets> | undefined
  const namesOf = (path: string) => (sheets ??= readSheets()).get(path) ?? NONE
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        css: { modules: { generateScopedName: (name, path) => namesOf(path).get(name) ?? name } },
      }),
      transform: (code, id) =>
        id.endsWith('.tsx')
          ? putClassNames(code, (sheet) => namesOf(resolve(dirname(id), sheet)))
          : null,
    },
    {
      // A style sheet without a table that somebody reads would be left out.
      name: 'class-names-kept',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        SHEET.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ]
}
