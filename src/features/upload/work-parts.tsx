import { memo } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { positionsByKind } from '#domain/upload/events/positions-by-kind.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useDrawnParts } from '#ui/use-drawn-parts.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import type { LeadTo, WorkSlot } from './slots.ts'
import styles from './upload-panel.module.css'

type WorkPartsProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly couriers: WorkSlot
  readonly failures: WorkSlot
  readonly leadTo: LeadTo | null
  /** With the first drawing of the page: something below must not be moved by it. */
  readonly atOnce: boolean
}

/** Where couriers are chosen, and where failed and doubtful entries are worked on; not drawn anew for another list. */
export const WorkParts = memo(Parts)

function Parts({ run, view, leadTo, atOnce, ...slots }: WorkPartsProps) {
  const { couriers: Couriers, failures: Failures } = slots
  const drawn = useDrawnParts(3, atOnce)
  const { waiting, sending } = view.state.counts
  const isSomeToCome = drawn < 3 && countOpen(view.state) > waiting + sending
  return (
    <>
      {drawn === 1 && <EntriesMade state={view.state} />}
      <div className={styles.work}>
        {drawn > 1 && <Couriers run={run} view={view} />}
        {drawn > 2 && <Failures run={run} view={view} leadTo={leadTo} />}
      </div>
      {isSomeToCome && <div className={styles.toCome} />}
    </>
  )
}

/**
 * Makes the entries that need a courier ahead of their groups, which takes as long as grouping them. Draws nothing: a
 * drawing is a task of its own, where an effect may be done in the midst of a frame.
 */
function EntriesMade({ state: { entries, outcomes } }: { readonly state: UploadState }) {
  for (const position of positionsByKind(outcomes)['courier-needed']) entries.at(position)
  return null
}
