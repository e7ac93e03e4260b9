import { readStory, type StoryStep } from '#domain/upload/entry-story.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { openJournal, type UploadJournal } from '#journal/open-journal.ts'
import { NOTHING_READ, readOn, restoreEvents } from '#journal/read-journal.ts'
import { createSerial, type Serial } from '#journal/serial.ts'
import { createUploadRun, type OwnedRun } from '#run/create-upload-run.ts'
import type { RunDeps } from '#run/do-effects.ts'
import { createBreathe } from '#worker-calls/breathe.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import { type Ownership, topicOf } from '#run/outside/ownership.ts'
import { createSeenCouriers } from '#run/outside/seen-couriers.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Leaving } from '#run/outside/watch-leaving.ts'
import type { Installation } from '#service/installation.ts'
import { askForAnswer } from '#service/ask-again.ts'
import { sendRequest } from '#service/send-request.ts'
import type { Store } from '#storage/store.ts'
import { createCheckpointKeeper } from './keep-checkpoints.ts'
import { loadUpload } from './load-upload.ts'

/** What an upload that is open needs of the world. */
export type ReaderDeps = {
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

/** Reads uploads from what is kept, and takes them over when this tab is the owner. */
export type UploadReader = {
  readonly read: (id: string) => Promise<OpenUpload | null>
  /** `isRead`: it was read to its end while this tab was the owner already, and only this tab has written since. */
  readonly follow: (upload: OpenUpload, isRead: boolean) => Promise<void>
  /** What happened to one entry, from the journal of its upload, without a long task. */
  readonly story: (upload: OpenUpload, position: Position) => Promise<readonly StoryStep[]>
  readonly close: () => void
}

export function createUploadReader(deps: ReaderDeps, turn: SendingTurn): UploadReader {
  const { store, ownership, clock, release } = deps
  const couriers = createSeenCouriers({
    clock,
    remember: store.rememberCouriers,
    rememberChoices: store.rememberChoices,
  })
  const checkpoints = createCheckpointKeeper(deps)

  async function read(id: string): Promise<OpenUpload | null> {
    const read = await loadUpload(store, id, release)
    if (read === null) return null
    const { checkpoint, ...known } = read
    const owned = createUploadRun({
      ...deps,
      ...known,
      turn,
      settings: deps.installation,
      ...exchangesOf(deps),
    })
    return { id, owned, serial: createSerial(), checkpoint, isMine: false }
  }

  function follow(upload: OpenUpload, isRead: boolean): Promise<void> {
    return upload.serial(async () => {
      if (upload.isMine) return
      // Asked before it reads: who becomes the owner meanwhile is told, and reads what the one before wrote last.
      const isMine = ownership.getSnapshot() === 'owner'
      const { lastEvent } = upload.owned.known()
      if (!isRead) {
        const journal = readOn(store, upload.id, { lastEvent, last: null })
        for await (const events of restoreEvents(journal.events)) upload.owned.absorb(events)
      }
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
    read,
    follow,
    story: (upload, position) => readEntryStory(store, upload, position),
    close: () => {
      couriers.close()
      checkpoints.close()
    },
  }
}

async function readEntryStory(
  store: Store,
  { id, owned }: OpenUpload,
  position: Position,
): Promise<readonly StoryStep[]> {
  const reader = readStory(owned.run.getSnapshot().uploaded.entries, position)
  const breathe = createBreathe()
  for await (const events of restoreEvents(readOn(store, id, NOTHING_READ).events)) {
    for (const event of events) {
      reader.add(event)
      await breathe()
    }
  }
  return reader.steps
}

/** How requests are sent, and asked for where the page's own server forwards them. */
function exchangesOf({
  installation,
  watchLeaving,
  fetch,
}: ReaderDeps): Pick<RunDeps, 'send' | 'ask'> {
  const own = fetch ? { fetch } : {}
  const isOwnServer = installation.serviceUrl === ''
  return {
    send: (body, token, name) => {
      const { isLeaving, end } = watchLeaving()
      const named = isOwnServer ? { name } : {}
      const request = { installation, token, body, isLeaving, ...named, ...own }
      return sendRequest(request).finally(end)
    },
    ask: isOwnServer ? (name, token) => askForAnswer({ name, token, ...own }) : null,
  }
}
