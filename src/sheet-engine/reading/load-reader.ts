/** What reads a kind of file could not be loaded: the network is gone, or the server has a new release. */
export class ReaderMissing extends Error {
  override readonly name = 'ReaderMissing'
}

/** Loads what reads a rarer kind of file, when such a file comes. Rejects with ReaderMissing. */
export async function loadReader<Reader>(load: () => Promise<Reader>): Promise<Reader> {
  try {
    return await load()
  } catch (cause) {
    throw new ReaderMissing('A reader could not be loaded.', { cause })
  }
}

/** Loads what reads tables that are written in markup. */
export const loadMarkup = () => loadReader(() => import('./read-markup.ts'))

/** Loads what reads the HTML beside copied cells. */
export const loadCopied = () => loadReader(() => import('#domain/sheet/workbook/rescue-digits.ts'))
