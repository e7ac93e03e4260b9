import type { BarcodeReader } from '#barcodes/reader.ts'
import type { Barcode } from '#domain/scanning/barcode.ts'

type Seen = (codes: readonly Barcode[], at: number) => void

type Watch = {
  readonly reader: Pick<BarcodeReader, 'look'>
  readonly onSeen: Seen
  /** The reader broke: nothing is seen any more. */
  readonly onBroken: () => void
}

/** Has one frame after the other read, each when the one before is done; ends with the signal. */
export function watchVideo(
  video: HTMLVideoElement,
  { reader, onSeen, onBroken }: Watch,
  signal: AbortSignal,
): void {
  const lookOnce = async () => {
    if (signal.aborted) return
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return onNextFrame(video, next)
    const at = performance.now()
    // The camera may be between two pictures.
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

/** Without a copy of the picture, where the browser can. */
async function frameOf(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> {
  if (!('VideoFrame' in globalThis)) return createImageBitmap(video)
  try {
    return new VideoFrame(video)
  } catch {
    return createImageBitmap(video)
  }
}

function onNextFrame(video: HTMLVideoElement, next: () => void): void {
  // Not in Firefox before 132.
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(next)
  else requestAnimationFrame(next)
}
