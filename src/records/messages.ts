import type { RecordName } from './table.ts'

/** From the page: a question with its number; and that its answer is not wanted any more. */
export type RecordsMessage =
  | {
      readonly type: 'records'
      readonly id: number
      readonly name: RecordName
      readonly question: unknown
    }
  | { readonly type: 'records-cancel'; readonly id: number }

/** To the page: what came of the question with this number. */
export type RecordsReply =
  | { readonly type: 'records-answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'records-refusal'; readonly id: number; readonly reason: string }
  | {
      readonly type: 'records-progress'
      readonly id: number
      readonly done: number
      readonly total: number
    }
