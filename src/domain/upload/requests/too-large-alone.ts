import { TRIAL_SIZE } from './plan-request.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'

/** So many entries in a row that are too large alone: as many as a trial asks with, which says that it is not about them. */
export const TOO_LARGE_IN_A_ROW = TRIAL_SIZE

/**
 * Says whether the last entries of a submission were too large one after the other though each went alone. True at
 * the one that makes them enough and not afterwards: whoever goes on has been asked.
 */
export function isEachTooLarge({ requests }: UploadState, submission: number): boolean {
  let count = 0
  for (let index = requests.length - 1; index >= 0 && count <= TOO_LARGE_IN_A_ROW; index -= 1) {
    const record = requests[index]
    if (record?.submission !== submission) continue
    if (record.positions.length > 1 || record.reply.kind === 'answer') break
    if (wasTooLarge(record)) count += 1
  }
  return count === TOO_LARGE_IN_A_ROW
}

const wasTooLarge = ({ reply }: RequestRecord) =>
  reply.kind === 'fault' && reply.fault.kind === 'too-large'
