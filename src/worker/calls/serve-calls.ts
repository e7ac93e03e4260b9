import type { CallMessage, Failure, ReplyMessage, Table } from './calls.ts'

/** Context of each call. */
export type CallContext = {
  readonly id: number
  /** Aborted when the call is cancelled; check it between reads. */
  readonly signal: AbortSignal
  /** Sends a message to the page before the reply. */
  readonly push: (value: unknown) => void
}

/** Carries out the commands of one table. */
export type CallHandler = (name: string, args: readonly unknown[], call: CallContext) => unknown

/** The worker's side: answers calls, several at a time, and sends nothing for cancelled ones. */
export function serveCalls(
  handlers: Readonly<Record<string, CallHandler>>,
  post: (message: ReplyMessage) => void,
): (message: CallMessage) => void {
  const open = new Map<number, AbortController>()

  const answer = async ({ id, to, name, args }: CallMessage & { type: 'call' }) => {
    const cancelling = new AbortController()
    open.set(id, cancelling)
    const { signal } = cancelling
    const tell = (message: ReplyMessage) => {
      if (!signal.aborted) post(message)
    }
    const push = (value: unknown) => tell({ type: 'push', id, value })
    try {
      const handler = handlers[to]
      if (handler === undefined) throw new Error(`There is no handler ${to}`)
      const value = await handler(name, args, { id, signal, push })
      tell({ type: 'reply', id, value })
    } catch (error) {
      tell({ type: 'refusal', id, ...toFailure(error) })
    }
    open.delete(id)
  }
  return (message) => {
    if (message.type === 'call') void answer(message)
    else open.get(message.id)?.abort()
  }
}

/** Runs a command of a table. */
export function runCommand(
  table: Table,
  name: string,
  context: unknown,
  args: readonly unknown[],
): unknown {
  const command = table[name] as ((context: unknown, ...args: unknown[]) => unknown) | undefined
  if (command === undefined) throw new Error(`There is no command ${name}`)
  return command(context, ...args)
}

/** Serializes an error for the page. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { reason: String(error) }
  return { reason: `${error.name}: ${error.message}`, stack: error.stack }
}
