import type { Barcode } from '#domain/scanning/barcode.ts'
import { connectWorker } from '#worker-calls/calls.ts'
import type { Frame } from './look.ts'

/** Reads barcodes in a worker of its own. */
export type BarcodeReader = {
  /** Ends when the reader can read; fails when it could not be loaded. */
  readonly ready: Promise<void>
  /** One look of a camera; the frame is handed over. */
  readonly look: (frame: Frame) => Promise<readonly Barcode[]>
  /** A picture that stands still, from the top; it is handed over. */
  readonly read: (picture: Frame) => Promise<readonly Barcode[]>
  readonly close: () => void
}

/** Makes a reader of a worker that was started for it. */
export function createBarcodeReader(worker: Worker): BarcodeReader {
  const calls = connectWorker(worker)
  const ask = (name: string, frame: Frame) =>
    calls.call('barcodes', name, [frame], { transfer: [frame] }).answer as Promise<
      readonly Barcode[]
    >
  return {
    ready: calls.call('barcodes', 'load', []).answer as Promise<void>,
    look: (frame) => ask('look', frame),
    read: (picture) => ask('read', picture),
    close: () => worker.terminate(),
  }
}
