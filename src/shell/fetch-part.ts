/** A chunk of the product that the server no longer has, or that the network did not deliver. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Loads a chunk. Rejects with `PartMissing`, for which the page offers a reload. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new PartMissing('A part of the product could not be loaded.', { cause })
  }
}
