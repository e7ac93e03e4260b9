import { expect, test } from 'vitest'
import { withoutMailHead } from './mail-head.ts'

test.each([
  ['English', 'From: A\nSent: Thursday\nTo: B\nSubject: C\n'],
  ['Spanish', '\nDe: A\nEnviado el: jueves\nPara: B\nAsunto: C\n'],
  ['Chinese', '发件人：A\n发送时间：2026\n收件人：B\n主题：C\n'],
  ['Hong Kong Chinese', '寄件者: A\n傳送時間: 2026\n收件者: B\n主旨: C\n'],
])('the headers of a mail in %s are left out', (_, head) => {
  expect(withoutMailHead(`${head}\n1001 LX1`)).toBe('\n1001 LX1')
})

test.each(['1001: LX1\n1002: LX2\n1003: LX3', 'From: A\n1001 LX1', 'From,To,Subject\n1,2,3', ''])(
  'a text without mail headers stays: %j',
  (text) => {
    expect(withoutMailHead(text)).toBeNull()
  },
)
