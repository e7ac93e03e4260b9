import { useQuery } from '@tanstack/react-query'
import type { RecordedReply, RecordedRequest } from '#domain/receipts/upload-record.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useMoment } from '#i18n/words/use-when.ts'
import { recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { LetterText } from './letter-text.tsx'

type RequestDialogProps = {
  readonly id: string
  readonly request: number
  readonly onClose: () => void
}

/** One request and its answer, verbatim and always as text. */
export function RequestDialog({ id, request, onClose }: RequestDialogProps) {
  const t = useTranslations('receipts.record')
  const common = useTranslations('common')
  const { data, isPending, isError } = useQuery(
    recordQueries(useServices()).readRequest({ id, request }),
  )
  return (
    <Dialog
      wide
      title={common('request', { number: String(request) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {isPending && <p>{common('loading')}</p>}
      {isError && <Notice tone="bad">{t('failed')}</Notice>}
      {data === null && <Notice tone="info">{t('gone')}</Notice>}
      {data && <Recorded recorded={data} />}
    </Dialog>
  )
}

function Recorded({ recorded }: { readonly recorded: RecordedRequest }) {
  const t = useTranslations('receipts.record')
  const when = useMoment()
  return (
    <>
      <p className="hint">{t('sent', { when: when(recorded.at) })}</p>
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
  const when = useMoment()
  const faultWords = useFaultWords()
  if (reply.kind === 'answer') {
    const { at, status, body } = reply
    return (
      <>
        <p className="hint">{t('came', { when: when(at), status: String(status) })}</p>
        <LetterText title={t('bodyCame')} copy={t('copyCame')} text={body} />
      </>
    )
  }
  const { fault, came } = reply
  const text = came?.text ?? ''
  return (
    <>
      <p className="hint">{t('fault', { when: when(reply.at) })}</p>
      <p>{faultWords(fault)}</p>
      {text === '' && <p className="hint">{t('nothingCame')}</p>}
      {came?.isCut && <p className="hint">{t('cutAfter', { count: text.length })}</p>}
      {text !== '' && <LetterText title={t('bodyCame')} copy={t('copyCame')} text={text} />}
    </>
  )
}
