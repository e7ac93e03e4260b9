import { type ComponentType, createContext, useContext } from 'react'
import type { ShownRange } from '#domain/draft/draft-view.ts'

export type CourierValuesProps = {
  /** All values of the courier column, one courier for every entry, or one for some of the shown rows. */
  readonly dialog: 'values' | 'for-all' | ShownRange
  readonly onClose: () => void
}

export type PasteAgainProps = {
  /** Which cell it is for, and what it has now. */
  readonly about: string
  readonly onPaste: (text: string, html: string) => void
  readonly onClose: () => void
}

/** What the page joins to the sheet from other rooms. */
export type DraftPage = {
  /** Moves what can be sent into an upload and opens it. */
  readonly startUpload: () => Promise<void>
  /** A dialog about couriers, loaded when it is opened. */
  readonly CourierValues: ComponentType<CourierValuesProps>
  /** Loaded when a courier is a name. */
  readonly ProbableCodes: ComponentType
  /** The button that adds rows to the sheet. */
  readonly AddRows: ComponentType<{ readonly iconOnly?: boolean }>
  /** What the import of more rows says: how far it is, what cannot be read, which question was left. */
  readonly ImportNotices: ComponentType
  /** Where the entries came from, in one line. */
  readonly SourceStatus: ComponentType
  /** A dialog for a number that has to be pasted again, loaded when it is opened. */
  readonly PasteAgain: ComponentType<PasteAgainProps>
  /** Takes a paste into the entry form that is a sheet, and says whether it was one. */
  readonly takePaste: (clipboard: DataTransfer) => boolean
}

const Context = createContext<DraftPage | null>(null)

export const DraftPageContext = Context.Provider

export function useDraftPage(): DraftPage {
  const page = useContext(Context)
  if (page === null) throw new Error('This part is drawn outside the page of the sheet.')
  return page
}
