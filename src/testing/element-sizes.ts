/** Gives every element a size, for parts that draw only what fits: jsdom lays nothing out. Returns what restores the old ones. */
export function giveElementsASize(width = 1000, height = 600): () => void {
  return defineFor(HTMLElement.prototype, {
    clientWidth: { get: () => width },
    clientHeight: { get: () => height },
    offsetWidth: { get: () => width },
    offsetHeight: { get: () => height },
  })
}

/** As in a browser that cuts texts off after a number of characters. Returns a function that restores the old sizes. */
export function cutTextsAfter(characters: number): () => void {
  return defineFor(HTMLElement.prototype, {
    clientWidth: { get: () => characters },
    scrollWidth: {
      get(this: Element) {
        return (this.textContent ?? '').length
      },
    },
  })
}

/** All files of a process share one page: what a test defines must not be there in the next file. */
function defineFor(target: object, properties: PropertyDescriptorMap): () => void {
  const before = Object.keys(properties).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  )
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(target, name, { ...property, configurable: true })
  return () => {
    for (const [name, property] of before) {
      if (property === undefined) Reflect.deleteProperty(target, name)
      else Object.defineProperty(target, name, property)
    }
  }
}
