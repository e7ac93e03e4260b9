import { useEffect, useRef } from 'react'
import type { useSheetMoves } from './use-sheet.ts'

/** F8 leads to the next issue, with Shift to the one before, from wherever the person is. */
export function useSheetKeys({ goToIssue }: Pick<ReturnType<typeof useSheetMoves>, 'goToIssue'>) {
  const latest = useRef(goToIssue)
  useEffect(() => {
    latest.current = goToIssue
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void latest.current(event.shiftKey)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
