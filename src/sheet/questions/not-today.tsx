import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import tones from '#entries/tones.module.css'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import styles from './questions.module.css'
import { Question } from './question.tsx'

/** Up to this share of all orders, missing numbers were probably forgotten. */
const FEW = 0.1

/** Rows that aren't sent today: orders without a number yet, and left-out rows. */
export function NotToday() {
  const t = useTranslations('prepare.sheet')
  const { snapshot } = useDraft()
  const hasWaiting = snapshot.noNumberCount > 0
  const hasLeftOut = countLeftOut(snapshot) > 0
  if (!hasWaiting && !hasLeftOut) return null
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{t('notToday')}</h3>
      </div>
      {hasWaiting && <Waiting />}
      {hasLeftOut && <LeftOutRows />}
    </section>
  )
}

/** Orders that wait for a number. If they are few, the number was probably forgotten. */
function Waiting() {
  const t = useTranslations('prepare.sheet')
  const { client, snapshot, canAct } = useDraft()
  const { filter } = useSheet()
  const { noNumberCount: count, lacking, entryCount } = snapshot
  const all = count + entryCount
  const isForgotten = count <= all * FEW
  return (
    <>
      <Line
        icon={isForgotten ? 'warning' : 'clock'}
        tone={isForgotten ? 'warn' : 'muted'}
        count={count}
      >
        {t('noNumber')}
      </Line>
      <Question
        {...(isForgotten && { tone: 'warn' })}
        actions={
          <>
            <Button onClick={() => filter({ ...NO_FILTER, only: 'no-number' })}>
              {t('showWaiting', { count })}
            </Button>
            {canAct && lacking > 0 && (
              <Button onClick={() => client.removeLacking()}>
                {t('removeLacking', { count: lacking })}
              </Button>
            )}
            {canAct && (
              <Button look="quiet" onClick={() => client.removeWaiting()}>
                {t('removeWaiting', { count })}
              </Button>
            )}
          </>
        }
      >
        <p>{isForgotten ? t('few', { count, all }) : t('waiting')}</p>
        {lacking > 0 && <p>{t('lacking', { count: lacking })}</p>}
      </Question>
    </>
  )
}

/** Number of left-out rows by reason, with a link to their list. */
function LeftOutRows() {
  const t = useTranslations('prepare.sheet')
  const tCounted = useTranslations('prepare.leftOut.counted')
  const { snapshot } = useDraft()
  const { showLeftOut } = useSheet()
  const count = countLeftOut(snapshot)
  const reasons = snapshot.leftOut.map((group) => tCounted(group.reason, { count: group.count }))
  return (
    <>
      <Line icon="aside" tone="muted" count={count}>
        {t('leftOut')}
      </Line>
      <Question
        actions={
          <Button aria-haspopup="dialog" onClick={() => showLeftOut(true)}>
            {t('showLeftOut', { count })}
          </Button>
        }
      >
        <p>{reasons.join(' · ')}</p>
      </Question>
    </>
  )
}

type LineProps = {
  readonly icon: IconName
  readonly tone: 'warn' | 'muted'
  readonly count: number
  readonly children: string
}

function Line({ icon, tone, count, children }: LineProps) {
  const format = useFormatter()
  return (
    <p className={classes(styles.kind, tones[tone])}>
      <Icon name={icon} size={14} />
      <span>{children}</span> <b>{format.number(count)}</b>
    </p>
  )
}
