import type { Outcome } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { RecordsClient } from '#worker/records/client.ts'
import type { Store } from '#storage/store.ts'
import { nameOf } from './describe-sheet.ts'

/** More events or requests than any stored upload has. */
const MANY = 1000

/** The visible state of all uploads in a store, newest first. */
export async function describeUploads(store: Store, records: RecordsClient) {
  const listed = await records.listUploads()
  const uploads = []
  for (const { header, counts, isHandedOver } of listed) {
    const { id, ...about } = header
    const [digest] = await records.digestUploads({ ids: [id] })
    uploads.push({
      ...about,
      id,
      listed: { counts, isHandedOver },
      counts: digest?.counts,
      isHandedOver: digest?.isHandedOver,
      entries: await describeEntries(store, records, header),
      requests: await describeRequests(store, records, id),
    })
  }
  return uploads
}

async function describeEntries(store: Store, records: RecordsClient, header: UploadHeader) {
  const { id, entryCount } = header
  const sent = await store.readEntries(header, 0, MANY)
  const positions = Array.from({ length: entryCount }, (_, position) => position)
  const outcomes = await records.readOutcomes({ id, positions })
  return sent.map(({ entry: first, place }, position) => {
    const now = outcomes[position]
    return {
      place: `${nameOf(place.source)} ${place.row}`,
      first,
      now: now?.entry,
      outcome: now && describeOutcome(now.outcome),
    }
  })
}

/** An outcome whose candidates are reduced to their keys. */
function describeOutcome(outcome: Outcome): object {
  const before = 'before' in outcome && outcome.before ? describeOutcome(outcome.before) : undefined
  const list = 'candidates' in outcome ? outcome.candidates : null
  const candidates = list?.map(({ key }) => key)
  return { ...outcome, ...(candidates && { candidates }), ...(before && { before }) }
}

/** Every request with its reply. Long texts are shortened, since answers repeat whole lists of couriers. */
async function describeRequests(store: Store, records: RecordsClient, id: string) {
  const events = await store.readEvents(id, 0, MANY)
  const requests = []
  for (const event of events) {
    if (event.type !== 'requested') continue
    const { request } = event
    const read = await records.readRequest({ id, request })
    const reply = read?.reply
    const came = reply?.kind === 'answer' ? reply.body : reply?.came?.text
    requests.push({
      request,
      entryCount: read?.entryCount,
      body: shorten(read?.body),
      reply: reply && { kind: reply.kind, at: reply.at },
      came: shorten(came),
    })
  }
  return requests
}

const MOST_CHARACTERS = 80

/** The beginning of a text and its length. */
function shorten(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  if (text.length <= MOST_CHARACTERS) return text
  return `${text.slice(0, MOST_CHARACTERS)}… (${text.length} characters)`
}
