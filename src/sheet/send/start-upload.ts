import { createContext, useContext } from 'react'

/** Moves the sendable entries into an upload and opens it. */
export type StartUpload = () => Promise<void>

const Context = createContext<StartUpload | null>(null)

/** Provides `StartUpload` to its children. */
export const StartUploadContext = Context.Provider

export function useStartUpload(): StartUpload {
  const start = useContext(Context)
  if (start === null) throw new Error('This part is drawn outside the page of the sheet.')
  return start
}
