import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadView } from '#run/upload-run.ts'
import { DownloadDialog } from './download-dialog.tsx'

/** The entries of an upload as a file, with what became of them. */
export function Download({ view }: { readonly view: UploadView }) {
  const t = useTranslations('receipts')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="sheet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download')}
      </Button>
      {open && <DownloadDialog view={view} onClose={() => setOpen(false)} />}
    </>
  )
}
