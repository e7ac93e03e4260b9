import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'

const COURIERS = ['China EMS 3013', 'Correos de México 12', '中国邮政 China Post 3011', '4PX']

const search = (typed: string) => filterOptions(COURIERS, (text) => text, typed)

test.each([
  ['china', ['China EMS 3013', '中国邮政 China Post 3011']],
  ['post china', ['中国邮政 China Post 3011']],
  ['mexico', ['Correos de México 12']],
  ['邮政', ['中国邮政 China Post 3011']],
  ['3013', ['China EMS 3013']],
  ['４px', ['4PX']],
  ['nobody', []],
])('who types %s finds what has every word', (typed, found) => {
  expect(search(typed)).toEqual(found)
})

test('nothing typed leaves the options as they are', () => {
  expect(search('  ')).toBe(COURIERS)
})
