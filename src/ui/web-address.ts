const WEB = /^https?:\/\//i
/** `www.dhl.com`, with a path or not: a name of several parts, of which the last is letters. */
const BARE_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i

/** The address as a URL when a link may have it: http, https or a bare host, and no user's name or password in it. */
export function parseWebAddress(text: string): URL | null {
  const address = text.trim()
  if (!WEB.test(address)) return BARE_HOST.test(address) ? parseUrl(`https://${address}`) : null
  const url = parseUrl(address)
  return url?.username === '' && url.password === '' ? url : null
}

/** `URL.canParse` came with Chrome 120 and Firefox 115. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
