import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import type { Language } from '#i18n/languages.ts'
import { Texts } from '#i18n/texts.tsx'
import { useEnumeration } from './use-enumeration.ts'

test.each([
  ['en', '3, 7, 12'],
  ['es', '3, 7, 12'],
  ['zh-Hans', '3、7、12'],
  ['zh-Hant-HK', '3、7、12'],
] satisfies readonly (readonly [Language, string])[])(
  'in %s rows 3, 7 and 12 stay three rows: %s',
  async (language, expected) => {
    const catalogue = await loadCatalogue(language)
    const { result } = renderHook(useEnumeration, {
      wrapper: ({ children }) => (
        <Texts language={language} catalogue={catalogue}>
          {children}
        </Texts>
      ),
    })
    expect(result.current(['3', '7', '12'])).toBe(expected)
  },
)
