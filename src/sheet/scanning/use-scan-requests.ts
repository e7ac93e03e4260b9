import { useEffect, useMemo, useRef, useState } from 'react'
import { useScanning } from './with-scanning.tsx'
import type { ScanSession } from './scan-session.ts'

/** Handles the requests to the dialog: show the camera, read pictures, take a code that a scanner typed. */
export function useScanRequests(session: ScanSession) {
  const { requests } = useScanning()
  const [isCameraWanted, setCameraWanted] = useState(false)
  const done = useRef(0)
  useEffect(() => {
    for (const request of requests.slice(done.current))
      if (request.kind === 'typed') session.scan(request.text, request.at)
    done.current = requests.length
  }, [requests, session])
  const hasCamera = isCameraWanted || requests.some(({ kind }) => kind === 'camera')
  const pictures = useMemo(
    () => requests.flatMap((request) => (request.kind === 'pictures' ? request.files : [])),
    [requests],
  )
  return {
    hasCamera,
    showCamera: () => setCameraWanted(true),
    pictures,
    /** Whether the camera or a picture needs the barcode reader. */
    needsReader: hasCamera || pictures.length > 0,
  }
}
