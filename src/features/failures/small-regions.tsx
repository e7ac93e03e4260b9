import { useCallback, useMemo } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries that wait until an earlier one of their order, which is in doubt, is resolved. */
export function WaitingBehind({ positions }: WorkProps) {
  const t = useTranslations('failures.behind')
  return (
    <WorkRegion
      kind="waiting"
      positions={positions}
      title={t('title')}
      lead={<p>{t('next', { count: positions.length })}</p>}
      storyOf={useBlockerStory()}
      actions={SetAside}
    />
  )
}

/** Says of an entry which one it waits for. */
function useBlockerStory() {
  const t = useTranslations('failures.behind')
  const { uploaded, state } = useUpload().view
  const blockers = useMemo(() => findBlockers(state), [state])
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

/** Entries that never left: they can be sent again without any risk. */
export function NotSent({ positions }: WorkProps) {
  const t = useTranslations('failures.notSent')
  return (
    <WorkRegion
      kind="not-sent"
      positions={positions}
      lead={<p>{t('next')}</p>}
      actions={NotSentActions}
    />
  )
}

function NotSentActions({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { run } = useUpload()
  return (
    <>
      <Button onClick={() => void run.resend(positions)}>{t('sendAgain')}</Button>
      <SetAside positions={positions} />
    </>
  )
}

/** Entries that somebody gave up, until somebody takes them back. */
export function SetAsideEntries({ positions }: WorkProps) {
  const t = useTranslations('failures.aside')
  return (
    <WorkRegion
      kind="set-aside"
      positions={positions}
      lead={<p>{t('next')}</p>}
      resolved
      actions={TakeBack}
    />
  )
}

/** Entries that the person, not the service, said were accepted. */
export function MarkedEntries({ positions }: WorkProps) {
  const t = useTranslations('failures.marked')
  return (
    <WorkRegion
      kind="accepted"
      positions={positions}
      title={t('title')}
      lead={<p>{t('next')}</p>}
      resolved
      actions={TakeBack}
    />
  )
}

function TakeBack({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { run } = useUpload()
  return (
    <Button icon="undo" onClick={() => void run.takeBack(positions)}>
      {t('takeBack')}
    </Button>
  )
}
