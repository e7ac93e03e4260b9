import { useTranslations } from '#i18n/use-translations.ts'
import { headOf, showMarks } from '#i18n/words/plain-text.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import styles from './request-log.module.css'

/** Length that the browser lays out without a noticeable delay. */
const MOST_SHOWN = 50_000

type LetterTextProps = { readonly title: string; readonly copy: string; readonly text: string }

/** Verbatim text with a button to copy all of it. */
export function LetterText({ title, copy, text }: LetterTextProps) {
  const t = useTranslations('receipts.record')
  const shown = headOf(text, MOST_SHOWN)
  return (
    <div className="stack">
      <header className={styles.letterHead}>
        <h3>{title}</h3>
        <CopyButton name={copy} text={text} />
      </header>
      {/* A long text scrolls inside, so it must be focusable by keyboard. */}
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
