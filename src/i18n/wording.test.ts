import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import type { catalogue as english } from './english.ts'
import type { Language } from './languages.ts'

async function speak(locale: Language) {
  return createTranslator({ locale, messages: (await loadCatalogue(locale)) as typeof english })
}

test('a single entry is in the singular', async () => {
  const [en, es, pt] = await Promise.all([speak('en'), speak('es'), speak('pt-BR')])
  const one = { missing: 1, unnamed: 2 }
  expect(en('failures.story.unexplained', one)).toContain('1 of these 2 was not accepted')
  expect(es('failures.story.unexplained', one)).toBe(
    '1 de estos 2 no se aceptó; el servicio no dijo cuál.',
  )
  expect(es('upload.strays', { count: 1 })).toBe(
    'El servicio también mencionó 1 registro que no envió',
  )
  expect(es('upload.title.open', { count: 1, name: 'A' })).toBe('1 pendiente · A')
  expect(pt('failures.story.unexplained', one)).toBe(
    '1 destes 2 não foi aceito; o serviço não disse qual.',
  )
  expect(pt('upload.needYou', { count: 1 })).toBe('1 requer atenção')
  // By its plural rules, 0 is singular in Portuguese, but nobody writes it so on a screen.
  expect(pt('failures.resend', { count: 0 })).toBe('Reenviar 0 registros')
})

test('in Portuguese an hour has its own word for “at”, and a day its “de”', async () => {
  const pt = await speak('pt-BR')
  const at = (hour: number, time: string) => pt('common.dayAndTime', { day: 'hoje', hour, time })
  expect([at(0, '00:14'), at(1, '01:14'), at(9, '09:14')]).toEqual([
    'hoje às 00:14',
    'hoje à 01:14',
    'hoje às 09:14',
  ])
  expect(pt('common.day', { day: '27', month: 'nov.', year: '2025' })).toBe('27 de nov. de 2025')
})

test('an entry that was named without a reason is not called unnamed', async () => {
  const en = await speak('en')
  expect(en('upload.differ.no-reason', { count: 1 })).toBe(
    '1 entry was not accepted, and the service gave no reason.',
  )
})

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((text: string | object) =>
    typeof text === 'string' ? [text] : textsOf(text),
  )

test.each([
  ['es', 'pedido del comercio', 'interno'],
  ['es', 'ahorrad', 'reglas'],
  ['es', 'equipo', 'dispositivo'],
  ['es', 'por resolver', 'pendiente'],
  ['es', '<key>Entrar</key>', '<key>Intro</key>'],
  ['es', 'cifra', 'dígito'],
  ['es', 'ustitu', 'eemplaza'],
  ['pt-BR', 'pedido de compra', 'pedido'],
  ['pt-BR', 'rastreamento', 'rastreio'],
  ['pt-BR', 'ejeita', 'ecusa'],
  ['pt-BR', 'pendente', 'em aberto'],
  ['pt-BR', 'carga', 'upload'],
  ['pt-BR', 'deletar', 'Excluir'],
  ['pt-BR', 'usuário', 'você'],
  ['pt-BR', 'computador', 'dispositivo'],
  ['pt-BR', 'ordenar', 'lassificar'],
  ['pt-BR', 'invisíve', 'ocultos'],
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
] as const)('%s has one word for one thing: not %s but %s', async (language, other, word) => {
  const texts = await textsIn(language)
  const having = (part: string) => texts.filter((text) => text.includes(part))
  expect(having(word)).not.toEqual([])
  expect(having(other)).toEqual([])
})

/** Returns a text as it reads with a large count: each plural or select becomes its `other` branch. */
const asRead = (text: string): string => {
  const branch = /\{\w+, (?:plural|select),(?:[^{}]|\{[^{}]*\})*?other \{([^{}]*)\}\}/
  const plain = text.replace(/\{\w+(?:, number)?\}/g, '0')
  return branch.test(plain) ? asRead(plain.replace(branch, '$1')) : plain
}

const sentencesOf = (text: string): readonly string[] =>
  asRead(text)
    .split(/(?<=[.!?。！？])(?=\s|$|[^\p{L}]*$)|(?<=[。！？])/u)
    .filter((part) => /\p{L}/u.test(part))

const LANGUAGES = ['en', 'es', 'pt-BR', 'zh-Hans', 'zh-Hant-HK'] as const satisfies Language[]

const textsIn = async (language: Language) => textsOf(await loadCatalogue(language))

test.each(LANGUAGES)('a text in %s has two sentences at most', async (language) => {
  const texts = await textsIn(language)
  expect(texts.filter((text) => sentencesOf(text).length > 2)).toEqual([])
})

/** `Where every entry stands` is a name that tests and screen readers rely on. */
const NAMED = new Set(['Where every entry stands'])

test.each([
  [
    'no riddles and no machinery',
    /\b(?:so that|nobody|by (?:itself|themselves)|stands?|goes|as new)\b/i,
  ],
  ['no words of the code', /\b(?:turned down|mend|settle|tick|fold|journal|the books|append)\b/i],
  ['“ID”, never “id”', /(?<!\{)\bids?\b(?!\})/],
  ['curly quotes', /"|(?<!')'(?!')/],
])('the English texts have %s', async (_, wrong) => {
  const texts = await textsIn('en')
  expect(texts.filter((text) => wrong.test(text) && !NAMED.has(text))).toEqual([])
})

test.each(['en', 'es', 'pt-BR'] as const)(
  'a colon in %s opens a list or a value, and joins no two sentences',
  async (language) => {
    const practice =
      /^\(?(?:Practice(?: mode)?|Práctica|Modo de práctica|Treinamento|Modo de treinamento): /
    const isJoined = (text: string) => /\p{L}: \p{Ll}/u.test(asRead(text)) && !practice.test(text)
    expect((await textsIn(language)).filter(isJoined)).toEqual([])
  },
)
