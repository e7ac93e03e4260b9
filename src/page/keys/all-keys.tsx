import { Suspense } from 'react'
import { lazyPart } from '#page/late.ts'
import { LaterTexts } from '#page/later-texts.tsx'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** The dialog with all keys; the frame opens it at `?`, and a page may open it by a button of its own. */
export function AllKeys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <LaterTexts>
        <KeysDialog onClose={onClose} />
      </LaterTexts>
    </Suspense>
  )
}
