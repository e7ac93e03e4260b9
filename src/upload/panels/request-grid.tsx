import { useCallback, useMemo } from 'react'
import type { RequestRecord } from '#domain/upload/upload.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Grid, type GridColumn } from '#ui/grid/grid.tsx'
import styles from './request-log.module.css'

type RequestGridProps = {
  readonly requests: readonly RequestRecord[]
  readonly onOpen: (request: number) => void
}

type RequestColumn = GridColumn<RequestRecord, 'number' | 'at' | 'entries' | 'reply'>

/** Requests of an upload, one per row. Each can be opened. */
export function RequestGrid({ requests, onOpen }: RequestGridProps) {
  const t = useTranslations('receipts.record')
  const columns = useRequestColumns(onOpen)
  const openRow = useCallback((row: RequestRecord) => onOpen(row.request), [onOpen])
  return (
    <Grid
      label={t('title')}
      columns={columns}
      rowCount={requests.length}
      getRow={(index) => requests[index]}
      rowKey={(index) => requests[index]?.request ?? index}
      onOpenRow={openRow}
    />
  )
}

function useRequestColumns(onOpen: (request: number) => void): readonly RequestColumn[] {
  const t = useTranslations('receipts.record')
  const format = useFormatter()
  const when = useWhen()
  const reply = useReplyWords()
  return useMemo<readonly RequestColumn[]>(
    () => [
      {
        key: 'number',
        header: t('number'),
        width: '110px',
        narrow: { line: 1, width: '30%' },
        focusInside: true,
        render: ({ request }, _, tabIndex) => (
          <button
            type="button"
            className={styles.open}
            tabIndex={tabIndex}
            aria-label={t('open', { number: String(request) })}
            onClick={() => onOpen(request)}
          >
            {format.number(request)}
          </button>
        ),
      },
      {
        key: 'at',
        header: t('at'),
        width: '180px',
        narrow: { line: 1, width: '50%' },
        render: ({ at }) => when(at),
      },
      {
        key: 'entries',
        header: t('entries'),
        width: '90px',
        align: 'end',
        narrow: { line: 1, width: '20%' },
        render: ({ positions }) => format.number(positions.length),
      },
      {
        key: 'reply',
        header: t('reply'),
        width: 'minmax(240px, 1fr)',
        narrow: { line: 2, width: '100%' },
        render: (request) => (
          <span className="cut" title={reply(request)}>
            {reply(request)}
          </span>
        ),
      },
    ],
    [t, format, when, reply, onOpen],
  )
}

function useReplyWords(): (request: RequestRecord) => string {
  const t = useTranslations('receipts.record')
  const when = useWhen()
  const faultWords = useFaultWords()
  return useCallback(
    ({ reply }: RequestRecord) => {
      if (reply.kind === 'none') return t('noAnswer')
      const words = reply.kind === 'answer' ? t('answered') : faultWords(reply.fault)
      return `${when(reply.at)} · ${words}`
    },
    [t, when, faultWords],
  )
}
