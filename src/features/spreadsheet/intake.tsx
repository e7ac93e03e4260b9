import { type Ref, Suspense, useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { readClipboard } from './clipboard-sheet.ts'
import { ReadProblems } from './import-notices.tsx'
import styles from './intake.module.css'
import { Starter } from './starter.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePagePaste } from './use-page-paste.ts'

const PasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog)

type IntakeProps = {
  /** Nothing is in the sheet: the intake fills the page. */
  readonly fillsPage: boolean
}

/** Takes sheets in: files chosen or dropped anywhere, cells pasted anywhere or by the button. */
export function Intake({ fillsPage }: IntakeProps) {
  const t = useTranslations('prepare.intake')
  const { client, canAct } = useDraft()
  const [asksForPaste, setAsksForPaste] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const addSheet = (text: string, html: string) => client.call('importPaste', text, html)
  const hovering = useFileDrop(canAct ? client.importFiles : null)
  usePagePaste(canAct ? { onSheet: addSheet, onFiles: client.importFiles } : null)

  const paste = async () => {
    const sheet = await readClipboard()
    if (sheet && (sheet.text !== '' || sheet.html !== '')) addSheet(sheet.text, sheet.html)
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
        <FileChooser ref={chooser} />
        <Button disabled={!canAct} onClick={() => void paste()}>
          {t('paste')}
        </Button>
        <Starter />
      </div>
      {/* The button goes; another file is the next thing at hand. */}
      <ReadProblems onDismissed={() => chooser.current?.focus()} />
      {hovering && (
        <div className={styles.drop}>
          <p>
            <Icon name="sheet" size={24} /> {t('drop')}
          </p>
        </div>
      )}
      {asksForPaste && (
        <Suspense>
          <PasteDialog onPaste={addSheet} onClose={() => setAsksForPaste(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Endings for the browser's file list; what a file really is decides later, not its ending. */
const ACCEPTED =
  '.csv,.tsv,.tab,.txt,.xlsx,.xls,.xlsm,.ods,text/csv,text/plain,text/tab-separated-values'

function FileChooser({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('prepare.intake')
  const { client, canAct } = useDraft()
  return (
    <label className={[styles.chooser, !canAct && styles.disabled].filter(Boolean).join(' ')}>
      <input
        ref={ref}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('file')}
        disabled={!canAct}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was corrected.
          event.target.value = ''
          if (files.length > 0) client.importFiles(files)
        }}
      />
      <span aria-hidden="true">{t('chooseFile')}</span>
    </label>
  )
}
