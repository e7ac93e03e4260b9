/** Checks the message for unsupported browsers. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inProject } from './run.mjs'

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

/** The message of public/first-paint.js for a browser, and whether the page stops; null: no message. */
function saidIn(browser) {
  const body = { textContent: null }
  const document = {
    documentElement: { dataset: {}, appendChild: () => body },
    body: null,
    createElement: () => body,
    querySelectorAll: () => [
      { hreflang: 'en', dataset: { tooOld: 'It is too old. Use Firefox 121.' } },
      { hreflang: 'es', dataset: { tooOld: 'Es demasiado antiguo.' } },
    ],
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

test('a supported browser gets no message and continues', () => {
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
])('%s gets the message for old browsers before any module loads', (_browser, lacking) => {
  const said = expect.stringMatching(/too old.*Firefox 121/)
  expect(saidIn(lacking)).toEqual({ said, isStopped: true })
})

test('every language has the message for old browsers', () => {
  expect(saidIn({ CSS: undefined }).said).toBe(
    'It is too old. Use Firefox 121. · Es demasiado antiguo.',
  )
})
