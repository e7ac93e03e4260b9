import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { type Camera, type CameraProblem, openCamera } from './open-camera.ts'

/** A camera that is asked for, its picture, or why there is none. */
export type CameraState =
  | { readonly kind: 'opening' | 'off' }
  | { readonly kind: 'open'; readonly camera: Camera }
  | { readonly kind: 'problem'; readonly problem: CameraProblem }

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** Shows the camera in a video while it is wanted and the page is in sight; its light goes out with it. */
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
  // Another program may take the camera away.
  camera.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (!signal.aborted) setState({ kind: 'problem', problem: 'in-use' })
  })
  video.current.srcObject = camera.stream
  // It ends early when the camera is closed at once.
  await video.current.play().catch(() => {})
  if (!signal.aborted) setState({ kind: 'open', camera })
}
