import { expect, test } from 'vitest'
import { findNamedText } from './find-named-text.ts'

const failure = (message: string, value: string) => ({ message, value })

test.each([
  [
    'the value of most',
    [
      failure('Courier XX is unknown', 'XX'),
      failure('Courier YY is unknown', 'YY'),
      failure('Courier YY is unknown', 'YY'),
    ],
    'YY',
  ],
  [
    'a quoted part of different values',
    [
      failure('Prefix "MO-" is not known', 'MO-1001'),
      failure('Prefix "MO-" is not known', 'MO-1002'),
    ],
    'MO-',
  ],
  ['the value of the only one', [failure('Order 1001 was not found', '1001')], '1001'],
  [
    'nothing where each names its own',
    [failure('Order 1 was not found', '1'), failure('Order 2 was not found', '2')],
    '',
  ],
  ['nothing that is quoted and in no value', [failure('Set "courier"', 'XX')], ''],
  ['nothing without messages', [failure('', 'XX'), failure('', 'XX')], ''],
  ['nothing without entries', [], ''],
])('a replacement is offered for %s', (_, failures, text) => {
  expect(findNamedText(failures)).toBe(text)
})
