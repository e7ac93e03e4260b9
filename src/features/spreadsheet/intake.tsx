import { type ReactNode, useRef, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { readClipboard } from './clipboard-sheet.ts'
import { FileChooser } from './file-chooser.tsx'
import styles from './intake.module.css'
import { PasteDialog } from './paste-dialog.tsx'
import { ReadProblems } from './read-problems.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePagePaste } from './use-page-paste.ts'

type IntakeProps = {
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  /** Nothing is in the sheet: the intake fills the page. */
  readonly fillsPage: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onPaste: (text: string, html: string) => void
  /** Why what was dropped, chosen or pasted here could not be read. */
  readonly problems: DraftSnapshot['readProblems']
  readonly onDismissProblems: () => void
  /** The sample or the empty template. */
  readonly starter: ReactNode
}

/** Takes sheets in: files chosen or dropped anywhere, cells pasted anywhere or by the button. */
export function Intake({ canAct, fillsPage, onFiles, onPaste, starter, ...shown }: IntakeProps) {
  const t = useTranslations('prepare.intake')
  const [asksForPaste, setAsksForPaste] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const hovering = useFileDrop(canAct ? onFiles : null)
  usePagePaste(canAct ? { onSheet: onPaste, onFiles } : null)

  const paste = async () => {
    const sheet = await readClipboard()
    if (sheet && (sheet.text !== '' || sheet.html !== '')) onPaste(sheet.text, sheet.html)
    else setAsksForPaste(true)
  }
  return (
    <section
      className={[styles.intake, fillsPage && styles.whole].filter(Boolean).join(' ')}
      aria-label={t('label')}
    >
      <span className={styles.icon}>
        <Icon name="sheet" size={24} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{t('title')}</p>
        <p className={styles.hint}>{t('hint')}</p>
      </div>
      <div className={styles.buttons}>
        <FileChooser ref={chooser} disabled={!canAct} onFiles={onFiles} />
        <Button disabled={!canAct} onClick={() => void paste()}>
          {t('paste')}
        </Button>
        {starter}
      </div>
      <ReadProblems
        problems={shown.problems}
        canAct={canAct}
        onDismiss={() => {
          shown.onDismissProblems()
          // The button goes; another file is the next thing at hand.
          chooser.current?.focus()
        }}
      />
      {hovering && (
        <div className={styles.drop}>
          <p>
            <Icon name="sheet" size={24} /> {t('drop')}
          </p>
        </div>
      )}
      {asksForPaste && <PasteDialog onPaste={onPaste} onClose={() => setAsksForPaste(false)} />}
    </section>
  )
}
