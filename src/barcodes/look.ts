import type { Barcode } from '#domain/scanning/barcode.ts'
import { findBarcodes } from './read-barcodes.ts'

/** A still picture or a camera frame. */
export type Frame = VideoFrame | ImageBitmap

/** Height of the middle strip, where a label is held, and the magnification of the second attempt. */
const STRIP = 0.4
const CLOSER = 2
/** Limit for magnified pictures, since larger ones would take seconds. */
const MOST_PIXELS = 4_000_000

/** Creates a reader of frames. After a frame without barcodes, it magnifies the middle of the next one. */
export function createFrameReader(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser has no canvas for a worker.')
  let goesCloser = false

  const draw = (frame: Frame, from: Box, scale: number) => {
    canvas.width = Math.round(from.width * scale)
    canvas.height = Math.round(from.height * scale)
    const { width, height } = canvas
    context.drawImage(frame, from.x, from.y, from.width, from.height, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
  const readCloser = (frame: Frame, { width, height }: Size) => {
    const strip = { x: 0, y: height * (0.5 - STRIP / 2), width, height: height * STRIP }
    const scale = Math.min(CLOSER, Math.sqrt(MOST_PIXELS / (strip.width * strip.height)))
    return findBarcodes(draw(frame, strip, scale))
  }
  return {
    /** Reads a camera frame. */
    look: async (frame: Frame): Promise<readonly Barcode[]> => {
      const size = sizeOf(frame)
      const closer = goesCloser
      const found = await (closer
        ? readCloser(frame, size)
        : findBarcodes(draw(frame, { x: 0, y: 0, ...size }, 1)))
      goesCloser = found.length === 0 && !closer
      return found
    },
    /** Reads a still picture, first as a whole, then magnified in the middle. */
    read: async (picture: Frame): Promise<readonly Barcode[]> => {
      const size = sizeOf(picture)
      const scale = Math.min(1, Math.sqrt((2 * MOST_PIXELS) / (size.width * size.height)))
      const found = await findBarcodes(draw(picture, { x: 0, y: 0, ...size }, scale))
      return found.length > 0 ? found : readCloser(picture, size)
    },
  }
}

type Size = { readonly width: number; readonly height: number }
type Box = Size & { readonly x: number; readonly y: number }

function sizeOf(frame: Frame): Size {
  return 'displayWidth' in frame
    ? { width: frame.displayWidth, height: frame.displayHeight }
    : { width: frame.width, height: frame.height }
}
