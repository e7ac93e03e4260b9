import { Fragment } from 'react'
import { revealCharacters } from '#domain/entry/cleaning/reveal-characters.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { CELL_LENGTH } from '#i18n/words/plain-text.ts'
import { LongText } from '#ui/text/long-text.tsx'
import styles from './draft.module.css'

/** Text with every invisible character named. */
export function RevealedText({ text }: { text: string }) {
  const t = useTranslations('values.hidden')
  const reveal = (piece: string) =>
    revealCharacters(piece).map((part, index) =>
      part.kind === 'seen' ? (
        // Parts have no other key than their index.
        <Fragment key={index}>{part.text}</Fragment>
      ) : (
        <span key={index} className={styles.hidden} title={part.code}>
          {t(part.character, { count: part.count })}
        </span>
      ),
    )
  return <LongText text={text} most={CELL_LENGTH} draw={reveal} />
}
