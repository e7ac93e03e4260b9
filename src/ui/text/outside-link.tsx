import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** A link to another site, or plain text when the address is none for a browser (`javascript:` and the like). */
export function OutsideLink({ address, children }: { address: string; children?: ReactNode }) {
  const url = parseWebAddress(address)
  if (!url) return <span>{children ?? address}</span>
  return (
    <a
      className="tight target"
      href={url.href}
      title={url.hostname}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? url.hostname.replace(/^www\./, '')}
      <Icon name="link" size={12} />
    </a>
  )
}

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
