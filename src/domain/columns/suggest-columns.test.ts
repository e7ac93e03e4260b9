import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFormatIndex } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import { loadFormats } from '#domain/formats/load-formats.ts'
import type { ColumnMapping } from './column-match.ts'
import headerAliases from './header-aliases.json'
import { HEADER_ALIASES } from './alias-table.ts'
import { answerColumns, suggestColumns } from './suggest-columns.ts'

const formats = createFormatIndex(await loadFormats())
const fits = (number: string) => judgeNumber(formats, number).shapeKnown

const OPTIONS = { aliases: HEADER_ALIASES, fits }
const suggest = (rows: readonly (readonly string[])[]) => suggestColumns(rows, OPTIONS)

/** Cells as they stand under headers that the tests use; others get a word. */
const CELLS: Readonly<Record<string, (i: number) => string>> = {
  order: (i) => `9${8_204_411 + i * 37}`,
  amazon: (i) => `112-${1_234_567 + i * 911}-${7_654_321 - i * 13}`,
  ebay: (i) => `12-${34_567 + i * 7}-${89_012 - i}`,
  prefixed: (i) => `ORD-2026-${10_012 + i}`,
  hash: (i) => `#${1001 + i}`,
  merchant: (i) => `M-${500 + i}`,
  tracking: (i) => `LX${123_456_780 + i * 77}CN`,
  digits: (i) => `${400_111_206_206 + i * 771}`,
  courier: (i) => (i % 2 === 0 ? 'DHL' : 'Yanwen'),
  code: () => 'dhl',
  counter: (i) => `${i + 1}`,
  item: (i) => `${10_000_000_000_000 + i * 991}`,
  date: (i) => `2026-11-${10 + i}`,
  person: (i) => ['Ada Byron', 'Bo Li', 'Cy Ott'][i % 3] ?? '',
  money: (i) => `${i + 2}.50`,
  phone: (i) => `57300123${1000 + i * 7}`,
  link: (i) => `https://track.example/${i}`,
  status: () => 'shipped',
  quantity: () => '1',
  empty: () => '',
}

type Column = readonly [header: string, cells: string]

function sheetOf(columns: readonly Column[], rows = 8): string[][] {
  const body = Array.from({ length: rows }, (_, i) =>
    columns.map(([, cells]) => CELLS[cells]?.(i) ?? cells),
  )
  return [columns.map(([header]) => header), ...body]
}

const ORDER_AND_TRACKING = { orderId: 0, trackingId: 1 }

test.each<[string, readonly Column[], ColumnMapping]>([
  [
    'English',
    [
      ['Order ID', 'order'],
      ['Tracking Number', 'tracking'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'a program',
    [
      ['orderId', 'order'],
      ['merchantOrderId', 'merchant'],
      ['courier', 'code'],
      ['trackingId', 'tracking'],
    ],
    { orderId: 0, merchantOrderId: 1, courier: 2, trackingId: 3 },
  ],
  [
    'Spanish',
    [
      ['Número de pedido', 'order'],
      ['Transportista', 'courier'],
      ['Número de seguimiento', 'tracking'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'Mexico',
    [
      ['PEDIDO', 'order'],
      ['PAQUETERIA', 'courier'],
      ['NO. DE GUIA', 'digits'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'Portuguese',
    [
      ['Número do Pedido', 'order'],
      ['Código de rastreio', 'tracking'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'Chinese',
    [
      ['序号', 'counter'],
      ['订单号', 'order'],
      ['商户订单号', 'merchant'],
      ['快递公司', '顺丰'],
      ['快递单号', 'tracking'],
    ],
    { orderId: 1, merchantOrderId: 2, courier: 3, trackingId: 4 },
  ],
  [
    'Taiwan',
    [
      ['訂單編號', 'order'],
      ['金流單號', 'item'],
      ['物流單號', 'digits'],
    ],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'German',
    [
      ['Bestellnummer', 'order'],
      ['Händler-Bestellnummer', 'merchant'],
      ['Versanddienstleister', 'courier'],
      ['Sendungsnummer', 'digits'],
    ],
    { orderId: 0, merchantOrderId: 1, courier: 2, trackingId: 3 },
  ],
  [
    'Japanese',
    [
      ['受注番号', 'order'],
      ['配送会社', '1001'],
      ['お問い合わせ伝票番号', 'digits'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'Korean',
    [
      ['주문번호', 'order'],
      ['택배사', 'courier'],
      ['운송장 번호', 'digits'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'French',
    [
      ['N° de commande', 'order'],
      ['Transporteur', 'courier'],
      ['N° de suivi', 'tracking'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'Italian',
    [
      ['Numero ordine', 'order'],
      ['Corriere', 'courier'],
      ['Numero spedizione', 'digits'],
    ],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'Turkish',
    [
      ['SİPARİŞ NO', 'order'],
      ['Kargo Takip No', 'digits'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'Russian',
    [
      ['Номер заказа', 'order'],
      ['Трек-номер', 'tracking'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'Vietnamese',
    [
      ['Mã đơn hàng', 'order'],
      ['Mã vận đơn', 'tracking'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'two languages',
    [
      ['订单号 Order No.', 'order'],
      ['Tracking Number / 快递单号', 'tracking'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'a template',
    [
      ['\uFEFFOrder ID*', 'order'],
      ['Tracking number\t', 'tracking'],
      ['Ｃａｒｒｉｅｒ\u00A0（required）', 'courier'],
    ],
    { orderId: 0, trackingId: 1, courier: 2 },
  ],
  [
    'a shop named in the header',
    [
      ['Amazon Order ID', 'amazon'],
      ['DHL Tracking Number', 'digits'],
    ],
    ORDER_AND_TRACKING,
  ],
  [
    'the merchant number first',
    [
      ['Merchant Order Number', 'merchant'],
      ['Order Number', 'order'],
      ['Tracking #', 'tracking'],
    ],
    { merchantOrderId: 0, orderId: 1, trackingId: 2 },
  ],
])('columns in the words of %s are certain', (_, columns, mapping) => {
  const match = suggest(sheetOf(columns))
  expect(match).toMatchObject({ headerRow: 0, certain: true, merchantOnly: false })
  expect(match.mapping).toEqual(mapping)
})

const platformHeaders = new Map(
  Object.entries(headerAliases.platforms).map(([name, layout]) => [
    name,
    'headers' in layout ? layout.headers : [],
  ]),
)

/** For each platform: what stands under its headers, the mapping by header name, and whether it is certain. */
test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  [
    'amazon-shipping-confirmation',
    {
      'order-id': 'amazon',
      'order-item-id': 'item',
      'carrier-code': 'courier',
      'carrier-name': 'empty',
      'tracking-number': 'tracking',
      'ship-date': 'date',
    },
    { orderId: 'order-id', courier: 'carrier-code', trackingId: 'tracking-number' },
    true,
  ],
  [
    'amazon-unshipped',
    { 'order-id': 'amazon', 'order-item-id': 'item', 'buyer-phone-number': 'phone' },
    { orderId: 'order-id' },
    false,
  ],
  [
    'amazon-fulfilled',
    {
      'amazon-order-id': 'amazon',
      'merchant-order-id': 'merchant',
      'shipment-id': 'item',
      'shipment-item-id': 'item',
      carrier: 'courier',
      'tracking-number': 'tracking',
    },
    {
      orderId: 'amazon-order-id',
      merchantOrderId: 'merchant-order-id',
      courier: 'carrier',
      trackingId: 'tracking-number',
    },
    true,
  ],
  [
    'ebay-orders-report',
    {
      'Sales Record Number': 'counter',
      'Order Number': 'order',
      'Shipping Service': 'courier',
      'Tracking Number': 'tracking',
      'Transaction ID': 'item',
      'PayPal Transaction ID': 'item',
    },
    { orderId: 'Order Number', trackingId: 'Tracking Number' },
    true,
  ],
  [
    'etsy-sold-orders',
    {
      'Sale Date': 'date',
      'Order ID': 'order',
      'Full Name': 'person',
      'Tracking Number': 'tracking',
    },
    { orderId: 'Order ID', trackingId: 'Tracking Number' },
    true,
  ],
  [
    'shopify-orders',
    { Name: 'hash', Id: 'item', 'Shipping Method': 'courier' },
    { orderId: 'Name' },
    false,
  ],
  [
    'woocommerce-ast',
    {
      order_id: 'order',
      tracking_provider: 'courier',
      tracking_number: 'tracking',
      status_shipped: 'quantity',
    },
    { orderId: 'order_id', courier: 'tracking_provider', trackingId: 'tracking_number' },
    true,
  ],
  [
    'aftership',
    {
      tracking_number: 'tracking',
      courier: 'code',
      order_id: 'order',
      tracking_ship_date: 'date',
      tracking_postal_code: 'order',
      tracking_account_number: 'order',
    },
    { trackingId: 'tracking_number', courier: 'courier', orderId: 'order_id' },
    true,
  ],
  [
    'paypal-trackers',
    {
      transaction_id: 'order',
      tracking_number: 'tracking',
      carrier: 'courier',
      carrier_name_other: 'courier',
    },
    { orderId: 'transaction_id', courier: 'carrier', trackingId: 'tracking_number' },
    false,
  ],
  [
    'shipstation',
    {
      'Order - Number': 'order',
      'Shipment - Tracking Number': 'tracking',
      'Shipment - Carrier': 'courier',
      'Carrier - Service Selected': 'courier',
      'Custom - Field 1': 'person',
    },
    {
      orderId: 'Order - Number',
      courier: 'Shipment - Carrier',
      trackingId: 'Shipment - Tracking Number',
    },
    true,
  ],
  [
    'tiktok-shop-shipping',
    {
      'Order ID': 'order',
      'Tracking ID': 'tracking',
      'Shipping Provider Name': 'courier',
      'Auto Combine Group ID': 'item',
    },
    { orderId: 'Order ID', courier: 'Shipping Provider Name', trackingId: 'Tracking ID' },
    true,
  ],
  [
    'shopee-id',
    { 'No. Pesanan': 'order', 'No. Resi': 'tracking', 'Opsi Pengiriman': 'courier' },
    { orderId: 'No. Pesanan', courier: 'Opsi Pengiriman', trackingId: 'No. Resi' },
    true,
  ],
  [
    'mercadolibre-ventas',
    {
      '# de venta': 'order',
      'Forma de entrega': 'courier',
      Transportista: 'courier',
      'Número de seguimiento': 'tracking',
      'URL de seguimiento': 'link',
    },
    { orderId: '# de venta', courier: 'Transportista', trackingId: 'Número de seguimiento' },
    true,
  ],
  [
    'tiendanube',
    {
      'Número de orden': 'order',
      'Medio de envío': 'courier',
      'Código de tracking del envío': 'tracking',
      'Identificador de la orden': 'item',
    },
    {
      orderId: 'Número de orden',
      merchantOrderId: 'Identificador de la orden',
      trackingId: 'Código de tracking del envío',
    },
    true,
  ],
  [
    'nuvemshop',
    {
      'Número do Pedido': 'order',
      'Forma de Entrega': 'courier',
      'Código de rastreio do envio': 'tracking',
      'Identificador do pedido': 'item',
    },
    {
      orderId: 'Número do Pedido',
      merchantOrderId: 'Identificador do pedido',
      trackingId: 'Código de rastreio do envio',
    },
    true,
  ],
  [
    'rakuten-rms',
    { 受注番号: 'order', お荷物伝票番号: 'digits', 配送会社: '1001' },
    { orderId: '受注番号', courier: '配送会社', trackingId: 'お荷物伝票番号' },
    true,
  ],
  [
    'yamato-b2',
    { お客様管理番号: 'merchant', 伝票番号: 'digits' },
    { merchantOrderId: 'お客様管理番号', trackingId: '伝票番号' },
    true,
  ],
  [
    'next-engine',
    { 伝票番号: 'merchant', 受注番号: 'order', 送り状番号: 'digits' },
    { orderId: '受注番号', merchantOrderId: '伝票番号', trackingId: '送り状番号' },
    true,
  ],
  [
    'coupang',
    {
      번호: 'counter',
      묶음배송번호: 'item',
      주문번호: 'order',
      택배사: 'courier',
      운송장번호: 'digits',
    },
    { orderId: '주문번호', courier: '택배사', trackingId: '운송장번호' },
    true,
  ],
  [
    'tongtool',
    {
      包裹号: 'item',
      订单号: 'order',
      邮寄方式: 'courier',
      跟踪号: 'tracking',
      物流商单号: 'digits',
    },
    { orderId: '订单号', trackingId: '跟踪号' },
    true,
  ],
  [
    'dhl-de-csv',
    { Sendungsreferenz: 'order', Sendungsnummer: 'digits' },
    { orderId: 'Sendungsreferenz', trackingId: 'Sendungsnummer' },
    false,
  ],
  [
    'maxpho-it',
    { order_id: 'order', tracking_code: 'code', tracking_number: 'tracking' },
    { orderId: 'order_id', courier: 'tracking_code', trackingId: 'tracking_number' },
    true,
  ],
])('the layout of %s is read', (platform, cells, byHeader, certain) => {
  const headers = platformHeaders.get(platform) ?? []
  const match = suggest(sheetOf(headers.map((header) => [header, cells[header] ?? 'status'])))
  const expected = Object.fromEntries(
    Object.entries(byHeader).map(([field, header]) => [field, headers.indexOf(header)]),
  )
  expect({ mapping: match.mapping, certain: match.certain }).toEqual({ mapping: expected, certain })
})

test.each<[string, readonly Column[], ColumnMapping]>([
  [
    'two tracking columns',
    [
      ['Order ID', 'order'],
      ['Tracking Number', 'tracking'],
      ['Tracking Number 2', 'digits'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two tracking names',
    [
      ['Order ID', 'order'],
      ['跟踪号', 'tracking'],
      ['运单号', 'digits'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two order columns',
    [
      ['Order ID', 'order'],
      ['Order Number', 'amazon'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'an invoice number for the order',
    [
      ['Invoice Number', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a reference for the order',
    [
      ['Reference', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a name that is a person',
    [
      ['Name', 'person'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two couriers',
    [
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
      ['Carrier', 'courier'],
      ['Shipping Company', 'DHL'],
    ],
    { orderId: 0, trackingId: 1, courier: 2 },
  ],
  [
    'a name nobody knows',
    [
      ['Order ID', 'order'],
      ['Kolli', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'links for tracking numbers',
    [
      ['Order ID', 'order'],
      ['Tracking', 'link'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'no tracking number',
    [
      ['Order ID', 'order'],
      ['Tracking URL', 'link'],
      ['Tracking Status', 'status'],
    ],
    { orderId: 0 },
  ],
  [
    'a slip number that fits no courier',
    [
      ['受注番号', 'order'],
      ['伝票番号', 'merchant'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
])('with %s the person is asked', (_, columns, mapping) => {
  const match = suggest(sheetOf(columns))
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(false)
})

test.each<[string, readonly Column[], ColumnMapping]>([
  [
    'a second tracking column is empty',
    [
      ['Order ID', 'order'],
      ['Tracking Number', 'tracking'],
      ['Tracking Number 2', 'empty'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the same header stands twice over the same cells',
    [
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
      ['Order ID', 'order'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a return label stands beside',
    [
      ['Order ID', 'order'],
      ['Return tracking number', 'digits'],
      ['Tracking number', 'tracking'],
    ],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'a name is an order number',
    [
      ['Name', 'hash'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the invoice number stands beside an order number',
    [
      ['Order ID', 'order'],
      ['Invoice Number', 'merchant'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, merchantOrderId: 1, trackingId: 2 },
  ],
  [
    'the tracking column has no name',
    [
      ['Order ID', 'order'],
      ['', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the order column has no name',
    [
      ['', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'phones, SKUs, fees and links stand around',
    [
      ['Order ID', 'order'],
      ['Phone', 'phone'],
      ['SKU', 'item'],
      ['EAN', 'item'],
      ['Courier Cost', 'money'],
      ['Tracking URL', 'link'],
      ['Carrier (phone)', 'courier'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 7 },
  ],
  [
    'a purchase order number is the only one',
    [
      ['PO #', 'order'],
      ['Tracking #', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the code of the courier stands beside its name',
    [
      ['Order ID', 'order'],
      ['Courier Name', 'courier'],
      ['Courier Code', '100001'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, courier: 2, trackingId: 3 },
  ],
  [
    'a tracking code is the only one',
    [
      ['Order ID', 'order'],
      ['tracking_code', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a header is named __proto__',
    [
      ['__proto__', 'status'],
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 1, trackingId: 2 },
  ],
])('nothing is asked when %s', (_, columns, mapping) => {
  const match = suggest(sheetOf(columns))
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(true)
})

test('a sheet with merchant numbers only says so', () => {
  const match = suggest(
    sheetOf([
      ['Merchant Order ID', 'merchant'],
      ['Tracking Number', 'tracking'],
    ]),
  )
  expect(match).toMatchObject({
    certain: true,
    merchantOnly: true,
    mapping: { merchantOrderId: 0, trackingId: 1 },
  })
})

test.each<[string, readonly string[], ColumnMapping, boolean]>([
  ['order ids and tracking numbers', ['order', 'tracking'], { orderId: 0, trackingId: 1 }, true],
  ['tracking numbers first', ['tracking', 'amazon'], { orderId: 1, trackingId: 0 }, true],
  ['order names', ['hash', 'digits'], { orderId: 0, trackingId: 1 }, true],
  [
    'a counter, a date and couriers',
    ['counter', 'order', 'courier', 'date', 'tracking'],
    { orderId: 1, courier: 2, trackingId: 4 },
    true,
  ],
  [
    'a column that may be courier codes',
    ['order', 'code', 'tracking'],
    { orderId: 0, courier: 1, trackingId: 2 },
    true,
  ],
  ['order ids of ten digits', ['phone', 'tracking'], { orderId: 0, trackingId: 1 }, true],
  ['order ids of eBay', ['ebay', 'digits'], { orderId: 0, trackingId: 1 }, true],
  ['order ids with a prefix', ['prefixed', 'digits'], { orderId: 0, trackingId: 1 }, true],
  [
    'long order ids beside numbers of one length',
    ['phone', 'digits'],
    { orderId: 0, trackingId: 1 },
    false,
  ],
  ['two columns of ids', ['order', 'merchant', 'tracking'], { orderId: 0, trackingId: 2 }, false],
  [
    'two columns of tracking numbers',
    ['order', 'tracking', 'digits'],
    { orderId: 0, trackingId: 1 },
    false,
  ],
  ['tracking numbers only', ['tracking'], { trackingId: 0 }, false],
  ['no tracking number that is known', ['merchant', 'order'], { orderId: 0, trackingId: 1 }, false],
])('without a header, %s are found by their cells', (_, kinds, mapping, certain) => {
  const rows = sheetOf(kinds.map((kind) => ['', kind])).slice(1)
  const match = suggest(rows)
  expect(match.headerRow).toBeNull()
  expect({ mapping: match.mapping, certain: match.certain }).toEqual({ mapping, certain })
  expect(match.columns.every((column) => column.header === null)).toBe(true)
})

test('one row without a header is enough', () => {
  expect(suggest([['112-1234567-7654321', 'LX123456785CN']])).toMatchObject({
    headerRow: null,
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('codes of couriers without a name are not left out in silence', () => {
  const rows = sheetOf([
    ['', 'order'],
    ['', '190094'],
    ['', 'tracking'],
  ]).slice(1)
  expect(suggest(rows)).toMatchObject({ certain: false, mapping: { orderId: 0, trackingId: 2 } })
})

test.each<[string, string[][]]>([
  ['a title', [['Tracking export']]],
  ['a title that is a field', [['Order', '', '']]],
  [
    'an instruction',
    [
      [
        'Please fill in the Tracking ID and Shipping Provider of each Order ID, then upload the file.',
      ],
    ],
  ],
  ['a blank line', [['']]],
  ['a band of group titles', [['Ventas', '', 'Envíos']]],
  ['a report head', [['Report', 'November'], ['Seller ID', 'x'], [''], ['']]],
])('the header is found below %s', (_, above) => {
  const sheet = sheetOf([
    ['Order ID', 'order'],
    ['Carrier', 'courier'],
    ['Tracking ID', 'tracking'],
  ])
  expect(suggest([...above, ...sheet])).toMatchObject({
    headerRow: above.length,
    certain: true,
    mapping: { orderId: 0, courier: 1, trackingId: 2 },
  })
})

test('a header in a language that is not known is not taken for an entry', () => {
  const match = suggest(
    sheetOf([
      ['Rendelésszám', 'order'],
      ['Csomagszám', 'tracking'],
    ]),
  )
  expect(match).toMatchObject({
    headerRow: 0,
    certain: false,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('a header without rows is matched by its names', () => {
  expect(suggest([['Order ID', 'Tracking Number']])).toMatchObject({ headerRow: 0, certain: true })
})

test.each([[[]], [[['']]], [[['', ''], ['']]]])('nothing is found in an empty sheet %j', (rows) => {
  expect(suggest(rows)).toMatchObject({ headerRow: null, mapping: {}, certain: false })
})

test('three samples of each column are shown as cleaned', () => {
  const sheet = [
    ['Order ID', 'Tracking'],
    ['="001"', 'LX123456785CN'],
    ['', ''],
    ['002 ', 'x'],
    ['003', ''],
    ['004', ''],
  ]
  expect(suggest(sheet).columns).toEqual([
    { index: 0, header: 'Order ID', samples: ['001', '002', '003'] },
    { index: 1, header: 'Tracking', samples: ['LX123456785CN', 'x'] },
  ])
})

test('a confirmed match is used again for the same layout only', () => {
  const asked = sheetOf([
    ['Reference', 'order'],
    ['Tracking', 'tracking'],
  ])
  const { layout } = suggest(asked)
  const remembered = (name: string) => (name === layout ? { orderId: 0, trackingId: 1 } : null)
  const again = [
    ['REFERENCE ', 'tracking*'],
    ['A-77123', 'LX123456785CN'],
  ]
  const options = { aliases: HEADER_ALIASES, fits, remembered }
  expect(suggestColumns(again, options)).toMatchObject({ certain: true, layout })
  const other = sheetOf([
    ['Reference', 'order'],
    ['Invoice', 'merchant'],
    ['Tracking', 'tracking'],
  ])
  expect(suggestColumns(other, options).certain).toBe(false)
})

test('sheets without a header are the same layout only when their cells are of the same kinds', () => {
  const layoutOf = (...kinds: string[]) =>
    suggest(sheetOf(kinds.map((kind) => ['', kind])).slice(1)).layout
  expect(layoutOf('order', 'merchant', 'tracking')).toBe(layoutOf('amazon', 'merchant', 'digits'))
  expect(layoutOf('order', 'merchant', 'tracking')).not.toBe(
    layoutOf('tracking', 'merchant', 'order'),
  )
})

test('what the person answers is the match, with the header row that was chosen', () => {
  const rows = sheetOf(
    [
      ['A', 'merchant'],
      ['B', 'tracking'],
    ],
    2,
  )
  const match = answerColumns(rows, OPTIONS, {
    mapping: { merchantOrderId: 0, trackingId: 1 },
    headerRow: null,
  })
  expect(match).toMatchObject({ certain: true, merchantOnly: true, headerRow: null })
  expect(match.columns[0]).toEqual({ index: 0, header: null, samples: ['A', 'M-500', 'M-501'] })
})

test('any sheet is looked at without an error, and every field has a column of its own', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Order ID',
      'Tracking',
      '伝票番号',
      'tracking_code',
      'Name',
      'LX123456785CN',
      '1',
      'DHL',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), (rows) => {
      const columns = Object.values(suggest(rows).mapping)
      expect(new Set(columns).size).toBe(columns.length)
      expect(columns.every((column) => rows.some((row) => column < row.length))).toBe(true)
    }),
  )
})

test('a header that only the person knew to be one is known again, and no other first row is taken for one', () => {
  const rows = [
    ['Alpha', 'Beta'],
    ['a-1', 'b-1'],
  ]
  const answered = answerColumns(rows, OPTIONS, {
    mapping: { orderId: 0, trackingId: 1 },
    headerRow: 0,
  })
  const remembered = (layout: string) => (layout === answered.layout ? answered.mapping : null)
  expect(suggestColumns(rows, { aliases: HEADER_ALIASES, fits, remembered })).toMatchObject({
    headerRow: 0,
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
  })
  expect(
    suggestColumns(rows.slice(1), { aliases: HEADER_ALIASES, fits, remembered }),
  ).toMatchObject({
    headerRow: null,
  })
})

const REPORT = [
  ['Tracking of orders', '', ''],
  ['Order', 'Buyer', 'Number'],
  ['Seq', 'Ref', 'Parcel code'],
  ['1', 'SO-1001', 'LX123456785CN'],
  ['2', 'SO-1002', 'LX123456799CN'],
]

test.each([
  [0, ['Tracking of orders', '', ''], 'Buyer'],
  [1, ['Order', 'Buyer', 'Number'], 'Ref'],
  [2, ['Seq', 'Ref', 'Parcel code'], 'SO-1001'],
  [null, [null, null, null], 'Buyer'],
])(
  'below the header row %s that the person chose the columns are found anew',
  (given, headers, first) => {
    const match = suggestColumns(REPORT, OPTIONS, given)
    expect(match.headerRow).toBe(given)
    expect(match.columns.map(({ header }) => header)).toEqual(headers)
    expect(match.columns[1]?.samples[0]).toBe(first)
  },
)

test('a header row below titles, which the person chose, is known again in the next sheet of that kind', () => {
  const answer = { mapping: { orderId: 1, trackingId: 2 }, headerRow: 2 }
  const answered = answerColumns(REPORT, OPTIONS, answer)
  const remembered = (layout: string) => (layout === answered.layout ? answered.mapping : null)
  const next = [['Another title'], ...REPORT.slice(1, 3), ['1', 'SO-1003', 'LX123456808CN']]
  expect(suggestColumns(next, { ...OPTIONS, remembered })).toMatchObject({
    ...answer,
    certain: true,
  })
})
