import { expect, test } from 'vitest'
import { loadFormats } from '#domain/formats/load-formats.ts'
import { loadCourierList } from './courier-list.ts'

const couriers = await loadCourierList()

test('China Post is listed with its names, all as text', () => {
  expect(couriers.find(({ key }) => key === '3011')).toEqual({
    key: '3011',
    country: '301',
    countryIso: 'CN',
    url: 'https://yjcx.ems.com.cn/',
    name: 'China Post',
    nameZhCn: '中国邮政',
    nameZhHk: '中國郵政',
    group: '',
  })
})

test('a key names one courier, and a courier without a country has an empty one', () => {
  expect(new Set(couriers.map(({ key }) => key)).size).toBe(couriers.length)
  expect(
    couriers.map(({ country }) => country).filter((country) => !/^\d*$/.test(country)),
  ).toEqual([])
})

test('every courier that a format names is listed', async () => {
  const listed = new Set(couriers.map(({ key }) => key))
  const named = (await loadFormats()).flatMap(({ keys }) => keys)
  expect(named.filter((key) => !listed.has(key))).toEqual([])
})
