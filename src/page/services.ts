import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { RecordsClient } from '#records/client.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Upload } from '#run/upload.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import type { Installation } from '#service/installation.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import type { LearntStore } from '#storage/store.ts'

/** What the pages stand on; made once, before anything is drawn. */
export type Services = {
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly draft: DraftClient
  /** Questions about what is kept, answered beside the draft in its worker. */
  readonly records: RecordsClient
  /** null: this browser keeps nothing, so nothing can be uploaded. */
  readonly uploads: Uploads | null
  /** The couriers that this service's answers have offered, those seen last first. */
  readonly readSeenCouriers: () => Promise<readonly CourierCandidate[]>
  /** What came of the person's choices of couriers at this service. */
  readonly readGroupMemories: LearntStore['readGroupMemories']
  /** The rules by which couriers are suggested; null: this browser keeps nothing. */
  readonly rules: Pick<LearntStore, 'readRules' | 'keepRules' | 'forgetRule'> | null
}

const Context = createContext<Services | null>(null)

export const ServicesContext = Context.Provider

export function useServices(): Services {
  const services = useContext(Context)
  if (services === null) throw new Error('A page is drawn outside the product.')
  return services
}

/** false: another tab is the one that can change things. */
export function useCanAct(): boolean {
  const { ownership } = useServices()
  return useSyncExternalStore(ownership.subscribe, ownership.getSnapshot) === 'owner'
}

/** The commands of the draft, and whether this tab may give them; who asks is not drawn again with each change of it. */
export function useDraftClient() {
  return { client: useServices().draft, canAct: useCanAct() }
}

/** The sheet that is being prepared: its commands, how it is now, and whether this tab may change it. */
export function useDraft() {
  const { client, canAct } = useDraftClient()
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot)
  return { client, snapshot, canAct }
}

/** Gives a row of the sheet by its place; who asks is drawn again with other rows, and the page around it is not. */
export function useDraftRow() {
  const { draft } = useServices()
  useSyncExternalStore(draft.subscribe, draft.getRows)
  return draft.getRow
}

const never = () => () => undefined

/** The upload that is being sent just now. */
export function useActiveUpload(): Upload | null {
  const { uploads } = useServices()
  return useSyncExternalStore(uploads?.subscribe ?? never, () => uploads?.active() ?? null)
}
