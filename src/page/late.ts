import { type ComponentType, createElement } from 'react'

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

export type Late<Part> = {
  /** Fetches it ahead of its use; rejected when it is missing, and tried again the next time. */
  readonly fetch: () => Promise<Part>
  /** Gives the part to a component, which waits for it under the nearest Suspense. */
  readonly read: () => Part
}

type Progress<Part> =
  | { readonly kind: 'coming'; readonly part: Promise<Part> }
  | { readonly kind: 'here'; readonly part: Part }
  | { readonly kind: 'missing'; readonly error: unknown }

/** Something that is fetched when it is first needed, or ahead. */
export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let progress: Progress<Part> | null = null
  const begin = (isAhead: boolean) => {
    const part = fetchPart(load)
    progress = { kind: 'coming', part }
    part.then(
      (here) => (progress = { kind: 'here', part: here }),
      (error: unknown) => (progress = isAhead ? null : { kind: 'missing', error }),
    )
    return part
  }
  const fetch = async () =>
    progress === null || progress.kind === 'missing' ? begin(true) : progress.part
  // React shows the fallback for a third of a second even for a fulfilled promise, so what is here is given without one.
  const read = () => {
    if (progress?.kind === 'here') return progress.part
    if (progress?.kind === 'missing') throw progress.error
    // React waits for a promise that is thrown.
    throw progress?.part ?? begin(false)
  }
  return { fetch, read }
}

/** A component whose code is fetched when it is first drawn, or ahead by `preload`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { fetch, read } = late(load)
  const LazyPart = (props: Props) => createElement(read(), props)
  // What is missing is said where it is drawn.
  const preload = async () => {
    await fetch().catch(() => {})
  }
  return Object.assign(LazyPart, { preload })
}
