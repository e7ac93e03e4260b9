import { type Room, runCommand } from '#worker-calls/serve-calls.ts'
import { checkEntry, findRepeat, readOutcomes } from './about-entries.ts'
import type { RecordsContext } from './context.ts'
import { countKept, makeRawDraft, makeRawUpload } from './what-is-kept.ts'
import { digestUploads, listUploads, planCleaning } from './list-uploads.ts'
import { findEntries } from './find-entries.ts'
import type { RepairQuestion } from './find-repair.ts'
import type { HandOverQuestion, OpenQuestion } from './hand-over/hand-over.ts'
import type { ReceiptFile } from './receipts/receipt-file.ts'
import type { ReceiptQuestion } from './receipts/receipt-make.ts'
import { makeRecord, readRequest } from './receipts/receipt-requests.ts'

/**
 * What can be asked about the records: each a function of a context and one question, in a file of its own.
 * What needs much code loads it when it is asked.
 */
export const RECORDS = {
  checkEntry,
  countKept,
  describeUploads: async (context: RecordsContext) =>
    (await import('./describe-uploads.ts')).describeUploads(context),
  digestUploads,
  findEntries,
  findRepeat,
  findRepair: async (context: RecordsContext, question: RepairQuestion) =>
    (await import('./find-repair.ts')).findRepair(context, question),
  forgetUnreadable: ({ store }: RecordsContext) => store.forgetUnreadable(),
  listLayouts: ({ store }: RecordsContext) => store.listLayouts(),
  listUploads,
  makeHandOver: async (context: RecordsContext, question: HandOverQuestion) =>
    (await import('./hand-over/hand-over.ts')).makeHandOver(context, question),
  openHandOver: async (context: RecordsContext, question: OpenQuestion) =>
    (await import('./hand-over/hand-over.ts')).openHandOver(context, question),
  makeRawDraft,
  makeRawUpload,
  makeReceipt: async (context: RecordsContext, question: ReceiptQuestion) =>
    (await import('./receipts/receipt-make.ts')).makeReceipt(context, question),
  makeRecord,
  /** An empty sheet to fill in. */
  makeTemplate: async (_: RecordsContext, kind: ReceiptFile) => {
    const { writeTemplateCsv, writeTemplateXlsx } = await import('#records/receipts/write-xlsx.ts')
    if (kind.format === 'xlsx') return writeTemplateXlsx()
    return new Blob([writeTemplateCsv(kind.separator)], { type: 'text/csv;charset=utf-8' })
  },
  planCleaning,
  readOutcomes,
  readRequest,
}

export type Progress = { readonly done: number; readonly total: number }

type Given = Omit<RecordsContext, 'store' | 'signal' | 'report'> & {
  readonly store: () => Promise<RecordsContext['store']>
}

/** Answers questions about the records, several at a time. */
export function serveRecords(given: Given): Room {
  return async (name, args, { signal, push }) => {
    const report = (done: number, total: number) => push({ done, total } satisfies Progress)
    const context: RecordsContext = { ...given, store: await given.store(), signal, report }
    signal.throwIfAborted()
    return runCommand(RECORDS, name, context, args)
  }
}
