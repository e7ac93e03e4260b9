import type { ComponentType } from 'react'
import { FailedEntries } from './failed-entries.tsx'
import { InDoubt } from './in-doubt.tsx'
import { Refused } from './refused.tsx'
import { Blocked, MarkedEntries, NotSent, SetAsideEntries } from './small-panels.tsx'
import { Unexplained } from './unexplained.tsx'
import type { WorkKind } from './work-positions.ts'

const PANELS: Readonly<Record<WorkKind, ComponentType>> = {
  failed: FailedEntries,
  'in-doubt': InDoubt,
  unexplained: Unexplained,
  refused: Refused,
  'not-sent': NotSent,
  blocked: Blocked,
  marked: MarkedEntries,
  'set-aside': SetAsideEntries,
}

/** The panel of what waits for a person but for a courier, or of what a person resolved. */
export function OpenWork({ kind }: { readonly kind: WorkKind }) {
  const WorkPanel = PANELS[kind]
  return <WorkPanel />
}
