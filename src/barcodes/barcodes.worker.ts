/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import { createFrameReader, type Frame } from './look.ts'
import { loadReader } from './read-barcodes.ts'
import type { CallMessage } from '#worker/calls/calls.ts'
import { type CallContext, runCommand, serveCalls } from '#worker/calls/serve-calls.ts'

const frameReader = createFrameReader(new OffscreenCanvas(1, 1))

export const BARCODES = {
  load: loadReader,
  look: (_: CallContext, frame: Frame) => closing(frame, frameReader.look),
  read: (_: CallContext, picture: Frame) => closing(picture, frameReader.read),
}

/** Closes the frame after reading, because it holds the camera's memory. */
async function closing<Found>(frame: Frame, read: (frame: Frame) => Promise<Found>) {
  try {
    return await read(frame)
  } finally {
    frame.close()
  }
}

const handlers = {
  barcodes: (name: string, args: readonly unknown[], call: CallContext) =>
    runCommand(BARCODES, name, call, args),
}
const receive = serveCalls(handlers, (message) => globalThis.postMessage(message))
addEventListener('message', ({ data }: MessageEvent<CallMessage>) => receive(data))
