import { type ComponentType, lazy } from 'react'

/** A part of the product that the server no longer has, or that the network did not bring. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/**
 * Like React's `lazy`, but says what failed, so that the page can ask for a reload; and what was fetched ahead is
 * drawn at once: React would show the fallback for a third of a second although all is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: { readonly default: ComponentType<Props> } | null = null
  const fetchPart = async () => (loaded = { default: await load() })
  const fetchOrSay = async () => {
    try {
      return await fetchPart()
    } catch (cause) {
      throw new PartMissing('A part of the product could not be loaded.', { cause })
    }
  }
  const Part = lazy(() => (loaded === null ? fetchOrSay() : thereAlready(loaded)))
  /** Fetches it ahead; what fails here fails there again, and is said there. */
  const preload = () => fetchPart().catch(() => undefined)
  return Object.assign(Part, { preload })
}

/** React draws at once what calls back at once; a promise never does. */
function thereAlready<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable -- nobody but React's `lazy` waits for it
  const now = { then: (take: (value: Value) => void) => take(value) }
  return now as Promise<Value>
}
