import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import tones from '#page/tones.module.css'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LeftOutButton } from '#features/draft/left-out/left-out-button.tsx'
import styles from './issues.module.css'
import { Question } from './question.tsx'

/** A number that nearly every order has was probably forgotten where it is missing. */
const FEW = 0.1

/** What is not sent today, and why: orders that wait for a number, and rows that are left out. */
export function NotToday() {
  const t = useTranslations('prepare.sheet')
  const tReason = useTranslations('prepare.leftOut.reason')
  const format = useFormatter()
  const enumerate = useEnumeration()
  const { client, snapshot, canAct } = useDraft()
  const { noNumberCount, leftOut, lacking } = snapshot
  const all = noNumberCount + snapshot.entryCount
  const isForgotten = noNumberCount > 0 && noNumberCount <= all * FEW
  const leftOutCount = leftOut.reduce((sum, { count }) => sum + count, 0)
  if (noNumberCount + leftOutCount === 0) return null
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{t('notToday')}</h3>
      </div>
      {noNumberCount > 0 && (
        <>
          <Line
            icon={isForgotten ? 'warning' : 'clock'}
            tone={isForgotten ? 'warn' : 'muted'}
            count={noNumberCount}
          >
            {t('noNumber')}
          </Line>
          <Question
            {...(isForgotten && { tone: 'warn' })}
            actions={
              canAct && (
                <>
                  {lacking > 0 && (
                    <Button onClick={() => client.call('removeLacking')}>
                      {t('removeLacking', { count: lacking })}
                    </Button>
                  )}
                  <Button look="quiet" onClick={() => client.call('removeWaiting')}>
                    {t('removeWaiting', { count: noNumberCount })}
                  </Button>
                </>
              )
            }
          >
            <p>{isForgotten ? t('few', { count: noNumberCount, all }) : t('waiting')}</p>
            {lacking > 0 && <p>{t('lacking', { count: lacking })}</p>}
          </Question>
        </>
      )}
      {leftOutCount > 0 && (
        <>
          <Line icon="aside" tone="muted" count={leftOutCount}>
            {t('leftOut')}
          </Line>
          <Question actions={<LeftOutButton text={t('showLeftOut')} />}>
            <p>
              {enumerate(
                leftOut.map(({ reason, count }) => `${format.number(count)} ${tReason(reason)}`),
              )}
            </p>
          </Question>
        </>
      )}
    </section>
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
