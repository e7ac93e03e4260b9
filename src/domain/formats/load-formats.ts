import { parseFormats } from './courier-format.ts'
import type { CourierFormat } from './courier-format.ts'

/** The formats of all known couriers; they arrive as a chunk of their own. */
export async function loadFormats(): Promise<readonly CourierFormat[]> {
  const { default: stored } = await import('./courier-formats.json')
  return parseFormats(stored)
}
