import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstPage as english } from '#i18n/en/first-page.ts'
import { firstPage as spanish } from '#i18n/es/first-page.ts'
import { laterTexts as laterSpanish } from '#i18n/es/later-texts.ts'
import type { Language } from '#i18n/languages.ts'
import { type Spoken, useLanguage } from './use-language.ts'

const ENGLISH = { firstPage: english, later: null }
const SPANISH = { firstPage: spanish, later: laterSpanish }

type Texts = Omit<Spoken, 'language'>

type Arrival = { readonly come: (texts: Texts) => void; readonly fail: () => void }

/** Texts that the test lets arrive. */
function speakEnglish() {
  const arrivals = new Map<Language, Arrival>()
  const load = (language: Language) =>
    new Promise<Texts>((come, reject) => {
      arrivals.set(language, { come, fail: () => reject(new Error('gone')) })
    })
  const { result } = renderHook(() => useLanguage({ language: 'en', ...ENGLISH }, load))
  return { result, arrivals }
}

test('the language that was chosen last is shown, in whatever order the texts arrive', async () => {
  const { result, arrivals } = speakEnglish()
  await act(async () => {
    const choices = [result.current.choose('zh-Hans'), result.current.choose('es')]
    arrivals.get('es')?.come(SPANISH)
    arrivals.get('zh-Hans')?.come(ENGLISH)
    await Promise.all(choices)
  })
  expect(result.current.spoken).toEqual({ language: 'es', ...SPANISH })
  expect(document.documentElement.lang).toBe('es')
})

test('if the texts of a language cannot be loaded, the old language stays, with a message', async () => {
  const { result, arrivals } = speakEnglish()
  await act(async () => {
    const choice = result.current.choose('es')
    arrivals.get('es')?.fail()
    await choice
  })
  expect(result.current.spoken.language).toBe('en')
  expect(result.current.isMissing).toBe(true)
  await act(async () => {
    const choice = result.current.choose('es')
    arrivals.get('es')?.come(SPANISH)
    await choice
  })
  expect(result.current).toMatchObject({ spoken: { language: 'es' }, isMissing: false })
})
