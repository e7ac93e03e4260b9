import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWritten, withoutStamps } from './split-written.ts'

test.each([
  [
    'a space',
    '1001 LX123456785CN\n1002  LX123456799CN',
    [
      ['1001', 'LX123456785CN'],
      ['1002', 'LX123456799CN'],
    ],
  ],
  [
    'a Chinese comma or colon',
    '1001，LX123456785CN\r\n1002：LX123456799CN',
    [
      ['1001', 'LX123456785CN'],
      ['1002', 'LX123456799CN'],
    ],
  ],
  [
    'spaces around, and blank lines below',
    ' 1001 LX123456785CN \r\n\t1002 LX123456799CN\r\n\r\n',
    [
      ['1001', 'LX123456785CN'],
      ['1002', 'LX123456799CN'],
    ],
  ],
  [
    'one line of five that is not like the others',
    '1 LX123456785CN\n2 LX123456799CN\n3 LX123456808CN\n4 LX123456811CN\nSee you at 5 then',
    [
      ['1', 'LX123456785CN'],
      ['2', 'LX123456799CN'],
      ['3', 'LX123456808CN'],
      ['4', 'LX123456811CN'],
      ['See you at 5 then'],
    ],
  ],
  ['a dash', 'SO-1 - LX123456785CN', [['SO-1', 'LX123456785CN']]],
  ['a courier between', '1001 顺丰 SF1234567890123', [['1001', '顺丰', 'SF1234567890123']]],
  [
    'a header above, and a line that is something else',
    '订单号 运单号\n1001 LX123456785CN\n1002 LX123456799CN\n\nThanks for all of it!\n',
    [
      ['订单号', '运单号'],
      ['1001', 'LX123456785CN'],
      ['1002', 'LX123456799CN'],
      [''],
      ['Thanks for all of it!'],
    ],
  ],
])('lines written with %s are cells', (_, text, rows) => {
  expect(splitWritten(text)).toEqual(rows)
})

test.each([
  ['one column of numbers', 'LX123456785CN\nLX123456799CN'],
  ['numbers printed in blocks', '9400 1112 0620\n9400 1112 0621'],
  ['the blocks of a postal number', 'RR 123456785 CN\nRR 123456799 CN'],
  ['sentences', 'Please send 1001 on Monday\nand 1002 as well, it is 3 days late'],
  ['lines that differ', '1001 LX123456785CN\nLX123456799CN\nLX123456808CN'],
  [
    'sentences with an order and a number',
    '1001 goes as LX123456785CN\n1002 goes as LX123456799CN',
  ],
  ['lines of which some name a courier', '1001 LX123456785CN\n1002 DHL LX123456799CN'],
  ['nothing', ''],
])('%s are not split', (_, text) => {
  expect(splitWritten(text)).toBeNull()
})

test('every line is a row', () => {
  const line = fc.constantFrom('1001 LX123456785CN', '1002：LX123456799CN', '', 'see below')
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const rows = splitWritten(`${lines.join('\n')}\n1003 LX123456808CN`)
      expect(rows === null ? lines.length + 1 : rows.length).toBe(lines.length + 1)
    }),
  )
})

test.each([
  ['[12/11/26, 09:14:02] Ada: 1001 LX1', '1001 LX1'],
  ['\u200E[12.11.26, 09:14:02] Ada Byron: 1001', '1001'],
  ['12/11/2026, 9:14 am - Ada: 1001: LX1', '1001: LX1'],
  ['2026/11/12 09:14 李丽：1001，LX1', '1001，LX1'],
])('of the message %s only the content is left', (message, left) => {
  expect(withoutStamps(message)).toBe(left)
})

test('every message of a chat is a line, also one without its own stamp', () => {
  const chat = '[12/11/26, 09:14:02] Ada: 1001 LX1\r\n1002 LX2\r\n\r\n'
  expect(withoutStamps(chat)).toBe('1001 LX1\n1002 LX2')
  expect(withoutStamps(`${chat.trim()}\n1003 LX3`)).toBeNull()
})

test.each(['1001 LX123456785CN', '2026-11-12,1001,LX1', '2026-11-12 09:14,1001,LX1', '', 'a: b'])(
  '%j is no message of a chat',
  (text) => {
    expect(withoutStamps(text)).toBeNull()
  },
)

test('a value far below many blank lines is no message, and is found quickly', () => {
  const text = `${'\r\n'.repeat(240_000)}RB123456785CN`
  expect(withoutStamps(text)).toBeNull()
  expect(splitWritten(text)).toBeNull()
})

test.each([
  '小王 2026/11/28 9:10:02\n1001 LX1\n小王 2026/11/28 9:11:02\n1002 LX2',
  'Ada Lovelace, [28.11.2026 9:10]\n1001 LX1\nAda Lovelace, [28.11.2026 9:11]\n1002 LX2',
  'Иван, [28.11.2026 в 9:10:07]:\n1001 LX1\nИван, [28.11.2026 в 9:10:09]:\n1002 LX2',
])('the sender and time above each message go, and each row keeps its place', (text) => {
  expect(withoutStamps(text)).toBe('\n1001 LX1\n\n1002 LX2')
})

test('a row that ends in a date and a time is no sender', () => {
  expect(withoutStamps('SO-100123 2026/11/28 9:10\nSO-100124 2026/11/28 9:11')).toBeNull()
  expect(withoutStamps('Ada 2026/11/28 9:10\n1001 LX1')).toBeNull()
})
