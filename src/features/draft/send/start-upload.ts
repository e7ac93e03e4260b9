import { createContext, useContext } from 'react'

/** Moves what can be sent into an upload and opens it. */
export type StartUpload = () => Promise<void>

const Context = createContext<StartUpload | null>(null)

/** Gives everything inside it the way from the sheet to an upload. */
export const StartUploadContext = Context.Provider

export function useStartUpload(): StartUpload {
  const start = useContext(Context)
  if (start === null) throw new Error('This part is drawn outside the page of the sheet.')
  return start
}
