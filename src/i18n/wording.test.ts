import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { catalogue as english } from './en/catalogue.ts'
import { catalogue as spanish } from './es/catalogue.ts'
import { catalogue as hongKong } from './zh-hant-hk/catalogue.ts'
import { catalogue as simplified } from './zh-hans/catalogue.ts'

test('one entry is spoken of as one', () => {
  const en = createTranslator({ locale: 'en', messages: english })
  const es = createTranslator({ locale: 'es', messages: spanish as typeof english })
  const one = { missing: 1, unnamed: 2 }
  expect(en('failures.story.unexplained', one)).toContain('1 of these 2 was not accepted')
  expect(es('failures.story.unexplained', one)).toBe(
    '1 de estos 2 no se aceptó; el servicio no dijo cuál.',
  )
  expect(es('upload.strays', { count: 1 })).toBe(
    'El servicio también mencionó 1 registro que no envió',
  )
  expect(es('upload.title.open', { count: 1, name: 'A' })).toBe('1 pendiente · A')
})

test('an entry that was named without a reason is not called unnamed', () => {
  const en = createTranslator({ locale: 'en', messages: english })
  expect(en('upload.differ.no-reason', { count: 1 })).toBe(
    '1 entry was not accepted, and the service gave no reason.',
  )
})

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((text: string | object) =>
    typeof text === 'string' ? [text] : textsOf(text),
  )

const TEXTS = {
  es: textsOf(spanish),
  'zh-Hans': textsOf(simplified),
  'zh-Hant-HK': textsOf(hongKong),
}

test.each([
  ['es', 'por resolver', 'pendiente'],
  ['es', '<key>Entrar</key>', '<key>Intro</key>'],
  ['es', 'cifra', 'dígito'],
  ['es', 'ustitu', 'eemplaza'],
  ['zh-Hans', '服务', '平台'],
  ['zh-Hans', '答复', '回复'],
  ['zh-Hans', '重新加载', '刷新页面'],
  ['zh-Hans', '看不见的字符', '不可见字符'],
  ['zh-Hans', '未完成', '待处理'],
  ['zh-Hant-HK', '服務', '平台'],
  ['zh-Hant-HK', '未完成', '待處理'],
  ['zh-Hant-HK', '裡', '裏'],
  ['zh-Hant-HK', '筆', '項'],
  ['zh-Hant-HK', '運單號碼', '追蹤編號'],
  ['zh-Hant-HK', '看不見的', '隱藏字元'],
  ['zh-Hant-HK', '校驗', '檢查碼'],
  ['zh-Hant-HK', '表頭', '標題列'],
  ['zh-Hant-HK', '拆分', '分拆'],
] as const)('%s has one word for one thing: not %s but %s', (language, other, word) => {
  const having = (part: string) => TEXTS[language].filter((text) => text.includes(part))
  expect(having(word)).not.toEqual([])
  expect(having(other)).toEqual([])
})
