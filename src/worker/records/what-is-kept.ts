import type { RecordsContext } from './context.ts'
import type { RawRecords } from '#storage/store.ts'

/** Counts the data stored in this browser; `unreadable` counts layouts and couriers that cannot be read. */
export async function countKept({ store }: RecordsContext) {
  const [headers, unreadableUploads, layouts, couriers, unreadable, sheets, own] =
    await Promise.all([
      store.listHeaders(),
      store.listUnreadable(),
      store.listLayouts(),
      store.readSeenCouriers(),
      store.countUnreadable(),
      store.listUploadSheets(),
      store.listSheets(),
    ])
  const entries = headers.reduce((sum, { entryCount }) => sum + entryCount, 0)
  /** When the oldest upload was started; null without uploads. */
  const since = headers.at(-1)?.startedAt ?? null
  const withSheets = new Set(sheets)
  const read = headers.flatMap(({ id, startedAt, sheetsReadAt = startedAt }) =>
    withSheets.has(id) ? [sheetsReadAt] : [],
  )
  return {
    /** Number of copies of the user's files, including those of the draft. `filesSince` is about the uploads only. */
    files: sheets.length + own.length,
    filesSince: read.length === 0 ? null : Math.min(...read),
    uploads: headers.length + unreadableUploads.length,
    entries,
    since,
    layouts: layouts.length,
    couriers: couriers.length,
    unreadable,
  }
}

/** Makes a JSON file of the raw records of an upload, for one that cannot be read. */
export async function makeRawUpload(
  { store }: RecordsContext,
  { id }: { readonly id: string },
): Promise<Blob> {
  return toFile(await store.readRaw(id))
}

/** Makes a JSON file of the raw records of the draft. */
export async function makeRawDraft({ store }: RecordsContext): Promise<Blob> {
  return toFile(await store.readRawDraft())
}

function toFile(records: RawRecords): Blob {
  return new Blob([JSON.stringify(records, inJson, 1)], { type: 'application/json' })
}

/** Converts maps, sets and typed arrays to arrays, since JSON would write `{}` or an object for them. */
function inJson(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return [...(value as Uint32Array)]
  return value
}
