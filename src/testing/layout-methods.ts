/** Adds layout APIs that components use and jsdom lacks. */
export function addLayoutMethods(): void {
  addMissing(window, { matchMedia })
  addMissing(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver })
  // Newer browsers return a promise.
  const scroll = () => Promise.resolve()
  addMissing(Element.prototype, { scrollIntoView: scroll, scrollTo: scroll })
  giveSize(800, 480)
}

/** Gives elements a size, or virtualised lists would render no rows. */
function giveSize(width: number, height: number): void {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: width })
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: height })
}

function addMissing(target: object, methods: Readonly<Record<string, unknown>>): void {
  const missing = Object.entries(methods).filter(
    ([name]) => Reflect.get(target, name) === undefined,
  )
  Object.assign(target, Object.fromEntries(missing))
}

function doNothing(): void {}

/** Matches no media query, as on a wide page in the light theme with motion. */
function matchMedia(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, addListener: doNothing }
  return Object.assign(new EventTarget(), { ...list, removeListener: doNothing })
}

/** An observer without notifications, since elements never change their size. */
class StillObserver {
  observe = doNothing
  unobserve = doNothing
  disconnect = doNothing
  takeRecords = (): [] => []
}
