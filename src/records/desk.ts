import type { Store } from '#storage/store.ts'
import type { RecordsContext } from './context.ts'
import type { RecordsMessage, RecordsReply } from './messages.ts'
import { RECORDS } from './table.ts'

export type RecordsDeskOptions = {
  readonly store: () => Promise<Store>
  readonly post: (reply: RecordsReply) => void
  readonly now: () => number
}

type AnyRecord = (context: RecordsContext, question: unknown) => Promise<unknown>

/** Answers questions about the records, several at a time; says nothing more of one that was cancelled. */
export function createRecordsDesk(options: RecordsDeskOptions): (message: RecordsMessage) => void {
  const { store, post, now } = options
  const asked = new Map<number, AbortController>()

  const answer = async (message: RecordsMessage & { type: 'records' }) => {
    const { id, name, question } = message
    const cancelling = new AbortController()
    asked.set(id, cancelling)
    const { signal } = cancelling
    const tell = (reply: RecordsReply) => {
      if (!signal.aborted) post(reply)
    }
    const report: RecordsContext['report'] = (done, total) =>
      tell({ type: 'records-progress', id, done, total })
    try {
      const context = { store: await store(), signal, report, now }
      signal.throwIfAborted()
      const value = await (RECORDS[name] as AnyRecord)(context, question)
      tell({ type: 'records-answer', id, value })
    } catch (error) {
      tell({ type: 'records-refusal', id, reason: reasonOf(error) })
    }
    asked.delete(id)
  }
  return (message) => {
    if (message.type === 'records') void answer(message)
    else asked.get(message.id)?.abort()
  }
}

/** For the code that asked, not for a screen. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
