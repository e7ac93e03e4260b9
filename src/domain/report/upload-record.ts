import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'

/** What came back to a request: the answer as it came, or what went wrong with it. */
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
      /** What came with it; null: nothing, or it is not kept. */
      readonly came: { readonly text: string; readonly isCut: boolean } | null
    }

/** A request as it left, to the letter, with what came back. */
export type RecordedRequest = {
  readonly request: number
  readonly submission: number
  readonly at: Timestamp
  readonly entryCount: number
  /** null: it is not kept. */
  readonly body: string | null
  /** null: nothing came yet, or the page was closed before. */
  readonly reply: RecordedReply | null
}

/**
 * The record of an upload as JSON, in pieces. Bodies are text in it, since reading them as JSON could
 * change their numbers. There are no headers in it, and no token: neither is ever kept.
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
