import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { useActiveUpload } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import type { ListedUpload } from '#worker/records/list-uploads.ts'
import styles from './upload-table.module.css'
import {
  UnreadableActions,
  type UnreadableProps,
  useUnreadableName,
} from '#shell/uploads/unreadable-upload.tsx'
import { UploadRow } from './upload-row.tsx'
import { AT_ONCE } from './use-place.ts'

type UploadTableProps = {
  readonly label: string
  readonly uploads: readonly ListedUpload[]
  readonly shown: number
  readonly onMore: (shown: number) => void
  readonly onRename: (id: string, name: string | null) => Promise<unknown>
  /** Resolves to false if the upload could not be deleted. */
  readonly onRemove: (id: string) => Promise<boolean>
}

const COLUMNS = ['name', 'when', 'entries', 'result', 'status'] as const

/** Uploads as a table; on a phone each row is a card. */
export function UploadTable(props: UploadTableProps) {
  const { label, uploads, shown, onMore } = props
  const t = useTranslations('history')
  const body = useRef<HTMLTableSectionElement>(null)
  const focusRow = useRowFocus(body, uploads.length, shown)
  const active = useActiveUpload()
  const activeId = active?.getSnapshot().header.id
  const removeRow = (id: string, index: number) => {
    focusRow(index)
    void props.onRemove(id).then((isDone) => isDone || focusRow(null))
  }
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col" className={styles.menu}>
              <span className="visually-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {uploads.slice(0, shown).map((upload, index) => {
            const { id } = upload.header
            const onDelete = () => removeRow(id, index)
            return upload.isUnreadable ? (
              <UnreadableRow key={id} upload={upload} onDelete={onDelete} />
            ) : (
              <UploadRow
                key={id}
                upload={upload}
                live={id === activeId ? active : null}
                onRename={(name) => props.onRename(id, name)}
                onDelete={onDelete}
              />
            )
          })}
        </tbody>
      </table>
      <More
        shown={shown}
        count={uploads.length}
        onMore={(more) => {
          focusRow(shown)
          onMore(more)
        }}
      />
    </>
  )
}

type MoreProps = Pick<UploadTableProps, 'shown' | 'onMore'> & { readonly count: number }

function More({ shown, count, onMore }: MoreProps) {
  const t = useTranslations('history')
  const rest = count - shown
  if (rest <= 0) return null
  return (
    <div className="wrap loose muted">
      <Button onClick={() => onMore(shown + AT_ONCE)}>
        {t('more', { count: Math.min(AT_ONCE, rest) })}
      </Button>
      <span>{t('shown', { shown, count })}</span>
    </div>
  )
}

/** Row of an upload that cannot be read. */
function UnreadableRow(props: UnreadableProps) {
  const t = useTranslations('history.unreadable')
  const name = useUnreadableName()(props.upload)
  return (
    <tr className={styles.row}>
      <td className={styles.name}>
        <Link href={`/uploads/${props.upload.header.id}`} className={styles.link}>
          {name}
        </Link>
      </td>
      <td colSpan={5} className={styles.unreadable}>
        <span>{t('text')}</span>
        <UnreadableActions {...props} />
      </td>
    </tr>
  )
}

/** Focuses the next row after rows were removed or added. */
function useRowFocus(
  list: RefObject<HTMLElement | null>,
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the counts change when rows are added or removed
  }, [list, count, shown])
  return (row) => {
    wanted.current = row
  }
}
