import type { UploadHeader } from '#domain/kept/upload.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import { topicOf } from '#run/outside/ownership.ts'
import { createSendingTurn, type SendingTurn } from '#run/outside/sending-turn.ts'
import type { Upload } from '#run/upload.ts'
import { createListeners } from '#worker-calls/listeners.ts'
import type { OpenDeps, openUpload } from './open-upload.ts'

/** The uploads of this browser. One goes on here while the person walks from page to page. */
export type Uploads = {
  /** Opens an upload to look at; the same each time, also while it is being read. null: there is none of this id. */
  readonly open: (id: string) => Promise<Upload | null>
  /** Opens an upload and lets it go: after the press of the button. */
  readonly start: (id: string) => Promise<Upload | null>
  /** The upload that is being sent. */
  readonly active: () => Upload | null
  /** The newest first. */
  readonly list: () => Promise<readonly UploadHeader[]>
  /** Calls an upload by a name; null: by its sources again. */
  readonly rename: (id: string, name: string | null) => Promise<void>
  /** An upload came from elsewhere than the sheet. */
  readonly noteNew: () => void
  /** Deletes uploads for good, but not the one that is being sent, and none in a tab that only watches; how many went. */
  readonly remove: (ids: readonly string[]) => Promise<number>
  /** Lets go of every upload while something deletes all of them; false when one is being sent, or in a tab that watches. */
  readonly clear: (deleteAll: () => Promise<void>) => Promise<boolean>
  /** Told when `active` or `list` may have changed, or an upload in another tab. */
  readonly subscribe: (listener: () => void) => () => void
  readonly close: () => void
}

export type UploadsDeps = OpenDeps & {
  /** What opens and runs uploads is fetched with the first that is opened; asked again when it did not come. */
  readonly loadOpener: () => Promise<typeof openUpload>
}

/** What is said to other tabs when an upload came or went. */
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
      // Asked for each upload, since one may begin to send while another is being deleted.
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

/** Idle uploads that stay open, to be shown at once when the person comes back. */
const KEEP_OPEN = 3

/** The uploads that are on the screen, or were a moment ago. */
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
    // Before it is followed, so that it hears when this tab becomes the owner meanwhile.
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
    // What is not there, or could not be read, is looked for again the next time.
    const forget = () => void opening.delete(id)
    upload.then((found) => found ?? forget(), forget)
    return upload
  }

  return {
    open,
    /** One that is open or being opened; nothing for any other. */
    find: (id: string) => opening.get(id),
    all: () => [...opened.values()],
    close,
    closeAll: () => opened.forEach(close),
  }
}

/** Reads what other tabs write, lets go of what they delete, and takes uploads over when this tab becomes the owner. */
function followOtherTabs(
  { store, ownership }: UploadsDeps,
  opened: Opened,
  turn: SendingTurn,
  tell: () => void,
): () => void {
  /** Of an upload that was deleted, and perhaps opened again from its file, nothing stays. */
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

  /** What this tab still believed to be its own is read anew. */
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

/** Finishes and stores what was begun, before another tab goes on with it; `first` has the turn to send. */
async function leaveAll(uploads: readonly Upload[], first: string | null): Promise<UnderWay> {
  const left = await Promise.all(uploads.map((upload) => upload.leave()))
  const underWay = left.flatMap((one) => one ?? [])
  return underWay.sort((one, other) => Number(other.id === first) - Number(one.id === first))
}

/** Goes on as the tab before did: nobody closed a page in the middle, so nothing waits for a yes. */
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
