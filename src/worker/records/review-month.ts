import { reviewMonth as review, type Failure, type MonthReview } from '#domain/month/month.ts'
import { messageFamily } from '#domain/upload/answers/message-family.ts'
import type { FailedReport } from '#domain/entry/upload-result.ts'
import { isOfShop, type ShopChoice } from '#domain/upload/shops.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { listHeaders } from '#journal/memory.ts'
import { NOTHING_READ, readOn, restoreEvents } from '#journal/read-journal.ts'
import { ifReadable } from '#storage/faults.ts'
import type { RecordsContext } from './context.ts'

const DAYS = 30

/** Summarises the last 30 days of a shop; failures are compared with the 30 days before. */
export async function reviewMonth(
  context: RecordsContext,
  { shop }: { readonly shop: ShopChoice },
): Promise<MonthReview> {
  const starts = startsOfDays(context.now(), 2 * DAYS)
  const headers = (await listHeaders(context.store)).filter(
    (header) => header.startedAt >= (starts[0] ?? 0) && isOfShop(header, shop),
  )
  const uploads = []
  for (const [index, header] of headers.entries()) {
    context.signal.throwIfAborted()
    const read = await ifReadable(readUpload(context, header))
    if (read) uploads.push(read)
    context.report(index + 1, headers.length)
  }
  return review(uploads, starts.slice(DAYS))
}

/** Returns the beginnings of the last days, today last, by date, since not all days have 24 hours. */
function startsOfDays(now: number, count: number): readonly number[] {
  const { year, month, day } = partsOf(new Date(now))
  return Array.from({ length: count }, (_, index) =>
    new Date(year, month, day - count + 1 + index).getTime(),
  )
}

const partsOf = (date: Date) => ({
  year: date.getFullYear(),
  month: date.getMonth(),
  day: date.getDate(),
})

async function readUpload(context: RecordsContext, header: UploadHeader) {
  const { state } = await foldUpload(context, header)
  const [first] = state.submissions
  const accepted = first?.reported.accepted ?? 0
  return {
    startedAt: header.startedAt,
    counts: state.counts,
    first: { accepted, entries: first?.entryCount ?? 0 },
    failures: await readFailures(context, header),
  }
}

/** Reads all failures that answers named, including those of entries corrected since. */
async function readFailures(
  { store, signal }: RecordsContext,
  { id, startedAt }: UploadHeader,
): Promise<Failure[]> {
  const failures: Failure[] = []
  for await (const events of restoreEvents(readOn(store, id, NOTHING_READ, signal).events))
    for (const event of events)
      if (event.type === 'answered')
        failures.push(...event.result.shipmentFailed.map((report) => toFailure(report, startedAt)))
  return failures
}

function toFailure({ errorMessage, ...ids }: FailedReport, at: number): Failure {
  const { orderId, trackingId, merchantOrderId } = ids
  const entry = {
    orderId: orderId ?? '',
    trackingId: trackingId ?? '',
    ...(merchantOrderId !== null && { merchantOrderId }),
  }
  return { at, family: messageFamily(errorMessage, entry), order: entry.orderId }
}
