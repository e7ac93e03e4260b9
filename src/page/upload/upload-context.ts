import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { takesCourier } from '#domain/upload/outcome.ts'
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

type Choices = UploadView['choices']

/** The courier choices of this upload from the press on, though the rest of a panel is drawn a moment later. */
export function useChoices(): Choices {
  const { upload, view } = useUpload()
  const drawn = view.choices
  const now = useSyncExternalStore(upload.subscribe, () => upload.getSnapshot().choices)
  return useMemo(
    () => (now === drawn ? now : keepSent(now, drawn, upload.getSnapshot())),
    [now, drawn, upload],
  )
}

/** What was just sent stays chosen until the panel is drawn without it. */
function keepSent(now: Choices, drawn: Choices, { state }: UploadView): Choices {
  const isSent = (position: Position) => !takesCourier(state.outcomes[position]?.kind ?? 'sending')
  const sent = [...drawn].filter(([position]) => !now.has(position) && isSent(position))
  return sent.length === 0 ? now : new Map([...now, ...sent])
}

/** The look of a panel’s main button: plain while the upload asks for a token, whose button is then the filled one. */
export function useTaskLook(): ButtonLook {
  const { status } = useUpload().view
  const asksForToken = status.kind === 'paused' && status.why.kind === 'token-needed'
  return asksForToken ? 'plain' : 'main'
}
