import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { canGo } from '#features/failures/correcting/correct-entry.ts'
import { FamilyCourier } from '#features/failures/families/family-courier.tsx'
import { FamilyFilter } from '#features/failures/families/family-filter.tsx'
import { useChosenFamily } from '#features/failures/families/use-families.ts'
import { SelectAll, type Selection, useSelection } from '#features/failures/grid/selection.tsx'
import { WorkGrid } from '#features/failures/grid/work-grid.tsx'
import { isChanged } from '#features/failures/grid/work-row.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { SetAside } from './set-aside.tsx'
import type { WorkProps } from './work-region.tsx'
import styles from './work.module.css'

/** What the service did not take, with its reasons, to be corrected in place and sent again. */
export function FailedEntries({ positions: all }: WorkProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const narrow = useNarrow()
  const { state, canAct } = useUpload().view
  const { families, chosen, choose } = useChosenFamily(all)
  const positions = chosen?.positions ?? all
  const selection = useSelection(
    positions,
    useCallback((position: Position) => isChanged(state, position), [state]),
  )
  const complaint = chosen ?? (families.length === 1 ? families[0] : undefined)
  const actions = canAct && <FailedActions selection={selection} />
  return (
    <Card
      title={t('title')}
      aside={common('entries', { count: all.length })}
      actions={narrow ? undefined : actions}
      flush
    >
      <div className={styles.hints}>
        <p className={styles.hint}>{t('hint')}</p>
        {canAct && !narrow && <p className={styles.keys}>{t.rich('keys', { key: drawKey })}</p>}
      </div>
      {families.length > 1 && (
        <FamilyFilter families={families} total={all.length} chosen={chosen} onChoose={choose} />
      )}
      {canAct && complaint && complaint.couriers.length > 0 && (
        <FamilyCourier key={complaint.pattern} family={complaint} />
      )}
      {canAct && <SelectAll selection={selection} positions={positions} />}
      <WorkGrid
        label={t('title')}
        why={t('reason')}
        positions={positions}
        selection={selection}
        editable
        removable
      />
      {narrow && actions && <div className={styles.sticky}>{actions}</div>}
    </Card>
  )
}

function drawKey(text: ReactNode) {
  return <kbd className={styles.key}>{text}</kbd>
}

/** The ways on for the selected ones of the failed entries in sight. */
function FailedActions({ selection }: { readonly selection: Selection }) {
  const t = useTranslations('failures')
  const { run, view } = useUpload()
  const { corrected, entries, counts } = view.state
  const { selected } = selection
  const ready = useMemo(
    () =>
      selected.filter((position) => {
        // What was sent as it is went through these checks before, and a courier for many when it was set.
        const entry = corrected.has(position) ? entries.at(position) : undefined
        return entry === undefined || canGo(entry)
      }),
    [selected, corrected, entries],
  )
  const held = selected.length - ready.length
  const notReady = held > 0 && t('notReady', { count: held })
  const announce = useAnnounce()
  useEffect(() => {
    if (notReady) announce(notReady)
  }, [announce, notReady])
  return (
    <>
      {notReady && <p className={styles.held}>{notReady}</p>}
      <SetAside positions={selected} disabled={selected.length === 0} />
      <Button
        look={counts['courier-needed'] > 0 ? 'plain' : 'main'}
        disabled={ready.length === 0}
        onClick={() => {
          selection.forget(ready)
          void run.resend(ready)
        }}
      >
        {t('resend', { count: ready.length })}
      </Button>
    </>
  )
}
