import { useTranslations } from '#i18n/use-translations.ts'
import styles from './work.module.css'

const SHOWN = 5

/** What is known of the first groups, a sentence each; the rest stands in the rows. */
export function GroupSentences({
  sentences,
}: {
  readonly sentences: readonly {
    readonly key: number
    readonly text: string
    readonly excerpt: string
  }[]
}) {
  const t = useTranslations('failures')
  return (
    <ul className={styles.sentences}>
      {sentences.slice(0, SHOWN).map(({ key, text, excerpt }) => (
        <li key={key}>
          {text}
          {excerpt !== '' && (
            <>
              {' '}
              {t('serviceWrote')} <q className={styles.excerpt}>{excerpt}</q>
            </>
          )}
        </li>
      ))}
      {sentences.length > SHOWN && <li>…</li>}
    </ul>
  )
}
