import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { createOpenUploads, topicOf } from './create-open-uploads.ts'
import { createListeners } from '#run/outside/listeners.ts'
import { readEntryStory } from './read-entry-story.ts'
import { createSendingTurn } from '#run/outside/sending-turn.ts'
import type { UploadRun } from '#run/upload-run.ts'
import type { UploadsDeps } from './uploads-deps.ts'

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

/** What is said to other tabs when an upload came or went. */
const LIST_TOPIC = 'uploads'

export function createUploads(deps: UploadsDeps): Uploads {
  const { store, ownership } = deps
  const turn = createSendingTurn()
  const listeners = createListeners()
  const openUploads = createOpenUploads(deps, turn)
  const isOwner = () => ownership.getSnapshot() === 'owner'

  function followAll(): void {
    for (const upload of openUploads.all()) void openUploads.follow(upload)
  }

  /** What another tab deleted is let go, and what it called otherwise is called so here. */
  async function followList(): Promise<void> {
    try {
      for (const upload of openUploads.all()) {
        const { rename, run } = upload.owned
        const header = await store.readHeader(upload.id)
        if (header === undefined) openUploads.forget(upload)
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
      for (const upload of openUploads.all()) {
        if (topic === topicOf(upload.id)) void openUploads.follow(upload)
      }
    }),
  ]

  async function start(id: string): Promise<UploadRun | null> {
    const upload = await openUploads.open(id)
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    upload?.owned.run.resume()
    return upload?.owned.run ?? null
  }

  async function story(id: string, position: Position): Promise<readonly StoryStep[]> {
    const upload = await openUploads.open(id)
    if (upload === null) return []
    return readEntryStory(store, id, upload.owned.run.getSnapshot().uploaded.entries, position)
  }

  async function rename(id: string, name: string | null): Promise<void> {
    await store.renameUpload(id, name)
    const upload = await openUploads.find(id)
    upload?.owned.rename(name)
    ownership.announce(LIST_TOPIC)
    listeners.tell()
  }

  async function remove(ids: readonly string[]): Promise<number> {
    if (!isOwner()) return 0
    let count = 0
    for (const id of ids) {
      if (turn.holder() === id) continue
      const upload = await openUploads.find(id)
      if (upload) openUploads.forget(upload)
      await store.deleteUpload(id)
      count += 1
    }
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    return count
  }

  async function clear(deleteAll: () => Promise<void>): Promise<boolean> {
    if (!isOwner() || turn.holder() !== null) return false
    openUploads.forgetAll()
    await deleteAll()
    ownership.announce(LIST_TOPIC)
    listeners.tell()
    return true
  }

  return {
    open: async (id) => (await openUploads.open(id))?.owned.run ?? null,
    start,
    story,
    active: () => openUploads.findLoaded(turn.holder() ?? '')?.owned.run ?? null,
    list: () => store.listHeaders(),
    rename,
    remove,
    clear,
    subscribe: listeners.subscribe,
    close: () => {
      for (const stop of stopListening) stop()
      openUploads.close()
    },
  }
}
