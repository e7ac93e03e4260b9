import * as z from 'zod/mini'
import { parseJson } from '#base/parse-json.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { header } from '#domain/upload/stored-upload.ts'
import { readEvent } from './read-back.ts'
import { arrayOf, count } from '#base/schemas.ts'
import { entry } from '#domain/entry/stored-entry.ts'

/** IDs become database keys and parts of URLs. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** `source` is an index into the `sources` of the header. */
const handedEntry = z.object({ entry, row: count, source: count })

const content = z.object({
  id,
  /** The ID of the upload in the giver's browser. */
  upload: id,
  /** The address of the service, which has to be the same. */
  service: z.string(),
  header,
  entries: arrayOf(handedEntry),
  events: z.readonly(z.array(z.custom<JournalEvent>(isJournalEvent)).check(z.minLength(1))),
})

/** The content of a hand-over file. It never contains a token. */
export type HandOverFile = Readonly<z.infer<typeof content>>

const schema = z.extend(content, { trackingUploadHandOver: z.literal(1) })

/** Reads a hand-over file; null when it is another file or incomplete. */
export function readHandOver(text: string): HandOverFile | null {
  const read = z.safeParse(schema, parseJson(text))
  if (!read.success) return null
  const { entries, header: about, events } = read.data
  const isWhole = entries.length > 0 && entries.length === about.entryCount
  const hasSources = entries.every(({ source }) => source < about.sources.length)
  return isWhole && hasSources && events[0]?.type === 'submitted' ? read.data : null
}

/** Tells whether a value is a stored event, with the texts of requests and replies. */
function isJournalEvent(kept: unknown): boolean {
  const event = readEvent(kept)
  if (event === null) return false
  const { body } = kept as { readonly body?: unknown }
  if (event.type === 'requested') return typeof body === 'string'
  return body === undefined || typeof body === 'string'
}
