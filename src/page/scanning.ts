import { useSyncExternalStore } from 'react'
import type { RowId } from '#domain/draft/row.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** What `Scan labels` begins with: the camera, pictures that were dropped or pasted, or a code that a scanner typed. */
export type ScanRequest =
  | { readonly kind: 'camera' }
  | { readonly kind: 'pictures'; readonly files: readonly File[] }
  | { readonly kind: 'typed'; readonly text: string }

const listeners = createListeners()
let request: ScanRequest | null = null
let rowAtWork: RowId | null = null

/** Opens `Scan labels`, or gives it more to read; null closes it. */
export function openScanning(given: ScanRequest | null): void {
  request = given
  if (given === null) rowAtWork = null
  listeners.tell()
}

/** Pictures are read for their barcodes; every other file is a sheet. */
export function takeFiles(
  files: readonly File[],
  onSheets: (files: readonly File[]) => void,
): void {
  const isPicture = ({ type }: File) => type.startsWith('image/')
  const pictures = files.filter(isPicture)
  const sheets = files.filter((file) => !isPicture(file))
  if (sheets.length > 0) onSheets(sheets)
  if (pictures.length > 0) openScanning({ kind: 'pictures', files: pictures })
}

export const useScanRequest = () => useSyncExternalStore(listeners.subscribe, () => request)

/** Says which row waits for a label, so that the sheet keeps it in sight. */
export function setRowAtWork(row: RowId | null): void {
  rowAtWork = row
  listeners.tell()
}

export const useRowAtWork = () => useSyncExternalStore(listeners.subscribe, () => rowAtWork)
