import { type ReactNode, useCallback, useState } from 'react'
import type { FailureFamily } from '#domain/upload/failure-families.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Card } from '#ui/card.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { FailedActions } from './failed-actions.tsx'
import { FamilyCourier } from '#features/failures/families/family-courier.tsx'
import { FamilyFilter } from '#features/failures/families/family-filter.tsx'
import { SelectAll } from '#features/failures/grid/select-box.tsx'
import { useFamilies } from '#features/failures/families/use-families.ts'
import { useSelection } from '#features/failures/grid/use-selection.ts'
import { WorkGrid } from '#features/failures/grid/work-grid.tsx'
import type { WorkProps } from './work-region.tsx'
import { isChanged } from '#features/failures/grid/work-row.ts'
import styles from './work.module.css'

/** What the service did not take, with its reasons, to be corrected where it stands and sent again. */
export function FailedEntries({ run, view, positions: all }: WorkProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const narrow = useNarrow()
  const { families, chosen, choose } = useChosenFamily(view, all)
  const positions = chosen?.positions ?? all
  const { state, canAct } = view
  const selection = useSelection(
    positions,
    useCallback((position: Position) => isChanged(state, position), [state]),
  )
  const complaint = chosen ?? (families.length === 1 ? families[0] : undefined)
  const actions = canAct && <FailedActions {...{ run, view, positions, selection }} />
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
        <FamilyCourier key={complaint.pattern} run={run} family={complaint} />
      )}
      {canAct && <SelectAll selection={selection} positions={positions} />}
      <WorkGrid
        run={run}
        view={view}
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

/** The choice lasts while entries leave the family; when none is left of it, all are shown. */
function useChosenFamily(view: WorkProps['view'], positions: readonly Position[]) {
  const families = useFamilies(view.state, positions)
  const [pattern, setPattern] = useState<{ readonly of: string | null } | null>(null)
  const chosen = pattern && families.find((family) => family.pattern === pattern.of)
  if (pattern !== null && chosen === undefined && families.length > 0) setPattern(null)
  return {
    families,
    chosen: chosen ?? null,
    choose: (family: FailureFamily | null) => setPattern(family && { of: family.pattern }),
  }
}
