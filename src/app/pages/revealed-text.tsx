import { RevealedText } from '#features/draft/revealed-text.tsx'
import { LaterTexts } from '#i18n/texts.tsx'
import { useLocale } from '#i18n/use-translations.ts'

/** A text with its hidden characters, on the first page, which does not have their names. */
export function Revealed({ text }: { text: string }) {
  const language = useLocale()
  return (
    <LaterTexts language={language}>
      <RevealedText text={text} />
    </LaterTexts>
  )
}
