/** Built parts are in this folder of the product. */
const BUILT = /\/assets\/[^/]*$/
const HERE = import.meta.url

/** Where in its origin this installation is: "/", or "/tracking/". One build serves any path. */
export const BASE_PATH = BUILT.test(HERE) ? new URL('..', HERE).pathname : import.meta.env.BASE_URL

/** What of an address is below the base path; an address elsewhere stays as it is. */
export function belowBase(path: string, basePath: string = BASE_PATH): string {
  // The path is also opened without its last slash.
  return `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path
}

/** Sends what is meant for this installation's own server, whose addresses begin with "/", to its base path. */
export function sendBelowBase(send: typeof fetch, basePath: string = BASE_PATH): typeof fetch {
  return (address, init) => {
    const isOwn = typeof address === 'string' && address.startsWith('/')
    return send(isOwn ? basePath + address.slice(1) : address, init)
  }
}
