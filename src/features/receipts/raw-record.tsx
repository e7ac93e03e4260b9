import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { dayOf, nameReceipt } from '#domain/report/receipt-name.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { ReceiptsProps } from './download.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestGrid } from './request-grid.tsx'

/** The requests of an upload and what came back, to the letter; nothing is read until somebody looks. */
export function RawRecord({ view, records }: ReceiptsProps) {
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
          <RecordDownload view={view} records={records} />
        </>
      }
      flush
    >
      {shown && <RequestGrid requests={requests} onOpen={setOpened} />}
      {opened !== null && (
        <RequestDialog
          id={view.header.id}
          request={opened}
          records={records}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}

function RecordDownload({ view, records }: ReceiptsProps) {
  const t = useTranslations('receipts')
  const announce = useAnnounce()
  const nameOf = useUploadName()
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready')
  const { header } = view
  const save = async () => {
    if (state === 'making') return
    setState('making')
    try {
      const file = await records.ask('makeRecord', { id: header.id })
      const upload = nameOf(header)
      const name = nameReceipt({ upload, what: '', day: dayOf(new Date()), ending: 'json' })
      saveFile(name, file)
      announce(t('saved', { name }))
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button aria-disabled={state === 'making'} onClick={() => void save()}>
        {t('record.download')}
      </Button>
      {state === 'failed' && (
        <div role="alert">
          <Notice tone="bad">{t('record.failed')}</Notice>
        </div>
      )}
    </>
  )
}
