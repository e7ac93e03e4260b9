import { createContext, useContext } from 'react'
import type { Upload, UploadView } from '#run/upload.ts'
import type { ButtonLook } from '#ui/button.tsx'

export type UploadOfPage = { readonly upload: Upload; readonly view: UploadView }

const Context = createContext<UploadOfPage | null>(null)

export const UploadContext = Context.Provider

/** Returns the upload of this page and its current view. */
export function useUpload(): UploadOfPage {
  const upload = useContext(Context)
  if (upload === null) throw new Error('This part is drawn outside the page of an upload.')
  return upload
}

/** Returns the look of a panel's main button: plain while the form for the token has the filled one. */
export function useTaskLook(): ButtonLook {
  const { status } = useUpload().view
  const asksForToken = status.kind === 'paused' && status.why.kind === 'token-needed'
  return asksForToken ? 'plain' : 'main'
}
