import { type IssueKind, PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { IconName } from '#ui/icon.tsx'

export type IssueLook = { readonly tone: 'bad' | 'warn'; readonly icon: IconName }

const PROBLEM: IssueLook = { tone: 'bad', icon: 'cross' }
const WARNING: IssueLook = { tone: 'warn', icon: 'warning' }
const PROBLEMS: ReadonlySet<IssueKind> = new Set(PROBLEM_KINDS)

/** Colour and sign of an issue; its words stand beside them. */
export function lookOf(kind: IssueKind): IssueLook {
  return PROBLEMS.has(kind) ? PROBLEM : WARNING
}

/** The colour of a cell: a problem goes before a warning. */
export function toneOfCell(row: DraftRow, field: TrackingField): 'bad' | 'warn' | undefined {
  const tones = row.issues.filter((issue) => issue.field === field).map(({ kind }) => lookOf(kind))
  return tones.includes(PROBLEM) ? 'bad' : tones.length > 0 ? 'warn' : undefined
}
