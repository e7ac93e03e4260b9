import { checkEntry } from './check-entry.ts'
import { countKept } from './count-kept.ts'
import type { RecordsContext } from './context.ts'
import { digestUploads } from './digest-uploads.ts'
import { findEntries } from './find-entries.ts'
import { findRepeat } from './find-repeat.ts'
import { listUploads } from './list-uploads.ts'
import { planCleaning } from './plan-cleaning.ts'
import { readOutcomes } from './read-outcomes.ts'
import { makeReceipt, makeTemplate } from './receipts-commands.ts'
import { makeRecord, readRequest } from '#records/receipts/receipt-requests.ts'

/**
 * What can be asked about the records: each a function of a context and one question, in a file of its own.
 * What needs much code loads it when it is asked.
 */
export const RECORDS = {
  checkEntry,
  countKept,
  digestUploads,
  findEntries,
  findRepeat,
  listLayouts: ({ store }: RecordsContext) => store.listLayouts(),
  listUploads,
  makeReceipt,
  makeRecord,
  makeTemplate,
  planCleaning,
  readOutcomes,
  readRequest,
} as const

export type RecordName = keyof typeof RECORDS
type RecordFunction<Name extends RecordName> = (typeof RECORDS)[Name]
/** null where there is nothing to say beyond the name. */
export type QuestionOf<Name extends RecordName> =
  Parameters<RecordFunction<Name>> extends [unknown, infer Question] ? Question : null
export type AnswerOf<Name extends RecordName> = Awaited<ReturnType<RecordFunction<Name>>>
