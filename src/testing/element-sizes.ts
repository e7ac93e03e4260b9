/** Gives every element a size, for parts that draw only what fits: jsdom lays nothing out. */
export function giveElementsASize(width = 1000, height = 600): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
    offsetWidth: { configurable: true, get: () => width },
    offsetHeight: { configurable: true, get: () => height },
  })
}
