import type { RefObject } from 'react'
import { usePageKey } from '#page/keys/use-page-key.ts'
import { isCommand, isIn, isTaken, letterOf, useDocumentKey } from '#ui/use-document-key.ts'
import type { useSheetMoves } from './use-sheet.ts'

type Moves = Pick<ReturnType<typeof useSheetMoves>, 'goToIssue' | 'openFind'>

/** Elements in which the page handles Ctrl+F: the rows of the sheet and the search panel. */
const OF_SHEET = '[role=grid], [data-find]'

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
    const isOurs = isCommand(event) && !event.shiftKey && isIn(event, OF_SHEET)
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
