import type { DigestedUpload } from '#records/digest-uploads.ts'
import type { ListedUpload } from '#records/list-uploads.ts'

/** An upload on the screen. Its counts can be those of a moment ago, while the new ones are computed. */
export type ShownUpload = ListedUpload & { readonly isOld?: boolean }

/** Shows what was counted before until it is counted again, so that nothing flickers while another tab sends. */
export function keepOldCounts(
  before: readonly ShownUpload[] | undefined,
  now: readonly ShownUpload[],
): readonly ShownUpload[] {
  const known = new Map(before?.map((upload) => [upload.header.id, upload]))
  return now.map((upload) => {
    const old = known.get(upload.header.id)
    if (old?.isUnreadable) return { ...upload, counts: null, isUnreadable: true }
    return upload.counts === null && old?.counts
      ? { ...old, ...upload, counts: old.counts, isOld: true }
      : upload
  })
}

/** Takes over what was counted; what was asked for and is not there was deleted meanwhile. */
export function withCounts(
  uploads: readonly ShownUpload[],
  asked: readonly string[],
  digested: readonly DigestedUpload[],
): readonly ShownUpload[] {
  const counted = new Map(digested.map(({ id, ...facts }) => [id, facts]))
  return uploads.flatMap((upload) => {
    if (!asked.includes(upload.header.id)) return [upload]
    const facts = counted.get(upload.header.id)
    if (facts === undefined) return []
    const isUnreadable = facts.counts === null
    return [{ header: upload.header, ...facts, ...(isUnreadable && { isUnreadable }) }]
  })
}
