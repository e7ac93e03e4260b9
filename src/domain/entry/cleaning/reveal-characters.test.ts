import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { revealCharacters } from './reveal-characters.ts'

const show = (text: string) =>
  revealCharacters(text).map((part) =>
    part.kind === 'seen' ? part.text : `<${part.character} ${part.count} ${part.code}>`,
  )

test.each<[string, readonly string[]]>([
  ['LX123', ['LX123']],
  [' LX1 ', ['<space 1 U+0020>', 'LX1', '<space 1 U+0020>']],
  ['  LX1  ', ['<space 2 U+0020>', 'LX1', '<space 2 U+0020>']],
  ['１\u3000\u3000', ['１', '<space 2 U+3000>']],
  ['9400 1112', ['9400 1112']],
  ['9400  1112', ['9400', '<space 2 U+0020>', '1112']],
  ['\u00A0LX1', ['<no-break-space 1 U+00A0>', 'LX1']],
  ['LX\u200B1\u200D', ['LX', '<zero-width 1 U+200B>', '1', '<zero-width 1 U+200D>']],
  ['\u202ALX1\u202C', ['<direction 1 U+202A>', 'LX1', '<direction 1 U+202C>']],
  ['LX\u061C1', ['LX', '<direction 1 U+061C>', '1']],
  ['\uFEFFA', ['<byte-order-mark 1 U+FEFF>', 'A']],
  ['A\t\tB', ['A', '<tab 2 U+0009>', 'B']],
  ['A\r\nB', ['A', '<line-break 1 U+000D>', '<line-break 1 U+000A>', 'B']],
  ['A\u0007', ['A', '<control 1 U+0007>']],
  ['\u3000１２', ['<space 1 U+3000>', '１２']],
  ['="00123"', ['="00123"']],
  ['', []],
])('every character of %j is visible or named', (text, parts) => {
  expect(show(text)).toEqual(parts)
})

test('no character of a text is lost', () => {
  const text = fc.string({
    unit: fc.constantFrom('A', ' ', '\u00A0', '\u200B', '\t', '\r', '\n', '\u3000', '号', '\u202A'),
  })
  fc.assert(
    fc.property(text, (raw) => {
      const whole = revealCharacters(raw).map((part) =>
        part.kind === 'seen'
          ? part.text
          : String.fromCharCode(Number.parseInt(part.code.slice(2), 16)).repeat(part.count),
      )
      expect(whole.join('')).toBe(raw)
    }),
  )
})
