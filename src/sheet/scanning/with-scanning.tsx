import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { RowId } from '#domain/draft/row/row.ts'
import { useServices } from '#shell/services.ts'

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

type ScanningActions = {
  /** Opens `Scan labels`, or sends it another request. */
  readonly open: (request: ScanRequest) => void
  readonly close: () => void
  readonly setRowAtWork: (rowAtWork: RowId | null) => void
}

const CLOSED: Scanning = { isOpen: false, requests: [], rowAtWork: null }

const Context = createContext<(Scanning & ScanningActions) | null>(null)

/** Keeps the requests to `Scan labels`, which another page may make before it opens the sheet. */
export function WithScanning({ children }: { readonly children: ReactNode }) {
  const [scanning, set] = useState(CLOSED)
  const actions = useMemo<ScanningActions>(
    () => ({
      open: (request) =>
        set((now) => ({ ...now, isOpen: true, requests: [...now.requests, request] })),
      close: () => set(CLOSED),
      setRowAtWork: (rowAtWork) => set((now) => ({ ...now, rowAtWork })),
    }),
    [],
  )
  const value = useMemo(() => ({ ...scanning, ...actions }), [scanning, actions])
  return <Context value={value}>{children}</Context>
}

export function useScanning(): Scanning & ScanningActions {
  const scanning = useContext(Context)
  if (scanning === null) throw new Error('This part is drawn outside the product.')
  return scanning
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * Returns a paste's pictures. Excel adds a picture to copied cells, where the cells count; browsers add HTML to one.
 */
export function pastedPictures(data: DataTransfer | null): readonly File[] {
  if (data === null || data.getData('text/plain') !== '') return []
  return /<table\b/i.test(data.getData('text/html')) ? [] : [...data.files].filter(isPicture)
}

/** Returns a function that sends pictures to the barcode reader, and every other file to the import. */
export function useTakeFiles(): (files: readonly File[]) => void {
  const { open } = useScanning()
  const { draft } = useServices()
  return (files) => {
    const pictures = files.filter(isPicture)
    const sheets = files.filter((file) => !isPicture(file))
    if (sheets.length > 0) draft.importFiles(sheets)
    if (pictures.length > 0) open({ kind: 'pictures', files: pictures })
  }
}
