import type { Barcode } from '#domain/scanning/barcode.ts'
import { connectWorker } from '#worker/calls/calls.ts'
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
