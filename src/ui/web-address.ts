/** The address as a URL when it is one that a link may have: http or https. */
export function parseWebAddress(text: string): URL | null {
  if (!/^\s*https?:\/\//i.test(text)) return null
  const url = parseUrl(text.trim())
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null
}

/** `URL.canParse` came with Chrome 120 and Firefox 115. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
