import type { DigestedUpload } from '#records/digest-uploads.ts'
import type { ListedUpload } from '#records/list-uploads.ts'

/** An upload on the screen. Its counts can be those of a moment ago, while the new ones are computed. */
export type ShownUpload = ListedUpload & { readonly isOld?: boolean }

/** Shows what was counted before until it is counted again, so that nothing flickers while another tab sends. */
export function keepOldCounts(
  before: readonly ShownUpload[] | undefined,
  now: readonly ShownUpload[],
): readonly ShownUpload[] {
  const known = new Map(before?.map(({ header, counts }) => [header.id, counts]))
  return now.map((upload) => {
    const counts = known.get(upload.header.id)
    return upload.counts === null && counts ? { ...upload, counts, isOld: true } : upload
  })
}

/** Takes over what was counted; what was asked for and is not there was deleted meanwhile. */
export function withCounts(
  uploads: readonly ShownUpload[],
  asked: readonly string[],
  digested: readonly DigestedUpload[],
): readonly ShownUpload[] {
  const counted = new Map(digested.map(({ id, counts }) => [id, counts]))
  return uploads.flatMap(({ header, ...rest }) => {
    if (!asked.includes(header.id)) return [{ header, ...rest }]
    const counts = counted.get(header.id)
    return counts ? [{ header, counts }] : []
  })
}
