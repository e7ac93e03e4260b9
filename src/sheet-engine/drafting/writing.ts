import type { Action } from '#domain/draft/changes/change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { packDraft, packRows } from '#domain/draft/table/pack-draft.ts'
import type { DraftState, DraftWriting } from '#storage/kept-draft.ts'
import type { DraftSession } from './session.ts'

/** Takes up to so many changed chunks out of the list of changed ones, with their rows. */
export function takeChunks({ table }: Draft, most: number): DraftWriting['chunks'] {
  const numbers = [...table.changedChunks].slice(0, most)
  for (const number of numbers) table.changedChunks.delete(number)
  return numbers.map((number) => [number, packRows(table, number)] as const)
}

/** The actions that stand otherwise, or not at all, in storage. */
export function changedActions(
  kept: readonly Action[],
  actions: readonly Action[],
): DraftWriting['actions'] {
  return [...actions.entries()].filter(([number, action]) => kept[number] !== action)
}

/** All of a session that a reload brings back, but rows and actions. */
export function packSession(session: DraftSession, draft: Draft = session.draft): DraftState {
  const { filter, place } = session
  const questions = {
    waiting: [...session.waiting],
    sheetQuestions: [...session.sheetQuestions],
    cancelled: [...session.cancelled],
  }
  return { version: 1, packed: packDraft(draft), filter, place, ...questions }
}
