import { useCallback, useMemo } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { SetAside } from './ways.tsx'
import { useWorkPositions, WorkPanel, type WorkProps } from './work-panel.tsx'

/** Entries that wait until an earlier one of their order, which is in doubt, is resolved. */
export function Blocked() {
  const t = useTranslations('failures')
  const positions = useWorkPositions('blocked')
  return (
    <WorkPanel
      title={t('behind.title')}
      lead={t('behind.next', { count: positions.length })}
      positions={positions}
      storyOf={useBlockerStory()}
      action={SetAsideAction}
    />
  )
}

function SetAsideAction({ positions }: WorkProps) {
  const t = useTranslations('failures')
  return (
    <SetAside
      positions={positions}
      text={`${t('setCountAside', { count: positions.length })}…`}
      look="ghost"
    />
  )
}

/** Returns a function that names the entry for which another one waits. */
function useBlockerStory() {
  const t = useTranslations('failures.behind')
  const { uploaded, state } = useUpload().view
  const blockers = useMemo(() => findBlockers(state), [state])
  return useCallback(
    (_: Outcome, position: Position) => {
      const blocker = blockers.get(position) ?? -1
      const row = uploaded.placeOf(blocker)?.row ?? 0
      const { orderId = '', trackingId = '' } = state.entries.at(blocker) ?? {}
      const about = { order: plainText(orderId), number: plainText(trackingId) }
      return t('story', { ...about, row: String(row) })
    },
    [t, uploaded, state.entries, blockers],
  )
}

/** Unsent entries. `Resume` above sends them without risk, so this panel has no button to send. */
export function NotSent() {
  const t = useTranslations('failures.notSent')
  const outcomeName = useTranslations('common.outcomes')
  return (
    <WorkPanel
      title={outcomeName('not-sent')}
      lead={t('next')}
      positions={useWorkPositions('not-sent')}
      action={SetAsideAction}
      isSame
    />
  )
}

/** Entries that were set aside; they can be restored. */
export function SetAsideEntries() {
  const t = useTranslations('failures.aside')
  const outcomeName = useTranslations('common.outcomes')
  return (
    <WorkPanel
      title={outcomeName('set-aside')}
      lead={t('next')}
      positions={useWorkPositions('set-aside')}
      resolved
      action={Restore}
    />
  )
}

/** Entries that the user, not the service, marked as accepted. */
export function MarkedEntries() {
  const t = useTranslations('failures.marked')
  return (
    <WorkPanel
      title={t('title')}
      lead={t('next')}
      positions={useWorkPositions('marked')}
      resolved
      action={Restore}
    />
  )
}

function Restore({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { upload } = useUpload()
  return (
    <Button icon="undo" onClick={() => void upload.takeBack(positions)}>
      {t('restore', { count: positions.length })}
    </Button>
  )
}
