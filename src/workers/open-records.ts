import { once } from './once.ts'
import type { RecordsDeskOptions } from './records-desk.ts'
import type { RecordsMessage } from './records-messages.ts'

/** A desk that is loaded with the first question, so that the draft's worker starts without it. */
export function openRecords(options: RecordsDeskOptions): (message: RecordsMessage) => void {
  const desk = once(async () => {
    const { createRecordsDesk } = await import('./records-desk.ts')
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
