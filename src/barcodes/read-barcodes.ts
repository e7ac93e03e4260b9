import {
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
  type ReaderOptions,
} from 'zxing-wasm/reader'
// The build turns it into an address; else the library would ask a foreign host.
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type Barcode, BARCODE_FORMATS } from '#domain/scanning/barcode.ts'

/** One object, since another one would load the reader anew. */
const OVERRIDES = { locateFile: () => readerFile }

const OPTIONS: ReaderOptions = {
  formats: [...BARCODE_FORMATS],
  // Inverted codes are on no label, and looking for them takes as long again.
  tryInvert: false,
  binarizer: 'GlobalHistogram',
  textMode: 'Plain',
}

/** Loads the reader; a failed download is forgotten, so that it can be tried again. */
export async function loadReader(): Promise<void> {
  try {
    await prepareZXingModule({ overrides: OVERRIDES, fireImmediately: true })
  } catch (error) {
    purgeZXingModule()
    throw error
  }
}

/** The barcodes in a picture, from the top. */
export async function findBarcodes(pixels: ImageData): Promise<readonly Barcode[]> {
  const results = await readBarcodes(pixels, OPTIONS)
  return results
    .toSorted((one, other) => one.position.topLeft.y - other.position.topLeft.y)
    .flatMap(({ text, symbology, symbologyIdentifier }) => {
      const format = BARCODE_FORMATS.find((known) => known === symbology)
      if (format === undefined || text === '') return []
      return [
        { format, text: IS_GS1.test(symbologyIdentifier) ? symbologyIdentifier + text : text },
      ]
    })
}

/** Code 128, QR and Data Matrix say so when what they hold is written as GS1 has it. */
const IS_GS1 = /^\](?:C1|Q3|d2)$/
