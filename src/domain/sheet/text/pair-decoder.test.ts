import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPairDecoder } from './pair-decoder.ts'

const ENCODINGS = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'] as const

/** Bytes as they come in such files, and others. Of control characters Node makes something else than browsers do. */
const byte = fc.oneof(
  fc.constantFrom(0x0a, 0x80, 0x8e, 0x8f, 0xff),
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0x81, max: 0xfe }),
)

test.each(ENCODINGS)(
  'bytes of %s are what the browser makes of them, or left to it',
  (encoding) => {
    const decode = createPairDecoder(encoding)
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), (bytes) => {
        const lines = Uint8Array.from(bytes)
        const text = decode(lines)
        if (text !== null)
          expect(text).toBe(new TextDecoder(encoding, { fatal: true }).decode(lines))
      }),
      { numRuns: 2000 },
    )
  },
)

test.each([
  ['gb18030', [0xcb, 0xb3, 0xb7, 0xe1], '顺丰'],
  ['big5', [0xb6, 0x57, 0xa5, 0x7c], '超四'],
  ['shift_jis', [0x8e, 0xf3, 0x92, 0x8d], '受注'],
  ['euc-jp', [0xbc, 0xf5, 0xc3, 0xed], '受注'],
  ['euc-kr', [0xc1, 0xd6, 0xb9, 0xae], '주문'],
] as const)('pairs of %s are decoded', (encoding, bytes, text) => {
  expect(createPairDecoder(encoding)(Uint8Array.of(0x41, ...bytes, 0x0a))).toBe(`A${text}\n`)
})

test.each([
  ['a character of four bytes', 'gb18030', [0x94, 0x39, 0xda, 0x33]],
  ['half of a pair', 'gb18030', [0xcb]],
  ['a katakana of one byte', 'shift_jis', [0xb1, 0xb2]],
  ['a character of three bytes', 'euc-jp', [0x8f, 0xb0, 0xa1]],
] as const)('%s is left to the browser', (_, encoding, bytes) => {
  expect(createPairDecoder(encoding)(Uint8Array.from(bytes))).toBeNull()
})
