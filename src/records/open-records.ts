import { once } from '#worker-calls/once.ts'
import type { RecordsDeskOptions } from './desk.ts'
import type { RecordsMessage } from './messages.ts'

/** A desk that is loaded with the first question, so that the draft's worker starts without it. */
export function openRecords(options: RecordsDeskOptions): (message: RecordsMessage) => void {
  const desk = once(async () => {
    const { createRecordsDesk } = await import('./desk.ts')
    return createRecordsDesk(options)
  })
  return (message) => {
    desk().then(
      (receive) => receive(message),
      (error: unknown) => {
        const { id } = message
        options.post({ type: 'records-refusal', id, reason: String(error) })
      },
    )
  }
}
