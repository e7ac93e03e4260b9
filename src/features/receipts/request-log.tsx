import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#page/panel.tsx'
import { useUpload } from '#page/upload/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestGrid } from './request-grid.tsx'
import { useRequestLog } from './use-receipt-file.ts'

/** The requests of an upload and their answers, to the letter; a request is read when it is opened. */
export function RequestLog() {
  const t = useTranslations('receipts.record')
  const { view } = useUpload()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Panel title={t('title')} lead={t('hint')} tools={<LogDownload />}>
      <RequestGrid requests={view.state.requests} onOpen={setOpened} />
      {opened !== null && (
        <RequestDialog id={view.header.id} request={opened} onClose={() => setOpened(null)} />
      )}
    </Panel>
  )
}

function LogDownload() {
  const t = useTranslations('receipts.record')
  const { mutate, isPending, isError } = useRequestLog(useUpload().view)
  return (
    <>
      {isError && (
        <div role="alert">
          <Notice tone="bad">{t('failed')}</Notice>
        </div>
      )}
      <Button icon="download" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {t('download')}
      </Button>
    </>
  )
}
