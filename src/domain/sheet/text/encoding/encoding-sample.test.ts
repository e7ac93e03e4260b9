import { expect, test } from 'vitest'
import { encodeAs } from '#testing/sheets/encode-as.ts'
import type { Encoding } from './decode.ts'
import { isBrokenUtf8 } from './encoding-sample.ts'

/** The bytes of a text, with a broken one for each `?`. */
const broken = (text: string, byte = 0xff) =>
  Uint8Array.from(
    Array.from(text).flatMap((one) => (one === '?' ? [byte] : [...encodeAs(one, 'utf-8')])),
  )

test.each([
  ['Chinese with one broken byte', '订单号,运单号\n1001,张?明,RB1'],
  ['a header of two accents', 'Número de guía,A-?1'],
  ['one stray byte in a number', 'A-1,RB12?456785CN'],
  ['stray bytes in two numbers', 'A-1,RB1?3\nA-2,LX?1'],
])('%s is still UTF-8', (_, text) => {
  expect(isBrokenUtf8(broken(text))).toBe(true)
})

test.each<[string, Uint8Array]>([
  ['nothing beyond ASCII', broken('A-1,RB1')],
  ['a name in Western European', encodeAs('José,RB1', 'windows-1252')],
  ['a price', encodeAs('£5,5€,2ème,N°5,3º,4×6', 'windows-1252')],
  ['a letter behind a capital', encodeAs('PEÑA,1', 'windows-1252')],
  ['a dash between digits', encodeAs('10–12', 'windows-1252')],
])('%s is not UTF-8', (_, sample) => {
  expect(isBrokenUtf8(sample)).toBe(false)
})

test.each<[Encoding, string]>([
  ['gb18030', '联通,顺丰速运,圆通速递,王芳,广东省深圳市'],
  ['gb18030', '张'],
  ['big5', '順豐速運,香港九龍旺角彌敦道'],
  ['shift_jis', 'お届け先,東京都千代田区,ﾔﾏﾄ'],
  ['euc-kr', '우체국택배,김철수'],
  ['windows-1251', 'Номер отслеживания'],
])('text in %s is not UTF-8: %s', (encoding, text) => {
  expect(isBrokenUtf8(encodeAs(text, encoding))).toBe(false)
})
