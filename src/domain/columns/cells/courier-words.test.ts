import { expect, test } from 'vitest'
import { isCommonCourier } from './courier-words.ts'

test.each([
  'DHL',
  'dhl-express',
  'UPS Ground',
  'Yanwen',
  'Interrapidísimo',
  '顺丰速运',
  'ヤマト運輸',
  'CJ대한통운',
  'royal_mail',
  'La Poste',
  'SEDEX 10',
  'Total Express',
  'Melhor Envio',
])('%s names a courier', (text) => {
  expect(isCommonCourier(text)).toBe(true)
})

test.each(['UPC', 'Standard', 'groups', 'Ada Byron', '1001', ''])('%j names no courier', (text) => {
  expect(isCommonCourier(text)).toBe(false)
})
