import { useEffect, useState } from 'react'
import type { RecordedReply, RecordedRequest } from '#domain/report/upload-record.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { RecordsClient } from '#records/client.ts'
import { LetterText } from './letter-text.tsx'
import styles from './receipts.module.css'

type RequestDialogProps = {
  readonly id: string
  readonly request: number
  readonly records: RecordsClient
  readonly onClose: () => void
}

type Read =
  | { readonly kind: 'reading' | 'gone' | 'failed' }
  | { readonly kind: 'read'; readonly recorded: RecordedRequest }

/** One request as it left and its answer as it came; both are text, whatever they look like. */
export function RequestDialog({ id, request, records, onClose }: RequestDialogProps) {
  const t = useTranslations('receipts.record')
  const common = useTranslations('common')
  const read = useRecorded(records, id, request)
  return (
    <Dialog
      wide
      title={common('request', { number: String(request) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {read.kind === 'reading' && <p>{common('loading')}</p>}
      {read.kind === 'gone' && <Notice tone="info">{t('gone')}</Notice>}
      {read.kind === 'failed' && <Notice tone="bad">{t('failed')}</Notice>}
      {read.kind === 'read' && <Recorded recorded={read.recorded} />}
    </Dialog>
  )
}

function Recorded({ recorded }: { readonly recorded: RecordedRequest }) {
  const t = useTranslations('receipts.record')
  const when = useTimeToTheSecond()
  return (
    <>
      <p className={styles.hint}>{t('sent', { when: when(recorded.at) })}</p>
      {recorded.body === null ? (
        <p>{t('gone')}</p>
      ) : (
        <LetterText title={t('bodySent')} copy={t('copySent')} text={recorded.body} />
      )}
      {recorded.reply === null ? <p>{t('noAnswer')}</p> : <Reply reply={recorded.reply} />}
    </>
  )
}

function Reply({ reply }: { readonly reply: RecordedReply }) {
  const t = useTranslations('receipts.record')
  const when = useTimeToTheSecond()
  const faultWords = useFaultWords()
  if (reply.kind === 'answer') {
    const { at, status, body } = reply
    return (
      <>
        <p className={styles.hint}>{t('came', { when: when(at), status: String(status) })}</p>
        <LetterText title={t('bodyCame')} copy={t('copyCame')} text={body} />
      </>
    )
  }
  const { fault, came } = reply
  const excerpt = 'excerpt' in fault ? fault.excerpt : ''
  const text = came?.text ?? excerpt
  return (
    <>
      <p className={styles.hint}>{t('fault', { when: when(reply.at) })}</p>
      <p>{faultWords(fault)}</p>
      {text === '' && <p className={styles.hint}>{t('nothingCame')}</p>}
      {came === null && text !== '' && <p className={styles.hint}>{t('excerpt')}</p>}
      {came?.isCut && <p className={styles.hint}>{t('cutAfter', { count: text.length })}</p>}
      {text !== '' && <LetterText title={t('bodyCame')} copy={t('copyCame')} text={text} />}
    </>
  )
}

function useRecorded(records: RecordsClient, id: string, request: number): Read {
  const [read, setRead] = useState<Read>({ kind: 'reading' })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    records.ask('readRequest', { id, request }, { signal }).then(
      (recorded) => setRead(recorded === null ? { kind: 'gone' } : { kind: 'read', recorded }),
      () => {
        if (!signal.aborted) setRead({ kind: 'failed' })
      },
    )
    return () => leaving.abort()
  }, [records, id, request])
  return read
}

/** To be laid beside the log of a server. */
function useTimeToTheSecond(): (at: number) => string {
  const format = useFormatter()
  return (at) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
}
