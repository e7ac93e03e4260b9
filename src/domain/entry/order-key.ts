/**
 * Returns the key that all spellings of an order share. They differ only in capitals, in which dash, slash or blank
 * stands between the parts, in a leading `#`, or in zeros in front of digits.
 */
export function orderKey(orderId: string): string {
  return orderId
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^#\s*/, '')
    .replaceAll(BETWEEN_PARTS, '-')
    .replaceAll(LEADING_ZEROS, '')
}

/** All dashes, the minus sign, slashes and blanks. */
const BETWEEN_PARTS = /[\p{Pd}\u2212/\s]+/gu
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g
