import type { Installation } from '#service/installation.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Leaving } from '#run/outside/watch-leaving.ts'
import type { Store } from '#storage/store.ts'
import { type Reply, sendRequest } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import { openJournal, type UploadJournal } from '#journal/open-journal.ts'
import { createSerial, type Serial } from '#journal/serial.ts'
import { createSeenCouriers } from '#run/outside/seen-couriers.ts'
import { createUploadRun, type OwnedRun } from '#run/create-upload-run.ts'
import { createCheckpointKeeper } from './keep-checkpoints.ts'
import { eachNewEvents, loadUpload } from './load-upload.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'

/** All that the uploads of a browser need of the world. */
export type UploadsDeps = {
  readonly store: Store
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  /** For as long as a request is on its way. */
  readonly watchLeaving: () => Leaving
  /** Names the code that runs: a checkpoint of other code is not trusted. null: none is kept. */
  readonly release: string | null
  /** So many events after the last checkpoint are worth another one. */
  readonly checkpointWorth?: number
  readonly fetch?: typeof globalThis.fetch
}

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
  const reader = createReader(deps, turn)
  const opened = new Map<string, Promise<OpenUpload | null>>()
  const loaded = new Map<string, OpenUpload>()

  async function load(id: string): Promise<OpenUpload | null> {
    const wasOwner = reader.isOwner()
    const upload = await reader.read(id)
    if (upload === null) return null
    loaded.set(id, upload)
    await reader.follow(upload, wasOwner)
    return upload
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
    follow: (upload) => reader.follow(upload, false),
    forget,
    forgetAll,
    close: () => {
      reader.close()
      forgetAll()
    },
  }
}

/** Reads uploads from what is kept, and takes them over when this tab is the owner. */
function createReader(deps: UploadsDeps, turn: SendingTurn) {
  const { store, ownership, clock, release } = deps
  const remember = store.rememberCouriers
  const couriers = createSeenCouriers({ clock, remember })
  const checkpoints = createCheckpointKeeper(deps)
  const isOwner = () => ownership.getSnapshot() === 'owner'

  async function read(id: string): Promise<OpenUpload | null> {
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
    return { id, owned, serial: createSerial(), checkpoint, isMine: false }
  }

  /** `isRead`: it was read to its end while this tab was the owner already, and only this tab has written since. */
  function follow(upload: OpenUpload, isRead: boolean): Promise<void> {
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

  return {
    isOwner,
    read,
    follow,
    close: () => {
      couriers.close()
      checkpoints.close()
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
