import { useState } from 'react'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { PrintButton } from '#entries/print/print-button.tsx'
import type { UploadView } from '#run/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { DownloadDialog } from './download-dialog.tsx'

/** Returns the current entries, with the chosen couriers. */
const entriesOf = ({ entries, choices }: UploadView['state']) =>
  Array.from({ length: entries.length }, (_, n) => n).flatMap((position) => {
    const entry = entries.at(position)
    const courier = choices.get(position) ?? entry?.courier
    return entry ? [courier === undefined ? entry : { ...entry, courier }] : []
  })

/** Saves the entries of an upload with their outcomes as a file. */
export function Download({ view: { header, state } }: { readonly view: UploadView }) {
  const t = useTranslations('receipts')
  const nameOf = useUploadName()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download')}
      </Button>
      <PrintButton name={nameOf(header)} shop={header.shop} read={() => entriesOf(state)} />
      {open && (
        <DownloadDialog header={header} counts={state.counts} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
