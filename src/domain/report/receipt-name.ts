import { cutEnd } from '#domain/entry/cut-end.ts'

/** What no file system takes, what would be a folder or a hidden file, and marks that turn the text around. */
// oxlint-disable-next-line no-control-regex -- they have no place in a name
const UNSAFE = /[\\/:*?"<>|\0-\x1F\x7F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g

const ENDING = /\.(?:csv|tsv|txt|xlsx)\b/gi

/** Some file systems take 255 bytes, and a Chinese character is three of them. */
const LONGEST = 60
const LONGEST_SHOP = 20

/** A file name that every system takes: what the upload is called, its shop, what the file has, and the day. */
export function nameReceipt(parts: {
  readonly upload: string
  /** Empty: not named. */
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

/** The day of a time on the clock of the person, as files are sorted. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
