import { useMemo, useState } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { groupByRequest } from '#features/failures/families/group-requests.ts'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of which some were accepted and some were not, and the service did not say which. */
export function Unexplained(props: WorkProps) {
  const t = useTranslations('failures')
  const outcomeName = useTranslations('common.outcome')
  const { positions, view } = props
  const groups = useMemo(
    () => groupByRequest(positions, view.state.outcomes, 'unexplained'),
    [positions, view.state.outcomes],
  )
  const sentences = groups.map(({ request, positions: own, outcome: { unnamed, accepted } }) => ({
    key: request,
    positions: own,
    text: t('story.unexplained', { missing: unnamed - accepted, unnamed }),
    excerpt: '',
  }))
  return (
    <WorkRegion
      {...props}
      title={outcomeName('unexplained')}
      groups={sentences}
      lead={<p>{t('unexplained.next')}</p>}
      actions={UnexplainedActions}
    />
  )
}

/** At most so many of these entries were accepted: of each answer no more than it counted. */
function countAtRisk(positions: readonly Position[], outcomes: readonly Outcome[]): number {
  return groupByRequest(positions, outcomes, 'unexplained').reduce(
    (sum, { positions: own, outcome }) => sum + Math.min(own.length, outcome.accepted),
    0,
  )
}

function UnexplainedActions({ run, view, positions }: WorkProps) {
  const t = useTranslations('failures')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('unexplained.sendOneByOne')}</Button>
      <Button icon="check" onClick={() => void run.markAccepted(positions)}>
        {t('markAccepted')}
      </Button>
      <SetAside run={run} positions={positions} />
      {asks && (
        <ConfirmDialog
          title={t('unexplained.title', { count: positions.length })}
          yes={t('unexplained.sendOneByOne')}
          look="danger"
          onYes={() => void run.sendOneByOne(positions)}
          onClose={() => setAsks(false)}
        >
          <p>{t('unexplained.risk', { count: countAtRisk(positions, view.state.outcomes) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
