import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { mainName, nameOfCandidate, otherNames } from './candidate-names.ts'

const post = aCandidate({
  key: '3011',
  name: 'China Post',
  nameZhCn: '中国邮政',
  nameZhHk: '中國郵政',
})
const ems = aCandidate({
  key: '3013',
  name: 'China EMS',
  nameZhCn: 'China EMS',
  nameZhHk: 'China EMS',
})
const nameless = aCandidate({ key: '77', name: '', nameZhCn: ' ', nameZhHk: '' })

test.each([
  ['en', 'China Post'],
  ['es', 'China Post'],
  ['zh-Hans', '中国邮政'],
  ['zh-Hant-HK', '中國郵政'],
] as const)('in %s a courier has the name that people there know', (language, name) => {
  expect(nameOfCandidate(post, language)).toBe(name)
})

test('the other names follow, each in its own language', () => {
  expect(otherNames(post, 'zh-Hans')).toEqual([
    { text: 'China Post', lang: 'en' },
    { text: '中國郵政', lang: 'zh-Hant-HK' },
  ])
})

test('a name in another language than the page’s says which', () => {
  expect(mainName(post, 'zh-Hant-HK')).toEqual({ text: '中國郵政', lang: 'zh-Hant-HK' })
  expect(mainName(post, 'es')).toEqual({ text: 'China Post', lang: 'en' })
})

test('a name that is the same in all languages is not repeated', () => {
  expect(otherNames(ems, 'zh-Hans')).toEqual([])
})

test('without a name in the page’s language the common one is used, and without any the code', () => {
  expect(nameOfCandidate(aCandidate({ nameZhCn: '', name: 'DHL' }), 'zh-Hans')).toBe('DHL')
  expect(nameOfCandidate(nameless, 'en')).toBe('77')
  expect(mainName(nameless, 'en')).toBeNull()
})
