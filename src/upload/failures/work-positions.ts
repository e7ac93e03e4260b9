import { useMemo } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Props of every part of the open work. */
export type WorkProps = { readonly positions: readonly Position[] }

/** Kind of a panel: an outcome, or a subset of one. */
export type WorkKind =
  | Exclude<OutcomeKind, 'courier-needed' | 'accepted' | 'waiting' | 'sending'>
  | 'blocked'
  | 'marked'

/** Returns the positions of one panel, in the order of the sheet. */
export function useWorkPositions(kind: WorkKind): readonly Position[] {
  const { state } = useUpload().view
  return useMemo(() => positionsOf(state, kind), [state, kind])
}

function positionsOf(state: UploadState, kind: WorkKind): readonly Position[] {
  const { outcomes } = state
  if (kind === 'blocked') return [...findBlockers(state).keys()]
  if (kind !== 'marked') return positionsByKind(outcomes)[kind]
  return positionsByKind(outcomes).accepted.filter((position) => {
    const outcome = outcomes[position]
    return outcome?.kind === 'accepted' && outcome.how === 'by-person'
  })
}
