/** jsdom lays nothing out: stand-ins for what components ask of the layout, where it has none of its own. */
export function addLayoutMethods(): void {
  addMissing(window, { matchMedia })
  addMissing(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver })
  // In newer browsers they give a promise.
  const scroll = () => Promise.resolve()
  addMissing(Element.prototype, { scrollIntoView: scroll, scrollTo: scroll })
  giveSize(800, 480)
}

/** A virtualised list shows rows only where there is room for them. */
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

/** No media query matches: a light, wide page with motion. */
function matchMedia(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, addListener: doNothing }
  return Object.assign(new EventTarget(), { ...list, removeListener: doNothing })
}

/** Nothing changes its size where nothing has one. */
class StillObserver {
  observe = doNothing
  unobserve = doNothing
  disconnect = doNothing
  takeRecords = (): [] => []
}
