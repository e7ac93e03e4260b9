import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FirstPageTexts } from '#i18n/catalogue-type.ts'
import { firstPage as english } from '#i18n/en/first-page.ts'
import { firstPage as spanish } from '#i18n/es/first-page.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from './use-language.ts'

type Arrival = { readonly come: (texts: FirstPageTexts) => void; readonly fail: () => void }

/** Texts that come when the test lets them. */
function speakEnglish() {
  const arrivals = new Map<Language, Arrival>()
  const load = (language: Language) =>
    new Promise<FirstPageTexts>((come, reject) => {
      arrivals.set(language, { come, fail: () => reject(new Error('gone')) })
    })
  const { result } = renderHook(() => useLanguage({ language: 'en', catalogue: english }, load))
  return { result, arrivals }
}

test('the language that was chosen last is shown, in whatever order the texts come', async () => {
  const { result, arrivals } = speakEnglish()
  await act(async () => {
    const choices = [result.current.choose('zh-Hans'), result.current.choose('es')]
    arrivals.get('es')?.come(spanish)
    arrivals.get('zh-Hans')?.come(english)
    await Promise.all(choices)
  })
  expect(result.current.spoken).toEqual({ language: 'es', catalogue: spanish })
  expect(document.documentElement.lang).toBe('es')
})

test('texts that do not come leave the language as it is, and that is known', async () => {
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
    arrivals.get('es')?.come(spanish)
    await choice
  })
  expect(result.current).toMatchObject({ spoken: { language: 'es' }, isMissing: false })
})
