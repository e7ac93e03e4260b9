import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { UploadView } from '#run/upload-run.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestGrid } from './request-grid.tsx'
import { useRequestLog } from './use-receipt-file.ts'

type RawRecordProps = { readonly view: UploadView }

/** The requests of an upload and their answers, to the letter; a request is read when it is opened. */
export function RawRecord({ view }: RawRecordProps) {
  const t = useTranslations('receipts.record')
  const [shown, setShown] = useState(false)
  const [opened, setOpened] = useState<number | null>(null)
  const { requests } = view.state
  if (requests.length === 0) return null
  return (
    <Card
      title={t('title')}
      aside={t('hint')}
      actions={
        <>
          <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t('hide') : t('show', { count: requests.length })}
          </Button>
          <RecordDownload view={view} />
        </>
      }
      flush
    >
      {shown && <RequestGrid requests={requests} onOpen={setOpened} />}
      {opened !== null && (
        <RequestDialog id={view.header.id} request={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  )
}

function RecordDownload({ view }: RawRecordProps) {
  const t = useTranslations('receipts.record')
  const { mutate, isPending, isError } = useRequestLog(view)
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {t('download')}
      </Button>
      {isError && (
        <div role="alert">
          <Notice tone="bad">{t('failed')}</Notice>
        </div>
      )}
    </>
  )
}
