import type { Fault } from '#domain/upload/answers/fault.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { isSplitting } from './consequence.ts'

/** With what sending ended, when entries of the last request still stand as its fault left them; null: with none. */
export function findEndFault(state: UploadState): Fault | null {
  const last = state.requests.at(-1)
  if (last?.reply.kind !== 'fault') return null
  const { fault } = last.reply
  // What was too large alone, and what a split has found, is said with the entry.
  if (fault.kind === 'too-large' || isSplitting(state, last.request, fault)) return null
  const isOpen = last.positions.some((position) => {
    const kind = state.outcomes[position]?.kind
    return kind === 'in-doubt' || kind === 'refused'
  })
  return isOpen ? fault : null
}
