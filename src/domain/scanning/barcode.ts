/** The kinds of barcodes on labels and packing slips, without the EAN of products. */
export const BARCODE_FORMATS = [
  'Code128',
  'Code39',
  'ITF',
  'QRCode',
  'DataMatrix',
  'PDF417',
] as const

/** A decoded barcode. The text of a GS1 barcode begins with a symbology identifier such as `]C1`. */
export type Barcode = {
  readonly text: string
  readonly format: (typeof BARCODE_FORMATS)[number]
}
