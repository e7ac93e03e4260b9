import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'

/** What came after the oldest browsers that the product supports (Chrome 111, Firefox 114, Safari 16.4). */
const TOO_NEW =
  /\.(toSorted|toReversed|toSpliced|isWellFormed|intersection|union|difference)\(|\b(Object|Map)\.groupBy\(|Promise\.(withResolvers|try)\(|Array\.fromAsync\(|Iterator\.from\(|\bURL\.(parse|canParse)\(|AbortSignal\.any\(/

const isShipped = (name) =>
  /\.tsx?$/.test(name) && !/\.(test|testing)\.tsx?$|^(testing|simulator)\//.test(name)

test('nothing in the product is newer than the oldest browser that it supports', () => {
  const files = readdirSync(inProject('src'), { recursive: true }).filter(isShipped)
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((name) => TOO_NEW.test(readFileSync(inProject('src', name), 'utf8')))
  expect(found).toEqual([])
})

test.each(['rows.toSorted(byTime)', 'Object.groupBy(rows, by)', 'Promise.withResolvers()'])(
  '%s would be found',
  (code) => expect(code).toMatch(TOO_NEW),
)
