import type { Fault } from '#domain/upload/fault.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'

/** The reply to a request: the exact answer, or the fault. */
export type RecordedReply =
  | {
      readonly kind: 'answer'
      readonly at: Timestamp
      readonly status: number
      readonly body: string
    }
  | {
      readonly kind: 'fault'
      readonly at: Timestamp
      readonly fault: Fault
      /** The text that came with the fault, if any was stored. */
      readonly came: { readonly text: string; readonly isCut: boolean } | null
    }

/** A request with its exact text and its reply. */
export type RecordedRequest = {
  readonly request: number
  readonly submission: number
  readonly at: Timestamp
  readonly entryCount: number
  /** null when it is not stored. */
  readonly body: string | null
  /** null when no reply came yet, or the page was closed before. */
  readonly reply: RecordedReply | null
}

/**
 * Writes the record of an upload as JSON, in pieces. Bodies are strings, since parsing them could change their numbers.
 * Headers and tokens are never stored, so the record has none.
 */
export async function* writeRecord(
  header: UploadHeader,
  requests: AsyncIterable<RecordedRequest>,
): AsyncGenerator<string> {
  const { id, name, startedAt, serviceName, shop, practice } = header
  const { sources, entryCount } = header
  const of = { serviceName, ...(shop === undefined ? {} : { shop }), practice }
  const about = { id, name, startedAt: iso(startedAt), ...of, sources, entryCount }
  yield `{"record":"tracking-upload 1","upload":${JSON.stringify(about)},"requests":[`
  let separator = '\n'
  for await (const request of requests) {
    yield separator + JSON.stringify(describe(request))
    separator = ',\n'
  }
  yield '\n]}\n'
}

function describe({ request, submission, at, entryCount, body, reply }: RecordedRequest): object {
  return { request, submission, sentAt: iso(at), entryCount, body, reply: describeReply(reply) }
}

function describeReply(reply: RecordedReply | null): object | null {
  if (reply === null) return null
  const at = iso(reply.at)
  if (reply.kind === 'answer') return { at, status: reply.status, body: reply.body }
  const { fault, came } = reply
  if (came === null) return { at, fault }
  const { text, isCut } = came
  return { at, fault, body: text, ...(isCut ? { bodyCutAfter: text.length } : {}) }
}

function iso(at: Timestamp): string {
  return new Date(at).toISOString()
}
