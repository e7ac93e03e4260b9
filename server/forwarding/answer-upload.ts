import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished, pipeline } from 'node:stream/promises'

import {
  ANSWER_HEADER,
  type AnswerState,
  ENDING_HEADER,
  REQUEST_ID_HEADER,
} from '#service/kept-answer.ts'
import { NOT_CONNECTED } from './forwarder.ts'
import { type KeptAnswers, withState } from './kept-answers.ts'
import { isPlainJson } from './plain-json.ts'
import { readBody } from './request-body.ts'
import {
  type OwnAnswer,
  ownAnswer,
  type Refused,
  type ServiceAnswer,
  type TrackingEndpoint,
  type TrackingReply,
} from './tracking-endpoint.ts'
import type { Hold, Traffic } from './traffic.ts'

/** 10,000 entries are two megabytes. */
const MOST_BODY_BYTES = 4 * 1024 * 1024
const REQUEST_ID = /^[\w.-]{1,100}$/

export type UploadContext = {
  readonly endpoint: TrackingEndpoint
  readonly traffic: Traffic
  readonly kept: KeptAnswers
  readonly forwarded: (forwarded: Forwarded) => void
  readonly refused: Refused
}

/** Log entry of a forwarded request; the bytes are counted on its connection. */
export type Forwarded = {
  /** The page's id of the request. */
  readonly id: string | null
  /** null: the connection ended without an answer. */
  readonly status: number | null
  readonly ms: number
  readonly bytesIn: number
  readonly bytesOut: number
}

/** Handles one `POST /v1/api/tracking` until the last byte of its answer. */
export async function serveUpload(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: UploadContext,
): Promise<void> {
  const { socket, headers } = incoming
  const start = performance.now()
  let hasLeft = false
  const endpoint: TrackingEndpoint = (request) => {
    hasLeft = true
    return context.endpoint(request)
  }
  const reply = await answerUpload(incoming, { ...context, endpoint, hasLeft: () => hasLeft })
  if (context.traffic.isEnding()) outgoing.setHeader(ENDING_HEADER, 'true')
  await writeReply(outgoing, reply)
  context.traffic.noteAnswer()
  if (!hasLeft) {
    if (reply.kind === 'answer' && reply.status >= 400)
      context.refused(reply.status, reply.why ?? 'A request of the same name had this answer.')
    return
  }
  context.forwarded({
    id: headers[REQUEST_ID_HEADER]?.toString() ?? null,
    status: reply.kind === 'answer' ? reply.status : null,
    ms: Math.round(performance.now() - start),
    bytesIn: socket.bytesRead,
    bytesOut: socket.bytesWritten,
  })
}

/** Refuses a request that can't be an upload, and passes others to the endpoint. */
async function answerUpload(
  incoming: IncomingMessage,
  context: UploadContext & { readonly hasLeft: () => boolean },
): Promise<TrackingReply> {
  const refusal = refuseHeaders(incoming)
  if (refusal) return refusal
  const { authorization = '', [REQUEST_ID_HEADER]: id } = incoming.headers
  if (id === undefined) return take(incoming, context)
  const request = context.kept.open(String(id), authorization)
  if (!request.isFirst) {
    await finished(incoming.resume()).catch(() => undefined)
    return request.answer()
  }
  const reply = await take(incoming, context).catch((error: unknown) => {
    request.settle({ kind: 'drop' }, context.hasLeft())
    throw error
  })
  // An incomplete body was not forwarded and never will be.
  const known = reply.kind === 'cut' ? notNow('The request did not come whole.') : reply
  request.settle(known, context.hasLeft())
  return reply.kind === 'answer' ? withState(reply, 'final') : reply
}

/** Returns the kept answer of an earlier request to its page. */
export function answerQuestion(
  { headers }: IncomingMessage,
  { kept, traffic, refused }: Pick<UploadContext, 'kept' | 'traffic' | 'refused'>,
): ServiceAnswer {
  const refuse = (answer: OwnAnswer) => {
    refused(answer.status, answer.why)
    return answer
  }
  const { authorization, [REQUEST_ID_HEADER]: id } = headers
  if (authorization === undefined) return refuse(ownAnswer(401, 'An access token is needed.'))
  const answer = kept.ask(String(id), authorization)
  const isUnknown = answer.headers[ANSWER_HEADER] === ('unknown' satisfies AnswerState)
  if (isUnknown && traffic.isEnding()) return refuse(notNow('The server is about to end.'))
  traffic.noteAnswer()
  return answer
}

async function take(
  incoming: IncomingMessage,
  { endpoint, traffic }: UploadContext,
): Promise<TrackingReply> {
  const hold = traffic.hold()
  try {
    return await takeBody(incoming, hold, (body) => {
      if (traffic.isEnding()) return notNow('The server is about to end. Nothing was sent.')
      const { authorization, accept, 'content-type': contentType } = incoming.headers
      return endpoint({ authorization, accept, contentType, body })
    })
  } finally {
    hold.release()
  }
}

/** Checks the headers before the body is read, so a refused client takes no memory. */
function refuseHeaders({ headers }: IncomingMessage): ServiceAnswer | null {
  if (headers.authorization === undefined) return ownAnswer(401, 'An access token is needed.')
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    return ownAnswer(415, 'Uploads are taken as application/json only.')
  }
  const id = headers[REQUEST_ID_HEADER]
  if (id !== undefined && !REQUEST_ID.test(String(id))) {
    return ownAnswer(400, 'The name of a request is 1 to 100 letters, digits, dots and dashes.')
  }
  return null
}

async function takeBody(
  incoming: IncomingMessage,
  hold: Hold,
  pass: (body: Buffer) => TrackingReply | Promise<TrackingReply>,
): Promise<TrackingReply> {
  const body = await readBody(incoming, MOST_BODY_BYTES, hold)
  switch (body.kind) {
    case 'cut':
      return { kind: 'cut' }
    case 'too-large':
      return ownAnswer(413, 'The request is larger than 4 MB.')
    case 'too-busy':
      return notNow('The server has too much to do just now. Nothing was sent.')
    case 'whole':
      return isPlainJson(body.bytes) ? pass(body.bytes) : ownAnswer(400, 'The request is no JSON.')
  }
}

/** Refusal before anything was forwarded: the page waits and resends. */
function notNow(error: string): OwnAnswer {
  return ownAnswer(503, error, { 'Retry-After': '2', ...NOT_CONNECTED })
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

/** Writes a reply to the page without copying its body; caches must not keep it. */
export async function writeReply(outgoing: ServerResponse, reply: TrackingReply): Promise<void> {
  if (reply.kind !== 'answer') return void outgoing.destroy()
  const { status, headers, body } = reply
  const own = { ...headers, 'Cache-Control': 'no-store' }
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    const bytes = BODILESS.has(status) ? '' : body
    const length = BODILESS.has(status) ? {} : { 'Content-Length': Buffer.byteLength(bytes) }
    return void outgoing.writeHead(status, { ...own, ...length }).end(bytes)
  }
  outgoing.writeHead(status, own)
  // A broken body breaks the connection too, so half an answer never looks complete.
  await pipeline(body, outgoing).catch(() => undefined)
}
