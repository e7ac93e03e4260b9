import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAs } from '#testing/sheets/encode-as.ts'
import { createTextReader, type Encoding } from './decode.ts'
import { findMarkedEncoding } from './marked-encoding.ts'

const NOT_THIS = { ok: false, reason: 'not-this-encoding' }

function decodeWhole(encoding: Encoding, bytes: readonly number[]): string {
  const reader = createTextReader(encoding)
  const results = [reader.push(Uint8Array.from(bytes)), reader.end()]
  return results.map((result) => (result.ok ? result.value : result.reason)).join('')
}

test.each([
  ['UTF-8', 'utf-8', [0x47, 0x75, 0xc3, 0xad, 0x61], 'Guía'],
  ['UTF-8 with a mark', 'utf-8', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16 of Excel', 'utf-16le', [0xff, 0xfe, 0xed, 0x00], 'í'],
  ['UTF-16, the other way round', 'utf-16be', [0xfe, 0xff, 0x00, 0xed], 'í'],
  ['Western European', 'windows-1252', [0x47, 0x75, 0xed, 0x61, 0x80], 'Guía€'],
] as const)('a file in %s is read', (_, encoding, bytes, text) => {
  expect(decodeWhole(encoding, bytes)).toBe(text)
})

test.each([
  ['utf-16le', [0xff, 0xfe, 0x61, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x61]],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x61]],
  ['utf-16le', [0x61, 0x00, 0x2c, 0x00, 0x0d, 0x00, 0x0a, 0x00]],
  ['utf-16be', [0x00, 0x61, 0x00, 0x2c, 0x00, 0x0d, 0x00, 0x0a]],
  [null, [0x61]],
  [null, [0x61, 0x00, 0x00, 0x00]],
  [null, []],
])('%s is recognized by the first bytes %j', (encoding, bytes) => {
  expect(findMarkedEncoding(Uint8Array.from(bytes))).toBe(encoding)
})

test('bytes that aren’t UTF-8 are rejected', () => {
  expect(createTextReader('utf-8').push(Uint8Array.of(0x47, 0xed, 0x61))).toEqual(NOT_THIS)
})

test('a character cut off at the end of the file is rejected', () => {
  const reader = createTextReader('utf-8')
  expect(reader.push(Uint8Array.of(0x61, 0xc3))).toEqual({ ok: true, value: 'a' })
  expect(reader.end()).toEqual(NOT_THIS)
})

test('Japanese bytes are not read as Western European', () => {
  // 受注番号 in Shift-JIS
  const bytes = Uint8Array.of(0x8e, 0xf3, 0x92, 0x8d, 0x94, 0xd4, 0x8d, 0x86)
  expect(createTextReader('windows-1252').push(bytes)).toEqual(NOT_THIS)
})

test('a file gives the same text in any chunks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 40 }), (text, cut) => {
      const bytes = new TextEncoder().encode(`a${text}`)
      const reader = createTextReader('utf-8')
      const results = [
        reader.push(bytes.slice(0, cut)),
        reader.push(bytes.slice(cut)),
        reader.end(),
      ]
      expect(results.map((result) => (result.ok ? result.value : '?')).join('')).toBe(`a${text}`)
    }),
  )
})

/** The bytes of a file with others at the end of a line in its middle. */
function withBytes(bytes: Uint8Array, others: readonly number[]): Uint8Array {
  const at = bytes.indexOf(10, bytes.length / 2)
  return Uint8Array.from([...bytes.subarray(0, at), ...others, ...bytes.subarray(at)])
}

test.each([
  ['gb18030', '顺丰速运', [0x94, 0x39, 0xda, 0x33]],
  ['big5', '順豐速運', [0x88, 0x62]],
  ['shift_jis', 'ヤマト運輸', [0xd4, 0xcf, 0xc4]],
  ['euc-jp', 'ヤマト運輸', [0x8f, 0xb0, 0xa1]],
  ['euc-kr', '우체국택배', [0xa1, 0xa2]],
] as const)(
  'long chunks of %s, cut anywhere, give the browser’s text',
  (encoding, courier, rare) => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `${n},${courier},LX${n}CN`)
    const plain = encodeAs(lines.join('\n'), encoding)
    const oneLine = encodeAs(courier.repeat(35_000), encoding)
    for (const bytes of [plain, withBytes(plain, rare), oneLine]) {
      const reader = createTextReader(encoding)
      const results = [
        reader.push(bytes.subarray(0, 1001)),
        reader.push(bytes.subarray(1001, 300_004)),
        reader.push(bytes.subarray(300_004)),
        reader.end(),
      ]
      const read = results.map((one) => (one.ok ? one.value : one.reason)).join('')
      expect(read === new TextDecoder(encoding).decode(bytes)).toBe(true)
    }
  },
)

test.each([2, 220_000, 439_990])('a long chunk with a wrong byte at %i is rejected', (at) => {
  const bytes = encodeAs('顺丰速运,1\n'.repeat(40_000), 'gb18030').subarray(0, -1)
  bytes[at] = 0xff
  expect(createTextReader('gb18030').push(bytes)).toEqual(NOT_THIS)
})
