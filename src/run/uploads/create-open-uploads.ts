import { type Reply, sendRequest } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import { openJournal, type UploadJournal } from '#journal/open-journal.ts'
import { createSerial, type Serial } from '#journal/serial.ts'
import { createSeenCouriers } from '#run/outside/seen-couriers.ts'
import { createUploadRun, type OwnedRun } from '#run/create-upload-run.ts'
import { createCheckpointKeeper } from './keep-checkpoints.ts'
import { eachNewEvents, loadUpload } from './load-upload.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { UploadsDeps } from './uploads-deps.ts'

/** An upload that was read, with its run. */
export type OpenUpload = {
  readonly id: string
  readonly owned: OwnedRun
  readonly serial: Serial
  /** The last event in the checkpoint from which it was read. */
  readonly checkpoint: number
  isMine: boolean
}

/** The uploads that somebody looks at, or has looked at a moment ago. */
export type OpenUploads = {
  /** The same each time, also while it is being read; null: there is none of this id. */
  readonly open: (id: string) => Promise<OpenUpload | null>
  /** One that is open or being opened; nothing for any other. */
  readonly find: (id: string) => Promise<OpenUpload | null> | undefined
  readonly findLoaded: (id: string) => OpenUpload | undefined
  /** Those that are read. */
  readonly all: () => Iterable<OpenUpload>
  /** Reads what other tabs wrote; takes the upload over when this tab has become the owner. */
  readonly follow: (upload: OpenUpload) => Promise<void>
  readonly forget: (upload: OpenUpload) => void
  readonly forgetAll: () => void
  readonly close: () => void
}

/** Uploads at rest that stay open, to be there at once when somebody comes back. */
const KEEP_OPEN = 3

/** What is said to other tabs when something was written of an upload. */
export const topicOf = (id: string): string => `upload ${id}`

export function createOpenUploads(deps: UploadsDeps, turn: SendingTurn): OpenUploads {
  const { store, ownership, clock, release } = deps
  const couriers = createSeenCouriers({
    clock,
    remember: (candidates, at) => store.rememberCouriers(candidates, at),
  })
  const checkpoints = createCheckpointKeeper(deps)
  const opened = new Map<string, Promise<OpenUpload | null>>()
  const loaded = new Map<string, OpenUpload>()
  const isOwner = () => ownership.getSnapshot() === 'owner'

  function journalOf(upload: OpenUpload): UploadJournal {
    const journal = openJournal(store, upload.id, upload.owned.known().lastEvent)
    const append: UploadJournal['append'] = async (events) => {
      await journal.append(events)
      ownership.announce(topicOf(upload.id))
      couriers.noteSoon(upload.owned.run)
      checkpoints.keepSoon(upload.id, upload.owned, upload.checkpoint)
    }
    return { append }
  }

  async function load(id: string): Promise<OpenUpload | null> {
    const wasOwner = isOwner()
    const read = await loadUpload(store, id, release)
    if (read === null) return null
    const { checkpoint, ...known } = read
    const owned = createUploadRun({
      ...deps,
      ...known,
      turn,
      settings: deps.installation,
      send: (body, token) => send(deps, body, token),
    })
    const upload = { id, owned, serial: createSerial(), checkpoint, isMine: false }
    loaded.set(id, upload)
    await follow(upload, wasOwner)
    return upload
  }

  /** `isRead`: it was read to its end while this tab was the owner already, and nobody else has written since. */
  function follow(upload: OpenUpload, isRead = false): Promise<void> {
    return upload.serial(async () => {
      if (upload.isMine) return
      // Asked before it reads: who becomes the owner meanwhile is told, and reads what the one before wrote last.
      const isMine = isOwner()
      const { lastEvent } = upload.owned.known()
      if (!isRead) await eachNewEvents(store, upload.id, lastEvent, upload.owned.absorb)
      if (!isMine) return
      upload.isMine = true
      await upload.owned.takeOver(journalOf(upload))
      checkpoints.keepSoon(upload.id, upload.owned, upload.checkpoint)
    })
  }

  function open(id: string): Promise<OpenUpload | null> {
    const there = opened.get(id)
    if (there) return there
    closeSome()
    const upload = load(id)
    opened.set(id, upload)
    // What is not there, or could not be read, is looked for again the next time.
    const forgetIt = () => void opened.delete(id)
    upload.then((found) => found ?? forgetIt(), forgetIt)
    return upload
  }

  function closeSome(): void {
    const atRest = [...loaded.values()].filter(({ owned }) => owned.isAtRest())
    for (const upload of atRest.slice(0, Math.max(0, atRest.length - KEEP_OPEN))) forget(upload)
  }

  function forget({ id, owned }: OpenUpload): void {
    owned.close()
    loaded.delete(id)
    opened.delete(id)
  }

  function forgetAll(): void {
    for (const upload of loaded.values()) forget(upload)
  }

  return {
    open,
    find: (id) => opened.get(id),
    findLoaded: (id) => loaded.get(id),
    all: () => loaded.values(),
    follow: (upload) => follow(upload),
    forget,
    forgetAll,
    close: () => {
      couriers.close()
      checkpoints.close()
      forgetAll()
    },
  }
}

async function send(
  { installation, watchLeaving, fetch }: UploadsDeps,
  body: string,
  token: AccessToken,
): Promise<Reply> {
  const { isLeaving, end } = watchLeaving()
  const request = { installation, token, body, isLeaving, ...(fetch ? { fetch } : {}) }
  return sendRequest(request).finally(end)
}
