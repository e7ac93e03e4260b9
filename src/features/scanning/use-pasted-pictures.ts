import { useEffect } from 'react'
import { openScanning, pastedPictures } from '#page/scanning.ts'

/** Reads pictures that are pasted while the dialog is open; elsewhere the page takes them. */
export function usePastedPictures(): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = pastedPictures(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      openScanning({ kind: 'pictures', files })
    }
    // Before the page, where a paste closes what is open.
    document.addEventListener('paste', take, { capture: true })
    return () => document.removeEventListener('paste', take, { capture: true })
  }, [])
}
