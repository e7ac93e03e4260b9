import { type ReactNode, useState } from 'react'
import { useServices } from '#shell/services.ts'
import { readClipboard } from '#entries/clipboard-sheet.ts'
import { PasteDialog } from './paste-dialog.tsx'

/** Returns the action of a Paste button, and a dialog for browsers that don't give access to the clipboard. */
export function usePasteButton(): { readonly paste: () => void; readonly dialog: ReactNode } {
  const { draft } = useServices()
  const [asks, setAsks] = useState(false)
  const addSheet = (text: string, html: string) => draft.importPaste(text, html)
  const paste = async () => {
    const sheet = await readClipboard()
    if (sheet && (sheet.text !== '' || sheet.html !== '')) addSheet(sheet.text, sheet.html)
    else setAsks(true)
  }
  const dialog = asks && (
    <PasteDialog purpose="rows" onPaste={addSheet} onClose={() => setAsks(false)} />
  )
  return { paste: () => void paste(), dialog }
}
