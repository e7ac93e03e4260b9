/** Folder of the built files. */
const BUILT = /\/assets\/[^/]*$/
const HERE = import.meta.url

/** Base path of this installation in its origin: "/", or "/tracking/". The same build works at any path. */
export const BASE_PATH = BUILT.test(HERE) ? new URL('..', HERE).pathname : import.meta.env.BASE_URL

/** Returns the part of a path below the base path. Other paths stay as they are. */
export function belowBase(path: string, basePath: string = BASE_PATH): string {
  // The page also opens without the trailing slash.
  return `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path
}

/** Wraps `fetch` so that requests to this installation's server (addresses with a leading "/") go to its base path. */
export function sendBelowBase(send: typeof fetch, basePath: string = BASE_PATH): typeof fetch {
  return (address, init) => {
    const isOwn = typeof address === 'string' && address.startsWith('/')
    return send(isOwn ? basePath + address.slice(1) : address, init)
  }
}
