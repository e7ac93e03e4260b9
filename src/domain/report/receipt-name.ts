import { cutEnd } from '#domain/entry/cut-end.ts'

/** What no file system takes, what would be a folder or a hidden file, and marks that turn the text around. */
// oxlint-disable-next-line no-control-regex -- they have no place in a name
const UNSAFE = /[\\/:*?"<>|\0-\x1F\x7F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g

const ENDING = /\.(?:csv|tsv|txt|xlsx)\b/gi

/** Some file systems take 255 bytes, and a Chinese character is three of them. */
const LONGEST = 60

/** A file name that every system takes: what the upload is called, what the file has, and the day. */
export function nameReceipt(parts: {
  readonly upload: string
  readonly what: string
  /** `2026-11-21`. */
  readonly day: string
  readonly ending: string
}): string {
  const plain = parts.upload.replace(ENDING, '').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  const short = Array.from(plain).slice(0, LONGEST).join('')
  const upload = cutEnd(short.replace(/^[. ]+/, ''), /[. ]/)
  return `${[upload, parts.what, parts.day].filter(Boolean).join(' ')}.${parts.ending}`
}

/** The day of a time on the clock of the person, as files are sorted. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
