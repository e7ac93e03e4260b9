import { type ComponentType, lazy } from 'react'

/** A part of the product that the server no longer has, or that the network did not bring. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Like React's `lazy`, but says what failed, so that the page can ask for a reload. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new PartMissing('A part of the product could not be loaded.', { cause })
    }
  })
}
