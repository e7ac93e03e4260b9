import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useActiveUpload } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import type { ListedUpload } from '#records/list-uploads.ts'
import styles from './history.module.css'
import { UnreadableRow } from './unreadable-upload.tsx'
import { UploadRow } from './upload-row.tsx'
import { AT_ONCE } from './use-place.ts'

type UploadListProps = {
  readonly label: string
  readonly uploads: readonly ListedUpload[]
  readonly shown: number
  readonly onMore: (shown: number) => void
  readonly onRename: (id: string, name: string | null) => Promise<unknown>
  /** false: it is still there. */
  readonly onDelete: (id: string) => Promise<boolean>
}

export function UploadList(props: UploadListProps) {
  const { label, uploads, shown, onMore, onRename, onDelete } = props
  const t = useTranslations('history')
  const list = useRef<HTMLUListElement>(null)
  const focusRow = useRowFocus(list, uploads.length, shown)
  const active = useActiveUpload()
  const activeId = active?.getSnapshot().header.id
  const rest = uploads.length - shown
  const remove = (id: string, index: number) => {
    focusRow(index)
    void onDelete(id).then((isDone) => isDone || focusRow(null))
  }
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} hidden={uploads.length === 0}>
        {uploads.slice(0, shown).map((upload, index) => (
          <li key={upload.header.id}>
            {upload.isUnreadable ? (
              <UnreadableRow upload={upload} onDelete={() => remove(upload.header.id, index)} />
            ) : (
              <UploadRow
                upload={upload}
                run={upload.header.id === activeId ? active : null}
                onRename={(name) => onRename(upload.header.id, name)}
                onDelete={() => remove(upload.header.id, index)}
              />
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              focusRow(shown)
              onMore(shown + AT_ONCE)
            }}
          >
            {t('more', { count: Math.min(AT_ONCE, rest) })}
          </Button>
          <span className={styles.facts}>{t('shown', { shown, count: uploads.length })}</span>
        </div>
      )}
    </>
  )
}

/** Moves the focus to a row once rows came or went: what had it is gone, or stands before what came. */
function useRowFocus(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  shown: number,
): (row: number | null) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const rows = list.current?.children
    const row = rows?.[Math.min(wanted.current, rows.length - 1)]
    wanted.current = null
    row?.querySelector('a')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of the numbers says that rows came or went
  }, [list, count, shown])
  return (row) => {
    wanted.current = row
  }
}
