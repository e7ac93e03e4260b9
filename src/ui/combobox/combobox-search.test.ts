import { expect, test, vi } from 'vitest'
import { createOptionSearch } from './combobox-search.ts'

const COURIERS = ['China EMS 3013', 'Correos de México 12', '中国邮政 China Post 3011', '4PX']

const textOf = vi.fn<(text: string) => string>((text) => text)
const search = createOptionSearch(COURIERS, textOf)

test('an empty search returns the same options without reading them', () => {
  expect(search('  ')).toBe(COURIERS)
  expect(textOf).not.toHaveBeenCalled()
})

test.each([
  ['china', ['China EMS 3013', '中国邮政 China Post 3011']],
  ['post china', ['中国邮政 China Post 3011']],
  ['mexico', ['Correos de México 12']],
  ['邮政', ['中国邮政 China Post 3011']],
  ['3013', ['China EMS 3013']],
  ['４px', ['4PX']],
  ['nobody', []],
])('%s finds the options with every word', (typed, found) => {
  expect(search(typed)).toEqual(found)
})

test('options that begin with the typed letters come before those that only contain them', () => {
  const found = createOptionSearch(['Royal Post', 'Alpo', 'Postnord', 'Express Post'], String)('po')
  expect(found).toEqual(['Royal Post', 'Postnord', 'Express Post', 'Alpo'])
})

test('an option is read once, however often people type', () => {
  search('a')
  search('ab')
  expect(textOf).toHaveBeenCalledTimes(COURIERS.length)
})

test('texts prepared ahead, a few at a time, are not read again by the first search', () => {
  const read = vi.fn<(text: string) => string>((text) => text)
  const ahead = createOptionSearch(COURIERS, read)
  expect(ahead.prepare(3)).toBe(false)
  expect(read).toHaveBeenCalledTimes(3)
  expect(ahead.prepare(3)).toBe(true)
  expect(ahead('mexico')).toEqual(['Correos de México 12'])
  expect(read).toHaveBeenCalledTimes(4)
})
