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

/** Panel of entries that the user has to resolve, except those that need a courier, or that the user has resolved. */
export function OpenWork({ kind }: { readonly kind: WorkKind }) {
  const WorkPanel = PANELS[kind]
  return <WorkPanel />
}
