import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Installation } from '#service/installation.ts'
import { sendRequest } from '#service/send-request.ts'
import { rememberCouriers } from '#storage/courier-store.ts'
import type { Database } from '#storage/database.ts'
import { openJournal } from '#storage/upload-journal.ts'
import { deleteUpload, listHeaders, readHeader, renameUpload } from '#storage/upload-store.ts'
import type { Clock } from './clock.ts'
import { createCourierMemory } from './courier-memory.ts'
import { createCheckpointKeeper } from './keep-checkpoints.ts'
import { createUploadRun, type OwnedRun } from './create-upload-run.ts'
import { createListeners } from './listeners.ts'
import { eachNewEvents, loadUpload } from './load-upload.ts'
import type { Online } from './online.ts'
import type { Ownership } from './ownership.ts'
import { readEntryStory } from './read-entry-story.ts'
import type { Journal } from './run-deps.ts'
import { createSendingTurn } from './sending-turn.ts'
import { createSerial, type Serial } from '#workers/serial.ts'
import type { TokenHolder } from './token-holder.ts'
import type { UploadRun } from './upload-run.ts'

export type UploadsDeps = {
  readonly database: Database
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  /** Names the code that runs: a checkpoint of other code is not trusted. null: none is kept. */
  readonly release: string | null
  /** So many events after the last checkpoint are worth another one. */
  readonly checkpointWorth?: number
  readonly fetch?: typeof globalThis.fetch
}

/** The uploads of this browser. A run goes on here while the person walks from page to page. */
export type Uploads = {
  /** Opens an upload to look at; the same run each time. null: there is none of this id. */
  readonly open: (id: string) => Promise<UploadRun | null>
  /** Opens an upload and lets it go: after the press of the button. */
  readonly start: (id: string) => Promise<UploadRun | null>
  /** What happened to one entry, step by step; nothing when there is no such upload. */
  readonly story: (id: string, position: Position) => Promise<readonly StoryStep[]>
  /** The upload that is being sent. */
  readonly active: () => UploadRun | null
  /** The newest first. */
  readonly list: () => Promise<readonly UploadHeader[]>
  /** Calls an upload by a name; null: by its sources again. */
  readonly rename: (id: string, name: string | null) => Promise<void>
  /** Deletes uploads for good, but not the one that is being sent, and none in a tab that only watches; how many went. */
  readonly remove: (ids: readonly string[]) => Promise<number>
  /** Lets go of every upload while something deletes all of them; false when one is being sent, or in a tab that watches. */
  readonly clear: (deleteAll: () => Promise<void>) => Promise<boolean>
  /** Told when `active` or `list` may have changed, or an upload in another tab. */
  readonly subscribe: (listener: () => void) => () => void
  readonly close: () => void
}

type OpenUpload = {
  readonly id: string
  readonly owned: OwnedRun
  readonly serial: Serial
  /** The last event in the checkpoint from which it was read. */
  readonly checkpoint: number
  isMine: boolean
}

/** Uploads at rest that stay open, to be there at once when somebody comes back. */
const KEEP_OPEN = 3
/** What is said to other tabs when an upload came or went. */
const LIST_TOPIC = 'uploads'
const topicOf = (id: string): string => `upload ${id}`

export function createUploads(deps: UploadsDeps): Uploads {
  const { database, ownership, clock, release } = deps
  const couriers = createCourierMemory({
    clock,
    remember: (candidates, at) => rememberCouriers(database, candidates, at),
  })
  const checkpoints = createCheckpointKeeper(deps)
  const turn = createSendingTurn()
  const listeners = createListeners()
  const opened = new Map<string, Promise<OpenUpload | null>>()
  const running = new Map<string, OpenUpload>()

  function journalOf(upload: OpenUpload): Journal {
    const journal = openJournal(database, upload.id, upload.owned.known().lastEvent)
    const append: Journal['append'] = async (events) => {
      await journal.append(events)
      ownership.announce(topicOf(upload.id))
      couriers.noteSoon(upload.owned.run)
      checkpoints.keepSoon(upload.id, upload.owned, upload.checkpoint)
    }
    return { append }
  }

  async function load(id: string): Promise<OpenUpload | null> {
    const wasOwner = isOwner()
    const loaded = await loadUpload(database, id, release)
    if (loaded === null) return null
    const { header, uploaded, state, lastEvent, checkpoint } = loaded
    const { installation, tokens, random, online } = deps
    const owned = createUploadRun({
      header,
      uploaded,
      state,
      lastEvent,
      settings: installation,
      tokens,
      clock,
      random,
      online,
      turn,
      send: (body, token) =>
        sendRequest({
          installation,
          token,
          body,
          ...(deps.fetch ? { fetch: deps.fetch } : {}),
        }),
    })
    const upload = { id, owned, serial: createSerial(), checkpoint, isMine: false }
    running.set(id, upload)
    await follow(upload, wasOwner)
    return upload
  }

  const isOwner = () => ownership.getSnapshot() === 'owner'

  /**
   * Reads what other tabs wrote; takes the upload over when this tab has become the owner. `isRead`: it was read to its
   * end while this tab was the owner already, and nobody else has written since.
   */
  function follow(upload: OpenUpload, isRead = false): Promise<void> {
    return upload.serial(async () => {
      if (upload.isMine) return
      // Asked before it reads: who becomes the owner meanwhile is told, and reads what the one before wrote last.
      const isMine = isOwner()
      const { lastEvent } = upload.owned.known()
      if (!isRead) await eachNewEvents(database, upload.id, lastEvent, upload.owned.absorb)
      if (!isMine) return
      upload.isMine = true
      await upload.owned.takeOver(journalOf(upload))
      checkpoints.keepSoon(upload.id, upload.owned, upload.checkpoint)
    })
  }

  function openUpload(id: string): Promise<OpenUpload | null> {
    const there = opened.get(id)
    if (there) return there
    closeSome()
    const upload = load(id)
    opened.set(id, upload)
    // What is not there, or could not be read, is looked for again the next time.
    const forget = () => void opened.delete(id)
    upload.then((found) => found ?? forget(), forget)
    return upload
  }

  function closeSome(): void {
    const atRest = [...running.values()].filter(({ owned }) => owned.isAtRest())
    for (const upload of atRest.slice(0, Math.max(0, atRest.length - KEEP_OPEN))) forget(upload)
  }

  function forget({ id, owned }: OpenUpload): void {
    owned.close()
    running.delete(id)
    opened.delete(id)
  }

  function followAll(): void {
    for (const upload of running.values()) void follow(upload)
  }

  /** What another tab deleted is let go, and what it called otherwise is called so here. */
  async function followList(): Promise<void> {
    try {
      for (const upload of running.values()) {
        const { rename, run } = upload.owned
        const header = await readHeader(database, upload.id)
        if (header === undefined) forget(upload)
        else if (header.name !== run.getSnapshot().header.name) rename(header.name)
      }
    } finally {
      listeners.tell()
    }
  }

  const stopListening = [
    turn.subscribe(listeners.tell),
    ownership.subscribe(followAll),
    ownership.onAnnounced((topic) => {
      if (topic === LIST_TOPIC) void followList()
      if (topic.startsWith(topicOf(''))) listeners.tell()
      for (const upload of running.values()) {
        if (topic === topicOf(upload.id)) void follow(upload)
      }
    }),
  ]

  async function start(id: string): Promise<UploadRun | null> {
    const upload = await openUpload(id)
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    upload?.owned.run.resume()
    return upload?.owned.run ?? null
  }

  async function story(id: string, position: Position): Promise<readonly StoryStep[]> {
    const upload = await openUpload(id)
    if (upload === null) return []
    return readEntryStory(database, id, upload.owned.run.getSnapshot().uploaded.entries, position)
  }

  async function rename(id: string, name: string | null): Promise<void> {
    await renameUpload(database, id, name)
    const upload = await opened.get(id)
    upload?.owned.rename(name)
    ownership.announce(LIST_TOPIC)
    listeners.tell()
  }

  async function remove(ids: readonly string[]): Promise<number> {
    if (!isOwner()) return 0
    let count = 0
    for (const id of ids) {
      if (turn.holder() === id) continue
      const upload = await opened.get(id)
      if (upload) forget(upload)
      await deleteUpload(database, id)
      count += 1
    }
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    return count
  }

  async function clear(deleteAll: () => Promise<void>): Promise<boolean> {
    if (!isOwner() || turn.holder() !== null) return false
    for (const upload of running.values()) forget(upload)
    await deleteAll()
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    return true
  }

  return {
    open: async (id) => (await openUpload(id))?.owned.run ?? null,
    start,
    story,
    active: () => running.get(turn.holder() ?? '')?.owned.run ?? null,
    list: () => listHeaders(database),
    rename,
    remove,
    clear,
    subscribe: listeners.subscribe,
    close: () => {
      couriers.close()
      checkpoints.close()
      for (const stop of stopListening) stop()
      for (const upload of running.values()) forget(upload)
    },
  }
}
