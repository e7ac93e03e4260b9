import { type ComponentType, memo, startTransition, useEffect, useState } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { countOpen } from '#domain/upload/summary.ts'
import { useUpload } from '#page/upload-context.ts'
import styles from './upload-panel.module.css'

/** The entries that a notice leads to; a new object each time. */
export type LeadTo = { readonly kind: OutcomeKind }

/** A part of the page where open entries are worked on. It shows nothing when there is nothing for it. */
export type WorkSlot = ComponentType<{ readonly leadTo?: LeadTo | null }>

type WorkPartsProps = {
  readonly couriers: WorkSlot
  readonly failures: WorkSlot
  readonly leadTo: LeadTo | null
  /** With the first drawing of the page: something below must not be moved by it. */
  readonly atOnce: boolean
}

/** Where couriers are chosen, and where failed and doubtful entries are worked on; not drawn anew for another list. */
export const WorkParts = memo(Parts)

const PARTS = 2

function Parts({ couriers: Couriers, failures: Failures, leadTo, atOnce }: WorkPartsProps) {
  const { state } = useUpload().view
  const drawn = useDrawnParts(atOnce)
  const { waiting, sending } = state.counts
  const isSomeToCome = drawn < PARTS && countOpen(state) > waiting + sending
  return (
    <>
      <div className={styles.work}>
        {drawn > 0 && <Couriers />}
        {drawn > 1 && <Failures leadTo={leadTo} />}
      </div>
      {isSomeToCome && <div className={styles.toCome} />}
    </>
  )
}

/** How many parts are drawn by now, each in a task of its own: together they would be one long task. */
function useDrawnParts(atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? PARTS : 0)
  useEffect(() => {
    if (drawn < PARTS) startTransition(() => setDrawn(drawn + 1))
  }, [drawn])
  return drawn
}
