import { cutEnd } from '#base/cut-end.ts'

/** Contents of a clipboard: plain text, and the HTML of the source program, or ''. */
export type ClipboardSheet = { readonly text: string; readonly html: string }

/** Returns whether a text has several cells. The line break that Excel adds to a single cell doesn't count. */
export function isSheet(text: string): boolean {
  return /[\t\r\n]/.test(cutEnd(text, /[\r\n]/))
}

/** Reads the data of a paste event. */
export function readTransfer(data: DataTransfer | null): ClipboardSheet {
  return { text: data?.getData('text/plain') ?? '', html: data?.getData('text/html') ?? '' }
}

/** Reads the clipboard. Returns null if the browser doesn't allow it. */
export async function readClipboard(): Promise<ClipboardSheet | null> {
  try {
    return await readItems(await navigator.clipboard.read())
  } catch {
    // Not allowed or not supported, so the user pastes into a field instead.
    return null
  }
}

async function readItems(items: ClipboardItems): Promise<ClipboardSheet> {
  const read = async (type: string) => {
    const item = items.find((candidate) => candidate.types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  return { text: await read('text/plain'), html: await read('text/html') }
}
