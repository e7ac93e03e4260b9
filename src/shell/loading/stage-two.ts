import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, useContext, useEffect } from 'react'
import type { openUpload } from '#run/uploads/open-upload.ts'
import type { Upload } from '#run/upload.ts'
import type { CourierListProps } from '#entries/couriers/courier-list.tsx'

export type SheetPageProps = {
  /** Moves the sendable entries into an upload and opens it. */
  readonly startUpload: () => Promise<void>
}

/** Everything except the empty page. Loaded by one import when that has rendered, or as soon as it is needed. */
export type StageTwo = {
  readonly OtherPages: ComponentType
  readonly SheetPage: ComponentType<SheetPageProps>
  /** Asks which sheets of a file to import, and for the field of each column. */
  readonly NewSheetQuestions: ComponentType
  /** Beside the empty page. */
  readonly EarlierUploads: ComponentType
  /** Beside the link to the uploads. */
  readonly UploadsNeedYou: ComponentType
  readonly NewsOfUpload: ComponentType<{ readonly upload: Upload }>
  readonly OpenHandOver: ComponentType<{ readonly file: File; readonly onClose: () => void }>
  /** Loads its own chunk when it opens. */
  readonly ScanDialog: ComponentType
  readonly KeysDialog: ComponentType<{ readonly onClose: () => void }>
  readonly CourierList: ComponentType<CourierListProps>
  /** Renders nothing: loads data again after an upload has changed it. */
  readonly ReadAgain: ComponentType
  readonly queries: QueryClient
  readonly openUpload: typeof openUpload
}

type Arrival =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly stage: StageTwo }
  /** It was needed and failed to load. */
  | { readonly kind: 'missing'; readonly error: unknown }

export type StageTwoArrival = {
  readonly arrival: Arrival
  /** Loads the stage now. If that fails, `arrival` becomes `missing`. */
  readonly need: () => void
}

const Context = createContext<StageTwoArrival>({ arrival: { kind: 'coming' }, need: () => {} })

export const StageTwoContext = Context.Provider

/** Returns the second stage, or null while it loads. With `isNeeded`, loads it at once and throws if that fails. */
export function useStageTwo(isNeeded: boolean): StageTwo | null {
  const { arrival, need } = useContext(Context)
  const isComing = arrival.kind === 'coming'
  useEffect(() => {
    if (isNeeded && isComing) need()
  }, [isNeeded, isComing, need])
  if (isNeeded && arrival.kind === 'missing') throw arrival.error
  return arrival.kind === 'here' ? arrival.stage : null
}
