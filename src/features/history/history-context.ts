import { type ComponentType, createContext, useContext } from 'react'
import type { ListedUpload } from '#records/list-uploads.ts'

export type DownloadDialogProps = {
  readonly upload: Pick<ListedUpload, 'header' | 'counts'>
  readonly onClose: () => void
}

/** What can be done with an upload of the list. */
export type HistoryActions = {
  readonly rename: (id: string, name: string | null) => Promise<unknown>
  /** false: it is still there. */
  readonly remove: (id: string) => Promise<boolean>
  /** Asks which entries are saved as a file; joined by the page from another room. */
  readonly DownloadDialog: ComponentType<DownloadDialogProps>
}

const Context = createContext<HistoryActions | null>(null)

export const HistoryContext = Context.Provider

export function useHistoryActions(): HistoryActions {
  const actions = useContext(Context)
  if (actions === null) throw new Error('This part is drawn outside the list of uploads.')
  return actions
}
