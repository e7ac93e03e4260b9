import { type CourierFormat, parseFormats } from './courier-format.ts'
import { createFormatIndex, type FormatIndex } from './format-index.ts'

/** The formats of all known couriers; they arrive as a chunk of their own. */
export async function loadFormats(): Promise<readonly CourierFormat[]> {
  const { default: stored } = await import('./courier-formats.json')
  return parseFormats(stored)
}

let index: Promise<FormatIndex> | null = null

/** The index of these formats, made once; what could not be loaded is asked for again the next time. */
export function loadFormatIndex(): Promise<FormatIndex> {
  index ??= loadFormats().then(createFormatIndex)
  index.catch(() => {
    index = null
  })
  return index
}
