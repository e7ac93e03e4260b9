/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import type { RecordsMessage, RecordsReply } from './messages.ts'
import type { AnswerOf, QuestionOf, RecordName } from './table.ts'

export type AskOptions = {
  /** Aborted when the answer is not wanted any more: the work ends, and the promise is rejected. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** The page's door to the records: what is asked is answered in the worker, over the store. */
export type RecordsClient = {
  readonly ask: <Name extends RecordName>(
    name: Name,
    question: QuestionOf<Name>,
    options?: AskOptions,
  ) => Promise<AnswerOf<Name>>
}

/** The page's end: a client, where replies go, and where it goes when the other side is gone. */
export type RecordsEnd = {
  readonly client: RecordsClient
  readonly handle: (reply: RecordsReply) => void
  readonly fail: (error: Error) => void
}

type Waiting = {
  readonly resolve: (value: never) => void
  readonly reject: (reason: unknown) => void
  readonly onProgress: AskOptions['onProgress']
}

/** Makes a client of any way to talk to a desk. */
export function createRecordsEnd(post: (message: RecordsMessage) => void): RecordsEnd {
  const waiting = new Map<number, Waiting>()
  let count = 0

  const ask: RecordsClient['ask'] = async <Name extends RecordName>(
    name: Name,
    question: QuestionOf<Name>,
    { signal, onProgress }: AskOptions = {},
  ) => {
    signal?.throwIfAborted()
    count += 1
    const id = count
    const cancel = () => {
      waiting.get(id)?.reject(signal?.reason)
      post({ type: 'records-cancel', id })
    }
    signal?.addEventListener('abort', cancel)
    try {
      return await new Promise<AnswerOf<Name>>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress })
        post({ type: 'records', id, name, question })
      })
    } finally {
      waiting.delete(id)
      signal?.removeEventListener('abort', cancel)
    }
  }
  const handle = (reply: RecordsReply) => {
    // The draft's messages come the same way; its numbers are not ours.
    switch (reply.type) {
      case 'records-progress':
        return waiting.get(reply.id)?.onProgress?.(reply.done, reply.total)
      case 'records-answer':
        return waiting.get(reply.id)?.resolve(reply.value as never)
      case 'records-refusal':
        return waiting.get(reply.id)?.reject(new Error(reply.reason))
    }
  }
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
  }
  return { client: { ask }, handle, fail }
}

/** Asks the worker that has the draft too: its parsers and its store are there already. */
export function createRecordsClient(worker: Worker): RecordsClient {
  const { client, handle, fail } = createRecordsEnd((message) => worker.postMessage(message))
  worker.addEventListener('message', ({ data }: MessageEvent<RecordsReply>) => handle(data))
  // Nobody would answer any more, when it could not be loaded.
  worker.addEventListener('error', ({ message }) => fail(new Error(message)))
  return client
}
