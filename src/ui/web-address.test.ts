import { expect, test } from 'vitest'
import { parseWebAddress } from './web-address.ts'

test.each([
  ['https://www.dhl.com/x', 'https://www.dhl.com/x'],
  [' http://www.hongkongpost.hk/', 'http://www.hongkongpost.hk/'],
])('%s can be a link', (text, href) => {
  expect(parseWebAddress(text)?.href).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.test',
  'dhl.com',
  '',
  'https://',
  'http:alert(1)',
])('%s is never a link', (text) => {
  expect(parseWebAddress(text)).toBeNull()
})
