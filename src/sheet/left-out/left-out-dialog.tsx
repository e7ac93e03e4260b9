import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { LeftOutGroup, LeftOutRow } from '#domain/draft/describe/list-left-out.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useCanAct, useDraft, useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import styles from './left-out.module.css'

/** Maximum rows listed per reason. One press puts all of them back. */
const LISTED = 100

type LeftOutDialogProps = { readonly onClose: () => void }

/** Left-out rows by reason, each with a button to put it back. */
export function LeftOutDialog({ onClose }: LeftOutDialogProps) {
  const t = useTranslations('prepare.leftOut')
  const common = useTranslations('common')
  const count = countLeftOut(useDraft().snapshot)
  const { data: groups = [] } = useQuery(useDraftQueries().listLeftOut(LISTED))
  const list = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  useFocusRescue(
    (row: number) => (rowButtons(list.current)[row] ?? close.current)?.focus(),
    (focused) => placeOf(list.current, focused),
  )
  return (
    <Dialog
      wide
      title={t('title', { count })}
      onClose={onClose}
      actions={
        <Button ref={close} onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <p>{t(count === 0 ? 'none' : 'intro')}</p>
      <div ref={list} className="stack">
        {groups.map((group) => (
          <Group key={group.reason} {...group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ reason, count, rows }: LeftOutGroup) {
  const t = useTranslations('prepare.leftOut')
  const format = useFormatter()
  const { client } = useDraftClient()
  const canAct = useCanAct()
  const titleId = useId()
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className="fill">
          {t(`reason.${reason}`)} {format.number(count)}
        </h3>
        {canAct && count > 1 && (
          <Button onClick={() => client.putBack(reason)}>{t('putBackAll', { count })}</Button>
        )}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </ul>
      {count > rows.length && <p className="muted">{t('more', { count: count - rows.length })}</p>}
    </section>
  )
}

function Row({ id, row, orderId, trackingId, said }: LeftOutRow) {
  const t = useTranslations('prepare.leftOut')
  const { client } = useDraftClient()
  const canAct = useCanAct()
  const rowId = useId()
  return (
    <li className={styles.row}>
      <span id={rowId} className={styles.about}>
        <span className="muted">{t('row', { row })}</span>{' '}
        <span className={styles.value}>{plainText(orderId)}</span>{' '}
        <span className={styles.value}>{plainText(trackingId)}</span>{' '}
        <span className="muted">{said !== null && plainText(said)}</span>
      </span>
      {canAct && (
        <Button look="quiet" aria-describedby={rowId} data-row onClick={() => client.putBack([id])}>
          {t('putBack')}
        </Button>
      )}
    </li>
  )
}

function rowButtons(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

/** Returns the index of the focused row, or of the first one of its group. The row that moves up takes the focus. */
function placeOf(list: HTMLElement | null, focused: Element): number | null {
  if (list?.contains(focused) !== true) return null
  const button = focused.hasAttribute('data-row')
    ? focused
    : focused.closest('section')?.querySelector('[data-row]')
  return Math.max(
    0,
    rowButtons(list).findIndex((one) => one === button),
  )
}
