import type { RefObject } from 'react'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { isCommand, isIn, isTaken, letterOf, useDocumentKey } from '#ui/use-document-key.ts'
import type { useSheetMoves } from './use-sheet.ts'

type Moves = Pick<ReturnType<typeof useSheetMoves>, 'goToIssue' | 'openFind'>

/**
 * Says whether the page handles Ctrl+F here: in the rows, in the search panel, and where nothing has the focus, because
 * the browser's own search misses every row that isn't drawn.
 */
const isOfSheet = (event: KeyboardEvent) =>
  isIn(event, '[role=grid], [data-find]') ||
  (event.target === document.body && !document.querySelector('dialog[open]'))

/** F8 and Shift+F8 go to issues and / to the search from anywhere; in the sheet Ctrl+F finds and Ctrl+H replaces. */
export function useSheetKeys(
  { goToIssue, openFind }: Moves,
  section: RefObject<HTMLElement | null>,
) {
  usePageKey('/', () => section.current?.querySelector<HTMLElement>('[type=search]')?.focus())
  useDocumentKey((event) => {
    if (event.key !== 'F8' || document.querySelector('dialog[open]')) return false
    void goToIssue(event.shiftKey)
    return true
  })
  useDocumentKey((event) => {
    const letter = letterOf(event)
    const isOurs = isCommand(event) && !event.shiftKey && isOfSheet(event)
    if (!isOurs || (letter !== 'F' && letter !== 'H')) return false
    openFind(letter === 'F' ? 'find' : 'replace')
    return true
  })
}

/** Handles Ctrl+Enter, which presses the main button unless the focus is in the grid or in a field. */
export function useUploadKey(button: RefObject<HTMLButtonElement | null>) {
  useDocumentKey((event) => {
    const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isTaken(event)
    if (isIt) button.current?.click()
    return isIt
  })
}
