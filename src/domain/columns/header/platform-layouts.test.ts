import { expect, test } from 'vitest'
import { sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import headerAliases from './header-aliases.json'

const platformHeaders = new Map(
  Object.entries(headerAliases.platforms).map(([name, layout]) => [
    name,
    'headers' in layout ? layout.headers : [],
  ]),
)

/** For each platform: a row below its headers, the mapping by header, and whether it is certain. */
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
    true,
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
    true,
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
    { orderId: 'お客様管理番号', trackingId: '伝票番号' },
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
