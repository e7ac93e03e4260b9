/**
 * Hyphen, figure dash, en and em dash, bar, minus, small dashes: what phones, text programs and PDFs put in place of the
 * hyphen of an ID; and the soft hyphen, which a PDF writes for the hyphen that it shows.
 */
const DASHES = /(?<=[\p{L}\p{N}])[\u00AD\u2010-\u2015\u2212\uFE58\uFE63](?=[\p{L}\p{N}])/gu

/** Replaces the dashes inside a text by the plain hyphen. */
export function withHyphens(text: string): string {
  return text.replace(DASHES, '-')
}

/** Tells whether a text has dashes other than the plain hyphen inside, without blanks beside them. */
export function hasDashes(text: string): boolean {
  return text.search(DASHES) !== -1
}

/** IDs of marketplaces that have hyphens: Amazon, eBay, Temu. */
const MARKETPLACES = /^(?:[A-Z\d]\d{2}-\d{7}-\d{7}|\d{2}-\d{5}-\d{5}|PO-\d{3}-\d{15,20})$/

/** Tells whether an ID with hyphens is one of a marketplace, which has them in these places. */
export function isMarketplaceId(id: string): boolean {
  return MARKETPLACES.test(id)
}
