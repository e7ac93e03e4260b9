import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskToken, parseToken } from './token.ts'

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
  ['密钥12345678', 'impossible-characters'],
])('%j is refused', (pasted, reason) => {
  expect(parseToken(pasted)).toEqual({ ok: false, reason })
})

test('any text gives a token that a header can carry, or a reason', () => {
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

test('a token that was read is read as itself', () => {
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
])('of the token %j %j is shown', (token, shown) => {
  expect(maskToken(token)).toBe(shown)
})
