import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CorpusCase } from './corpus-case.ts'
import { MANIFEST, readSheet } from './manifest.ts'

const { columns, values, unusual, platforms, trade, precision } = MANIFEST

function filesOf(one: CorpusCase): readonly string[] {
  if ('dropped' in one) return [one.dropped]
  if ('generated' in one) return []
  return one.html === undefined ? [one.pasted] : [one.pasted, one.html]
}

const FILES = {
  columns: columns.map(({ file }) => file),
  platforms: platforms.map(({ file }) => file),
  precision: precision.map(({ file }) => file),
  trade: trade.flatMap(({ file, html }) => (html === undefined ? [file] : [file, html])),
  ...Object.fromEntries(
    Object.entries(MANIFEST.cases).map(([section, cases]) => [section, cases.flatMap(filesOf)]),
  ),
}

test.each(Object.entries(FILES))('every file of the folder %s is listed once', (folder, listed) => {
  const present = readdirSync(new URL(`./sheets/${folder}/`, import.meta.url))
  expect(listed.toSorted()).toEqual(present.toSorted())
})

test('every folder is a section of the manifest', () => {
  const folders = readdirSync(new URL('./sheets/', import.meta.url))
  expect(folders.toSorted()).toEqual(Object.keys(FILES).toSorted())
})

/** A kind of sheet counts as covered once several variants are right: other languages, programs or ways to paste. */
const FEWEST_OF_A_KIND = 4

test('each kind of the trade’s sheets has at least four variants', () => {
  const kinds = new Set(trade.map(({ kind }) => kind))
  const countOf = (kind: string) => trade.filter((one) => one.kind === kind).length
  expect([...kinds].filter((kind) => countOf(kind) < FEWEST_OF_A_KIND)).toEqual([])
})

test('no two sheets about columns have the same content', () => {
  const contents = columns.map(({ file }) => {
    return Buffer.from(readSheet('columns', file)).toString('hex')
  })
  expect(new Set(contents).size).toBe(columns.length)
})

const asKey = ({ field, value, with: others }: (typeof values | typeof unusual)[number]) =>
  JSON.stringify([field, value, others])

test.each([
  ['values', values],
  ['unusual values', unusual],
])('the %s have no duplicates', (_, cases) => {
  expect(new Set(cases.map(asKey)).size).toBe(cases.length)
})

/** Sheets without a header, or with swapped columns in some or all rows. */
const withoutHelp = columns.filter(({ expect: wanted }) => {
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
