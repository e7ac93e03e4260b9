import type { Ref } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './intake.module.css'

type FileChooserProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly disabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Endings for the browser's file list; what a file really is decides later, not its ending. */
const ACCEPTED =
  '.csv,.tsv,.tab,.txt,.xlsx,.xls,.xlsm,.ods,text/csv,text/plain,text/tab-separated-values'

export function FileChooser({ ref, disabled, onFiles }: FileChooserProps) {
  const t = useTranslations('prepare.intake')
  return (
    <label className={[styles.chooser, disabled && styles.disabled].filter(Boolean).join(' ')}>
      <input
        ref={ref}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('file')}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was corrected.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <span aria-hidden="true">{t('chooseFile')}</span>
    </label>
  )
}
