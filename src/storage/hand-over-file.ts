import * as z from 'zod/mini'
import { parseJson } from '#domain/entry/parse-json.ts'
import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import { header } from '#domain/kept/upload.ts'
import { readEvent } from './read-back.ts'
import { arrayOf, count, entry } from '#domain/kept/schemas.ts'

/** It becomes a key and a part of an address. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** `source`: into the `sources` of the header. */
const handedEntry = z.object({ entry, row: count, source: count })

const content = z.object({
  id,
  /** The ID of the upload in the browser of the giver. */
  upload: id,
  /** The address of the service: another one has other orders. */
  service: z.string(),
  header,
  entries: arrayOf(handedEntry),
  events: z.readonly(z.array(z.custom<JournalEvent>(isJournalEvent)).check(z.minLength(1))),
})

/** An upload on its way from one browser to another. It never contains a token. */
export type HandOverFile = Readonly<z.infer<typeof content>>

const schema = z.extend(content, { trackingUploadHandOver: z.literal(1) })

/** Reads the text of a file; null when it is not one, or not whole. */
export function readHandOver(text: string): HandOverFile | null {
  const read = z.safeParse(schema, parseJson(text))
  if (!read.success) return null
  const { entries, header: about, events } = read.data
  const isWhole = entries.length > 0 && entries.length === about.entryCount
  const hasSources = entries.every(({ source }) => source < about.sources.length)
  return isWhole && hasSources && events[0]?.type === 'submitted' ? read.data : null
}

/** As it is written down: a request with its text, an answer as it came. */
function isJournalEvent(kept: unknown): boolean {
  const event = readEvent(kept)
  if (event === null) return false
  const { body } = kept as { readonly body?: unknown }
  if (event.type === 'requested') return typeof body === 'string'
  return body === undefined || typeof body === 'string'
}
