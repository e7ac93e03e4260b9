import { useEffect, useRef, useState } from 'react'
import type { BarcodeReader } from '#barcodes/reader.ts'
import type { ScanSession } from './scan-session.ts'
import type { ReaderState } from './use-reader.ts'

/** Progress and problems of the pictures that were added last. */
export type PicturesState = {
  /** Name of the picture that is being read. */
  readonly reading: string | null
  readonly problems: readonly { readonly name: string; readonly kind: 'none' | 'unreadable' }[]
}

const NOTHING: PicturesState = { reading: null, problems: [] }

/** Reads each picture once, as soon as the reader is ready. New pictures are added at the end of the list. */
export function useReadPictures(
  state: ReaderState,
  session: ScanSession,
  files: readonly File[],
): PicturesState {
  const [pictures, setPictures] = useState(NOTHING)
  const done = useRef(0)
  useEffect(() => {
    if (state.kind !== 'ready' || files.length === done.current) return
    void readAll(files.slice(done.current), state.reader, session, setPictures)
    done.current = files.length
  }, [files, state, session])
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
    // If the reader breaks, the remaining pictures count as unreadable.
    const outcome = await readOne(file, reader, session).catch(() => 'unreadable' as const)
    if (outcome !== 'read') problems = [...problems, { name: file.name, kind: outcome }]
  }
  onState({ reading: null, problems })
}

async function readOne(file: File, reader: BarcodeReader, session: ScanSession) {
  const picture = await createImageBitmap(file)
  const found = await session.readPicture(await reader.read(picture))
  return found === 0 ? ('none' as const) : ('read' as const)
}
