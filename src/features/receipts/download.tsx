import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { RecordsClient } from '#records/client.ts'
import type { UploadView } from '#run/upload-run.ts'
import { DownloadDialog } from './download-dialog.tsx'

export type ReceiptsProps = { readonly view: UploadView; readonly records: RecordsClient }

/** The entries of an upload as a file, with what became of them. */
export function Download({ view, records }: ReceiptsProps) {
  const t = useTranslations('receipts')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="sheet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download')}
      </Button>
      {open && <DownloadDialog view={view} records={records} onClose={() => setOpen(false)} />}
    </>
  )
}
