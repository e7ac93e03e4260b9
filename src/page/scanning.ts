import { useSyncExternalStore } from 'react'
import type { RowId } from '#domain/draft/row.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** What `Scan labels` is asked: to use the camera, to read pictures, or to take a code that a scanner typed. */
export type ScanRequest =
  | { readonly kind: 'camera' }
  | { readonly kind: 'pictures'; readonly files: readonly File[] }
  /** At a time in ms, as events have it. */
  | { readonly kind: 'typed'; readonly text: string; readonly at: number }

type Scanning = {
  readonly isOpen: boolean
  /** All that was asked since it was opened: the dialog may still be on its way. */
  readonly requests: readonly ScanRequest[]
  /** The row that waits for a label: the sheet keeps it in sight. */
  readonly rowAtWork: RowId | null
}

const CLOSED: Scanning = { isOpen: false, requests: [], rowAtWork: null }

const listeners = createListeners()
let scanning = CLOSED

function set(more: Partial<Scanning>): void {
  scanning = { ...scanning, ...more }
  listeners.tell()
}

export const useScanning = (): Scanning => useSyncExternalStore(listeners.subscribe, () => scanning)

/** Opens `Scan labels`, or gives it more to do. */
export const openScanning = (request: ScanRequest): void =>
  set({ isOpen: true, requests: [...scanning.requests, request] })

export const closeScanning = (): void => set(CLOSED)

export const setRowAtWork = (rowAtWork: RowId | null): void => set({ rowAtWork })

const isPicture = ({ type }: File) => type.startsWith('image/')

/** The pictures that are pasted. Excel puts one beside its cells, which are what is meant; a browser puts its HTML beside one. */
export function pastedPictures(data: DataTransfer | null): readonly File[] {
  if (data === null || data.getData('text/plain') !== '') return []
  return /<table\b/i.test(data.getData('text/html')) ? [] : [...data.files].filter(isPicture)
}

/** Pictures are read for their barcodes; every other file is a sheet. */
export function takeFiles(
  files: readonly File[],
  onSheets: (files: readonly File[]) => void,
): void {
  const pictures = files.filter(isPicture)
  const sheets = files.filter((file) => !isPicture(file))
  if (sheets.length > 0) onSheets(sheets)
  if (pictures.length > 0) openScanning({ kind: 'pictures', files: pictures })
}
