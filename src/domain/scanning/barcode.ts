/** The kinds of barcodes on labels and packing slips; a product's EAN is none of them. */
export const BARCODE_FORMATS = [
  'Code128',
  'Code39',
  'ITF',
  'QRCode',
  'DataMatrix',
  'PDF417',
] as const

/** What a barcode says: `]C1` and the like stand in front where GS1 says how it is written. */
export type Barcode = {
  readonly text: string
  readonly format: (typeof BARCODE_FORMATS)[number]
}
