import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, useContext, useEffect } from 'react'
import type { openUpload } from '#run/uploads/open-upload.ts'
import type { Upload } from '#run/upload.ts'
import type { CourierListProps } from './couriers/courier-list.tsx'

export type SheetPageProps = {
  /** Moves what can be sent into an upload and opens it. */
  readonly startUpload: () => Promise<void>
}

/** Everything but the empty page: fetched by one import, once the empty page is drawn or as soon as it is needed. */
export type StageTwo = {
  /** Every page but the first. */
  readonly OtherPages: ComponentType
  readonly SheetPage: ComponentType<SheetPageProps>
  /** Which of its sheets to import, and which column is what. */
  readonly NewSheetQuestions: ComponentType
  /** Beside the empty page. */
  readonly EarlierUploads: ComponentType
  /** Beside the link to the uploads. */
  readonly UploadsNeedYou: ComponentType
  readonly NewsOfUpload: ComponentType<{ readonly upload: Upload }>
  readonly OpenHandOver: ComponentType<{ readonly file: File; readonly onClose: () => void }>
  /** Fetched by itself when it is opened. */
  readonly ScanDialog: ComponentType
  readonly KeysDialog: ComponentType<{ readonly onClose: () => void }>
  readonly CourierList: ComponentType<CourierListProps>
  /** Draws nothing: has read again what an upload changed. */
  readonly ReadAgain: ComponentType
  readonly queries: QueryClient
  readonly openUpload: typeof openUpload
}

type Arrival =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly stage: StageTwo }
  /** It was needed and did not come. */
  | { readonly kind: 'missing'; readonly error: unknown }

export type StageTwoArrival = {
  readonly arrival: Arrival
  /** Fetches it now; an arrival of `missing` is told if it does not come. */
  readonly need: () => void
}

const Context = createContext<StageTwoArrival>({ arrival: { kind: 'coming' }, need: () => {} })

export const StageTwoContext = Context.Provider

/**
 * The second stage; null until it is here. Who needs it has it fetched at once, and the page says it when it is
 * missing; who does not is drawn without it.
 */
export function useStageTwo(isNeeded: boolean): StageTwo | null {
  const { arrival, need } = useContext(Context)
  const isComing = arrival.kind === 'coming'
  useEffect(() => {
    if (isNeeded && isComing) need()
  }, [isNeeded, isComing, need])
  if (isNeeded && arrival.kind === 'missing') throw arrival.error
  return arrival.kind === 'here' ? arrival.stage : null
}
