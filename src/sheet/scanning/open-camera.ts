/** Reason why there is no picture. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'in-use'

/** Prefers the back camera, in a resolution that shows the thin bars of a label at arm's length. */
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
  /** Switches the torch. null: the camera has none. */
  readonly setTorch: ((on: boolean) => Promise<void>) | null
  readonly stop: () => void
}

/** Asks the user for the camera, and returns the reason if there is none. */
export async function openCamera(): Promise<Camera | CameraProblem> {
  if (!isSecureContext) return 'insecure'
  // Undefined in browsers without camera support, whatever TypeScript's types say.
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

/** Capabilities of phone cameras that TypeScript's types lack. */
type Capabilities = { readonly torch?: boolean; readonly focusMode?: readonly string[] }

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  // Missing in Firefox.
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
