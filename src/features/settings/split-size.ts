export type SizeUnit = 'kilobyte' | 'megabyte' | 'gigabyte'

/** A number of bytes in the unit that people would use. */
export function splitSize(bytes: number): { readonly value: number; readonly unit: SizeUnit } {
  if (bytes >= 1e9) return { value: bytes / 1e9, unit: 'gigabyte' }
  if (bytes >= 1e6) return { value: bytes / 1e6, unit: 'megabyte' }
  return { value: bytes / 1e3, unit: 'kilobyte' }
}
