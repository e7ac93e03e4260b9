import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { PLATFORMS, type Platform } from './platform.ts'

/** The longest signature first: a sheet with all names of a template and one more is of another template. */
const SIGNATURES = PLATFORMS.map((platform) => ({
  platform,
  keys: platform.signature.map(headerKey),
})).toSorted((a, b) => b.keys.length - a.keys.length)

/** The platform whose export has this header row, in any order and with any other columns; null for none. */
export function recognizePlatform(headers: readonly string[]): Platform | null {
  const present = new Set(headers.map(headerKey))
  const found = SIGNATURES.find(({ keys }) => keys.every((key) => present.has(key)))
  return found?.platform ?? null
}
