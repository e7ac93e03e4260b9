/** From the page: a call of a command with its number; and that its answer is not wanted any more. */
export type CallMessage =
  | {
      readonly type: 'call'
      readonly id: number
      /** Whose table has the command. */
      readonly to: string
      readonly name: string
      readonly args: readonly unknown[]
    }
  | { readonly type: 'cancel'; readonly id: number }

/** From the worker: what came of the call with this number. A push comes before the answer, any number of times. */
export type ReplyMessage =
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | ({ readonly type: 'refusal'; readonly id: number } & Failure)
  | { readonly type: 'push'; readonly id: number; readonly value: unknown }

/** An error as it travels: for the code that asked and for reports, not for a screen. */
export type Failure = { readonly reason: string; readonly stack?: string | undefined }

export type CallOptions<Push = unknown> = {
  /** Aborted when the answer is not wanted any more: the work ends, and the promise is rejected. */
  readonly signal?: AbortSignal | undefined
  readonly onPush?: (value: Push) => void
  /** Called when the worker breaks, and the promise stays open: what was asked for may have been done. */
  readonly onBreak?: (error: Error) => void
  /** What of the arguments is handed over instead of copied, and is not on the page afterwards. */
  readonly transfer?: readonly Transferable[]
}

/** A table of commands: functions of a context and of what the page says. */
type Command = (context: never, ...args: never[]) => unknown
export type Table = Readonly<Record<string, Command>>
/** What the page says when it calls a command. */
export type ArgsOf<Called extends Command> =
  Parameters<Called> extends [unknown, ...infer Args] ? Args : []
/** What the page is answered. */
export type AnswerOf<Called extends Command> = Awaited<ReturnType<Called>>

export type StartedCall = { readonly id: number; readonly answer: Promise<unknown> }

/** The page's end of every conversation with a worker. */
export type Calls = {
  readonly call: (
    to: string,
    name: string,
    args: readonly unknown[],
    options?: CallOptions<never>,
  ) => StartedCall
  readonly handle: (message: ReplyMessage) => void
  /** The worker broke: everything that waits for it fails. */
  readonly fail: (error: Error) => void
}

type Waiting = CallOptions & {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Makes calls over any way to post messages. */
export function createCalls(
  post: (message: CallMessage, transfer: readonly Transferable[]) => void,
): Calls {
  const waiting = new Map<number, Waiting>()
  let count = 0

  const answerOf = async (message: CallMessage & { type: 'call' }, options: CallOptions) => {
    const { id } = message
    const { signal, transfer = [] } = options
    signal?.throwIfAborted()
    const cancel = () => {
      waiting.get(id)?.reject(signal?.reason)
      post({ type: 'cancel', id }, [])
    }
    signal?.addEventListener('abort', cancel)
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { ...options, resolve, reject })
        post(message, transfer)
      })
    } finally {
      waiting.delete(id)
      signal?.removeEventListener('abort', cancel)
    }
  }
  return {
    call: (to, name, args, options = {}) => {
      count += 1
      const message = { type: 'call', id: count, to, name, args } as const
      return { id: count, answer: answerOf(message, options as CallOptions) }
    },
    handle: (message) => {
      const call = waiting.get(message.id)
      if (message.type === 'push') call?.onPush?.(message.value)
      else if (message.type === 'reply') call?.resolve(message.value)
      else call?.reject(toError(message))
    },
    fail: (error) => {
      for (const { reject, onBreak = reject } of waiting.values()) onBreak(error)
    },
  }
}

/** Makes calls to a worker that was started. */
export function connectWorker(worker: Worker): Calls {
  const calls = createCalls((message, transfer) => worker.postMessage(message, [...transfer]))
  worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => calls.handle(data))
  worker.addEventListener('error', ({ message }) => calls.fail(new Error(message)))
  return calls
}

/** An error again, of what came from the other side. */
export function toError({ reason, stack }: Failure): Error {
  const error = new Error(reason)
  if (stack !== undefined) error.stack = stack
  return error
}
