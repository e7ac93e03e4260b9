import type { IncomingMessage } from 'node:http'

/** What no request of a browser or of an honest proxy looks like, and the status and sentence for it; null: it may come in. */
export function refuseAtDoor(incoming: IncomingMessage): readonly [number, string] | null {
  if (countHosts(incoming) !== 1) return [400, 'A request names one host.']
  if (!isExpectable(incoming)) return [417, 'Nothing but 100-continue can be expected here.']
  if (!isOwnTarget(incoming)) return [400, 'This server is no proxy.']
  return null
}

/** Node keeps the first of them and drops the others, which another server on the way may believe. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

function isOwnTarget({ url = '', headers }: IncomingMessage): boolean {
  if (url.startsWith('/') || url === '*') return true
  return URL.canParse(url) && new URL(url).host === headers.host?.toLowerCase()
}

function isExpectable({ headers: { expect } }: IncomingMessage): boolean {
  return expect === undefined || expect.toLowerCase() === '100-continue'
}
