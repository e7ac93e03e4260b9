import { openJournal } from '#journal/open-journal.ts'
import { createUpload } from '#run/create-upload.ts'
import type { UploadDeps } from '#run/do-effects.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import { type Ownership, topicOf } from '#run/outside/ownership.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Leaving } from '#run/outside/watch-leaving.ts'
import type { Upload } from '#run/upload.ts'
import { askForAnswer } from '#service/ask-again.ts'
import type { Installation } from '#service/installation.ts'
import { createContact } from '#service/contact.ts'
import type { Store } from '#storage/store.ts'
import { type CheckpointKeeping, keepCheckpoint } from './keep-checkpoint.ts'
import { keepCouriers } from './keep-couriers.ts'
import { loadUpload } from './load-upload.ts'

/** The dependencies of uploads. */
export type OpenDeps = Pick<CheckpointKeeping, 'release' | 'checkpointWorth'> & {
  readonly store: Store
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly online: Online
  /** Called for each request, to watch while it is on its way. */
  readonly watchLeaving: () => Leaving
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Opens a stored upload; null when it doesn't exist. This tab only watches it until `follow` is called. `onDecision` is
 * called after changes while the upload is not being sent.
 */
export async function openUpload(
  deps: OpenDeps,
  turn: SendingTurn,
  id: string,
  onDecision: () => void,
): Promise<Upload | null> {
  const { store, ownership, release } = deps
  const loaded = await loadUpload(store, id, release)
  if (loaded === null) return null
  const upload = createUpload({
    ...deps,
    ...exchangesOf(deps),
    ...loaded,
    turn,
    isOwner: () => ownership.getSnapshot() === 'owner',
    settings: deps.installation,
    journal: openJournal(store, id, loaded.lastEvent, loaded.last),
    afterWriting: () => {
      ownership.announce(topicOf(id))
      for (const keeper of keepers) keeper.ask()
      if (turn.holder() !== id) onDecision()
    },
  })
  const keepers = [
    keepCouriers(deps, upload.getSnapshot),
    keepCheckpoint(deps, upload.getSnapshot, loaded.checkpoint),
  ]
  return {
    ...upload,
    close: () => {
      upload.close()
      for (const keeper of keepers) keeper.close()
    },
  }
}

/** Returns the functions for sending requests and, with a forwarding server, for asking for their answers. */
function exchangesOf({
  installation,
  watchLeaving,
  fetch,
}: OpenDeps): Pick<UploadDeps, 'send' | 'ask'> {
  const own = fetch ? { fetch } : {}
  const isOwnServer = installation.serviceUrl === ''
  const contact = createContact(installation.serviceUrl)
  return {
    send: (body, token, name) => {
      const { isLeaving, end } = watchLeaving()
      const named = isOwnServer ? { name } : {}
      const request = { installation, token, body, isLeaving, ...named, ...own }
      return contact.send(request).finally(end)
    },
    ask: isOwnServer ? (name, token) => askForAnswer({ name, token, ...own }) : null,
  }
}
