import type { BarcodeReader } from '#barcodes/reader.ts'
import type { Barcode } from '#domain/scanning/barcode.ts'

type Seen = (codes: readonly Barcode[], at: number) => void

/** Has one frame after the other read, each when the one before is done; ends with the signal. */
export function watchVideo(
  video: HTMLVideoElement,
  { look }: Pick<BarcodeReader, 'look'>,
  onSeen: Seen,
  signal: AbortSignal,
): void {
  const lookOnce = async () => {
    if (signal.aborted) return
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return onNextFrame(video, next)
    const at = performance.now()
    // A reader that breaks says so itself.
    const codes = await frameOf(video)
      .then(look)
      .catch(() => null)
    if (signal.aborted || codes === null) return
    onSeen(codes, at)
    onNextFrame(video, next)
  }
  const next = () => void lookOnce()
  next()
}

/** Without a copy of the picture, where the browser can. */
async function frameOf(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> {
  return 'VideoFrame' in globalThis ? new VideoFrame(video) : createImageBitmap(video)
}

function onNextFrame(video: HTMLVideoElement, next: () => void): void {
  // Not in Firefox before 132.
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(next)
  else requestAnimationFrame(next)
}
