/** Thrown when a reader couldn't be loaded: the network is down, or the server has a new release. */
export class ReaderMissing extends Error {
  override readonly name = 'ReaderMissing'
}

/** Loads the reader for a rarer kind of file when it is needed. Rejects with ReaderMissing. */
export async function loadReader<Reader>(load: () => Promise<Reader>): Promise<Reader> {
  try {
    return await load()
  } catch (cause) {
    throw new ReaderMissing('A reader could not be loaded.', { cause })
  }
}

/** Loads the reader for tables in markup. */
export const loadMarkup = () => loadReader(() => import('./read-markup.ts'))

/** Loads the reader for the HTML of copied cells. */
export const loadCopied = () => loadReader(() => import('#domain/sheet/html/rescue-digits.ts'))
