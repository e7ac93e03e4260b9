import { listLayouts } from '#storage/layout-store.ts'
import { checkEntry } from './records-check-entry.ts'
import { countKept } from './records-count-kept.ts'
import type { RecordsContext } from './records-context.ts'
import { digestUploads } from './records-digest-uploads.ts'
import { findEntries } from './records-find-entries.ts'
import { findRepeat } from './records-find-repeat.ts'
import { listUploads } from './records-list-uploads.ts'
import { planCleaning } from './records-plan-cleaning.ts'
import { readOutcomes } from './records-read-outcomes.ts'
import { makeReceipt, makeTemplate } from './records-receipts.ts'
import { makeRecord, readRequest } from './receipt-requests.ts'

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
  listLayouts: ({ database }: RecordsContext) => listLayouts(database),
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
