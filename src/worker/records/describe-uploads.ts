import { type JournalShape, shapeOfJournal } from '#domain/report/support-file.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { listHeaders } from '#journal/memory.ts'
import { NOTHING_READ, readOn } from '#journal/read-journal.ts'
import { ifReadable } from '#storage/faults.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { RecordsContext } from './context.ts'

/** Only the newest uploads, which mostly contain the problem. */
const MOST_UPLOADS = 20

/** Describes the newest uploads in numbers, for the support file; skips unreadable ones. */
export async function describeUploads(context: RecordsContext): Promise<readonly JournalShape[]> {
  const { store, signal, now } = context
  const headers = await listHeaders(store)
  const shapes: JournalShape[] = []
  for (const header of headers.slice(0, MOST_UPLOADS)) {
    const read = async () => {
      const events: StoredEvent[] = []
      const journal = readOn(store, header.id, NOTHING_READ, signal)
      for await (const some of journal.events) events.push(...some.map(withoutText))
      const { state } = await foldUpload(context, header)
      return shapeOfJournal(header, events, state.counts, now())
    }
    const shape = await ifReadable(read())
    if (shape) shapes.push(shape)
  }
  return shapes
}

/** Drops the body of an answer, which may have megabytes. */
function withoutText(event: StoredEvent): StoredEvent {
  return event.type === 'answered' ? { ...event, body: '' } : event
}
