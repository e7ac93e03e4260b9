/** The address as a URL when it is one that a link may have: http or https. */
export function parseWebAddress(text: string): URL | null {
  if (!/^\s*https?:\/\//i.test(text) || !URL.canParse(text.trim())) return null
  const url = new URL(text.trim())
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
}
