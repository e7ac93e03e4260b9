import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, type Messages, useMessages } from 'use-intl'
import type { Catalogue, FirstPageTexts } from './catalogue-type.ts'
import type { Language } from './languages.ts'
import { loadLaterPagesTexts } from './load-catalogue.ts'

const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

type TextsProps = {
  readonly language: Language
  readonly catalogue: FirstPageTexts | Catalogue
  readonly children: ReactNode
}

/**
 * Gives everything inside it the texts of one language. The library knows the English texts as its type; the
 * other catalogues have the same keys.
 */
export function Texts({ language, catalogue, children }: TextsProps) {
  return (
    <IntlProvider locale={language} messages={catalogue as Messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  )
}

type LaterTextsProps = { readonly language: Language; readonly children: ReactNode }

/** Gives a page that is not the first one the rest of the texts; suspends until they are there. */
export function LaterTexts({ language, children }: LaterTextsProps) {
  const firstPage = useMessages()
  const laterPages = use(loadLaterPagesTexts(language))
  const messages = useMemo<Messages>(
    () => ({ ...firstPage, ...(laterPages as Partial<Messages>) }),
    [firstPage, laterPages],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  )
}
