import { createContext, useContext, useSyncExternalStore } from 'react'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import type { ButtonLook } from '#ui/button.tsx'

export type OpenUpload = { readonly run: UploadRun; readonly view: UploadView }

const Context = createContext<OpenUpload | null>(null)

/** Gives everything inside it the upload of its page. */
export const UploadContext = Context.Provider

/** The upload of this page: its commands, and how it is now. */
export function useUpload(): OpenUpload {
  const upload = useContext(Context)
  if (upload === null) throw new Error('This part is drawn outside the page of an upload.')
  return upload
}

/** An upload as it is now; drawn again whenever its journal has grown. */
export function useUploadView(run: UploadRun): UploadView {
  return useSyncExternalStore(run.subscribe, run.getSnapshot)
}

/** The look of a panel’s main button: plain while the upload asks for a token, whose button is then the filled one. */
export function useTaskLook(): ButtonLook {
  const { status } = useUpload().view
  const asksForToken = status.kind === 'paused' && status.why.kind === 'token-needed'
  return asksForToken ? 'plain' : 'main'
}
