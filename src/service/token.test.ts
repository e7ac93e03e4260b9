import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccessToken, hideToken, maskToken, parseToken } from './token.ts'
import { cpuTimeOf } from '#testing/growth.ts'

test.each([
  ['plain', 'abc.DEF-123_~+/=', 'abc.DEF-123_~+/='],
  ['spaces around', '  token123 ', 'token123'],
  ['a line end of the copied line', 'token123\r\n', 'token123'],
  ['wrapped by a mail', 'token\n  123', 'token123'],
  ['no-break and zero-width spaces', '\u00a0\u200btoken123\ufeff', 'token123'],
  ['quotes', '"token123"', 'token123'],
  ['typographic quotes', '“token123”', 'token123'],
  ['the scheme', 'Bearer token123', 'token123'],
  ['the scheme in small letters', 'bearer   token123', 'token123'],
  ['the scheme in quotes', "'Bearer token123'", 'token123'],
  ['quotes after the scheme', 'Bearer "token123"', 'token123'],
  ['the whole header', 'Authorization: Bearer token123', 'token123'],
  ['a token that begins like the scheme', 'bearertoken123', 'bearertoken123'],
])('a pasted token is read: %s', (_, pasted, token) => {
  expect(parseToken(pasted)).toEqual({ ok: true, value: token })
})

test.each([
  ['', 'missing'],
  [' \n', 'missing'],
  ['""', 'missing'],
  ['Bearer ', 'missing'],
  ['пароль-12345', 'impossible-characters'],
  ['token\u0000123', 'impossible-characters'],
  ['x'.repeat(8_001), 'too-long'],
  ['密钥12345678', 'impossible-characters'],
])('%j is refused', (pasted, reason) => {
  expect(parseToken(pasted)).toEqual({ ok: false, reason })
})

test('any text gives a token that fits into a header, or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (pasted) => {
      const token = parseToken(pasted)
      if (!token.ok) return
      expect(new Headers({ Authorization: `Bearer ${token.value}` }).get('Authorization')).toBe(
        `Bearer ${token.value}`,
      )
    }),
  )
})

test('parsing a parsed token gives the same token', () => {
  fc.assert(
    fc.property(fc.string(), (pasted) => {
      const once = parseToken(pasted)
      if (!once.ok || /^bearer$/i.test(once.value)) return
      expect(parseToken(once.value)).toEqual(once)
    }),
  )
})

test.each([
  ['123456789012', null],
  ['1234567890123', '0123'],
  ['', null],
])('the token %j is shown as %j', (token, shown) => {
  expect(maskToken(token)).toBe(shown)
})

const LONG = 'eyJhb.a+b/c==-1234' as AccessToken

test.each([
  ['as it is', 'The token eyJhb.a+b/c==-1234 is wrong', 'The token ••••1234 is wrong'],
  ['twice', 'eyJhb.a+b/c==-1234,eyJhb.a+b/c==-1234', '••••1234,••••1234'],
  ['as PHP writes JSON', '{"t":"eyJhb.a+b\\/c==-1234"}', '{"t":"••••1234"}'],
  ['as JSON that is careful', '"eyJhb.a\\u002bb/c\\u003D\\u003d-1234"', '"••••1234"'],
  ['in an address', '?t=eyJhb.a%2Bb%2fc%3D%3D-1234&x', '?t=••••1234&x'],
  ['in an address, each character escaped', `?t=${escapeAll(LONG)}&x`, '?t=••••1234&x'],
  ['in an address of an address', '?t=eyJhb.a%252Bb%252fc%253D%253D-1234', '?t=••••1234'],
  ['in base64', `{"t":"${btoa(LONG)}"}`, '{"t":"••••1234"}'],
  ['in base64 without its filling', `<${btoa(LONG).replaceAll('=', '')}>`, '<••••1234>'],
  ['in HTML', '<b>eyJhb.a&#43;b&#x2F;c&#x3D;&equals;-1234</b>', '<b>••••1234</b>'],
])('a token that is repeated %s is hidden', (_, text, hidden) => {
  expect(hideToken(text, LONG)).toBe(hidden)
})

function escapeAll(text: string): string {
  return Array.from(text, (char) => `%${char.charCodeAt(0).toString(16)}`).join('')
}

const urlSafe = (code: string) => code.replaceAll('+', '-').replaceAll('/', '_')
const BASE64_FORMS = [
  (code: string) => code,
  urlSafe,
  (code: string) => urlSafe(code).replaceAll('=', ''),
  encodeURIComponent,
  (code: string) => code.replaceAll('/', '\\/'),
]

test('no form of base64 shows a token, with any text around it', () => {
  const tokens = fc.stringMatching(/^[!-~]{4,60}$/)
  const around = fc.stringMatching(/^[ -~]{0,9}$/)
  const form = fc.constantFrom(...BASE64_FORMS)
  fc.assert(
    fc.property(tokens, around, around, form, (token, before, after, write) => {
      const echoed = `"${write(btoa(`${before}Bearer ${token}${after}`))}"`
      const hidden = hideToken(echoed, token as AccessToken)
      // Only the surrounding text may be left, with a bit or two of the first character.
      const left = decodeURIComponent(hidden).replace(/••••\w{0,4}|[^\w+/]/g, '').length
      expect(left * 6).toBeLessThanOrEqual((7 + before.length + after.length + 2) * 8)
    }),
  )
})

test('the longest token is hidden too, in each of its forms', () => {
  const token = 'eyJ-'.repeat(2_000) as AccessToken
  expect(hideToken(`a ${token} b "${btoa(token)}"`, token)).toBe('a ••••eyJ b "••••eyJ"')
})

test.each([
  ['SO-1234', 'order SO-1234, Bearer SO-1234', 'order SO-1234, Bearer ••••'],
  ['secret12', 'secret12', '••••'],
  [
    'tracking',
    '{"trackingId":"A","tracking":1}, tracking',
    '{"trackingId":"A","tracking":1}, ••••',
  ],
  ['secret-token\\"', '{"t":"secret-token\\\\\\""}', '{"t":"••••en"}'],
])('the token %s in the text %j becomes %j', (token, text, hidden) => {
  expect(hideToken(text, token as AccessToken)).toBe(hidden)
})

test('a text without the token stays as it is, and no result contains it', () => {
  const token = fc.stringMatching(/^[!-~]{8,40}$/)
  fc.assert(
    fc.property(fc.string(), fc.string(), token, (before, after, secret) => {
      fc.pre(!before.includes(secret) && !after.includes(secret))
      expect(hideToken('{"acceptedOrders":1}', secret as AccessToken)).toBe('{"acceptedOrders":1}')
      expect(hideToken(`${before} ${secret} ${after}`, secret as AccessToken)).not.toContain(secret)
      expect(() =>
        JSON.parse(hideToken(JSON.stringify([secret]), secret as AccessToken)),
      ).not.toThrow()
    }),
  )
})

test.each([
  'abc',
  'a-b.c/d=',
  'eyJhb.a+b/c==-1234',
  '-'.repeat(70),
  '\\'.repeat(20),
  '\\-'.repeat(20),
])('hiding the token %j in a long answer is quick', (token) => {
  for (const sign of ['\\', '%', '%25', '&', '&a;', '-', '=', 'bearer ', 'a-b.c', '"', ' ']) {
    const text = `bearer${sign.repeat(40_000 / sign.length)}!`
    const spent = cpuTimeOf(() => hideToken(text, token as AccessToken))
    expect(spent, sign).toBeLessThan(1_000)
  }
})
