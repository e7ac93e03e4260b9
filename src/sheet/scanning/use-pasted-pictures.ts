import { useEffect } from 'react'
import { pastedPictures, useScanning } from './with-scanning.tsx'

/** Reads pictures that are pasted while the dialog is open. Other pastes are left to the page. */
export function usePastedPictures(): void {
  const { open } = useScanning()
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = pastedPictures(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      open({ kind: 'pictures', files })
    }
    // Captures the event before the page's handler, which would close the dialog.
    document.addEventListener('paste', take, { capture: true })
    return () => document.removeEventListener('paste', take, { capture: true })
  }, [open])
}
