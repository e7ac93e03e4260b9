import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { SubmissionRecord } from '#domain/upload/stored-state.ts'

/** Adds the counts of an answer, as the service reported them, to its submission. */
export function sumReported(record: SubmissionRecord, result: UploadResult): SubmissionRecord {
  const { accepted, rejected, notFound, courierNeeded } = record.reported
  const reported = {
    accepted: accepted + result.acceptedOrders,
    rejected: add(rejected, result.rejectedOrders),
    notFound: add(notFound, result.ordersNotFound),
    courierNeeded: add(courierNeeded, result.ordersSelectCourier),
  }
  return { ...record, reported, answers: record.answers + 1 }
}

/** A count that was never reported stays null, not 0. */
function add(sum: number | null, count: number | null): number | null {
  return count === null ? sum : (sum ?? 0) + count
}

/** Sums the service's counts of several submissions; a count that none of them reported stays null. */
export function sumSubmissions(records: readonly SubmissionRecord[]): SubmissionRecord['reported'] {
  return records.reduce<SubmissionRecord['reported']>(
    (sum, { reported }) => ({
      accepted: sum.accepted + reported.accepted,
      rejected: add(sum.rejected, reported.rejected),
      notFound: add(sum.notFound, reported.notFound),
      courierNeeded: add(sum.courierNeeded, reported.courierNeeded),
    }),
    { accepted: 0, rejected: null, notFound: null, courierNeeded: null },
  )
}
