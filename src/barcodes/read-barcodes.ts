import {
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
  type ReaderOptions,
} from 'zxing-wasm/reader'
// The build turns the import into a URL; without it the library would load the file from a foreign host.
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type Barcode, BARCODE_FORMATS } from '#domain/scanning/barcode.ts'

/** A constant object, since a new one would make the library load the reader again. */
const OVERRIDES = { locateFile: () => readerFile }

const OPTIONS: ReaderOptions = {
  formats: [...BARCODE_FORMATS],
  // Labels have no inverted codes, and searching for them would double the time.
  tryInvert: false,
  binarizer: 'GlobalHistogram',
  textMode: 'Plain',
}

/** Loads the reader; after a failed download, the next call tries again. */
export async function loadReader(): Promise<void> {
  try {
    await prepareZXingModule({ overrides: OVERRIDES, fireImmediately: true })
  } catch (error) {
    purgeZXingModule()
    throw error
  }
}

/** Finds the barcodes in a picture, from top to bottom. */
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

/** Symbology identifiers of Code 128, QR and Data Matrix codes with GS1 content. */
const IS_GS1 = /^\](?:C1|Q3|d2)$/
