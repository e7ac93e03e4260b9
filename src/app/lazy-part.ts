import { type ComponentType, createElement, lazy, useState } from 'react'

/** A part of the product that the server no longer has, or that the network did not bring. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/**
 * Like React's `lazy`, but says what failed, so that the page can ask for a reload; and what was fetched ahead is
 * drawn at once: React would show the fallback for a third of a second although all is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const fetchPart = async () => {
    loaded = await load()
    return loaded
  }
  const Later = lazy(async () => {
    try {
      return { default: await fetchPart() }
    } catch (cause) {
      throw new PartMissing('A part of the product could not be loaded.', { cause })
    }
  })
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Chosen, props)
  }
  /** Fetches it ahead; what fails here fails there again, and is said there. */
  const preload = () => void fetchPart().catch(() => undefined)
  return Object.assign(Part, { preload })
}
