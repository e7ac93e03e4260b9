import { cutEnd } from '#domain/entry/cut-end.ts'

/** What a clipboard holds: plain text, and the HTML of the program it was copied from (or empty). */
export type ClipboardSheet = { readonly text: string; readonly html: string }

/** Whether a text is cells rather than one value; the line end that Excel puts after a single cell does not count. */
export function isSheet(text: string): boolean {
  return /[\t\r\n]/.test(cutEnd(text, /[\r\n]/))
}

/** What a paste event carries. */
export function readPaste(data: DataTransfer | null): ClipboardSheet {
  return { text: data?.getData('text/plain') ?? '', html: data?.getData('text/html') ?? '' }
}

/** Asks the browser for the clipboard; null when it does not let the page read it. */
export async function readClipboard(): Promise<ClipboardSheet | null> {
  try {
    return await readItems(await navigator.clipboard.read())
  } catch {
    // Not allowed, or not known to this browser: the person pastes into a field instead.
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
