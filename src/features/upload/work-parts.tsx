import { type ComponentType, memo } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { countOpen } from '#domain/upload/summary.ts'
import { useUpload } from '#page/upload-context.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { useDrawnParts } from '#ui/use-drawn-parts.ts'
import styles from './upload-panel.module.css'

/** The entries that a notice leads to; a new object each time. */
export type LeadTo = { readonly kind: OutcomeKind }

/** A part of the page where open entries are worked on. It shows nothing when there is nothing for it. */
export type WorkSlot = ComponentType<{
  readonly run: UploadRun
  readonly view: UploadView
  readonly leadTo?: LeadTo | null
}>

type WorkPartsProps = {
  readonly couriers: WorkSlot
  readonly failures: WorkSlot
  readonly leadTo: LeadTo | null
  /** With the first drawing of the page: something below must not be moved by it. */
  readonly atOnce: boolean
}

/** Where couriers are chosen, and where failed and doubtful entries are worked on; not drawn anew for another list. */
export const WorkParts = memo(Parts)

function Parts({ couriers: Couriers, failures: Failures, leadTo, atOnce }: WorkPartsProps) {
  const { run, view } = useUpload()
  const drawn = useDrawnParts(2, atOnce)
  const { waiting, sending } = view.state.counts
  const isSomeToCome = drawn < 2 && countOpen(view.state) > waiting + sending
  return (
    <>
      <div className={styles.work}>
        {drawn > 0 && <Couriers run={run} view={view} />}
        {drawn > 1 && <Failures run={run} view={view} leadTo={leadTo} />}
      </div>
      {isSomeToCome && <div className={styles.toCome} />}
    </>
  )
}
