import { type BarcodeReader, createBarcodeReader } from '#barcodes/reader.ts'
import { workerAddress } from '#worker-calls/worker-address.ts'
// The build turns it into an address.
// oxlint-disable-next-line import/default
import barcodesFile from '#barcodes.worker.ts?worker&url'

/** Starts the reader, which is fetched only then. */
export function startReader(): BarcodeReader {
  return createBarcodeReader(new Worker(workerAddress(barcodesFile), { type: 'module' }))
}
