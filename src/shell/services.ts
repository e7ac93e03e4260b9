import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { RecordsClient } from '#worker/records/client.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import type { TokenHolder } from '#run/outside/token-holder.ts'
import type { Upload, UploadView } from '#run/upload.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import type { Installation } from '#service/installation.ts'
import type { DraftClient } from '#worker/client.ts'
import type { LearntStore } from '#storage/store.ts'

/** Services of the pages, created once before the first render. */
export type Services = {
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly draft: DraftClient
  /** Client for questions about the records, answered in the draft's worker. */
  readonly records: RecordsClient
  /** null: this browser has no storage, so uploads are impossible. */
  readonly uploads: Uploads | null
  /** Loads the couriers that this service has offered, the latest first. */
  readonly readSeenCouriers: () => Promise<readonly CourierCandidate[]>
  /** Loads the results of the user's courier choices at this service. */
  readonly readGroupMemories: LearntStore['readGroupMemories']
  /** Rules that suggest couriers; null: this browser has no storage. */
  readonly rules: Pick<LearntStore, 'readRules' | 'keepRules' | 'forgetRule'> | null
}

const Context = createContext<Services | null>(null)

export const ServicesContext = Context.Provider

export function useServices(): Services {
  const services = useContext(Context)
  if (services === null) throw new Error('A page is drawn outside the product.')
  return services
}

/** Returns whether this tab may change things; false: another tab may. */
export function useCanAct(): boolean {
  const { ownership } = useServices()
  return useSyncExternalStore(ownership.subscribe, ownership.getSnapshot) === 'owner'
}

/** Returns the draft's client and whether this tab may change it. Doesn't render again when the draft changes. */
export function useDraftClient() {
  return { client: useServices().draft, canAct: useCanAct() }
}

/** Returns the draft's client and current state, and whether this tab may change it. */
export function useDraft() {
  const { client, canAct } = useDraftClient()
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot)
  return { client, snapshot, canAct }
}

/** Returns a function that gives a row by its index. Renders again only when loaded rows change. */
export function useDraftRow() {
  const { draft } = useServices()
  useSyncExternalStore(draft.subscribe, draft.getRows)
  return draft.getRow
}

const never = () => () => undefined

/** Returns the upload that is being sent, or null. */
export function useActiveUpload(): Upload | null {
  const { uploads } = useServices()
  return useSyncExternalStore(uploads?.subscribe ?? never, () => uploads?.active() ?? null)
}

/** Returns the current view of an upload, and renders again when its journal grows. */
export function useUploadView(upload: Upload): UploadView {
  return useSyncExternalStore(upload.subscribe, upload.getSnapshot)
}
