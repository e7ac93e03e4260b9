import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { KeysDialog } from '#page/keys/keys-dialog.tsx'
import { useDraft } from '#page/services.ts'
import { Key } from '#ui/key.tsx'
import { SelectionStatus } from '#features/draft/cells/selection-status.tsx'
import { DrawnAfter } from '#features/draft/drawn-after.tsx'
import { SourceStatus } from '#features/spreadsheet/sources/source-status.tsx'
import { RowKinds } from './row-kinds.tsx'
import styles from './bars.module.css'

export function StatusBar() {
  const t = useTranslations('prepare.sheet')
  const { storageFailed } = useDraft().snapshot
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={styles.status}>
      <DrawnAfter>
        <SelectionStatus />
        <RowKinds />
        <SourceStatus />
        <span className={styles.kept}>{t(storageFailed ? 'notSaved' : 'saved')}</span>
        <span className={styles.keys}>
          <Key>{t('keyEnter')}</Key> {t('keyEdit')} <Key>{t('keyDelete')}</Key> {t('keyClear')}{' '}
          <button
            type="button"
            className="plain"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Key>?</Key> {t('keyAll')}
          </button>
        </span>
      </DrawnAfter>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </footer>
  )
}
