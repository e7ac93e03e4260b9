/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'in-use'

/** The back camera first; large enough for the thin bars of a label at arm's length. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
}

export type Camera = {
  readonly stream: MediaStream
  /** Switches the torch; null: the camera has none. */
  readonly setTorch: ((on: boolean) => Promise<void>) | null
  readonly stop: () => void
}

/** Asks for the camera, as the person allows it, or says why there is none. */
export async function openCamera(): Promise<Camera | CameraProblem> {
  if (!isSecureContext) return 'insecure'
  // A browser may be built without, whatever its types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) return 'none'
  try {
    return cameraOf(await devices.getUserMedia(WANTED))
  } catch (error) {
    return problemOf(error)
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'in-use'
}

/** Cameras of phones have these, and the types of browsers don't name them. */
type Capabilities = { readonly torch?: boolean; readonly focusMode?: readonly string[] }

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  // Not in Firefox.
  const can = (track?.getCapabilities?.() ?? {}) as Capabilities
  const apply = async (wanted: object) => {
    await track?.applyConstraints({ advanced: [wanted] })
  }
  if (can.focusMode?.includes('continuous') === true)
    apply({ focusMode: 'continuous' }).catch(() => {})
  return {
    stream,
    setTorch: can.torch === true ? (on) => apply({ torch: on }) : null,
    stop: () => {
      for (const one of stream.getTracks()) one.stop()
    },
  }
}
