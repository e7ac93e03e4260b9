import { type ComponentType, memo, useDeferredValue, useMemo, useRef } from 'react'
import { positionsByKind, countOpen } from '#domain/upload/summary.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { OpenKind, OutcomeKind } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { UndoBar, useUndo } from '#features/failures/undo/use-undo.tsx'
import { type OpenUpload, UploadContext, useUpload } from '#page/upload-context.ts'
import { useUndoKeys } from '#ui/use-undo-keys.ts'
import { FailedEntries } from './failed-entries.tsx'
import { InDoubt } from './in-doubt.tsx'
import { Refused } from './refused.tsx'
import { MarkedEntries, NotSent, SetAsideEntries, WaitingBehind } from './small-regions.tsx'
import { Unexplained } from './unexplained.tsx'
import { useRegionFocus } from './use-region-focus.ts'
import type { WorkProps } from './work-region.tsx'
import styles from './work.module.css'

/** What there is to do about entries but to choose couriers, and what a person resolved. */
type WorkKind = Exclude<OpenKind, 'sending' | 'courier-needed'> | 'set-aside' | 'marked'

/** The region of each, in the order of the page. */
const REGIONS: Readonly<Record<WorkKind, ComponentType<WorkProps>>> = {
  failed: FailedEntries,
  'in-doubt': InDoubt,
  waiting: WaitingBehind,
  unexplained: Unexplained,
  refused: Refused,
  'not-sent': NotSent,
  'set-aside': SetAsideEntries,
  marked: MarkedEntries,
}
const KINDS = Object.keys(REGIONS) as readonly WorkKind[]

/** Sorts entries by what there is to do about them, in sheet order; of those that wait only what waits for a person. */
function sortWork(state: UploadState): Readonly<Record<WorkKind, readonly Position[]>> {
  const { outcomes } = state
  const { accepted, ...open } = positionsByKind(outcomes)
  const isMarked = (position: Position) => {
    const outcome = outcomes[position]
    return outcome?.kind === 'accepted' && outcome.how === 'by-person'
  }
  return { ...open, waiting: [...findBlockers(state).keys()], marked: accepted.filter(isMarked) }
}

type LeadTo = {
  /** A notice elsewhere leads to these entries; a new object each time. */
  readonly leadTo?: { readonly kind: OutcomeKind } | null
}

/**
 * Everything that waits for a person but couriers, and what a person resolved; nothing when there is none. It is
 * drawn after the rest of the page: of a large upload that is being sent it is the longest part.
 */
export function FailuresWork(props: LeadTo) {
  const { run, view } = useUpload()
  return <Work {...props} run={run} view={useDeferredValue(view)} />
}

const Work = memo(OpenWork)

function OpenWork({ run: plainRun, view, leadTo = null }: OpenUpload & LeadTo) {
  const { state } = view
  const work = useMemo(() => sortWork(state), [state])
  const { run, last, undoNewest } = useUndo(plainRun, view)
  const upload = useMemo(() => ({ run, view }), [run, view])
  // The failed entries come first, and the other regions in a pass of their own.
  const isDrawn = useDeferredValue(true, false)
  const area = useRef<HTMLDivElement>(null)
  useUndoKeys({ undo: undoNewest })
  useRegionFocus(area, isDrawn ? leadTo : null)
  if (countOpen(state) + work['set-aside'].length + work.marked.length === 0) return null
  if (!isDrawn && !last && work.failed.length === 0) return null
  return (
    <UploadContext value={upload}>
      <div ref={area} className={styles.area}>
        {last && <UndoBar last={last} />}
        {KINDS.filter((kind) => (isDrawn || kind === 'failed') && work[kind].length > 0).map(
          (kind) => {
            const Region = REGIONS[kind]
            return <Region key={kind} positions={work[kind]} />
          },
        )}
      </div>
    </UploadContext>
  )
}
