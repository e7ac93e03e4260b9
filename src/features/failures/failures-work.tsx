import { useMemo } from 'react'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'
import { FailedEntries } from './failed-entries.tsx'
import { InDoubt } from './in-doubt.tsx'
import { Refused } from './refused.tsx'
import { NotSent } from './not-sent.tsx'
import { MarkedEntries, SetAsideEntries } from './settled.tsx'
import { sortWork } from './sort-work.ts'
import { Unexplained } from './unexplained.tsx'

export type FailuresWorkProps = { readonly run: UploadRun; readonly view: UploadView }

/** Everything that waits for a person but couriers, and what a person settled; nothing when there is none. */
export function FailuresWork({ run, view }: FailuresWorkProps) {
  const work = useMemo(() => sortWork(view.state.outcomes), [view.state.outcomes])
  const props = { run, view }
  return (
    <>
      {work.failed.length > 0 && <FailedEntries {...props} positions={work.failed} />}
      {work['in-doubt'].length > 0 && <InDoubt {...props} positions={work['in-doubt']} />}
      {work.unexplained.length > 0 && <Unexplained {...props} positions={work.unexplained} />}
      {work.refused.length > 0 && <Refused {...props} positions={work.refused} />}
      {work['not-sent'].length > 0 && <NotSent {...props} positions={work['not-sent']} />}
      {work['set-aside'].length > 0 && <SetAsideEntries {...props} positions={work['set-aside']} />}
      {work.marked.length > 0 && <MarkedEntries {...props} positions={work.marked} />}
    </>
  )
}
