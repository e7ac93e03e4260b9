import { useMemo } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { canGo } from './mend-entry.ts'
import { SetAside } from './set-aside.tsx'
import { type Ticks, useTicks } from './use-ticks.ts'
import { WorkGrid } from './work-grid.tsx'
import type { WorkProps } from './work-region.tsx'
import styles from './work.module.css'

/** What the service did not take, with its reasons, to be mended where it stands and sent again. */
export function FailedEntries({ run, view, positions }: WorkProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const narrow = useNarrow()
  const ticks = useTicks(positions, view.state.mended)
  const actions = view.canAct && <FailedActions {...{ run, view, positions, ticks }} />
  return (
    <Card
      title={t('title')}
      aside={common('entries', { count: positions.length })}
      actions={narrow ? undefined : actions}
      flush
    >
      <div className={styles.hints}>
        <p className={styles.hint}>{t('hint')}</p>
        {view.canAct && <TickAll ticks={ticks} positions={positions} />}
      </div>
      <WorkGrid
        run={run}
        view={view}
        label={t('title')}
        why={t('reason')}
        positions={positions}
        ticks={ticks}
        editable
      />
      {narrow && actions && <div className={styles.sticky}>{actions}</div>}
    </Card>
  )
}

type FailedActionsProps = WorkProps & { readonly ticks: Ticks }

function FailedActions({ run, view, ticks }: FailedActionsProps) {
  const t = useTranslations('failures')
  const { entries, counts } = view.state
  const { ticked } = ticks
  const ready = useMemo(
    () => ticked.filter((position) => canGo(entries[position] ?? { orderId: '', trackingId: '' })),
    [ticked, entries],
  )
  const held = ticked.length - ready.length
  return (
    <>
      {held > 0 && <p className={styles.held}>{t('notReady', { count: held })}</p>}
      <SetAside run={run} positions={ticked} disabled={ticked.length === 0} />
      <Button
        look={counts['courier-needed'] > 0 ? 'plain' : 'main'}
        disabled={ready.length === 0}
        onClick={() => {
          ticks.forget(ready)
          void run.resend(ready)
        }}
      >
        {t('resend', { count: ready.length })}
      </Button>
    </>
  )
}

function TickAll({ ticks, positions }: Pick<FailedActionsProps, 'ticks' | 'positions'>) {
  const t = useTranslations('failures')
  return (
    <label className={styles.tickAll}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticks.ticked.length === positions.length}
        onChange={(event) => ticks.tick(positions, event.target.checked)}
      />
      {t('tickAll')}
    </label>
  )
}
