import { useTranslations } from '#i18n/use-translations.ts'
import { headOf, showMarks } from '#i18n/words/plain-text.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import styles from './receipts.module.css'

/** The length that is laid out without a noticeable wait. */
const MOST_SHOWN = 50_000

type LetterTextProps = { readonly title: string; readonly copy: string; readonly text: string }

/** A text to the letter, which can be copied whole. */
export function LetterText({ title, copy, text }: LetterTextProps) {
  const t = useTranslations('receipts.record')
  const shown = headOf(text, MOST_SHOWN)
  return (
    <div className="stack">
      <header className={styles.letterHead}>
        <h3>{title}</h3>
        <CopyButton name={copy} text={text} />
      </header>
      {/* A long text scrolls in here, so the keyboard must be able to get in. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label={title}>
        {showMarks(shown)}
      </pre>
      {shown.length < text.length && (
        <p className="hint">{t('cut', { shown: shown.length, all: text.length })}</p>
      )}
    </div>
  )
}
