import { useSyncExternalStore } from 'react'
import type { RowId } from '#domain/draft/row/row.ts'
import { createListeners } from '#base/listeners.ts'

/** Request to `Scan labels`: use the camera, read pictures, or take a code that a scanner typed. */
export type ScanRequest =
  | { readonly kind: 'camera' }
  | { readonly kind: 'pictures'; readonly files: readonly File[] }
  /** `at`: timestamp of the event in ms. */
  | { readonly kind: 'typed'; readonly text: string; readonly at: number }

type Scanning = {
  readonly isOpen: boolean
  /** Requests since the dialog was opened, because it may still be loading. */
  readonly requests: readonly ScanRequest[]
  /** Row that waits for a label; the sheet keeps it visible. */
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

/** Opens `Scan labels`, or sends it another request. */
export const openScanning = (request: ScanRequest): void =>
  set({ isOpen: true, requests: [...scanning.requests, request] })

export const closeScanning = (): void => set(CLOSED)

export const setRowAtWork = (rowAtWork: RowId | null): void => set({ rowAtWork })

const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * Returns a paste's pictures. Excel adds a picture to copied cells, where the cells count; browsers add HTML to one.
 */
export function pastedPictures(data: DataTransfer | null): readonly File[] {
  if (data === null || data.getData('text/plain') !== '') return []
  return /<table\b/i.test(data.getData('text/html')) ? [] : [...data.files].filter(isPicture)
}

/** Sends pictures to the barcode reader, and every other file to the import. */
export function takeFiles(
  files: readonly File[],
  onSheets: (files: readonly File[]) => void,
): void {
  const pictures = files.filter(isPicture)
  const sheets = files.filter((file) => !isPicture(file))
  if (sheets.length > 0) onSheets(sheets)
  if (pictures.length > 0) openScanning({ kind: 'pictures', files: pictures })
}
