import { cutEnd } from '#base/cut-end.ts'

/** Characters that some file systems reject, and directional marks. */
// oxlint-disable-next-line no-control-regex -- they have no place in a name
const UNSAFE = /[\\/:*?"<>|\0-\x1F\x7F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g

const ENDING = /\.(?:csv|tsv|txt|xlsx)\b/gi

/** Some file systems allow 255 bytes, and a Chinese character takes three. */
const LONGEST = 60
const LONGEST_SHOP = 20

/** Returns a file name that is valid on every system, from the upload's name, its shop, the content and the day. */
export function nameReceipt(parts: {
  readonly upload: string
  /** Empty without a name. */
  readonly shop: string
  readonly what: string
  /** `2026-11-21`. */
  readonly day: string
  readonly ending: string
}): string {
  const shop = plain(parts.shop, LONGEST_SHOP)
  const upload = plain(parts.upload.replace(ENDING, ''), LONGEST - shop.length)
  return `${[upload, shop, parts.what, parts.day].filter(Boolean).join(' ')}.${parts.ending}`
}

function plain(text: string, most: number): string {
  const words = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  const short = Array.from(words).slice(0, most).join('')
  return cutEnd(short.replace(/^[. ]+/, ''), /[. ]/)
}

/** Returns the local date as `2026-11-21`, so that files sort by day. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
