import { memo } from 'react'
import { countOpen } from '#domain/upload/books.ts'
import { useDrawnParts } from '#ui/use-drawn-parts.ts'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'
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
  const drawn = useDrawnParts(2, atOnce)
  const { waiting, sending } = view.state.counts
  const isSomeToCome = drawn < 2 && countOpen(view.state) > waiting + sending
  return (
    <>
      <div className={styles.work}>
        <div className={styles.couriers}>{drawn > 0 && <Couriers run={run} view={view} />}</div>
        <div className={styles.failures}>
          {drawn > 1 && <Failures run={run} view={view} leadTo={leadTo} />}
        </div>
      </div>
      {isSomeToCome && <div className={styles.toCome} />}
    </>
  )
}
