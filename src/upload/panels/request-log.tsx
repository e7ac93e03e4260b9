import { useState } from 'react'
import type { RequestRecord } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDuration } from '#i18n/words/use-when.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestGrid } from './request-grid.tsx'
import { useRequestLog } from '#shell/uploads/use-receipt-file.ts'

/** Requests of an upload and their answers, verbatim. Each is loaded when it is opened. */
export function RequestLog() {
  const t = useTranslations('receipts.record')
  const { view } = useUpload()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Panel title={t('title')} lead={<LogLead />} tools={<LogDownload />}>
      <RequestGrid requests={view.state.requests} onOpen={setOpened} />
      {opened !== null && (
        <RequestDialog id={view.header.id} request={opened} onClose={() => setOpened(null)} />
      )}
    </Panel>
  )
}

/** Number and duration of the requests, and an introduction to the log. */
function LogLead() {
  const t = useTranslations('receipts.record')
  const tUpload = useTranslations('upload')
  const duration = useDuration()
  const { requests } = useUpload().view.state
  const spent = requests.reduce((sum, request) => sum + durationOf(request), 0)
  const facts = [tUpload('requests', { count: requests.length }), spent > 0 && duration(spent)]
  return [facts.filter(Boolean).join(' · '), t('hint')].join('. ')
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

/** Returns how long the reply to a request took, in milliseconds; 0 without one. */
function durationOf({ at, reply }: RequestRecord): number {
  return reply.kind === 'none' ? 0 : Math.max(0, reply.at - at)
}
