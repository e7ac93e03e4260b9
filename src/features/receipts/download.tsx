import { useState } from 'react'
import type { UploadView } from '#run/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { DownloadDialog } from './download-dialog.tsx'

/** The entries of an upload as a file, with what became of them. */
export function Download({ view: { header, state } }: { readonly view: UploadView }) {
  const t = useTranslations('receipts')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download')}
      </Button>
      {open && (
        <DownloadDialog header={header} counts={state.counts} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
