import { expect, test } from 'vitest'
import { loadFormats } from '#domain/formats/format-index.ts'
import {
  loadCourierList,
  joinKnownCouriers,
  createOfferedCouriers,
  countryOf,
} from './courier-list.ts'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'

const couriers = await loadCourierList()

test('China Post is listed with its names, all as text', () => {
  expect(couriers.find(({ key }) => key === '3011')).toEqual({
    key: '3011',
    country: '',
    countryIso: 'CN',
    url: 'https://yjcx.ems.com.cn/',
    name: 'China Post',
    nameZhCn: '中国邮政',
    nameZhHk: '中國郵政',
    group: '',
  })
})

test('keys are unique', () => {
  expect(new Set(couriers.map(({ key }) => key)).size).toBe(couriers.length)
})

test('every courier that a format names is listed', async () => {
  const listed = new Set(couriers.map(({ key }) => key))
  const named = (await loadFormats()).flatMap(({ keys }) => keys)
  expect(named.filter((key) => !listed.has(key))).toEqual([])
})

const list = (...keys: readonly string[]) => keys.map((key) => aCandidate({ key }))

test('couriers that the service named come first, and the public list does not repeat them', () => {
  const known = joinKnownCouriers(list('B', 'X'), list('A', 'B', 'C'))
  expect(known.map(({ key, from }) => [key, from])).toEqual([
    ['B', 'service'],
    ['X', 'service'],
    ['A', 'public-list'],
    ['C', 'public-list'],
  ])
})

test('a courier in both lists has the names of the service', () => {
  const [first] = joinKnownCouriers([aCandidate({ key: 'A', name: 'Ours' })], list('A'))
  expect(first?.name).toBe('Ours')
})

const entries = someEntries(3)
const POST = aCandidate({ key: '3011', name: 'China Post' })
const EMS = aCandidate({ key: '3013', name: 'EMS' })
const RENAMED = aCandidate({ key: '3013', name: 'China EMS' })

const asking = (position: number, ...possibleCouriers: readonly (typeof POST)[]) => ({
  acceptedOrders: 0,
  shipmentSelectCourier: [{ ...aFailure(entries[position], ''), possibleCouriers }],
})

test('offered couriers are collected from answers, with their latest names', () => {
  const journal = aJournal(entries)
    .submit()
    .request([0])
    .answer(asking(0, POST, EMS))
  journal.request([1]).answer(asking(1, RENAMED)).request([2])
  const offered = createOfferedCouriers()(journal.state().requests)
  expect([...offered]).toEqual([
    ['3011', POST],
    ['3013', RENAMED],
  ])
})

test('an answer without couriers returns the same map as before', () => {
  const offeredIn = createOfferedCouriers()
  const journal = aJournal(entries).submit().request([0]).answer(asking(0, POST))
  const before = offeredIn(journal.state().requests)
  journal.request([1]).answer({ acceptedOrders: 1 })
  expect(offeredIn(journal.state().requests)).toBe(before)
})

test.each([
  ['CN', '301', 'CN'],
  [' CN ', 'China', 'CN'],
  ['', 'China', 'China'],
  [' ', 'DE', 'DE'],
  ['', '301', ''],
  ['', '301.0', ''],
  ['', '-1', ''],
  ['', '', ''],
  ['', '中国', '中国'],
])('ISO code "%s" and country "%s" are shown as "%s"', (countryIso, country, shown) => {
  expect(countryOf({ countryIso, country })).toBe(shown)
})
