import { useTranslations } from '#i18n/use-translations.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { KeysTable } from './keys-table.tsx'

/** All keys, without leaving the page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('help')
  return (
    <Dialog wide title={t('keysTitle')} onClose={onClose}>
      {/* It is longer than most windows: the keyboard has to come into it to scroll. */}
      <section aria-label={t('keysTitle')} tabIndex={0}>
        <KeysTable />
      </section>
    </Dialog>
  )
}
