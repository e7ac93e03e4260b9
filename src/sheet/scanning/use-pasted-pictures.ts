import { useEffect } from 'react'
import { openScanning, pastedPictures } from './scanning.ts'

/** Reads pictures that are pasted while the dialog is open. Other pastes are left to the page. */
export function usePastedPictures(): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = pastedPictures(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      openScanning({ kind: 'pictures', files })
    }
    // Captures the event before the page's handler, which would close the dialog.
    document.addEventListener('paste', take, { capture: true })
    return () => document.removeEventListener('paste', take, { capture: true })
  }, [])
}
