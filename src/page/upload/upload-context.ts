import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Upload, UploadView } from '#run/upload.ts'
import type { ButtonLook } from '#ui/button.tsx'

export type UploadOfPage = { readonly upload: Upload; readonly view: UploadView }

const Context = createContext<UploadOfPage | null>(null)

/** Gives everything inside it the upload of its page. */
export const UploadContext = Context.Provider

/** The upload of this page: its commands, and how it is now. */
export function useUpload(): UploadOfPage {
  const upload = useContext(Context)
  if (upload === null) throw new Error('This part is drawn outside the page of an upload.')
  return upload
}

/** An upload as it is now; drawn again whenever its journal has grown. */
export function useUploadView(upload: Upload): UploadView {
  return useSyncExternalStore(upload.subscribe, upload.getSnapshot)
}

/** The look of a panel’s main button: plain while the upload asks for a token, whose button is then the filled one. */
export function useTaskLook(): ButtonLook {
  const { status } = useUpload().view
  const asksForToken = status.kind === 'paused' && status.why.kind === 'token-needed'
  return asksForToken ? 'plain' : 'main'
}
