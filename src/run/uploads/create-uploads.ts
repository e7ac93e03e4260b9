import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import { topicOf } from '#run/outside/ownership.ts'
import { createSendingTurn, type SendingTurn } from '#run/outside/sending-turn.ts'
import type { Upload } from '#run/upload.ts'
import { createListeners } from '#base/listeners.ts'
import type { OpenDeps, openUpload } from './open-upload.ts'

/** The uploads of this browser. Sending continues here while the user moves between pages. */
export type Uploads = {
  /** Opens an upload; returns the same object each time, also while it is loading. null: it doesn't exist. */
  readonly open: (id: string) => Promise<Upload | null>
  /** Opens an upload and starts sending it. */
  readonly start: (id: string) => Promise<Upload | null>
  /** The upload that is being sent, if any. */
  readonly active: () => Upload | null
  /** Lists the uploads, the newest first. */
  readonly list: () => Promise<readonly UploadHeader[]>
  /** Gives an upload a name; null for the name of its sources. */
  readonly rename: (id: string, name: string | null) => Promise<void>
  /** To be called after an upload was added without `start`. */
  readonly noteNew: () => void
  /** Deletes uploads, except one that is being sent and not in a watching tab; returns the number of deleted ones. */
  readonly remove: (ids: readonly string[]) => Promise<number>
  /** Closes all uploads and runs `deleteAll`; returns false while one is being sent or in a watching tab. */
  readonly clear: (deleteAll: () => Promise<void>) => Promise<boolean>
  /** Subscribes to changes of `active`, `list`, or an upload in another tab. */
  readonly subscribe: (listener: () => void) => () => void
  readonly close: () => void
}

export type UploadsDeps = OpenDeps & {
  /** Loads the code that opens and runs uploads; called again after a failure. */
  readonly loadOpener: () => Promise<typeof openUpload>
}

/** The topic for other tabs when an upload was added or deleted. */
const LIST_TOPIC = 'uploads'

export function createUploads(deps: UploadsDeps): Uploads {
  const { store, ownership } = deps
  const turn = createSendingTurn()
  const { subscribe, tell } = createListeners()
  const isOwner = () => ownership.getSnapshot() === 'owner'
  const opened = createOpened(isOwner, async (id) =>
    (await deps.loadOpener())(deps, turn, id, tell),
  )
  const stopListening = [turn.subscribe(tell), followOtherTabs(deps, opened, turn, tell)]

  function tellAll(): void {
    ownership.announce(LIST_TOPIC)
    tell()
  }

  return {
    open: opened.open,
    start: async (id) => {
      const upload = await opened.open(id)
      tellAll()
      upload?.resume()
      return upload
    },
    active: () => opened.all().find(({ id }) => id === turn.holder()) ?? null,
    list: store.listHeaders,
    rename: async (id, name) => {
      await store.renameUpload(id, name)
      const upload = await opened.find(id)
      upload?.rename(name)
      tellAll()
    },
    noteNew: tellAll,
    remove: async (ids) => {
      let count = 0
      // Checked for each upload, since one may start sending while another is being deleted.
      for (const id of ids) {
        if (!isOwner() || turn.holder() === id) continue
        const upload = await opened.find(id)
        if (upload) opened.close(upload)
        await store.deleteUpload(id)
        count += 1
      }
      if (count > 0) tellAll()
      return count
    },
    clear: async (deleteAll) => {
      if (!isOwner() || turn.holder() !== null) return false
      opened.closeAll()
      await deleteAll()
      tellAll()
      return true
    },
    subscribe,
    close: () => {
      for (const stop of stopListening) stop()
      opened.closeAll()
    },
  }
}

type Opened = ReturnType<typeof createOpened>

/** Number of idle uploads that stay open, to be shown at once when the user comes back. */
const KEEP_OPEN = 3

/** The cache of open uploads. */
function createOpened(isOwner: () => boolean, read: (id: string) => Promise<Upload | null>) {
  const opening = new Map<string, Promise<Upload | null>>()
  const opened = new Map<string, Upload>()

  function close(upload: Upload): void {
    upload.close()
    opened.delete(upload.id)
    opening.delete(upload.id)
  }

  function closeSome(): void {
    const atRest = [...opened.values()].filter((upload) => upload.isAtRest())
    for (const upload of atRest.slice(0, Math.max(0, atRest.length - KEEP_OPEN))) close(upload)
  }

  async function load(id: string): Promise<Upload | null> {
    const wasOwner = isOwner()
    const upload = await read(id)
    if (upload === null) return null
    // Set before `follow`, so that it is notified when this tab becomes the owner meanwhile.
    opened.set(id, upload)
    await upload.follow(wasOwner)
    return upload
  }

  function open(id: string): Promise<Upload | null> {
    const before = opening.get(id)
    if (before) return before
    closeSome()
    const upload = load(id)
    opening.set(id, upload)
    // A missing or unreadable upload is loaded again the next time.
    const forget = () => void opening.delete(id)
    upload.then((found) => found ?? forget(), forget)
    return upload
  }

  return {
    open,
    /** Returns an upload that is open or being opened. */
    find: (id: string) => opening.get(id),
    all: () => [...opened.values()],
    close,
    closeAll: () => opened.forEach(close),
  }
}

/** Follows other tabs: reads their events, closes deleted uploads, and takes over when this tab becomes the owner. */
function followOtherTabs(
  { store, ownership }: UploadsDeps,
  opened: Opened,
  turn: SendingTurn,
  tell: () => void,
): () => void {
  /** Closes uploads that were deleted, also if they were opened again from their file. */
  async function follow(uploads: readonly Upload[]): Promise<void> {
    for (const upload of uploads) {
      if (await upload.follow()) continue
      opened.close(upload)
      tell()
    }
  }

  async function followList(): Promise<void> {
    try {
      for (const upload of opened.all()) {
        const header = await store.readHeader(upload.id)
        if (header === undefined) opened.close(upload)
        else if (header.name !== upload.getSnapshot().header.name) upload.rename(header.name)
      }
      await follow(opened.all())
    } finally {
      tell()
    }
  }

  /** Closes uploads that this tab still owned, so that they are loaded again. */
  function drop(): void {
    const lost = opened.all().filter((upload) => upload.isOwned())
    for (const upload of lost) opened.close(upload)
    if (lost.length > 0) tell()
  }

  const stopListening = [
    ownership.onGiving(() => leaveAll(opened.all(), turn.holder())),
    ownership.onGiven((underWay) => void goOnWith(opened, underWay)),
    ownership.subscribe(() => {
      if (ownership.getSnapshot() === 'watcher') drop()
      void follow(opened.all())
    }),
    ownership.onAnnounced((topic) => {
      if (topic === LIST_TOPIC) void followList()
      if (topic.startsWith(topicOf(''))) tell()
      void follow(opened.all().filter(({ id }) => topic === topicOf(id)))
    }),
  ]
  return () => {
    for (const stop of stopListening) stop()
  }
}

/** Finishes and stores everything begun, before another tab continues; `first` has the turn to send. */
async function leaveAll(uploads: readonly Upload[], first: string | null): Promise<UnderWay> {
  const left = await Promise.all(uploads.map((upload) => upload.leave()))
  const underWay = left.flatMap((one) => one ?? [])
  return underWay.sort((one, other) => Number(other.id === first) - Number(one.id === first))
}

/** Continues as the other tab did. No page was closed while sending, so no consent is needed. */
async function goOnWith(opened: Opened, underWay: UnderWay): Promise<void> {
  for (const { id, isPaused, wait } of underWay) {
    const upload = await opened.open(id)
    await upload?.follow()
    if (!isPaused) upload?.goOn(wait)
    else if (isInterrupted(upload)) upload?.pause()
  }
}

function isInterrupted(upload: Upload | null): boolean {
  const status = upload?.getSnapshot().status
  return status?.kind === 'paused' && status.why.kind === 'interrupted'
}
