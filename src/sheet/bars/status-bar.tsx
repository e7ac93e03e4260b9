import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { KeysDialog } from '#shell/keys/keys-dialog.tsx'
import { useDraft } from '#shell/services.ts'
import { Key } from '#ui/key.tsx'
import { SelectionStatus } from '#sheet/grid/selection-status.tsx'
import { DrawnAfter } from './drawn-after.tsx'
import { SourceStatus } from '#sheet/sources/source-status.tsx'
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
