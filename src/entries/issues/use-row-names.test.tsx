import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import type { Language } from '#i18n/languages.ts'
import { Texts } from '#i18n/texts.tsx'
import { useRowNames } from './use-row-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'

test.each([
  ['en', 'Same as rows 3, 7 of a.csv and 2 more'],
  ['es', 'Igual que las filas 3, 7 de a.csv y 2 más'],
  ['zh-Hans', '与第 3 行、a.csv 第 7 行及另外 2 行相同'],
  ['zh-Hant-HK', '與第 3 列、a.csv 第 7 列及另外 2 列相同'],
] satisfies readonly (readonly [Language, string])[])(
  'in %s other rows are named in the sentence: %s',
  async (language, expected) => {
    const catalogue = await loadCatalogue(language)
    const { result } = renderHook(
      () => ({ rowNames: useRowNames(), t: useTranslations('prepare.issue') }),
      {
        wrapper: ({ children }) => (
          <Texts language={language} catalogue={catalogue}>
            {children}
          </Texts>
        ),
      },
    )
    const { rowNames, t } = result.current
    const rows = rowNames(
      [
        { row: 3, source: null },
        { row: 7, source: { kind: 'file', name: 'a.csv', sheet: null } },
      ],
      4,
    )
    expect(t('same-row-twice', { rows })).toBe(expected)
  },
)
