/** Gives every element a size for virtualised parts, since jsdom has no layout. Returns a function that restores the old sizes. */
export function giveElementsASize(width = 1000, height = 600): () => void {
  return defineFor(HTMLElement.prototype, {
    clientWidth: { get: () => width },
    clientHeight: { get: () => height },
    offsetWidth: { get: () => width },
    offsetHeight: { get: () => height },
  })
}

/** Simulates texts cut off after a number of characters. Returns a function that restores the old sizes. */
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

/** Defines properties and returns a function that restores them, since all test files of a process share one page. */
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
