import { describe, expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import COURIER_ALIASES from './courier-aliases.json'
import stored from './couriers.json' with { type: 'json' }
import { createCourierFinder } from './find-probable-courier.ts'
import { parseCouriers } from './courier-list.ts'
import { plainName } from './courier-memory.ts'

const listed = parseCouriers(stored)
const NOTHING = { chosen: new Map<string, string>(), seen: [], listed }

/** Returns a code, `several` when the name fits more than one courier, or `none`. */
const meaningOf = (
  name: string,
  sources: Partial<Parameters<typeof createCourierFinder>[0]> = {},
) => {
  const found = createCourierFinder({ ...NOTHING, ...sources })(name)
  if (found.length > 1) return 'several'
  return found[0]?.key ?? 'none'
}

type Table = readonly (readonly [name: string, meaning: string])[]

const ENGLISH: Table = [
  ['DHL Express', '100001'],
  ['dhl express', '100001'],
  ['DHL-EXPRESS', '100001'],
  ['  DHL   Express ', '100001'],
  ['ＤＨＬ Ｅｘｐｒｅｓｓ', '100001'],
  ['DHL', '101266'],
  ['DHL Germany', '7041'],
  ['DHL Parcel', 'several'],
  ['DHL eCommerce', 'several'],
  ['UPS', '100002'],
  ['U.P.S.', '100002'],
  ['United Parcel Service', '100002'],
  ['FedEx', '100003'],
  ['Fed Ex', '100003'],
  ['FedEx Express', '100003'],
  ['Federal Express', '100003'],
  ['USPS', '21051'],
  ['US Postal Service', '21051'],
  ['Royal Mail', '11031'],
  ['royalmail', '11031'],
  ['Evri', '100331'],
  ['DPD', 'several'],
  ['DPD UK', '100010'],
  ['DPD (DE)', '100007'],
  ['DPD Germany', '100007'],
  ['InPost', 'several'],
  ['J&T', 'several'],
  ['J&T Express', 'several'],
  ['J&T Express Mexico', '100388'],
  ['JT Express MX', '100388'],
  ['Ninja Van MY', '100127'],
  ['Yodel', '100017'],
  ['China Post', '3011'],
  ['EMS', 'several'],
  ['SF', '100012'],
  ['S.F.', '100012'],
  ['SF Express', '100012'],
  ['sf express', '100012'],
  ['YunExpress', '190008'],
  ['Yun Express', '190008'],
  ['Yanwen', '190012'],
  ['Yunda', '191197'],
  ['ZTO', '190455'],
  ['YTO', '190157'],
  ['STO', '190324'],
  ['4PX', '190094'],
  ['4-72', '3131'],
  ['Hongkong Post', '8011'],
  ['Auspost', '1151'],
  ['Amazon', 'several'],
  ['Yunqi', 'several'],
  ['Unknown', 'none'],
  ['Express', 'none'],
  ['Courier', 'none'],
  ['Our own driver', 'none'],
  ['UPS Mexico', 'none'],
  ['DHL or UPS', 'none'],
  ['-', 'none'],
  ['', 'none'],
]

const SPANISH: Table = [
  ['Correos', '19181'],
  ['Correos España', '19181'],
  ['correos de espana', '19181'],
  ['Correos Express', '100048'],
  ['Correos de México', '13141'],
  ['Correos de Chile', '3101'],
  ['Correo', 'several'],
  ['SEUR', '100438'],
  ['MRW', '100175'],
  ['Nacex', '100436'],
  ['GLS España', '100189'],
  ['DPD Alemania', '100007'],
  ['Estafeta', '100139'],
  ['Paquete Express', '100147'],
  ['99 Minutos', '100477'],
  ['Interrapidísimo', '100491'],
  ['INTER RAPIDISIMO', '100491'],
  ['Envía', '100993'],
  ['Coordinadora', '100493'],
  ['Blue Express', '100250'],
  ['Mensajería propia', 'none'],
  ['Recoger en tienda', 'none'],
]

const SIMPLIFIED: Table = [
  ['顺丰', '100012'],
  ['顺丰速运', '100012'],
  ['顺丰快递', '100012'],
  ['顺丰速运(CN)', '190766'],
  ['圆通', '190157'],
  ['圆通速递', '190157'],
  ['圆通快递', '190157'],
  ['中通快递', '190455'],
  ['中通国际', '190175'],
  ['中通快运', 'none'],
  ['申通', '190324'],
  ['韵达快递', '191197'],
  ['极兔速递', '190442'],
  ['京东', '191121'],
  ['京东快递', '191121'],
  ['德邦快递', '190174'],
  ['菜鸟', '190271'],
  ['燕文', '190012'],
  ['云途物流', '190008'],
  ['递四方', '190094'],
  ['中国邮政', '3011'],
  ['邮政EMS', '3013'],
  ['联邦快递', '100003'],
  ['敦豪', '100001'],
  ['自提', 'none'],
  ['快递', 'none'],
  ['未知', 'none'],
]

const TRADITIONAL: Table = [
  ['順豐', '100012'],
  ['順豐速運', '100012'],
  ['順豐快遞', '100012'],
  ['圓通速遞', '190157'],
  ['中通快遞', '190455'],
  ['韻達', '191197'],
  ['極兔速遞', '190442'],
  ['京東', '191121'],
  ['雲途物流', '190008'],
  ['遞四方', '190094'],
  ['中國郵政', '3011'],
  ['香港郵政', '8011'],
  ['中華郵政', '20011'],
  ['澳門郵政', '13011'],
  ['黑貓', '100215'],
  ['黑貓宅急便', '100215'],
  ['日本郵便', '10021'],
  ['ヤマト運輸', '100062'],
  ['佐川急便', '100040'],
  ['自取', 'none'],
]

const TABLES: Readonly<Record<string, Table>> = { ENGLISH, SPANISH, SIMPLIFIED, TRADITIONAL }

describe.each(Object.entries(TABLES))('names in sheets: %s', (_, table) => {
  test.each(table)('%s: %s', (name, meaning) => {
    expect(meaningOf(name)).toBe(meaning)
  })
})

test('every courier of the list is found by each of its names, unless another has the same name', () => {
  const find = createCourierFinder(NOTHING)
  const named = listed.filter(({ name }) => name !== 'Unknown')
  for (const { key, name, nameZhCn, nameZhHk } of named) {
    for (const one of [name, nameZhCn, nameZhHk])
      expect(find(one).map((found) => found.key)).toContain(key)
  }
})

test('every alias stands for the name of a listed courier', () => {
  const names = new Set(listed.map(({ name }) => name))
  for (const [, means = ''] of COURIER_ALIASES)
    for (const name of means.split('; ').filter(Boolean)) expect(names).toContain(name)
})

const OWN = aCandidate({ key: 'own-7', name: 'DHL Express', countryIso: 'MX' })

test('couriers that this service has named come before the public list, and are marked so', () => {
  expect(meaningOf('DHL Express', { seen: [OWN] })).toBe('own-7')
  const [found] = createCourierFinder({ ...NOTHING, seen: [OWN] })('dhl express')
  expect(found).toEqual({ ...OWN, from: 'service' })
  expect(createCourierFinder(NOTHING)('UPS')).toMatchObject([{ from: 'public-list' }])
})

test('a courier of this service is not confused with one whose name only begins alike', () => {
  expect(meaningOf('DHL Parcel', { seen: [OWN] })).toBe('several')
  expect(meaningOf('Correos', { seen: [aCandidate({ key: '1', name: 'Correos Express' })] })).toBe(
    '19181',
  )
  const mexican = aCandidate({ key: '2', name: 'J&T Express (MX)', countryIso: 'MX' })
  expect(meaningOf('J&T Express (BR)', { seen: [mexican] })).toBe('100797')
  expect(meaningOf('J&T Express', { seen: [mexican] })).toBe('2')
})

test('two couriers of this service with the same name are both offered, and none is chosen', () => {
  const found = createCourierFinder({ ...NOTHING, seen: [OWN, { ...OWN, key: 'own-8' }] })(
    'DHL Express',
  )
  expect(found.map(({ key }) => key)).toEqual(['own-7', 'own-8'])
})

test('an earlier choice for a name comes first, however the name is written', () => {
  const chosen = new Map([[plainName('Our own driver'), '77']])
  expect(meaningOf('OUR OWN DRIVER', { chosen })).toBe('77')
  const [found] = createCourierFinder({ ...NOTHING, chosen })('our own driver')
  expect(found).toMatchObject({ key: '77', name: '', from: 'chosen-before' })
  const post = new Map([[plainName('邮政'), '3013']])
  expect(createCourierFinder({ ...NOTHING, chosen: post })('郵政')).toMatchObject([
    { key: '3013', name: 'China EMS', from: 'chosen-before' },
  ])
})
