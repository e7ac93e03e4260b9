import { useCallback, useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

type WaitingBehindProps = {
  readonly run: UploadRun
  readonly view: UploadView
  /** Each entry with the one that it waits for. */
  readonly blockers: ReadonlyMap<Position, Position>
}

/** Entries that wait until an earlier one of their order, which is in doubt, is resolved. */
export function WaitingBehind({ run, view, blockers }: WaitingBehindProps) {
  const t = useTranslations('failures.behind')
  const positions = useMemo(() => [...blockers.keys()], [blockers])
  const storyOf = useBlockerStory(view, blockers)
  return (
    <WorkRegion
      run={run}
      view={view}
      positions={positions}
      title={t('title')}
      lead={<p>{t('next', { count: positions.length })}</p>}
      storyOf={storyOf}
      actions={BehindActions}
    />
  )
}

function useBlockerStory(
  { uploaded, state }: UploadView,
  blockers: WaitingBehindProps['blockers'],
) {
  const t = useTranslations('failures.behind')
  return useCallback(
    (_: Outcome, position: Position) => {
      const blocker = blockers.get(position) ?? -1
      const row = uploaded.placeOf(blocker)?.row ?? 0
      const { orderId = '', trackingId = '' } = state.entries.at(blocker) ?? {}
      return t('story', { order: orderId, number: trackingId, row: String(row) })
    },
    [t, uploaded, state.entries, blockers],
  )
}

function BehindActions({ run, positions }: WorkProps) {
  return <SetAside run={run} positions={positions} />
}
