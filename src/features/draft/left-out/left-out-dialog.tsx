import type { LeftOutGroup } from '#domain/draft/list-left-out.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { useDraftQuery } from '#page/use-draft-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './left-out.module.css'

/** As many rows of a reason as one looks through; all of them are put back with one press. */
const LISTED = 100

type LeftOutDialogProps = { readonly onClose: () => void }

/** The rows that are not sent, by reason, each with its way back. */
export function LeftOutDialog({ onClose }: LeftOutDialogProps) {
  const t = useTranslations('prepare.leftOut')
  const common = useTranslations('common')
  const { leftOut } = useDraft().snapshot
  const { data: groups = [] } = useDraftQuery('listLeftOut', LISTED)
  const count = leftOut.reduce((sum, group) => sum + group.count, 0)
  return (
    <Dialog
      wide
      title={t('title', { count })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <p>{t(count === 0 ? 'none' : 'intro')}</p>
      {groups.map((group) => (
        <Group key={group.reason} {...group} />
      ))}
    </Dialog>
  )
}

function Group({ reason, count, rows }: LeftOutGroup) {
  const t = useTranslations('prepare.leftOut')
  const format = useFormatter()
  const { client, canAct } = useDraft()
  return (
    <section className={styles.group} aria-label={t(`reason.${reason}`)}>
      <div className={styles.head}>
        <h3 className="fill">
          {t(`reason.${reason}`)} {format.number(count)}
        </h3>
        {canAct && (
          <Button onClick={() => client.call('putBack', reason)}>
            {t('putBackAll', { count })}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className="muted">{format.number(row.row)}</span>
            <span className={styles.value}>{plainText(row.orderId)}</span>
            <span className={styles.value}>{plainText(row.trackingId)}</span>
            <span className="muted">{row.said !== null && plainText(row.said)}</span>
            {canAct && (
              <Button
                look="quiet"
                aria-label={t('putBackRow', {
                  row: format.number(row.row),
                  order: plainText(row.orderId),
                })}
                onClick={() => client.call('putBack', [row.id])}
              >
                {t('putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count > rows.length && <p className="muted">{t('more', { count: count - rows.length })}</p>}
    </section>
  )
}
