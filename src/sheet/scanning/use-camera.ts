import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { type Camera, type CameraProblem, openCamera } from './open-camera.ts'

/** Camera that is opening or open, or the reason why there is none. */
export type CameraState =
  | { readonly kind: 'opening' | 'off' }
  | { readonly kind: 'open'; readonly camera: Camera }
  | { readonly kind: 'problem'; readonly problem: CameraProblem }

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** Shows the camera in a video while it is wanted and the page is visible. Hiding the page stops the camera. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  const isSeen = useSyncExternalStore(onVisibility, isVisible)
  const isOn = isWanted && isSeen
  const [attempt, setAttempt] = useState({ open: openCamera })
  const [state, setState] = useState<CameraState>({ kind: 'off' })
  useEffect(() => {
    if (!isOn) return
    const closing = new AbortController()
    void showCamera(attempt.open(), video, closing.signal, setState)
    return () => {
      closing.abort()
      setState({ kind: 'off' })
    }
  }, [isOn, attempt, video])
  return { state, tryAgain: () => setAttempt({ open: openCamera }) }
}

async function showCamera(
  opening: ReturnType<typeof openCamera>,
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  setState: (state: CameraState) => void,
): Promise<void> {
  setState({ kind: 'opening' })
  const camera = await opening
  if (typeof camera === 'string') {
    if (!signal.aborted) setState({ kind: 'problem', problem: camera })
    return
  }
  if (signal.aborted || video.current === null) return camera.stop()
  signal.addEventListener('abort', camera.stop)
  // Another program may take over the camera.
  camera.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (!signal.aborted) setState({ kind: 'problem', problem: 'in-use' })
  })
  video.current.srcObject = camera.stream
  // Rejects if the camera is closed before it plays.
  await video.current.play().catch(() => {})
  if (!signal.aborted) setState({ kind: 'open', camera })
}
