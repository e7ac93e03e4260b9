import { useEffect, useState } from 'react'
import type { BarcodeReader } from '#barcodes/reader.ts'

/** Reader that is loading or ready, or that failed to load. */
export type ReaderState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly reader: BarcodeReader }

/** Starts a reader while it is needed. A keyboard scanner needs none. */
export function useReader(start: () => BarcodeReader, isNeeded: boolean) {
  const [attempt, setAttempt] = useState({ start })
  const [state, setState] = useState<ReaderState>({ kind: 'loading' })
  useEffect(() => {
    if (!isNeeded) return
    const reader = attempt.start()
    let isClosed = false
    const say = (next: ReaderState) => {
      if (!isClosed) setState(next)
    }
    reader.ready.then(
      () => say({ kind: 'ready', reader }),
      () => say({ kind: 'failed' }),
    )
    return () => {
      isClosed = true
      setState({ kind: 'loading' })
      reader.close()
    }
  }, [isNeeded, attempt])
  return { state, tryAgain: () => setAttempt({ start }) }
}
