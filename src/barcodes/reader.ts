import type { Barcode } from '#domain/scanning/barcode.ts'
import type { BARCODES } from './barcodes.worker.ts'
import { connectWorker, methodsOf } from '#worker/calls/calls.ts'
import type { Frame } from './look.ts'

/** Reads barcodes in a worker of its own. */
export type BarcodeReader = {
  /** Resolves when the reader is loaded; rejects when loading fails. */
  readonly ready: Promise<void>
  /** Reads a camera frame, which is transferred to the worker. */
  readonly look: (frame: Frame) => Promise<readonly Barcode[]>
  /** Reads a still picture, which is transferred to the worker. */
  readonly read: (picture: Frame) => Promise<readonly Barcode[]>
  readonly close: () => void
}

/** Creates a reader with a worker that was started for it. */
export function createBarcodeReader(worker: Worker): BarcodeReader {
  const calls = connectWorker(worker)
  const commands = (...transfer: readonly Frame[]) =>
    methodsOf<typeof BARCODES>(calls, 'barcodes', { transfer })
  return {
    ready: commands().load(),
    look: (frame) => commands(frame).look(frame),
    read: (picture) => commands(picture).read(picture),
    close: () => worker.terminate(),
  }
}
