import { useTranslations } from '#i18n/use-translations.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { KeysTable } from './keys-table.tsx'

/** All keys, without leaving the page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('help')
  return (
    <Dialog wide title={t('keysTitle')} onClose={onClose}>
      <KeysTable />
    </Dialog>
  )
}
