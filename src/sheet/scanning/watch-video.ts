import type { BarcodeReader } from '#barcodes/reader.ts'
import type { Barcode } from '#domain/scanning/barcode.ts'

type Seen = (codes: readonly Barcode[], at: number) => void

type Watch = {
  readonly reader: Pick<BarcodeReader, 'look'>
  readonly onSeen: Seen
  /** Called when the reader has broken; reading stops. */
  readonly onBroken: () => void
}

/** Reads the frames one after the other until the signal aborts. */
export function watchVideo(
  video: HTMLVideoElement,
  { reader, onSeen, onBroken }: Watch,
  signal: AbortSignal,
): void {
  const lookOnce = async () => {
    if (signal.aborted) return
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return onNextFrame(video, next)
    const at = performance.now()
    // Rejects while the camera switches between frames.
    const frame = await frameOf(video).catch(() => null)
    const codes = frame && (await reader.look(frame))
    if (signal.aborted) return
    if (codes !== null) onSeen(codes, at)
    onNextFrame(video, next)
  }
  const next = () =>
    void lookOnce().catch(() => {
      if (!signal.aborted) onBroken()
    })
  next()
}

/** Uses `VideoFrame` where the browser has it, which doesn't copy the pixels. */
async function frameOf(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> {
  if (!('VideoFrame' in globalThis)) return createImageBitmap(video)
  try {
    return new VideoFrame(video)
  } catch {
    return createImageBitmap(video)
  }
}

function onNextFrame(video: HTMLVideoElement, next: () => void): void {
  // Missing in Firefox before 132.
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(next)
  else requestAnimationFrame(next)
}
