import { useTranslations } from '#i18n/use-translations.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { KeysTable } from './keys-table.tsx'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('help')
  return (
    <Dialog wide title={t('keysTitle')} onClose={onClose}>
      {/* Longer than most windows, so it must be focusable to scroll with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={t('keysTitle')} tabIndex={0}>
        <KeysTable />
      </div>
    </Dialog>
  )
}
