import { expect, test } from 'vitest'
import { type Column, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'

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
    'Brazil',
    [
      ['Data da venda', 'date'],
      ['Nº da venda', 'order'],
      ['Forma de envio', 'courier'],
      ['Nome da transportadora', 'courier'],
      ['Rastreamento', 'tracking'],
      ['Link de rastreamento', 'item'],
    ],
    { orderId: 1, courier: 3, trackingId: 4 },
  ],
  [
    'a Brazilian post office',
    [
      ['Nº Pedido', 'order'],
      ['Código do objeto', 'tracking'],
      ['Rastreio reverso', 'tracking'],
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
