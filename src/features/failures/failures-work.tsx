import { memo, useDeferredValue, useMemo, useRef } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import { useUndoKeys } from '#ui/use-undo-keys.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { FailedEntries } from './failed-entries.tsx'
import { InDoubt } from './in-doubt.tsx'
import { NotSent } from './not-sent.tsx'
import { Refused } from './refused.tsx'
import { MarkedEntries, SetAsideEntries } from './resolved.tsx'
import { sortWork } from '#features/failures/grid/sort-work.ts'
import { UndoBar } from '#features/failures/undo/undo-bar.tsx'
import { Unexplained } from './unexplained.tsx'
import { useRegionFocus } from './use-region-focus.ts'
import { useUndo } from '#features/failures/undo/use-undo.ts'
import { WaitingBehind } from './waiting-behind.tsx'
import styles from './work.module.css'

export type FailuresWorkProps = {
  readonly run: UploadRun
  readonly view: UploadView
  /** A notice elsewhere leads to these entries; a new object each time. */
  readonly leadTo?: { readonly kind: OutcomeKind } | null
}

/**
 * Everything that waits for a person but couriers, and what a person resolved; nothing when there is none. It is
 * drawn after the rest of the page: of a large upload that is being sent it is the longest part.
 */
export function FailuresWork(props: FailuresWorkProps) {
  return <Work {...props} view={useDeferredValue(props.view)} />
}

const Work = memo(OpenWork)

function OpenWork({ run: plainRun, view, leadTo = null }: FailuresWorkProps) {
  const { state } = view
  const work = useMemo(() => sortWork(state.outcomes), [state.outcomes])
  const blockers = useMemo(() => findBlockers(state), [state])
  const { run, last, undoNewest } = useUndo(plainRun, view)
  // The failed entries come first, and the other regions in a pass of their own.
  const isDrawn = useDeferredValue(true, false)
  const area = useRef<HTMLDivElement>(null)
  useUndoKeys({ undo: undoNewest })
  useRegionFocus(area, isDrawn ? leadTo : null)
  if (Object.values(work).every((positions) => positions.length === 0)) return null
  if (!isDrawn && !last && work.failed.length === 0) return null
  const props = { run, view }
  return (
    <div ref={area} className={styles.area}>
      {last && <UndoBar last={last} state={state} />}
      {work.failed.length > 0 && <FailedEntries {...props} positions={work.failed} />}
      {isDrawn && (
        <>
          {work['in-doubt'].length > 0 && <InDoubt {...props} positions={work['in-doubt']} />}
          {blockers.size > 0 && <WaitingBehind {...props} blockers={blockers} />}
          {work.unexplained.length > 0 && <Unexplained {...props} positions={work.unexplained} />}
          {work.refused.length > 0 && <Refused {...props} positions={work.refused} />}
          {work['not-sent'].length > 0 && <NotSent {...props} positions={work['not-sent']} />}
          {work['set-aside'].length > 0 && (
            <SetAsideEntries {...props} positions={work['set-aside']} />
          )}
          {work.marked.length > 0 && <MarkedEntries {...props} positions={work.marked} />}
        </>
      )}
    </div>
  )
}
