import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLATFORMS } from './platform.ts'
import { isStatusHeader, opensAsCancelled, readStatus } from './read-status.ts'
import { openings, statuses } from './status-words.json'

test.each([
  ['Canceled', 'leftOut'],
  ['CANCELLED', 'leftOut'],
  [' Order cancelled ', 'leftOut'],
  ['voided', 'leftOut'],
  ['已取消', 'leftOut'],
  ['交易关闭', 'leftOut'],
  ['Отменен', 'leftOut'],
  ['ОТМЕНЁН', 'leftOut'],
  ['İPTAL EDİLDİ', 'leftOut'],
  ['iptal edildi', 'leftOut'],
  ['Storniert', 'leftOut'],
  ['partially_refunded', 'refunded'],
  ['Partially Refunded', 'refunded'],
  ['退款成功', 'refunded'],
  ['RTO_COMPLETE', 'returned'],
  ['已退货', 'returned'],
  ['Shipped', 'shipped'],
  ['卖家已发货,等待买家确认', 'shipped'],
  ['卖家已发货，等待买家确认', 'shipped'],
  ['배송중', 'shipped'],
  ['Cancelado pelo cliente', 'leftOut'],
  ['Estorno parcial', 'refunded'],
  ['Objeto devolvido ao remetente', 'returned'],
  ['EM TRÂNSITO', 'shipped'],
])('%s means %s', (cell, said) => {
  expect(readStatus(cell)).toBe(said)
})

test.each([
  [''],
  ['paid'],
  ['Processing'],
  ['没有申请退款'],
  ['无售后或售后取消'],
  ['Not cancelled'],
  ['Cancelled at buyer’s request?'],
  ['unshipped'],
  ['unfulfilled'],
  ['待发货'],
])('“%s” has no meaning, since the whole cell counts', (cell) => {
  expect(readStatus(cell)).toBeNull()
})

test('each word has one meaning, in any case and with outer blanks', () => {
  for (const [kind, languages] of Object.entries(statuses)) {
    for (const word of Object.values(languages).flat()) {
      expect([word, readStatus(` ${word.toUpperCase()} `)]).toEqual([word, kind])
    }
  }
})

test('a word inside a longer text has no meaning', () => {
  const words = Object.values(statuses).flatMap((languages) => Object.values(languages).flat())
  const around = fc.constantFrom('not ', 'без ', '没有', '未', 'x', 'pre-')
  fc.assert(
    fc.property(fc.constantFrom(...words), around, (word, before) => {
      const longer = `${before}${word}`
      fc.pre(!words.includes(longer))
      expect(readStatus(longer)).toBeNull()
    }),
  )
})

test('a platform’s own words add to the general ones', () => {
  const column = { column: 'Void Indicator', leftOut: ['Y'] }
  expect(readStatus('y', column)).toBe('leftOut')
  expect(readStatus('N', column)).toBeNull()
  expect(readStatus('Cancelled', column)).toBe('leftOut')
  expect(readStatus('Y')).toBeNull()
})

test('any date in a column of cancellations means cancelled', () => {
  const column = { column: 'Cancelled at', filled: 'leftOut' as const }
  expect(readStatus('2026-11-21 09:30:00 +0000', column)).toBe('leftOut')
  expect(readStatus('x'.repeat(500), column)).toBe('leftOut')
  for (const empty of ['', '  ', '-', '--', 'N/A', '无'])
    expect(readStatus(empty, column)).toBeNull()
})

test.each(
  PLATFORMS.flatMap(({ id, statuses: columns = [] }) => columns.map((column) => ({ id, column }))),
)('$id: the words of $column.column are read as they are filed', ({ column }) => {
  for (const kind of ['leftOut', 'refunded', 'returned', 'shipped'] as const) {
    for (const word of column[kind] ?? []) expect(readStatus(word, column)).toBe(kind)
  }
})

test.each([
  'Status',
  'Order Status',
  'Fulfillment Status',
  'Estado del envío',
  '订单状态',
  '配送状況',
])('%s names a status', (header) => {
  expect(isStatusHeader(header)).toBe(true)
})

test.each(['Payment Status', 'Estado civil', 'Order ID', 'Notes', ''])(
  '%s names no status of an order',
  (header) => {
    expect(isStatusHeader(header)).toBe(false)
  },
)

test.each([
  'CANCELLED - customer changed mind',
  'Cancelled',
  'Void: wrong address',
  'CANCEL',
  'Cancel!',
  'Stornierung',
  'Customer cancelled on the phone',
  'Kunde hat storniert',
  '客户取消',
  'DO NOT SHIP until paid',
  "don't ship!",
  'No enviar, dirección incompleta',
  'storniert (Kunde)',
  '取消订单，客户不要了',
  '请勿发货',
  'キャンセル希望',
  '発送しないでください',
  '발송금지',
  'Не отправлять',
  '*** CANCELLED ***',
  '[VOID]',
  '>>> NON SPEDIRE',
  'STOP! do not ship',
  'HOLD - do not ship',
  '【取消】',
  'Favor não enviar, cliente desistiu',
  'Não postar até segunda',
  'CLIENTE PEDIU CANCELAMENTO',
])('“%s” is a remark that an order must not be shipped', (remark) => {
  expect(opensAsCancelled(remark)).toBe(true)
})

test.each([
  '',
  'Cancellation policy sent',
  'Cancel culture shirt, M',
  'Customer cancellation fee paid',
  'Voidance fee paid',
  'Please ship, not cancelled',
  'Ship do not fold',
  '取消退款申请，请发货',
  'キャンセル不可',
  'Stornogebühr bezahlt',
  '#1001',
  '*** gift ***',
  'Stop by the office',
  'Não enviar nota fiscal, é presente',
  'No enviar factura',
  'Não entregar na portaria',
])('“%s” is an ordinary remark', (remark) => {
  expect(opensAsCancelled(remark)).toBe(false)
})

test('each opening counts alone and before a stop', () => {
  for (const opening of Object.values(openings).flat()) {
    expect([opening, opensAsCancelled(opening), opensAsCancelled(`${opening}. OK`)]).toEqual([
      opening,
      true,
      true,
    ])
  }
})
