/** A part of the product that the server no longer has, or that the network did not bring. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Fetches a part; the page offers a reload for one that is missing. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new PartMissing('A part of the product could not be loaded.', { cause })
  }
}
