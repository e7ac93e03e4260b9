import { expect, test } from 'vitest'
import { featuresInScripts } from './in-scripts.mjs'
import { featuresInStyles } from './in-styles.mjs'
import { featureTables, tooNew, unusedAllowances } from './list-features.mjs'

const namesOf = (features) => tooNew(features).map(({ name }) => name)
const inScript = (...sources) => namesOf(featuresInScripts(sources))
const inStyle = (source) => namesOf(featuresInStyles(source))

test.each([
  ['Promise.try(work)', 'Promise.try'],
  ['await Array.fromAsync(rows)', 'Array.fromAsync'],
  ['seen.union(known)', 'Set.union'],
  ['new Intl.DurationFormat(`en`)', 'Intl.DurationFormat'],
  ['Map.groupBy(rows, by)', 'Map.groupBy'],
  ['AbortSignal.any(signals)', 'AbortSignal.any'],
  ['document.caretPositionFromPoint(1, 2)', 'document.caretPositionFromPoint'],
  ['addEventListener(`scrollend`, stop)', 'Document.scrollend_event'],
  ['(0,a.jsx)(`div`,{popover:`auto`})', '<div popover>'],
  ['/(?i:a)b/.test(text)', '(?i:…)'],
])('%s is found in a script', (source, name) => {
  expect(inScript(source)).toContain(name)
})

test.each([
  'rows.toSorted(by)',
  'structuredClone(row)',
  'function f(Temporal) { return Temporal.now() }',
  'const list = { navigate: 1, take() {} }; list.take()',
  '(0,a.jsx)(`input`,{inert:true})',
])('%s is nothing new', (source) => expect(inScript(source)).toEqual([]))

test('a member that the build has itself is none of the browser', () => {
  expect(inScript('z.union([a, b])', 'export const z = { union: (all) => all }')).toEqual([])
  expect(inScript('part.union([a, b])', 'const a = 1; export { a as union }')).toEqual([])
})

test.each([
  ['@scope (.card) { p { margin: 0 } }', '@scope'],
  ['textarea { field-sizing: content }', 'field-sizing'],
  ['a { color: light-dark(black, white) }', 'light-dark()'],
  ['a { &:hover { margin: 0 } }', '&'],
  ['p:open { margin: 0 }', ':open'],
  ['p { height: calc-size(auto, size) }', 'calc-size()'],
])('%s is found in a style', (source, name) => {
  expect(inStyle(source)).toContain(name)
})

test.each([
  '@supports (field-sizing: content) { textarea { field-sizing: content } }',
  'a { color: black; color: light-dark(black, white) }',
  'a { -webkit-user-select: none; user-select: none }',
  'a { --color: black; height: 100dvh }',
])('%s does not need it', (source) => expect(inStyle(source)).toEqual([]))

test('what may be newer says how the product does without, and is listed while it is used', () => {
  const features = featuresInScripts(['navigator.wakeLock.request(`screen`); rows.toSorted(by)'])
  expect(tooNew(features)).toEqual([])
  expect(unusedAllowances(features)).toContainEqual(expect.stringMatching(/Safari waits/))
  expect(unusedAllowances(features)).not.toContainEqual(expect.stringMatching(/screen may go dark/))
  const tables = featureTables(features)
  expect(tables).toMatch(/^\| `Array\.toSorted` \| 110 \| 110 \| 115 \| 16 \| 16 \|$/m)
  expect(tables).toMatch(/^\| `navigator\.wakeLock` \| Asked for first/m)
})
