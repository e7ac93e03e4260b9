import { useEffect, useState } from 'react'
import type { Upload } from '#run/upload.ts'
import { UnreadableRecord } from '#storage/faults.ts'
import { type Services, useServices } from '#shell/services.ts'

/** State of opening an upload by its ID. */
export type Opening =
  | { readonly kind: 'opening' | 'missing' }
  | { readonly kind: 'open'; readonly upload: Upload }
  | { readonly kind: 'failed'; readonly error: unknown }

const OPENING: Opening = { kind: 'opening' }
const MISSING: Opening = { kind: 'missing' }

/** Opens an upload. Checks again whenever uploads are added or removed, because it may be deleted or restored. */
export function useOpenUpload(id: string): Opening {
  const { uploads } = useServices()
  const [opening, setOpening] = useState(OPENING)
  useEffect(() => {
    let isHere = true
    let shown = OPENING
    const look = async () => {
      const next = await open(uploads, id)
      if (!isHere || isSame(shown, next)) return
      shown = next
      setOpening(next)
    }
    void look()
    const stop = uploads?.subscribe(() => void look())
    return () => {
      isHere = false
      stop?.()
    }
  }, [uploads, id])
  return opening
}

async function open(uploads: Services['uploads'], id: string): Promise<Opening> {
  try {
    const upload = await uploads?.open(id)
    return upload ? { kind: 'open', upload } : MISSING
  } catch (error) {
    // The page reports refusals of the browser and unreadable records. Any other error is a bug.
    const isSaid = error instanceof DOMException || error instanceof UnreadableRecord
    if (!isSaid) reportError(error)
    return { kind: 'failed', error }
  }
}

const isSame = (one: Opening, other: Opening) =>
  one === other || (one.kind === 'open' && other.kind === 'open' && one.upload === other.upload)
