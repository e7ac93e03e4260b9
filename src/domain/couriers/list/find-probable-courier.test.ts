import { describe, expect, test } from 'vitest'
import { isCommonCourier } from '#domain/columns/cells/courier-words.ts'
import { aCandidate } from '#testing/builders.ts'
import COURIER_ALIASES from './courier-aliases.json'
import { createCourierFinder } from './find-probable-courier.ts'
import { loadCourierList } from './courier-list.ts'
import { plainName } from './courier-memory.ts'

const listed = await loadCourierList()
const NOTHING = {
  chosen: new Map<string, string>(),
  seen: [],
  listed,
  isCourierWord: isCommonCourier,
}

const findListed = createCourierFinder(NOTHING)

/** Returns a code, `several` when the name fits more than one courier, or `none`. */
const meaningOf = (name: string, sources?: Partial<Parameters<typeof createCourierFinder>[0]>) => {
  const find = sources === undefined ? findListed : createCourierFinder({ ...NOTHING, ...sources })
  const found = find(name)
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
  ['DHL', 'several'],
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
  ['SF', 'several'],
  ['S.F.', 'several'],
  ['SF Express', 'several'],
  ['sf express', 'several'],
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
  ['UPS Mexico', '100002'],
  ['DHL or UPS', 'several'],
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
  ['顺丰', 'several'],
  ['顺丰速运', 'several'],
  ['顺丰快递', 'several'],
  ['顺丰速运(CN)', '190766'],
  ['圆通', '190157'],
  ['圆通速递', '190157'],
  ['圆通快递', '190157'],
  ['中通快递', '190455'],
  ['中通国际', '190175'],
  ['中通快运', '191106'],
  ['申通', '190324'],
  ['韵达快递', '191197'],
  ['极兔速递', '190442'],
  ['京东', '191121'],
  ['京东快递', '191121'],
  ['德邦快递', '190174'],
  ['菜鸟', 'several'],
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
  ['順豐', 'several'],
  ['順豐速運', 'several'],
  ['順豐快遞', 'several'],
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

/** Texts of shops, platforms and tools. `like` marks a courier that is offered and never taken. */
const SERVICES: Table = [
  ['DHL Express Worldwide', '100001'],
  ['DHL EXPRESS 12:00', '100001'],
  ['UPS® Worldwide Saver', '100002'],
  ['FEDEX_GROUND', '100003'],
  ['FedEx International Economy', '100003'],
  ['USPS First-Class Package', '21051'],
  ['Royal Mail 2nd Class Signed For', '11031'],
  ['Parcelforce 48', '11033'],
  ['Australia Post Express', '1151'],
  ['Canada Post Expedited Parcel', '3041'],
  ['Delhivery Surface', '100060'],
  ['Correos Paq Estándar', '19181'],
  ['Correos Express Paq24', '100048'],
  ['MRW Urgente', '100175'],
  ['Estafeta Terrestre', '100139'],
  ['Correios PAC', '2151'],
  ['SEDEX 10', '2151'],
  ['Melhor Envio - Correios SEDEX', '2151'],
  ['SendCloud - PostNL', '14041'],
  ['Shippo / USPS', '21051'],
  ['InPost Paczkomaty 24/7', '100043'],
  ['中国邮政挂号小包', '3011'],
  ['云途专线挂号', '190008'],
  ['美国邮政USPS', '21051'],
  ['DHL敦豪', '100001'],
  ['順豐特惠', 'several'],
  ['EMS国际', 'several'],
]

const LANDS: Table = [
  ['DPD_DE', '100007'],
  ['DPD Österreich', '100556'],
  ['DPD Polska', '100111'],
  ['GLS Francia', '101272'],
  ['TNT Italy', '100065'],
  ['PostNord Sverige', '19241'],
  ['J&T Brasil', '100797'],
  ['J&T Express Malásia', '100079'],
  ['InPost Reino Unido', '100462'],
  ['InPost', 'several'],
  ['Post AT', '1161'],
  ['Brazil Post', '2151'],
  ['德国邮政', '7044'],
  ['巴西郵政', '2151'],
  ['Correos Cuba', '3201'],
  // Delivers everywhere under one code.
  ['FedEx México', '100003'],
]

const OWN_NAMES: Table = [
  ['Österreichische Post', '1161'],
  ['Osterreichische Post', '1161'],
  ['Oesterreichische Post', '1161'],
  ['POCZTA POLSKA', '16081'],
  ['Ceska posta', '3221'],
  ['Magyar Posta', '8051'],
  ['Почта России', '18031'],
  ['Нова Пошта', '100035'],
  ['ไปรษณีย์ไทย', '20041'],
  ['Hrvatska Pošta', '3191'],
  ['Correios de Portugal', '16101'],
  ['Zásilkovna', 'several'],
  ['英国皇家邮政', '11031'],
]

const ONLY_SIMILAR: Table = [
  ['Fedexx', 'like 100003'],
  ['Purolatr', 'like 100042'],
  ['Yunexpres', 'like 190008'],
  ['Colisimo', 'like 6051'],
  ['Swift Parcel Delivery', 'like 100499'],
  ['Blue Logistics', 'like 191882'],
  ['DHL Express Easy Return Label', 'like 100001'],
]

const NO_COURIERS: Table = [
  ['Acme GmbH', 'none'],
  ['John Smith', 'none'],
  ['Local delivery', 'none'],
  ['Retirada na loja', 'none'],
  ['Delta Cargo', 'none'],
  ['Trans World Couriers', 'none'],
  ['送货上门', 'none'],
]

const orLike = (name: string) =>
  findListed(name)[0]?.isSimilar === true ? `like ${meaningOf(name)}` : meaningOf(name)

describe.each(Object.entries({ SERVICES, LANDS, OWN_NAMES, ONLY_SIMILAR, NO_COURIERS }))(
  'texts of sheets: %s',
  (_, table) => {
    test.each(table)('%s: %s', (name, meaning) => {
      expect(orLike(name)).toBe(meaning)
    })
  },
)

const NAMES = listed.flatMap(({ key, name, nameZhCn, nameZhHk }) =>
  [...new Set([name, nameZhCn, nameZhHk])].map((one) => [key, one] as const),
)

test('each name of the list leads to its own code, or to a choice of those that are called alike', () => {
  const found = NAMES.map(([key, name]) => ({ key, name, codes: findListed(name) }))
  const wrong = found.filter(({ key, codes }) =>
    codes.every((one) => one.key !== key || one.isSimilar),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
  const choices = found.filter(({ codes }) => codes.length > 1)
  expect(choices.length / found.length).toBeLessThan(0.03)
})

test.each([
  ['in capitals', (name: string) => name.toUpperCase()],
  ['in small letters', (name: string) => name.toLowerCase()],
  [
    'without diacritics',
    (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036F]/g, '')
        .normalize('NFC'),
  ],
  ['with underscores', (name: string) => name.replaceAll(' ', '_')],
  ['with a trade mark', (name: string) => `${name}®`],
])('a name of the list means the same %s', (_, write) => {
  const latin = NAMES.filter(([, name]) => /^[\p{sc=Latin}\d .&-]+$/u.test(name))
  const others = latin.filter(([key, name]) =>
    findListed(write(name)).every((one) => one.key !== key),
  )
  expect(others.map(([, name]) => name)).toEqual([])
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

test('a code of this service’s answers goes before an earlier choice of another code', () => {
  const chosen = new Map([[plainName('DHL Express'), '100001']])
  expect(meaningOf('DHL Express', { chosen, seen: [OWN] })).toBe('own-7')
  const among = {
    chosen: new Map([[plainName('DHL Express'), 'own-8']]),
    seen: [OWN, { ...OWN, key: 'own-8' }],
  }
  expect(meaningOf('DHL Express', among)).toBe('own-8')
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
