import { useRef } from 'react'
import { CancelledQuestions } from '#sheet/match-columns/cancelled-questions.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCanAct } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Key } from '#ui/key.tsx'
import styles from './drop-zone.module.css'
import { FileInput } from './file-input.tsx'
import { ImportProgress, ReadProblems } from './import-notices.tsx'
import { ScanButton } from './scan-button.tsx'
import { Starter } from './starter.tsx'
import { usePasteButton } from './use-paste-button.tsx'
import { useFieldName } from '#i18n/words/use-field-name.ts'

/** Drop zone of the empty page: a sample sheet and the ways to import one. Problems are reported at its top. */
export function DropZone() {
  const t = useTranslations('prepare.intake')
  const canAct = useCanAct()
  const chooser = useRef<HTMLInputElement>(null)
  const { paste, dialog } = usePasteButton()
  return (
    <section className={styles.zone} aria-label={t('label')}>
      <div className="stack">
        {/* The button disappears, so the focus moves to the button that chooses a file. */}
        <ReadProblems onDismissed={() => chooser.current?.focus()} />
        <CancelledQuestions />
        <ImportProgress />
      </div>
      <div className={styles.offer}>
        <SampleSheet />
        <h2>{t('title')}</h2>
        <p className={styles.hint}>{t('hint')}</p>
        <div className={styles.buttons}>
          <label className={classes(styles.chooser, !canAct && styles.disabled)}>
            <FileInput ref={chooser} />
            <span className="inline" aria-hidden="true">
              <Icon name="sheet" /> {t('chooseFile')}
            </span>
          </label>
          <Button icon="clipboard" disabled={!canAct} aria-label={t('paste')} onClick={paste}>
            {t('paste')} <Key>{PASTE_KEY}</Key>
          </Button>
          <ScanButton />
          <Starter />
        </div>
      </div>
      {dialog}
    </section>
  )
}

const PASTE_KEY = /Mac|iP/.test(navigator.platform) ? '⌘V' : 'Ctrl V'

const COLUMNS = [
  { field: 'orderId', cells: ['SO-1001', 'SO-1002'] },
  { field: 'trackingId', cells: ['1Z5R89390357567127', 'YT2229521272164446'] },
  { field: 'courier', cells: ['100002', ''] },
] as const

/** Picture of a sheet; the sentence below describes it. */
function SampleSheet() {
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  return (
    <div className={styles.sheet} aria-hidden="true">
      {COLUMNS.map(({ field, cells }) => (
        <div key={field} className={styles.column}>
          <span className={styles.head}>
            {nameOf(field)} {field === 'courier' && <i>{t('optional')}</i>}
          </span>
          {cells.map((cell) => (
            <span key={cell} className={styles.cell}>
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
