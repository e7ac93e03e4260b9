import { type CallHandler, runCommand } from '#worker/calls/serve-calls.ts'
import { checkEntry, findRepeat, readOutcomes } from './about-entries.ts'
import type { RecordsContext } from './context.ts'
import { countKept, makeRawDraft, makeRawUpload } from './what-is-kept.ts'
import { digestUploads, listUploads, planCleaning } from './list-uploads.ts'
import { findEntries } from './find-entries.ts'
import { makeHandOver, openHandOver } from './hand-over.ts'
import type { ReceiptFile } from '#worker/records/receipts/receipt-file.ts'
import { makeReceipt } from '#worker/records/receipts/receipt-make.ts'
import { makeRecord, readRequest } from '#worker/records/receipts/receipt-requests.ts'
import { reviewMonth } from './review-month.ts'
import { writeTemplateCsv, writeTemplateXlsx } from '#worker/records/receipts/write-xlsx.ts'

/** The functions of the records, each with a context and one question as parameters. */
export const RECORDS = {
  checkEntry,
  countKept,
  digestUploads,
  findEntries,
  findRepeat,
  forgetUnreadable: ({ store }: RecordsContext) => store.forgetUnreadable(),
  listLayouts: ({ store }: RecordsContext) => store.listLayouts(),
  listUploads,
  makeHandOver,
  openHandOver,
  makeRawDraft,
  makeRawUpload,
  makeReceipt,
  makeRecord,
  /** Makes an empty sheet to fill in. */
  makeTemplate: async (_: RecordsContext, kind: ReceiptFile) => {
    if (kind.format === 'xlsx') return writeTemplateXlsx()
    return new Blob([writeTemplateCsv(kind.separator)], { type: 'text/csv;charset=utf-8' })
  },
  planCleaning,
  readOutcomes,
  readRequest,
  reviewMonth,
}

export type Progress = { readonly done: number; readonly total: number }

type Given = Omit<RecordsContext, 'store' | 'signal' | 'report'> & {
  readonly store: () => Promise<RecordsContext['store']>
}

/** Serves calls to the records, several at a time. */
export function serveRecords(given: Given): CallHandler {
  return async (name, args, { signal, push }) => {
    const report = (done: number, total: number) => push({ done, total } satisfies Progress)
    const context: RecordsContext = { ...given, store: await given.store(), signal, report }
    signal.throwIfAborted()
    return runCommand(RECORDS, name, context, args)
  }
}
