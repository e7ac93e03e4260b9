/** Messages from the page: a numbered call of a command, or the cancellation of one. */
export type CallMessage =
  | {
      readonly type: 'call'
      readonly id: number
      /** The table that has the command. */
      readonly to: string
      readonly name: string
      readonly args: readonly unknown[]
    }
  | { readonly type: 'cancel'; readonly id: number }

/** Messages from the worker about a call. Any number of pushes may come before the reply. */
export type ReplyMessage =
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | ({ readonly type: 'refusal'; readonly id: number } & Failure)
  | { readonly type: 'push'; readonly id: number; readonly value: unknown }

/** A serialized error, for the calling code and reports, not for the screen. */
export type Failure = { readonly reason: string; readonly stack?: string | undefined }

export type CallOptions<Push = unknown> = {
  /** Aborts the call: the work ends, and the promise rejects. */
  readonly signal?: AbortSignal | undefined
  readonly onPush?: (value: Push) => void
  /** Called instead of rejecting when the worker breaks: the command may have been carried out. */
  readonly onBreak?: (error: Error) => void
  /** Arguments to transfer instead of copying; the page can't use them afterwards. */
  readonly transfer?: readonly Transferable[]
}

/** A table of commands: functions of a context and the page's arguments. */
type Command = (context: never, ...args: never[]) => unknown
export type Table = Readonly<Record<string, Command>>
/** The page's arguments of a command. */
export type ArgsOf<Called extends Command> =
  Parameters<Called> extends [unknown, ...infer Args] ? Args : []
/** The resolved result of a command. */
export type AnswerOf<Called extends Command> = Awaited<ReturnType<Called>>

/** The commands of a table as the page's methods. An editor leads from a call of one to its function in the worker. */
export type MethodsOf<Commands> = {
  readonly [Name in keyof Commands]: Commands[Name] extends Command
    ? (...args: ArgsOf<Commands[Name]>) => Promise<AnswerOf<Commands[Name]>>
    : never
}

/**
 * Adds a method for each command to an object. Only types know the commands, since the page must not load the worker's
 * code: a method with any other name sends its name and arguments.
 */
export function addMethods<Whole extends object>(
  own: Partial<NoInfer<Whole>>,
  send: (name: string, args: readonly unknown[]) => unknown,
): Whole {
  const get = (_: unknown, name: string | symbol) => {
    if (name in own) return Reflect.get(own, name) as unknown
    // `await` and test tools look at any object for these.
    if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined
    return (...args: readonly unknown[]) => send(name, args)
  }
  return new Proxy(own, { get }) as Whole
}

export type StartedCall = { readonly id: number; readonly answer: Promise<unknown> }

/** The page's side of all calls to a worker. */
export type Calls = {
  readonly call: (
    to: string,
    name: string,
    args: readonly unknown[],
    options?: CallOptions<never>,
  ) => StartedCall
  readonly handle: (message: ReplyMessage) => void
  /** The worker broke: all pending calls fail. */
  readonly fail: (error: Error) => void
}

type Waiting = CallOptions & {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Creates calls over any message channel. */
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

/** The commands of a table in a worker, as methods that share options. */
export const methodsOf = <Commands>(
  calls: Calls,
  to: string,
  options: CallOptions<never> = {},
): MethodsOf<Commands> =>
  addMethods<MethodsOf<Commands>>({}, (name, args) => calls.call(to, name, args, options).answer)

/** Connects calls to a started worker. */
export function connectWorker(worker: Worker): Calls {
  const calls = createCalls((message, transfer) => worker.postMessage(message, [...transfer]))
  worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => calls.handle(data))
  worker.addEventListener('error', ({ message }) => calls.fail(new Error(message)))
  return calls
}

/** Restores an error from the other side. */
export function toError({ reason, stack }: Failure): Error {
  const error = new Error(reason)
  if (stack !== undefined) error.stack = stack
  return error
}
