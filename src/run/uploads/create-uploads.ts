import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { createOpenUploads, type OpenUploads, type UploadsDeps } from './create-open-uploads.ts'
import { createListeners } from '#worker-calls/listeners.ts'
import { topicOf } from '#run/outside/ownership.ts'
import { createSendingTurn, type SendingTurn } from '#run/outside/sending-turn.ts'
import type { UploadRun } from '#run/upload-run.ts'

/** The uploads of this browser. A run continues here while the person walks from page to page. */
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

/** What is said to other tabs when an upload came or went. */
const LIST_TOPIC = 'uploads'

export function createUploads(deps: UploadsDeps): Uploads {
  const { store, ownership } = deps
  const turn = createSendingTurn()
  const listeners = createListeners()
  const openUploads = createOpenUploads(deps, turn)
  const stopListening = followOtherTabs(deps, turn, openUploads, listeners.tell)
  const find = async (id: string) => (await openUploads.open(id))?.owned.run ?? null
  const isOwner = () => ownership.getSnapshot() === 'owner'

  function tellAll(): void {
    ownership.announce(LIST_TOPIC)
    listeners.tell()
  }

  async function remove(ids: readonly string[]): Promise<number> {
    if (!isOwner()) return 0
    let count = 0
    for (const id of ids) {
      // Asked for each upload, since one may begin to send while another is being deleted.
      if (turn.holder() === id) continue
      const upload = await openUploads.find(id)
      if (upload) openUploads.forget(upload)
      await store.deleteUpload(id)
      count += 1
    }
    tellAll()
    return count
  }

  return {
    open: find,
    start: async (id) => {
      const run = await find(id)
      tellAll()
      run?.resume()
      return run
    },
    story: openUploads.story,
    active: () => openUploads.findLoaded(turn.holder() ?? '')?.owned.run ?? null,
    list: store.listHeaders,
    rename: async (id, name) => {
      await store.renameUpload(id, name)
      const upload = await openUploads.find(id)
      upload?.owned.rename(name)
      tellAll()
    },
    noteNew: tellAll,
    remove,
    clear: async (deleteAll) => {
      if (!isOwner() || turn.holder() !== null) return false
      openUploads.forgetAll()
      await deleteAll()
      tellAll()
      return true
    },
    subscribe: listeners.subscribe,
    close: () => {
      stopListening()
      openUploads.close()
    },
  }
}

/** Tells what the turn and other tabs change, and takes uploads over when this tab becomes the owner. */
function followOtherTabs(
  { store, ownership }: UploadsDeps,
  turn: SendingTurn,
  openUploads: OpenUploads,
  tell: () => void,
): () => void {
  function followAll(): void {
    for (const upload of openUploads.all()) void openUploads.follow(upload)
  }

  /** Closes uploads that another tab deleted, and shows the names that it gave. */
  async function followList(): Promise<void> {
    try {
      for (const upload of openUploads.all()) {
        const { rename, run } = upload.owned
        const header = await store.readHeader(upload.id)
        if (header === undefined) openUploads.forget(upload)
        else if (header.name !== run.getSnapshot().header.name) rename(header.name)
      }
    } finally {
      tell()
    }
  }

  const stopListening = [
    turn.subscribe(tell),
    ownership.subscribe(followAll),
    ownership.onAnnounced((topic) => {
      if (topic === LIST_TOPIC) void followList()
      if (topic.startsWith(topicOf(''))) tell()
      for (const upload of openUploads.all()) {
        if (topic === topicOf(upload.id)) void openUploads.follow(upload)
      }
    }),
  ]
  return () => {
    for (const stop of stopListening) stop()
  }
}
