import { useEffect, useRef, useState } from 'react'
import type { BarcodeReader } from '#barcodes/reader.ts'
import type { ScanRequest } from '#page/scanning.ts'
import type { ScanSession } from './scan-session.ts'
import type { ReaderState } from './use-reader.ts'

/** What came of the pictures that were given last. */
export type PicturesState = {
  /** The one that is being read. */
  readonly reading: string | null
  readonly problems: readonly { readonly name: string; readonly kind: 'none' | 'unreadable' }[]
}

const NOTHING: PicturesState = { reading: null, problems: [] }

/** Reads the pictures of a request once the reader is there, one after the other. */
export function useReadPictures(
  request: ScanRequest,
  state: ReaderState,
  session: ScanSession,
): PicturesState {
  const [pictures, setPictures] = useState(NOTHING)
  const done = useRef<ScanRequest>(undefined)
  useEffect(() => {
    if (request.kind !== 'pictures' || state.kind !== 'ready' || done.current === request) return
    done.current = request
    void readAll(request.files, state.reader, session, setPictures)
  }, [request, state, session])
  return pictures
}

async function readAll(
  files: readonly File[],
  reader: BarcodeReader,
  session: ScanSession,
  onState: (state: PicturesState) => void,
): Promise<void> {
  let problems: PicturesState['problems'] = []
  for (const file of files) {
    onState({ reading: file.name, problems })
    const outcome = await readOne(file, reader, session)
    if (outcome !== 'read') problems = [...problems, { name: file.name, kind: outcome }]
  }
  onState({ reading: null, problems })
}

async function readOne(file: File, reader: BarcodeReader, session: ScanSession) {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return 'unreadable' as const
  const found = await session.readPicture(await reader.read(picture))
  return found === 0 ? ('none' as const) : ('read' as const)
}
