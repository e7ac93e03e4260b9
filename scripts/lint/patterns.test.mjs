/**
 * Checks that every regular expression runs in linear time for any text, since messages of the service, cells and
 * headers are untrusted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { inProject } from '../run.mjs'

const PLACES = ['src', 'server']
/** Excludes test code, which sees no untrusted text. */
const isOfProduct = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path) && !path.startsWith('src/testing/')

const sources = PLACES.flatMap((place) =>
  readdirSync(inProject(place), { recursive: true }).map((path) => `${place}/${String(path)}`),
)
  .filter(isOfProduct)
  .map((path) => ({ path, code: readFileSync(inProject(path), 'utf8') }))

/** Short lengths first, so a cubic or exponential pattern fails quickly. */
const LENGTHS = [16, 28, 400, 2_000]
/** A quadratic pattern needs several milliseconds for 2,000 characters. */
const QUICK_MS = 0.4
const MOST_GROWTH = 3
/** A character class may list thousands of characters; a few suffice. */
const MOST_LETTERS = 30

const RUNS = Array.from('\\“"\'([{<&10 \t\nA.,:;=/|中　-_#@%a').concat([
  'a1',
  'a ',
  '1 ',
  '1,',
  '\r\n',
  '([',
  '()',
  '“”',
  '\\"',
  '&a;',
  'a@',
])
const ENDS = ['', '\u0001', 'a1']

afterEach(() => vi.unstubAllGlobals())

test('every pattern in the code runs in linear time', { timeout: 120_000 }, () => {
  const patterns = sources.flatMap(({ path, code }) =>
    literalsOf(path, code).map((pattern) => ({ path, pattern })),
  )
  expect(patterns.length).toBeGreaterThan(400)
  expect(slowOf(patterns)).toEqual([])
})

test('every pattern built at run time runs in linear time', { timeout: 120_000 }, async () => {
  const patterns = (await patternsPutTogether()).map((pattern) => ({
    path: 'put together',
    pattern,
  }))
  expect(patterns.length).toBeGreaterThan(20)
  expect(slowOf(patterns)).toEqual([])
})

test.each([/-+$/, /^(?:a|aa)+$/, /“[^”]*”/g, /(a|b)+c/, /\d+\D\d+\.$/])(
  'a pattern such as %s is found',
  (pattern) => {
    expect(slowOf([{ path: 'here', pattern }])).toHaveLength(1)
  },
)

function slowOf(patterns) {
  const unlike = new Map(patterns.map((one) => [String(one.pattern), one]))
  return [...unlike.values()].flatMap(({ path, pattern }) => {
    const text = slowTextOf(pattern)
    return text === null ? [] : [`${path}: ${pattern} ${text}`]
  })
}

/** Returns the first text for which the pattern is too slow, or null. */
function slowTextOf(pattern) {
  const { beginnings, runs } = textsFor(pattern)
  for (const begin of ['', ...beginnings])
    for (const run of runs)
      for (const end of ENDS) {
        const make = (length) => begin + run.repeat(Math.ceil(length / run.length)) + end
        if (isSlow(pattern, make)) return JSON.stringify([begin, `${run}…`, end])
      }
  return null
}

/** Texts that begin with a word of the pattern and repeat its symbols. */
function textsFor(pattern) {
  const named = pattern.source.replace(/\\[pPux]\{?[^}]*\}?|\\[a-zA-Z]/g, ' ')
  const signs = [...new Set(named.replace(/[a-z\d]/gi, ''))].slice(0, MOST_LETTERS)
  return {
    beginnings: named.match(/\p{L}{3,}/gu)?.slice(0, 2) ?? [],
    runs: new Set([...RUNS, ...signs]),
  }
}

function isSlow(pattern, make) {
  for (const length of LENGTHS) {
    if (timeOf(pattern, make(length)) < QUICK_MS) continue
    if (length < 1_000) return true
    const grows = () =>
      timeOf(pattern, make(2 * length)) > MOST_GROWTH * timeOf(pattern, make(length))
    return grows() && grows() && grows()
  }
  return false
}

/** The shortest of three runs, to exclude other load. */
function timeOf(pattern, text) {
  let shortest = Infinity
  for (let runs = 0; runs < 3 && shortest > QUICK_MS; runs += 1) {
    pattern.lastIndex = 0
    const start = performance.now()
    if (pattern.global) text.replace(pattern, '')
    else pattern.test(text)
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

function literalsOf(path, code) {
  const found = []
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    if (node.type === 'Literal' && node.regex)
      found.push(new RegExp(node.regex.pattern, node.regex.flags))
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(path, code).program)
  return found
}

/** Patterns created by `new RegExp`, on import and on calls. */
async function patternsPutTogether() {
  const made = []
  const Recorder = new Proxy(RegExp, {
    construct: (target, args, self) => {
      const pattern = Reflect.construct(target, args, self)
      made.push(pattern)
      return pattern
    },
  })
  vi.stubGlobal('RegExp', Recorder)
  vi.resetModules()
  const modules = import.meta.glob('../../src/{domain,service}/**/*.ts')
  const load = (name) => modules[`../../src/${name}.ts`]()
  for (const { path, code } of sources)
    if (/new RegExp\(/.test(code)) await modules[`../../${path}`]?.()
  const { hideToken } = await load('service/token')
  for (const token of ['abc', 'a-b.c/d=', 'eyJhb.a+b/c==-1234', '\\-\\\\&;%"x', '-'.repeat(70)])
    hideToken('', token)
  const { readHtml } = await load('domain/sheet/html/html-reader')
  readHtml('<script>', { onOpen: () => {}, onText: () => {}, onClose: () => {} })
  const { attributeOf } = await load('domain/sheet/workbook/xml-reader')
  attributeOf("<a b = '1'>", 'b')
  const { createTextSearch } = await load('domain/entry/text-search')
  createTextSearch({ text: 'a1', wholeValue: false, matchCase: false })
  vi.unstubAllGlobals()
  vi.resetModules()
  // Copies, since modules used by other tests keep some of them.
  return made.map(({ source, flags }) => new RegExp(source, flags))
}
