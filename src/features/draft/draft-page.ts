import { type ComponentType, createContext, useContext } from 'react'

export type CourierValuesProps = {
  /** All values of the courier column, or one courier for every entry. */
  readonly dialog: 'values' | 'for-all'
  readonly onClose: () => void
}

/** What the page joins to the sheet from other rooms. */
type DraftPage = {
  /** Moves what can be sent into an upload and opens it. */
  readonly startUpload: () => Promise<void>
  /** A dialog about couriers, loaded when it is opened. */
  readonly CourierValues: ComponentType<CourierValuesProps>
  /** Loaded when a courier is a name. */
  readonly ProbableCodes: ComponentType
  /** The button that adds more rows from a file or the clipboard. */
  readonly AddRows: ComponentType<{ readonly iconOnly?: boolean }>
  /** What came of the last files and pastes: reading, could not be read, nothing was added. */
  readonly ImportNotices: ComponentType
  /** Where the rows came from, in one line. */
  readonly SourceStatus: ComponentType
}

const Context = createContext<DraftPage | null>(null)

export const DraftPageContext = Context.Provider

export function useDraftPage(): DraftPage {
  const page = useContext(Context)
  if (page === null) throw new Error('This part is drawn outside the page of the sheet.')
  return page
}
