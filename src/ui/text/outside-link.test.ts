import { expect, test } from 'vitest'
import { parseWebAddress } from './outside-link.tsx'

test.each([
  ['https://www.dhl.com/x', 'https://www.dhl.com/x'],
  [' http://www.hongkongpost.hk/', 'http://www.hongkongpost.hk/'],
  ['HTTPS://WWW.DHL.COM', 'https://www.dhl.com/'],
  ['www.dhl.com', 'https://www.dhl.com/'],
  [' dhl.com ', 'https://dhl.com/'],
  ['yun-express.co.uk/track?number=1', 'https://yun-express.co.uk/track?number=1'],
  ['www.4px.com:8080/a@b', 'https://www.4px.com:8080/a@b'],
])('%s can be a link', (text, href) => {
  expect(parseWebAddress(text)?.href).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '',
  'https://',
  'http:alert(1)',
  'https://user:pass@evil.example',
  'https://user@evil.example/',
  'https://www.dhl.com@evil.example',
  'https://:pass@evil.example',
  'user:pass@evil.example',
  'www.dhl.com@evil.example',
  'www.dhl.com:pass@evil.example',
  'dhl',
  '1.2',
  '127.0.0.1',
  'see www.dhl.com',
  'track.html .',
  'file.txt:',
])('%s is never a link', (text) => {
  expect(parseWebAddress(text)).toBeNull()
})
