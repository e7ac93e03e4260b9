import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MANIFEST, readSheet } from './manifest.ts'

const { sheets, values, unusual } = MANIFEST

test('every sheet of the folder is listed once', () => {
  const listed = sheets.map(({ file }) => file)
  expect(listed.toSorted()).toEqual(readdirSync(new URL('./sheets/', import.meta.url)).toSorted())
})

test('no sheet has the content of another', () => {
  const contents = sheets.map(({ file }) => Buffer.from(readSheet(file)).toString('hex'))
  expect(new Set(contents).size).toBe(sheets.length)
})

const asKey = ({ field, value, with: others }: (typeof values | typeof unusual)[number]) =>
  JSON.stringify([field, value, others])

test.each([
  ['values', values],
  ['unusual values', unusual],
])('none of the %s stands there twice', (_, cases) => {
  expect(new Set(cases.map(asKey)).size).toBe(cases.length)
})

/** They have no header, or a header whose two columns changed places in some rows or in all. */
const withoutHelp = sheets.filter(({ expect: wanted }) => {
  if (wanted.kind === 'assigned') return wanted.oneReading === true || wanted.warnings !== undefined
  return wanted.kind !== 'asked-once'
})

test.each([
  ['sheets without a header or with swapped cells', withoutHelp],
  ['values', values],
  ['unusual values', unusual],
])('there are at least 150 %s, and 75 of them were written before the rules', (_, cases) => {
  const before = cases.filter(({ written }) => written === 'before-the-rules')
  expect(cases.length).toBeGreaterThanOrEqual(150)
  expect(before.length).toBeGreaterThanOrEqual(75)
})
