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

const TEXTS = {
  es: JSON.stringify(spanish),
  'zh-Hans': JSON.stringify(simplified),
  'zh-Hant-HK': JSON.stringify(hongKong),
}

test.each([
  ['es', 'por resolver', 'pendiente'],
  ['es', '<key>Entrar</key>', '<key>Intro</key>'],
  ['zh-Hans', '服务', '平台'],
  ['zh-Hans', '未完成', '待处理'],
  ['zh-Hant-HK', '服務', '平台'],
  ['zh-Hant-HK', '未完成', '待處理'],
  ['zh-Hant-HK', '裡', '裏'],
] as const)('%s has one word for one thing: not %s but %s', (language, other, word) => {
  expect(TEXTS[language]).toContain(word)
  expect(TEXTS[language]).not.toContain(other)
})
