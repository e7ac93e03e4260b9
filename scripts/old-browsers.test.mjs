/** The product has to run in the oldest browsers that it supports, and older ones have to be told. */
import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inProject } from './run.mjs'

/** What came after the oldest browsers that the product supports (Chrome 111, Firefox 121, Safari 16.4). */
const TOO_NEW =
  /(?<!\bz)\.(intersection|union|difference)\(|\b(Object|Map)\.groupBy\(|Promise\.(withResolvers|try)\(|Array\.fromAsync\(|Iterator\.from\(|\bURL\.(parse|canParse)\(|AbortSignal\.any\(/

const isShipped = (name) =>
  /\.tsx?$/.test(name) && !/\.(test|testing)\.tsx?$|^(testing|simulator)\//.test(name)

test('nothing in the product is newer than the oldest browser that it supports', () => {
  const files = readdirSync(inProject('src'), { recursive: true }).filter(isShipped)
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((name) => TOO_NEW.test(readFileSync(inProject('src', name), 'utf8')))
  expect(found).toEqual([])
})

test.each(['seen.union(known)', 'Object.groupBy(rows, by)', 'Promise.withResolvers()'])(
  '%s would be found',
  (code) => expect(code).toMatch(TOO_NEW),
)

function ModuleWorker(_address, options) {
  if (options.type !== 'module') throw new Error('not reached')
}

class ClassicWorker {
  terminate() {}
}

class WithoutLookBehind extends RegExp {
  constructor(pattern) {
    if (pattern.includes('(?<')) throw new SyntaxError('invalid group specifier name')
    super(pattern)
  }
}

const MODERN = {
  CSS: { supports: () => true },
  Worker: ModuleWorker,
  RegExp,
  DecompressionStream: Object,
}
const without = (feature) => ({ CSS: { supports: (condition) => !condition.includes(feature) } })

/** What the page says in a browser before it is drawn, and whether it stops there; null: nothing. */
function saidIn(browser) {
  const body = { textContent: null }
  const document = {
    documentElement: { dataset: {}, appendChild: () => body },
    body: null,
    createElement: () => body,
    querySelectorAll: () => [],
  }
  let isStopped = false
  const page = {
    document,
    navigator: {},
    localStorage: { getItem: () => null },
    addEventListener() {},
    stop: () => (isStopped = true),
  }
  const window = { ...page, ...MODERN, ...browser }
  runInNewContext(readFileSync(inProject('public', 'first-paint.js'), 'utf8'), {
    ...window,
    window,
  })
  return { said: body.textContent, isStopped }
}

test('a browser that is new enough is told nothing, and reads on', () => {
  expect(saidIn({})).toEqual({ said: null, isStopped: false })
})

test.each([
  ['Chrome 110, which mixes no colours', without('color-mix')],
  ['Firefox 113, which starts no modules in workers', { Worker: ClassicWorker }],
  ['Firefox 120, which does not know :has', without(':has')],
  ['Safari 16.3, which does not look behind', { RegExp: WithoutLookBehind }],
  ['Safari 16.3, which unpacks nothing', { DecompressionStream: undefined }],
  ['a browser without workers', { Worker: undefined }],
  ['a browser that cannot be asked about styles', { CSS: undefined }],
])('%s is told that it is too old, before any module is read', (_browser, lacking) => {
  const said = expect.stringMatching(/too old.*Firefox 121/)
  expect(saidIn(lacking)).toEqual({ said, isStopped: true })
})
