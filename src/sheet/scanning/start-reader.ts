import { type BarcodeReader, createBarcodeReader } from '#barcodes/reader.ts'
import { workerAddress } from '#worker/calls/worker-address.ts'
// Vite turns this import into a URL.
// oxlint-disable-next-line import/default
import barcodesFile from '#barcodes/barcodes.worker.ts?worker&url'

/** Starts the barcode reader in a worker, which loads only now. */
export function startReader(): BarcodeReader {
  return createBarcodeReader(new Worker(workerAddress(barcodesFile), { type: 'module' }))
}
