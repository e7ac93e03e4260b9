import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer'

const WRITER = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))

export async function drawLabel(
  text: string,
  format: WriterOptions['format'] = 'Code128',
): Promise<Buffer> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(WRITER).buffer } })
  const { image, error } = await writeBarcode(text, { format, scale: 4 })
  if (image === null) throw new Error(`${text}: ${error}`)
  return Buffer.from(await image.arrayBuffer())
}
