import type { Installation } from '#service/installation.ts'
import type { Store } from '#storage/store.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { Online } from '#run/outside/online.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Leaving } from '#run/outside/watch-leaving.ts'

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
