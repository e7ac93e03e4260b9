import type { ReactNode } from 'react'
import type { LaterPagesTexts } from '#i18n/catalogue-type.ts'
import { type Language, LANGUAGES, loadLaterPagesTexts } from '#i18n/languages.ts'
import { MoreTexts } from '#i18n/texts.tsx'
import { useLocale } from '#i18n/use-translations.ts'
import { type Late, late } from './late.ts'

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, late(() => loadLaterPagesTexts(language))]),
) as Readonly<Record<Language, Late<LaterPagesTexts>>>

/** Fetches the texts of the later pages ahead. */
export const fetchLaterTexts = (language: Language) => TEXTS[language].fetch()

/** Gives what is not the first page the rest of the texts; waits for them under the nearest Suspense. */
export function LaterTexts({ children }: { readonly children: ReactNode }) {
  const language = useLocale()
  return (
    <MoreTexts language={language} more={TEXTS[language].read()}>
      {children}
    </MoreTexts>
  )
}
