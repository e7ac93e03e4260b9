import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerKey } from './normalize-header.ts'

test.each([
  [
    'orderid',
    [
      'Order ID',
      'order-id',
      'order_id',
      'orderId',
      'ORDER ID',
      'Order Id:',
      '\uFEFFOrder ID*',
      'Order ID (required)',
      'Order\nID',
      'ＯｒｄｅｒＩＤ',
      'order id\t',
    ],
  ],
  ['nodeventa', ['N.º de venta', 'Nº de venta', 'N° de venta', 'No de Venta']],
  ['order#', ['Order #', 'ORDER#']],
  ['numerodeguia', ['Número de guía', 'NUMERO DE GUIA']],
  ['订单号', ['订单号', '订单号*', '订单号（必填）', ' 订单号 ']],
  ['madonhang', ['Mã đơn hàng']],
  ['siparisno', ['SİPARİŞ NO', 'Sipariş No']],
  ['ogade', ['Øgade', 'Ǿgade']],
  ['numerprzesylki', ['Numer przesyłki', 'NUMER PRZESYŁKI']],
  ['kargotakipnumarasi', ['Kargo Takip Numarası']],
  ['strasse', ['Straße', 'STRASSE']],
  ['handlerbestellnummer', ['Händler-Bestellnummer']],
  ['required', ['Required']],
  ['', ['', ' * ']],
])('the key %j stands for %j', (key, headers) => {
  for (const header of headers) expect(headerKey(header)).toBe(key)
})

test('letters of other scripts keep their marks', () => {
  expect(headerKey('が')).not.toBe(headerKey('か'))
  expect(headerKey('송장번호')).toBe('송장번호')
})

test('the key of a key is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (header) => {
      const key = headerKey(header)
      expect(headerKey(key)).toBe(key)
    }),
  )
})
