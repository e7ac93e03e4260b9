import { type ComponentType, createContext, useContext } from 'react'
import type { ListedUpload } from '#worker/records/list-uploads.ts'

export type DownloadDialogProps = {
  readonly upload: Pick<ListedUpload, 'header' | 'counts'>
  readonly onClose: () => void
}

export type HistoryActions = {
  readonly rename: (id: string, name: string | null) => Promise<unknown>
  /** Resolves to false if the upload could not be deleted. */
  readonly remove: (id: string) => Promise<boolean>
  /** Asks which entries to save as a file. The page passes it in from another folder. */
  readonly DownloadDialog: ComponentType<DownloadDialogProps>
}

const Context = createContext<HistoryActions | null>(null)

export const HistoryContext = Context.Provider

export function useHistoryActions(): HistoryActions {
  const actions = useContext(Context)
  if (actions === null) throw new Error('This part is drawn outside the list of uploads.')
  return actions
}
