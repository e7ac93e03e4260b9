import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { PLATFORMS, type Platform } from './platform.ts'

/** The longest signature first: what has all names of a template and one more is another template. */
const SIGNATURES = PLATFORMS.map((platform) => ({
  platform,
  keys: platform.signature.map(headerKey),
})).toSorted((a, b) => b.keys.length - a.keys.length)

/** The platform that wrote this header row, whatever the order of its columns and whatever else stands there, or null. */
export function recognizePlatform(headers: readonly string[]): Platform | null {
  const present = new Set(headers.map(headerKey))
  const found = SIGNATURES.find(({ keys }) => keys.every((key) => present.has(key)))
  return found?.platform ?? null
}
